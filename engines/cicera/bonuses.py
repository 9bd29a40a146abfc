"""The four bonuses of a capture, a point each. Knows nothing of scores. Rules: Cicera rules, section 4."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from enum import StrEnum
from typing import Final

from engines.cicera.cards import Card, suit_of

POINTS: Final = 1
"""What each bonus is worth."""

QUADRIGLIA: Final = 3
"""How many cards a quadriglia takes at least."""


class Bonus(StrEnum):
    """The bonuses; one capture may earn several, and each is worth a point."""

    SCUA = "scua"
    PICADA = "picada"
    SIMILI = "simili"
    QUADRIGLIA = "quadriglia"


def bonuses(card: Card, taken: Collection[Card], table: Collection[Card], placed: Card | None) -> tuple[Bonus, ...]:
    """What a capture earns on this table; `placed` is the card that the player just before has left there, if any."""
    return tuple(_earned(card, taken, table, placed))


def _earned(card: Card, taken: Collection[Card], table: Collection[Card], placed: Card | None) -> Iterator[Bonus]:
    if len(taken) == len(table):
        yield Bonus.SCUA
    if len(taken) == 1 and placed in taken:
        yield Bonus.PICADA
    if all(suit_of(other) == suit_of(card) for other in taken):
        yield Bonus.SIMILI
    if len(taken) >= QUADRIGLIA:
        yield Bonus.QUADRIGLIA
