"""What the seats have said: speech bubbles that stay until they are answered. Made from the public course alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from engines.core.contract import Seat
from engines.core.table import Place
from engines.core.words import Phrase, phrase
from engines.truco.envido import Said
from engines.truco.moves import CallEnvido, NoQuiero, Play, Quiero, write_move
from engines.truco.phases import Course, Settled, other

PLACES: Final = (Place.ME, Place.TOP)
"""Where the two seats are: the person sits at 0."""

Lines: TypeAlias = tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class Bubble:
    """What a seat said last, line by line; `order` is its place among what is shown one by one."""

    seat: Seat
    place: Place
    lines: Lines
    order: int


def bubbles(course: Course, order: Sequence[int], truco_caller: Seat | None) -> tuple[Bubble, ...]:
    """What was last said: since the latest card, and since the person's latest decision if that was before it.

    A call thus stays until it is answered, an announcement until the play goes on. One bubble a seat; `order` holds
    the place of every deed. `truco_caller` still waits for an answer to Truco, whatever was said of Envido since.
    """
    after_card = max((i + 1 for i, deed in enumerate(course.deeds) if isinstance(deed.turn, Play)), default=0)
    decision = max((i for i, deed in enumerate(course.deeds) if deed.seat == 0), default=0)
    since = min(after_card, decision)
    heard = (pair for index in range(since, len(course.deeds)) for pair in _heard(course, index, order[index]))
    said = dict(heard)
    if truco_caller is not None:
        said[truco_caller] = _still_calling(said[truco_caller], phrase(f"truco.bubble.{course.stake.next_call}"))
    return tuple(said.values())


def _still_calling(bubble: Bubble, call: Phrase) -> Bubble:
    return bubble if call in bubble.lines else replace(bubble, lines=(call, *bubble.lines))


def _heard(course: Course, index: int, order: int) -> Iterator[tuple[Seat, Bubble]]:
    """What one deed made heard: from who did it, and after a wanted Envido from both."""
    deed = course.deeds[index]
    if isinstance(deed.turn, Play):
        return
    lines: dict[Seat, Lines] = {deed.seat: (phrase(f"truco.bubble.{write_move(deed.turn)}"),)}
    if index == _envido_answer(course) and isinstance(course.envido, Settled) and course.envido.said:
        for seat, value in _values(course.mano, course.envido.said).items():
            lines[seat] = (*lines.get(seat, ()), value)
    for seat, said in lines.items():
        yield seat, Bubble(seat, PLACES[seat], said, order)


def _envido_answer(course: Course) -> int | None:
    """Which deed answered Envido: nothing but raises can stand between the first call and its answer."""
    called = False
    for index, deed in enumerate(course.deeds):
        if called and isinstance(deed.turn, Quiero | NoQuiero):
            return index
        called = called or isinstance(deed.turn, CallEnvido)
    return None


def _values(mano: Seat, said: Said) -> Mapping[Seat, Phrase]:
    """What each seat announces, mano first."""
    reply = phrase("truco.bubble.buenas") if said.other is None else phrase("truco.bubble.value", value=said.other)
    return {mano: phrase("truco.bubble.value", value=said.mano), other(mano): reply}
