"""The Bresciane pack of 52: cards as numbers in deck order, and cards as text. Knows no rule of play."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final, TypeAlias

from engines.core.errors import NotationError

Card: TypeAlias = int
"""0..51 in deck order: rank * 4 + suit. Ranks Asso, 2 to 10, Fante, Cavallo, Re; suits swords, coins, cups, clubs."""

Cards: TypeAlias = tuple[Card, ...]
"""Cards, none twice: a hand or what is captured in deck order, the table in order of arrival."""

RANKS: Final = "A23456789TFCR"
SUITS: Final = "sdcb"
NUMBERS: Final = 10
"""How many of the ranks are numbers, Asso being 1; the other three are courts (Cicera rules, section 2)."""

_NAMES = tuple(rank + suit for rank in RANKS for suit in SUITS)
_CARDS = {name: card for card, name in enumerate(_NAMES)}

DECK: Final[Cards] = tuple(range(len(_NAMES)))
SWORDS: Final[Cards] = DECK[:: len(SUITS)]
"""All cards of the suit of swords, from the Asso on."""


def rank_of(card: Card) -> int:
    """The card's rank as an index into RANKS."""
    return card // len(SUITS)


def suit_of(card: Card) -> int:
    """The card's suit as an index into SUITS."""
    return card % len(SUITS)


def is_number(card: Card) -> bool:
    """Whether the card takes part in sums: Asso to 10."""
    return card < NUMBERS * len(SUITS)


def value_of(card: Card) -> int:
    """What the card counts in a sum: 1 to 10, and nothing for a court."""
    return rank_of(card) + 1 if is_number(card) else 0


def write_card(card: Card) -> str:
    """The card as two characters: `As`, `Td`, `Fc`."""
    return _NAMES[card]


def read_card(text: str) -> Card:
    """The card that these two characters name. Raises NotationError where they name none."""
    card = _CARDS.get(text)
    if card is None:
        raise NotationError(text, "no card of this pack")
    return card


def write_cards(cards: Iterable[Card]) -> str:
    """The cards in deck order, run together: `As4bTdRc`."""
    return "".join(_NAMES[card] for card in sorted(cards))


def read_cards(text: str) -> Cards:
    """The cards of a text such as `As4bTd`, given in any order, sorted into deck order. No text is no cards.

    Raises NotationError for what is no card, for half a card at the end, and for a card named twice.
    """
    cards = tuple(sorted(read_card(text[at : at + 2]) for at in range(0, len(text), 2)))
    for card, following in pairwise(cards):
        if card == following:
            raise NotationError(text, f"{write_card(card)} stands there twice")
    return cards


LA_MATA: Final = read_card("2s")
TEN_OF_COINS: Final = read_card("Td")
FANTE_OF_CUPS: Final = read_card("Fc")
PRIZES: Final[Cards] = (LA_MATA, TEN_OF_COINS, FANTE_OF_CUPS)
"""The three cards that are worth a point each (section 5)."""
