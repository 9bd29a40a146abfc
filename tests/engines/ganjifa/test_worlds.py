"""Sampled worlds: each fits the view, and those that fit are equally likely."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engines.core.contract import CHANCE, PUBLIC
from engines.core.match import Match
from engines.ganjifa.cards import suit_of, write_cards
from engines.ganjifa.state import view
from engines.ganjifa.worlds import sample, source
from tests.engines.ganjifa.positions import at, course


@pytest.mark.parametrize(("level", "seed"), [("random", 1), ("greedy", 2), ("random", 3)])
def test_a_world_projected_back_is_the_view(level: str, seed: int) -> None:
    rng = Random(seed)
    for match in list(course(level, seed))[::3]:
        for seat in range(3):
            seen = match.view(seat)
            assert view(sample(seen, rng), seat) == seen


def test_no_world_has_a_card_in_a_shown_void() -> None:
    rng = Random(4)
    for match in list(course("random", 4))[40:120:8]:
        for seat in range(3):
            world = sample(match.view(seat), rng)
            for hand, voids in zip(world.hands, match.state.phase.course.voids, strict=True):
                assert not voids & set(map(suit_of, hand))


def test_before_the_first_card_all_know_who_holds_the_trump_raja() -> None:
    match = Match.new("ganjifa").deal(Random(5))
    opener = match.to_act
    assert opener is not None
    for seat in range(3):
        worlds = [sample(match.view(seat), Random(number)) for number in range(20)]
        assert all(match.state.phase.course.opening in world.hands[opener] for world in worlds)


def test_all_worlds_that_fit_are_equally_likely() -> None:
    """Seat 1 has shown void in Matsya and keeps two of the three cards that are left, any two."""
    match = at("d:0|Tma8ma1va/4ku5ku6ku/9ma3ma4va 0:Tma 1:4ku 2:9ma 2:3ma")
    drawn = Counter(write_cards(sample(match.view(0), Random(n)).hands[1]) for n in range(1500))
    assert set(drawn) == {"5ku6ku", "5ku4va", "6ku4va"}
    assert all(400 < count < 600 for count in drawn.values())


def test_an_onlooker_samples_nothing() -> None:
    with pytest.raises(TypeError):
        sample(Match.new("ganjifa").deal(Random(1)).view(PUBLIC), Random(1))


def test_the_draws_depend_on_the_number_of_doubtful_cards_alone() -> None:
    """Re-dealt hidden cards: the generator stands at the same place after a sample."""
    for match in list(course("greedy", 6))[1::9]:
        if match.to_act in (None, CHANCE):
            continue
        seen, ends = match.view(match.to_act), set()
        for number in range(4):
            again = view(sample(seen, Random(number)), match.to_act)
            rng = Random(9)
            source(again).draw(rng)
            ends.add(rng.random())
        assert len(ends) == 1
