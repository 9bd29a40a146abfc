"""Path data that is computed rather than drawn: rays, petals, stars. Angles are in radians, clockwise from the top."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from decks.kit.element import number


def around(count: int) -> Iterator[float]:
    """That many angles evenly round the clock, from the top."""
    return (2 * pi * step / count for step in range(count))


def polar(radius: float, angle: float) -> tuple[float, float]:
    """The point at that distance from the origin in that direction."""
    return radius * sin(angle), -radius * cos(angle)


def at(radius: float, angle: float) -> str:
    """The same point as path data, to one decimal place: finer steps don't show at any size the cards are drawn."""
    x, y = (number(value, 1) for value in polar(radius, angle))
    return f"{x} {y}"


def disc(radius: float) -> str:
    """A closed circle about the origin."""
    r = number(radius)
    return f"M{r} 0A{r} {r} 0 1 1-{r} 0A{r} {r} 0 1 1 {r} 0Z"


def spike(angle: float, inner: float, outer: float, half: float) -> str:
    """A triangle that points outwards: its foot at `inner`, `half` radians to either side, its tip at `outer`."""
    return f"M{at(inner, angle - half)}L{at(outer, angle)}L{at(inner, angle + half)}Z"


def petal(angle: float, inner: float, outer: float, half: float) -> str:
    """A leaf from `inner` to `outer`, bulging by `half` radians to either side at its middle."""
    middle = (inner + outer) / 2
    tip, left, right = at(outer, angle), at(middle, angle - half), at(middle, angle + half)
    return f"M{at(inner, angle)}Q{left} {tip}Q{right} {at(inner, angle)}Z"


def sparkle(x: float, y: float, reach: float) -> str:
    """A four-pointed star about x, y."""
    n, w, e, s = (number(value) for value in (y - reach, x - reach, x + reach, y + reach))
    middle = f"{number(x)} {number(y)}"
    cx, cy = middle.split()
    return f"M{cx} {n}Q{middle} {e} {cy}Q{middle} {cx} {s}Q{middle} {w} {cy}Q{middle} {cx} {n}Z"


def leaf(x: float, y: float, angle: float, length: float, half: float) -> str:
    """A leaf with its foot at x, y and its tip `length` away in that direction, `half` wide to either side."""
    foot, tip = _ahead(x, y, angle, 0, 0), _ahead(x, y, angle, length, 0)
    left, right = (_ahead(x, y, angle, length / 2, 2 * side * half) for side in (-1, 1))
    return f"M{foot}Q{left} {tip}Q{right} {foot}Z"


def _ahead(x: float, y: float, angle: float, along: float, aside: float) -> str:
    """The point so far from x, y along a direction and to the right of it."""
    dx, dy = along * sin(angle) + aside * cos(angle), aside * sin(angle) - along * cos(angle)
    return f"{number(x + dx, 1)} {number(y + dy, 1)}"
