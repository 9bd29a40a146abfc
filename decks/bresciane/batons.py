"""Smooth batons, two to ten of them, crossing in a lattice: half lean one way, half the other, woven.

One baton, called `bw`, serves for all: turned by the same angle either way, the blue ones drawn over the green ones
wherever the pattern of a weave wants it. An odd one stands upright behind them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from math import radians, sin, tan
from typing import Final

from decks.bresciane.cards import WIDTH
from decks.bresciane.objects import baton_ends
from decks.kit.element import NONE, Element, group, number, path, use
from decks.kit.paints import BLUE, FIRST, GOLD, GREEN, LINE
from decks.kit.shapes import OUTLINE, outlined

MIDDLE: Final = 123
_TILT = 20
_REACH = 66  # from a baton's middle to the foot of its cap
_UPRIGHT_SCALE = 1.06  # so that it can be counted, an odd one's ends stand out
_BODY = 5.6
_HALF_OUTER: Final = _BODY / 2 + OUTLINE
_GAPS: Final[Mapping[int, float]] = {1: 0, 2: 18, 3: 13, 4: 9.6, 5: 8.8}


def definitions() -> Iterator[Element]:
    """`T1` to `T5`, lattices of two to ten batons, with the batons and the pieces that come to the top."""
    yield _baton().named("bw")
    yield use("bw", color=BLUE).moved(WIDTH / 2, MIDDLE, turn=_TILT).named("b1")
    yield use("bw", color=GREEN).moved(WIDTH / 2, MIDDLE, turn=-_TILT).named("b2")
    yield group(*_patch(), stroke=LINE).moved(WIDTH / 2, MIDDLE, turn=_TILT).named("o")
    yield from (_lattice(pairs).named(f"T{pairs}") for pairs in _GAPS)


def batons(count: int) -> Iterator[Element]:
    """So many batons, 2 to 10."""
    pairs, odd = divmod(count, 2)
    if odd:
        yield use("bw", color=GOLD).moved(WIDTH / 2, MIDDLE, scale=_UPRIGHT_SCALE)
    yield use(f"T{pairs}")


def _baton() -> Element:
    d = f"M0 {_REACH}V-{_REACH}"
    return outlined(
        path(d, stroke=LINE, stroke_width=2 * _HALF_OUTER),
        path(d, stroke=FIRST, stroke_width=_BODY),
        *baton_ends(_REACH),
    )


def _patch() -> Iterator[Element]:
    """The piece of a blue baton that lies over a green one: its own width, cut along the other's edges."""
    half = _BODY / 2
    slant, reach = half / tan(radians(2 * _TILT)), _HALF_OUTER / sin(radians(2 * _TILT))
    left = (number(-slant - reach), number(reach - slant))
    right = (number(slant - reach), number(reach + slant))
    yield path(f"M-{half} {left[0]}L{half} {right[0]}V{right[1]}L-{half} {left[1]}Z", fill=BLUE, stroke=NONE)
    yield path(f"M-{half} {left[0]}V{left[1]}M{half} {right[0]}V{right[1]}", fill=NONE, stroke_width=OUTLINE)


def _lattice(pairs: int) -> Element:
    places = [(step - (pairs - 1) / 2) * _GAPS[pairs] for step in range(pairs)]
    crossings = product(enumerate(places), repeat=2)
    over = (_crossing(up, down) for (one, up), (two, down) in crossings if (one + two) % 2 == 0)
    leaning = (use(name, x) for name in ("b1", "b2") for x in places)
    return group(*leaning, *over)


def _crossing(up: float, down: float) -> Element:
    return use("o", (up + down) / 2, round((up - down) / 2 / tan(radians(_TILT)), 1))
