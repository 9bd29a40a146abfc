"""Numerals and aces: one big sign in the hand, the traditional pips on the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from decks.french.cards import HEIGHT, INKS, SUITS, WIDTH
from decks.french.signs import SHAPES, column, corners
from decks.kit.element import NONE, Element, circle, group, number, path, use
from decks.kit.geometry import around, petal, polar
from decks.kit.paints import PAPER
from decks.kit.sprite import Drawing

_PIP_SCALE = 0.76
_MIDDLE = HEIGHT / 2
_SPINE = WIDTH / 2
_COLUMNS = (32, 68)

# Pairs stand in the columns, a pip each: k in the corners, r in the middle, t between. Single pips stand on the spine:
# v at both ends, m in the middle, a and z between the middle pairs and the corners, b and y between the pairs of a ten.
_PAIRS: Final[Mapping[str, tuple[float, ...]]] = {"k": (23, 117), "r": (70,), "t": (54, 86)}
_ENDS: Final = (23, 117)
_SINGLES: Final[Mapping[str, float]] = {"m": 70, "a": 46.5, "z": 93.5, "b": 38.5, "y": 101.5}
_ROWS: Final[Mapping[str, str]] = {
    "2": "v",
    "3": "vm",
    "4": "k",
    "5": "km",
    "6": "kr",
    "7": "kra",
    "8": "kraz",
    "9": "ktm",
    "T": "ktby",
}

_BIG_SIGN = (64, 100)
_BIG_SCALE = 2.5
_ACE_SCALE = 2.8
# A smaller sign follows the outline from inside; in a club, whose lobes are too round for that, three arcs do.
_SMALLER_INSIDE = "shd"
_INLINE_SCALE = 0.81
_LOBES = ((0, -6.4, 0), (6.6, 2.6, 1.9), (-6.6, 2.6, -1.9))
_LOBE_RADIUS = 4.2
# Where the flower sits best in each sign: on its optical middle, not on that of its box.
_FLOWER_HEIGHT: Final[Mapping[str, float]] = {"s": 74.5, "h": 66.6, "d": 70, "c": 71.5}


def definitions() -> Iterator[Element]:
    """Pips and those rows of them that come together, the hand's blank with its big sign, the ace's flower."""
    for suit in SUITS:
        yield use(suit).moved(0, 0, scale=_PIP_SCALE).named(f"{suit}p")
        yield use(suit).moved(0, 0, scale=-_PIP_SCALE).named(f"v{suit}p")
        yield group(*(_pip(suit, _SPINE, y) for y in _ENDS)).named(f"{suit}v")
        for row, heights in _PAIRS.items():
            yield group(*(_pip(suit, x, y) for y in heights for x in _COLUMNS)).named(f"{suit}{row}")
        big = use(suit).moved(*_BIG_SIGN, scale=_BIG_SCALE)
        yield group(use("k"), use(f"m{suit}"), big, color=INKS[suit]).named(f"H{suit}")
    yield _flower().named("flower")


def hand_face(rank: str, suit: str) -> Drawing:
    """The card as it lies in the hand: index and one big sign."""
    return use(f"H{suit}"), column(rank, suit)[1]


def table_face(rank: str, suit: str) -> Drawing:
    """The card as it lies on the table: as many pips as its rank, or the ace's ornament, and the index."""
    figure = _ace(suit) if rank == "A" else (group(*_pips(rank, suit), color=INKS[suit]),)
    return use("k"), *figure, *corners(rank, suit)


def _pips(rank: str, suit: str) -> Iterator[Element]:
    for row in _ROWS[rank]:
        yield _pip(suit, _SPINE, _SINGLES[row]) if row in _SINGLES else use(f"{suit}{row}")


def _pip(suit: str, x: float, y: float) -> Element:
    """A pip; below the middle of the card it stands on its head."""
    return use(f"v{suit}p" if y > _MIDDLE else f"{suit}p", x, y)


def _ace(suit: str) -> Drawing:
    sign = use(suit, color=INKS[suit]).moved(_SPINE, _MIDDLE, scale=_ACE_SCALE)
    return sign, _inline(suit), use("flower", _SPINE, _FLOWER_HEIGHT[suit])


def _inline(suit: str) -> Element:
    """The white line inside the sign."""
    if suit in _SMALLER_INSIDE:
        line = path(SHAPES[suit], fill=NONE, stroke=PAPER, stroke_width=0.5)
        return line.moved(_SPINE, _MIDDLE - 0.4, scale=_ACE_SCALE * _INLINE_SCALE)
    lobes = "".join(_lobe(*lobe) for lobe in _LOBES)
    return path(lobes, fill=NONE, stroke=PAPER, stroke_width=0.4).moved(_SPINE, _MIDDLE, scale=_ACE_SCALE)


def _lobe(x: float, y: float, outwards: float) -> str:
    """An arc inside a lobe about x, y, open towards the flower."""
    ends = (polar(_LOBE_RADIUS, outwards + side * 1.9) for side in (-1, 1))
    start, end = (f"{number(x + dx, 1)} {number(y + dy, 1)}" for dx, dy in ends)
    return f"M{start}A{_LOBE_RADIUS} {_LOBE_RADIUS} 0 1 1 {end}"


def _flower() -> Element:
    petals = "".join(petal(angle, 1, 8, 0.42) for angle in around(8))
    return group(path(petals), circle(0, 0, 1.2), fill=PAPER)
