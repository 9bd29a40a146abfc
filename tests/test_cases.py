"""The case files: positions as records and what must hold there, each named as the dispute it settles.

A case starts with `== title`, then a record, then expectations, which may also stand between plies: they are checked
at that point. `*.case` settles disputes of the rules, `*.yardstick` holds decisions that yardstick players must make.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Final

import pytest

from engines.core.contract import CHANCE
from engines.core.errors import RecordError
from engines.core.match import Match
from engines.registry import GAMES

FOLDER: Final = Path(__file__).parent / "cases"
MOST_LISTED: Final = 5000


@dataclass(frozen=True, slots=True)
class Case:
    """A title, the record's tags, and in order its plies and, with a question mark, its expectations."""

    file: str
    title: str
    tags: tuple[str, ...]
    steps: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.file}: {self.title}"


@dataclass(frozen=True, slots=True)
class Position:
    """Where an expectation is checked: the match so far, and the record's text, to be continued."""

    match: Match
    text: str

    def spelled(self, move: str) -> str:
        """A move as the engine writes it, whatever order its cards have in the file."""
        return str(self.match.game.write(self.match.game.parse(move)))


def cases() -> Iterator[Case]:
    """Every case of every file."""
    for path in sorted([*FOLDER.glob("*.case"), *FOLDER.glob("*.yardstick")]):
        for block in re.split(r"^== ", path.read_text(encoding="ascii"), flags=re.MULTILINE)[1:]:
            yield _case(path.name, *block.partition("\n")[::2])


def _case(file: str, title: str, body: str) -> Case:
    lines = [line.split("#")[0].strip() for line in body.splitlines()]
    tags = tuple(line for line in lines if line.startswith("["))
    steps = [step for line in lines if line not in tags for step in ([line] if line[:1] == "?" else line.split())]
    return Case(file, title.strip(), tags, tuple(steps))


def legal(here: Position, moves: list[str]) -> None:
    found = set(islice(here.match.legal(), MOST_LISTED))
    assert found == set(map(here.spelled, moves))


def can(here: Position, moves: list[str]) -> None:
    assert [move for move in moves if not here.match.is_legal(move)] == []


def cannot(here: Position, moves: list[str]) -> None:
    assert [move for move in moves if here.match.is_legal(move)] == []


def count(here: Position, number: list[str]) -> None:
    assert len(set(islice(here.match.legal(), MOST_LISTED))) == int(number[0])


def to_act(here: Position, seat: list[str]) -> None:
    assert here.match.to_act == (CHANCE if seat == ["chance"] else int(seat[0]))


def over(here: Position, nothing: list[str]) -> None:
    assert not nothing
    assert here.match.outcome is not None
    assert here.match.to_act is None


def score(here: Position, points: list[str]) -> None:
    assert here.match.score == tuple(map(int, points))


def outcome(here: Position, points: list[str]) -> None:
    assert here.match.outcome is not None
    assert here.match.outcome.scores == tuple(map(int, points))


def winners(here: Position, seats: list[str]) -> None:
    assert here.match.outcome is not None
    assert set(here.match.outcome.winners) == set(map(int, seats))


def events(here: Position, ids: list[str]) -> None:
    assert set(ids) <= {event.id for event in here.match.events}


def no_events(here: Position, ids: list[str]) -> None:
    assert not set(ids) & {event.id for event in here.match.events}


def refuses(here: Position, ply: list[str]) -> None:
    with pytest.raises(RecordError) as caught:
        Match.read(f"{here.text} {ply[0]}")
    assert caught.value.ply == len(here.match.plies) + 1


def chooses(level: str) -> Callable[[Position, list[str]], None]:
    """The expectation that the player of this level makes this move, whatever its generator draws."""

    def check(here: Position, move: list[str]) -> None:
        match, seat = here.match, here.match.to_act
        assert seat is not None
        player = match.game.player(level)
        drawn = {match.game.write(player.choose(match.view(seat), Random(seed))) for seed in (1, 2)}
        assert drawn == {here.spelled(move[0])}

    return check


EXPECTATIONS: Final[Mapping[str, Callable[[Position, list[str]], None]]] = MappingProxyType(
    {
        "legal": legal,
        "can": can,
        "cannot": cannot,
        "count": count,
        "to_act": to_act,
        "over": over,
        "score": score,
        "outcome": outcome,
        "winners": winners,
        "events": events,
        "no-events": no_events,
        "refuses": refuses,
        "greedy": chooses("greedy"),
        "careful": chooses("careful"),
    }
)


@pytest.mark.parametrize("case", tuple(cases()), ids=str)
def test_case(case: Case) -> None:
    text = "\n".join([*case.tags, "", ""])
    for step in case.steps:
        if step.startswith("?"):
            word, *rest = step[1:].split()
            EXPECTATIONS[word](Position(Match.read(text), text), rest)
        else:
            text += f" {step}"
    assert Match.read(text).plies


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_disputes_and_yardstick_decisions(key: str) -> None:
    found = [case for case in cases() if case.file.partition(".")[0] == key]
    assert {case.file for case in found} == {f"{key}.case", f"{key}.yardstick"}
    assert all(any(step.startswith("?") for step in case.steps) for case in found)
    assert len({str(case) for case in found}) == len(found)
