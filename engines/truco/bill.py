"""The score in lines: the sheet of a deal, the summary at its end, the bill of the match ("At the table")."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engines.core.contract import Seat
from engines.core.table import Bill, BillLine, Card, Line, Sheet
from engines.core.words import Phrase, phrase
from engines.truco.envido import TARGET, value
from engines.truco.felt import envido_state, show, who_may_raise
from engines.truco.moves import SEATS
from engines.truco.phases import Ended, InPlay, Over, Score, Settled
from engines.truco.story import why_deal, why_envido
from engines.truco.view import View
from engines.truco.words import name, plain


@dataclass(frozen=True, slots=True)
class Summary:
    """What a deal brought: Envido and the deal apart, each with why; the cards that won Envido, and their owner."""

    title: Phrase
    lines: tuple[BillLine, ...]
    columns: tuple[Phrase, ...]
    cards: tuple[Card, ...] = ()
    owner: Phrase | None = None
    value: int = 0


def sheet(view: View) -> Sheet:
    """What the deal is worth, who may raise, who is mano, and what both still need."""
    return Sheet(phrase("truco.sheet.title"), tuple(_sheet_lines(view)))


def _sheet_lines(view: View) -> Iterator[Line]:
    if isinstance(view.phase, InPlay):
        course = view.phase.course
        yield Line(phrase("truco.sheet.worth"), plain(course.stake.points))
        yield Line(phrase("truco.sheet.raise"), who_may_raise(view.phase))
        yield Line(phrase("truco.sheet.envido"), envido_state(view.phase, course))
        yield Line(phrase("truco.sheet.mano"), name(course.mano))
    yield Line(phrase("truco.sheet.needs-you"), plain(TARGET - view.score[0]), total=True)
    yield Line(phrase("truco.sheet.needs", name=name(1)), plain(TARGET - view.score[1]), total=True)


def summary(ended: Ended) -> Summary:
    """A deal's end for the person."""
    envido = ended.course.envido
    owner = name(envido.scorer) if isinstance(envido, Settled) and ended.shown else None
    return Summary(
        title=_title(ended.winner),
        lines=tuple(_summary_lines(ended)),
        columns=tuple(map(name, range(SEATS))),
        cards=tuple(map(show, reversed(ended.shown))),
        owner=owner,
        value=value(ended.shown) if ended.shown else 0,
    )


def _title(winner: Seat | None) -> Phrase:
    if winner is None:
        return phrase("truco.summary.by-envido")
    return phrase("truco.summary.lost", name=name(winner)) if winner else phrase("truco.summary.won")


def _summary_lines(ended: Ended) -> Iterator[BillLine]:
    envido = ended.course.envido
    if isinstance(envido, Settled):
        cells = _cells(_points(envido.scorer, envido.points))
        yield BillLine(phrase("truco.summary.envido"), cells, why_envido(envido))
    if ended.winner is not None:
        label = "truco" if ended.course.truco_called else "deal"
        cells = _cells(_points(ended.winner, ended.points))
        yield BillLine(phrase(f"truco.summary.{label}"), cells, why_deal(ended))


def bill(over: Over, past: Sequence[Ended]) -> Bill:
    """How the match ended for the person, who sits at 0, and where the points came from."""
    return Bill(
        title=phrase("truco.bill.lost", name=name(1)) if over.winner else phrase("truco.bill.won"),
        score=tuple(map(plain, over.score)),
        lines=tuple(_bill_lines(past)),
        totals=(_total(over.score, past),),
        columns=tuple(map(name, range(SEATS))),
        note=phrase("truco.bill.deals", n=len(past)),
    )


def _bill_lines(past: Sequence[Ended]) -> Iterator[BillLine]:
    for label, points in _sources(past).items():
        if any(points):
            yield BillLine(phrase(f"truco.bill.{label}"), _cells(points))


def _sources(past: Sequence[Ended]) -> dict[str, Score]:
    """Points by what they were scored for, those over 30 included."""
    settled = [ended.course.envido for ended in past if isinstance(ended.course.envido, Settled)]
    won = [ended for ended in past if ended.winner is not None]
    return {
        "start": past[0].course.before,
        "envido-wanted": _sum(_points(e.scorer, e.points) for e in settled if e.said),
        "envido-refused": _sum(_points(e.scorer, e.points) for e in settled if not e.said),
        "truco": _sum(_points(e.winner, e.points) for e in won if e.course.truco_called),
        "deal": _sum(_points(e.winner, e.points) for e in won if not e.course.truco_called),
    }


def _total(score: Score, past: Sequence[Ended]) -> BillLine:
    counted = _sum(_sources(past).values())
    remark = None if counted == score else phrase("truco.bill.capped", target=TARGET)
    return BillLine(phrase("truco.bill.together"), _cells(score), remark)


def _points(seat: Seat | None, points: int) -> Score:
    return (points, 0) if seat == 0 else (0, points)


def _sum(scores: Iterable[Score]) -> Score:
    both = list(scores)
    return sum(first for first, _ in both), sum(second for _, second in both)


def _cells(points: Score) -> tuple[Phrase, ...]:
    return tuple(map(plain, points))
