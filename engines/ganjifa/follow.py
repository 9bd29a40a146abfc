"""Which cards may be given to a led suit, and which card wins. Works on cards alone. Rules: Ganjifa, section 3."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engines.ganjifa.cards import SUITS, Card, Cards, Suit, of_suit, strength, suit_of


@dataclass(frozen=True, slots=True)
class Allowed:
    """The suits from which a card may be given; `next` is the first held suit where the led one is not held.

    `ruff` is the trump where there is a choice between it and `next`.
    """

    led: Suit | None = None
    next: Suit | None = None
    ruff: Suit | None = None

    @property
    def suits(self) -> tuple[Suit, ...]:
        return tuple(suit for suit in (self.led, self.next, self.ruff) if suit is not None)


def after(suit: Suit) -> tuple[Suit, ...]:
    """The other suits in avatar order from this one on, round the end: after Kalki comes Matsya."""
    return _AFTER[suit]


_AFTER: Final = tuple(tuple((suit + step) % len(SUITS) for step in range(1, len(SUITS))) for suit in range(len(SUITS)))


def allowed(hand: Cards, led: Suit, trump: Suit) -> Allowed:
    """The suits that a hand may give to a led suit. Raises ValueError for an empty hand.

    The led suit if it is held; else a free choice between a trump and the first held suit in avatar order. Where that
    is the trump itself there is no choice.
    """
    held = set(map(suit_of, hand))
    if led in held:
        return Allowed(led=led)
    first = next((suit for suit in after(led) if suit in held), None)
    if first is None:
        raise ValueError("an empty hand gives nothing")
    return Allowed(next=first, ruff=trump if trump in held and trump != first else None)


def playable(hand: Cards, led: Suit, trump: Suit) -> Cards:
    """The cards of a hand that may be given to a led suit, in deck order."""
    suits = allowed(hand, led, trump).suits
    return tuple(card for card in hand if suit_of(card) in suits)


def beats(card: Card, best: Card, trump: Suit) -> bool:
    """Whether a card that is given later takes the trick from the best one so far."""
    if suit_of(card) == suit_of(best):
        return strength(card) > strength(best)
    return suit_of(card) == trump


def winning(cards: Sequence[Card], trump: Suit) -> int:
    """The index of the card that wins, of cards in the order in which they were given."""
    best = 0
    for index, card in enumerate(cards):
        if beats(card, cards[best], trump):
            best = index
    return best


def shown_voids(card: Card, led: Suit, trump: Suit) -> frozenset[Suit]:
    """The suits that whoever gives this card to a led suit is proved not to hold ("What must always hold").

    A trump that is given proves the led void alone: it may have been a choice.
    """
    given = suit_of(card)
    if given == led:
        return frozenset()
    if given == trump:
        return frozenset({led})
    between = after(led)
    return frozenset({led, *between[: between.index(given)]})


def in_suit(hand: Cards, suit: Suit) -> Cards:
    """The cards of a suit, weakest first."""
    return tuple(sorted(of_suit(hand, suit), key=strength))
