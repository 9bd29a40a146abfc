"""Curved swords, two to ten of them, woven: as many arcs about one centre as about its mirror image.

The left half of a sheaf is drawn first, its mirror image over it, then short pieces of the left half where it comes to
the top: every other crossing, so that each blade goes over and under in turn. An odd sword stands upright between them,
an even number leaves room for a tulip. Every sword of a sheaf has one hilt, called `sw`; the upright one is `su`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import acos, asin, atan2, cos, degrees, hypot, pi, sin, sqrt
from typing import Final

from decks.bresciane.cards import WIDTH
from decks.kit.element import NONE, Element, circle, group, number, path, use
from decks.kit.paints import BLUE, GOLD, GREEN, LINE, RED, STEEL
from decks.kit.shapes import DETAIL, outlined

MIDDLE: Final = 113
_CENTRE = 98
_RADII: Final = (86, 78.4, 70.8, 63.2, 55.6)
_ENDS = 67  # how far right a blade of the left half reaches
_BLADE, _LINE = 3.9, 1.1
_OUTER = _BLADE + 2 * _LINE
_PIECE = 5.2  # half the length of a piece that comes to the top
_BETWEEN_CENTRES = 2 * _CENTRE - WIDTH
_UPRIGHT_SCALES: Final[Mapping[int, float]] = {1: 1.5, 2: 1.28, 3: 1.06, 4: 0.84}
_TULIP_SCALES: Final[Mapping[int, float]] = {2: 1.5, 3: 1.2, 4: 0.86, 5: 0.5}

_HILT: Final = (
    path("M-2-.6H2V10H-2Z", fill=RED),
    path("M-2 2.9H2M-2 6.2H2", fill=NONE, stroke=GOLD, stroke_width=1),
    path("M-4.9-2.2H4.9V.8H-4.9Z", fill=GOLD),
    circle(0, 11.2, 2.5, fill=GOLD),
)
_UPRIGHT: Final = (
    path("M0-35L2.8-28.6V16H-2.8V-28.6Z", fill=STEEL),
    path("M0-28V12", fill=NONE, stroke=BLUE, stroke_width=0.9),
    path("M-2 18H2L2.4 29H-2.4Z", fill=RED),
    path("M-2.1 21.6H2.1M-2.2 25.2H2.2", fill=NONE, stroke=GOLD, stroke_width=1),
    path("M-7.6 14.6Q0 17 7.6 14.6A1.9 1.9 0 1 1 7.2 18.4Q0 20.4-7.2 18.4A1.9 1.9 0 1 1-7.6 14.6Z", fill=GOLD),
    circle(0, 31, 3, fill=GOLD),
)
_TULIP: Final = (
    path("M0 0C-1 8-1 14 0 22", fill=NONE, stroke=GREEN, stroke_width=1.7),
    path("M0 21C-6 19-8.4 13-8 6.6C-4 9-.8 14 0 21ZM0 21C6 19 8.4 13 8 6.6C4 9 .8 14 0 21Z", fill=GREEN),
    path("M-5.6-2C-7-7-5.6-12-4-15L-1.6-9.4L0-16.4L1.6-9.4L4-15C5.6-12 7-7 5.6-2Q0 4-5.6-2Z", fill=RED),
    path("M0-7Q3 0 0 1.4Q-3 0 0-7Z", fill=GOLD, stroke_width=DETAIL),
)


def definitions() -> Iterator[Element]:
    """`S1` to `S5`, sheaves of two to ten swords, with their parts; the upright sword and the tulip."""
    yield group(*_HILT, stroke=LINE, stroke_width=_LINE, stroke_linejoin="round").named("sw")
    half = number((_BLADE + _LINE) / 2)
    yield path(f"M-{half} 1L0-8.5L{half} 1", fill=STEEL, stroke=LINE, stroke_width=_LINE).named("point")
    for level, radius in enumerate(_RADII, start=1):
        yield path(_arc(radius, _end(radius), 2 * pi - _end(radius))).named(f"a{level}")
        yield path("".join(_pieces(level))).named(f"o{level}")
        yield from (_stacked("L", level, _blade(level)), _stacked("X", level, _wire(f"o{level}")))
        yield _stacked("G", level, _hilt(radius))
        yield _sheaf(level).named(f"S{level}")
    yield outlined(*_UPRIGHT).named("su")
    yield outlined(*_TULIP).named("tulip")


def swords(count: int) -> Iterator[Element]:
    """So many swords, 3 to 10, and what stands between them."""
    pairs, odd = divmod(count, 2)
    x = WIDTH / 2
    yield use("su").moved(x, MIDDLE + 2, scale=_UPRIGHT_SCALES[pairs]) if odd else _tulip(pairs)
    yield use(f"S{pairs}")


def _tulip(pairs: int) -> Element:
    scale = _TULIP_SCALES[pairs]
    return use("tulip").moved(WIDTH / 2, MIDDLE - 3 * scale, scale=scale)


def _stacked(kind: str, level: int, *drawn: Element) -> Element:
    """What a level adds, over what the levels below it drew."""
    below = (use(f"{kind}{level - 1}"),) if level > 1 else ()
    return group(*below, *drawn).named(f"{kind}{level}")


def _sheaf(level: int) -> Element:
    blades, hilts = use(f"L{level}"), use(f"G{level}")
    return group(blades, blades.mirrored(WIDTH), use(f"X{level}"), hilts, hilts.mirrored(WIDTH), fill=NONE)


def _blade(level: int) -> Element:
    radius = _RADII[level - 1]
    x, y = _point(radius, 2 * pi - _end(radius))
    return group(_wire(f"a{level}"), use("point").moved(x, y, turn=90 - _slope(radius)))


def _hilt(radius: float) -> Element:
    return use("sw").moved(*_point(radius, _end(radius)), turn=_slope(radius) - 90)


def _wire(name: str) -> Element:
    """A path as a blade: outline, steel, and the fuller in its middle."""
    return group(
        use(name, stroke=LINE, stroke_width=_OUTER),
        use(name, stroke=STEEL, stroke_width=_BLADE),
        use(name, stroke=BLUE, stroke_width=0.8),
    )


def _end(radius: float) -> float:
    """Where a blade's hilt is, as an angle about the centre, clockwise from the right."""
    return acos((_ENDS - _CENTRE) / radius)


