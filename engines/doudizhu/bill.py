"""The score: the sheet while the deal goes on, the bill at its end, line by line how it came about (section 5)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.table import Bill, BillLine, Line, Sheet
from engines.core.words import Phrase, phrase
from engines.doudizhu.phases import Auction, Over, Playing
from engines.doudizhu.view import View
from engines.doudizhu.words import NAMES


def stake(bid: int, multiplier: int) -> Phrase:
    """Bid and multiplier, as in "3 x 2"."""
    return phrase("doudizhu.stake.value", bid=bid, multiplier=multiplier)


def sheet(view: View) -> Sheet:
    """What the deal is worth as it stands."""
    return Sheet(phrase("doudizhu.stake.title"), tuple(_sheet_lines(view)))


def _sheet_lines(view: View) -> Iterator[Line]:
    match view.phase:
        case Auction() as auction:
            yield Line(phrase("doudizhu.stake.bid"), _plain(auction.highest))
        case Playing() as playing:
            yield from _running(playing, 2**playing.doublings, mine=view.audience == playing.landlord)
        case Over(playing) as over:
            yield from _running(playing, over.multiplier, mine=view.audience == playing.landlord)


def _running(playing: Playing, multiplier: int, *, mine: bool) -> Iterator[Line]:
    worth = playing.bid * multiplier
    yield Line(phrase("doudizhu.stake.bid"), _plain(playing.bid))
    yield Line(phrase("doudizhu.stake.doublings"), _times(multiplier))
    yield Line(phrase("doudizhu.stake.farmer"), _plain(worth), total=True)
    yield Line(phrase(f"doudizhu.stake.{'you' if mine else 'landlord'}"), _plain(2 * worth), total=True)


def bill(over: Over) -> Bill:
    """How the deal ended for the person, who sits at 0."""
    own = over.scores[0]
    return Bill(
        title=phrase(f"doudizhu.bill.{'won' if own > 0 else 'lost'}"),
        score=(_signed(own),),
        lines=tuple(_bill_lines(over)),
        totals=tuple(_totals(over)),
        note=phrase("doudizhu.bill.out-first", name=_name(over.winner)) if over.winner else None,
    )


def _bill_lines(over: Over) -> Iterator[BillLine]:
    playing = over.playing
    yield BillLine(phrase("doudizhu.stake.bid"), (_plain(playing.bid),), _name(playing.landlord))
    if playing.doublings:
        yield BillLine(phrase("doudizhu.stake.doublings"), (_times(2**playing.doublings),))
    if over.spring:
        yield BillLine(phrase("doudizhu.stake.spring"), (_times(2),))
    if over.reverse_spring:
        yield BillLine(phrase("doudizhu.stake.reverse-spring"), (_times(2),))
    yield BillLine(phrase("doudizhu.stake.farmer"), (_plain(playing.bid * over.multiplier),))


def _totals(over: Over) -> Iterator[BillLine]:
    for seat, points in enumerate(over.scores):
        role = "landlord" if seat == over.playing.landlord else "farmer"
        yield BillLine(_name(seat), (_signed(points),), phrase(f"doudizhu.role.{role}"))


def _name(seat: int) -> Phrase:
    return phrase("word.you") if seat == 0 else phrase(f"doudizhu.name.{NAMES[seat - 1]}")


def _plain(value: int) -> Phrase:
    return phrase("number.plain", value=value)


def _times(factor: int) -> Phrase:
    return phrase("number.times", factor=factor)


def _signed(points: int) -> Phrase:
    return phrase(f"number.{'plus' if points > 0 else 'minus'}", value=abs(points))
