"""Tricks: which card is higher, who wins a trick, and who by the tricks wins the deal (Truco rules, 3 and 4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from engines.core.contract import Seat
from engines.truco.cards import DECK, Card, read_cards
from engines.truco.moves import SEATS

TRICKS: Final = 3

Winner: TypeAlias = Seat | None
"""Who won a trick; None for a *parda*, a tie."""

_ORDER = (
    "4e4b4o4c",
    "5e5b5o5c",
    "6e6b6o6c",
    "7b7c",
    "SeSbSoSc",
    "CeCbCoCc",
    "ReRbRoRc",
    "1o1c",
    "2e2b2o2c",
    "3e3b3o3c",
    "7o",
    "7e",
    "1b",
    "1e",
)
"""Cards from the lowest to the highest; those in one row tie (section 3)."""

_STRENGTHS = {card: strength for strength, row in enumerate(_ORDER) for card in read_cards(row)}
STRENGTHS: Final[tuple[int, ...]] = tuple(_STRENGTHS[card] for card in DECK)
HIGHEST: Final = len(_ORDER) - 1


def strength(card: Card) -> int:
    """How high a card is, from 0 (the 4s) to 13 (the 1 of espadas)."""
    return STRENGTHS[card]


@dataclass(frozen=True, slots=True)
class Trick:
    """Two cards, the leader's first."""

    leader: Seat
    led: Card
    reply: Card

    @property
    def winner(self) -> Winner:
        """The higher card's seat."""
        if STRENGTHS[self.led] == STRENGTHS[self.reply]:
            return None
        return self.leader if STRENGTHS[self.led] > STRENGTHS[self.reply] else SEATS - 1 - self.leader

    @property
    def next_leader(self) -> Seat:
        """Who leads after it: the winner, or after a parda the same leader."""
        return self.leader if self.winner is None else self.winner

    def card_of(self, seat: Seat) -> Card:
        return self.led if seat == self.leader else self.reply


def decided(winners: Sequence[Winner], mano: Seat) -> Seat | None:
    """Who has won the deal when the tricks so far went to these; None while it is open (section 4)."""
    for seat in range(SEATS):
        if winners.count(seat) > 1:
            return seat
    if len(winners) < 2 or None not in winners:
        return None
    first = next((seat for seat in winners if seat is not None), None)
    return mano if first is None and len(winners) == TRICKS else first
