"""What the faces lie on, with the sign of a suit: blanks for hand and table, the blank with a portrait's panel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from decks.bresciane.cards import HEIGHT, SUITS, WIDTH
from decks.kit.element import NONE, Element, group, rect, use
from decks.kit.paints import INK, LINE, PANEL
from decks.kit.shapes import blank

_INSET = 4
_PANEL: Final = (29.6, 125, 62.8, 75)


def definitions() -> Iterator[Element]:
    """`ks` the blank of a suit, `ks-t` that with a frame, `ps` that with a panel; `q` the panel's line, over all."""
    yield blank(WIDTH, HEIGHT)
    yield from (_frame().named("f"), _panel().named("q"))
    for suit in SUITS:
        yield group(use("k"), use(f"m{suit}")).named(f"k{suit}")
        yield group(use("k"), use("f"), use(f"u{suit}")).named(f"k{suit}-t")
        yield group(use(f"k{suit}"), use("q", fill=PANEL)).named(f"p{suit}")


def _frame() -> Element:
    width, height = WIDTH - 2 * _INSET, HEIGHT - 2 * _INSET
    return rect(_INSET, _INSET, width, height, radius=3, fill=NONE, stroke=INK, stroke_width=1.1)


def _panel() -> Element:
    """The rectangle in the inherited fill."""
    x, y, width, height = _PANEL
    return rect(x, y, width, height, radius=3, stroke=LINE, stroke_width=1.5)
