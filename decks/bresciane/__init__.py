"""The Bresciane deck of 52, narrow cards of northern Italy. Only what is this deck's own is drawn here.

Ids in the sprite, where `s` stands for a suit and `7` for a rank: `s` the sign, `g7` the figure; `ms` and `n7` these in
the hand's place, `us` and `t7` in the table's corner; `sp` the object, `sA` the ace, `Hs` the hand's blank with the
object; `S3` three pairs of woven swords, `T3` of batons.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from decks.bresciane import aces, batons, courts, frames, mata, numerals, objects, signs, swords
from decks.bresciane import back as backs
from decks.bresciane.cards import CODES, COURTS, RANKS, SIZE, SUITS
from decks.deck import Deck
from decks.kit.sprite import Drawing, Sprite


def _draw() -> Sprite:
    parts = (frames, signs, objects, swords, batons, numerals, mata, aces, courts, backs)
    definitions = tuple(element for part in parts for element in part.definitions())
    return Sprite(SIZE, definitions, dict(_faces()))


def _faces() -> Iterator[tuple[str, Drawing]]:
    for rank, suit in product(RANKS, SUITS):
        hand, table = _both_faces(rank, suit)
        yield rank + suit, hand
        yield f"{rank}{suit}-t", table
    yield "back", backs.back()


def _both_faces(rank: str, suit: str) -> tuple[Drawing, Drawing]:
    if rank + suit == mata.CODE:
        return mata.hand_face(), mata.table_face()
    if rank == "A":
        return aces.hand_face(suit), aces.table_face(suit)
    kind = courts if rank in COURTS else numerals
    return kind.hand_face(rank, suit), kind.table_face(rank, suit)


DECK: Final = Deck(key="bresciane", codes=CODES, ratio=SIZE, draw=_draw)
