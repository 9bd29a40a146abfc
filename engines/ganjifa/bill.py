"""The score: the sheet while the deal goes on, the bill at its end, line by line (section 5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engines.core.table import Bill, BillLine, Line, Sheet
from engines.core.words import Phrase, phrase
from engines.ganjifa.cards import SUITS
from engines.ganjifa.moves import SEATS
from engines.ganjifa.phases import Course, DukalTrick, Over, Taken, Trick
from engines.ganjifa.prompts import ended
from engines.ganjifa.view import View
from engines.ganjifa.words import name, plain, suit_name

_DAY: Final = SUITS.index("ra")
"""By day Rama is trump, by night Krishna (section 2)."""


def sheet(view: View) -> Sheet:
    """The trump, what each has captured, what is still to be won."""
    return Sheet(phrase("ganjifa.sheet.title"), tuple(_sheet_lines(view)))


def _sheet_lines(view: View) -> Iterator[Line]:
    yield Line(phrase(f"ganjifa.sheet.trump-{_time(view.trump)}"), suit_name(view.trump))
    if view.course is not None:
        for seat, cards in enumerate(view.course.captured):
            yield Line(name(seat), plain(cards))
        yield Line(phrase("ganjifa.sheet.left"), plain(len(view.course.dealt) - sum(view.course.captured)), total=True)


def _time(trump: int) -> str:
    return "day" if trump == _DAY else "night"


def bill(over: Over) -> Bill:
    """How the deal ended for the person, who sits at 0, and how the cards were captured."""
    course = over.course
    return Bill(
        title=ended(course.captured, "bill"),
        score=(plain(course.captured[0]), plain(max(course.captured[1:]))),
        lines=tuple(_bill_lines(course)),
        totals=(BillLine(phrase("ganjifa.bill.captured"), tuple(map(plain, course.captured))),),
        columns=tuple(map(name, range(SEATS))),
        note=phrase(f"ganjifa.bill.{_time(course.trump)}", trump=suit_name(course.trump)),
    )


def _bill_lines(course: Course) -> Iterator[BillLine]:
    yield BillLine(phrase("ganjifa.bill.tricks"), _cells(course, lambda _: 1))
    if any(isinstance(trick, DukalTrick) for trick in course.tricks):
        yield BillLine(phrase("ganjifa.bill.by-tricks"), _cells(course, lambda trick: _cards(trick, Trick)))
        yield BillLine(phrase("ganjifa.bill.by-dukals"), _cells(course, lambda trick: _cards(trick, DukalTrick)))


def _cards(trick: Taken, kind: type[Taken]) -> int:
    """The cards of a trick if it is one of this kind."""
    return len(trick.captured) if isinstance(trick, kind) else 0


def _cells(course: Course, worth: Callable[[Taken], int]) -> tuple[Phrase, ...]:
    """What each seat's tricks are worth together."""
    return tuple(plain(sum(worth(t) for t in course.tricks if t.winner == seat)) for seat in range(SEATS))
