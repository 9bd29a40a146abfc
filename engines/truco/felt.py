"""What lies and stands on the cloth: tricks, stake, Envido, matches. Made from the public course alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engines.core.contract import Seat
from engines.core.table import Card, Place
from engines.core.words import Phrase, phrase
from engines.truco import cards as pack
from engines.truco.bubbles import PLACES
from engines.truco.envido import TARGET
from engines.truco.moves import SEATS, Play
from engines.truco.phases import LADDER, Course, EnvidoPending, InPlay, Open, Phase, Score, Settled, TrucoPending, other
from engines.truco.story import TRICK_NAMES
from engines.truco.tricks import TRICKS
from engines.truco.words import call_name, card_name, name

MALAS: Final = TARGET // 2
"""The first half of the points are the malas, the second the buenas (Truco rules, section 1)."""

BOX: Final = 5
"""Matches are laid in squares of five, the fifth across."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card in a trick; `order` is its place among what is shown one by one."""

    card: Card
    order: int


@dataclass(frozen=True, slots=True)
class TrickRow:
    """One of the three tricks, played or not: a card or None a seat, and who won it once both have played.

    `winner` is None for a trick that is open or `tied`; `result` says the same in words.
    """

    label: Phrase
    laid: tuple[Laid | None, ...]
    winner: Seat | None = None
    tied: bool = False
    result: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Rung:
    """A step of the stake's ladder: `now` is what the deal is worth, `asked` what a pending call would make it."""

    points: int
    label: Phrase
    now: bool
    asked: bool


@dataclass(frozen=True, slots=True)
class Tally:
    """A seat's points as matches: how many lie in each square of the malas and of the buenas."""

    seat: Seat
    place: Place
    name: Phrase
    points: int
    malas: tuple[int, ...]
    buenas: tuple[int, ...]
    label: Phrase


def show(card: pack.Card) -> Card:
    """A card face up, with its name."""
    return Card(pack.write_card(card), card_name(card))


def trick_rows(course: Course, order: Sequence[int]) -> tuple[TrickRow, ...]:
    """All three tricks; `order` holds the place of every deed of the deal."""
    places = {
        deed.turn.card: place for deed, place in zip(course.deeds, order, strict=True) if isinstance(deed.turn, Play)
    }
    return tuple(_row(course, number, places) for number in range(TRICKS))


def _row(course: Course, number: int, places: Mapping[pack.Card, int]) -> TrickRow:
    played = [course.played(seat)[number : number + 1] for seat in range(SEATS)]
    laid = tuple(Laid(show(cards[0]), places[cards[0]]) if cards else None for cards in played)
    if number >= len(course.tricks):
        return TrickRow(TRICK_NAMES[number], laid)
    winner = course.winners[number]
    result = phrase("truco.trick.parda") if winner is None else name(winner)
    return TrickRow(TRICK_NAMES[number], laid, winner, tied=winner is None, result=result)


def ladder(phase: Phase, course: Course) -> tuple[Rung, ...]:
    """The four things that a deal can be worth."""
    waits = isinstance(phase, InPlay) and phase.truco_caller is not None
    names = ("deal", *LADDER)
    return tuple(
        Rung(
            points,
            phrase(f"truco.ladder.{step}"),
            now=points == course.stake.points,
            asked=waits and points == course.stake.points + 1,
        )
        for points, step in enumerate(names, start=1)
    )


def who_may_raise(now: InPlay) -> Phrase:
    """Whose the next call is, in words."""
    stake = now.course.stake
    if stake.next_call is None:
        return phrase("truco.raise.top")
    call, caller = call_name(stake.next_call), now.truco_caller
    if caller is not None:
        return phrase(f"truco.raise.{_whose('pending-', caller)}", name=name(caller), call=call)
    if isinstance(now.ask, EnvidoPending):
        return phrase("truco.raise.after-envido", call=call)
    if stake.owner is None:
        return phrase("truco.raise.either", call=call)
    return phrase(f"truco.raise.{_whose('', stake.owner)}", name=name(stake.owner), call=call)


def _whose(head: str, seat: Seat) -> str:
    return f"{head}{'other' if seat else 'you'}"


def envido_state(phase: Phase, course: Course) -> Phrase:
    """Whether Envido is open, and for whom; that it is being asked; or what came of it."""
    if isinstance(course.envido, Settled):
        scorer = course.envido.scorer
        return phrase(f"truco.envido.{_whose('settled-', scorer)}", name=name(scorer), points=course.envido.points)
    if not isinstance(phase, InPlay) or not isinstance(course.envido, Open):
        return phrase("truco.envido.closed")
    if isinstance(phase.ask, EnvidoPending):
        return phrase("truco.envido.pending")
    return _open(phase)


def _open(now: InPlay) -> Phrase:
    """For whom Envido is open. While Truco is pending only its answerer may call it; an acceptance closes it."""
    asked = (now.ask.seat,) if isinstance(now.ask, TrucoPending) else range(SEATS)
    may = [seat for seat in asked if now.course.may_open(seat)]
    if not may:
        return phrase("truco.envido.closed")
    if len(may) == SEATS:
        return phrase("truco.envido.open")
    return phrase("truco.envido.only-other", name=name(may[0])) if may[0] else phrase("truco.envido.only-you")


def announcements(course: Course) -> tuple[Phrase, ...]:
    """What both had to say after a wanted Envido, mano first."""
    if not isinstance(course.envido, Settled) or course.envido.said is None:
        return ()
    said, second = course.envido.said, name(other(course.mano))
    first = phrase("truco.envido.value", name=name(course.mano), value=said.mano)
    if said.other is None:
        return (first, phrase("truco.envido.buenas", name=second))
    return (first, phrase("truco.envido.value", name=second, value=said.other))


def tallies(score: Score) -> tuple[Tally, ...]:
    """Both scores, the person's first."""
    return tuple(_tally(seat, points) for seat, points in enumerate(score))


def _tally(seat: Seat, points: int) -> Tally:
    malas, buenas = min(points, MALAS), max(0, points - MALAS)
    label = phrase("truco.tally.buenas", points=buenas) if buenas else phrase("truco.tally.malas", points=malas)
    return Tally(seat, PLACES[seat], name(seat), points, _squares(malas), _squares(buenas), label)


def _squares(points: int) -> tuple[int, ...]:
    return tuple(max(0, min(BOX, points - start)) for start in range(0, MALAS, BOX))
