"""Hidden worlds: they fit what a seat knows, and the hidden cards may lie anywhere there is room."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engines.cicera.cards import DECK
from engines.cicera.state import view
from engines.cicera.view import View
from engines.cicera.worlds import sample, unseen
from engines.core.contract import PUBLIC
from engines.core.match import Match
from tests.engines.cicera.positions import practice


def course(seed: int) -> list[Match]:
    """The positions of a match at random play."""
    rng = Random(seed)
    found = [Match.new("cicera"), Match.new("cicera").deal(rng)]
    while found[-1].to_act is not None:
        found.append(found[-1].play(rng.choice(list(found[-1].legal()))))
    return found


def test_a_sampled_world_looks_the_same_to_whoever_it_is_drawn_for() -> None:
    rng = Random(6)
    for match in course(1):
        for audience in (0, 1, 2, 3, PUBLIC):
            seen = match.view(audience)
            assert view(sample(seen, rng), audience) == seen


def test_a_sampled_world_holds_each_card_once() -> None:
    for match in course(2)[1:]:
        world = sample(match.view(1), Random(4))
        where = [card for hand in world.hands for card in hand]
        where += [card for cards in (match.view(1).course.table, *match.view(1).course.piles) for card in cards]
        assert sorted(where) == list(DECK)


def test_unseen_are_all_cards_but_the_hand_the_table_and_the_piles() -> None:
    match = practice("d:0|7b9s/RsAd/RdAc/RcAb+7c3d 0:7bx7c")
    codes = {match.game.write(move) for move in map(match.game.parse, ("7b", "9s", "7c", "3d"))}
    assert len(unseen(match.view(0))) == 52 - len(codes)
    assert len(unseen(match.view(2))) == 52 - 5


def test_in_a_practice_deal_unseen_cards_may_be_left_out() -> None:
    match = practice("d:0|7b/Rs/Rd/Rc+7c")
    world = sample(match.view(0), Random(1))
    assert [len(hand) for hand in world.hands] == [1, 1, 1, 1]
    assert view(world, 0) == match.view(0)


def test_a_hidden_card_is_in_each_other_hand_as_often() -> None:
    seen = course(3)[9].view(0)
    card = unseen(seen)[0]
    rng = Random(8)
    where = Counter(owner(seen, card, rng) for _ in range(900))
    for seat in (1, 2, 3):
        share = seen.held[seat] / (sum(seen.held) - seen.held[0])
        assert where[seat] / 900 == pytest.approx(share, abs=0.06)


def owner(seen: View, card: int, rng: Random) -> int:
    return next(seat for seat, hand in enumerate(sample(seen, rng).hands) if card in hand)
