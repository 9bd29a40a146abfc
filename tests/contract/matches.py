"""Matches at random play, a position after each ply, for the contract tests to look at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import islice
from random import Random
from typing import Any, Final

from engines.core.contract import CHANCE, OPEN, PUBLIC, Audience
from engines.core.match import Match
from engines.registry import GAMES

MOST_LISTED: Final = 3000
"""How many legal moves are looked at; some positions of some games have far more."""

POSITIONS: Final = [(key, seed) for key in GAMES for seed in (1, 2, 3)]
"""What most tests run over: every game, some seeds."""


def listed(match: Match) -> list[str]:
    """The legal moves, or as many as are looked at."""
    return list(islice(match.legal(), MOST_LISTED))


def audiences(match: Match) -> tuple[Audience, ...]:
    """Every seat, the onlooker and the one who sees all."""
    return (*range(match.game.seats), PUBLIC, OPEN)


def advance(match: Match, rng: Random) -> Match:
    """One more ply: the deal that is due, or a random legal move."""
    return match.deal(rng) if match.to_act == CHANCE else match.play(rng.choice(listed(match)))


@cache
def course(key: str, seed: int) -> tuple[Match, ...]:
    """A match at random play, from before its first deal to its end, a position a ply."""
    rng, found = Random(seed), [Match.new(key)]
    while found[-1].to_act is not None:
        found.append(advance(found[-1], rng))
    return tuple(found)


def dealt_positions(key: str, seed: int, step: int = 1) -> Sequence[Match]:
    """Every so many of the positions in which somebody is to act, and the last, in which all is over."""
    found = [match for match in course(key, seed) if match.to_act != CHANCE]
    return [*found[:-1:step], found[-1]]


def parts(value: Any) -> Iterator[Any]:
    """A value and everything in it, through data classes, mappings and sequences."""
    yield value
    if is_dataclass(value) and not isinstance(value, type):
        inside: Sequence[Any] = [getattr(value, field.name) for field in fields(value)]
    elif isinstance(value, Mapping):
        inside = [*value.keys(), *value.values()]
    elif isinstance(value, list | tuple | set | frozenset):
        inside = list(value)
    else:
        inside = []
    for part in inside:
        yield from parts(part)
