"""A deal in one sampled world, played to its end by a quick policy. Knows no view: here all hands are open.

The policy is a card counter's: cash what no other hand can beat, draw trumps, else lead low; win a trick as cheaply
as can be. Written for speed: hands are bits and change as they are played, and the three are named in turn p, q, r.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, TypeAlias

from engines.ganjifa.cards import SUITS, Suit
from engines.ganjifa.moves import SEATS
from engines.ganjifa.players.bits import AFTER, BOTH_COURTS, DUKALS, Bits, Hand, cheapest_over, discard, give_up

Order: TypeAlias = tuple[Suit, ...]
Script: TypeAlias = Sequence[int]
"""What chance decides in a playout, a number a trick: entry n - 1 where each hand has n cards."""

ORDER_BITS: Final = 10
LAPSE_BITS: Final = 4
LAPSES: Final = 2
"""In so many of sixteen tricks all three play without sense: a line that rests on best play alone is worth little."""

NONE: Final = -1
"""No suit to cash."""


def _orders() -> tuple[Order, ...]:
    rng = Random(0)
    return tuple(tuple(rng.sample(range(len(SUITS)), len(SUITS))) for _ in range(1 << ORDER_BITS))


ORDERS: Final = _orders()
"""Orders in which a leader may look at its suits."""

LAST_ORDER: Final = len(ORDERS) - 1


def new_script(left: int, rng: Random) -> Script:
    """Chance for hands of so many cards. One script for all moves that are compared makes them differ by less luck."""
    return [rng.getrandbits(ORDER_BITS + LAPSE_BITS) for _ in range(left)]


def play_out(hands: tuple[Hand, Hand, Hand], mine: int, left: int, trump: Suit, script: Script) -> int:
    """The cards that one seat captures until all hands are empty.

    The first of `hands` leads and the others follow in turn; `mine` is the index of the one whose cards count; `left`
    is the number of cards that each holds.
    """
    p, q, r = hands
    got = 0
    while left > 0:
        drawn = script[left - 1]
        order = ORDERS[drawn & LAST_ORDER]
        if drawn >> ORDER_BITS < LAPSES:
            winner = _anyhow((p, q, r), order, drawn, trump)
        else:
            suit = _to_cash(p, q, r, order, trump)
            if suit != NONE:
                size = _cash(p, q, r, suit, trump)
                left -= size
                if not mine:
                    got += SEATS * size
                continue
            winner = _led_low(p, q, r, order, trump)
        left -= 1
        if winner == mine:
            got += SEATS
        if winner:
            p, q, r = (q, r, p) if winner == 1 else (r, p, q)
            mine = (mine - winner) % SEATS
    return got


def _to_cash(p: Hand, q: Hand, r: Hand, order: Order, trump: Suit) -> Suit:
    """A suit of which the leader has a Dukal, or the top card and nobody to ruff it; a suit that both hold first."""
    later = NONE
    for suit in order:
        cards = p[suit]
        if cards > q[suit] and cards > r[suit]:
            if cards >= BOTH_COURTS and DUKALS[cards]:
                return suit
            if suit != trump:
                if q[suit] and r[suit]:
                    return suit
                if (q[suit] or not q[trump]) and (r[suit] or not r[trump]):
                    later = suit
    cards = p[trump]
    draws_trumps = cards > q[trump] and cards > r[trump] and (later == NONE or q[trump] or r[trump])
    return trump if draws_trumps else later


def _cash(p: Hand, q: Hand, r: Hand, suit: Suit, trump: Suit) -> int:
    """Lead the Dukal or the top card of a suit, which wins. How many cards each hand is fewer."""
    cards, second, third = p[suit], q[suit], r[suit]
    dukal = DUKALS[cards]
    if dukal:
        size = dukal.bit_count()
        p[suit] = cards ^ dukal
        give_up(q, size, trump)
        give_up(r, size, trump)
        return size
    p[suit] = cards ^ (1 << cards.bit_length() - 1)
    if second:
        q[suit] = second & (second - 1)
    else:
        discard(q, suit)
    if third:
        r[suit] = third & (third - 1)
    else:
        discard(r, suit)
    return 1


def _led_low(p: Hand, q: Hand, r: Hand, order: Order, trump: Suit) -> int:
    """Lead the weakest card of some suit, trumps last. Which of the three wins the trick, the leader being 0."""
    suit = _low_suit(p, order, trump)
    card = p[suit] & -p[suit]
    p[suit] ^= card
    return answered(p, q, r, suit, card, trump)


def _low_suit(hand: Hand, order: Order, trump: Suit) -> Suit:
    for suit in order:
        if hand[suit] and suit != trump:
            return suit
    return trump


def answered(p: Hand, q: Hand, r: Hand, suit: Suit, card: Bits, trump: Suit) -> int:
    """The others answer a card that p has led. Which of the three wins the trick.

    The second player wins where nobody can beat it any more, the third whenever it can.
    """
    ruff = winner = 0
    cards = q[suit]
    if cards:
        others = p[suit] | r[suit] | card
        safe = cards > others and (r[suit] or suit == trump or not r[trump])
        given = cheapest_over(cards, others) if safe else cards & -cards
        q[suit] = cards ^ given
        if given > card:
            card, winner = given, 1
    else:
        ruff = _void(q, suit, trump, 0)
        winner = int(ruff > 0)
    return 2 if wins_last(r, suit, card, ruff, trump) else winner


def wins_last(hand: Hand, suit: Suit, best: Bits, ruff: Bits, trump: Suit) -> bool:
    """The last player answers. Whether it wins, over the best card of the led suit and the best trump given to it."""
    cards = hand[suit]
    if not cards:
        return _void(hand, suit, trump, ruff) > 0
    given = 0 if ruff else cheapest_over(cards, best)
    hand[suit] = cards ^ (given or cards & -cards)
    return given > 0


def _anyhow(hands: tuple[Hand, Hand, Hand], order: Order, drawn: int, trump: Suit) -> int:
    """A trick of cards that the bits of a number choose, each the strongest or the weakest of a suit that is allowed.

    Which of the three wins it, the leader being 0.
    """
    suit = next(held for held in order if hands[0][held])
    best = ruff = winner = 0
    for index, hand in enumerate(hands):
        chosen = suit if hand[suit] else _to_void(hand, suit, trump, drawn >> index + SEATS & 1)
        cards = hand[chosen]
        card = 1 << cards.bit_length() - 1 if drawn >> index & 1 else cards & -cards
        hand[chosen] = cards ^ card
        if chosen == suit:
            if card > best and not ruff:
                best, winner = card, index
        elif chosen == trump and card > ruff:
            ruff, winner = card, index
    return winner


def _to_void(hand: Hand, suit: Suit, trump: Suit, ruffs: int) -> Suit:
    """The suit from which to answer one that is not held."""
    if ruffs and suit != trump and hand[trump]:
        return trump
    return next(following for following in AFTER[suit] if hand[following])


def _void(hand: Hand, suit: Suit, trump: Suit, ruff: Bits) -> Bits:
    """Give a card to a suit that is not held: the trump that wins most cheaply, if there is one, else a discard."""
    if suit != trump and hand[trump] > ruff:
        over = cheapest_over(hand[trump], ruff)
        hand[trump] ^= over
        return over
    discard(hand, suit)
    return 0
