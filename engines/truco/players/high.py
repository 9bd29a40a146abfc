"""High: weighs every hand that the other may hold by what it has done, and takes what is worth most of the match.

Own cards, cards on the table, announcements that must be true and the unseen rest of the pack are all it knows
(Truco rules, section 9). It draws one number a decision, for its bluffs.
"""

from __future__ import annotations

from random import Random

from engines.truco.moves import Move, Play
from engines.truco.phases import EnvidoPending, TrucoPending
from engines.truco.players import bidding, raising
from engines.truco.players.feel import card_of, results_for, strengths
from engines.truco.players.odds import Spread, plan
from engines.truco.players.scene import Scene, scene_of
from engines.truco.tricks import strength
from engines.truco.view import View, envido_calls


class High:
    """Envido first, then Truco, then a card. It never folds: a refusal costs no more."""

    def choose(self, view: View, rng: Random) -> Move:
        scene, daring = scene_of(view), rng.random()
        if isinstance(scene.now.ask, EnvidoPending):
            return bidding.answer(scene, scene.now.ask.chain, daring)
        opening = bidding.opening(scene, daring) if envido_calls(scene.now) else None
        return opening or _about_the_deal(scene, daring)


def _about_the_deal(scene: Scene, daring: float) -> Move:
    cards = plan(_spread(scene), scene.belief.left)
    if isinstance(scene.now.ask, TrucoPending):
        return raising.answer(scene, cards)
    return raising.calling(scene, cards, daring) or Play(card_of(scene.hand, cards.card))


def _spread(scene: Scene) -> Spread:
    course = scene.course
    return Spread(
        strengths(scene.hand),
        results_for(course, scene.seat),
        led=None if course.led is None else strength(course.led),
        own=course.leader == scene.seat,
        mano=scene.is_mano,
    )