def _slope(radius: float) -> float:
    """How steeply a blade falls where its hilt is, in degrees."""
    return degrees(asin((_CENTRE - _ENDS) / radius))


def _point(radius: float, angle: float) -> tuple[float, float]:
    return _CENTRE + radius * cos(angle), MIDDLE + radius * sin(angle)


def _arc(radius: float, start: float, end: float) -> str:
    ends = (" ".join(number(value, 1) for value in _point(radius, angle)) for angle in (start, end))
    first, last = ends
    return f"M{first}A{radius} {radius} 0 0 1 {last}"


def _pieces(level: int) -> Iterator[str]:
    """The pieces of the left half that come to the top as soon as there are so many levels."""
    for other in range(1, level + 1):
        for one, two in dict.fromkeys(((level, other), (other, level))):
            yield from _crossings(one, two)


def _crossings(one: int, two: int) -> Iterator[str]:
    """The left half's blade `one` where it lies over the right half's `two`: above the middle or else below it."""
    radius, across = _RADII[one - 1], _RADII[two - 1]
    x = (_BETWEEN_CENTRES**2 + radius**2 - across**2) / (2 * _BETWEEN_CENTRES)
    if abs(_CENTRE - x - WIDTH / 2) > _ENDS - WIDTH / 2 - _OUTER / 2:
        return
    below = (one + two) % 2
    y = sqrt(radius**2 - x**2) * (1 if below else -1)
    angle, half = atan2(y, -x), _PIECE / hypot(x, y)
    yield _arc(radius, angle - half, angle + half)
