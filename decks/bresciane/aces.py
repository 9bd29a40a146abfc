"""The four aces, each a drawing of its own: sword and coin under a crown, cup and baton with leaves.

Every ace is centred on the origin, about 80 wide and 140 high.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from decks.bresciane.cards import WIDTH
from decks.bresciane.objects import baton_ends
from decks.bresciane.signs import in_hand, on_table
from decks.kit.element import Element, circle, path, use
from decks.kit.geometry import around, leaf, petal
from decks.kit.paints import BLUE, FACE, GOLD, GREEN, RED
from decks.kit.shapes import DETAIL, beads, detail, outlined, tube
from decks.kit.sprite import Drawing

_RIBBON: Final = (
    path("M-32-8L-40-2L-33 2L-37 10L-24 9ZM32-8L40-2L33 2L37 10L24 9Z", fill=GOLD),
    path("M-33-9Q0 6 33-9V5Q0 20-33 5Z", fill=FACE),
    detail("M-26-1.4Q0 8 26-1.4"),
)
_SPRAY: Final = (
    *(path(leaf(0, 0, angle, 25, 5), fill=GREEN) for angle in (-1.45, 1.45, -0.8, 0.8)),
    path(leaf(0, 2, 0, 27, 5), fill=GREEN),
    detail("M0-1V-18"),
)

_SWORD: Final = (
    use("ribbon").moved(0, 20, turn=-8),
    use("sp").moved(1, 18, scale=1.5),
    use("crest").moved(-6, -38, scale=1.34),
)

_RING: Final = tuple(petal(angle, 25.6, 37, 0.23) for angle in around(8))
_COIN: Final = (
    circle(0, 0, 42, fill=GOLD),
    beads("M40.2 0A40.2 40.2 0 1 1-40.2 0A40.2 40.2 0 1 1 40.2 0Z", 1.7, 4.51, RED),
    circle(0, 0, 38.4, fill=BLUE, stroke_width=1),
    path("".join(_RING[::2]), fill=RED, stroke_width=DETAIL),
    path("".join(_RING[1::2]), fill=GREEN, stroke_width=DETAIL),
    circle(0, 0, 24, fill=GOLD),
    circle(0, 0, 20.4, fill=FACE, stroke_width=1),
    use("rosette").moved(0, 0, scale=1.7),
)

_CUP: Final = (
    path("M-27 53C-26 42-16 37-7 35V14H7V35C16 37 26 42 27 53Z", fill=BLUE),
    path("M-27 53H27V58H-27Z", fill=GOLD),
    circle(0, 22, 9.6, fill=GOLD),
    path("M0 16L4.4 22L0 28L-4.4 22Z", fill=RED, stroke_width=DETAIL),
    path("M-32-44H32C34-12 22 11 0 15C-22 11-34-12-32-44Z", fill=RED),
    path("M-32.8-31H32.8L31.2-16H-31.2Z", fill=GOLD),
    *(circle(x, -23.4, 4.4, fill=BLUE, stroke_width=1) for x in (-22, 0, 22)),
    path("M-11-29.4l3 6-3 6-3-6ZM11-29.4l3 6-3 6-3-6Z", fill=RED, stroke_width=DETAIL),
    detail("M-20-11C-16 0-10 6-2 8.6M20-11C16 0 10 6 2 8.6M-8-11Q-6 0 0 7Q6 0 8-11", 1),
    path("M-34-48.6H34V-42H-34Z", fill=GOLD),
    detail("M-19 48Q0 43 19 48", 1),
)

_SPROUTS: Final = "".join(
    leaf(x, y, angle, 21, 4)
    for side in (-1, 1)
    for x, y, angle in ((side * 6, -22, side * 0.7), (side * 6, -20, side * 1.5), (side * 6, 50, side * 0.9))
)
_BATON: Final = (
    path(_SPROUTS, fill=GREEN),
    *tube("M0 57V-57", 14, GREEN),
    path("M-8.4-36H8.4V-28H-8.4ZM-8.4 32H8.4V40H-8.4Z", fill=GOLD),
    *baton_ends(57, 2.5),
    use("ribbon", 0, 2),
)

ACES: Final[Mapping[str, Drawing]] = {"s": _SWORD, "d": _COIN, "c": _CUP, "b": _BATON}
# Where the origin is: how far down on the table; across, down and how large in the hand.
_TABLE: Final[Mapping[str, float]] = {"s": 116, "d": 112, "c": 120, "b": 118}
_HAND: Final[Mapping[str, tuple[float, float, float]]] = {
    "s": (62, 143, 0.82),
    "d": (60, 158, 0.8),
    "c": (60, 152, 0.8),
    "b": (60, 138, 0.8),
}


def definitions() -> Iterator[Element]:
    """One ace a suit, called by its suit's letter and `A`; crown, ribbon and leaves to go with them."""
    yield outlined(use("crown", color=RED)).named("crest")
    yield outlined(*_RIBBON).named("ribbon")
    yield outlined(*_SPRAY).named("spray")
    yield from (outlined(*parts).named(f"{suit}A") for suit, parts in ACES.items())


def hand_face(suit: str) -> Drawing:
    """The ace as it lies in the hand: index and the drawing, smaller."""
    x, y, scale = _HAND[suit]
    return use(f"k{suit}"), use(f"{suit}A").moved(x, y, scale=scale), in_hand("A", suit)


def table_face(suit: str) -> Drawing:
    """The ace as it lies on the table, the coin crowned and with leaves under it, the cup with leaves."""
    x = WIDTH / 2
    beside = {
        "d": (use("crest").moved(x, 66, scale=1.4), use("spray", x, 191)),
        "c": (use("spray", x, 74),),
    }
    return use(f"k{suit}-t"), *beside.get(suit, ()), use(f"{suit}A", x, _TABLE[suit]), on_table("A", suit)
