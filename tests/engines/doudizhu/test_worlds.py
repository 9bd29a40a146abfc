"""Sampled worlds: they fit what the seat knows, and draw no more than that."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

import pytest

from engines.core.contract import OPEN
from engines.core.match import Match
from engines.doudizhu.cards import DECK, write_card
from engines.doudizhu.phases import Auction
from engines.doudizhu.state import State, view
from engines.doudizhu.worlds import sample, source
from tests.contract.matches import dealt_positions
from tests.engines.doudizhu.positions import WHOLE, practice

SEEDS: Final = (1, 2, 3)
TAKEN: Final = f"{WHOLE} 0:b3 0:4s"
"""Seat 0 is landlord, has shown Jd2d2c, and has led."""


class Counting(Random):
    """A generator that counts what is drawn from it."""

    drawn = 0

    def getrandbits(self, k: int, /) -> int:
        self.drawn += 1
        return super().getrandbits(k)


def cards(state: State) -> list[int]:
    """All cards that nobody has played yet, the hidden bottom included."""
    bottom = state.bottom if isinstance(state.phase, Auction) else ()
    return sorted(card for hand in (*state.hands, bottom) for card in hand)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seat", range(3))
def test_a_world_looks_to_the_seat_as_the_truth_does(seat: int, seed: int) -> None:
    for match in dealt_positions("doudizhu", seed, step=4):
        seen = match.view(seat)
        assert view(sample(seen, Random(seed)), seat) == seen


@pytest.mark.parametrize("seed", SEEDS)
def test_a_world_holds_the_cards_that_the_truth_holds(seed: int) -> None:
    for match in dealt_positions("doudizhu", seed, step=4):
        world = sample(match.view(0), Random(seed))
        assert cards(world) == cards(match.state)
        assert not world.short


def test_the_landlord_has_the_shown_bottom_cards_until_they_are_played() -> None:
    match = Match.read(TAKEN)
    shown = {card for card in DECK if write_card(card) in ("Jd", "2d", "2c")}
    assert all(shown <= set(sample(match.view(1), Random(seed)).hands[0]) for seed in range(20))
    later = match.play("-").play("-").play("Jd")
    worlds = [sample(later.view(1), Random(seed)) for seed in range(20)]
    assert all(len(shown & set(world.hands[0])) == 2 for world in worlds)


def test_unseen_cards_are_in_every_hand_equally_often() -> None:
    match = Match.read(WHOLE)
    where = source(match.view(0))
    worlds = [where.draw(Random(seed)) for seed in range(400)]
    for card in where.unseen[::9]:
        held = Counter(next((s for s in (1, 2) if card in world.hands[s]), "bottom") for world in worlds)
        assert 140 < held[1] < 230
        assert 140 < held[2] < 230
        assert 10 < held["bottom"] < 60


def test_what_is_drawn_does_not_depend_on_the_hidden_cards() -> None:
    match = Match.read(TAKEN).play("-")
    for seed in range(8):
        other = view(sample(match.view(2), Random(seed)), 2)
        draws = [Counting(5), Counting(5)]
        worlds = [sample(seen, rng) for seen, rng in zip((match.view(2), other), draws, strict=True)]
        assert worlds[0] == worlds[1]
        assert draws[0].drawn == draws[1].drawn > 0


def test_worlds_of_a_seat_differ() -> None:
    seen = Match.read(TAKEN).view(1)
    assert len({sample(seen, Random(seed)).hands for seed in range(20)}) == 20


def test_a_practice_deal_may_hold_any_card_of_the_pack() -> None:
    seen = practice("d:0|3s4s5s/6s7s8s/9sTsJs+Qs 0:b3").view(1)
    worlds = [sample(seen, Random(seed)) for seed in range(200)]
    assert all(world.short and len(world.hands[2]) == 3 for world in worlds)
    elsewhere = set(DECK) - {card for world in worlds for card in world.hands[2]}
    assert {write_card(card) for card in elsewhere} == {"6s", "7s", "8s", "Qs"}


def test_who_sees_everything_gets_the_truth() -> None:
    match = Match.read(TAKEN)
    assert sample(match.view(OPEN), Random(1)) == match.state


def test_before_the_deal_there_is_nothing_to_sample() -> None:
    assert sample(Match.new("doudizhu").view(0), Random(1)) == State()
