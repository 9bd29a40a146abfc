"""The two windows a figure looks out of: the tall frame of the table face, the panel of the hand face."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Unpack

from decks.french.cards import HEIGHT, WIDTH
from decks.kit.element import NONE, Element, Look, group, path, rect
from decks.kit.paints import LINE, PANEL, PAPER

PANEL_LINE = 1.5
_PANEL_TOP = 60
_PLATE = "M23 22.4V9.5A2.5 2.5 0 0 1 25.5 7H38.4A15.4 15.4 0 0 1 23 22.4Z"


def definitions() -> Iterator[Element]:
    """`f` and `p`, the grounds of frame and panel; `e` and `q`, their lines, which go over the figure."""
    yield _frame_ground().named("f")
    yield frame(fill=NONE, stroke=LINE, stroke_width=1.2).named("e")
    yield panel(_PANEL_TOP, fill=PANEL).named("p")
    yield panel(_PANEL_TOP, fill=NONE, stroke=LINE, stroke_width=PANEL_LINE).named("q")


def frame(**look: Unpack[Look]) -> Element:
    """The frame's shape: x 23..77, y 7..133."""
    return rect(23, 7, 54, 126, radius=2.5, **look)


def panel(top: float, **look: Unpack[Look]) -> Element:
    """The panel's shape: x 35..94.5, and from `top` down to 134.5."""
    return rect(35, top, 59.5, 134.5 - top, radius=4, **look)


def _frame_ground() -> Element:
    """With a plate of paper in two corners for the suit sign: inks are chosen to be read on paper, not on a panel."""
    plate = path(_PLATE, fill=PAPER, stroke=LINE, stroke_width=0.9)
    return group(frame(fill=PANEL), plate, group(plate).moved(WIDTH, HEIGHT, turn=180))
