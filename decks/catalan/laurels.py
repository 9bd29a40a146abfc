"""The laurels of the two grand aces: two branches about the sword, a wreath below the coin."""

from __future__ import annotations

from math import atan2, cos, pi, sin
from typing import Final

from decks.kit.element import NONE, Element, group, path
from decks.kit.geometry import leaf, polar
from decks.kit.paints import GREEN

_LEAF_LINE = 0.9
_OVAL: Final = (25, 40)
_STEMS: Final = "M-3 40A25 40 0 0 1-14-33M3 40A25 40 0 0 0 14-33"
_SIDES: Final = (-1, 1)


def branches() -> Element:
    """Two branches that rise on either side: an oval about the origin, 80 high, open at the top."""
    angles = [pi - step * 0.36 for step in range(8)]
    leaves = "".join(_spray(side, angle) for side in _SIDES for angle in angles)
    stems = path(_STEMS, fill=NONE, stroke=GREEN, stroke_width=1.5)
    return group(stems, path(leaves, fill=GREEN, stroke_width=_LEAF_LINE))


def wreath(y: float, radius: float) -> Element:
    """Leaves outside the lower half of a circle about 0, y."""
    leaves = "".join(_frond(y, radius, side, 0.3 + step * 0.26) for side in _SIDES for step in range(4))
    return path(leaves, fill=GREEN, stroke_width=_LEAF_LINE)


def _spray(side: int, angle: float) -> str:
    """Two leaves at that angle on one side of the oval; both point up along it."""
    width, height = _OVAL
    x, y = side * width * sin(angle), -height * cos(angle)
    upwards = atan2(-side * width * cos(angle), height * sin(angle))
    return "".join(leaf(x, y, upwards + turn, 12.6, 2.8) for turn in (-0.6, 0.6))


def _frond(height: float, radius: float, side: int, from_below: float) -> str:
    """Two leaves on one side of the circle, so many radians up from its lowest point."""
    angle = pi - side * from_below
    x, y = polar(radius, angle)
    return "".join(leaf(x, y + height, angle - side * turn, 12.6, 2.7) for turn in (1.1, 0.4))
