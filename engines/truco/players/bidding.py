"""High's Envido: which call to open with or to raise to, and what to answer, priced over all values the other may have.

A call is made for its worth where the own Envido is good enough against those that would want it; now and then a call
is made without, so that nobody can tell.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.truco.envido import CHAINS, Chain, wanted
from engines.truco.moves import CallEnvido, Envido, NoQuiero, Quiero, Turn
from engines.truco.phases import ToPlay, other
from engines.truco.players import habits
from engines.truco.players.scene import Scene
from engines.truco.view import envido_calls

GOOD: Final = 0.47
"""The chance against those who want a call from which it is made for its worth."""

BLUFFS: Final = 0.1
"""How often Envido is called without."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A call: what it is worth, and the chance to win if it is wanted."""

    call: Envido
    worth: float
    chance: float


def answer(scene: Scene, chain: Chain, daring: float) -> Turn:
    """Raise, accept or refuse, whichever is worth most."""
    refused, stood = scene.gain(-CHAINS[chain].refused), _showdown(scene, wanted(chain, scene.now.score))
    best = _best(scene, chain, daring)
    if best is not None and best.worth > max(refused, stood):
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
    terms, stake = CHAINS[chain], wanted(chain, scene.now.score)
    won, lost, spared = scene.gain(stake), scene.gain(-stake), scene.gain(terms.refused)
    takers = beaten = 0.0
    for points, weight in scene.belief.values.items():
        wants = weight * habits.wants_envido(habits.rank_of_value(points), stake, terms.refused)
        takers += wants
        beaten += wants * scene.beats(points)
    worth = (1 - takers) * spared + beaten * won + (takers - beaten) * lost
    return Offer(chain[-1], worth, beaten / takers if takers else 1.0)


def _showdown(scene: Scene, stake: int) -> float:
    beaten = sum(weight for points, weight in scene.belief.values.items() if scene.beats(points))
    return beaten * scene.gain(stake) + (1 - beaten) * scene.gain(-stake)


def _unopened(scene: Scene) -> float:
    """What it is worth to leave Envido alone: the other may still call it."""
    nothing = scene.gain(0)
    if not isinstance(scene.now.ask, ToPlay) or not scene.course.may_open(other(scene.seat)):
        return nothing
    chain = (Envido.ENVIDO,)
    won, lost, refused = scene.gain(CHAINS[chain].wanted or 0), scene.gain(-(CHAINS[chain].wanted or 0)), scene.gain(-1)
    callers = beaten = 0.0
    for points, weight in scene.belief.values.items():
        calls = weight * habits.opens_envido(habits.rank_of_value(points))
        callers += calls
        beaten += calls * scene.beats(points)
    return (1 - callers) * nothing + max(beaten * won + (callers - beaten) * lost, callers * refused)
