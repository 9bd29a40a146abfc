"""Heads: one calm face, and the hair, beards and hats that tell its wearers apart. Knows no court and no suit.

A head's origin is the middle of the face: chin at 12, brow at -11. Outlines are inherited from the figure.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from decks.kit.element import NONE, Element, circle, group, path, use
from decks.kit.paints import FIRST, GOLD, LINE, RED
from decks.kit.shapes import detail

FACE_SHAPE: Final = "M-8-5C-8-12 8-12 8-5V2C8 8 3.5 12 0 12S-8 8-8 2Z"
BROWS_AND_NOSE: Final = "M-5.8-3.2Q-3.8-5-1.4-3.9M1.6-3.9Q4-5 6-3.2M.5-1.5L-.9 3.9Q0 4.8 1.3 4.2"
EYES: Final = "M-5.4-.5Q-3.5-2.3-1.6-.5Q-3.5.7-5.4-.5ZM1.8-.5Q3.7-2.3 5.6-.5Q3.7.7 1.8-.5Z"
_MOUTH: Final = "M-2.5 7.2Q0 8.6 2.5 7.2"

# Each hairstyle is two locks that the face is drawn over.
_CURLS: Final = (
    "M-7-8C-13-9-15-2-12.5 1C-16 4-14 10-10.5 10C-9 13-6 12-6 9V-8Z"
    "M7-8C13-9 15-2 12.5 1C16 4 14 10 10.5 10C9 13 6 12 6 9V-8Z"
)
_LONG: Final = "M-8-9C-14-6-13 4-14 11C-14.5 16-12 19-9 19L-5 10V-9ZM8-9C14-6 13 4 14 11C14.5 16 12 19 9 19L5 10V-9Z"
_BOB: Final = "M-8-8C-13-7-13 2-12.5 8Q-10 11-6 9V-8ZM8-8C13-7 13 2 12.5 8Q10 11 6 9V-8Z"

# Beards leave the mouth out: a hole, for evenodd.
_CHEEKS_AND_MOUTH: Final = (
    "C7.6 4.6 5.6 5.8 3.6 5.4Q0 4.2-3.6 5.4C-5.6 5.8-7.6 4.6-8.2.5ZM-2.6 8.4Q0 9.8 2.6 8.4Q0 7-2.6 8.4Z"
)
_FULL_BEARD: Final = "M-8.2.5C-9.5 11-5 18 0 20C5 18 9.5 11 8.2.5" + _CHEEKS_AND_MOUTH
_FORKED_BEARD: Final = "M-8.2.5C-9.8 9-8 16-4.6 20Q-1.4 18 0 14.6Q1.4 18 4.6 20C8 16 9.8 9 8.2.5" + _CHEEKS_AND_MOUTH
_MOUSTACHE: Final = "M0 5.6C2 4 4 4.4 7 4.6Q5 8 0 6.8Q-5 8-7 4.6C-4 4.4-2 4 0 5.6Z"

_CROWN: Final = "M-9.5-8L-12.5-20L-6.5-15L0-23L6.5-15L12.5-20L9.5-8Q0-5.4-9.5-8Z"
_CORONET: Final = "M-9-8.4L-11-16Q-8.6-12.6-6.4-13.4Q-5.4-17 0-19.4Q5.4-17 6.4-13.4Q8.6-12.6 11-16L9-8.4Q0-6-9-8.4Z"
_BERET: Final = "M-11-6C-14-15-4-18.6 3-17C12-16 15-9.6 11-6C5-9.4-5-9.4-11-6Z"
_PLUME: Final = "M10-11C13-22 21-25 28-21C27-16 20-13 11-9Z"
_CAP: Final = "M-10-6C-12-15-4-21 4-20C11-21 18-17 19-11C16-13 13-13 11-11L10-6Q0-9.6-10-6Z"


def _jewels(*places: tuple[float, float, float]) -> Iterator[Element]:
    return (circle(x, y, radius, fill=FIRST) for x, y, radius in places)


PARTS: Final[Mapping[str, Element]] = {
    "face": group(
        path(FACE_SHAPE),
        path(BROWS_AND_NOSE, fill=NONE, stroke_width=0.9, stroke_linecap="round"),
        path(EYES, fill=LINE, stroke=NONE),
    ),
    "mouth": path(_MOUTH, fill=NONE, stroke=RED, stroke_width=1.3, stroke_linecap="round"),
    "curls": path(_CURLS),
    "long": path(_LONG),
    "bob": path(_BOB),
    "full": path(_FULL_BEARD, fill_rule="evenodd"),
    "fork": path(_FORKED_BEARD, fill_rule="evenodd"),
    "moustache": path(_MOUSTACHE),
    "crown": group(
        path(_CROWN, fill=GOLD),
        detail("M-10-11.6Q0-9 10-11.6", 1.2),
        *_jewels((-12.5, -20.6, 1.7), (0, -23.6, 1.9), (12.5, -20.6, 1.7)),
    ),
    "coronet": group(
        path(_CORONET, fill=GOLD),
        detail("M-9.6-11Q0-8.4 9.6-11", 1.2),
        *_jewels((-11, -16.6, 1.4), (0, -20, 1.7), (11, -16.6, 1.4)),
    ),
    "beret": group(
        path(_PLUME),
        detail("M12-11Q18-18 25-20"),
        path(_BERET, fill=FIRST),
        detail("M-10.6-7.6C-5-11 5-11 10.8-7.6", 1.2),
    ),
    "cap": group(path(_CAP, fill=FIRST), path("M-10.4-6Q0-10 10.4-6L10-2.6Q0-6.6-10-2.6Z")),
}


@dataclass(frozen=True, slots=True)
class Head:
    """A wearer: names of PARTS and paints. A hat's first colour is `band`, its second `plume`."""

    hat: str
    hair: str
    hair_paint: str
    skin: str
    band: str
    plume: str | None = None
    beard: str | None = None

    def draw(self, x: float, y: float, scale: float = 1) -> Element:
        """The head with its middle at x, y: hair behind, then face, beard, hat. A mouth shows where no beard does."""
        beard = use(self.beard, fill=self.hair_paint) if self.beard else use("mouth")
        hat = use(self.hat, color=self.band, fill=self.plume) if self.plume else use(self.hat, color=self.band)
        return group(use(self.hair, fill=self.hair_paint), use("face", fill=self.skin), beard, hat).moved(
            x, y, scale=scale
        )


def definitions(*names: str) -> Iterator[Element]:
    """The parts of those names: a sprite holds no part that none of its heads wears. KeyError for one not drawn."""
    return (PARTS[name].named(name) for name in names)
