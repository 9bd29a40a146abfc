"""How good cards feel to who holds them: the chance to win the deal against unknown cards, trick by trick.

The opponent's card of each trick is taken for any card of the pack, whatever was played before: a first impression,
as people have it. Works on strengths alone; knows no call.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, TypeAlias

from engines.core.contract import Seat
from engines.truco.cards import DECK, Card, Cards
from engines.truco.phases import Course
from engines.truco.tricks import HIGHEST, STRENGTHS, TRICKS, strength

Strengths: TypeAlias = tuple[int, ...]
"""Cards by their strengths, ascending."""

Results: TypeAlias = tuple[int, ...]
"""Tricks as one side sees them: 1 won, 0 tied, -1 lost."""

_COUNTS: Final = tuple(STRENGTHS.count(level) for level in range(HIGHEST + 1))
LOWER: Final = tuple(sum(_COUNTS[:level]) / len(DECK) for level in range(HIGHEST + 1))
"""For each strength the part of the pack that it beats."""

EQUAL: Final = tuple((count - 1) / len(DECK) for count in _COUNTS)
"""For each strength the part of the pack that it ties with."""


def strengths(cards: Iterable[Card]) -> Strengths:
    return tuple(sorted(map(strength, cards)))


def card_of(hand: Cards, wanted: int | None) -> Card:
    """The card of a hand with this strength, of equals the first in deck order. Raises ValueError if it has none."""
    for card in hand:
        if strength(card) == wanted:
            return card
    raise ValueError(f"no card of strength {wanted} in {hand}")


def results_for(course: Course, seat: Seat) -> Results:
    """The finished tricks as this seat sees them."""
    return tuple(0 if winner is None else 1 if winner == seat else -1 for winner in course.winners)


def compare(mine: int, theirs: int) -> int:
    """A trick's result for the side with the first of two strengths."""
    return (mine > theirs) - (mine < theirs)


def verdict(results: Results, *, mano: bool) -> int:
    """1 where the deal is won by these tricks, -1 where it is lost, 0 while it is open (section 4)."""
    won, lost = results.count(1), results.count(-1)
    if won > 1 or lost > 1:
        return 1 if won > 1 else -1
    if len(results) < 2 or len(results) == won + lost:
        return 0
    first = next((result for result in results if result), 0)
    return first or (0 if len(results) < TRICKS else 1 if mano else -1)


@cache
def feel(hand: Strengths, results: Results, *, mano: bool) -> float:
    """The chance to win the deal with these cards, playing them in the best order."""
    decided = verdict(results, mano=mano)
    if decided or not hand:
        return float(decided > 0)
    return max(lying(card, without(hand, card), results, mano=mano) for card in set(hand))


def lying(card: int, rest: Strengths, results: Results, *, mano: bool) -> float:
    """The chance when this own card lies there and the other's is still to come."""
    lower, equal = LOWER[card], EQUAL[card]
    won, tied, lost = (feel(rest, (*results, result), mano=mano) for result in (1, 0, -1))
    return lower * won + equal * tied + (1 - lower - equal) * lost


@cache
def without(hand: Strengths, card: int) -> Strengths:
    """A hand less one card of this strength."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def best_reply(hand: Strengths, led: int, results: Results, *, mano: bool) -> int:
    """What to play on a card: what feels best afterwards, the weakest of equals."""
    return max(hand, key=lambda card: (feel_after(hand, card, led, results, mano=mano), -card))


def feel_after(hand: Strengths, card: int, led: int, results: Results, *, mano: bool) -> float:
    return feel(without(hand, card), (*results, compare(card, led)), mano=mano)


def best_lead(hand: Strengths, results: Results, *, mano: bool) -> int:
    """What to lead: what feels best, the strongest of equals."""
    return max(hand, key=lambda card: (lying(card, without(hand, card), results, mano=mano), card))


def impression(course: Course, seat: Seat, left: Strengths) -> float:
    """How good the deal looks to a seat with these cards left, a card on the table counted."""
    results, mano = results_for(course, seat), seat == course.mano
    if course.led is None:
        return feel(left, results, mano=mano)
    led = strength(course.led)
    if course.leader == seat:
        return lying(led, left, results, mano=mano)
    return max(feel_after(left, card, led, results, mano=mano) for card in left)


def best_card(course: Course, seat: Seat, left: Strengths) -> int:
    """The strength of the card that feels best to a seat that is to play one."""
    results, mano = results_for(course, seat), seat == course.mano
    if course.led is None:
        return best_lead(left, results, mano=mano)
    return best_reply(left, strength(course.led), results, mano=mano)
