"""High: weighs every hand that the other may hold by what it has done, and takes what is worth most of the match.

Calls and answers are priced by the chance to win the match from the scores that they lead to.
"""

from __future__ import annotations

from random import Random

from engines.truco.moves import Move, Play
from engines.truco.phases import EnvidoPending, TrucoPending
from engines.truco.players import bidding, raising
from engines.truco.players.odds import Plan, plan
from engines.truco.players.scene import Scene, scene_of
from engines.truco.tricks import strength
from engines.truco.view import View, envido_calls
from engines.truco.players.feel import results_for, strengths


class High:
    def choose(self, view: View, rng: Random) -> Move:
        scene, daring = scene_of(view), rng.random()
        if isinstance(scene.now.ask, EnvidoPending):
            return bidding.answer(scene, scene.now.ask.chain, daring)
        opening = bidding.opening(scene, daring) if envido_calls(scene.now) else None
        if opening is not None:
            return opening
        made = planned(scene)
        if isinstance(scene.now.ask, TrucoPending):
            return raising.answer(scene, made)
        return raising.calling(scene, made, daring) or Play(next(c for c in view.hand if strength(c) == made.card))


def planned(scene: Scene) -> Plan:
    course = scene.course
    led = None if course.led is None else strength(course.led)
    return plan(
        strengths(scene.view.hand), scene.belief.left, results_for(course, scene.seat), led,
        lies=course.leader == scene.seat, mano=scene.mano,
    )
