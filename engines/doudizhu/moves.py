"""The moves of Dou Dizhu and their notation. Knows what can be written, not what is allowed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from engines.core.contract import Seat
from engines.core.errors import NotationError
from engines.doudizhu.cards import Cards, read_cards, write_cards

SEATS = 3
MAX_BID = 3
_DEAL = re.compile(r"([0-2])\|([^|/+]*)/([^|/+]*)/([^|/+]*)(?:\+([^|/+]*))?")
_BID = re.compile(rf"b([0-{MAX_BID}])")


@dataclass(frozen=True, slots=True)
class Deal:
    """The chance ply: who bids first, three hands, and the cards at the bottom."""

    first: Seat
    hands: tuple[Cards, ...]
    bottom: Cards


@dataclass(frozen=True, slots=True)
class Bid:
    """A call of the auction: 1 to 3 points, or 0 to pass."""

    points: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Not beating the combination on the table."""


@dataclass(frozen=True, slots=True)
class Play:
    """Cards laid on the table, at least one."""

    cards: Cards


Turn: TypeAlias = Play | Pass
Move: TypeAlias = Deal | Bid | Pass | Play


def write_move(move: Move) -> str:
    """`b2`, `-`, `3s3h3d4c`, or a deal `0|.../.../...+...`; cards in deck order."""
    match move:
        case Bid(points):
            return f"b{points}"
        case Pass():
            return "-"
        case Play(cards):
            return write_cards(cards)
        case Deal(first, hands, bottom):
            return f"{first}|{'/'.join(map(write_cards, hands))}+{write_cards(bottom)}"


def read_move(text: str) -> Move:
    """The move that a text spells, cards in any order. Raises NotationError for what is no move at all."""
    if text == "-":
        return Pass()
    if bid := _BID.fullmatch(text):
        return Bid(int(bid[1]))
    if "|" in text:
        return _read_deal(text)
    if not text:
        raise NotationError(text, "a play has at least one card")
    return Play(read_cards(text))


def _read_deal(text: str) -> Deal:
    found = _DEAL.fullmatch(text)
    if found is None:
        raise NotationError(text, "a deal is first|hand/hand/hand+bottom, first being 0, 1 or 2")
    first, *hands, bottom = found.groups(default="")
    return Deal(int(first), tuple(map(read_cards, hands)), read_cards(bottom))
