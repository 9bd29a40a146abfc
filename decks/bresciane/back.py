"""The back: a net of lozenges with the four signs in a medallion. The same either way up, as a back must be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from decks.bresciane.cards import HEIGHT, SUITS, WIDTH
from decks.kit.element import NONE, Element, circle, group, path, rect, use
from decks.kit.geometry import around, petal
from decks.kit.paints import FACE, GOLD, paint
from decks.kit.sprite import Drawing

_FIELD: Final = paint("back")
_LEFT, _TOP, _STEP_X, _STEP_Y = 8, 8, 12, 16
_COLUMNS, _ROWS = 7, 12


def definitions() -> Iterator[Element]:
    """One row of the net, and the four signs on half a circle."""
    middle = _TOP + _STEP_Y // 2
    net = "".join(f"M{_LEFT} {middle}" + f"l6 {rise} 6 {-rise}" * _COLUMNS for rise in (-8, 8))
    seeds = "".join(f"M{_LEFT + 4 + column * _STEP_X} {middle}l2-3 2 3-2 3Z" for column in range(_COLUMNS))
    lines = path(net, fill=NONE, stroke=FACE, stroke_width=0.7, stroke_opacity=0.55)
    yield group(lines, path(seeds, fill=FACE, fill_opacity=0.6)).named("net")
    signs = (use(suit).moved(0, -16.6, scale=0.44) for suit in SUITS)
    yield group(*(group(sign).moved(0, 0, turn=45 * step) for step, sign in enumerate(signs))).named("signs")


def back() -> Drawing:
    """The whole back. Its light lines are a paint, not the paper, so that they stay light on dark paper."""
    return (
        use("k"),
        rect(4.5, 4.5, 91, 199, radius=4, fill=_FIELD),
        *(use("net", 0, row * _STEP_Y) for row in range(_ROWS)),
        rect(8, 8, 84, 192, radius=2, fill=NONE, stroke=FACE, stroke_width=1.2),
        *_medallion(),
    )


def _medallion() -> Drawing:
    """Each sign twice, opposite itself: one of each would tell which way up the card was dealt."""
    half = use("signs", WIDTH / 2, HEIGHT / 2)
    flower = "".join(petal(angle, 0.8, 8.4, 0.42) for angle in around(8))
    x, y = WIDTH / 2, HEIGHT / 2
    return (
        circle(x, y, 26, fill=_FIELD, stroke=FACE, stroke_width=1.4),
        circle(x, y, 23.6, fill=NONE, stroke=FACE, stroke_width=0.7),
        group(half, group(half).moved(WIDTH, HEIGHT, turn=180), color=FACE),
        path(flower, fill=GOLD).moved(x, y),
    )
