"""The score in lines, a column a team: the sheet while the deal goes on, the bill at its end ("At the table")."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from engines.cicera.awards import PRIZE_AWARDS, Award, awards, napula, swords
from engines.cicera.bonuses import Bonus
from engines.cicera.cards import RANKS, SWORDS, Cards, rank_of
from engines.cicera.cards import Card as PackCard
from engines.cicera.felt import show
from engines.cicera.phases import TEAMS, Over, Playing
from engines.cicera.prompts import result
from engines.cicera.view import View
from engines.cicera.words import name, plain, team_name
from engines.core.table import Bill, BillLine, Card, Sheet
from engines.core.words import Phrase, phrase

PARTNER: Final = 2
COLUMNS: Final = tuple(map(team_name, range(TEAMS)))


@dataclass(frozen=True, slots=True)
class Prizes:
    """The cards of the person's team that were worth most: the three prize cards and the napula."""

    label: Phrase
    cards: tuple[Card, ...]


def sheet(view: View) -> Sheet:
    """What each team has captured of what counts, and its bonus points."""
    course = view.course
    points = course.bonus_points if course else (0, 0)
    return Sheet(
        title=phrase("cicera.sheet.title"),
        columns=COLUMNS,
        rows=(*_captured(view.piles), *(_earned(course) if course else ())),
        totals=(BillLine(phrase("cicera.sheet.bonuses"), _cells(points)),),
    )


def _captured(piles: tuple[Cards, Cards]) -> Iterator[BillLine]:
    yield BillLine(phrase("cicera.sheet.cards"), _counted(piles, len))
    yield BillLine(phrase("cicera.sheet.spade"), _counted(piles, swords), phrase("cicera.gloss.spade"))
    for award, card in PRIZE_AWARDS.items():
        yield BillLine(_award(award), _counted(piles, partial(_has, card)), phrase(f"cicera.gloss.{award}"))
    yield BillLine(_award(Award.NAPULA), _counted(piles, napula), phrase("cicera.gloss.napula"))


def _has(card: PackCard, pile: Cards) -> int:
    return int(card in pile)


def _award(award: Award) -> Phrase:
    return phrase(f"cicera.award.{award}")


def _counted(piles: tuple[Cards, Cards], count: Callable[[Cards], int]) -> tuple[Phrase, ...]:
    first, second = map(count, piles)
    return _cells((first, second))


def _earned(course: Playing) -> Iterator[BillLine]:
    """The bonuses that somebody has earned; what they are for is said where they first stand."""
    for bonus in Bonus:
        points = course.count(bonus)
        if any(points):
            yield BillLine(phrase(f"cicera.bonus.{bonus}"), _cells(points), phrase(f"cicera.gloss.{bonus}"))


def bill(over: Over) -> Bill:
    """How the deal ended, line by line, for both teams."""
    return Bill(
        title=phrase(f"cicera.bill.{result(over)}", name=name(PARTNER), first=name(1), second=name(3)),
        score=tuple(map(plain, over.points)),
        lines=(*_awarded(over.piles), *_bonuses(over.last)),
        totals=(BillLine(phrase("cicera.bill.together"), _cells(over.points)),),
        columns=COLUMNS,
        note=_leftovers(over),
    )


def _awarded(piles: tuple[Cards, Cards]) -> Iterator[BillLine]:
    for line in awards(piles):
        yield BillLine(_award(line.award), _cells(line.points), _remark(line.award, piles))


def _remark(award: Award, piles: tuple[Cards, Cards]) -> Phrase | None:
    match award:
        case Award.CARDS:
            return _count(piles, len)
        case Award.SWORDS:
            return _count(piles, swords)
        case Award.NAPULA:
            return _run(max(map(napula, piles)))
        case _:
            return phrase(f"cicera.gloss.{award}")


def _count(piles: tuple[Cards, Cards], count: Callable[[Cards], int]) -> Phrase:
    own, others = map(count, piles)
    return phrase("cicera.bill.count", own=own, others=others)


def _run(length: int) -> Phrase:
    if not length:
        return phrase("cicera.gloss.napula")
    last = RANKS[rank_of(SWORDS[length - 1])]
    return phrase("cicera.bill.run", last=phrase(f"bresciane.rank.{last}"))


def _bonuses(course: Playing) -> Iterator[BillLine]:
    for bonus in Bonus:
        yield BillLine(phrase(f"cicera.bonus.{bonus}"), _cells(course.count(bonus)), phrase(f"cicera.gloss.{bonus}"))


def _leftovers(over: Over) -> Phrase | None:
    if not over.last.table:
        return None
    seat, left = over.last.capturer, len(over.last.table)
    if seat is None:
        return phrase("cicera.bill.unclaimed", n=left)
    return phrase(f"cicera.bill.{'leftovers' if seat else 'leftovers-you'}", n=left, name=name(seat))


def prizes(over: Over) -> Prizes:
    """What the person's team has of the cards that were worth points by themselves."""
    pile, _ = over.piles
    run = SWORDS[: napula(pile)]
    cards = dict.fromkeys((*run, *(card for card in PRIZE_AWARDS.values() if card in pile)))
    return Prizes(phrase(f"cicera.prizes.{'ours' if cards else 'none'}"), tuple(map(show, cards)))


def _cells(points: tuple[int, int]) -> tuple[Phrase, ...]:
    return tuple(plain(value) if value else phrase("number.none") for value in points)
