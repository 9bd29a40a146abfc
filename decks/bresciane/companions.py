"""What some courts have beside them: the dog and the hump of a cloak of one Fante, the ground all stand on."""

from __future__ import annotations

from typing import Final

from decks.kit.element import NONE, Element, circle, group, path
from decks.kit.paints import GREEN, INK, LINE, RED
from decks.kit.shapes import detail

_DOG_BODY: Final = (
    "M-13-27C-16-28-19.6-25.6-20-22.6L-19-21L-12-20.4C-10-17-10-13-10-9L-11-1H-6.6L-5.6-9C0-7.6 6-7.6 10-9L11.6-1H16"
    "L15-10C17.6-13 17.4-17 15-18.6C8-21 2-20-4-21C-6-23-6.6-26-8-27.6L-8-22Z"
)
_DOG_TAIL: Final = "M17-13C22-16 24-20 23-25C20-24 20-20 16-17Z"
_DOG_EAR: Final = "M-10.6-27.4C-7-28-5.4-24-6.6-20.4C-9-20.4-10.6-24-10.6-27.4Z"

# A dog in the inherited fill, looking left, its paws at y = 0.
DOG: Final = (
    path(_DOG_TAIL),
    path(_DOG_BODY),
    path(_DOG_EAR),
    *(circle(x, y, 1.1, fill=LINE, stroke=NONE) for x, y in ((-14, -24.4), (-19.4, -22.4))),
    path("M-10-17.6Q-6.6-14.6-4.4-20", fill=NONE, stroke=RED, stroke_width=2),
)

# The cloak thrown over the left shoulder of a page, in the inherited fill and the page's own coordinates.
HUMP: Final = group(
    path("M-6-76C-13-85-23-85-26-75C-29.6-64-27-52-29-38C-29.6-28-29-20-26.6-11L-8-20Z"),
    detail("M-23-73Q-21-65-24-51M-17-77Q-18-67-16-58", 0.9),
)


def ground() -> Element:
    """A line of earth with grass at its ends, at y = 0 and across the whole card."""
    return group(
        detail("M9 .6Q50-3 91 .6", 1.3),
        path(
            "M12.4 0l-2.6-5.4M15 0l.6-6.4M17.6-.4l3-5M83.4-.4l-2.6-5M86 0l.2-6.4M88.4 0l2.4-5.4",
            fill=NONE,
            stroke=GREEN,
            stroke_width=1.5,
        ),
        stroke=INK,
    )
