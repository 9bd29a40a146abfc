"""The blanks of the suits: paper, sign and the pinta, a frame whose short sides tell the suit by their gaps.

Whoever spreads the cards by a hair's breadth reads the suit from the gaps alone: oros none, copas one, espadas two,
bastos three.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from decks.catalan.cards import HEIGHT, SUITS, WIDTH
from decks.kit.element import NONE, Element, group, number, path, use
from decks.kit.paints import INK

GAPS: Final[Mapping[str, int]] = {"o": 0, "c": 1, "e": 2, "b": 3}

_INSET = 4.6
_RADIUS = 3.4
_GAP_WIDTH = 6
_GAP_STEP = 15
_TICK = 1.7  # how far a tick at a gap's end reaches to either side of the frame
_HAND_LINE, _TABLE_LINE = 2.3, 1.5


def definitions() -> Iterator[Element]:
    """`fe` the frame of a suit; `ke` and `ke-t` its blanks with frame and sign, for hand and table."""
    for suit in SUITS:
        yield path(_frame(GAPS[suit]), fill=NONE, stroke=INK).named(f"f{suit}")
        yield _blank(suit, _HAND_LINE, f"m{suit}").named(f"k{suit}")
        yield _blank(suit, _TABLE_LINE, f"u{suit}").named(f"k{suit}-t")


def _blank(suit: str, line: float, sign: str) -> Element:
    return group(use("k"), use(f"f{suit}", stroke_width=line), use(sign))


def _frame(gaps: int) -> str:
    """Both short sides with their gaps, and the long sides, which reach round the corners."""
    left, right = _INSET, WIDTH - _INSET
    short = "".join(_short_side(y, gaps) for y in (_INSET, HEIGHT - _INSET))
    return short + _long_side(left, 0) + _long_side(right, 1)


def _short_side(y: float, gaps: int) -> str:
    """The pieces of a short side, and a tick at every end of a piece that is no corner."""
    middles = [WIDTH / 2 + (gap - (gaps - 1) / 2) * _GAP_STEP for gap in range(gaps)]
    ends = [end for middle in middles for end in (middle - _GAP_WIDTH / 2, middle + _GAP_WIDTH / 2)]
    corners = [_INSET + _RADIUS, *ends, WIDTH - _INSET - _RADIUS]
    pieces = zip(corners[::2], corners[1::2], strict=True)
    line = "".join(f"M{number(start)} {number(y)}H{number(end)}" for start, end in pieces)
    return line + "".join(f"M{number(end)} {number(y - _TICK)}v{number(2 * _TICK)}" for end in ends)


def _long_side(x: float, sweep: int) -> str:
    """A long side with the corners at its ends, the arcs turning by that sweep."""
    top, bottom, r = _INSET, HEIGHT - _INSET, _RADIUS
    inner = number(x + r if x < WIDTH / 2 else x - r)
    arc = f"A{r} {r} 0 0 {sweep}"
    upper = f"M{inner} {number(top)}{arc} {number(x)} {number(top + r)}"
    return f"{upper}V{number(bottom - r)}{arc} {inner} {number(bottom)}"
