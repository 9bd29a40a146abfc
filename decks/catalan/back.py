"""The back: flower tiles with the four signs in a medallion. The same either way up, as a back must be."""

from __future__ import annotations

from collections.abc import Iterator
from math import pi
from typing import Final

from decks.catalan.cards import HEIGHT, SUITS, WIDTH
from decks.kit.element import NONE, Element, circle, group, path, rect, use
from decks.kit.geometry import around, petal
from decks.kit.paints import FACE, GOLD, paint
from decks.kit.sprite import Drawing

_FIELD: Final = paint("back")
_LEFT, _TOP, _STEP_X, _STEP_Y = 8, 8, 14, 13.8
_COLUMNS, _ROWS = 6, 10


def definitions() -> Iterator[Element]:
    """One tile about the origin, and a row of them."""
    flower = "".join(petal(angle + pi / 4, 0.6, 5.8, 0.42) for angle in around(4))
    yield group(
        circle(0, 0, 6.2, fill=NONE, stroke=FACE, stroke_width=0.7, stroke_opacity=0.55),
        path(flower, fill=FACE, fill_opacity=0.55),
    ).named("tile")
    places = (_LEFT + (column + 0.5) * _STEP_X for column in range(_COLUMNS))
    yield group(*(use("tile", x, _TOP + _STEP_Y / 2) for x in places)).named("tiles")


def back() -> Drawing:
    """The whole back. Its light lines are a paint, not the paper, so that they stay light on dark paper."""
    return (
        use("k"),
        rect(4.5, 4.5, 91, 145, radius=4, fill=_FIELD),
        *(use("tiles", 0, row * _STEP_Y) for row in range(_ROWS)),
        rect(8, 8, 84, 138, radius=2, fill=NONE, stroke=FACE, stroke_width=1.2),
        *_medallion(),
    )


def _medallion() -> Drawing:
    """Each sign twice, opposite itself: one of each would tell which way up the card was dealt."""
    signs = (use(suit).moved(0, -14.4, scale=0.4) for suit in SUITS * 2)
    ring = (group(sign).moved(0, 0, turn=45 * step) for step, sign in enumerate(signs))
    flower = "".join(petal(angle, 0.8, 7.4, 0.42) for angle in around(8))
    x, y = WIDTH / 2, HEIGHT / 2
    return (
        circle(x, y, 23.4, fill=_FIELD, stroke=FACE, stroke_width=1.4),
        circle(x, y, 21.2, fill=NONE, stroke=FACE, stroke_width=0.7),
        group(*ring, color=FACE).moved(x, y),
        path(flower, fill=GOLD).moved(x, y),
    )
