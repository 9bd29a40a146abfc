"""What lies on the cloth: the trick on the table, the trick before it with who took it and why, the three scores.

Made from the public course alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engines.core.contract import Seat
from engines.core.table import Card, Place
from engines.core.words import Phrase, phrase
from engines.ganjifa.cards import DECK, Cards, strength
from engines.ganjifa.follow import winning
from engines.ganjifa.moves import SEATS
from engines.ganjifa.phases import Following, Giving, Phase, Taken, Trick
from engines.ganjifa.story import why
from engines.ganjifa.view import View
from engines.ganjifa.words import name, show

PLACES: Final = (Place.ME, Place.RIGHT, Place.LEFT)
"""Play goes anticlockwise: the next player sits at one's right (section 2)."""

ACROSS: Final = (2, 0, 1)
"""The seats as one sees them, from left to right."""

MAJORITY: Final = len(DECK) // 2 + 1
"""More than half of the pack: whoever has captured so many has won."""


@dataclass(frozen=True, slots=True)
class Lay:
    """What one seat has given to a trick. `best` is what wins, or wins so far; `order` its place in what is shown."""

    seat: Seat
    place: Place
    cards: tuple[Card, ...]
    label: Phrase | None
    best: bool
    order: int


@dataclass(frozen=True, slots=True)
class Round:
    """A trick as it lies: at most one lay a seat, in turn. `result` says who took it and why, once it is over."""

    lays: tuple[Lay, ...]
    is_dukal: bool
    result: Phrase | None = None

    @property
    def last(self) -> int:
        """The place of its last lay among what is shown one by one."""
        return max((lay.order for lay in self.lays), default=0)


@dataclass(frozen=True, slots=True)
class Tally:
    """A seat's captured cards, and how much of its bar is filled: `full` is more than half of the pack."""

    name: Phrase
    captured: int
    bar: int
    full: int = MAJORITY


def now_round(view: View, order: Sequence[int]) -> Round | None:
    """The trick on the table; None while nobody has led. `order` holds the place of every chapter of the story."""
    match view.phase:
        case Following(course, cards):
            best = winning(cards, course.trump)
            return Round(tuple(_lays(course.leader, [(card,) for card in cards], best, order)), is_dukal=False)
        case Giving(course, dukal, given):
            return Round(tuple(_lays(course.leader, (dukal, *given), 0, order, dukal=True)), is_dukal=True)
        case _:
            return None


def last_round(view: View, order: Sequence[int]) -> Round | None:
    """The trick that was taken last."""
    taken = view.last_trick
    if taken is None:
        return None
    since = order[: len(order) - _on_table(view.phase)]
    is_dukal = not isinstance(taken, Trick)
    best = (taken.winner - taken.leader) % SEATS
    lays = _lays(taken.leader, _given(taken), best, since, dukal=is_dukal, over=True)
    return Round(tuple(lays), is_dukal, _result(view, taken))


def _on_table(phase: Phase) -> int:
    """How many plies the trick on the table has so far."""
    match phase:
        case Following(cards=cards):
            return len(cards)
        case Giving(given=given):
            return 1 + len(given)
        case _:
            return 0


def _given(taken: Taken) -> Sequence[Cards]:
    return [(card,) for card in taken.cards] if isinstance(taken, Trick) else (taken.dukal, *taken.given)


def _lays(
    leader: Seat, given: Sequence[Cards], best: int, order: Sequence[int], *, dukal: bool = False, over: bool = False
) -> Iterator[Lay]:
    """What each seat gave, in turn; the last of it is the last chapter in `order`."""
    places = order[len(order) - len(given) :]
    for index, (cards, place) in enumerate(zip(given, places, strict=True)):
        seat = (leader + index) % SEATS
        faces = tuple(map(show, sorted(cards, key=strength, reverse=True) if dukal and not index else cards))
        label = _label(index, best=index == best, dukal=dukal, over=over)
        yield Lay(seat, PLACES[seat], faces, label, index == best, place)


def _label(index: int, *, best: bool, dukal: bool, over: bool) -> Phrase | None:
    if best and (over or not dukal):
        return phrase(f"ganjifa.lay.{'takes' if over else 'winning'}")
    if index == 0:
        return phrase("ganjifa.lay.led")
    return phrase("ganjifa.lay.gives") if dukal else None


def _result(view: View, taken: Taken) -> Phrase:
    kind = "" if isinstance(taken, Trick) else "dukal-"
    whose = "other" if taken.winner else "you"
    reason = why(taken, view.trump)
    return phrase(f"ganjifa.result.{kind}{whose}", name=name(taken.winner), n=len(taken.captured), why=reason)


def tallies(view: View) -> tuple[Tally, ...]:
    """The three scores, as the seats are seen from left to right."""
    captured = view.course.captured if view.course else (0,) * SEATS
    return tuple(Tally(name(seat), captured[seat], min(captured[seat], MAJORITY)) for seat in ACROSS)
