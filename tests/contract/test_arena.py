"""The arena: rows that come out the same anywhere, sums that are right, and moves that are checked, for every game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import pytest

from engines.core import arena
from engines.core.arena import Cheat, Result, Row, Task
from engines.core.contract import OPEN
from engines.core.match import Match
from engines.registry import GAMES
from tests.contract.facts import FACTS

NAMES: Final = {"mean", "ci_low", "ci_high", "units", "p50_ms", "p95_ms", "max_ms", "illegal"}
"""What other programs read from a row."""

HERE: Final = __name__
games = pytest.mark.parametrize("key", list(GAMES))


class Lawless:
    """Deals cards where a move is due, which no seat may do in any game."""

    def choose(self, view: Any, rng: Random) -> Any:
        game = next(game for game in GAMES.values() if type(Match.new(game.key).view(0)) is type(view))
        return game.deal(Match.new(game.key).state, rng)


class Peeping:
    """Asks for the view that sees everything, and notes what it gets."""

    sees_all = True

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def choose(self, view: Any, _rng: Random) -> Any:
        self.seen.append(view)
        raise Caught


class Caught(Exception):  # noqa: N818 (it is no error: it stops a bout)
    """What a peeping player stops the bout with."""


lawless = Lawless()
peeping = Peeping()
silent = object()


def command(*words: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit code and the output of `cardavia arena`."""
    code = arena.main(words)
    return code, capsys.readouterr().out


def row(worths: Sequence[float], times: Sequence[float] = (1.0,)) -> Row:
    results = [Result(worth, times=tuple(times)) for worth in worths]
    return arena.summary(Task("game", "a", "b", 1, 0), results)


@games
def test_a_row_does_not_depend_on_the_number_of_processes(key: str) -> None:
    one, two = (arena.play(key, "low", "random", deals=4, seed=5, jobs=jobs) for jobs in (1, 2))
    assert (one.mean, one.won, one.lost, one.moves) == (two.mean, two.won, two.lost, two.moves)


@games
def test_another_seed_gives_other_deals(key: str) -> None:
    first, second = (GAMES[key].contest.bouts(Random(f"{seed}/0"))[0].plies for seed in (1, 2))
    assert first != second


@games
def test_a_unit_is_one_deal_in_every_seating(key: str) -> None:
    bouts = GAMES[key].contest.bouts(Random(1))
    assert len({bout.plies for bout in bouts}) == 1
    assert len({bout.is_a for bout in bouts}) == len(bouts) > 1
    assert all(0 < sum(bout.is_a) < GAMES[key].seats for bout in bouts)


@games
def test_a_player_against_itself_makes_the_same_of_every_deal(key: str) -> None:
    even = arena.play(key, "greedy", "greedy", deals=6, seed=2)
    assert even.sd == 0
    assert even.ci_low <= even.mean <= even.ci_high


@games
def test_low_beats_random_plainly(key: str) -> None:
    smoke = arena.play(key, "low", "random", deals=20, seed=1)
    assert smoke.won > smoke.lost
    assert smoke.illegal == 0


@games
def test_high_beats_random_plainly(key: str) -> None:
    smoke = arena.play(key, "high", "random", deals=FACTS[key].smoke, seed=1)
    assert smoke.won > smoke.lost
    assert smoke.illegal == 0


@pytest.mark.full
@games
def test_high_beats_low_and_greedy(key: str) -> None:
    for other in ("low", "greedy"):
        smoke = arena.play(key, "high", other, deals=40, seed=1)
        assert smoke.won > smoke.lost
        assert smoke.illegal == 0


@games
def test_an_illegal_move_fails_the_command(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = command(key, f"{HERE}:lawless", "random", "--deals", "2", "--json", capsys=capsys)
    assert code == 1
    assert 0 < json.loads(out)["illegal"] <= 2 * len(GAMES[key].contest.bouts(Random(1)))


@games
def test_json_has_the_names_that_others_read(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = command(key, "random", "random", "--deals", "3", "--seed", "4", "--json", capsys=capsys)
    found = json.loads(out)
    assert code == 0
    assert found.keys() >= NAMES
    assert (found["units"], found["seed"], found["illegal"]) == (3, 4, 0)
    assert found["p50_ms"] <= found["p95_ms"] <= found["max_ms"]


@games
def test_in_words_a_row_says_the_same(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = command(key, "random", "random", "--deals", "3", capsys=capsys)
    assert code == 0
    assert out.startswith(f"{key}: random against random, 3 units, seed 1\nmean ")
    assert "illegal moves 0" in out


@pytest.mark.parametrize(
    "words",
    [
        ("no-game", "low", "low"),
        (next(iter(GAMES)), "no-level", "low"),
        (next(iter(GAMES)), "low", "no.module:player"),
        (next(iter(GAMES)), "low", f"{HERE}:nobody"),
        (next(iter(GAMES)), f"{HERE}:silent", "low"),
    ],
)
def test_whoever_is_not_there_cannot_play(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main(words) == 2
    assert "cardavia arena: " in capsys.readouterr().err


@pytest.mark.parametrize("words", [("--deals", "0"), ("--jobs", "-1"), ("--deals", "few")])
def test_numbers_of_deals_and_jobs_start_at_one(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        arena.main([next(iter(GAMES)), "low", "low", *words])
    assert caught.value.code == 2
    assert words[0] in capsys.readouterr().err


def test_the_interval_is_the_mean_and_two_standard_errors_or_so() -> None:
    found = row([0.0, 1.0, 1.0, 0.0])
    assert (found.mean, found.units) == (0.5, 4)
    assert found.sd == pytest.approx(0.57735, abs=1e-5)
    assert found.ci_high - found.mean == found.mean - found.ci_low == pytest.approx(1.96 * found.sd / 2)


def test_a_single_unit_has_no_spread() -> None:
    assert row([1.0]).sd == 0


def test_times_are_quantiles_of_all_moves() -> None:
    found = row([1.0], times=[float(ms) for ms in range(100, 0, -1)])
    assert (found.p50_ms, found.p95_ms, found.max_ms, found.moves) == (50, 95, 100, 100)


@games
def test_only_a_player_outside_the_contract_sees_everything(key: str) -> None:
    game = GAMES[key]
    assert not [level for level in ("random", "greedy", *game.levels) if isinstance(game.player(level), Cheat)]
    with pytest.raises(Caught):
        arena.play(key, f"{HERE}:peeping", f"{HERE}:peeping", deals=1, seed=1)
    deal = Match.read(arena.record(game.contest.bouts(Random("1/0"))[0]))
    assert peeping.seen.pop() == deal.view(OPEN)
