"""Dukals: the Raja, the Mantri and at least three consecutive numerals of one suit. Rules: Ganjifa, section 4."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from engines.ganjifa.cards import MANTRI, NUMERALS, RAJA, SUITS, Card, Cards, Suit, card_at, rank_of, suit_of

COURTS: Final = 2
SHORTEST_RUN: Final = 3
SMALLEST: Final = COURTS + SHORTEST_RUN
LARGEST: Final = COURTS + NUMERALS


def is_dukal(cards: Cards) -> bool:
    """Whether these cards, in deck order, are one Dukal: courts and one unbroken run, which does not wrap."""
    if len(cards) < SMALLEST or len(set(map(suit_of, cards))) != 1:
        return False
    *run, mantri, raja = map(rank_of, cards)
    return (mantri, raja) == (MANTRI, RAJA) and all(low + 1 == high for low, high in pairwise(run))


def dukals(hand: Cards) -> Iterator[Cards]:
    """Every Dukal of a hand, each sub-run a move of its own: by suit, then by the lowest numeral, then by length."""
    held = frozenset(hand)
    for suit in range(len(SUITS)):
        if card_at(suit, RAJA) in held and card_at(suit, MANTRI) in held:
            yield from _of_suit(held, suit)


def _of_suit(held: frozenset[Card], suit: Suit) -> Iterator[Cards]:
    courts = (card_at(suit, MANTRI), card_at(suit, RAJA))
    for low in range(NUMERALS):
        run: list[Card] = []
        for rank in range(low, NUMERALS):
            card = card_at(suit, rank)
            if card not in held:
                break
            run.append(card)
            if len(run) >= SHORTEST_RUN:
                yield (*run, *courts)
