"""Hands as bits, for players that play many deals out: a suit is 12 bits by strength, a hand a list of ten suits.

The strongest card is the highest bit, so that of two holdings of a suit the greater number holds the better top card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from engines.ganjifa.cards import DECK, NUMERALS, RANKS, SUITS, Card, Suit, strength, suit_of
from engines.ganjifa.dukals import COURTS, SHORTEST_RUN
from engines.ganjifa.follow import after

Bits: TypeAlias = int
"""Cards of one suit; bit n is the card of strength n, the Mantri 10, the Raja 11."""

Hand: TypeAlias = list[Bits]
"""The ten suits of a hand, in avatar order."""

BIT: Final = tuple(1 << strength(card) for card in DECK)
"""Each card's bit in its suit."""

AFTER: Final = tuple(tuple(after(suit)) for suit in range(len(SUITS)))
"""For each suit the others in avatar order from it on."""

BOTH_COURTS: Final = ((1 << COURTS) - 1) << NUMERALS


def packed(cards: Iterable[Card]) -> Hand:
    """Cards as a hand of bits."""
    hand = [0] * len(SUITS)
    for card in cards:
        hand[suit_of(card)] |= BIT[card]
    return hand


def cheapest_over(cards: Bits, over: Bits) -> Bits:
    """The weakest card that is stronger than all of `over`; 0 where there is none."""
    length = over.bit_length()
    higher = cards >> length << length
    return higher & -higher


def discard(hand: Hand, suit: Suit) -> tuple[Suit, Bits]:
    """Give the weakest card of the first suit held after a led one that is not held; which card that was.

    Raises ValueError for an empty hand.
    """
    for following in AFTER[suit]:
        cards = hand[following]
        if cards:
            hand[following] = cards & (cards - 1)
            return following, cards & -cards
    raise ValueError("an empty hand gives nothing")


def give_up(hand: Hand, count: int, trump: Suit) -> None:
    """Give so many cards to a Dukal, the weakest across all suits, trumps last."""
    for level in range(len(RANKS)):
        bit = 1 << level
        for suit, cards in enumerate(hand):
            if cards & bit and suit != trump and count:
                hand[suit] = cards ^ bit
                count -= 1
        if not count:
            return
    for _ in range(count):
        hand[trump] &= hand[trump] - 1


def _longest_dukal(cards: Bits) -> Bits:
    """The longest Dukal of a suit's cards, of equals the weaker one; 0 where there is none."""
    if cards < BOTH_COURTS:
        return 0
    runs = (
        ((1 << length) - 1) << low
        for length in range(NUMERALS, SHORTEST_RUN - 1, -1)
        for low in range(NUMERALS - length + 1)
    )
    return next((run | BOTH_COURTS for run in runs if cards & run == run), 0)


DUKALS: Final = tuple(map(_longest_dukal, range(1 << len(RANKS))))
"""The longest Dukal of every holding of a suit."""
