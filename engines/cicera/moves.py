"""The moves of Cicera and their notation. Knows what can be written, not what is allowed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from engines.cicera.cards import Card, Cards, read_card, read_cards, write_card, write_cards
from engines.core.contract import Seat
from engines.core.errors import NotationError

SEATS: Final = 4
_DEAL = re.compile(r"([0-3])\|([^|/+]+)/([^|/+]+)/([^|/+]+)/([^|/+]+)(?:\+([^|/+]*))?")


@dataclass(frozen=True, slots=True)
class Deal:
    """The chance ply: who starts, four hands, and the cards that lie on the table."""

    first: Seat
    hands: tuple[Cards, ...]
    table: Cards


@dataclass(frozen=True, slots=True)
class Place:
    """A hand card left on the table."""

    card: Card


@dataclass(frozen=True, slots=True)
class Capture:
    """A hand card that takes table cards, which are in deck order."""

    card: Card
    taken: Cards


Turn: TypeAlias = Place | Capture
"""What a seat does."""

Move: TypeAlias = Deal | Turn


def write_move(move: Move) -> str:
    """`7s` places, `7sx3c4d` captures, a deal is `0|.../.../.../...+...`; cards in deck order."""
    match move:
        case Deal(first, hands, table):
            return f"{first}|{'/'.join(map(write_cards, hands))}+{write_cards(table)}"
        case Place(card):
            return write_card(card)
        case Capture(card, taken):
            return f"{write_card(card)}x{write_cards(taken)}"


def read_move(text: str) -> Move:
    """The move that a text spells. Raises NotationError for what is no move at all."""
    if "|" in text:
        return _read_deal(text)
    card, takes, taken = text.partition("x")
    return _read_capture(text, card, taken) if takes else Place(read_card(card))


def _read_capture(text: str, card: str, taken: str) -> Capture:
    capture = Capture(read_card(card), read_cards(taken))
    if not capture.taken:
        raise NotationError(text, "it takes nothing")
    if capture.card in capture.taken:
        raise NotationError(text, f"{card} stands there twice")
    return capture


def _read_deal(text: str) -> Deal:
    found = _DEAL.fullmatch(text)
    if found is None:
        raise NotationError(text, "a deal is first|hand/hand/hand/hand+table, first being 0 to 3")
    first, *hands, table = found.groups(default="")
    return Deal(int(first), tuple(map(read_cards, hands)), read_cards(table))
