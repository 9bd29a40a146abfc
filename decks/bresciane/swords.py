"""Curved swords, two to ten of them, woven into a sheaf.

The left half is drawn first, its mirror image over it, then short pieces of the left half where that comes to the top.
An odd sword stands upright between them, called `su`; an even number leaves room for a tulip. Every sword of a sheaf
has one hilt, called `sw`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from decks.bresciane import arcs
from decks.bresciane.arcs import MIDDLE
from decks.bresciane.cards import WIDTH
from decks.kit.element import NONE, Element, circle, group, number, path, use
from decks.kit.paints import BLUE, GOLD, GREEN, LINE, RED, STEEL
from decks.kit.shapes import DETAIL, outlined
from decks.kit.sprite import Drawing

_BLADE, _LINE = 3.9, 1.1
# By the pairs of swords that leave room for them.
_UPRIGHT_SCALES: Final[Mapping[int, float]] = {1: 1.5, 2: 1.28, 3: 1.06, 4: 0.84}
_TULIP_SCALES: Final[Mapping[int, float]] = {2: 1.5, 3: 1.2, 4: 0.86, 5: 0.5}

_HILT: Final = (
    path("M-2-.6H2V10H-2Z", fill=RED),
    path("M-2 2.9H2M-2 6.2H2", fill=NONE, stroke=GOLD, stroke_width=1),
    path("M-4.9-2.2H4.9V.8H-4.9Z", fill=GOLD),
    circle(0, 11.2, 2.5, fill=GOLD),
)
_UPRIGHT: Final = (
    path("M0-35L2.8-28.6V16H-2.8V-28.6Z", fill=STEEL),
    path("M0-28V12", fill=NONE, stroke=BLUE, stroke_width=0.9),
    path("M-2 18H2L2.4 29H-2.4Z", fill=RED),
    path("M-2.1 21.6H2.1M-2.2 25.2H2.2", fill=NONE, stroke=GOLD, stroke_width=1),
    path("M-7.6 14.6Q0 17 7.6 14.6A1.9 1.9 0 1 1 7.2 18.4Q0 20.4-7.2 18.4A1.9 1.9 0 1 1-7.6 14.6Z", fill=GOLD),
    circle(0, 31, 3, fill=GOLD),
)
_TULIP: Final = (
    path("M0 0C-1 8-1 14 0 22", fill=NONE, stroke=GREEN, stroke_width=1.7),
    path("M0 21C-6 19-8.4 13-8 6.6C-4 9-.8 14 0 21ZM0 21C6 19 8.4 13 8 6.6C4 9 .8 14 0 21Z", fill=GREEN),
    path("M-5.6-2C-7-7-5.6-12-4-15L-1.6-9.4L0-16.4L1.6-9.4L4-15C5.6-12 7-7 5.6-2Q0 4-5.6-2Z", fill=RED),
    path("M0-7Q3 0 0 1.4Q-3 0 0-7Z", fill=GOLD, stroke_width=DETAIL),
)


def definitions() -> Iterator[Element]:
    """`S1` to `S5`, sheaves of two to ten swords, with their parts; the upright sword and the tulip."""
    yield group(*_HILT, stroke=LINE, stroke_width=_LINE, stroke_linejoin="round").named("sw")
    half = number((_BLADE + _LINE) / 2)
    yield path(f"M-{half} 1L0-8.5L{half} 1", fill=STEEL, stroke=LINE, stroke_width=_LINE).named("point")
    for level in range(1, len(arcs.RADII) + 1):
        yield from _level(level)
    yield outlined(*_UPRIGHT).named("su")
    yield outlined(*_TULIP).named("tulip")


def swords(count: int) -> Iterator[Element]:
    """So many swords, 3 to 10, and what stands between them."""
    pairs, odd = divmod(count, 2)
    yield use("su").moved(WIDTH / 2, MIDDLE + 2, scale=_UPRIGHT_SCALES[pairs]) if odd else _tulip(pairs)
    yield use(f"S{pairs}")


def _level(level: int) -> Iterator[Element]:
    """What one more pair of swords adds, and the sheaf that has so many.

    `a` is the blade, `o` the pieces that come to the top; with those of the levels before, `L` is the left half, `X`
    all pieces, `G` the left half's hilts, and `S` the sheaf of them.
    """
    yield path(arcs.blade(level)).named(f"a{level}")
    yield path("".join(_pieces(level))).named(f"o{level}")
    x, y = arcs.hilt(level)
    point = use("point").moved(x, 2 * MIDDLE - y, turn=90 - arcs.slope(level))
    yield _stacked("L", level, *_wire(f"a{level}"), point)
    yield _stacked("X", level, *_wire(f"o{level}"))
    yield _stacked("G", level, use("sw").moved(x, y, turn=arcs.slope(level) - 90))
    blades, hilts = use(f"L{level}"), use(f"G{level}")
    sheaf = (blades, blades.mirrored(WIDTH), use(f"X{level}"), hilts, hilts.mirrored(WIDTH))
    yield group(*sheaf, fill=NONE).named(f"S{level}")


def _tulip(pairs: int) -> Element:
    scale = _TULIP_SCALES[pairs]
    return use("tulip").moved(WIDTH / 2, MIDDLE - 3 * scale, scale=scale)


def _stacked(kind: str, level: int, *drawn: Element) -> Element:
    """What a level adds, over what the levels below it drew."""
    below = (use(f"{kind}{level - 1}"),) if level > 1 else ()
    return group(*below, *drawn).named(f"{kind}{level}")


def _wire(name: str) -> Drawing:
    """A path as a blade: outline, steel, and the fuller in its middle."""
    return (
        use(name, stroke=LINE, stroke_width=_BLADE + 2 * _LINE),
        use(name, stroke=STEEL, stroke_width=_BLADE),
        use(name, stroke=BLUE, stroke_width=0.8),
    )


def _pieces(level: int) -> Iterator[str]:
    """The pieces of the left half that come to the top as soon as there are so many levels."""
    return (arcs.piece(met) for met in arcs.crossings(level) if met.over and level in (met.blade, met.other))
