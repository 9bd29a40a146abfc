"""The French deck of 54: four suits of thirteen and two jokers. Only what is this deck's own is drawn here.

Ids in the sprite, where `s` stands for a suit and `7` for a rank: `s` the sign, `g7` the letter; `ms` and `n7` these in
the hand's place, `us` and `t7` in the table's corners; `sp` and `vsp` a pip upright and on its head; `bKs` a bust.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from decks.deck import Deck
from decks.french import back as backs
from decks.french import courts, frames, jokers, numerals, signs
from decks.french.cards import CODES, COURTS, HEIGHT, RANKS, SIZE, SUITS, WIDTH
from decks.kit.shapes import blank
from decks.kit.sprite import Drawing, Sprite


def _draw() -> Sprite:
    definitions = (
        blank(WIDTH, HEIGHT),
        *signs.definitions(),
        *numerals.definitions(),
        *frames.definitions(),
        *courts.definitions(),
        *jokers.definitions(),
        *backs.definitions(),
    )
    return Sprite(SIZE, definitions, dict(_faces()))


def _faces() -> Iterator[tuple[str, Drawing]]:
    for rank, suit in product(RANKS, SUITS):
        kind = courts if rank in COURTS else numerals
        yield f"{rank}{suit}", kind.hand_face(rank, suit)
        yield f"{rank}{suit}-t", kind.table_face(rank, suit)
    for code, joker in jokers.JOKERS.items():
        yield code, jokers.hand_face(joker)
        yield f"{code}-t", jokers.table_face(joker)
    yield "back", backs.back()


DECK: Final = Deck(key="french", codes=CODES, ratio=SIZE, draw=_draw)
