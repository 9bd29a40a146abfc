"""Where woven blades run: arcs about one centre, their mirror image, and where one crosses the other. Draws nothing.

The left half's blades are arcs open to the right, the outermost first; a blade's number is its place, from 1. Angles
are in radians about the centre, clockwise from the right.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import acos, asin, atan2, cos, degrees, pi, sin, sqrt
from typing import Final

from decks.bresciane.cards import WIDTH
from decks.kit.element import number

MIDDLE: Final = 113
RADII: Final = (86, 78.4, 70.8, 63.2, 55.6)
_CENTRE = 98
_BETWEEN_CENTRES: Final = 2 * _CENTRE - WIDTH
_REACH = 67  # how far right a blade of the left half goes
_CROSSING_REACH = 64  # and how far right of that it may be crossed: beyond are only points and hilts
_HALF_PIECE = 5.2


@dataclass(frozen=True, slots=True)
class Crossing:
    """Where a blade of the left half meets one of the right half, and whether it lies over it there."""

    blade: int
    other: int
    angle: float
    over: bool


def blade(place: int) -> str:
    """The whole blade as path data, from hilt to point."""
    end = _hilt_angle(place)
    return _arc(place, end, 2 * pi - end)


def piece(crossing: Crossing) -> str:
    """The piece of the blade about a crossing, just long enough to cover the other blade."""
    half = _HALF_PIECE / RADII[crossing.blade - 1]
    return _arc(crossing.blade, crossing.angle - half, crossing.angle + half)


def hilt(place: int) -> tuple[float, float]:
    """Where a blade's hilt is; its point is straight above."""
    return _at(place, _hilt_angle(place))


def slope(place: int) -> float:
    """How steeply a blade falls where its hilt is, in degrees; at its point it rises as steeply."""
    return degrees(asin((_CENTRE - _REACH) / RADII[place - 1]))


def crossings(pairs: int) -> Iterator[Crossing]:
    """Every crossing in a sheaf of so many blades a half, below the middle and, mirrored, above it.

    So that a blade lies over every other one it meets, it lies below the middle over those whose numbers differ by an
    odd number from its own, and above it over the rest.
    """
    for one, other in product(range(1, pairs + 1), repeat=2):
        for met in _below(one, other):
            yield met
            yield Crossing(one, other, 2 * pi - met.angle, not met.over)


def _below(one: int, other: int) -> Iterator[Crossing]:
    """The two blades' crossing below the middle, where there is one."""
    radius, across = RADII[one - 1], RADII[other - 1]
    left = (_BETWEEN_CENTRES**2 + radius**2 - across**2) / (2 * _BETWEEN_CENTRES)
    if WIDTH - _CROSSING_REACH <= _CENTRE - left <= _CROSSING_REACH:
        yield Crossing(one, other, atan2(sqrt(radius**2 - left**2), -left), (one + other) % 2 == 1)


def _hilt_angle(place: int) -> float:
    return acos((_REACH - _CENTRE) / RADII[place - 1])


def _at(place: int, angle: float) -> tuple[float, float]:
    radius = RADII[place - 1]
    return _CENTRE + radius * cos(angle), MIDDLE + radius * sin(angle)


def _arc(place: int, start: float, end: float) -> str:
    first, last = (" ".join(number(value, 1) for value in _at(place, angle)) for angle in (start, end))
    radius = number(RADII[place - 1], 1)
    return f"M{first}A{radius} {radius} 0 0 1 {last}"
