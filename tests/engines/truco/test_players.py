"""Computer players: decisions that are not to be doubted, honesty, and who beats whom."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from random import Random

import pytest

from engines.core.arena import play
from engines.core.contract import CHANCE
from engines.core.match import Match
from engines.truco.game import GAME
from engines.truco.moves import write_move
from engines.truco.players import PLAYERS
from engines.truco.state import view
from engines.truco.view import View
from engines.truco.worlds import sample
from tests.engines.truco.positions import DEAL, at

LEVELS = ("low", "high", "greedy", "random")


def chosen(level: str, plies: str, score: str = "10-10", seeds: int = 12) -> set[str]:
    """All that a player does here, whatever it draws."""
    match = at(plies, score)
    assert match.to_act is not None
    seen = match.view(match.to_act)
    return {write_move(PLAYERS[level].choose(seen, Random(seed))) for seed in range(seeds)}


SURELY_LOST = "0:5e 1:3b 1:4c 0:3e 0:4b"
"""One trick each, the first to seat 1, and seat 0 has led a 4: whatever is left beats it, or ties and wins."""


@pytest.mark.parametrize(
    ("dispute", "plies", "card"),
    [
        ("the highest after a first parda", "0|3e7e4b/3b6c5c 0:truco 1:quiero 0:3e 1:3b", "7e"),
        ("the cheapest that wins after a first parda", "0|3e2e4b/3b1e1b 0:3e 1:truco 0:quiero 1:3b 0:2e", "1b"),
        ("a 2 and not a 3 where both win", "0|4eRe5e/4b2b3c 0:4e 1:truco 0:quiero 1:4b 0:Re", "2b"),
        ("its last card", "0|3e5e4b/1e3b2c 0:5e 1:truco 0:quiero 1:3b 1:2c 0:3e 0:4b", "1e"),
    ],
)
def test_high_plays(dispute: str, plies: str, card: str) -> None:
    assert chosen("high", f"d:{plies}") == {card}, dispute


@pytest.mark.parametrize(
    "plies",
    [
        f"d:0|3e5e4b/3b4c7o {SURELY_LOST} 1:truco",
        f"d:0|3e5e4b/3b4c7o 0:truco 1:quiero {SURELY_LOST} 1:retruco",
    ],
)
def test_high_never_wants_a_deal_that_is_surely_lost_unless_the_refusal_loses_the_match(plies: str) -> None:
    assert chosen("high", plies) == {"noquiero"}
    assert chosen("high", plies, "10-29") == {"quiero"}


@pytest.mark.parametrize(
    ("plies", "score"),
    [
        (f"{DEAL} 0:truco", "29-3"),
        (f"{DEAL} 0:envido", "29-3"),
        (f"{DEAL} 0:envido 1:envido 0:real", "26-3"),
        ("d:0|3e4b7e/4c5c6o 0:4b 1:5c 1:4c 0:3e 0:truco", "29-3"),
    ],
)
def test_high_never_refuses_when_the_refusal_loses_the_match(plies: str, score: str) -> None:
    assert "noquiero" not in chosen("high", plies, score)


@pytest.mark.parametrize(
    ("plies", "score"),
    [
        ("d:0|1e1b7e/4c5c6o", "29-3"),
        ("d:0|1e1b7e/4c5c6o 0:1e 1:4c", "29-28"),
        ("d:1|1e1b7e/4c5c6o 1:truco 0:quiero 1:4c 0:7e", "28-10"),
    ],
)
def test_high_never_raises_what_already_wins_the_match(plies: str, score: str) -> None:
    assert not chosen("high", plies, score) & {"truco", "retruco", "vale4"}


def test_high_raises_what_it_cannot_lose() -> None:
    assert chosen("high", "d:0|1e4b3e/1c4c5o 0:4b 1:1c 1:4c 0:3e") == {"truco"}


def test_high_never_folds() -> None:
    for match in positions(Random(21), "high"):
        assert match.plies[-1][2:] != "mazo"


def positions(rng: Random, level: str) -> Iterator[Match]:
    """A match that this level plays against itself, a position a ply."""
    player, match = PLAYERS[level], Match.new("truco")
    while (seat := match.to_act) is not None:
        match = match.deal(rng) if seat == CHANCE else match.move(player.choose(match.view(seat), rng))
        yield match


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_is_blind_to_what_its_seat_cannot_see(level: str) -> None:
    assert same_moves(level, number=25) == 25


@pytest.mark.full
@pytest.mark.parametrize("level", LEVELS)
def test_a_player_is_blind_in_many_positions(level: str) -> None:
    assert same_moves(level, number=150) == 150


def same_moves(level: str, number: int) -> int:
    """In how many of so many positions a player moves the same, whatever eight times the hidden cards are."""
    rng, player = Random(5), PLAYERS[level]
    views = list(decisions(rng, number))
    redealt = ([view(sample(seen, rng), seen.audience) for _ in range(8)] for seen in views)
    return sum(len({write_move(player.choose(seen, Random(9))) for seen in again}) == 1 for again in redealt)


def decisions(rng: Random, number: int) -> Iterator[View]:
    """So many views of a seat that is to act, from matches that low plays against itself."""
    endless = (match for _ in count() for match in positions(rng, "low"))
    views = (match.view(match.to_act) for match in endless if match.to_act is not None and match.to_act != CHANCE)
    return islice(views, number)


class Peeking:
    """A player with a leak: it looks at the other's hand, and must be caught."""

    def choose(self, state: object, _rng: Random) -> str:
        return repr(getattr(state, "dealt", None))


def test_a_player_that_peeks_would_be_caught() -> None:
    seen, rng = at(DEAL).view(0), Random(1)
    assert len({Peeking().choose(sample(seen, rng), rng) for _ in range(8)}) > 1


def test_high_calls_now_and_then_without_the_cards_for_it() -> None:
    assert chosen("high", "d:1|1e6b7c/4eSeCo") == {"envido", "Co"}


@pytest.mark.parametrize(
    ("better", "worse", "deals", "least"),
    [("low", "random", 60, 0.3), ("high", "greedy", 40, 0.0), ("high", "low", 40, 0.0)],
)
def test_who_beats_whom(better: str, worse: str, deals: int, least: float) -> None:
    """A smoke test with wide bounds; the ladder itself takes thousands of deals."""
    row = play("truco", better, worse, deals=deals, seed=4)
    assert row.illegal == 0
    assert row.mean > least


def test_every_level_is_there() -> None:
    assert set(PLAYERS) == set(LEVELS)
    assert set(GAME.levels) <= set(PLAYERS)
    with pytest.raises(KeyError):
        GAME.player("nonsense")
