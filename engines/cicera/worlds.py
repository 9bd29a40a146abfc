"""Hidden worlds that fit what a seat knows: the only way from a view to a state. Knows no truth but the view's.

Every card that the view does not place is equally likely to be in any hand that has room for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engines.cicera.cards import DECK, Card, Cards
from engines.cicera.state import State
from engines.cicera.view import View
from engines.core.chance import shuffled


def sample(view: View, rng: Random) -> State:
    """A state with this view, all fitting ones equally likely.

    How many numbers are drawn depends on the number of unseen cards alone. In a practice deal any unseen card may be
    one that was left out.
    """
    cards = unseen(view)
    pack = iter(shuffled(cards, rng))
    hands = tuple(
        tuple(sorted(_taken(pack, held))) if hand is None else hand
        for hand, held in zip(view.hands, view.held, strict=True)
    )
    return State(bool(view.held) and len(cards) != _hidden(view), view.phase, hands)


def _taken(pack: Iterator[Card], number: int) -> list[Card]:
    return [next(pack) for _ in range(number)]


def _hidden(view: View) -> int:
    return sum(held for hand, held in zip(view.hands, view.held, strict=True) if hand is None)


def unseen(view: View) -> Cards:
    """The cards of the pack that the view does not place, in deck order: the whole pack before the deal."""
    if view.course is None:
        return DECK
    known = {card for hand in view.hands if hand is not None for card in hand}
    known.update(view.course.table, *view.course.piles)
    return tuple(card for card in DECK if card not in known)
