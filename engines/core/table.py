"""What a page may show of a game, in types: shared parts here, `extra` for what only that game's macros know.

A table is made from a seat's view, so other hands are only counts in it: a template cannot leak what it never gets.
Texts are phrases; places in a sequence (`place`) tell the page in what order to show what happened since the person's
last decision: 0 stood already, 1 is seen first.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Generic, TypeVar

from engines.core.words import NOTHING, Phrase, Value

X = TypeVar("X")


@dataclass(frozen=True, slots=True)
class Card:
    """A card face up: its code in the notation (also the symbol's id in the deck's sprite) and its name in words."""

    code: str
    name: Phrase


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the person's own hand."""

    card: Card
    picked: bool = False


@dataclass(frozen=True, slots=True)
class Hand:
    """The person's cards in rows, broken where the game's order allows a break.

    `single` says that one card is picked at a time, so that another pick takes the place of the first.
    """

    rows: tuple[tuple[HandCard, ...], ...]
    single: bool = False

    @property
    def count(self) -> int:
        return sum(len(row) for row in self.rows)


class Place(StrEnum):
    """Where a seat is at the table, seen by the person."""

    ME = "me"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """One seat: who sits there, in what part, with how many cards. `note` is a short word of warning."""

    seat: int
    place: Place
    name: Phrase
    sign: str
    held: int
    role: Phrase | None = None
    note: Phrase | None = None
    to_act: bool = False
    leads: bool = False


class Look(StrEnum):
    """How prominent a button is."""

    MAIN = "main"
    PLAIN = "plain"
    QUIET = "quiet"


@dataclass(frozen=True, slots=True)
class Action:
    """A button: the call that it sends, and its price in words. Not `ready` means that it would be refused now."""

    call: str
    label: Phrase
    look: Look = Look.PLAIN
    price: Phrase | None = None
    ready: bool = True


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is asked of the person: a bold lead, the sentence, and a line on what is picked."""

    lead: Phrase
    rest: Phrase | None = None
    detail: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the score sheet; `total` lines stand under a rule."""

    label: Phrase
    value: Phrase
    total: bool = False


@dataclass(frozen=True, slots=True)
class BillLine:
    """A line of the final bill, or of a sheet in columns: what for, a remark, and a cell a column."""

    label: Phrase
    cells: tuple[Phrase, ...]
    remark: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score so far: line by line, or, where it has `columns`, in rows with a cell a column and a sum under them."""

    title: Phrase
    lines: tuple[Line, ...] = ()
    columns: tuple[Phrase, ...] = ()
    rows: tuple[BillLine, ...] = ()
    totals: tuple[BillLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Bill:
    """The end, line by line: who won, by how much, and how it came about. `columns` head the cells, if they need it."""

    title: Phrase
    score: tuple[Phrase, ...]
    lines: tuple[BillLine, ...]
    totals: tuple[BillLine, ...]
    columns: tuple[Phrase, ...] = ()
    note: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """A sentence of the log: an event's id, whose doing it was (None: the table's own), its values, its place."""

    id: str
    seat: int | None = None
    values: Mapping[str, Value] = field(default_factory=lambda: NOTHING)
    place: int = 0


@dataclass(frozen=True, slots=True)
class Table(Generic[X]):
    """All that a page shows of a match to one seat. `log` is oldest first; `bill` is there when it is over."""

    deck: str
    status: Phrase
    seats: tuple[SeatPanel, ...]
    hand: Hand
    prompt: Prompt
    actions: tuple[Action, ...]
    sheet: Sheet
    log: tuple[Entry, ...]
    extra: X
    bill: Bill | None = None

    @property
    def me(self) -> SeatPanel:
        return next(panel for panel in self.seats if panel.place is Place.ME)

    @property
    def others(self) -> tuple[SeatPanel, ...]:
        return tuple(panel for panel in self.seats if panel.place is not Place.ME)
