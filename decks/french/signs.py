"""The four suit signs and the index they stand in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from decks.french.cards import INKS, RANKS, SIZE, SUITS
from decks.kit.element import Element, path, use
from decks.kit.glyphs import glyph
from decks.kit.index import Index
from decks.kit.paints import FIRST

# About 24 high, centred on the origin; a sign's definition is called by its suit's letter. The club's lobes stand well
# apart, because with a stouter one an index of spades and one of clubs were the nearest of all at 48 px.
SHAPES: Final[Mapping[str, str]] = {
    "s": "M0-12C3-7 11-2.4 11 3.3C11 6.8 8.6 9 5.8 9C3.7 9 2 8 1 6.2C1.2 9 2.3 11 4.4 12H-4.4"
    "C-2.3 11-1.2 9-1 6.2C-2 8-3.7 9-5.8 9C-8.6 9-11 6.8-11 3.3C-11-2.4-3-7 0-12Z",
    "h": "M0 11.5C-3 7-11.5 1.6-11.5-4.4C-11.5-8.2-8.8-10.8-5.7-10.8C-3-10.8-1-9 0-6.6"
    "C1-9 3-10.8 5.7-10.8C8.8-10.8 11.5-8.2 11.5-4.4C11.5 1.6 3 7 0 11.5Z",
    "d": "M0-12.5C2.4-7.8 5.6-3.8 9.4 0C5.6 3.8 2.4 7.8 0 12.5C-2.4 7.8-5.6 3.8-9.4 0C-5.6-3.8-2.4-7.8 0-12.5Z",
    "c": "M0-11.8A5.4 5.4 0 0 1 3.9-2.7L2.7-1.1A5.4 5.4 0 1 1 1.7 5C1.5 8 2.4 11 4.6 12H-4.6"
    "C-2.4 11-1.5 8-1.7 5A5.4 5.4 0 1 1-2.7-1.1L-3.9-2.7A5.4 5.4 0 0 1 0-11.8Z",
}

INDEX: Final = Index(
    size=SIZE,
    axis=17,
    top=8,
    rank_scale=1.9,
    sign_scale=1.0,
    sign_height=24,
    table_corner=(1.7, 2.2),
    table_scale=0.605,
)


def definitions() -> Iterator[Element]:
    """Signs, and ranks and signs in their places."""
    for suit in SUITS:
        yield path(SHAPES[suit], fill=FIRST).named(suit)
        yield from INDEX.sign(suit, INKS[suit])
    for rank in RANKS:
        yield glyph(rank)
        yield from INDEX.rank(rank)


def corners(rank: str, suit: str) -> tuple[Element, Element]:
    """The index of a table face, in both corners."""
    return use(f"u{suit}"), use(f"t{rank}", color=INKS[suit])


def column(rank: str, suit: str) -> tuple[Element, Element]:
    """The index of a hand face."""
    return use(f"m{suit}"), use(f"n{rank}", color=INKS[suit])
