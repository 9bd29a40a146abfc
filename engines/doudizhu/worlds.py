"""Hidden worlds that fit what a seat knows: the only way from a view to a state. Knows no truth but the view's.

Every card that the view does not place is equally likely to be anywhere there is room for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engines.core.chance import shuffled
from engines.core.contract import Seat
from engines.doudizhu.cards import DECK, Cards
from engines.doudizhu.moves import Play
from engines.doudizhu.phases import Auction, Over, Phase, Playing, Waiting
from engines.doudizhu.state import BOTTOM, State
from engines.doudizhu.view import View


def sample(view: View, rng: Random) -> State:
    """A state with this view, all fitting ones equally likely.

    How many numbers are drawn depends on the number of unseen cards alone. In a practice deal, which leaves cards of
    the pack out, the ones left out are as unknown as the others.
    """
    if isinstance(view.phase, Waiting):
        return State(phase=view.phase)
    shown = shown_bottom(view.phase)
    pack = iter(shuffled(unseen(view), rng))
    hands = tuple(_hand(view, seat, shown, pack) for seat in range(len(view.held)))
    bottom = tuple(sorted(_first(pack, BOTTOM))) if isinstance(view.phase, Auction) else _bottom(view.phase)
    whole = sum(view.held) + len(played(view.phase)) + (len(bottom) if isinstance(view.phase, Auction) else 0)
    return State(whole < len(DECK), view.phase, hands, bottom)


def unseen(view: View) -> Cards:
    """The cards that the view does not place, in deck order."""
    own = (card for hand in view.hands for card in hand or ())
    placed = {*played(view.phase), *shown_bottom(view.phase), *own}
    return tuple(card for card in DECK if card not in placed)


def played(phase: Phase) -> Cards:
    """All cards played so far, in the order of play."""
    course = phase.playing if isinstance(phase, Over) else phase
    if not isinstance(course, Playing):
        return ()
    return tuple(card for turn in course.turns if isinstance(turn, Play) for card in turn.cards)


def shown_bottom(phase: Phase) -> Cards:
    """The bottom cards that all know to be in the landlord's hand still, in deck order."""
    gone = set(played(phase))
    return tuple(card for card in _bottom(phase) if card not in gone)


def _bottom(phase: Phase) -> Cards:
    course = phase.playing if isinstance(phase, Over) else phase
    return course.bottom if isinstance(course, Playing) else ()


def _hand(view: View, seat: Seat, shown: Cards, pack: Iterator[int]) -> Cards:
    """The seat's own cards where the view has them, else what all know it to hold and the next ones of the pack."""
    known = view.hands[seat]
    if known is not None:
        return known
    course = view.phase.playing if isinstance(view.phase, Over) else view.phase
    surely = shown if isinstance(course, Playing) and seat == course.landlord else ()
    return tuple(sorted((*surely, *_first(pack, view.held[seat] - len(surely)))))


def _first(pack: Iterator[int], number: int) -> Iterator[int]:
    return (card for _, card in zip(range(number), pack, strict=False))
