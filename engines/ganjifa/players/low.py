"""Low: a player on a first evening. It looks at its own hand and at the trick on the table, and remembers no card.

It leads its court cards, likes to win, and now and then leads just anything.
"""

from __future__ import annotations

from random import Random
from typing import Final

from engines.core.chance import below
from engines.ganjifa.cards import Card, Cards, of_suit, strength, suit_of
from engines.ganjifa.dukals import dukals
from engines.ganjifa.follow import allowed, beats, in_suit
from engines.ganjifa.moves import SEATS, Dukal, Give, Move, Play
from engines.ganjifa.phases import Course, Following, Giving, Leading
from engines.ganjifa.players.yardsticks import weakest
from engines.ganjifa.view import View

WHIM: Final = 5
"""One lead in so many is any card."""

COURT: Final = 10
"""From this strength on a card is led, and played by the second player to win."""


class Low:
    """A first opponent."""

    def choose(self, view: View, rng: Random) -> Move:
        whim, card = below(WHIM, rng), below(len(view.hand) or 1, rng)
        match view.phase:
            case Leading(course):
                return _lead(view.hand, course, view.hand[card] if not whim else None)
            case Following() as now:
                return Play(_follow(view.hand, now))
            case Giving(size=size):
                return Give(tuple(sorted(weakest(view.hand, view.trump)[:size])))
            case _:
                raise TypeError(f"nothing to choose: {view.phase}")


def _lead(hand: Cards, course: Course, whim: Card | None) -> Move:
    """A Dukal that it sees, else a whim, else a court card, else the weakest card of its longest suit."""
    if course.opening is not None:
        return Play(course.opening)
    dukal = max(dukals(hand), key=len, default=None)
    if dukal is not None:
        return Dukal(dukal)
    if whim is not None:
        return Play(whim)
    best = max(hand, key=lambda card: (strength(card), suit_of(card) != course.trump))
    if strength(best) >= COURT:
        return Play(best)
    longest = max(hand, key=lambda card: (len(of_suit(hand, suit_of(card))), -strength(card)))
    return Play(longest)


def _follow(hand: Cards, now: Following) -> Card:
    """The last player wins as cheaply as it can, the second with a court card or a trump; else the weakest card."""
    trump = now.course.trump
    found = allowed(hand, now.led, trump)
    choice = [card for suit in reversed(found.suits) for card in in_suit(hand, suit)]
    winning = [card for card in choice if beats(card, now.best, trump)]
    is_last = len(now.cards) == SEATS - 1
    for card in winning:
        if is_last or strength(card) >= COURT or suit_of(card) != now.led:
            return card
    return in_suit(hand, found.suits[0])[0]
