"""High's Envido: which call to open with or to raise to, and what to answer, priced over all values the other may have.

A call is made where the own Envido is good enough against those that would want it; now and then it is made without,
so that a call does not give the hand away.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.truco.envido import CHAINS, Chain, wanted
from engines.truco.moves import CallEnvido, Envido, NoQuiero, Quiero
from engines.truco.phases import ToPlay, other
from engines.truco.players.habits import opens_envido, rank_of_value, wants_envido
from engines.truco.players.scene import Scene, takers
from engines.truco.view import envido_calls

GOOD: Final = 0.5
"""The chance against those who want a call from which it is made."""

BLUFFS: Final = 0.3
"""How often plain Envido is called without."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A call, what it is worth, and the chance to win if it is wanted."""

    call: Envido
    worth: float
    chance: float


def answer(scene: Scene, chain: Chain, daring: float) -> CallEnvido | Quiero | NoQuiero:
    """Raise, accept or refuse, whichever is worth most. `daring` is drawn from 0 to 1; little of it bluffs."""
    stake = wanted(chain, scene.now.score)
    refused, stood = scene.gain(-CHAINS[chain].refused), scene.showdown(_chance(scene), stake)
    best = _best(scene, chain, daring)
    # What wins the match already is not raised: the other would have a way out.
    if best is not None and best.worth > max(refused, stood) and scene.gain(stake) < 1:
        return CallEnvido(best.call)
    return Quiero() if stood >= refused else NoQuiero()


def opening(scene: Scene, daring: float) -> CallEnvido | None:
    """The call to open with, if any."""
    best = _best(scene, (), daring)
    return CallEnvido(best.call) if best is not None and best.worth > _unopened(scene) else None


def _best(scene: Scene, chain: Chain, daring: float) -> Offer | None:
    offers = [_offer(scene, (*chain, call)) for call in envido_calls(scene.now)]
    sound = [offer for offer in offers if offer.chance >= GOOD]
    if not sound and daring < BLUFFS:
        sound = [offer for offer in offers if offer.call is Envido.ENVIDO]
    return max(sound, key=lambda offer: offer.worth, default=None)


def _offer(scene: Scene, chain: Chain) -> Offer:
    stake, refused = wanted(chain, scene.now.score), CHAINS[chain].refused
    found = takers(
        (weight * wants_envido(rank_of_value(points), stake, refused), scene.beats(points))
        for points, weight in scene.belief.values.items()
    )
    return Offer(chain[-1], scene.call(found, stake, refused), found.chance)


def _chance(scene: Scene) -> float:
    return sum(weight for points, weight in scene.belief.values.items() if scene.beats(points))


def _unopened(scene: Scene) -> float:
    """What it is worth to leave Envido alone: the other may still call it."""
    if not isinstance(scene.now.ask, ToPlay) or not scene.course.may_open(other(scene.seat)):
        return scene.gain(0)
    chain = (Envido.ENVIDO,)
    callers = takers(
        (weight * opens_envido(rank_of_value(points)), scene.beats(points))
        for points, weight in scene.belief.values.items()
    )
    called = max(scene.showdown(callers.chance, wanted(chain, scene.now.score)), scene.gain(-CHAINS[chain].refused))
    return (1 - callers.share) * scene.gain(0) + callers.share * called
