"""Numerals: as many signs on the ground as the rank. 1 to 5 stand as on dice, 6 to 10 round one ellipse.

Signs come singly and in pairs, and what several ranks share is drawn once: so a numeral is a few `use` elements.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from decks.dashavatara.cards import SUITS
from decks.kit.element import Element, group, use
from decks.kit.sprite import Drawing

_CENTRE: Final = (50, 54)  # a little below the card's middle, because of the pill

# How far from its middle each sign of a pair stands: side by side, one above the other.
_BESIDE, _ABOVE = 14, 12
_SINGLE, _ROW, _COLUMN = "q", "h", "v"


@dataclass(frozen=True, slots=True)
class Layout:
    """How large signs are, and where singles, rows and columns of them stand from the centre, in units of a sign."""

    scale: float
    places: tuple[tuple[str, float, float], ...]

    def draw(self, suit: str) -> Element:
        """The signs in their place on the card."""
        signs = tuple(use(f"{kind}{suit}", x, y) for kind, x, y in self.places)
        return (signs[0] if len(signs) == 1 else group(*signs)).moved(*_CENTRE, scale=self.scale)


# What several ranks are made of, named by the first of them; `i` is the sign in the middle of others.
_SHARED: Final[Mapping[str, Layout]] = {
    "6": Layout(0.9, ((_ROW, 0, -23), (_ROW, 0, 23), (_SINGLE, -28, 0), (_SINGLE, 28, 0))),
    "8": Layout(0.8, ((_ROW, 0, -28), (_ROW, 0, 28), (_COLUMN, -34, 0), (_COLUMN, 34, 0))),
    "i": Layout(0.9, ((_SINGLE, 0, 0),)),
}
_OWN: Final[Mapping[str, Layout]] = {
    "1": Layout(2.3, ((_SINGLE, 0, 0),)),
    "2": Layout(1.3, ((_COLUMN, 0, 0),)),
    "3": Layout(1.2, ((_SINGLE, 0, -13), (_ROW, 0, 11))),
    "4": Layout(1.1, ((_ROW, 0, -14), (_ROW, 0, 14))),
    "5": Layout(0.95, ((_ROW, 0, -19), (_ROW, 0, 19))),
    "T": Layout(0.8, ((_ROW, 0, 0),)),
}
_SHARES: Final[Mapping[str, str]] = {"5": "i", "6": "6", "7": "6i", "8": "8", "9": "8i", "T": "8"}


def definitions() -> Iterator[Element]:
    """`hma` a row of two, `vma` a column of two, and what ranks share: `ma6`, `ma8` and `mai`."""
    for suit in SUITS:
        yield group(use(f"q{suit}", -_BESIDE), use(f"q{suit}", _BESIDE)).named(f"{_ROW}{suit}")
        yield group(use(f"q{suit}", 0, -_ABOVE), use(f"q{suit}", 0, _ABOVE)).named(f"{_COLUMN}{suit}")
        yield from (layout.draw(suit).named(f"{suit}{name}") for name, layout in _SHARED.items())


def table_face(rank: str, suit: str) -> Drawing:
    """The round card: blank, signs, index."""
    shared = (use(f"{suit}{name}") for name in _SHARES.get(rank, ""))
    own = (_OWN[rank].draw(suit),) if rank in _OWN else ()
    return use(f"N{suit}"), *shared, *own, use(f"p{rank}")
