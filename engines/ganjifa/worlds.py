"""Hidden worlds that fit what a seat knows: the only way from a view to a state. Knows no truth but the view's.

With two hidden hands the sampling is exact: a card of a suit that one of them has shown void goes to the other, and
all ways to deal the rest are equally likely. Rules: Ganjifa, "What must always hold".
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engines.core.chance import shuffled
from engines.core.contract import Seat
from engines.ganjifa.cards import DECK, Card, Cards, suit_of
from engines.ganjifa.moves import SEATS
from engines.ganjifa.phases import Course, Phase, Waiting
from engines.ganjifa.state import State
from engines.ganjifa.view import View


@dataclass(frozen=True, slots=True)
class Source:
    """What worlds are drawn from: the own hand, what each other hand surely holds, and the cards in doubt.

    `left` and `right` are the seats before and after the viewing one; `more` says how many of `doubtful` are the
    right one's.
    """

    phase: Phase
    me: Seat
    hand: Cards
    sure: tuple[Cards, ...]
    doubtful: Cards
    more: int

    @property
    def right(self) -> Seat:
        return (self.me + 1) % SEATS

    @property
    def left(self) -> Seat:
        return (self.me + 2) % SEATS

    def draw(self, rng: Random) -> State:
        """A world. How many numbers are drawn depends on the number of doubtful cards alone."""
        order = shuffled(self.doubtful, rng)
        hands: list[Cards] = [()] * SEATS
        hands[self.me] = self.hand
        hands[self.right] = tuple(sorted((*self.sure[self.right], *order[: self.more])))
        hands[self.left] = tuple(sorted((*self.sure[self.left], *order[self.more :])))
        course = None if isinstance(self.phase, Waiting) else self.phase.course
        return State(self.phase, tuple(hands), short=course is not None and course.dealt != DECK)


def sample(view: View, rng: Random) -> State:
    """A state with this seat's view, all fitting ones equally likely. Raises TypeError for an onlooker's view."""
    if isinstance(view.phase, Waiting):
        return State(view.phase)
    return source(view).draw(rng)


def source(view: View) -> Source:
    """What the worlds of a seat's view are drawn from. Raises TypeError for an onlooker's view and before the deal."""
    if not isinstance(view.audience, int) or view.course is None:
        raise TypeError(f"{view.audience} sees no hand of its own")
    me, course = view.audience, view.course
    right, left = (me + 1) % SEATS, (me + 2) % SEATS
    homes = {card: _home(card, course, right, left) for card in unseen(view)}
    sure = tuple(tuple(card for card, home in homes.items() if home == seat) for seat in range(SEATS))
    doubtful = tuple(card for card, home in homes.items() if home is None)
    return Source(view.phase, me, view.hand, sure, doubtful, view.held[right] - len(sure[right]))


def unseen(view: View) -> Cards:
    """The cards that the two others hold, in deck order."""
    return view.unseen


def _home(card: Card, course: Course, right: Seat, left: Seat) -> Seat | None:
    """The only one of two seats that can hold a card; None where both can."""
    if card == course.opening:
        return course.opener
    if suit_of(card) in course.voids[right]:
        return left
    return right if suit_of(card) in course.voids[left] else None
