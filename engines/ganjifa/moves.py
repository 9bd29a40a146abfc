"""The moves of Dashavatara Ganjifa and their notation. Knows what can be written, not what is allowed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from engines.core.contract import Seat
from engines.core.errors import NotationError
from engines.ganjifa.cards import Card, Cards, read_cards, write_card, write_cards
from engines.ganjifa.dukals import is_dukal

SEATS: Final = 3
GIVES: Final = "x"
"""What the text of discards to a Dukal begins with."""

_DEAL = re.compile(r"([0-2])\|([^|/]*)/([^|/]*)/([^|/]*)")


@dataclass(frozen=True, slots=True)
class Deal:
    """The chance ply: the seat whose packet came first, and three hands."""

    first: Seat
    hands: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """One card, led or given to a led one."""

    card: Card


@dataclass(frozen=True, slots=True)
class Dukal:
    """Raja, Mantri and a run of one suit, led together."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Give:
    """The cards given up to a Dukal."""

    cards: Cards


Turn: TypeAlias = Play | Dukal | Give
"""What a seat does."""

Move: TypeAlias = Deal | Turn


def write_move(move: Move) -> str:
    """`3ma`, `3ma4ma5maMmaRma`, `x7ku1ra`, or a deal `0|.../.../...`; cards in deck order."""
    match move:
        case Play(card):
            return write_card(card)
        case Dukal(cards):
            return write_cards(cards)
        case Give(cards):
            return GIVES + write_cards(cards)
        case Deal(first, hands):
            return f"{first}|{'/'.join(map(write_cards, hands))}"


def read_move(text: str) -> Move:
    """The move that a text spells, cards in any order. Raises NotationError for what is no move at all."""
    if "|" in text:
        return _read_deal(text)
    gives = text.startswith(GIVES)
    cards = read_cards(text.removeprefix(GIVES))
    if not cards:
        raise NotationError(text, "a move has at least one card")
    if gives:
        return Give(cards)
    return Play(cards[0]) if len(cards) == 1 else _read_dukal(text, cards)


def _read_dukal(text: str, cards: Cards) -> Dukal:
    if not is_dukal(cards):
        raise NotationError(text, "together go a Raja, its Mantri and three or more numerals in a row alone")
    return Dukal(cards)


def _read_deal(text: str) -> Deal:
    found = _DEAL.fullmatch(text)
    if found is None:
        raise NotationError(text, "a deal is first|hand/hand/hand, first being 0, 1 or 2")
    first, *hands = found.groups()
    return Deal(int(first), tuple(map(read_cards, hands)))
