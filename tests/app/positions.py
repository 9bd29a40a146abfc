"""Saved games to begin a test with."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from app import seal
from app.store import Saved

SECRET = bytes(range(32))
NOON = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)

POSITION = '[Game "toy"]\n\nd:0|1478/2356 0:1 1:2'
"""The person holds 4 7 8, the computer 3 5 6; a 2 was laid last, so that 4 and 8 are not allowed now. The sum is 3."""

WON = f"{POSITION} 0:7 1:3 0:4 1:5 0:8"
"""The rest of that game against `low`: the person's 8 makes it 30."""

GAME = Saved(
    id="position-position-position",
    revision=3,
    key="toy",
    rules=1,
    record=POSITION,
    secret=SECRET,
    commitment=seal.commitment(SECRET),
    owner="somebody-somebody-some",
    level="low",
    assisted=False,
    created=NOON,
    updated=NOON,
    finished=None,
)


def saved(record: str = POSITION, **other: Any) -> Saved:
    """The game GAME with this record, and other columns that a test names."""
    return replace(GAME, record=record, **other)
