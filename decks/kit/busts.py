"""What a king and a page wear as half figures, cut flat at y = 0. Heads and what they hold are drawn elsewhere.

First colour the coat, second the trim. Each lies within x -27..27 and y -30..0.
"""

from __future__ import annotations

from typing import Final

from decks.kit.element import circle, group, path
from decks.kit.paints import FACE, FIRST, GOLD
from decks.kit.shapes import detail

_ERMINE: Final = "M-9-26C-20-23-26-18-27-12C-19-14-9-13 0-7C9-13 19-14 27-12C26-18 20-23 9-26Z"
_TAILS: Final = "M-21-17.6v2.6M-15-19.8v2.6M-10-16.4v2.6M21-17.6v2.6M15-19.8v2.6M10-16.4v2.6M-4-13v2M4-13v2"
KING: Final = group(
    path("M-27 0V-9C-26-18-16-22-9-25H9C16-22 26-18 27-9V0Z", fill=FIRST),
    path("M-7-20L-6 0H6L7-20Z"),
    detail("M0-7V0", 1.2),
    path("M-21 0L-18.6-16H-15.4L-17.6 0ZM21 0L18.6-16H15.4L17.6 0Z", stroke_width=0.9),
    path(_ERMINE, fill=FACE),
    detail(_TAILS, 1.3),
)

_RUFF: Final = "M-12-24Q-13-18-8-18Q-6-15-3-17Q0-14 3-17Q6-15 8-18Q13-18 12-24Q0-19-12-24Z"
_SLASHES: Final = (
    "M-22.6 0C-22.6-8-20.6-13-16-17L-13-18.4C-16-13-18-8-18 0ZM22.6 0C22.6-8 20.6-13 16-17L13-18.4C16-13 18-8 18 0Z"
)
PAGE: Final = group(
    path("M-26 0C-26-14-18-20-9-23H9C18-20 26-14 26 0Z"),
    path("M-11 0L-9-23H9L11 0Z", fill=FIRST),
    path(_SLASHES, fill=FIRST, stroke_width=0.9),
    detail("M0-17V0", 1.2),
    *(circle(0, y, 1.4, fill=GOLD) for y in (-12, -7.2)),
    path(_RUFF, fill=FACE),
)
