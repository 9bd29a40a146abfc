"""Numerals: one big object in the hand, the traditional pips on the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from decks.catalan.cards import HEIGHT, SUITS, WIDTH
from decks.catalan.signs import in_hand, on_table
from decks.kit.element import Element, group, use
from decks.kit.sprite import Drawing

_MIDDLE: Final = (WIDTH / 2, HEIGHT / 2)


@dataclass(frozen=True, slots=True)
class Layout:
    """Where pips stand, from the card's middle and in units of the pip; `lying` is how many of the last ones lie."""

    scale: float
    pips: tuple[tuple[float, float], ...]
    lying: int = 0


def _rows(*rows: tuple[float, tuple[float, ...]]) -> tuple[tuple[float, float], ...]:
    return tuple((x, y) for y, columns in rows for x in columns)


def _pair(x: float) -> tuple[float, float]:
    return -x, x


def _three(x: float) -> tuple[float, float, float]:
    return -x, 0, x


_LAYOUTS: Final[Mapping[str, Layout]] = {
    "2e": Layout(1.5, _rows((0, _pair(11)))),
    "3e": Layout(1.05, _rows((-32, (0,)), (32, _pair(17)))),
    "4e": Layout(1.0, _rows((-33, _pair(17)), (33, _pair(17)))),
    "5e": Layout(1.0, _rows((-33, _pair(20)), (0, (0,)), (33, _pair(20)))),
    "6e": Layout(0.95, _rows((-34, _three(21)), (34, _three(21)))),
    "7e": Layout(0.84, _rows((-43, _three(22)), (43, _three(22)), (0, (0,))), lying=1),
    "2b": Layout(1.25, _rows((0, _pair(15)))),
    "3b": Layout(0.98, _rows((-33, (0,)), (33, _pair(18)))),
    "4b": Layout(0.95, _rows((-34, _pair(17)), (34, _pair(17)))),
    "5b": Layout(0.78, _rows((-50, _pair(20)), (50, _pair(20)), (0, (0,))), lying=1),
    "6b": Layout(0.71, _rows((-38.5, _three(28.6)), (38.5, _three(28.6)))),
    "7b": Layout(0.69, _rows((-50, _three(28)), (50, _three(28)), (0, (0,))), lying=1),
    "2o": Layout(1.6, _rows((-19, (0,)), (19, (0,)))),
    "3o": Layout(1.3, _rows((-32.5, (0,)), (0, (0,)), (32.5, (0,)))),
    "4o": Layout(1.0, _rows((-27, _pair(16.4)), (27, _pair(16.4)))),
    "5o": Layout(0.92, _rows((-33, _pair(17.4)), (0, (0,)), (33, _pair(17.4)))),
    "6o": Layout(0.88, _rows((-35.5, _pair(18.5)), (0, _pair(18.5)), (35.5, _pair(18.5)))),
    "7o": Layout(0.78, _rows((-44, _pair(21.6)), (-22, (0,)), (0, _pair(21.6)), (44, _pair(21.6)))),
    "2c": Layout(1.6, _rows((-20, (0,)), (21, (0,)))),
    "3c": Layout(1.25, _rows((-24, (0,)), (22, _pair(15)))),
    "4c": Layout(1.06, _rows((-25, _pair(14.6)), (26, _pair(14.6)))),
    "5c": Layout(0.95, _rows((-38, _pair(15.4)), (0, (0,)), (38, _pair(15.4)))),
    "6c": Layout(1.0, _rows((-40, _pair(14.6)), (0, _pair(14.6)), (40, _pair(14.6)))),
    "7c": Layout(0.9, _rows((-41, _pair(15)), (0, _three(28)), (41, _pair(15)))),
}

_BIG: Final[Mapping[str, tuple[float, float, float, float]]] = {
    "e": (62, 104, 1.42, 32),
    "b": (59.6, 107, 1.2, 32),
    "o": (62, 111, 1.95, 0),
    "c": (62, 111, 1.9, 0),
}


def definitions() -> Iterator[Element]:
    """The hand's blank with its big object, called `H` and the suit."""
    for suit in SUITS:
        x, y, scale, turn = _BIG[suit]
        big = use(f"{suit}p").moved(x, y, scale=scale, turn=turn)
        yield group(use(f"k{suit}"), big).named(f"H{suit}")


def hand_face(rank: str, suit: str) -> Drawing:
    """The card as it lies in the hand: index and one big object."""
    return use(f"H{suit}"), in_hand(rank, suit)


def table_face(rank: str, suit: str) -> Drawing:
    """The card as it lies on the table: as many pips as its rank, and the index."""
    return use(f"k{suit}-t"), _pips(suit, _LAYOUTS[rank + suit]), on_table(rank, suit)


def _pips(suit: str, layout: Layout) -> Element:
    upright = layout.pips[: len(layout.pips) - layout.lying]
    lying = (use(f"{suit}p").moved(x, y, turn=90) for x, y in layout.pips[len(upright) :])
    return group(*(use(f"{suit}p", x, y) for x, y in upright), *lying).moved(*_MIDDLE, scale=layout.scale)
