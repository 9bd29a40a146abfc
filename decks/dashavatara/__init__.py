"""The Dashavatara deck of 120 round cards, ten suits of twelve. Only what is this deck's own is drawn here.

Symbols: `3ma-t` the round card, `ma-h`, `3-h`, `cR`, `cM` the parts of the hand's tiles, `ma-l` a row's head, `back`.
Ids in the sprite, where `ma` stands for a suit and `7` for a rank: `ma` the sign, `qma` on its ground, `dma` in the
pill; `g7` the figure, `p7` in the pill; `Bma` rim and ground, `Oma` pill and tab over them, `Nma` both; `ma6` six
signs.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from decks.dashavatara import back as backs
from decks.dashavatara import mantris, numerals, rajas, rims, signs, tiles
from decks.dashavatara.cards import CODES, MANTRI, RAJA, RANKS, SIZE, SUITS
from decks.deck import Deck
from decks.kit.sprite import Drawing, Sprite


def _draw() -> Sprite:
    definitions = (
        *signs.definitions(),
        *rims.definitions(),
        *numerals.definitions(),
        *rajas.definitions(),
        *mantris.definitions(),
        *tiles.definitions(),
    )
    return Sprite(SIZE, definitions, dict(_faces()))


def _faces() -> Iterator[tuple[str, Drawing]]:
    for suit, rank in product(SUITS, RANKS):
        yield f"{rank}{suit}-t", _table_face(rank, suit)
    yield from tiles.parts()
    yield from ((f"{suit}-l", tiles.row_head(suit)) for suit in SUITS)
    yield "back", backs.back()


def _table_face(rank: str, suit: str) -> Drawing:
    if rank == RAJA:
        return rajas.table_face(suit)
    return mantris.table_face(suit) if rank == MANTRI else numerals.table_face(rank, suit)


DECK: Final = Deck(
    key="dashavatara",
    codes=CODES,
    ratio=SIZE,
    draw=_draw,
    hand=tiles.layers,
    marks=tuple(f"{suit}-l" for suit in SUITS),
)
