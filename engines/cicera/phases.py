"""The public course of a deal as types: a deal is due, the play, the end. Knows no hidden card.

Rules: Cicera rules, sections 3 to 5.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from engines.cicera.awards import Points, award_points
from engines.cicera.bonuses import Bonus, bonuses
from engines.cicera.cards import Card, Cards
from engines.cicera.moves import SEATS, Capture, Place, Turn
from engines.core.contract import Seat

TEAMS: Final = 2


def team_of(seat: Seat) -> int:
    """The seat's team: 0 for seats 0 and 2, 1 for seats 1 and 3."""
    return seat % TEAMS


@dataclass(frozen=True, slots=True)
class Waiting:
    """A deal is due."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What a seat did, and the bonuses that it earned."""

    seat: Seat
    turn: Turn
    bonuses: tuple[Bonus, ...] = ()


@dataclass(frozen=True, slots=True)
class Playing:
    """The play as all have seen it.

    `size` is how many cards each seat was dealt. `table` is in order of arrival: first the cards that were dealt there,
    in deck order. `piles` are what each team has captured, in order of capture. `placed` is the card that the player
    just before has left on the table, None where it captured; `capturer` the seat that captured last.
    """

    first: Seat
    size: int
    table: Cards
    piles: tuple[Cards, Cards] = ((), ())
    deeds: tuple[Deed, ...] = ()
    placed: Card | None = None
    capturer: Seat | None = None

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""
        return (self.first + len(self.deeds)) % SEATS

    @property
    def left(self) -> int:
        """How many plays are still to come."""
        return SEATS * self.size - len(self.deeds)

    def count(self, bonus: Bonus) -> Points:
        """How often each team has earned a bonus."""
        earned = [team_of(deed.seat) for deed in self.deeds if bonus in deed.bonuses]
        return (earned.count(0), earned.count(1))

    @property
    def bonus_points(self) -> Points:
        """Points for bonuses so far."""
        earned = [team_of(deed.seat) for deed in self.deeds for _ in deed.bonuses]
        return (earned.count(0), earned.count(1))

    def after(self, turn: Turn) -> Playing:
        """The play after one more turn of `self.turn`, which has been checked."""
        match turn:
            case Place(card):
                deeds = (*self.deeds, Deed(self.turn, turn))
                return replace(self, table=(*self.table, card), deeds=deeds, placed=card)
            case Capture():
                return self._captured(turn)

    def _captured(self, capture: Capture) -> Playing:
        seat, card, taken = self.turn, capture.card, capture.taken
        earned = bonuses(card, taken, self.table, self.placed)
        return replace(
            self,
            table=tuple(other for other in self.table if other not in taken),
            piles=_added(self.piles, team_of(seat), (card, *taken)),
            deeds=(*self.deeds, Deed(seat, capture, earned)),
            placed=None,
            capturer=seat,
        )


@dataclass(frozen=True, slots=True)
class Over:
    """All hands are empty. `last` is how the last turn left the table and the piles."""

    last: Playing

    @property
    def leftovers(self) -> Cards:
        """The table's cards that go to the team which captured last, in order of arrival; none if nobody captured."""
        return () if self.last.capturer is None else self.last.table

    @property
    def piles(self) -> tuple[Cards, Cards]:
        """What each team has at the end, the leftovers included."""
        if self.last.capturer is None:
            return self.last.piles
        return _added(self.last.piles, team_of(self.last.capturer), self.leftovers)

    @property
    def points(self) -> Points:
        """Bonuses and awards, one number a team."""
        first, second = award_points(self.piles)
        return (self.last.bonus_points[0] + first, self.last.bonus_points[1] + second)


Phase: TypeAlias = Waiting | Playing | Over


def _added(piles: tuple[Cards, Cards], team: int, cards: Cards) -> tuple[Cards, Cards]:
    first, second = piles
    return (first, (*second, *cards)) if team else ((*first, *cards), second)
