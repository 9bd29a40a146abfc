"""The public course of a deal as types: a deal is due, somebody leads, follows or gives to a Dukal, the end.

Knows no hidden card. Play is anticlockwise: the next seat sits at one's right. Rules: Ganjifa, sections 2 to 5.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from engines.core.contract import Seat
from engines.ganjifa.cards import RAJA, Card, Cards, Suit, card_at, suit_of
from engines.ganjifa.follow import shown_voids, winning
from engines.ganjifa.moves import SEATS, Dukal, Give, Play, Turn

Voids: TypeAlias = tuple[frozenset[Suit], ...]
"""For each seat the suits that it has shown not to hold."""


@dataclass(frozen=True, slots=True)
class Trick:
    """Three cards in the order in which they were given, and who took them."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat

    @property
    def size(self) -> int:
        """How many cards each hand gave."""
        return 1

    @property
    def captured(self) -> tuple[Card, ...]:
        return self.cards


@dataclass(frozen=True, slots=True)
class DukalTrick:
    """A Dukal, and what the two opponents gave up to it in turn; it wins of itself (section 4)."""

    leader: Seat
    dukal: Cards
    given: tuple[Cards, ...]

    @property
    def winner(self) -> Seat:
        return self.leader

    @property
    def size(self) -> int:
        """How many cards each hand gave."""
        return len(self.dukal)

    @property
    def captured(self) -> tuple[Card, ...]:
        return (*self.dukal, *(card for cards in self.given for card in cards))


Taken: TypeAlias = Trick | DukalTrick


@dataclass(frozen=True, slots=True)
class Course:
    """A deal as all have seen it, up to the last finished trick.

    `dealt` are all cards of the deal, in a short one fewer than the pack has; `opener` led or leads first; `captured`
    counts the cards that each seat has taken. `voids` are also those that the trick on the table has shown.
    """

    trump: Suit
    opener: Seat
    dealt: Cards
    tricks: tuple[Taken, ...] = ()
    captured: tuple[int, ...] = (0,) * SEATS
    voids: Voids = (frozenset(),) * SEATS

    @property
    def leader(self) -> Seat:
        """Who leads, or has led, to the trick on the table."""
        return self.tricks[-1].winner if self.tricks else self.opener

    @property
    def left(self) -> int:
        """How many cards each hand had when the trick on the table began: equally many."""
        return (len(self.dealt) - sum(self.captured)) // SEATS

    @property
    def opening(self) -> Card | None:
        """The trump Raja while it has to be led, alone; None later, and where a short deal lacks it (section 4)."""
        raja = card_at(self.trump, RAJA)
        return raja if not self.tricks and raja in self.dealt else None

    def showing(self, seat: Seat, card: Card, led: Suit) -> Course:
        """The course after this seat has given a card to a led suit, with what that proves."""
        shown = shown_voids(card, led, self.trump)
        if shown <= self.voids[seat]:
            return self
        voids = (*self.voids[:seat], self.voids[seat] | shown, *self.voids[seat + 1 :])
        return replace(self, voids=voids)

    def with_trick(self, trick: Taken) -> Course:
        """The course after a trick has been taken."""
        captured = tuple(n + len(trick.captured) * (seat == trick.winner) for seat, n in enumerate(self.captured))
        return replace(self, tricks=(*self.tricks, trick), captured=captured)


@dataclass(frozen=True, slots=True)
class Waiting:
    """The deal is due."""

    trump: Suit


@dataclass(frozen=True, slots=True)
class Leading:
    """The leader plays a card or a Dukal."""

    course: Course

    @property
    def turn(self) -> Seat:
        return self.course.leader


@dataclass(frozen=True, slots=True)
class Following:
    """Each other seat gives a card to the led one, the first of `cards`."""

    course: Course
    cards: tuple[Card, ...]

    @property
    def turn(self) -> Seat:
        return (self.course.leader + len(self.cards)) % SEATS

    @property
    def led(self) -> Suit:
        """The led suit."""
        return suit_of(self.cards[0])

    @property
    def best(self) -> Card:
        """The card that would win by now."""
        return self.cards[winning(self.cards, self.course.trump)]


@dataclass(frozen=True, slots=True)
class Giving:
    """The leader has laid a Dukal; each other seat gives up as many cards. `given` holds what has been."""

    course: Course
    dukal: Cards
    given: tuple[Cards, ...] = ()

    @property
    def turn(self) -> Seat:
        return (self.course.leader + 1 + len(self.given)) % SEATS

    @property
    def size(self) -> int:
        """How many cards each opponent gives."""
        return len(self.dukal)


@dataclass(frozen=True, slots=True)
class Over:
    """All hands are empty."""

    course: Course


InPlay: TypeAlias = Leading | Following | Giving
"""A deal that goes on; each has a `course` and whose `turn` it is."""

Phase: TypeAlias = Waiting | InPlay | Over


def opened(trump: Suit, opener: Seat, dealt: Cards) -> Leading:
    """A deal at its start."""
    return Leading(Course(trump, opener, dealt))


def after(now: InPlay, turn: Turn) -> InPlay | Over:
    """The phase after a turn that has been checked. Raises TypeError for one that belongs to another phase."""
    match now, turn:
        case Leading(course), Play(card):
            return Following(course, (card,))
        case Leading(course), Dukal(cards):
            return Giving(course, cards)
        case Following(), Play(card):
            return _with_card(now, card)
        case Giving(), Give(cards):
            return _with_given(now, cards)
        case _:
            raise TypeError(f"{turn} does not belong to {now}")


def _with_card(now: Following, card: Card) -> InPlay | Over:
    course = now.course.showing(now.turn, card, now.led)
    cards = (*now.cards, card)
    if len(cards) < SEATS:
        return Following(course, cards)
    winner = (course.leader + winning(cards, course.trump)) % SEATS
    return _next(course.with_trick(Trick(course.leader, cards, winner)))


def _with_given(now: Giving, cards: Cards) -> InPlay | Over:
    given = (*now.given, cards)
    if len(given) < SEATS - 1:
        return replace(now, given=given)
    return _next(now.course.with_trick(DukalTrick(now.course.leader, now.dukal, given)))


def _next(course: Course) -> Leading | Over:
    return Leading(course) if course.left else Over(course)
