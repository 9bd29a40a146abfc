"""The back: a lattice with the four signs in a medallion. The same either way up, as a back must be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from decks.french.cards import SUITS
from decks.kit.element import NONE, Element, circle, group, path, rect, use
from decks.kit.geometry import around, petal, sparkle
from decks.kit.paints import FACE, GOLD, paint
from decks.kit.sprite import Drawing

_FIELD: Final = paint("back")
_LEFT, _TOP, _STEP_X, _STEP_Y = 8, 8, 14, 15.5
_COLUMNS, _ROWS = 6, 8


def definitions() -> Iterator[Element]:
    """One row of the lattice."""
    yield group(
        path(_lattice_row(), fill=NONE, stroke=FACE, stroke_width=0.7, stroke_opacity=0.55),
        path(_stars(), fill=FACE, fill_opacity=0.7),
    ).named("lattice")


def back() -> Drawing:
    """The whole back. Its light lines are a paint, not the paper, so that they stay light on dark paper."""
    return (
        use("k"),
        rect(4.5, 4.5, 91, 131, radius=4, fill=_FIELD),
        *(use("lattice", 0, row * _STEP_Y) for row in range(_ROWS)),
        rect(8, 8, 84, 124, radius=2, fill=NONE, stroke=FACE, stroke_width=1.2),
        *_medallion(),
    )


def _lattice_row() -> str:
    """Crossed lines of one row of cells, each cell a cross corner to corner."""
    return "".join(_cross(_LEFT + column * _STEP_X) for column in range(_COLUMNS))


def _cross(x: float) -> str:
    return f"M{x} {_TOP}l{_STEP_X} {_STEP_Y}m0-{_STEP_Y}l-{_STEP_X} {_STEP_Y}"


def _stars() -> str:
    return "".join(sparkle(_LEFT + column * _STEP_X, _TOP + _STEP_Y / 2, 2.6) for column in range(1, _COLUMNS))


def _medallion() -> Drawing:
    """Each sign twice, opposite itself: one of each would tell which way up the card was dealt."""
    signs = (use(suit).moved(0, -13.6, scale=0.36) for suit in SUITS * 2)
    ring = (group(sign).moved(0, 0, turn=45 * step) for step, sign in enumerate(signs))
    return (
        circle(50, 70, 22, fill=_FIELD, stroke=FACE, stroke_width=1.4),
        circle(50, 70, 19.8, fill=NONE, stroke=FACE, stroke_width=0.7),
        group(*ring, color=FACE).moved(50, 70),
        path(_rosette(), fill=GOLD).moved(50, 70),
    )


def _rosette() -> str:
    return "".join(petal(angle, 0.8, 7, 0.42) for angle in around(8))
