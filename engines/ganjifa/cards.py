"""The Dashavatara pack of 120: cards as numbers in deck order, and cards as text. Knows no rule of play."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final, TypeAlias

from engines.core.errors import NotationError

Suit: TypeAlias = int
"""0..9, an index into SUITS."""

Card: TypeAlias = int
"""0..119 in deck order: suit * 12 + rank; suits in avatar order, ranks 1 to 9, T (10), Mantri, Raja."""

Cards: TypeAlias = tuple[Card, ...]
"""Cards in deck order, none twice."""

RANKS: Final = "123456789TMR"
SUITS: Final = ("ma", "ku", "va", "na", "vm", "pa", "ra", "kr", "bu", "ka")
"""The avatars in the Sawantwadi order: Matsya, Kurma, Varaha, Narasimha, Vamana, Parashurama, Rama, Krishna, Buddha,
Kalki (Ganjifa rules, "Suits, in order")."""

NUMERALS: Final = 10
MANTRI: Final = RANKS.index("M")
RAJA: Final = RANKS.index("R")

DOWNWARD: Final = 5
"""In so many suits, the first ones, the 1 is the strongest numeral, in the others the 10 (section 3)."""

_NAMES = tuple(rank + suit for suit in SUITS for rank in RANKS)
_CARDS = {name: card for card, name in enumerate(_NAMES)}
_LENGTH = 3

DECK: Cards = tuple(range(len(_NAMES)))


def suit_of(card: Card) -> Suit:
    """The card's suit as an index into SUITS."""
    return card // len(RANKS)


def rank_of(card: Card) -> int:
    """The card's rank as an index into RANKS."""
    return card % len(RANKS)


def card_at(suit: Suit, rank: int) -> Card:
    """The card of this suit and this index into RANKS."""
    return suit * len(RANKS) + rank


def strength(card: Card) -> int:
    """How strong the card is in its suit: Raja 11, Mantri 10, numerals 9 (the strongest) to 0 (section 3)."""
    return _STRENGTHS[card]


def _strength(card: Card) -> int:
    rank = rank_of(card)
    return NUMERALS - 1 - rank if suit_of(card) < DOWNWARD and rank < NUMERALS else rank


_STRENGTHS = tuple(map(_strength, DECK))


def of_suit(cards: Iterable[Card], suit: Suit) -> Cards:
    """The cards of one suit, in the order given."""
    return tuple(card for card in cards if suit_of(card) == suit)


def write_card(card: Card) -> str:
    """The card as three characters: `3ma`, `Rra`."""
    return _NAMES[card]


def read_card(text: str) -> Card:
    """The card that these three characters name. Raises NotationError where they name none."""
    card = _CARDS.get(text)
    if card is None:
        raise NotationError(text, "no card of this pack")
    return card


def write_cards(cards: Iterable[Card]) -> str:
    """The cards in deck order, run together: `3ma4maRka`."""
    return "".join(_NAMES[card] for card in sorted(cards))


def read_cards(text: str) -> Cards:
    """The cards of a text such as `3ma4maRka`, given in any order, sorted into deck order. No text is no cards.

    Raises NotationError for what is no card, for part of a card at the end, and for a card named twice.
    """
    cards = tuple(sorted(read_card(text[at : at + _LENGTH]) for at in range(0, len(text), _LENGTH)))
    for card, following in pairwise(cards):
        if card == following:
            raise NotationError(text, f"{write_card(card)} stands there twice")
    return cards
