"""Computer players see what a person in their seat sees: re-deal what is hidden, and the same move comes.

The hidden cards are dealt anew in the record itself, all that was public staying as it was; the seat's view is equal
then, and so must be its move by the same generator. A player that peeks is caught by the same check.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from itertools import islice
from random import Random
from typing import Any, Final, get_type_hints

import pytest

from engines.core.contract import CHANCE, OPEN
from engines.core.match import Match
from engines.registry import GAMES
from tests.contract.facts import FACTS
from tests.contract.matches import listed, parts

LEVELS: Final = ("random", "greedy", "low", "high")
CHECKS: Final = [(key, level) for key in GAMES for level in LEVELS]
REDEALS: Final = 8
FEW_REDEALS: Final = 3
FEW, MANY = 30, 150
"""Positions of a game, in a normal and in a full run; so for the re-deals of each."""

SPACING: Final = 4
"""A position in so many plies is looked at."""

Chooser = Callable[[Match], str]
"""What a player plays in a position, as text."""


def chosen_by(level: str) -> Chooser:
    """The player of a level, which gets the view of the seat to act and always the same generator."""

    def choose(match: Match) -> str:
        assert match.to_act is not None
        return str(match.game.write(match.game.player(level).choose(match.view(match.to_act), Random(7))))

    return choose


def peeking(match: Match) -> str:
    """A player with a planted leak: all hands decide which of the legal moves it makes."""
    seen = sha256(repr(match.view(OPEN)).encode()).digest()
    moves = listed(match)
    return moves[seen[0] % len(moves)]


@cache
def positions(key: str, number: int) -> tuple[Match, ...]:
    """Positions out of games that `random` and `greedy` play by turns."""
    return tuple(islice(_positions(key), number))


def _positions(key: str) -> Iterator[Match]:
    for seed in range(1000):
        level = ("random", "greedy")[seed % 2]
        for index, match in enumerate(_course(key, level, Random(seed))):
            if index % SPACING == seed % SPACING:
                yield match


def _course(key: str, level: str, rng: Random) -> Iterator[Match]:
    """The positions of one game in which a seat is to act."""
    match = Match.new(key)
    while (seat := match.to_act) is not None:
        if seat == CHANCE:
            match = match.deal(rng)
        else:
            yield match
            match = match.move(match.game.player(level).choose(match.view(seat), rng))


def is_blind(choose: Chooser, match: Match, redeals: int) -> bool:
    """Whether the choice stays the same however the cards that the seat to act cannot see are dealt."""
    seat, move = match.to_act, choose(match)
    assert seat is not None
    others = (FACTS[match.game.key].redealt(match, seat, Random(number)) for number in range(redeals))
    return all(other.view(seat) == match.view(seat) and choose(other) == move for other in others)


@pytest.mark.parametrize(("key", "level"), CHECKS)
def test_a_player_moves_alike_whatever_the_hidden_cards_are(key: str, level: str) -> None:
    assert [str(match) for match in positions(key, FEW) if not is_blind(chosen_by(level), match, FEW_REDEALS)] == []


@pytest.mark.full
@pytest.mark.parametrize(("key", "level"), CHECKS)
def test_so_it_does_in_many_positions(key: str, level: str) -> None:
    assert [str(match) for match in positions(key, MANY) if not is_blind(chosen_by(level), match, REDEALS)] == []


@pytest.mark.parametrize("key", GAMES)
def test_a_player_with_a_planted_leak_is_caught(key: str) -> None:
    caught = [match for match in positions(key, FEW) if not is_blind(peeking, match, FEW_REDEALS)]
    assert len(caught) > FEW // 2


@pytest.mark.parametrize("key", GAMES)
def test_re_deals_are_other_deals(key: str) -> None:
    for match in positions(key, 5):
        assert match.to_act is not None
        again = {str(FACTS[key].redealt(match, match.to_act, Random(number))) for number in range(REDEALS)}
        assert len(again | {str(match)}) > REDEALS // 2


@pytest.mark.parametrize(("key", "level"), CHECKS)
def test_by_its_types_a_player_gets_a_view_and_a_generator_and_nothing_else(key: str, level: str) -> None:
    choose = GAMES[key].player(level).choose
    view, rng = (hint for name, hint in get_type_hints(choose).items() if name != "return")
    assert view is type(positions(key, 1)[0].view(0))
    assert rng is Random


@pytest.mark.parametrize("key", GAMES)
def test_no_view_of_a_seat_holds_the_state(key: str) -> None:
    state: type[Any] = type(positions(key, 1)[0].state)
    for match in positions(key, FEW):
        assert match.to_act is not None
        assert not [part for part in parts(match.view(match.to_act)) if isinstance(part, state)]
