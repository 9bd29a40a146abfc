"""High's Truco: when to call, what to answer, priced over all hands the other may hold and the play of the cards.

A call is made for its worth where the cards are good enough against those that would want it, and now and then without.
"""

from __future__ import annotations

from typing import Final

from engines.truco.moves import CallTruco, NoQuiero, Quiero
from engines.truco.phases import other
from engines.truco.players import habits
from engines.truco.players.feel import impression
from engines.truco.players.odds import Plan
from engines.truco.players.scene import Scene
from engines.truco.view import truco_call

GOOD: Final = 0.55
BLUFFS: Final = 0.08


def answer(scene: Scene, made: Plan) -> Quiero | NoQuiero:
    stake = scene.course.stake.points
    won, lost = scene.gain(stake + 1), scene.gain(-stake - 1)
    return Quiero() if made.chance * won + (1 - made.chance) * lost >= scene.gain(-stake) else NoQuiero()


def calling(scene: Scene, made: Plan, daring: float) -> CallTruco | None:
    call = truco_call(scene.now)
    if call is None:
        return None
    stake = scene.course.stake.points
    takers = beaten = 0.0
    for left, weight in scene.belief.left.items():
        wants = weight * habits.wants_truco(impression(scene.course, other(scene.seat), left), stake + 1)
        takers += wants
        beaten += wants * (left in made.beaten)
    chance = beaten / takers if takers else 1.0
    worth = (1 - takers) * scene.gain(stake) + beaten * scene.gain(stake + 1) + (takers - beaten) * scene.gain(-stake - 1)
    quiet = made.chance * scene.gain(stake) + (1 - made.chance) * scene.gain(-stake)
    if worth > quiet and (chance >= GOOD or daring < BLUFFS):
        return CallTruco(call)
    return None
