"""The four suit objects in full colour: curved sword, rosette coin, chalice, smooth baton.

Each is centred on the origin; its definition is its suit's letter and `p`. Coin and chalice are the pips as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from decks.kit.element import NONE, Element, circle, group, path, use
from decks.kit.geometry import around, leaf, polar
from decks.kit.paints import BLUE, FACE, GOLD, GREEN, RED, STEEL
from decks.kit.shapes import DETAIL, OUTLINE, detail, outlined, tube
from decks.kit.sprite import Drawing

# A baton's end, its foot at the origin and pointing up; its outline is inherited.
_END: Final = group(
    path("M-3.4-4.8H3.4V0H-3.4Z", fill=GOLD),
    path("M-3.4-4.8C-3.4-10 3.4-10 3.4-4.8Z", fill=RED),
)


def baton_ends(reach: float, scale: float = 1) -> Drawing:
    """Both ends of an upright baton, so many times as thick, at `reach` above and below the origin."""
    end = use("end", stroke_width=OUTLINE / scale)
    return end.moved(0, -reach, scale=scale), end.moved(0, reach, scale=scale, turn=180)


_SWORD: Final = (
    path("M16-44C26-16 20 12-3.6 27L-9 21C9 8 17-14 16-44Z", fill=STEEL),
    path("M17.4-30C20-8 12 10-6 24", fill=NONE, stroke=BLUE, stroke_width=1.1),
    path("M-8.6 25.6L-17 34.4L-20.4 31L-12 22.2Z", fill=RED),
    path("M-12.6 29.8L-16 26.4M-15.4 32.7L-18.8 29.3", fill=NONE, stroke=GOLD, stroke_width=1.2),
    path(
        "M-14.4 15.8A2.4 2.4 0 0 0-17.8 19.2L-2 35A2.4 2.4 0 0 0 1.4 31.6Q-4.6 28.6-6.9 26.1Q-10.4 22.6-14.4 15.8Z",
        fill=GOLD,
    ),
    circle(-20, 34.4, 3.6, fill=GOLD),
)
_PETALS: Final = tuple(leaf(*polar(2, angle), angle, 9.2, 2.7) for angle in around(6))
_ROSETTE: Final = (
    path("".join(_PETALS[::2]), fill=RED, stroke_width=DETAIL),
    path("".join(_PETALS[1::2]), fill=BLUE, stroke_width=DETAIL),
    circle(0, 0, 3, fill=GOLD, stroke_width=1),
)
_COIN: Final = (
    circle(0, 0, 15.4, fill=GOLD),
    circle(0, 0, 12.4, fill=FACE, stroke_width=1),
    use("rosette"),
)
_CUP: Final = (
    path("M-11 18C-10.4 14-7 12-2.6 11.2V4H2.6V11.2C7 12 10.4 14 11 18Z", fill=BLUE),
    circle(0, 6.6, 3.7, fill=GOLD),
    path("M-12.6-18H12.6C13.6-6 9 3 0 4.4C-9 3-13.6-6-12.6-18Z", fill=RED),
    path("M-12.9-12.6H12.9L12.3-7.2H-12.3Z", fill=GOLD),
    detail("M-6.4-12.6V-7.2M0-12.6V-7.2M6.4-12.6V-7.2", 0.9),
    path("M-13.6-19.6H13.6V-16.6H-13.6Z", fill=GOLD),
)
_BATON: Final = (
    *tube("M0 28V-28", 8.4, GREEN),
    path("M-5.4-3H5.4V3H-5.4Z", fill=GOLD),
    *baton_ends(28, 1.6),
)

OBJECTS: Final[Mapping[str, Drawing]] = {"s": _SWORD, "d": _COIN, "c": _CUP, "b": _BATON}
# The baton is drawn upright; where it is held or shown alone it leans.
LEAN: Final = 32


def definitions() -> Iterator[Element]:
    """One object a suit, the coin's rosette, and the end of every baton."""
    yield _END.named("end")
    yield group(*_ROSETTE).named("rosette")
    yield from (outlined(*parts).named(f"{suit}p") for suit, parts in OBJECTS.items())
