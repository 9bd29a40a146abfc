"""The Catalan deck of 40, as it is played with in South America. Only what is this deck's own is drawn here.

Ids in the sprite, where `e` stands for a suit and `7` for a rank: `e` the sign, `g7` the figure; `me` and `n7` these in
the hand's place, `ue` and `t7` in the table's corners; `fe` the pinta, `ke` and `ke-t` the blanks; `ep` a pip.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from decks.catalan import aces, courts, numerals, pinta, pips, signs
from decks.catalan import back as backs
from decks.catalan.cards import CODES, COURTS, HEIGHT, RANKS, SIZE, SUITS, WIDTH
from decks.deck import Deck
from decks.kit.shapes import blank
from decks.kit.sprite import Drawing, Sprite


def _draw() -> Sprite:
    definitions = (
        blank(WIDTH, HEIGHT),
        *signs.definitions(),
        *pinta.definitions(),
        *pips.definitions(),
        *numerals.definitions(),
        *aces.definitions(),
        *courts.definitions(),
        *backs.definitions(),
    )
    return Sprite(SIZE, definitions, dict(_faces()))


def _faces() -> Iterator[tuple[str, Drawing]]:
    for rank, suit in product(RANKS, SUITS):
        code = rank + suit
        if rank == "1":
            yield code, aces.hand_face(suit)
            yield f"{code}-t", aces.table_face(suit)
        else:
            kind = courts if rank in COURTS else numerals
            yield code, kind.hand_face(rank, suit)
            yield f"{code}-t", kind.table_face(rank, suit)
    yield "back", backs.back()


DECK: Final = Deck(key="catalan", codes=CODES, ratio=SIZE, draw=_draw)
