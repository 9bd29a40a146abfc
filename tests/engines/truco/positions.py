"""Positions of Truco as text, and what happens in them, for the tests to ask."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from random import Random

from engines.core.contract import CHANCE
from engines.core.match import Match
from engines.core.words import Phrase, Value

DEAL = "d:0|3e7e4b/3b6c5c"
"""A deal for what needs no cards in particular: seat 0 is mano with 30 of Envido, seat 1 has 31."""


def at(plies: str, score: str = "0-0") -> Match:
    """The match after these plies, begun at this score."""
    return Match.read(f'[Game "truco"]\n[Score "{score}"]\n\n{plies}')


def course(rng: Random) -> Iterator[Match]:
    """A match at random play, from before its first deal to its end, a position a ply."""
    match = Match.new("truco")
    yield match
    while match.to_act is not None:
        match = match.deal(rng) if match.to_act == CHANCE else match.play(rng.choice(list(match.legal())))
        yield match


def phrases(value: object) -> Iterator[Phrase]:
    """All phrases in a value, through data classes, mappings and tuples."""
    if isinstance(value, Phrase):
        yield value
    inside: Iterable[object] = ()
    if is_dataclass(value) and not isinstance(value, type):
        inside = [getattr(value, part.name) for part in fields(value)]
    elif isinstance(value, Mapping):
        inside = value.values()
    elif isinstance(value, tuple):
        inside = value
    for part in inside:
        yield from phrases(part)


def told(match: Match) -> str:
    """The ids of what the last ply made happen."""
    return " ".join(event.id for event in match.events)


def spelled(phrase: Phrase | None) -> str:
    """A phrase as text without a catalogue: `id(name=value, ...)`, the id without the game's key before it."""
    if phrase is None:
        return ""
    values = spelled_values(phrase.values)
    return phrase.id.removeprefix("truco.") + (f"({values})" if values else "")


def spelled_values(values: Mapping[str, Value]) -> str:
    """The values of a phrase or an event: `name=value, ...`."""
    return ", ".join(f"{name}={_value(value)}" for name, value in values.items())


def _value(value: Value) -> str:
    if not isinstance(value, Phrase):
        return str(value)
    match value.id, value.values:
        case "catalan.card", {"rank": Phrase(rank), "suit": Phrase(suit)}:
            return rank[-1] + suit[-1]
        case "catalan.pair", {"first": Phrase(high), "second": Phrase(low), "suit": Phrase(suit)}:
            return high[-1] + suit[-1] + low[-1] + suit[-1]
        case _:
            return spelled(value)
