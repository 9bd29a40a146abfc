"""Hidden worlds that fit what a seat knows: the only way from a view to a state. Knows no truth but the view's.

Every hand of the other seat that fits what it has played, announced and shown is equally likely.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from engines.core.chance import below
from engines.core.contract import Seat
from engines.truco.cards import DECK, Cards
from engines.truco.envido import Said, announced, counting, value
from engines.truco.phases import Course, InPlay, Settled, other
from engines.truco.state import HAND, State
from engines.truco.view import View


def sample(view: View, rng: Random) -> State:
    """A state with this seat's view, all fitting ones equally likely; one number is drawn, however many there are.

    Raises TypeError for an onlooker's view.
    """
    if view.course is None:
        return State(view.phase, view.past)
    mine, fitting = seat_of(view), candidates(view)
    theirs = fitting[below(len(fitting), rng)]
    dealt = (view.dealt, theirs) if mine == 0 else (theirs, view.dealt)
    return State(view.phase, view.past, dealt)


def seat_of(view: View) -> Seat:
    """Whose view it is. Raises TypeError for an onlooker's."""
    if not isinstance(view.audience, int):
        raise TypeError(f"{view.audience} has no seat")
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
    said = course.envido.said if isinstance(course.envido, Settled) else None
    if said is None:
        return hands
    own, shown = value(view.dealt), _shown_by(view, seat)
    heard = [hand for hand in hands if _says(course, seat, value(hand), own) == said]
    return [hand for hand in heard if counting(hand) == shown] if shown else heard


def _says(course: Course, seat: Seat, points: int, own: int) -> Said:
    """What both would say if the other seat had so much Envido."""
    return announced(points, own) if seat == course.mano else announced(own, points)


def _shown_by(view: View, seat: Seat) -> Cards:
    """The cards that a seat has shown at the deal's end as its Envido."""
    if isinstance(view.phase, InPlay) or not view.past:
        return ()
    envido = view.past[-1].course.envido
    return view.past[-1].shown if isinstance(envido, Settled) and envido.scorer == seat else ()
