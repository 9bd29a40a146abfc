"""The 52 codes in deck order, and the ink a suit is printed in. The order is the record notation's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from decks.kit.paints import paint

SIZE: Final = (100, 208)
WIDTH, HEIGHT = SIZE

RANKS: Final = "A23456789TFCR"
SUITS: Final = "sdcb"
NUMERALS: Final[Mapping[str, int]] = {rank: count for count, rank in enumerate(RANKS[1:10], start=2)}
COURTS: Final = "FCR"
FANTE, CAVALLO, RE = COURTS

CODES: Final = tuple(rank + suit for rank in RANKS for suit in SUITS)

INKS: Final[Mapping[str, str]] = {
    "s": paint("swords"),
    "d": paint("coins"),
    "c": paint("cups"),
    "b": paint("batons"),
}
