"""The four suit signs in one colour, and the index they stand in: one corner, for art fills the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from decks.bresciane.cards import INKS, RANKS, SIZE, SUITS
from decks.kit.element import Element, path, use
from decks.kit.geometry import around, at, disc
from decks.kit.glyphs import glyph
from decks.kit.index import Index
from decks.kit.paints import FIRST

_RING: Final = disc(11.6) + disc(8.8)
_STAR: Final = "M" + "L".join(at(7.4 - step % 2 * 4, angle) for step, angle in enumerate(around(12))) + "Z"

# About 24 high, centred on the origin; a sign's definition is called by its suit's letter.
SHAPES: Final[Mapping[str, str]] = {
    "s": "M8.6-12.2C13.6-3.4 9.6 5.6-.8 8.2L1.4 10.6L-.8 12.6L-4.4 9L-7 11.2A2.3 2.3 0 1 1-9.4 8.2L-6.8 6.4L-10.2 2.8"
    "L-8 .8L-4.8 4C2.2 1.6 8-3.8 8.6-12.2Z",
    "d": _RING + _STAR,
    "c": "M-9.6-11.6H9.6C10-4 6.6 1 2.2 2.2V5.6C5.4 6.4 7.6 8.6 8 11.8H-8C-7.6 8.6-5.4 6.4-2.2 5.6V2.2"
    "C-6.6 1-10-4-9.6-11.6Z",
    "b": "M5.2-10.4L6.6-11.8A3.7 3.7 0 0 1 11.8-6.6L10.4-5.2ZM4-9.2L9.2-4L-4 9.2L-9.2 4Z"
    "M-10.4 5.2L-5.2 10.4L-6.6 11.8A3.7 3.7 0 0 1-11.8 6.6Z",
}

INDEX: Final = Index(
    size=SIZE,
    axis=18,
    top=9,
    rank_scale=1.9,
    sign_scale=0.94,
    sign_height=24,
    table_corner=(3.8, 3.8),
    table_scale=0.66,
    sign_twice=False,
    rank_twice=False,
)


def definitions() -> Iterator[Element]:
    """Signs, and ranks and signs in their places."""
    for suit in SUITS:
        yield path(SHAPES[suit], fill=FIRST, fill_rule="evenodd").named(suit)
        yield from INDEX.sign(suit, INKS[suit])
    for rank in RANKS:
        yield glyph(rank)
        yield from INDEX.rank(rank)


def in_hand(rank: str, suit: str) -> Element:
    """The rank of a hand face; its sign is part of the blank."""
    return use(f"n{rank}", color=INKS[suit])


def on_table(rank: str, suit: str) -> Element:
    """The rank of a table face; its sign is part of the blank."""
    return use(f"t{rank}", color=INKS[suit])
