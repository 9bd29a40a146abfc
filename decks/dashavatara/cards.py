"""The 120 codes in deck order, the ten suits with their half of the deck, and the paints that only this deck has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from decks.kit.paints import paint

SIZE: Final = (100, 100)
MIDDLE: Final = 50

# The avatars in their order, each by two letters: Matsya, Kurma, Varaha, Narasimha, Vamana, Parashurama, Rama, Krishna,
# Buddha, Kalki.
SUITS: Final = ("ma", "ku", "va", "na", "vm", "pa", "ra", "kr", "bu", "ka")
RANKS: Final = "123456789TMR"
MANTRI: Final = "M"
RAJA: Final = "R"

CODES: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)

# In the first five suits the 1 is the strongest numeral, in the last five the 10: the rims tell which.
HALVES: Final[Mapping[str, int]] = {suit: 1 + (place >= len(SUITS) // 2) for place, suit in enumerate(SUITS)}

PIPS: Final[Mapping[str, int]] = {rank: place for place, rank in enumerate(RANKS, 1) if rank not in (MANTRI, RAJA)}

DARK: Final = paint("dark")
CREAM: Final = paint("cream")
WHITE: Final = paint("white")
RIM: Final = paint("rim")
RIM_LINE: Final = paint("rim2")
SILVER: Final = paint("silver")
NICHE: Final = paint("niche")
HALO: Final = paint("halo")
TAN: Final = paint("tan")
LACQUER: Final = paint("lacquer")
TILE_EDGE: Final = paint("tile-edge")


def ground(suit: str) -> str:
    """The colour of a suit's ground."""
    return paint(suit)


def ink(suit: str) -> str:
    """The colour of what is printed on a suit's ground."""
    return paint(f"on-{suit}")
