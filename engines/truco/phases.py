"""The public course of a match as types: a deal is due, a deal in play and what it waits for, the end.

Knows no hidden card. How a move leads from one to the next is in `course`. Rules: Truco rules, sections 2 to 8.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

from engines.core.contract import Seat
from engines.truco.cards import Card, Cards
from engines.truco.envido import Chain, Said
from engines.truco.moves import SEATS, CallTruco, Truco, Turn
from engines.truco.tricks import Trick, Winner

Score: TypeAlias = tuple[int, int]
"""Points so far, one a seat, at most 30."""

LADDER: Final = tuple(Truco)


def other(seat: Seat) -> Seat:
    """The seat opposite."""
    return SEATS - 1 - seat


@dataclass(frozen=True, slots=True)
class Stake:
    """What the deal is worth: `raises` Truco calls have been accepted, the last by `owner` (None: none yet)."""

    raises: int = 0
    owner: Seat | None = None

    @property
    def points(self) -> int:
        """A deal pays 1, and one more for every accepted raise (section 7)."""
        return 1 + self.raises

    @property
    def next_call(self) -> Truco | None:
        """The call that would raise it; None at the top."""
        return LADDER[self.raises] if self.raises < len(LADDER) else None

    def may_raise(self, seat: Seat) -> bool:
        """Truco is either's to call; after that only who accepted the last raise has the next one."""
        return self.next_call is not None and self.owner in (None, seat)


@dataclass(frozen=True, slots=True)
class Open:
    """Envido has not been called, and who has not played a card yet may call it."""


@dataclass(frozen=True, slots=True)
class Shut:
    """Envido was not called, and no longer can be."""


@dataclass(frozen=True, slots=True)
class Settled:
    """Envido was called and answered, for `points` to `scorer`; `said` is there where it was wanted."""

    chain: Chain
    scorer: Seat
    points: int
    said: Said | None


EnvidoStatus: TypeAlias = Open | Shut | Settled


@dataclass(frozen=True, slots=True)
class Deed:
    """What a seat did."""

    seat: Seat
    turn: Turn


@dataclass(frozen=True, slots=True)
class Course:
    """A deal as all have seen it.

    `number` counts the deals of the match from 1, `before` is the score it began with; `led` is the card on the table
    that has no reply yet.
    """

    number: int
    mano: Seat
    before: Score
    score: Score
    deeds: tuple[Deed, ...] = ()
    tricks: tuple[Trick, ...] = ()
    led: Card | None = None
    envido: EnvidoStatus = field(default_factory=Open)
    stake: Stake = field(default_factory=Stake)

    @property
    def leader(self) -> Seat:
        """Who leads, or has led, to the trick on the table."""
        return self.tricks[-1].next_leader if self.tricks else self.mano

    @property
    def winners(self) -> tuple[Winner, ...]:
        """Who won each finished trick."""
        return tuple(trick.winner for trick in self.tricks)

    def played(self, seat: Seat) -> Cards:
        """The cards that a seat has laid, in order of play."""
        laid = tuple(trick.card_of(seat) for trick in self.tricks)
        return (*laid, self.led) if self.led is not None and seat == self.leader else laid

    def may_open(self, seat: Seat) -> bool:
        """Whether this seat may still call Envido first: before its own first card (section 5)."""
        return isinstance(self.envido, Open) and not self.played(seat)

    @property
    def truco_called(self) -> bool:
        """Whether anybody has called Truco, accepted or not."""
        return any(isinstance(deed.turn, CallTruco) for deed in self.deeds)


@dataclass(frozen=True, slots=True)
class ToPlay:
    """Nothing is pending: this seat plays a card, calls, or folds."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrucoPending:
    """The next call of the ladder waits for its answer; after it the caller goes on."""

    caller: Seat

    @property
    def seat(self) -> Seat:
        return other(self.caller)


@dataclass(frozen=True, slots=True)
class EnvidoPending:
    """An Envido chain waits for the answer to its last call, made by `caller`; `back` is what it interrupted."""

    caller: Seat
    chain: Chain
    back: ToPlay | TrucoPending

    @property
    def seat(self) -> Seat:
        return other(self.caller)


Ask: TypeAlias = ToPlay | TrucoPending | EnvidoPending
"""What a deal in play waits for, and whom."""


class How(StrEnum):
    """How a deal ended."""

    TRICKS = "tricks"
    REFUSED = "refused"
    FOLDED = "folded"
    ENVIDO = "envido"


@dataclass(frozen=True, slots=True)
class Ended:
    """A deal that is over: `winner` took `points` for it, or Envido ended the match before (None, 0).

    `shown` are the cards that made the winning Envido, where it was wanted.
    """

    course: Course
    how: How
    winner: Seat | None = None
    points: int = 0
    shown: Cards = ()


@dataclass(frozen=True, slots=True)
class Waiting:
    """A deal is due. `mano` is None where chance draws it, as for the first deal (section 2)."""

    score: Score = (0, 0)
    mano: Seat | None = None


@dataclass(frozen=True, slots=True)
class InPlay:
    """A deal goes on."""

    course: Course
    ask: Ask

    @property
    def score(self) -> Score:
        return self.course.score

    @property
    def truco_caller(self) -> Seat | None:
        """Who waits for an answer to Truco, also while Envido comes first."""
        ask = self.ask.back if isinstance(self.ask, EnvidoPending) else self.ask
        return ask.caller if isinstance(ask, TrucoPending) else None


@dataclass(frozen=True, slots=True)
class Over:
    """Somebody has 30."""

    score: Score
    winner: Seat


Phase: TypeAlias = Waiting | InPlay | Over
