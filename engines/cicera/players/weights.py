"""What captured cards are worth to the yardsticks, in hundredths of a point (Cicera rules, "Yardsticks")."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engines.cicera.cards import DECK, PRIZES, SWORDS, Card, rank_of

BONUS: Final = 100
"""A bonus point."""

PLAIN: Final = 7
"""Any card."""

_SWORD: Final = 12
_PRIZE: Final = 100
_NAPULA: Final = (45, 45, 45, 25, 15, 10)
"""Asso to 6 of swords, towards a napula."""


def _weight(card: Card) -> int:
    weight = PLAIN + _PRIZE * (card in PRIZES)
    if card in SWORDS:
        weight += _SWORD + (_NAPULA[rank_of(card)] if rank_of(card) < len(_NAPULA) else 0)
    return weight


WEIGHTS: Final = tuple(map(_weight, DECK))
"""A card's weight, by card."""


def weigh(cards: Iterable[Card]) -> int:
    """The weights of cards together."""
    return sum(WEIGHTS[card] for card in cards)
