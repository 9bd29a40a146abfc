"""What happened in public, ply by ply, as events. Made from the public course alone, so it can tell no secret."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engines.core.contract import Audience, Event, Seat, event
from engines.core.words import Phrase, phrase
from engines.truco.course import replayed
from engines.truco.envido import CHAINS, TARGET, Said, wanted
from engines.truco.moves import CallEnvido, CallTruco, Deal, Envido, Mazo, Move, NoQuiero, Play, Quiero, Truco, Turn
from engines.truco.phases import Course, Ended, EnvidoPending, How, InPlay, Phase, Settled, TrucoPending, other
from engines.truco.words import call_name, envido_cards, the_card

TRICK_NAMES: Final = tuple(phrase(f"truco.trick.{number}") for number in (1, 2, 3))


@dataclass(frozen=True, slots=True)
class Chapter:
    """One ply: who acted (None: the dealer), and what came of it."""

    seat: Seat | None
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Prices:
    """What a call pays if it is wanted, and to its caller if it is not."""

    wanted: int
    refused: int


def prices(now: InPlay, call: Envido | Truco) -> Prices:
    """The prices of a call that the seat to act may make."""
    if isinstance(call, Truco):
        points = now.course.stake.points
        return Prices(points + 1, points)
    chain = (*(now.ask.chain if isinstance(now.ask, EnvidoPending) else ()), call)
    return Prices(wanted(chain, now.course.score), CHAINS[chain].refused)


def pending(now: InPlay) -> Envido | Truco | None:
    """The call that waits for an answer."""
    match now.ask:
        case EnvidoPending(chain=chain):
            return chain[-1]
        case TrucoPending():
            return now.course.stake.next_call
        case _:
            return None


def story(course: Course, ended: Ended | None = None) -> tuple[Chapter, ...]:
    """Every ply of a deal so far, oldest first; `ended` is how it ended, once it has."""
    return tuple(_chapters(course, ended))


def latest(before: Phase, move: Move, phase: Phase, past: Sequence[Ended]) -> tuple[Event, ...]:
    """The events of the last ply, which led from one phase to the other."""
    then = phase if isinstance(phase, InPlay) else past[-1]
    if isinstance(before, InPlay) and not isinstance(move, Deal):
        return told(before, move, then)
    return new_deal(then.course)


def new_deal(course: Course) -> tuple[Event, ...]:
    """The events of a deal's own ply."""
    return (event("new-deal", course.mano, number=course.number),)


def places(chapters: Sequence[Chapter], me: Audience) -> tuple[int, ...]:
    """For each chapter its place since this audience's last decision: 1, 2 ...; 0 for what stood before it.

    A deal waits for the person too, so it is the first thing that happens after one.
    """
    decisions = (i - (chapter.seat is None) for i, chapter in enumerate(chapters) if chapter.seat in (me, None))
    since = max(decisions, default=0)
    return tuple(max(0, i - since) for i in range(len(chapters)))


def _chapters(course: Course, ended: Ended | None) -> Iterator[Chapter]:
    yield Chapter(None, new_deal(course))
    for before, turn, then in replayed(course):
        yield Chapter(before.ask.seat, told(before, turn, ended if ended and isinstance(then, Ended) else then))


def told(before: InPlay, turn: Turn, then: InPlay | Ended) -> tuple[Event, ...]:
    """The events of a turn: what was done, and what came of it."""
    return (_deed(before, turn), *_consequences(before.course, then.course), *_ending(then))


def _deed(before: InPlay, turn: Turn) -> Event:
    seat, call = before.ask.seat, pending(before)
    match turn:
        case Play(card):
            return event("lead" if before.course.led is None else "play", seat, card=the_card(card))
        case CallEnvido(made) | CallTruco(made):
            price = prices(before, made)
            return event("call", seat, call=call_name(made), wanted=price.wanted, refused=price.refused)
        case Mazo():
            return event("mazo", seat)
        case Quiero() | NoQuiero() if call is not None:
            return event("quiero" if isinstance(turn, Quiero) else "no-quiero", seat, call=call_name(call))
        case _:
            raise ValueError(f"{turn} answers nothing")


def _consequences(before: Course, then: Course) -> Iterator[Event]:
    if len(then.tricks) > len(before.tricks):
        name, winner = TRICK_NAMES[len(before.tricks)], then.winners[-1]
        yield event("parda", trick=name) if winner is None else event("trick", winner, trick=name)
    if isinstance(then.envido, Settled) and not isinstance(before.envido, Settled):
        yield from _settled(then.mano, then.envido)


def _settled(mano: Seat, envido: Settled) -> Iterator[Event]:
    if envido.said is not None:
        yield event("says", mano, value=envido.said.mano)
        yield _other_says(other(mano), envido.said)
    yield event("envido", envido.scorer, points=envido.points, why=why_envido(envido))


def _other_says(seat: Seat, said: Said) -> Event:
    return event("buenas", seat) if said.other is None else event("says", seat, value=said.other)


def why_envido(envido: Settled) -> Phrase:
    """What Envido was won with: a value, or the other's refusal."""
    if envido.said is None:
        return phrase("truco.why.refused")
    best = envido.said.mano if envido.said.other is None else envido.said.other
    return phrase("truco.why.value", value=best)


def why_deal(ended: Ended) -> Phrase:
    """What a deal was won by."""
    if ended.how is not How.TRICKS:
        return phrase(f"truco.why.{ended.how}")
    winners = ended.course.winners
    if winners.count(ended.winner) > 1:
        return phrase("truco.why.two-tricks")
    return phrase("truco.why.mano") if set(winners) == {None} else phrase("truco.why.first-trick")


def _ending(then: InPlay | Ended) -> Iterator[Event]:
    if not isinstance(then, Ended):
        return
    if then.winner is not None:
        why = why_deal(then)
        if then.course.truco_called:
            yield event("truco", then.winner, points=then.points, why=why)
        yield event("deal", then.winner, points=then.points, why=why)
    if then.shown and isinstance(then.course.envido, Settled):
        yield event("shows", then.course.envido.scorer, cards=envido_cards(then.shown))
    if TARGET in then.course.score:
        yield event("match", then.course.score.index(TARGET))
