"""What a good memory would know, for whoever wants it written down: made from the view alone, never by counting hands.

Which courts have gone, the highest card of each suit that the person has not seen, and who has shown to be out of it.
"""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.contract import Seat
from engines.core.words import Phrase
from engines.ganjifa.cards import MANTRI, NUMERALS, RAJA, RANKS, SUITS, Card, Suit, card_at, of_suit, rank_of, strength
from engines.ganjifa.felt import ACROSS
from engines.ganjifa.view import View
from engines.ganjifa.words import name, rank_name, suit_name


@dataclass(frozen=True, slots=True)
class Mark:
    """A rank by its index on the card and by its name."""

    sign: str
    name: Phrase


@dataclass(frozen=True, slots=True)
class Court:
    """A Raja or Mantri; `gone` once everybody has seen it played."""

    mark: Mark
    gone: bool


@dataclass(frozen=True, slots=True)
class SuitAid:
    """What is known of a suit.

    `top` is the rank of its highest unseen card, None if the others hold none of it: where that card lies nobody says.
    `voids` says of each other player, from left to right, whether they have shown to hold none.
    """

    code: str
    name: Phrase
    courts: tuple[Court, ...]
    top: Mark | None
    voids: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Aids:
    """The others by name, from left to right, and all ten suits."""

    others: tuple[Phrase, ...]
    suits: tuple[SuitAid, ...]


def aids(view: View) -> Aids:
    """What has been seen, for the viewing seat."""
    others = tuple(seat for seat in ACROSS if seat != view.audience)
    return Aids(tuple(map(name, others)), tuple(_aid(view, others, suit) for suit in range(len(SUITS))))


def _aid(view: View, others: tuple[Seat, ...], suit: Suit) -> SuitAid:
    courts = (card_at(suit, RAJA), card_at(suit, MANTRI))
    top = max(of_suit(view.unseen, suit), key=strength, default=None)
    voids = view.course.voids if view.course else ()
    return SuitAid(
        code=SUITS[suit],
        name=suit_name(suit),
        courts=tuple(Court(_mark(card), card in view.gone) for card in courts),
        top=None if top is None else _mark(top),
        voids=tuple(bool(voids) and suit in voids[seat] for seat in others),
    )


def _mark(card: Card) -> Mark:
    rank = rank_of(card)
    return Mark(str(rank + 1) if rank < NUMERALS else RANKS[rank], rank_name(card))
