"""The French pack of 54: cards as numbers in deck order, and cards as text. Knows no rule of play."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from engines.core.errors import NotationError

Card = int
"""0..53 in deck order: rank * 4 + suit for 3 to 2, then 52 the black joker and 53 the red one."""

Cards = tuple[Card, ...]
"""Cards in deck order, none twice."""

Rank = int
"""0..14, weak to strong: 3 4 5 6 7 8 9 T J Q K A 2, black joker, red joker (Dou Dizhu rules, section 3)."""

Counts = tuple[int, ...]
"""How many cards of each rank: 15 numbers."""

RANKS = "3456789TJQKA2"
SUITS = "shdc"
ACE: Rank = 11
TWO: Rank = 12
BLACK: Rank = 13
RED: Rank = 14

_NAMES = (*(rank + suit for rank in RANKS for suit in SUITS), "Xb", "Xr")
_CARDS = {name: card for card, name in enumerate(_NAMES)}
_RANK_OF: tuple[Rank, ...] = (*(card // len(SUITS) for card in range(len(_NAMES) - 2)), BLACK, RED)

DECK: Cards = tuple(range(len(_NAMES)))


def rank_of(card: Card) -> Rank:
    """The card's rank, 0..14."""
    return _RANK_OF[card]


def suit_of(card: Card) -> int:
    """The card's suit as an index into SUITS. A joker has none; it answers 0."""
    return card % len(SUITS) if _RANK_OF[card] <= TWO else 0


def write_card(card: Card) -> str:
    """The card as two characters: `3s`, `Td`, `Xb`."""
    return _NAMES[card]


def read_card(text: str) -> Card:
    """The card that these two characters name. Raises NotationError where they name none."""
    card = _CARDS.get(text)
    if card is None:
        raise NotationError(text, "no card of this pack")
    return card


def write_cards(cards: Iterable[Card]) -> str:
    """The cards in deck order, run together: `3s3h3d4c`."""
    return "".join(_NAMES[card] for card in sorted(cards))


def read_cards(text: str) -> Cards:
    """The cards of a text such as `3s3h3d4c`, given in any order, sorted into deck order. No text is no cards.

    Raises NotationError for what is no card, for half a card at the end, and for a card named twice.
    """
    cards = tuple(sorted(_card_at(text, start) for start in range(0, len(text), 2)))
    for card, following in pairwise(cards):
        if card == following:
            raise NotationError(text, f"{write_card(card)} stands there twice")
    return cards


def _card_at(text: str, start: int) -> Card:
    card = _CARDS.get(text[start : start + 2])
    if card is None:
        raise NotationError(text, f"no card at character {start + 1}, {text[start : start + 2]!r}")
    return card


def count_ranks(cards: Iterable[Card]) -> Counts:
    """How many of each rank these cards hold."""
    counts = [0] * (RED + 1)
    for card in cards:
        counts[_RANK_OF[card]] += 1
    return tuple(counts)
