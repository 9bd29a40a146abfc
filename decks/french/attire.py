"""What king, queen and jack wear, as half figures cut flat at y = 0. Heads and what they hold are drawn elsewhere.

First colour the coat, second the trim. Each lies within x -27..27 and y -30..0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from decks.kit.element import NONE, Element, circle, group, path
from decks.kit.paints import FACE, FIRST, GOLD, RED
from decks.kit.shapes import detail

_ERMINE: Final = "M-9-26C-20-23-26-18-27-12C-19-14-9-13 0-7C9-13 19-14 27-12C26-18 20-23 9-26Z"
_TAILS: Final = "M-21-17.6v2.6M-15-19.8v2.6M-10-16.4v2.6M21-17.6v2.6M15-19.8v2.6M10-16.4v2.6M-4-13v2M4-13v2"
_KING: Final = group(
    path("M-27 0V-9C-26-18-16-22-9-25H9C16-22 26-18 27-9V0Z", fill=FIRST),
    path("M-7-20L-6 0H6L7-20Z"),
    detail("M0-7V0", 1.2),
    path("M-21 0L-18.6-16H-15.4L-17.6 0ZM21 0L18.6-16H15.4L17.6 0Z", stroke_width=0.9),
    path(_ERMINE, fill=FACE),
    detail(_TAILS, 1.3),
)

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

_RUFF: Final = "M-12-24Q-13-18-8-18Q-6-15-3-17Q0-14 3-17Q6-15 8-18Q13-18 12-24Q0-19-12-24Z"
_SLASHES: Final = (
    "M-22.6 0C-22.6-8-20.6-13-16-17L-13-18.4C-16-13-18-8-18 0ZM22.6 0C22.6-8 20.6-13 16-17L13-18.4C16-13 18-8 18 0Z"
)
_JACK: Final = group(
    path("M-26 0C-26-14-18-20-9-23H9C18-20 26-14 26 0Z"),
    path("M-11 0L-9-23H9L11 0Z", fill=FIRST),
    path(_SLASHES, fill=FIRST, stroke_width=0.9),
    detail("M0-17V0", 1.2),
    *(circle(0, y, 1.4, fill=GOLD) for y in (-12, -7.2)),
    path(_RUFF, fill=FACE),
)

ATTIRE: Final[Mapping[str, Element]] = {"K": _KING, "Q": _QUEEN, "J": _JACK}

# A closed hand about the origin, on a flared cuff in the inherited fill.
FIST: Final = group(
    path("M-3.4 1.6H3.4L5.4 10H-5.4Z"),
    path("M-3.5-1.4C-3.5-4 3.5-4 3.5-1.4V1.2C3.5 3.6-3.5 3.6-3.5 1.2Z", fill=FACE),
    detail("M-1.2-1.2H3.5M-1.2.9H3.5", 0.7),
)
