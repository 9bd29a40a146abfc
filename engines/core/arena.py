"""`cardavia arena`: two players of a game against each other, on the same deals in every seating. Knows no game.

A unit is one deal in every seating that the game's contest names. Its deal and every draw of its players follow from
the seed and the unit's number alone, so that a row comes out the same whatever the number of processes.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from importlib import import_module
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, Protocol, runtime_checkable

from engines.core.contract import CHANCE, OPEN, AnyGame, Bout, Player
from engines.core.discovery import SHELF
from engines.core.errors import IllegalMoveError, NotationError
from engines.core.match import Match

AnyPlayer = Player[Any, Any]
Z_95 = 1.96
MS = 1000.0


@runtime_checkable
class Cheat(Protocol):
    """A player outside the contract that asks to see all hands: the upper bound of a ladder. No level is one."""

    sees_all: bool

    def choose(self, view: Any, rng: Random, /) -> Any: ...


@dataclass(frozen=True, slots=True)
class Task:
    """One unit: which game, who plays, and what the deal follows from."""

    key: str
    a: str
    b: str
    seed: int
    unit: int


@dataclass(frozen=True, slots=True)
class Bench:
    """The two sides of a bout."""

    a: AnyPlayer
    b: AnyPlayer


@dataclass(frozen=True, slots=True)
class Result:
    """What a bout or a unit came to: A's worth in the game's unit, bouts by outcome, CPU milliseconds of A's moves."""

    worth: float
    won: int = 0
    drawn: int = 0
    lost: int = 0
    illegal: int = 0
    times: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the ladder. Times are CPU milliseconds a move of side A; bouts are counted in `won`, `drawn`, `lost`."""

    game: str
    a: str
    b: str
    seed: int
    units: int
    mean: float
    sd: float
    ci_low: float
    ci_high: float
    won: int
    drawn: int
    lost: int
    p50_ms: float
    p95_ms: float
    max_ms: float
    moves: int
    illegal: int

    def __str__(self) -> str:
        """The row in words, a line a subject."""
        return (
            f"{self.game}: {self.a} against {self.b}, {self.units} units, seed {self.seed}\n"
            f"mean {self.mean:.4f}, 95 % interval {self.ci_low:.4f} to {self.ci_high:.4f}, "
            f"standard deviation of the unit {self.sd:.4f}\n"
            f"bouts won {self.won}, drawn {self.drawn}, lost {self.lost}\n"
            f"CPU ms a move of {self.a}: p50 {self.p50_ms:.2f}, p95 {self.p95_ms:.2f}, max {self.max_ms:.2f} "
            f"({self.moves} moves)\n"
            f"illegal moves {self.illegal}\n"
        )


def main(argv: Sequence[str]) -> int:
    """Play, print the row, and return the exit code: 1 where a player made an illegal move, 2 for a bad command."""
    options = _parser().parse_args(argv)
    if "" not in sys.path:
        sys.path.insert(0, "")  # one's own player may lie in the working folder, which a script's path leaves out
    try:
        check(options.key, options.a, options.b)
    except (LookupError, AttributeError, ImportError, TypeError) as error:
        sys.stderr.write(f"cardavia arena: {error}\n")
        return 2
    row = play(options.key, options.a, options.b, deals=options.deals, seed=options.seed, jobs=options.jobs)
    sys.stdout.write(json.dumps(asdict(row)) + "\n" if options.json else str(row))
    return 1 if row.illegal else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="cardavia arena", description="Two players on equal deals.")
    parser.add_argument("key", help="the game, as in its address")
    parser.add_argument("a", help="a level of the game, or module:attribute of a player")
    parser.add_argument("b", help="whom A plays against, likewise")
    parser.add_argument("--deals", type=_positive, default=100, metavar="N", help="deals, each played in every seating")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="what deals and players follow from")
    parser.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes; no row depends on it")
    parser.add_argument("--json", action="store_true", help="one line of JSON instead of sentences")
    return parser


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 1 on")
    return number


def check(key: str, a: str, b: str) -> None:
    """Raise LookupError for no such game or level, ImportError, AttributeError or TypeError for no such player."""
    if key not in SHELF:
        raise LookupError(f"there is no game {key!r}, but {', '.join(SHELF)}")
    _seated(Task(key, a, b, 0, 0))


def find(game: AnyGame, name: str) -> AnyPlayer:
    """The player of a level of the game, or the one that `module:attribute` names."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return _level(game, name)
    found: AnyPlayer = getattr(import_module(module), attribute)
    if not callable(getattr(found, "choose", None)):
        raise TypeError(f"{name} has no choose(view, rng)")
    return found


