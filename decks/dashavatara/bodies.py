"""What the Rajas are put together of: arch, seat, bodies, arms, head and crown. Knows no avatar.

First colour the skin, second the garment; the outline is inherited. They sit with the head's middle at HEAD.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from decks.dashavatara.cards import HALO, NICHE
from decks.kit.element import NONE, Element, circle, group, path, use
from decks.kit.paints import DARK_HAIR, FIRST, GOLD, GREEN, LINE, RED
from decks.kit.shapes import beads, detail
from decks.kit.sprite import Drawing

HEAD: Final = (50, 46.6)
HEAD_SCALE: Final = 0.7

_OPENING: Final = "C29.4 45 32 43.6 33 40C34 35 38 34 40 31C43 27 47 26 50 22.6C53 26 57 27 60 31C62 34 66 35 67 40C68 43.6 70.6 45 70.6 48V84"
_BACK_AGAIN: Final = "C70.6 45 68 43.6 67 40C66 35 62 34 60 31C57 27 53 26 50 22.6C47 26 43 27 40 31C38 34 34 35 33 40C32 43.6 29.4 45 29.4 48V84"
_FRAME: Final = "M23 84V47C23 42 26 40 28 37C29 31 34 29 37.4 27C40.6 22 46 21 50 15C54 21 59.4 22 62.6 27C66 29 71 31 72 37C74 40 77 42 77 47V84H70.6V48"

ARCH: Final = group(
    path(f"M29.4 84V48{_OPENING}Z", fill=NICHE),
    path(f"{_FRAME}{_BACK_AGAIN}Z", fill=GOLD),
    *(beads(f"M{x} 52V77", 2.2, 8, RED) for x in (26.2, 73.8)),
    circle(50, 44.4, 13.6, fill=HALO),
    path("M25 79H75L72 86H28Z", fill=RED),
    path("M25 79H75L74.2 81.8H25.8Z", fill=GOLD),
)

SEAT: Final = group(
    path(
        "M32 76.6C31.6 71.4 39 67.6 45.6 69L50 71L54.4 69C61 67.6 68.4 71.4 68 76.6C67.6 80.4 58 79.8 50 78.2C42 79.8 32.4 80.4 32 76.6Z"
    ),
    detail("M50 71C46 74 42 76 36.4 76.8M50 71C54 74 58 76 63.6 76.8"),
    path("M44 68.8H56L55 72.4H45Z", fill=GOLD, stroke_width=0.8),
)
TAIL: Final = group(
    path(
        "M42 68.6Q50 66.6 58 68.6C62 73 68 73 69.6 69C72.8 70 74.6 73.4 73 77.2C70 75.6 67.6 76.6 65.6 78.6"
        "C58 82.6 42 82.6 38 76.4C37.4 73 39.6 70.6 42 68.6Z",
        fill=GREEN,
    ),
    detail(
        "M43 73.4Q45 71.4 47 73.4Q49 71.4 51 73.4Q53 71.4 55 73.4Q57 71.4 59 73.6Q61 73 63 75"
        "M41 77.4Q43 75.6 45 77.4Q47 75.6 49 77.4Q51 75.6 53 77.4Q55 75.6 57 77.4Q59 76 61 77.4"
    ),
)
SHELL: Final = group(
    path(
        "M33 77C27.6 74.6 25.8 70.6 28 68.8S34 70 36.4 74ZM67 79.4Q72.6 81.6 72.4 78.4L66 76ZM33 79.4Q27.4 81.6 27.6 78.4L34 76Z",
        fill=GREEN,
    ),
    path("M32 79.4C31 70 40 66.4 50 66.4S69 70 68 79.4Z", fill=GREEN),
    detail(
        "M44.4 70.6H55.6L58.6 75.2L55.6 79.4H44.4L41.4 75.2ZM44.4 70.6L42.4 67.4M55.6 70.6L57.6 67.4M41.4 75.2H32.6M58.6 75.2H67.4"
    ),
)

TORSO: Final = group(
    path("M38.6 60.6Q50 55.6 61.4 60.6L57.6 71H42.4Z", fill=FIRST),
    path("M42.4 59.6L57.4 70.6H53.6L40.2 61.4Z", stroke_width=0.8),
    path("M43 59.2Q50 68 57 59.2", fill=NONE, stroke=GOLD, stroke_width=1.7),
    circle(50, 64, 1.5, fill=RED, stroke_width=0.7),
)


def arm(d: str) -> Drawing:
    """A bare arm along that line."""
    return (
        path(d, fill=NONE, stroke=LINE, stroke_width=5.6, stroke_linecap="round"),
        path(d, fill=NONE, stroke=FIRST, stroke_width=3.6, stroke_linecap="round"),
    )


def hand(x: float, y: float) -> Element:
    """A hand about x, y."""
    return circle(x, y, 2.2, fill=FIRST)


AT_REST: Final = (*arm("M40 62.4L34.6 68L37.6 73"), hand(37.8, 73.6))
RAISED: Final = (*arm("M60 62.4L65 66.4L66 60.8"), hand(66.2, 60.4))
IN_LAP: Final = (*arm("M40 62.4L36.4 69.6L46 74"), *arm("M60 62.4L63.6 69.6L54 74"), hand(50, 74.4))

_HAIR: Final = "M-8.6-5C-13-2-13 8-11 13C-9 15-6.4 13-6 9V-8ZM8.6-5C13-2 13 8 11 13C9 15 6.4 13 6 9V-8Z"
_CROWN: Final = "M-10-8C-11-13-8-17-5-18.6C-4.6-22-2-24.6 0-29C2-24.6 4.6-22 5-18.6C8-17 11-13 10-8Q0-5-10-8Z"
CROWN: Final = group(
    path(_CROWN, fill=GOLD),
    detail("M-10.4-11Q0-8 10.4-11M-6-18Q0-15.6 6-18", 1),
    circle(0, -13, 2, fill=RED),
    *(circle(x, -13.4, 1.2, fill=GREEN) for x in (-5.4, 5.4)),
)
TILAK: Final = path("M0-7.4V-4.6", fill=NONE, stroke=RED, stroke_width=1.6, stroke_linecap="round")
EARRINGS: Final = tuple(circle(x, 5, 2, fill=GOLD) for x in (-9.2, 9.2))
HUMAN: Final = (path(_HAIR, fill=DARK_HAIR), use("face", fill=FIRST), use("tilak"), use("mouth"), *EARRINGS)

PARTS: Final[Mapping[str, Element]] = {"arch": ARCH, "seat": SEAT, "torso": TORSO, "crown": CROWN, "tilak": TILAK}


def head(*parts: Element) -> Element:
    """A crowned head."""
    return group(*parts, use("crown"), stroke_width=1.4).moved(*HEAD, scale=HEAD_SCALE)
