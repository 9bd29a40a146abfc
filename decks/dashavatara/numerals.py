"""Numerals: as many signs on the ground as the rank. 1 to 5 stand as on dice, 6 to 10 round one ellipse."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import pi
from typing import Final

from decks.dashavatara.cards import SUITS
from decks.kit.element import Element, group, use
from decks.kit.geometry import around, polar
from decks.kit.sprite import Drawing

_CENTRE: Final = (50, 54)  # a little below the card's middle, because of the pill
_ACROSS, _DOWN = 28.5, 24.2

Points = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """Where signs stand, from the centre in card units, and how large. Signs of the layout `base` come first."""

    scale: float
    signs: Points
    base: str = ""


def _ring(count: int, across: float = _ACROSS) -> Points:
    """Evenly round the ellipse, none of them at the very top."""
    corners = (polar(1, angle + pi / count) for angle in around(count))
    return tuple((across * x, _DOWN * y) for x, y in corners)


def _four(x: float, upper: float, lower: float) -> Points:
    return (-x, upper), (x, upper), (-x, lower), (x, lower)


_LAYOUTS: Final[Mapping[str, Layout]] = {
    "1": Layout(2.3, ((0, 0),)),
    "2": Layout(1.3, ((0, -16.4), (0, 16.4))),
    "3": Layout(1.22, ((0, -16), (-17, 13), (17, 13))),
    "4": Layout(1.14, _four(15, -14.4, 15)),
    "5": Layout(1, (*_four(18, -14, 16), (0, 1))),
    "6": Layout(0.9, _ring(6, 26.8)),
    "7": Layout(0.9, ((0, 0),), base="6"),
    "8": Layout(0.74, _ring(8)),
    "9": Layout(0.74, ((0, 0),), base="8"),
    "T": Layout(0.74, ((-8.4, 0), (8.4, 0)), base="8"),
}
_BASES: Final = tuple(rank for rank in _LAYOUTS if any(layout.base == rank for layout in _LAYOUTS.values()))


def definitions() -> Iterator[Element]:
    """What further numerals are built on: `ma6` and `ma8`."""
    for suit in SUITS:
        yield from (_signs(suit, _LAYOUTS[rank]).named(f"{suit}{rank}") for rank in _BASES)


def table_face(rank: str, suit: str) -> Drawing:
    """The round card: blank, signs, index."""
    layout = _LAYOUTS[rank]
    base = rank if rank in _BASES else layout.base
    drawn = (use(f"{suit}{base}"),) if base else ()
    more = () if rank in _BASES else (_signs(suit, layout),)
    return use(f"N{suit}"), *drawn, *more, use(f"p{rank}")


def _signs(suit: str, layout: Layout) -> Element:
    """Signs at their places. They stand in units of the sign, to one place, since that needs no transform each."""
    x, y = _CENTRE
    places = (((x + dx) / layout.scale, (y + dy) / layout.scale) for dx, dy in layout.signs)
    return group(*(use(f"q{suit}", round(x, 1), round(y, 1)) for x, y in places)).moved(0, 0, scale=layout.scale)
