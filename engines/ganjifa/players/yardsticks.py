"""The two yardsticks: `random`, and `greedy` by the letter of the rules page. They stay as they are for ever.

Rules: Ganjifa rules, "`greedy`, the yardstick". Neither knows a hidden card.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Final

from engines.core.chance import below, shuffled
from engines.core.contract import Seat
from engines.ganjifa.cards import Card, Cards, Suit, of_suit, strength, suit_of
from engines.ganjifa.dukals import dukals
from engines.ganjifa.follow import allowed, beats, in_suit
from engines.ganjifa.moves import SEATS, Dukal, Give, Move, Play, Turn
from engines.ganjifa.phases import Course, Following, Giving, InPlay, Leading
from engines.ganjifa.view import View, legal
from engines.ganjifa.worlds import unseen

TRUMP_MASTER: Final = 60
DRAWING_MASTER: Final = 90
"""What leading a trump that no unseen card beats scores, and while trumps are unseen."""

SIDE_MASTER: Final = 100
LONE_MASTER: Final = 60
FEW: Final = 3
"""A master of another suit scores these and its unseen cards, the second where fewer than three are unseen."""

WEAKER: Final = 2
LOSING_TRUMP: Final = 25
"""Every other card scores its strength times -2; a trump 25 less."""


class Uniform:
    """Any legal move, all equally likely; to a Dukal a random set."""

    def choose(self, view: View, rng: Random) -> Move:
        if isinstance(view.phase, Giving):
            return Give(tuple(sorted(islice(shuffled(view.hand, rng), view.phase.size))))
        moves = list(legal(view))
        return moves[below(len(moves), rng)]


class Greedy:
    """A card counter that plays its masters and keeps its trumps; it samples nothing and never draws a number."""

    def choose(self, view: View, _rng: Random) -> Turn:
        if not isinstance(view.phase, InPlay):
            raise TypeError(f"nothing to choose: {view.phase}")
        count = Count.of(view, view.phase.course)
        match view.phase:
            case Leading(course):
                return _lead(view.hand, course, count)
            case Following() as now:
                return Play(_follow(view.hand, now, count))
            case Giving(size=size):
                return Give(tuple(sorted(weakest(view.hand, view.trump)[:size])))


@dataclass(frozen=True, slots=True)
class Count:
    """What a card counter knows: the unseen cards, and the suits that each seat has shown not to hold."""

    course: Course
    me: Seat
    unseen: Cards

    @classmethod
    def of(cls, view: View, course: Course) -> Count:
        if not isinstance(view.audience, int):
            raise TypeError(f"{view.audience} has no seat")
        return cls(course, view.audience, unseen(view))

    def left(self, suit: Suit) -> int:
        """How many cards of a suit are unseen."""
        return len(of_suit(self.unseen, suit))

    def is_master(self, card: Card) -> bool:
        """Whether no unseen card of its suit beats it."""
        return all(strength(other) < strength(card) for other in of_suit(self.unseen, suit_of(card)))

    @property
    def trumps(self) -> int:
        """How many trumps are unseen."""
        return self.left(self.course.trump)

    def may_ruff(self, seat: Seat, suit: Suit) -> bool:
        """Whether a seat has shown void in a suit, and not in the trump, while trumps are unseen."""
        voids = self.course.voids[seat]
        return suit in voids and self.course.trump not in voids and self.trumps > 0


def weakest(hand: Cards, trump: Suit) -> Cards:
    """The cards weakest first across all suits, trumps last; ties by deck order."""
    return tuple(sorted(hand, key=lambda card: (suit_of(card) == trump, strength(card), card)))


def _lead(hand: Cards, course: Course, count: Count) -> Turn:
    if course.opening is not None:
        return Play(course.opening)
    longest = max(dukals(hand), key=len, default=None)
    if longest is not None:
        return Dukal(longest)
    return Play(max(hand, key=lambda card: _worth(card, count)))


def _worth(card: Card, count: Count) -> int:
    """The score of leading a card."""
    suit, trump = suit_of(card), count.course.trump
    if count.is_master(card):
        if suit == trump:
            return DRAWING_MASTER if count.trumps else TRUMP_MASTER
        others = (seat for seat in range(SEATS) if seat != count.me)
        if not any(count.may_ruff(seat, suit) for seat in others):
            left = count.left(suit)
            return (SIDE_MASTER if left >= FEW else LONE_MASTER) + left
    return -WEAKER * strength(card) - LOSING_TRUMP * (suit == trump)


def _follow(hand: Cards, now: Following, count: Count) -> Card:
    trump = now.course.trump
    found = allowed(hand, now.led, trump)
    if found.led is not None:
        return _in_led_suit(in_suit(hand, found.led), now, count)
    trumps, firsts = in_suit(hand, trump), in_suit(hand, found.suits[0])
    may_ruff = trump in found.suits
    over = next((card for card in trumps if may_ruff and beats(card, now.best, trump)), None)
    return firsts[0] if over is None else over


def _in_led_suit(cards: Cards, now: Following, count: Count) -> Card:
    """Of these cards, weakest first: the last player's cheapest winner, the second player's only if it is safe."""
    over = [card for card in cards if beats(card, now.best, now.course.trump)]
    if len(now.cards) == SEATS - 1:
        return over[0] if over else cards[0]
    third = (now.turn + 1) % SEATS
    masters = [card for card in over if count.is_master(card)]
    return masters[0] if masters and not count.may_ruff(third, now.led) else cards[0]
