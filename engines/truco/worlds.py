"""Hidden worlds that fit what a seat knows: the only way from a view to a state. Knows no truth but the view's.

Every hand of the other seat that fits what it has played, announced and shown is equally likely.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from engines.core.chance import below
from engines.core.contract import Seat
from engines.truco.cards import DECK, Cards
from engines.truco.envido import announced, counting, value
from engines.truco.phases import Course, InPlay, Settled, other
from engines.truco.state import HAND, State
from engines.truco.view import View


def sample(view: View, rng: Random) -> State:
    """A state with this seat's view, all fitting ones equally likely; one number is drawn, however many there are.

    Raises ValueError for an onlooker's view.
    """
    if view.course is None:
        return State(view.phase, view.past)
    mine, fitting = seat_of(view), candidates(view)
    theirs = fitting[below(len(fitting), rng)]
    dealt = (view.dealt, theirs) if mine == 0 else (theirs, view.dealt)
    return State(view.phase, view.past, dealt)


def seat_of(view: View) -> Seat:
    """Whose view it is. Raises ValueError for an onlooker's."""
    if not isinstance(view.audience, int):
        raise ValueError(f"{view.audience} has no seat")
    return view.audience


def candidates(view: View) -> list[Cards]:
    """Every hand that the other seat can have been dealt, by what this one sees and all have heard, in deck order."""
    course = view.course
    if course is None:
        return []
    seat = other(seat_of(view))
    played = tuple(sorted(course.played(seat)))
    free = [card for card in DECK if card not in view.dealt and card not in played]
    rest = combinations(free, HAND - len(played))
    hands = [tuple(sorted((*played, *more))) for more in rest] if played else list(rest)
    return [hand for hand in hands if _fits(view, course, seat, hand)] if _is_told(course) else hands


def _is_told(course: Course) -> bool:
    return isinstance(course.envido, Settled) and course.envido.said is not None


def _fits(view: View, course: Course, seat: Seat, hand: Cards) -> bool:
    """Whether this hand would have announced the same, and shown the same at the end."""
    if not isinstance(course.envido, Settled):
        return True
    values = {seat: value(hand), other(seat): value(view.dealt)}
    if announced(values[course.mano], values[other(course.mano)]) != course.envido.said:
        return False
    shown = () if isinstance(view.phase, InPlay) else view.past[-1].shown
    return not shown or course.envido.scorer != seat or counting(hand) == shown
