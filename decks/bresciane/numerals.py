"""Numerals: one big object in the hand; on the table rows of coins and cups, or as many swords and batons woven."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Final

from decks.bresciane.batons import batons
from decks.bresciane.cards import NUMERALS, SUITS, WIDTH
from decks.bresciane.objects import LEAN
from decks.bresciane.signs import in_hand, on_table
from decks.bresciane.swords import swords
from decks.kit.element import Element, group, use
from decks.kit.sprite import Drawing

_IN_ROWS: Final = "dc"


@dataclass(frozen=True, slots=True)
class Row:
    """Pips side by side, their scale in coins and in cups, and where they stand about the spine, in card units."""

    coins: float
    cups: float
    places: tuple[float, ...]

    def draw(self, suit: str) -> Element:
        """The row at the height of the card's upper edge."""
        scale = self.coins if suit == "d" else self.cups
        pips = (use(f"{suit}p", round(x / scale, 1)) for x in self.places)
        return group(*pips).moved(WIDTH / 2, 0, scale=scale)


# By size: one of two, of three; one or a pair of few, and of more; three of nine, three and four of ten.
_ROWS: Final[Mapping[str, Row]] = {
    "a": Row(2.05, 1.7, (0,)),
    "b": Row(1.42, 1.24, (0,)),
    "n": Row(1.16, 1.1, (0,)),
    "N": Row(1.16, 1.1, (-20, 20)),
    "m": Row(1.04, 0.88, (0,)),
    "M": Row(1.04, 0.88, (-20, 20)),
    "3": Row(0.86, 0.88, (-29, 0, 29)),
    "t": Row(0.66, 0.68, (-26, 0, 26)),
    "4": Row(0.66, 0.68, (-33, -11, 11, 33)),
}
# From above, which row and at which height. Cups, being taller, stand lower, clear of the index.
_LAYOUTS: Final[Mapping[str, tuple[tuple[str, float], ...]]] = {
    "2d": (("a", 73), ("a", 146)),
    "3d": (("b", 60), ("b", 110), ("b", 160)),
    "4d": (("N", 74), ("N", 150)),
    "5d": (("N", 68), ("n", 118), ("N", 168)),
    "6d": (("N", 68), ("N", 118), ("N", 168)),
    "7d": (("M", 62), ("m", 92), ("M", 122), ("M", 172)),
    "8d": (("M", 62), ("M", 99), ("M", 136), ("M", 173)),
    "9d": (("3", 68), ("3", 118), ("3", 168)),
    "Td": (("t", 68), ("4", 118), ("t", 168)),
    "2c": (("a", 80), ("a", 152)),
    "3c": (("b", 64), ("b", 116), ("b", 168)),
    "4c": (("N", 80), ("N", 150)),
    "5c": (("N", 73), ("n", 122), ("N", 171)),
    "6c": (("N", 73), ("N", 122), ("N", 171)),
    "7c": (("M", 68), ("m", 104), ("M", 140), ("M", 176)),
    "8c": (("M", 68), ("M", 104), ("M", 140), ("M", 176)),
    "9c": (("3", 73), ("3", 122), ("3", 171)),
    "Tc": (("t", 73), ("4", 122), ("t", 171)),
}

_BIG: Final[Mapping[str, tuple[float, float, float, float]]] = {
    "s": (57, 143, 1.5, 0),
    "d": (60, 160, 2.1, 0),
    "c": (60, 157, 1.95, 0),
    "b": (61, 143, 1.5, LEAN),
}


def definitions() -> Iterator[Element]:
    """The hand's blank with its big object, called `H` and the suit; rows of pips."""
    for suit in SUITS:
        x, y, scale, turn = _BIG[suit]
        yield group(use(f"k{suit}"), use(f"{suit}p").moved(x, y, scale=scale, turn=turn)).named(f"H{suit}")
    yield from (row.draw(suit).named(f"{suit}{kind}") for suit, (kind, row) in product(_IN_ROWS, _ROWS.items()))


def hand_face(rank: str, suit: str) -> Drawing:
    """The card as it lies in the hand: index and one big object."""
    return use(f"H{suit}"), in_hand(rank, suit)


def table_face(rank: str, suit: str) -> Drawing:
    """The card as it lies on the table: as many pips as its rank, and the index."""
    return use(f"k{suit}-t"), *_pips(rank, suit), on_table(rank, suit)


def _pips(rank: str, suit: str) -> Iterator[Element]:
    if suit == "s":
        yield from swords(NUMERALS[rank])
    elif suit == "b":
        yield from batons(NUMERALS[rank])
    else:
        yield from (use(f"{suit}{kind}", 0, y) for kind, y in _LAYOUTS[rank + suit])
