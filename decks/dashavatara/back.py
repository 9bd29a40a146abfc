"""The back: lacquer in one colour, plain as backs of these decks are, with two gold lines."""

from __future__ import annotations

from decks.dashavatara.cards import LACQUER, MIDDLE
from decks.kit.element import NONE, circle
from decks.kit.paints import GOLD, LINE
from decks.kit.sprite import Drawing


def back() -> Drawing:
    """The whole back. Being the same all round, it tells nothing by how it lies."""
    return (
        circle(MIDDLE, MIDDLE, 49.2, fill=LACQUER, stroke=LINE),
        circle(MIDDLE, MIDDLE, 45.6, fill=NONE, stroke=GOLD, stroke_width=0.9),
        circle(MIDDLE, MIDDLE, 43.4, fill=NONE, stroke=GOLD, stroke_width=0.5),
    )
