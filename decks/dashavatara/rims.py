"""The blank round cards: gold rim, ground, the pill for the index at twelve, the tab at six.

The rim tells the half of the deck: scallops where the 1 is the strongest numeral, a double line where the 10 is.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import pi
from typing import Final

from decks.dashavatara.cards import CREAM, DARK, HALVES, MIDDLE, RANKS, RIM, RIM_LINE, SUITS, ground
from decks.kit.element import NONE, Element, circle, group, path, rect, use
from decks.kit.geometry import disc
from decks.kit.glyphs import glyph
from decks.kit.paints import LINE
from decks.kit.shapes import beads
from decks.kit.sprite import Drawing

SCALLOPS: Final = 24
_EDGE = 41.4
_GROUND = 40.6
_SCALLOP_RING, _BEAD_RING = 43.4, 45.2

# Of the tab of a half: its width, its number, and where number and triangle begin.
_TABS: Final = {1: (17, "1", 43.6, 49.6), 2: (21, "T", 43.4, 51)}


def definitions() -> Iterator[Element]:
    """`rim1` and `rim2`; `Bma` rim and ground, `Oma` pill, sign and tab, `Nma` all of it; `p7` a rank in the pill."""
    yield from (_scalloped().named("rim1"), _double().named("rim2"))
    yield _ground().named("ground")
    yield from (_tab(half).named(f"tab{half}") for half in _TABS)
    for rank in RANKS:
        yield glyph(rank)
        yield use(f"g{rank}", color=DARK).moved(36.6, 3.9, scale=0.82).named(f"p{rank}")
    for suit in SUITS:
        yield group(use(f"rim{HALVES[suit]}"), use("ground", fill=ground(suit))).named(f"B{suit}")
        yield group(use(f"tab{HALVES[suit]}"), use(f"d{suit}", 58.4, 10.4)).named(f"O{suit}")
        yield group(use(f"B{suit}"), use(f"O{suit}")).named(f"N{suit}")


def _scallops(radius: float, width: float, colour: str) -> Element:
    return beads(disc(radius), width, 2 * pi * radius / SCALLOPS, colour)


def _scalloped() -> Element:
    return group(
        _scallops(_SCALLOP_RING, 12.4, LINE),
        circle(0, 0, 46.6, fill=LINE),
        _scallops(_SCALLOP_RING, 10.4, RIM),
        circle(0, 0, 45.6, fill=RIM),
        _scallops(_BEAD_RING, 2.8, RIM_LINE),
    ).moved(MIDDLE, MIDDLE)


def _double() -> Element:
    return group(
        circle(0, 0, 49.2, fill=RIM, stroke=LINE),
        circle(0, 0, 46.4, fill=NONE, stroke=RIM_LINE, stroke_width=1.5),
        circle(0, 0, 43.6, fill=NONE, stroke=RIM_LINE, stroke_width=1.1),
    ).moved(MIDDLE, MIDDLE)


def _ground() -> Element:
    """In the colour that it inherits, with an edge of its own."""
    edge = circle(MIDDLE, MIDDLE, _EDGE, fill=RIM_LINE, stroke=LINE, stroke_width=0.8)
    return group(edge, circle(MIDDLE, MIDDLE, _GROUND, stroke=LINE, stroke_width=0.8))


def _tab(half: int) -> Element:
    """The pill at twelve, and at six o'clock which numeral is the strongest."""
    width, number, left, triangle = _TABS[half]
    return group(
        rect(32.4, 1.4, 35.2, 18, radius=9, fill=CREAM, stroke=LINE),
        rect(MIDDLE - width / 2, 87.4, width, 11.4, radius=5.7, fill=CREAM, stroke=LINE, stroke_width=0.9),
        use(f"g{number}", color=DARK).moved(left, 89.8, scale=0.42),
        path(f"M{triangle} 96.3l3-6.2l3 6.2Z", fill=DARK),
    )


def ring(d: str, colour: str) -> Drawing:
    """A court's ring inside the rim, along that line; its outline is inherited."""
    return path(d, fill=NONE, stroke_width=4), path(d, fill=NONE, stroke=colour, stroke_width=2.6)
