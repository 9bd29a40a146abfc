"""Positions of Dou Dizhu as text: practice deals with their plies, and what happens in them, for the tests to ask."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core.match import Match
from engines.core.words import Phrase, Value

PRACTICE = '[Game "doudizhu"]\n[Setup "short"]\n\n'
DEAL = "d:0|3s4s5s/6s7s8s/9sTsJs+Qs"
"""A small deal for what needs no cards in particular; seat 0 bids first."""

WHOLE = (
    '[Game "doudizhu"]\n\n'
    "d:0|4s5s5c6h7s7d8s9c9hTdJsQsKcKhAdXbXr/3s3h3d4h5h6s6d8h8d9dTsThJcQdAsAh2s/"
    "3c4d4c5d6c7h7c8c9sTcJhQhQcKsKdAc2h+Jd2d2c"
)
"""A deal of the whole pack with a strong hand for seat 0, who bids first."""


def practice(plies: str) -> Match:
    """The match after these plies, the first of them a deal that may be short."""
    return Match.read(PRACTICE + plies)


def told(match: Match) -> list[str]:
    """The ids of what the last ply made happen."""
    return [event.id for event in match.events]


def spelled(phrase: Phrase | None) -> str:
    """A phrase as text without a catalogue: `id(name=value, ...)`, the id without the game's key before it."""
    if phrase is None:
        return ""
    values = spelled_values(phrase.values)
    return phrase.id.removeprefix("doudizhu.") + (f"({values})" if values else "")


def spelled_values(values: Mapping[str, Value]) -> str:
    """The values of a phrase or an event: `name=value, ...`; the parts of a list are joined by `+`."""
    return ", ".join(f"{name}={_value(value)}" for name, value in values.items())


def _value(value: Value) -> str:
    if isinstance(value, tuple):
        return "+".join(map(_value, value))
    return spelled(value) if isinstance(value, Phrase) else str(value)
