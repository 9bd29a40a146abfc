"""What king, queen and jack wear: the kit's king and page, and the queen that no other deck has.

First colour the coat, second the trim. Each lies within x -27..27 and y -30..0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from decks.kit.busts import KING, PAGE
from decks.kit.element import NONE, Element, circle, group, path
from decks.kit.paints import FACE, FIRST, GOLD, RED
from decks.kit.shapes import detail

_GOWN_EDGE: Final = (
    "M-17 0C-17-8-14-15-11-20L-7-22.6C-8-14-4-11 0-9.4C4-11 8-14 7-22.6L11-20C14-15 17-8 17 0H13"
    "C13-6 11-9 8-13Q4-7 0-6Q-4-7-8-13C-11-9-13-6-13 0Z"
)
_QUEEN: Final = group(
    path("M-25 0C-25-12-18-20-8-24H8C18-20 25-12 25 0Z", fill=FIRST),
    path("M-8-24Q-7-13 0-11Q7-13 8-24L5-26H-5Z", fill=FACE),
    path(_GOWN_EDGE),
    path("M-6-20.6Q0-14 6-20.6", fill=NONE, stroke=GOLD, stroke_width=1.6),
    circle(0, -16, 1.7, fill=RED),
    detail("M0-6V0", 1.2),
)

ATTIRE: Final[Mapping[str, Element]] = {"K": KING, "Q": _QUEEN, "J": PAGE}

# A closed hand about the origin, on a flared cuff in the inherited fill.
FIST: Final = group(
    path("M-3.4 1.6H3.4L5.4 10H-5.4Z"),
    path("M-3.5-1.4C-3.5-4 3.5-4 3.5-1.4V1.2C3.5 3.6-3.5 3.6-3.5 1.2Z", fill=FACE),
    detail("M-1.2-1.2H3.5M-1.2.9H3.5", 0.7),
)
