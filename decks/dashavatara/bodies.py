"""What the Rajas are put together of: throne and arch, bodies, arms, head and crown. Knows no avatar.

First colour the skin, second the garment; the outline is inherited, and its ends and joins are round.
They sit facing us, the middle of the head at HEAD, one hand on the knee and one raised.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from decks.dashavatara.cards import CREAM, HALO, NICHE
from decks.dashavatara.rims import ring
from decks.kit.element import NONE, Element, circle, group, path, use
from decks.kit.paints import DARK_HAIR, FIRST, GOLD, GREEN, LINE, RED
from decks.kit.shapes import beads, detail
from decks.kit.sprite import Drawing

HEAD: Final = (50, 45)
HEAD_SCALE: Final = 0.84

_NICHE: Final = (
    "M27.6 80V46.4A6.6 6.6 0 0 1 31 36.6A7 7 0 0 1 39.4 28.4A9 9 0 0 1 50 20"
    "A9 9 0 0 1 60.6 28.4A7 7 0 0 1 69 36.6A6.6 6.6 0 0 1 72.4 46.4V80Z"
)
_PETALS: Final = "M26.2 80" + "q3.4 8.4 6.8 0" * 7 + "Z"
_THRONE: Final = group(
    *ring("M11.4 50A38.6 38.6 0 1 1 50 88.6A38.6 38.6 0 0 1 11.4 50Z", GOLD),
    path("M22.8 80V44.6C22.8 31 40 25.6 50 14C60 25.6 77.2 31 77.2 44.6V80Z", fill=GOLD),
    path(_NICHE, fill=NICHE),
    beads("M25.1 51V76M74.9 51V76", 2, 6, RED),
    circle(50, 43, 15.2, fill=HALO),
    circle(50, 43, 13.4, fill=NONE, stroke=GOLD, stroke_width=0.9),
    path("M25 79.4H75L71 86.6H29Z", fill=RED),
    path(_PETALS, fill=CREAM, stroke_width=0.8),
    path("M24.6 78H75.4V80.6H24.6Z", fill=GOLD),
    stroke=LINE,
)

_SEATED_LEGS: Final = group(
    path(
        "M30.8 76C30 70.6 38.6 67.4 45 69L50 71L55 69C61.4 67.4 70 70.6 69.2 76C68.8 80.2 58 79.4 50 78"
        "C42 79.4 31.2 80.2 30.8 76Z"
    ),
    detail("M50 71C46 74 41 76 34.6 76.6M50 71C54 74 59 76 65.4 76.6"),
    path("M43.6 68.6Q50 70.6 56.4 68.6L56 72.4Q50 74.2 44 72.4Z", fill=GOLD, stroke_width=0.8),
)
_TORSO: Final = group(
    path("M47 53H53V58.4Q60 58.6 63.4 62L58.6 71.6H41.4L36.6 62Q40 58.6 47 58.4Z", fill=FIRST),
    path("M38.4 60.4L43 58.8L58.4 70L57.8 72L53 71.6Z", stroke_width=0.8),
    path("M44 58.8Q50 66.4 56 58.8", fill=NONE, stroke=GOLD, stroke_width=1.8),
    beads("M42 59.4Q50 76 58 59.4", 1.7, 2.2, CREAM),
    circle(50, 63.4, 1.5, fill=RED, stroke_width=0.7),
)

_LEFT: Final = "M39 63.2L33.4 69.4L37 73.6"
_RIGHT: Final = "M61 63.2L66.6 68.4L67 61.6"


def arms(d: str) -> Drawing:
    """Bare arms along that line."""
    return path(d, fill=NONE, stroke_width=6), path(d, fill=NONE, stroke=FIRST, stroke_width=4.2)


def hand(x: float, y: float) -> Element:
    """A hand about x, y."""
    return circle(x, y, 2.4, fill=FIRST)


def _bands(d: str) -> Element:
    return path(d, fill=NONE, stroke=GOLD, stroke_width=1.4)


_HAIR: Final = "M-8.6-5C-13-2-13 8-11 13C-9 15-6.4 13-6 9V-8ZM8.6-5C13-2 13 8 11 13C9 15 6.4 13 6 9V-8Z"
_CROWN: Final = group(
    path(
        "M-9.8-7.4C-11.2-11.6-10-14.6-8-16.6C-6.8-21-4-23.4-1.8-25.4L0-29.6L1.8-25.4C4-23.4 6.8-21 8-16.6"
        "C10-14.6 11.2-11.6 9.8-7.4Q0-4.4-9.8-7.4Z",
        fill=GOLD,
    ),
    detail("M-10.4-10.4Q0-7.4 10.4-10.4M-8-16.6Q0-14 8-16.6M-4.6-22.2Q0-20.6 4.6-22.2", 1),
    circle(0, -12.2, 2, fill=RED, stroke_width=0.9),
    *(circle(x, -12.8, 1.3, fill=GREEN, stroke_width=0.9) for x in (-5.8, 5.8)),
)


def head(*parts: Element) -> Element:
    """A head of these parts, the lowest first, in its place on the body."""
    return group(*parts, stroke_width=1.2).moved(*HEAD, scale=HEAD_SCALE)


_HUMAN: Final = head(
    path(_HAIR, fill=DARK_HAIR),
    use("face", fill=FIRST),
    path("M0-7.4V-4.6", fill=NONE, stroke=RED, stroke_width=1.6),
    use("mouth"),
    *(circle(x, 5.4, 2, fill=GOLD) for x in (-9.2, 9.2)),
    use("crown"),
)

# `rest` and `raised` are the two arms, `human` is a whole head.
PARTS: Final[Mapping[str, Element]] = {
    "throne": _THRONE,
    "seat": _SEATED_LEGS,
    "torso": _TORSO,
    "rest": group(*arms(_LEFT), hand(37.2, 73.8), _bands("M34.4 65.4L37.6 68.2M34 72.6L36.8 70.2")),
    "raised": group(*arms(_RIGHT), hand(67, 60.6), _bands("M62.6 68.2L65.4 65M64.8 63.8L69 64")),
    "human": _HUMAN,
    "crown": _CROWN,
}
