"""The 40 codes in deck order, the figures printed for their ranks, and the ink a suit is printed in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from decks.kit.paints import paint

SIZE: Final = (100, 154)
WIDTH, HEIGHT = SIZE

RANKS: Final = "1234567SCR"
SUITS: Final = "eboc"
COURTS: Final = "SCR"
SOTA, CABALLO, REY = COURTS

CODES: Final = tuple(rank + suit for rank in RANKS for suit in SUITS)

# Courts are numbered too: the letters of the notation are not printed.
_NUMBERS: Final[Mapping[str, str]] = {SOTA: "T", CABALLO: "11", REY: "12"}

INKS: Final[Mapping[str, str]] = {
    "e": paint("swords"),
    "b": paint("batons"),
    "o": paint("coins"),
    "c": paint("cups"),
}


def figure(rank: str) -> str:
    """The name of the index figure that is printed for a rank."""
    return _NUMBERS.get(rank, rank)
