"""Compound shapes that all decks share: the blank card, the limb, the line of outlines and details."""

from __future__ import annotations

from decks.kit.element import NONE, Element, group, number, path, rect
from decks.kit.paints import EDGE, LINE, PAPER

OUTLINE = 1.2
DETAIL = 0.8
CARD_EDGE = 1.2
CARD_RADIUS = 6.0


def blank(width: float, height: float) -> Element:
    """The empty card: paper and edge, lying within width by height. Its id is `k`."""
    inset = CARD_EDGE / 2
    return rect(
        inset,
        inset,
        width - CARD_EDGE,
        height - CARD_EDGE,
        radius=CARD_RADIUS,
        fill=PAPER,
        stroke=EDGE,
        stroke_width=CARD_EDGE,
    ).named("k")


def tube(d: str, width: float, colour: str) -> tuple[Element, Element]:
    """A limb, a shaft, a blade: a stroke in the line colour under a thinner one in its own."""
    return (
        path(d, fill=NONE, stroke=LINE, stroke_width=width + 2 * OUTLINE, stroke_linecap="round"),
        path(d, fill=NONE, stroke=colour, stroke_width=width, stroke_linecap="round"),
    )


def detail(d: str, width: float = DETAIL) -> Element:
    """A fine line inside an outlined shape; its colour is the inherited stroke."""
    return path(d, fill=NONE, stroke_width=width)


def beads(d: str, width: float, step: float, colour: str) -> Element:
    """Beads along a line, `step` from one to the next: dashes of no length with round ends."""
    return path(
        d, fill=NONE, stroke=colour, stroke_width=width, stroke_linecap="round", stroke_dasharray=f"0 {number(step, 3)}"
    )


def outlined(*children: Element) -> Element:
    """A figure whose parts inherit the outline: dark, with round joins."""
    return group(*children, stroke=LINE, stroke_width=OUTLINE, stroke_linejoin="round")
