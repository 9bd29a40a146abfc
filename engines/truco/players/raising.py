"""High's Truco: when to call, what to answer, priced over all hands the other may hold and the play of the cards.

A call is made where the cards are good enough against those that would want it, and now and then without.
"""

from __future__ import annotations

from typing import Final

from engines.truco.moves import CallTruco, NoQuiero, Quiero
from engines.truco.phases import other
from engines.truco.players.feel import impression
from engines.truco.players.habits import wants_truco
from engines.truco.players.odds import Plan
from engines.truco.players.scene import Scene, Takers, takers
from engines.truco.view import truco_call

GOOD: Final = 0.55
"""The chance against those who want a call from which it is made. Above one half: whoever wants it may raise."""

BLUFFS: Final = 0.3
"""How often Truco is called without."""


def answer(scene: Scene, plan: Plan) -> Quiero | NoQuiero:
    """Accept what is worth as much as the refusal: a lost deal never, unless the refusal loses the match."""
    stake = scene.course.stake.points
    return Quiero() if scene.showdown(plan.chance, stake + 1) >= scene.gain(-stake) else NoQuiero()


def calling(scene: Scene, plan: Plan, daring: float) -> CallTruco | None:
    """The call to make before playing a card, if any. `daring` is drawn from 0 to 1; little of it bluffs."""
    call, stake = truco_call(scene.now), scene.course.stake.points
    # What wins the match already is not raised: losing would cost more.
    if call is None or scene.gain(stake) == 1:
        return None
    found = _takers(scene, plan)
    is_worth_it = scene.call(found, stake + 1, stake) > scene.showdown(plan.chance, stake)
    return CallTruco(call) if is_worth_it and (found.chance >= GOOD or daring < BLUFFS) else None


def _takers(scene: Scene, plan: Plan) -> Takers:
    stake, opponent = scene.course.stake.points + 1, other(scene.seat)
    return takers(
        (weight * wants_truco(impression(scene.course, opponent, left), stake), left in plan.beaten)
        for left, weight in scene.belief.left.items()
    )
