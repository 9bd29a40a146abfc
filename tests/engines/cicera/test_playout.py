"""What players compute with beside the rules: it must agree with these, and with the yardsticks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.cicera.bonuses import bonuses
from engines.cicera.captures import captures
from engines.cicera.cards import DECK, SUITS, rank_of, read_cards
from engines.cicera.moves import Capture, Place, Turn
from engines.cicera.phases import Over, Playing
from engines.cicera.players.playout import Course, Made, course
from engines.cicera.players.tables import Tables, bits_of, cards_in
from engines.cicera.players.weights import BONUS, WEIGHTS, weigh
from engines.cicera.players.yardsticks import Careful, worth
from engines.cicera.state import State, apply, deal, view
from engines.cicera.view import legal
from tests.engines.cicera.positions import practice

TABLES = Tables()


def states(seed: int) -> Iterator[State]:
    """The positions of a deal in which `careful` and chance choose by turns."""
    rng = Random(seed)
    now = apply(State(), deal(rng))
    while isinstance(now.phase, Playing):
        yield now
        seen = view(now, now.phase.turn)
        now = apply(now, rng.choice(list(legal(seen))) if rng.random() < 0.3 else Careful().choose(seen, rng))


def playing(now: State) -> Playing:
    assert isinstance(now.phase, Playing)
    return now.phase


def as_turn(made: Made) -> Turn:
    card, taken, _ = made
    return Capture(card, cards_in(taken)) if taken else Place(card)


def as_course(now: State) -> Course:
    return course(playing(now), now.hands, TABLES)


def test_the_weights_are_those_of_the_rules_page() -> None:
    assert {text: WEIGHTS[read_cards(text)[0]] for text in ("7d", "Td", "Fc", "As", "2s", "4s", "5s", "6s", "Rs")} == {
        "7d": 7,
        "Td": 107,
        "Fc": 107,
        "As": 64,
        "2s": 164,
        "4s": 44,
        "5s": 34,
        "6s": 29,
        "Rs": 19,
    }


@given(st.permutations(DECK), st.integers(0, 14))
def test_a_table_is_looked_at_as_the_rules_see_it(pack: list[int], size: int) -> None:
    table, other = tuple(sorted(pack[:size])), pack[size]
    look = Tables().look(bits_of(table))
    assert cards_in(bits_of(table)) == table
    for card in pack[size:]:
        found = {
            taken: made + BONUS * ((suit == card % len(SUITS)) + (single == other))
            for taken, made, suit, single in look.takes[rank_of(card)]
        }
        assert found == {
            bits_of(taken): weigh(taken) + BONUS * len(bonuses(card, taken, table, other))
            for taken in captures(card, table)
        }


@pytest.mark.parametrize("seed", range(12))
def test_a_playout_plays_as_careful_does(seed: int) -> None:
    """Where moves are equal to `careful`, the playout may take another of them than the yardstick's text order does."""
    differ = 0
    for now in states(seed):
        seen = view(now, playing(now).turn)
        chosen, careful = as_turn(as_course(now).choice()), Careful().choose(seen, Random(1))
        differ += chosen != careful
        assert type(chosen) is type(careful)
    assert differ <= 4


@pytest.mark.parametrize("seed", range(12))
def test_a_playout_to_the_end_scores_as_the_rules_do(seed: int) -> None:
    """Both go the same way, ply by ply, and come to the same points."""
    for start in list(states(seed))[::12]:
        now, played = start, as_course(start)
        while isinstance(now.phase, Playing):
            made = played.choice()
            assert made[2] == worth(as_turn(made), now.phase)
            now = apply(now, as_turn(made))
            played.take(made)
        assert isinstance(now.phase, Over)
        first, second = now.phase.points
        assert played.balance(0) == -played.balance(1) == BONUS * (first - second)


def test_a_copy_goes_its_own_way() -> None:
    start = as_course(next(states(1)))
    other = start.copy()
    assert other == start
    other.play_on(5)
    assert other != start
    assert start.copy() == as_course(next(states(1)))
    assert other.left == start.left - 5


@pytest.mark.parametrize(
    ("dispute", "plies", "balance"),
    [
        ("nothing is to be feared", "d:0|7b2d/Rs2c/Rd2b/RcRb+9s 0:7b", 0),
        ("the next holds the card just placed", "d:0|7b2d/7s2c/Rd2b/RcRb+9s 0:7b", -(7 + 7 + 100) * 8 // 10),
        ("the next can take what is worth more", "d:0|7b2d/7s2c/Rd2b/RcRb+7d2s 0:7b", -(7 + 164) * 8 // 10),
        ("the next clears the table", "d:0|7b2d/7s2c/Rd2b/RcRb+ 0:7b", -(7 + 7 + 200) * 8 // 10),
    ],
)
def test_before_the_end_what_the_next_seat_can_make_counts_against_a_team(
    dispute: str, plies: str, balance: int
) -> None:
    assert as_course(practice(plies).state).balance(0) in (balance, balance + 1), dispute
