"""The four suit objects in full colour: straight sword, knobbly club, milled coin, lidded cup.

Each is centred on the origin, the long ones upright and about 62 high; a pip's definition is its suit's letter and `p`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from decks.kit.element import NONE, Element, circle, path
from decks.kit.geometry import around, petal
from decks.kit.paints import BLUE, FACE, GOLD, GREEN, RED, STEEL, WOOD
from decks.kit.shapes import DETAIL, detail, outlined
from decks.kit.sprite import Drawing

_SWORD: Final = (
    path("M0-31L3.6-24V11H-3.6V-24Z", fill=STEEL),
    path("M0-24V6", fill=NONE, stroke=BLUE, stroke_width=1),
    path("M-2 14H2L2.6 24.6H-2.6Z", fill=RED),
    detail("M-2 17.4H2M-2.2 20.8H2.2"),
    path("M-7.4 9.8Q0 12.4 7.4 9.8A1.9 1.9 0 1 1 7 13.6Q0 15.8-7 13.6A1.9 1.9 0 1 1-7.4 9.8Z", fill=GOLD),
    circle(0, 26.6, 3.2, fill=GOLD),
)

_LEAVES: Final = (
    "M11.6-10C15.6-12.4 16.4-18 13.6-22.6C10-19.6 9.2-14.4 11.6-10Z"
    "M-10.6 6.4C-14.8 4.4-15.8-1-13-5.6C-9.4-2.8-8.4 2-10.6 6.4Z"
)
_TRUNK: Final = (
    "M-3.2 30.4C-3.4 22-4 16-5.4 11.4L-11.4 9L-10.2 4L-7 4.4C-8.4-2-9.2-8-9.2-14C-10.6-16.4-10.2-18.8-8.4-20.4"
    "C-7.6-27-4.2-31 0-31C4.8-31 8.2-27.6 8.8-22C9.2-18.4 8.8-15 8.2-12L12.6-12.4L13.4-7.2L7-5C7.4-3.2 7-1.4 6-.2"
    "C5 6.4 4.4 12 3.9 17.4L7.8 19.2L6.2 23.6L3.5 22.8L3.2 30.4Q0 32-3.2 30.4Z"
)
_GRAIN: Final = (
    "M-4-22C-5.4-17-5-11-3-6M3-24C4.4-19 4.2-15 2.6-11M-2.6 1C-1.6 6-1.8 10-1.4 14M3-3C2 4 1.4 8 1.2 12M.3 24V28.6"
)
_CUTS: Final = "M-11.4 9L-10.2 4M12.6-12.4L13.4-7.2M7.8 19.2L6.2 23.6"
_CLUB: Final = (
    path(_LEAVES, fill=GREEN),
    detail("M12-11L13-18.4M-10.8 5.4L-12.4-1.8"),
    path(_TRUNK, fill=WOOD),
    detail(_GRAIN),
    path(_CUTS, fill=NONE, stroke=GOLD, stroke_width=2.4),
    path("M-5.4-29Q0-25.8 5.6-28.8Q3-31 0-31Q-3-31-5.4-29Z", fill=GOLD),
)

_PETALS: Final = tuple(petal(angle, 2.6, 10.6, 0.46) for angle in around(8))
_COIN: Final = (
    circle(0, 0, 14.4, fill=GOLD),
    circle(0, 0, 12.9, fill=NONE, stroke_width=2.4, stroke_dasharray=".8 1.9"),
    circle(0, 0, 11.4, fill=FACE, stroke_width=0.9),
    path("".join(_PETALS[::2]), fill=RED, stroke_width=DETAIL),
    path("".join(_PETALS[1::2]), fill=BLUE, stroke_width=DETAIL),
    circle(0, 0, 3.2, fill=GOLD, stroke_width=0.9),
)

_CUP: Final = (
    path("M-4.6 11.4C-9 12.6-10 14.4-10.4 17.4H10.4C10 14.4 9 12.6 4.6 11.4Z", fill=GOLD),
    path("M-2.8 2H2.8L4.6 11.4H-4.6Z", fill=GOLD),
    circle(0, 6, 3.5, fill=RED),
    path("M-11.4-9C-11.4-1-6 3 0 3S11.4-1 11.4-9Z", fill=GOLD),
    path("M-11-5.6Q0-2 11-5.6Q10.4-2.6 8.6-.6Q0 2.4-8.6-.6Q-10.4-2.6-11-5.6Z", fill=BLUE),
    path("M-10-11.4C-8.6-15.4-4-16 0-16S8.6-15.4 10-11.4Z", fill=RED),
    path("M-12.4-11.8H12.4V-8.6H-12.4Z", fill=GOLD),
    circle(0, -17.2, 1.9, fill=GOLD),
)

PIPS: Final[Mapping[str, Drawing]] = {"e": _SWORD, "b": _CLUB, "o": _COIN, "c": _CUP}


def definitions() -> Iterator[Element]:
    """One pip a suit."""
    return (outlined(*parts).named(f"{suit}p") for suit, parts in PIPS.items())
