"""The 54 codes in deck order, and which ink a suit is printed in. The order is the record notation's."""

from __future__ import annotations

from typing import Final

from decks.kit.paints import paint

SIZE: Final = (100, 140)
WIDTH, HEIGHT = SIZE

RANKS: Final = "3456789TJQKA2"
SUITS: Final = "shdc"
COURTS: Final = "JQK"
SMALL_JOKER: Final = "Xb"
BIG_JOKER: Final = "Xr"

CODES: Final = (*(rank + suit for rank in RANKS for suit in SUITS), SMALL_JOKER, BIG_JOKER)

# The page maps these four to two inks, or to four for people who ask for four colours.
INKS: Final = {suit: paint(suit) for suit in SUITS}
