"""The moves that high compares: equivalent cards are one, and of what may be given to a Dukal a few sensible sets.

Knows no hidden card; what matters of the unseen ones is which lie between two of the own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from engines.ganjifa.cards import NUMERALS, SUITS, Card, Cards, Suit, of_suit, strength, suit_of
from engines.ganjifa.dukals import dukals
from engines.ganjifa.follow import allowed, in_suit
from engines.ganjifa.moves import Dukal, Give, Play, Turn
from engines.ganjifa.phases import Following, Giving, InPlay, Leading
from engines.ganjifa.players.bits import BIT, Hand, packed
from engines.ganjifa.view import View, on_table
from engines.ganjifa.worlds import unseen

Key: TypeAlias = Callable[[Card], tuple[int, ...]]


TOP: Final = NUMERALS - 1
"""The strength of a suit's strongest numeral; the courts are above it."""


def candidates(view: View, now: InPlay) -> tuple[Turn, ...]:
    """What the seat to act may sensibly do, each move once; at least one."""
    others = packed((*unseen(view), *on_table(now)))
    match now:
        case Leading(course):
            if course.opening is not None:
                return (Play(course.opening),)
            return (*map(Dukal, _longest(view.hand)), *map(Play, _leads(view.hand, others)))
        case Following():
            return tuple(map(Play, _answers(view.hand, now, others)))
        case Giving(size=size):
            return tuple(dict.fromkeys(Give(cards) for cards in _gifts(view.hand, size, view.trump)))


def _longest(hand: Cards) -> Iterable[Cards]:
    """The longest Dukal of each suit."""
    best: dict[Suit, Cards] = {}
    for cards in dukals(hand):
        suit = suit_of(cards[0])
        best[suit] = max(best.get(suit, ()), cards, key=len)
    return best.values()


def _leads(hand: Cards, others: Hand) -> Iterator[Card]:
    """Of each suit the strongest and the weakest, which may be the same."""
    for suit in range(len(SUITS)):
        yield from _ends(distinct(in_suit(hand, suit), others))


def _answers(hand: Cards, now: Following, others: Hand) -> Iterator[Card]:
    """Of the led suit or the trump any card, of another suit only the ends."""
    trump = now.course.trump
    for suit in allowed(hand, now.led, trump).suits:
        found = distinct(in_suit(hand, suit), others)
        yield from found if suit in (now.led, trump) else _ends(found)


def distinct(cards: Cards, others: Hand) -> Cards:
    """Of cards of one suit, weakest first, those that differ: between equal ones nobody else holds a card.

    Of equal cards the weakest stands for all.
    """
    kept: list[Card] = []
    before = 0
    for card in cards:
        between = (BIT[card] - 1) & ~((before << 1) - 1) if before else BIT[card]
        if not before or others[suit_of(card)] & between:
            kept.append(card)
        before = BIT[card]
    return tuple(kept)


def _ends(cards: Cards) -> Cards:
    return cards if len(cards) < 2 else (cards[0], cards[-1])


def _gifts(hand: Cards, size: int, trump: Suit) -> Iterator[Cards]:
    """What to give up: the weakest; what empties suits without court cards; short suits; all but own Dukals."""
    wanted = {card for cards in dukals(hand) for card in cards}
    tops = {suit: max(map(strength, of_suit(hand, suit)), default=0) for suit in range(len(SUITS))}
    counts = {suit: len(of_suit(hand, suit)) for suit in range(len(SUITS))}
    keys: Sequence[Key] = (
        lambda card: (strength(card),),
        lambda card: (tops[suit_of(card)], counts[suit_of(card)], suit_of(card), strength(card)),
        lambda card: (strength(card) >= TOP, counts[suit_of(card)], suit_of(card), strength(card)),
        lambda card: (card in wanted, strength(card)),
    )
    side, trumps = (tuple(c for c in hand if (suit_of(c) == trump) == is_trump) for is_trump in (False, True))
    for key in keys:
        order = (*sorted(side, key=key), *sorted(trumps, key=key))
        yield tuple(sorted(order[:size]))
