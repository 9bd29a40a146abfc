"""What a game is to everyone who does not know its rules: pages, records, the arena, the tests.

A game is a set of pure functions over three types of its own: a state (the truth), a view (what an audience knows of
it) and a move. Legality is a function of a seat's view, so that nobody needs more than a seat knows, computer players
least of all. Chance is a move like any other and belongs to the seat CHANCE.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from types import MappingProxyType
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from engines.core.table import Table
from engines.core.words import NOTHING, Value

Seat: TypeAlias = int
"""0..seats-1 in turn order; the person sits at 0."""

CHANCE: Final[Seat] = -1


class Onlooker(Enum):
    """Audiences that hold no cards: PUBLIC sees no hand, OPEN sees everything (after the end)."""

    PUBLIC = "public"
    OPEN = "open"


PUBLIC: Final = Onlooker.PUBLIC
OPEN: Final = Onlooker.OPEN
Audience: TypeAlias = Seat | Onlooker


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: one score a seat; the seats that won or share the win (in a draw, all); why it ended."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in public. `seat` is whose doing it was, None for the table's own."""

    id: str
    seat: Seat | None = None
    values: Mapping[str, Value] = field(default_factory=lambda: NOTHING)


def event(id: str, seat: Seat | None = None, /, **values: Value) -> Event:
    """An event from keyword values: `event("bid", 1, points=2)`."""
    return Event(id, seat, MappingProxyType(values))


@dataclass(frozen=True, slots=True)
class Option:
    """A choice of rules at the start; the first of `choices` is the default."""

    key: str
    choices: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.choices[0]


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match starts from: its options in full, and for practice a short deal or a score to start at."""

    options: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    short: bool = False
    score: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Bout:
    """One seating of an arena's unit: the plies it starts from, and for each seat whether side A sits there."""

    tags: Mapping[str, str]
    plies: tuple[str, ...]
    is_a: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Picks:
    """What a call makes that is no move yet: the table is to be shown with this picked, and asks once more."""

    codes: tuple[str, ...]


S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M")
S_contra = TypeVar("S_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
M_co = TypeVar("M_co", covariant=True)


class Player(Protocol[V_contra, M_co]):
    """A computer player: a function of a seat's view and a generator, and of nothing else."""

    def choose(self, view: V_contra, rng: Random, /) -> M_co: ...


class Contest(Protocol[S_contra]):
    """How two players are compared fairly at this game (design: players, "Measuring")."""

    def bouts(self, rng: Random, /) -> tuple[Bout, ...]:
        """One unit: the same deal in every seating."""

    def is_over(self, state: S_contra, /) -> bool:
        """Whether what the unit measures is decided."""

    def worth(self, bout: Bout, state: S_contra, /) -> float:
        """What side A made of this bout, in the game's unit."""


class Game(Protocol[S, V, M]):
    """A game of the registry. Implementations are frozen and hold no state."""

    @property
    def key(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def version(self) -> int:
        """The rules' version; raised whenever they change."""

    @property
    def options(self) -> tuple[Option, ...]: ...
    @property
    def levels(self) -> tuple[str, ...]:
        """Strengths that people choose from, weakest first."""

    @property
    def deck(self) -> str:
        """The key of the deck that its cards are drawn from."""

    @property
    def cover(self) -> tuple[str, ...]:
        """Codes of the three cards that stand for the game in the lobby."""

    @property
    def numbers(self) -> Mapping[str, int]:
        """The numbers that the rules page quotes, by the names of its placeholders."""

    @property
    def contest(self) -> Contest[S]: ...

    def start(self, setup: Setup, /) -> S:
        """The state before the first deal. Raises OptionError for a set-up that the game does not have."""

    def to_act(self, state: S, /) -> Seat | None:
        """Whose ply is next: a seat, CHANCE when a deal is due, None when all is over."""

    def pauses(self, state: S, /) -> bool:
        """Whether the deal that is due waits for the person, who wants to see first how the last one ended."""

    def deal(self, state: S, rng: Random, /) -> M: ...
    def check_deal(self, state: S, deal: M, /) -> None:
        """Raise IllegalMoveError unless this move is a deal that may come now."""

    def view(self, state: S, audience: Audience, /) -> V:
        """What the audience knows, the whole public history included."""

    def check(self, view: V, move: M, /) -> None:
        """Raise IllegalMoveError, with the reason in words, unless the viewing seat may make this move."""

    def is_legal(self, view: V, move: M, /) -> bool: ...
    def legal(self, view: V, /) -> Iterator[M]:
        """The moves of the viewing seat, lazily. May be far too many to list: to test one, use `is_legal`."""

    def apply(self, state: S, move: M, /) -> S:
        """The state after a move that has been checked."""

    def events(self, before: S, move: M, after: S, /) -> tuple[Event, ...]: ...
    def outcome(self, state: S, /) -> Outcome | None: ...
    def score(self, state: S, /) -> tuple[int, ...]:
        """Points so far, one a seat; partners show the team's."""

    def parse(self, text: str, /) -> M:
        """Read a move or a deal. Raises NotationError."""

    def write(self, move: M, /) -> str: ...
    def player(self, level: str, /) -> Player[V, M]:
        """Raises KeyError for a level that the game does not know."""

    def table(self, view: V, picks: Sequence[str] = (), /) -> Table[Any]:
        """What the page may show, with these cards picked; picks that nobody could pick there are left out."""

    def compose(self, view: V, picks: Sequence[str], call: str, /) -> M | Picks:
        """The move that picked cards and a button's call make, or picks with which the table asks once more.

        Raises NotationError or IllegalMoveError.
        """

    def suggest(self, view: V, picks: Sequence[str], /) -> tuple[str, ...]:
        """The picks of the legal play after the one that is picked, in a cycle; empty where there is none."""

    def messages(self) -> Iterable[str]:
        """Every id that the game's phrases, events and refusals may carry: what a catalogue has to word."""


AnyGame: TypeAlias = Game[Any, Any, Any]
