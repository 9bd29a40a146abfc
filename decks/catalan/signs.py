"""The four suit signs in one colour, and the index they stand in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from decks.catalan.cards import INKS, RANKS, SIZE, SUITS, figure
from decks.kit.element import Element, path, use
from decks.kit.glyphs import glyph
from decks.kit.index import Index
from decks.kit.paints import FIRST

# About 24 high, centred on the origin; a sign's definition is called by its suit's letter.
SHAPES: Final[Mapping[str, str]] = {
    "e": "M10.8-11.6L11.6-10.8L9.6-6.4L-3.2 6.4L-.8 8.8L-2.6 10.6L-5.6 7.6L-8.4 10.4A2 2 0 1 1-10.4 8.4L-7.6 5.6"
    "L-10.6 2.6L-8.8.8L-6.4 3.2L6.4-9.6Z",
    "b": "M-11.7 9.7L-6.8 3.3L-8.3-1.3L-4.8-2.7L-4.1-.4L-.4-5.4L-1.6-9.8L1.7-11.1L2.4-9.1L4.4-11.5"
    "C7-14.4 13.6-8.5 11-5.6L7.5-2.2L10.8-1.6L10 1.7L4.1.8L-.4 5L3 5.6L2 8.5L-3.2 7.6L-8.4 12.6Z",
    "o": "M11.5 0A11.5 11.5 0 1 1-11.5 0A11.5 11.5 0 1 1 11.5 0ZM-8.7 0A8.7 8.7 0 1 0 8.7 0A8.7 8.7 0 1 0-8.7 0Z"
    "M0-7L1.8-2.6L6.1-3.5L3.4 0L6.1 3.5L1.8 2.6L0 7L-1.8 2.6L-6.1 3.5L-3.4 0L-6.1-3.5L-1.8-2.6Z",
    "c": "M-9-8H9C9.4-1.6 6.4 3 1.8 4V7C4.6 7.6 6.4 9.4 6.8 11.8H-6.8C-6.4 9.4-4.6 7.6-1.8 7V4C-6.4 3-9.4-1.6-9-8Z"
    "M-7-9.6C-6-11-3.2-11.8 0-11.8S6-11 7-9.6Z",
}

# A little lower, narrower and further in than an index without a frame, which the pair of a ten must not touch.
INDEX: Final = Index(
    size=SIZE,
    axis=20.8,
    top=10.3,
    rank_scale=1.85,
    sign_scale=0.92,
    sign_height=24,
    table_corner=(2, 2),
    table_scale=0.59,
    sign_twice=False,
)


def definitions() -> Iterator[Element]:
    """Signs, and ranks and signs in their places."""
    for suit in SUITS:
        yield path(SHAPES[suit], fill=FIRST).named(suit)
        yield from INDEX.sign(suit, INKS[suit])
    for rank in RANKS:
        yield glyph(figure(rank))
        yield from INDEX.rank(figure(rank))


def in_hand(rank: str, suit: str) -> Element:
    """The rank of a hand face; its sign is part of the blank."""
    return use(f"n{figure(rank)}", color=INKS[suit])


def on_table(rank: str, suit: str) -> Element:
    """The rank of a table face, in both corners."""
    return use(f"t{figure(rank)}", color=INKS[suit])
