"""The horse, walking to the left, and its head alone. Knows neither rider nor suit.

The horse is 84 wide from x = 0 and 80 high, its hooves at y = 0. Its coat is the inherited fill, mane and tail are the
first colour; of the tack, the saddle cloth is the first colour and its hem the inherited fill.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from decks.kit.element import NONE, Element, circle, group, path
from decks.kit.paints import FIRST, GOLD, LINE
from decks.kit.shapes import detail

_FAR_LEGS: Final = (
    "M60.8-23.5L55.6-14.1L57.3-4.5L55.6 0H49.6L50.8-6.7L49.2-14.6L53.1-25.3ZM29.9-28L20.3-26.4L14.9-16.4"
    "L15.8-10.8L11-9.6L9.5-17.2L16-31.4Z"
)
_BODY: Final = (
    "M18.3-80L20.8-73.5C28.4-71.2 33.8-63.8 37.2-54.2C44.4-50.8 52.1-54.2 58.9-53.1C67.5-51.5 73.3-44.8 73.3-35.2"
    "C73.3-28 69.1-24 68.9-17.9L69.9-12.3L72.8-3.4V0H66.4L63.7-10.1L61.4-15.7C58.9-17.5 57.5-19.7 56.9-22.4"
    "C50.2-19.9 44.4-19.9 38-22.2L37.1-11.9L38.4-3.4V0H32L30.9-11.2L28.4-23.5C24.1-28.7 21.8-35.2 22.6-41.9"
    "C22.6-46.4 21.2-50.8 18.9-54.2C15.1-52 11.6-50.6 7.9-48.6C4.8-47 2.1-49.3 2.3-53.1L4.8-57.6"
    "C7.7-63.6 12-70.1 15.8-73.7L15.8-79.5Z"
)
_HOOVES: Final = (
    "M66.4-2.9H72.8V0H66.4ZM32-2.9H38.4V0H32ZM50.2-2.9H56.7L55.6 0H49.6ZM10.6-12.3L15.4-13.4L15.8-10.8L11-9.6Z"
)
_TAIL: Final = "M71.4-46.6C80.1-47 80.1-31.4 84-16.8C77.2-15.7 71.4-24.6 70.4-38.1Z"
_MANE: Final = (
    "M20.8-73.5C28.4-71.2 33.8-63.8 37.2-54.2L32.4-52C32.4-54.9 31.8-57.1 30.3-58.9L29.5-54.7"
    "C29.1-58.7 27.6-62.3 25.7-64.3L25.1-60.5C24.5-64.3 23.2-67.2 21.2-69Z"
)
_FORELOCK: Final = "M18.9-73.9L14.1-69.4L15.4-65L18.3-68.8Z"
_BRIDLE: Final = "M17-71.2L17.9-54.2L8.7-58.9L11-50.6M9.8-54.9Q19.3-48.2 27-58.2"
_BREAST_STRAP: Final = "M22.2-42.6Q28.9-37.4 37.6-40.3"

HORSE: Final = group(
    path(_TAIL, fill=FIRST),
    path(_FAR_LEGS),
    path(_FAR_LEGS, fill=LINE, fill_opacity=0.16, stroke=NONE),
    path(_BODY),
    path(_HOOVES, fill=LINE),
    path(_MANE + _FORELOCK, fill=FIRST),
    circle(13.7, -65, 1.2, fill=LINE, stroke=NONE),
    circle(5, -52.9, 0.8, fill=LINE, stroke=NONE),
)
TACK: Final = group(
    path(_BRIDLE + _BREAST_STRAP, fill=NONE, stroke=GOLD, stroke_width=1.6),
    path("M35.7-52.6Q46.3-49.3 58.5-52.2L60.8-29.1Q47.3-24.2 34.4-29.1Z", fill=FIRST),
    path("M34.7-34Q47.3-29.1 60.4-34L60.8-29.1Q47.3-24.2 34.4-29.1Z"),
)

# The head as a bust: x -27..27, its base at y = 0, its ears at -61.
_NECK: Final = (
    "M27 0C27-22 20-40 10-50L11-60L4.6-54.4L1-59.4L-1.6-51C-8-46-14.6-35-20.4-24.6C-24.4-18.6-26-13.6-23.4-9.6"
    "C-21.4-6.6-17.4-6.4-15-8.4C-10-9-6-13.4 0-16.6C4-13 3-6-3 0Z"
)
_LOCKS: Final = (
    "M10-50C20-40 27-22 27 0H18.6C20-6 18.4-10.4 15-12C17.4-17 15.6-22 11.8-24.4C13.4-29 11.4-34 7.8-36"
    "C8.6-40.4 7.4-45 4.4-47.8Z"
)
_BIG_FORELOCK: Final = "M4.6-54.4C-1-52.6-6-47-7-40C-3-42.4 1-46 3-50Z"
_MOUTH_AND_JAW: Final = "M-23-9.8Q-19-12-15.4-11.4M0-16.6Q6-20 7-28"
_STRAPS: Final = "M3.4-49L-11.4-10.4M-21.6-22.6Q-15-20-10.6-12.4M-13.6-14.4Q2-8 15 0"

HORSE_HEAD: Final[Mapping[str, Element]] = {
    "neck": group(path(_NECK), detail(_MOUTH_AND_JAW, 0.9)),
    "locks": path(_LOCKS + _BIG_FORELOCK),
    "halter": group(
        path("M-3 0C3-6 4-13 0-16.6C9-14 15-8 17 0Z", fill=FIRST),
        path(_STRAPS, fill=NONE, stroke=GOLD, stroke_width=2),
        circle(-5.6, -36.4, 1.8, fill=LINE, stroke=NONE),
        circle(-21.6, -16, 1.2, fill=LINE, stroke=NONE),
        circle(-12, -13, 1.9, fill=GOLD),
    ),
}
