"""The Catalan pack of 40: cards as numbers in deck order, and cards as text. Knows no rule of play."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import TypeAlias

from engines.core.errors import NotationError

Card: TypeAlias = int
"""0..39 in deck order: rank * 4 + suit, ranks 1 to 7, Sota, Caballo, Rey; suits espadas, bastos, oros, copas."""

Cards: TypeAlias = tuple[Card, ...]
"""Cards in deck order, none twice."""

RANKS = "1234567SCR"
SUITS = "eboc"
COURTS = "SCR"
"""Sota, Caballo and Rey, which bear the numbers 10, 11 and 12."""

_NAMES = tuple(rank + suit for rank in RANKS for suit in SUITS)
_CARDS = {name: card for card, name in enumerate(_NAMES)}

DECK: Cards = tuple(range(len(_NAMES)))


def rank_of(card: Card) -> int:
    """The card's rank as an index into RANKS."""
    return card // len(SUITS)


def suit_of(card: Card) -> int:
    """The card's suit as an index into SUITS."""
    return card % len(SUITS)


def write_card(card: Card) -> str:
    """The card as two characters: `1e`, `Rc`."""
    return _NAMES[card]


def read_card(text: str) -> Card:
    """The card that these two characters name. Raises NotationError where they name none."""
    card = _CARDS.get(text)
    if card is None:
        raise NotationError(text, "no card of this pack")
    return card


def write_cards(cards: Iterable[Card]) -> str:
    """The cards in deck order, run together: `1e4b7oRc`."""
    return "".join(_NAMES[card] for card in sorted(cards))


def read_cards(text: str) -> Cards:
    """The cards of a text such as `1e4b7o`, given in any order, sorted into deck order. No text is no cards.

    Raises NotationError for what is no card, for half a card at the end, and for a card named twice.
    """
    cards = tuple(sorted(read_card(text[at : at + 2]) for at in range(0, len(text), 2)))
    for card, following in pairwise(cards):
        if card == following:
            raise NotationError(text, f"{write_card(card)} stands there twice")
    return cards