def _level(game: AnyGame, name: str) -> AnyPlayer:
    try:
        return game.player(name)
    except KeyError as error:
        raise LookupError(f"{game.key} has no level {name!r}") from error


def _seated(task: Task) -> Bench:
    game = SHELF[task.key]
    return Bench(find(game, task.a), find(game, task.b))


def play(key: str, a: str, b: str, *, deals: int, seed: int, jobs: int = 1) -> Row:
    """Play so many units and sum them up."""
    tasks = [Task(key, a, b, seed, unit) for unit in range(deals)]
    return summary(tasks[0], list(_results(tasks, jobs)))


def _results(tasks: Sequence[Task], jobs: int) -> Iterator[Result]:
    if jobs == 1:
        yield from map(unit, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(unit, tasks, chunksize=max(1, len(tasks) // (8 * jobs)))


def unit(task: Task) -> Result:
    """One deal in every seating."""
    game, bench = SHELF[task.key], _seated(task)
    bouts = game.contest.bouts(Random(f"{task.seed}/{task.unit}"))
    return _joined([_bout(game, bout, bench, f"{task.seed}/{task.unit}/{i}") for i, bout in enumerate(bouts)])


def _joined(results: Sequence[Result]) -> Result:
    return Result(
        worth=fmean(result.worth for result in results),
        won=sum(result.won for result in results),
        drawn=sum(result.drawn for result in results),
        lost=sum(result.lost for result in results),
        illegal=sum(result.illegal for result in results),
        times=tuple(time for result in results for time in result.times),
    )


def _bout(game: AnyGame, bout: Bout, bench: Bench, seed: str) -> Result:
    """One seating. An illegal move ends it, worth nothing to either side."""
    match = Match.read(record(bout))
    times: list[float] = []
    while not game.contest.is_over(match.state):
        rng = Random(f"{seed}/{len(match.plies)}")
        try:
            match = match.deal(rng) if match.to_act == CHANCE else _step(match, bout, bench, rng, times)
        except (IllegalMoveError, NotationError):
            return Result(0.0, illegal=1, times=tuple(times))
    return _scored(game, bout, match, times)


def record(bout: Bout) -> str:
    tags = "\n".join(f'[{name} "{value}"]' for name, value in bout.tags.items())
    return f"{tags}\n\n{' '.join(bout.plies)}\n"


def _step(match: Match, bout: Bout, bench: Bench, rng: Random, times: list[float]) -> Match:
    """The match after the next player's move, which the match checks; what it cost A is added to `times`."""
    seat = match.to_act
    if seat is None:
        raise ValueError(f"nobody is to act, and yet the contest goes on: {match}")
    is_a = bout.is_a[seat]
    player = bench.a if is_a else bench.b
    view = match.view(OPEN if isinstance(player, Cheat) else seat)
    start = process_time()
    move = player.choose(view, rng)
    if is_a:
        times.append((process_time() - start) * MS)
    return match.move(move)


def _scored(game: AnyGame, bout: Bout, match: Match, times: Sequence[float]) -> Result:
    """A has won a bout that is worth more to it than to B, which is what it is worth with the sides swapped."""
    swapped = replace(bout, is_a=tuple(not is_a for is_a in bout.is_a))
    worth, other = (game.contest.worth(side, match.state) for side in (bout, swapped))
    return Result(worth, won=int(worth > other), drawn=int(worth == other), lost=int(worth < other), times=tuple(times))


def summary(task: Task, results: Sequence[Result]) -> Row:
    """The row that these units make; the interval is the mean and 1.96 standard errors to either side."""
    worths = [result.worth for result in results]
    total, mean = _joined(results), fmean(worths)
    sd = stdev(worths) if len(worths) > 1 else 0.0
    half = Z_95 * sd / math.sqrt(len(worths))
    times = sorted(total.times) or [0.0]
    return Row(
        game=task.key,
        a=task.a,
        b=task.b,
        seed=task.seed,
        units=len(worths),
        mean=mean,
        sd=sd,
        ci_low=mean - half,
        ci_high=mean + half,
        won=total.won,
        drawn=total.drawn,
        lost=total.lost,
        p50_ms=_quantile(times, 0.50),
        p95_ms=_quantile(times, 0.95),
        max_ms=times[-1],
        moves=len(total.times),
        illegal=total.illegal,
    )


def _quantile(times: Sequence[float], part: float) -> float:
    """The smallest of these ascending times that at least this part of them does not exceed."""
    return times[math.ceil(part * len(times)) - 1]
