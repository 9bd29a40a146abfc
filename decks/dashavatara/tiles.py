"""What is not round: the parts that a hand's tiles are put together of; and the heads of a hand's rows.

A tile for each of the 120 cards would be a third of the sprite. So a tile is two symbols, one over another: ground and
sign (`ma-h`), then the rank (`3-h`); a court has a third between them, `cR` or `cM`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from decks.dashavatara.cards import HALVES, MANTRI, RAJA, RANKS, SILVER, SUITS, TILE_EDGE, ground, ink
from decks.deck import Layer
from decks.kit.element import NONE, Element, group, path, rect, use
from decks.kit.paints import GOLD, LINE
from decks.kit.sprite import Drawing

_FOOT: Final = {1: ("M18 91" + "q4-7 8 0" * 8, 2.4), 2: ("M18 86.4H82M18 91.4H82", 2.2)}
_WHOLE: Final = (
    "M18 4.6H82A13.4 13.4 0 0 1 95.4 18V82A13.4 13.4 0 0 1 82 95.4H18A13.4 13.4 0 0 1 4.6 82V18A13.4 13.4 0 0 1 18 4.6Z"
)
_LOWER_HALF: Final = "M4.6 52V82A13.4 13.4 0 0 0 18 95.4H82A13.4 13.4 0 0 0 95.4 82V52"
_CROWN: Final = "M-10 8L-13-8L-5-1L0-11L5-1L13-8L10 8Z"
_FLAG: Final = "M-8-11.6H13L8.4-4.8L13 2H-8Z"


def definitions() -> Iterator[Element]:
    """`tile` the blank, `foot1` and `foot2` what tells the halves of the deck apart."""
    yield rect(1, 1, 98, 98, radius=16, stroke=TILE_EDGE, stroke_width=2).named("tile")
    for half, (d, width) in _FOOT.items():
        yield path(d, fill=NONE, stroke_width=width).named(f"foot{half}")


def layers(code: str) -> tuple[Layer, ...]:
    """The symbols that make a code's tile, lowest first; the rank takes its ink from the page."""
    rank, suit = code[0], code[1:]
    court = (Layer(f"c{rank}"),) if rank in (MANTRI, RAJA) else ()
    return Layer(f"{suit}-h"), *court, Layer(f"{rank}-h", ink(suit))


def parts() -> Iterator[tuple[str, Drawing]]:
    """Every part of a tile by its symbol."""
    yield from ((f"{suit}-h", _ground(suit)) for suit in SUITS)
    yield from ((f"{rank}-h", (use(f"g{rank}").moved(16, 14, scale=2.35),)) for rank in RANKS)
    yield f"c{RAJA}", _raja()
    yield f"c{MANTRI}", _mantri()


def row_head(suit: str) -> Drawing:
    """What stands at the head of a suit's row: rim, ground and sign."""
    return use(f"B{suit}"), use(f"q{suit}").moved(50, 50, scale=2.3)


def _ground(suit: str) -> Drawing:
    sign = use(f"q{suit}").moved(63, 63, scale=1.55)
    return use("tile", fill=ground(suit)), use(f"foot{HALVES[suit]}", stroke=ink(suit)), sign


def _raja() -> Drawing:
    crown = path(_CROWN, fill=GOLD, stroke=LINE, stroke_width=1.8, stroke_linejoin="round")
    return *_band(_WHOLE, GOLD), crown.moved(74, 24)


def _mantri() -> Drawing:
    flag = group(
        path("M-9.6 11V-12", fill=NONE, stroke_width=4),
        path(_FLAG, fill=SILVER, stroke_width=1.8),
        stroke=LINE,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
    return *_band(_LOWER_HALF, SILVER), flag.moved(75, 23)


def _band(d: str, colour: str) -> Drawing:
    return (
        path(d, fill=NONE, stroke=LINE, stroke_width=6.4),
        path(d, fill=NONE, stroke=colour, stroke_width=4.4),
    )
