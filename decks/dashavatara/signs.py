"""The ten signs in one ink, about 24 across and centred on the origin, and the inks they are printed in.

A sign inherits its ink as fill and stroke; cuts and holes are in the first colour, that of what it lies on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from decks.dashavatara.cards import CREAM, DARK, SUITS, ground, ink
from decks.kit.element import NONE, Element, circle, group, path, use
from decks.kit.geometry import around, at, disc
from decks.kit.paints import FIRST
from decks.kit.sprite import Drawing

IN_PILL = 0.56


def _solid(d: str) -> Element:
    return path(d, stroke=NONE)


def _line(d: str, width: float) -> Element:
    return path(d, fill=NONE, stroke_width=width)


def _cut(d: str, width: float = 1.1) -> Element:
    return path(d, fill=NONE, stroke=FIRST, stroke_width=width, stroke_linecap="round")


def _hollow(d: str) -> Element:
    return path(d, fill=FIRST, stroke=NONE)


def _hole(x: float, y: float, radius: float) -> Element:
    return circle(x, y, radius, fill=FIRST, stroke=NONE)


def _flame(angle: float) -> str:
    """One of the flames of the wheel, swept the way that it turns."""
    return f"M{at(8.4, angle)}L{at(12.6, angle + 0.36)}L{at(8.4, angle + 0.56)}Z"


_FISH: Final = (
    _solid(
        "M-11.8.4C-9-5.6-1.4-8 5-2.8L11.6-7.4C10.2-3.4 10.2 3 11.6 7.4L5 2.8C-1.4 8-9 6-11.8.4Z"
        "M-3.4-6C-1.6-9.4 2-9.6 3.6-8.6C2.6-7 2.4-6 2.4-4.8ZM-2 6.2C-.6 8.8 2 9 3.2 8.2C2.4 7 2.2 6 2.4 4.8Z"
    ),
    _hole(-7.4, -0.8, 1.2),
    _cut("M-4.2-3.8Q-2.4 0-4.2 4M-.4-2.4Q1 0-.4 2.4M2.6-1.6Q3.6 0 2.6 1.6"),
)
_TURTLE: Final = (
    circle(0, 0.6, 8.4, stroke=NONE),
    path("M0-7V-10", fill=NONE, stroke_width=5.2, stroke_linecap="round"),
    path(
        "M5-4Q8.6-7.6 10.6-3.4M-5-4Q-8.6-7.6-10.6-3.4M5 5.4L8 8.4M-5 5.4L-8 8.4",
        fill=NONE,
        stroke_width=4.2,
        stroke_linecap="round",
    ),
    _solid("M-3 8L0 12.6L3 8Z"),
    _cut(
        "M-2.4-3.2H2.4L4.8.8L2.4 4.8H-2.4L-4.8.8ZM-2.4-3.2L-3.8-5.6M2.4-3.2L3.8-5.6"
        "M4.8.8H7M-4.8.8H-7M2.4 4.8L3.8 7.2M-2.4 4.8L-3.8 7.2",
        1,
    ),
)
_BOAR: Final = (
    _solid(
        "M-12.8 3.4L-12-.2C-10.4-1.4-9-2.6-7.6-4.2L-8.2-7.8L-4.8-5.8C-3.6-7.4-2-8.4 0-8.8L.4-10.8L1.9-9.1L3.4-10.8"
        "L4.5-8.9L6-10.2L6.8-8.1C9.4-7.2 11-5 11.2-2L12.8-4.8L13.2-2.4L11.4 1L10.8 4.4L11.4 10.4H8.4L7.2 5.4L6 10.4H3"
        "L3.3 4.6C1.2 5.4-1 5.4-2.8 5L-3 10.4H-6L-6.2 5.2C-7.4 5.8-8.4 5.6-9.6 5.4L-12.2 5.4Z"
    ),
    _hollow("M-9.8 4.6C-11.2 2.4-10.8.2-9-1.6C-8.9.8-8.2 2.4-6.6 3.2Z"),
    _hole(-6, -1.9, 1.1),
)
_LION: Final = (
    _solid(
        "M0-12.8L2.6-10.4L6-12.2L7-8.8L10.6-8.4L10-4.8L12.8-2.4L10.6.4L12 4L8.6 5.2L8.6 8.8L5.2 8.8L3.6 12L0 10.4"
        "L-3.6 12L-5.2 8.8L-8.6 8.8L-8.6 5.2L-12 4L-10.6.4L-12.8-2.4L-10-4.8L-10.6-8.4L-7-8.8L-6-12.2L-2.6-10.4Z"
    ),
    _hollow("M-7-4.4C-7-8.4 7-8.4 7-4.4C7-.6 5.8 2 4.6 4.4C3.4 7.6-3.4 7.6-4.6 4.4C-5.8 2-7-.6-7-4.4Z"),
    _solid(
        "M-5.4-2.6Q-3.6-4.8-1.6-2.6Q-3.6-.8-5.4-2.6ZM5.4-2.6Q3.6-4.8 1.6-2.6Q3.6-.8 5.4-2.6Z"
        "M-2.4 1.4H2.4L.7 3.4V5.2H2.6V6.4H-2.6V5.2H-.7V3.4Z"
    ),
)
_POT: Final = (
    _solid(
        "M-4-12H3V-9.8H1.6V-7C6-6 8.8-2.6 8.8 1.4C8.8 4.6 7.4 7.4 5 9.2V11.8H-6V9.2C-8.4 7.4-9.8 4.6-9.8 1.4"
        "C-9.8-2.6-7-6-2.6-7V-9.8H-4ZM7-4.4C9-5.6 9.6-8 9-10.4L12.2-11C13.2-6.4 11.6-2.4 8.8-.2Z"
    ),
    _cut("M-9.2-.6Q-.4 2 8.2-.6M-9 3.4Q-.4 6 8 3.4M-2.4-7.4H1.4"),
)
_AXE: Final = (
    _solid(
        "M-6-12H-2.8V-9C2-9.6 6.4-11 9-12C11.6-6.6 11.6-.6 9 4.4C6.4 2.8 2-.2-2.8-1V12H-6V-2.4L-10.6-1.6V-7.6L-6-7Z"
    ),
    _cut("M5.2-8.4Q7-4 5.2.2M-6-5H-2.8"),
)
_BOW: Final = (
    path(
        "M-4.4-11.4C4-9.4 8.4-5 8.4 0S4 9.4-4.4 11.4",
        fill=NONE,
        stroke_width=2.8,
        stroke_linecap="round",
    ),
    _line("M-4.4-11.4L-8.4 0L-4.4 11.4", 1.1),
    _line("M-11.6 0H8", 1.9),
    _solid("M12.6 0L5.8-3.9L7.4 0L5.8 3.9ZM-12.4-3L-7.4-3L-5.4 0L-7.4 3H-12.4L-10.6 0Z"),
)
_WHEEL: Final = (
    path(disc(7.7), fill=NONE, stroke_width=2.6),
    _solid("".join(_flame(angle) for angle in around(8))),
    _line("M-6.8 0H6.8M0-6.8V6.8M-4.8-4.8L4.8 4.8M4.8-4.8L-4.8 4.8", 1.3),
    circle(0, 0, 2.4, stroke=NONE),
)
_CONCH: Final = (
    _solid(
        "M0-12.8L2-9.8C4.4-9.6 5.6-8.2 5-6.4C9-5.2 11.2-1.8 10.6 2.2C10 6.6 5.6 8.6 2.8 12.8C.8 12.6-.4 11.6-.8 10"
        "C-3.4 8-7.8 6.4-9.8 2.6C-11.4-1.2-9-5.2-5-6.4C-5.6-8.2-4.4-9.6-2-9.8Z"
    ),
    _hollow("M2.6-2.6C6.8-1.6 7.4 2.6 4.6 5.4C3.2 6.8 2.4 8.4 2.2 10.2C-.6 7 .2.4 2.6-2.6Z"),
    _cut("M-4.6-6.6Q0-4.4 4.6-6.6M-1.8-9.8Q0-9 1.8-9.8M-8.6-1.6Q-6.4 1.6-2.6 2.4M-7.6 3.4Q-5.4 5.4-2.2 5.8"),
)
_SWORD: Final = (
    _solid(
        "M5.6-12.4C10-5.2 8.6 2.2 2.8 7.6L-2 4C4.2-.6 5.8-6.4 5.6-12.4ZM-8.6 1.6L5.2 11L3.6 13L-10 3.6Z"
        "M-3.6 7.6L-7 12.6L-10.4 10.2L-6.6 5.4Z"
    ),
    _cut("M6.4-5.6C5.8-1.6 3.8 1.6 1 4.4", 0.9),
)

SIGNS: Final[Mapping[str, Drawing]] = {
    "ma": _FISH,
    "ku": _TURTLE,
    "va": _BOAR,
    "na": _LION,
    "vm": _POT,
    "pa": _AXE,
    "ra": _BOW,
    "kr": _WHEEL,
    "bu": _CONCH,
    "ka": _SWORD,
}


def definitions() -> Iterator[Element]:
    """By suit: `ma` the sign, `qma` on its ground and `dma` small, in the pill."""
    for suit in SUITS:
        yield group(*SIGNS[suit]).named(suit)
        yield _printed(suit, ink(suit), ground(suit)).named(f"q{suit}")
        yield _printed(suit, DARK, CREAM).moved(0, 0, scale=IN_PILL).named(f"d{suit}")


def _printed(suit: str, colour: str, below: str) -> Element:
    return use(suit, fill=colour, stroke=colour, color=below)
