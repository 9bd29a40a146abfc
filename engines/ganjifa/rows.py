"""The person's hand: a row a suit in avatar order, strongest card first, in the two halves of the pack.

So nobody has to remember which way a suit ranks. Knows no page.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engines.core.table import Hand, HandCard
from engines.core.words import Phrase, phrase
from engines.ganjifa.cards import DOWNWARD, SUITS, Cards, Suit
from engines.ganjifa.follow import in_suit
from engines.ganjifa.phases import Following, Giving, Leading
from engines.ganjifa.strip import open_to, parts
from engines.ganjifa.view import View, dukals_to_lead
from engines.ganjifa.words import show, suit_name


class Reach(StrEnum):
    """Whether a row's cards may be played now: all suits are `FREE` where no rule narrows the choice."""

    FREE = "free"
    MAY = "may"
    OUT = "out"


@dataclass(frozen=True, slots=True)
class SuitRow:
    """A suit of the hand: its code and name, what it is in this trick, and its cards, which may be none."""

    code: str
    name: Phrase
    notes: tuple[Phrase, ...]
    reach: Reach
    cards: tuple[HandCard, ...]


@dataclass(frozen=True, slots=True)
class Half:
    """Five suits that rank alike: what is high in them, and the whole order in words."""

    title: Phrase
    order: Phrase
    rows: tuple[SuitRow, ...]


def hand(view: View, picked: Cards) -> Hand:
    """The suits that are held, a row each. More than one card goes to a Dukal alone: who leads or answers it."""
    rows = (_held(view.hand, picked, suit) for suit in range(len(SUITS)))
    several = isinstance(view.phase, Giving) or bool(dukals_to_lead(view))
    return Hand(tuple(row for row in rows if row), single=not several)


def halves(view: View, picked: Cards) -> tuple[Half, ...]:
    """All ten rows, in the half where 1 is high and the half where 10 is."""
    rows = tuple(_row(view, picked, suit) for suit in range(len(SUITS)))
    both = (("one", rows[:DOWNWARD]), ("ten", rows[DOWNWARD:]))
    return tuple(
        Half(phrase(f"ganjifa.half.{high}"), phrase(f"ganjifa.half.{high}-order"), five) for high, five in both
    )


def _row(view: View, picked: Cards, suit: Suit) -> SuitRow:
    notes = tuple(phrase(f"ganjifa.row.{part}") for part in parts(view, suit))
    return SuitRow(SUITS[suit], suit_name(suit), notes, _reach(view, suit), _held(view.hand, picked, suit))


def _held(cards: Cards, picked: Cards, suit: Suit) -> tuple[HandCard, ...]:
    return tuple(HandCard(show(card), card in picked) for card in reversed(in_suit(cards, suit)))


def _reach(view: View, suit: Suit) -> Reach:
    match view.phase:
        case Following() if view.is_mine:
            return Reach.MAY if suit in open_to(view).suits else Reach.OUT
        case Leading(course) if view.is_mine and course.opening is not None:
            return Reach.MAY if suit == course.trump else Reach.OUT
        case _:
            return Reach.FREE
