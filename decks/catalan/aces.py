"""The four aces, each a drawing of its own, two of them crowned: the sword among laurels, the coin with a sun.

Every ace is centred on the origin and about 124 high.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import pi
from typing import Final

from decks.catalan import laurels
from decks.catalan.cards import HEIGHT, WIDTH
from decks.catalan.signs import in_hand, on_table
from decks.kit.element import NONE, Element, circle, group, path, use
from decks.kit.geometry import around, disc, leaf, spike
from decks.kit.paints import BLUE, FACE, GOLD, GREEN, LINE, RED, STEEL, WOOD
from decks.kit.people import BROWS_AND_NOSE, EYES
from decks.kit.shapes import DETAIL, beads, detail, outlined, tube
from decks.kit.sprite import Drawing

_GUARD: Final = (
    "M-22 20C-16 24-8 22.6 0 22.6S16 24 22 20C26 22 26 28.4 21 29"
    "C14 27 7 29.8 0 29.8S-14 27-21 29C-26 28.4-26 22-22 20Z"
)
_SWORD: Final = (
    laurels.branches(),
    path("M0-62L6-51V22H-6V-51Z", fill=STEEL),
    detail("M-3.4-47V18M3.4-47V18"),
    path("M0-49V14", fill=NONE, stroke=BLUE, stroke_width=1.8),
    path("M-3.6 29H3.6L4.4 48H-4.4Z", fill=RED),
    path("M-3.8 33.6H3.8M-4 38H4M-4.2 42.4H4.2", fill=NONE, stroke=GOLD, stroke_width=1.3),
    path(_GUARD, fill=GOLD),
    path("M0 22.4L3.8 26.2L0 30L-3.8 26.2Z", fill=BLUE, stroke_width=0.9),
    *(circle(x, 24.6, 2, fill=RED, stroke_width=0.9) for x in (-20.6, 20.6)),
    circle(0, 52.6, 5.6, fill=GOLD),
    circle(0, 52.6, 2.4, fill=RED, stroke_width=0.9),
    use("crown", color=RED).moved(0, -12, scale=1.3),
)

_RAYS: Final = tuple(spike(angle, 10.6, 21, 0.2) for angle in around(16))
_RING, _BEADS = 25.6, 18
_BOW: Final = "M0 44C-6 38-13 40-12 45S-5 49 0 46C5 49 11 50 12 45S6 38 0 44ZM-3 46L-9 55L-4 54L0 48L4 54L9 55L3 46Z"
_SUN: Final = group(
    circle(0, 0, 34, fill=GOLD, stroke_width=1.4),
    path(disc(31.8), fill=NONE, stroke_width=3.2, stroke_dasharray="1 3"),
    circle(0, 0, 29.2, fill=BLUE),
    beads(disc(_RING), 3.2, 2 * pi * _RING / _BEADS, GOLD),
    circle(0, 0, 22, fill=FACE),
    path("".join(_RAYS[::2]), fill=GOLD, stroke_width=DETAIL),
    path("".join(_RAYS[1::2]), fill=RED, stroke_width=DETAIL),
    circle(0, 0, 11.4, fill=GOLD),
    group(
        path(BROWS_AND_NOSE, fill=NONE, stroke_width=0.9, stroke_linecap="round"),
        path(EYES, fill=LINE, stroke=NONE),
        use("mouth"),
    ).moved(0, -1),
)
_COIN: Final = (
    laurels.wreath(8, 33),
    _SUN.moved(0, 8),
    use("crown", color=RED).moved(0, -21.6, scale=1.4),
    path(_BOW, fill=RED),
    circle(0, 45, 2.6, fill=GOLD),
)

_LEAVES: Final = (
    (25, -20, 0.1, 19, 4),
    (25, -18, 1, 17, 4),
    (-21, 13, -0.1, 18, 4),
    (-21, 15, -1.1, 16, 4),
    (14, 41, 0.9, 15, 3.4),
)
_TRUNK: Final = (
    "M-6.4 60C-6.8 46-8.6 34-10.6 25L-21.6 19L-19 9.6L-12.8 11C-15.6-1-17.4-13-17.6-27C-20.6-31-19.8-36.6-16.2-39.6"
    "C-14.6-53-8-61.4 0-61.4S15.4-54.6 17-44C17.8-37 17-30 15.8-24L25-24.8L26.4-14.6L13.4-10"
    "C14.2-6.6 13.6-2.6 11.4.4C9.6 12.6 8.6 23 7.6 33.6L16 37L13 46L6.8 44.4L6.4 60Q0 63.4-6.4 60Z"
)
_GRAIN: Final = (
    "M-8-46C-11-36-10.4-24-7-12M5-48C8-40 8-32 5-24M-5 0C-3 10-3.4 18-2.6 26M6-4C4 6 2.4 14 2.2 22M.6 46V56M-2.4 42V52"
)
_KNOTS: Final = "M-6-36Q-2-39 1-35.4T-3.4-29.6T-6.4-34.4M6-14Q2.4-17 0-13.6T3.4-8T6.6-12"
_CLUB: Final = (
    path("".join(leaf(*place) for place in _LEAVES), fill=GREEN),
    path(_TRUNK, fill=WOOD, stroke_width=1.5),
    detail(_GRAIN + _KNOTS, 1),
    *tube("M-21.4 18.4L-19.2 10.2M25.2-24L26.2-15.4M15.6 37.6L13.2 45.2", 2.6, GOLD),
    path("M-10.8-57Q0-50.4 11-56.4Q6-61.4 0-61.4Q-6-61.4-10.8-57Z", fill=GOLD),
)

_FLUTES: Final = "M-15 4.6Q-10 11-4.4 14.6M15 4.6Q10 11 4.4 14.6M-5 6.4Q-3.4 11-1.4 15M5 6.4Q3.4 11 1.4 15"
_CUP: Final = (
    *tube("M-28-11C-44-11-41 9-23 6M28-11C44-11 41 9 23 6", 2.6, GOLD),
    path("M-9 41C-20 42-25 46-26 53H26C25 46 20 42 9 41Z", fill=GOLD),
    path("M-28 52H28V57H-28Z", fill=GOLD),
    path("M-5 14L-8.6 41H8.6L5 14Z", fill=GOLD),
    path("M-9.6 38H9.6V42H-9.6Z", fill=GOLD),
    circle(0, 26, 7.4, fill=RED),
    path("M0 21.4L3.4 26L0 30.6L-3.4 26Z", fill=GOLD, stroke_width=0.9),
    path("M-29-16C-29 4-14 16 0 16S29 4 29-16Z", fill=GOLD),
    path("M-28.4-9Q0-1 28.4-9Q27.4-3.6 24.4.6Q0 8.4-24.4.6Q-27.4-3.6-28.4-9Z", fill=BLUE),
    beads("M-24-4.4Q0 3.2 24-4.4", 3, 9.7, GOLD),
    detail(_FLUTES + "M-22 48Q0 45 22 48", 0.9),
    path("M-26-22C-24-36-10-40 0-40S24-36 26-22Z", fill=RED),
    detail("M-13-22C-12-32-8-38-2-40M13-22C12-32 8-38 2-40", 1),
    path("M-31-22.6H31V-15.6H-31Z", fill=GOLD),
    beads("M-25-19.1H26", 3, 10, RED),
    path("M0-58C4-52 3-48.6 0-46C-3-48.6-4-52 0-58Z", fill=GOLD),
    circle(0, -42.6, 3.8, fill=GOLD),
)

ACES: Final[Mapping[str, Drawing]] = {"e": _SWORD, "b": _CLUB, "o": _COIN, "c": _CUP}
_HAND: Final[Mapping[str, tuple[float, float, float]]] = {
    "e": (62.6, 97, 0.79),
    "b": (62, 99, 0.74),
    "o": (62, 106, 0.7),
    "c": (62, 106, 0.68),
}


def definitions() -> Iterator[Element]:
    """One ace a suit, called `A` and the suit."""
    return (outlined(*parts).named(f"A{suit}") for suit, parts in ACES.items())


def hand_face(suit: str) -> Drawing:
    """The ace as it lies in the hand: index and the whole drawing, smaller."""
    x, y, scale = _HAND[suit]
    return use(f"k{suit}"), use(f"A{suit}").moved(x, y, scale=scale), in_hand("1", suit)


def table_face(suit: str) -> Drawing:
    """The ace as it lies on the table."""
    return use(f"k{suit}-t"), use(f"A{suit}", WIDTH / 2, HEIGHT / 2), on_table("1", suit)
