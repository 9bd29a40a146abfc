"""The table that a page shows of a seat's view: the shared parts, and what only this game's macros know.

Builds typed parts of phrases; knows no page, no language and no hidden card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engines.core.contract import Seat
from engines.core.table import Entry, Hand, HandCard, SeatPanel, Table
from engines.core.words import Phrase, phrase
from engines.truco.bill import Summary, bill, sheet, summary
from engines.truco.bubbles import PLACES, Bubble, bubbles
from engines.truco.buttons import Group, groups
from engines.truco.cards import Cards, write_card
from engines.truco.felt import (
    Rung,
    Tally,
    TrickRow,
    announcements,
    envido_state,
    ladder,
    show,
    tallies,
    trick_rows,
    who_may_raise,
)
from engines.truco.moves import SEATS
from engines.truco.phases import Ended, InPlay, Over, ToPlay
from engines.truco.prompts import Gloss, glosses, prompt, status
from engines.truco.story import Chapter, places, story
from engines.truco.tricks import strength
from engines.truco.view import View
from engines.truco.words import name

SIGNS = ("star", "bell")


@dataclass(frozen=True, slots=True)
class TrucoTable:
    """What only this game's macros show. Before the first deal nobody is mano and nothing lies there.

    `tallies` are the scores as matches; `tricks` always three once cards are dealt; `ladder`, `raises` and `envido`
    what the deal is worth, who may raise it, whether Envido is open; `said` what was announced after a wanted Envido;
    `groups` the table's buttons, grouped; `glosses` what the calls mean, in a match's first deal; `summary` the deal
    that has just ended.
    """

    number: int
    mano: Seat | None
    tallies: tuple[Tally, ...]
    tricks: tuple[TrickRow, ...]
    bubbles: tuple[Bubble, ...]
    ladder: tuple[Rung, ...]
    raises: Phrase | None
    envido: Phrase | None
    said: tuple[Phrase, ...]
    groups: tuple[Group, ...]
    glosses: tuple[Gloss, ...]
    summary: Summary | None


def table(view: View, picks: Sequence[str] = ()) -> Table[TrucoTable]:
    """The table of a seat's view with these cards picked; picks that are not in hand are left out.

    The pick "mazo" is no card: with it the table asks whether folding is meant.
    """
    picked = tuple(card for card in view.hand if write_card(card) in picks)
    grouped = groups(view, picks, one_card=len(picked) == 1)
    chapters = _chapters(view)
    order = places(chapters, view.audience)
    return Table(
        deck="catalan",
        status=status(view),
        seats=tuple(_panel(view, seat) for seat in range(SEATS)),
        hand=_hand(view.hand, picked),
        prompt=prompt(view, picks, picked),
        actions=tuple(action for group in grouped for action in group.actions),
        sheet=sheet(view),
        log=tuple(_log(chapters, order)),
        extra=_extra(view, grouped, order),
        bill=bill(view.phase, view.past) if isinstance(view.phase, Over) else None,
    )


def suggest(view: View, picks: Sequence[str]) -> tuple[str, ...]:
    """The next card of the hand after the one that is picked, round and round; none where no card may be played."""
    if not isinstance(view.phase, InPlay) or not isinstance(view.phase.ask, ToPlay) or not view.is_mine:
        return ()
    codes = tuple(map(write_card, _shown_order(view.hand)))
    at = next((i for i, code in enumerate(codes) if code in picks), -1)
    return (codes[(at + 1) % len(codes)],)


def _chapters(view: View) -> tuple[Chapter, ...]:
    """The deal on the table and the one before it: what the person may still want to read."""
    if isinstance(view.phase, InPlay):
        return (*_told(view.past[-1:]), *story(view.phase.course))
    return _told(view.past[-2:])


def _told(past: Sequence[Ended]) -> tuple[Chapter, ...]:
    return tuple(chapter for ended in past for chapter in story(ended.course, ended))


def _log(chapters: Sequence[Chapter], order: Sequence[int]) -> Iterator[Entry]:
    for chapter, place in zip(chapters, order, strict=True):
        ids = [event.id for event in chapter.events]
        for event in chapter.events:
            # Where Truco was called, its line tells of the deal's points already.
            if not (event.id == "deal" and "truco" in ids):
                yield Entry(f"truco.event.{event.id}", event.seat, event.values, place)


def _shown_order(hand: Cards) -> Cards:
    """Strongest first."""
    return tuple(sorted(hand, key=lambda card: (-strength(card), card)))


def _hand(hand: Cards, picked: Cards) -> Hand:
    return Hand((tuple(HandCard(show(card), card in picked) for card in _shown_order(hand)),))


def _panel(view: View, seat: Seat) -> SeatPanel:
    mano = view.course.mano if view.course else None
    return SeatPanel(
        seat=seat,
        place=PLACES[seat],
        name=name(seat),
        sign=SIGNS[seat],
        held=view.held[seat] if view.held else 0,
        role=None if mano is None else phrase(f"truco.role.{'mano' if seat == mano else 'dealer'}"),
        to_act=isinstance(view.phase, InPlay) and view.phase.ask.seat == seat,
    )


def _extra(view: View, grouped: tuple[Group, ...], order: Sequence[int]) -> TrucoTable:
    course = view.course
    since = order[len(order) - len(course.deeds) :] if course else ()
    playing = view.phase if isinstance(view.phase, InPlay) else None
    return TrucoTable(
        number=course.number if course else 0,
        mano=course.mano if course else None,
        tallies=tallies(view.score),
        tricks=trick_rows(course, since) if course else (),
        bubbles=bubbles(course, since, playing.truco_caller if playing else None) if course else (),
        ladder=ladder(view.phase, course) if course else (),
        raises=who_may_raise(playing) if playing else None,
        envido=envido_state(view.phase, course) if course else None,
        said=announcements(course) if course else (),
        groups=grouped,
        glosses=glosses(view, (action.call for group in grouped for action in group.actions)),
        summary=summary(view.past[-1]) if view.past and playing is None else None,
    )
