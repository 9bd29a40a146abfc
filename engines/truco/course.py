"""How a deal goes on: what each turn makes of it, until it ends. Works on the public course alone.

What the hands are worth comes in as what is announced after *quiero*. Rules: Truco rules, sections 3 to 8.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engines.core.contract import Seat
from engines.truco.cards import Card
from engines.truco.envido import CHAINS, TARGET, Said, wanted
from engines.truco.moves import CallEnvido, CallTruco, Mazo, NoQuiero, Play, Quiero, Turn
from engines.truco.phases import (
    Ask,
    Course,
    Deed,
    Ended,
    EnvidoPending,
    How,
    InPlay,
    Open,
    Score,
    Settled,
    Shut,
    Stake,
    ToPlay,
    TrucoPending,
    other,
)
from engines.truco.tricks import Trick, decided


def opening(number: int, mano: Seat, score: Score) -> InPlay:
    """A deal at its start: mano is to act."""
    return InPlay(Course(number, mano, score, score), ToPlay(mano))


def after(now: InPlay, turn: Turn, said: Said | None = None) -> InPlay | Ended:
    """The deal after a turn that has been checked. `said` is what an accepted Envido makes both announce.

    Raises TypeError for a turn that answers something else, ValueError for a wanted Envido without announcements.
    """
    course = replace(now.course, deeds=(*now.course.deeds, Deed(now.ask.seat, turn)))
    match now.ask:
        case ToPlay() as ask:
            return _on_turn(course, ask, turn)
        case TrucoPending() as ask:
            return _to_truco(course, ask, turn)
        case EnvidoPending() as ask:
            return _to_envido(course, ask, turn, said)


def replayed(course: Course) -> Iterator[tuple[InPlay, Turn, InPlay | Ended]]:
    """Every turn of a deal, with what was before and after it."""
    now: InPlay | Ended = opening(course.number, course.mano, course.before)
    said = course.envido.said if isinstance(course.envido, Settled) else None
    for deed in course.deeds:
        if isinstance(now, Ended):
            raise TypeError(f"{deed} after the end of the deal")
        before, now = now, after(now, deed.turn, said)
        yield before, deed.turn, now


def _on_turn(course: Course, ask: ToPlay, turn: Turn) -> InPlay | Ended:
    match turn:
        case Play(card):
            return _with_card(course, card)
        case CallEnvido(call):
            return InPlay(course, EnvidoPending(ask.seat, (call,), back=ask))
        case CallTruco():
            return InPlay(course, TrucoPending(ask.seat))
        case Mazo():
            return _ended(course, How.FOLDED, other(ask.seat))
        case Quiero() | NoQuiero():
            raise _misplaced(turn, ask)


def _to_truco(course: Course, ask: TrucoPending, turn: Turn) -> InPlay | Ended:
    match turn:
        case Quiero():
            shut = Shut() if isinstance(course.envido, Open) else course.envido
            stake = Stake(course.stake.raises + 1, owner=ask.seat)
            return InPlay(replace(course, stake=stake, envido=shut), ToPlay(ask.caller))
        case NoQuiero():
            return _ended(course, How.REFUSED, ask.caller)
        case CallEnvido(call):
            return InPlay(course, EnvidoPending(ask.seat, (call,), back=ask))
        case Play() | CallTruco() | Mazo():
            raise _misplaced(turn, ask)


def _to_envido(course: Course, ask: EnvidoPending, turn: Turn, said: Said | None) -> InPlay | Ended:
    match turn:
        case Quiero():
            if said is None:
                raise ValueError("a wanted Envido is announced")
            points = wanted(ask.chain, course.score)
            return _settled(course, ask, Settled(ask.chain, said.winner(course.mano), points, said))
        case NoQuiero():
            return _settled(course, ask, Settled(ask.chain, ask.caller, CHAINS[ask.chain].refused, said=None))
        case CallEnvido(call):
            return InPlay(course, EnvidoPending(ask.seat, (*ask.chain, call), ask.back))
        case Play() | CallTruco() | Mazo():
            raise _misplaced(turn, ask)


def _misplaced(turn: Turn, ask: Ask) -> TypeError:
    return TypeError(f"{turn} does not answer {ask}")


def _settled(course: Course, ask: EnvidoPending, envido: Settled) -> InPlay | Ended:
    """Envido scores at once, and 30 ends the match before anything else (section 8)."""
    scored = replace(course, envido=envido, score=_plus(course.score, envido.scorer, envido.points))
    return Ended(scored, How.ENVIDO) if TARGET in scored.score else InPlay(scored, ask.back)


def _with_card(course: Course, card: Card) -> InPlay | Ended:
    if course.led is None:
        return InPlay(replace(course, led=card), ToPlay(other(course.leader)))
    trick = Trick(course.leader, course.led, card)
    shut = Shut() if isinstance(course.envido, Open) else course.envido
    played = replace(course, tricks=(*course.tricks, trick), led=None, envido=shut)
    winner = decided(played.winners, played.mano)
    return InPlay(played, ToPlay(played.leader)) if winner is None else _ended(played, How.TRICKS, winner)


def _ended(course: Course, how: How, winner: Seat) -> Ended:
    points = course.stake.points
    return Ended(replace(course, score=_plus(course.score, winner, points)), how, winner, points)


def _plus(score: Score, seat: Seat, points: int) -> Score:
    first, second = (min(TARGET, have + points * (s == seat)) for s, have in enumerate(score))
    return first, second
