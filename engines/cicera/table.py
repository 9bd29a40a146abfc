"""The table that a page shows of a seat's view: the shared parts, and what only this game's macros know.

Builds typed parts of phrases; knows no page, no language and no hidden card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engines.cicera.bill import PARTNER, Prizes, bill, prizes, sheet
from engines.cicera.buttons import actions
from engines.cicera.cards import write_card
from engines.cicera.felt import Done, Pile, Spread, done, piles, recent, show, spread
from engines.cicera.moves import SEATS
from engines.cicera.phases import Over, Playing
from engines.cicera.picks import Picked, picked, takers, ways
from engines.cicera.prompts import prompt, status
from engines.cicera.story import places, story
from engines.cicera.view import View
from engines.cicera.words import name
from engines.core.contract import Seat
from engines.core.table import Entry, Hand, HandCard, Place, SeatPanel, Table
from engines.core.words import Phrase, phrase

PLACES: Final = (Place.ME, Place.RIGHT, Place.TOP, Place.LEFT)
"""Play goes anticlockwise, to the right; the partner sits opposite (sections 1 and 2)."""

SIGNS: Final = ("star", "wheat", "cup", "hat")


@dataclass(frozen=True, slots=True)
class CiceraTable:
    """What only this game's macros show. Before the deal nothing lies there; `prizes` are there once it is over."""

    spread: Spread
    done: tuple[Done, ...]
    piles: tuple[Pile, ...]
    prizes: Prizes | None


def table(view: View, picks: Sequence[str] = ()) -> Table[CiceraTable]:
    """The table of a seat's view with these cards picked; picks that are neither in hand nor there are left out."""
    chapters = story(view.phase)
    order = places(chapters, view.audience)
    return Table(
        deck="bresciane",
        status=status(view),
        seats=tuple(_panel(view, seat) for seat in range(SEATS)),
        hand=_hand(view, picks),
        prompt=prompt(view, picks),
        actions=actions(view, picks),
        sheet=sheet(view),
        log=tuple(
            Entry(f"cicera.event.{event.id}", event.seat, event.values, place)
            for chapter, place in zip(chapters, order, strict=True)
            for event in chapter.events
        ),
        extra=_extra(view, picks, order),
        bill=bill(view.phase) if isinstance(view.phase, Over) else None,
    )


def _hand(view: View, picks: Sequence[str]) -> Hand:
    """In deck order: a card is looked for by its rank."""
    row = tuple(HandCard(show(card), write_card(card) in picks) for card in view.hand)
    return Hand((row,), single=True)


def _panel(view: View, seat: Seat) -> SeatPanel:
    return SeatPanel(
        seat=seat,
        place=PLACES[seat],
        name=name(seat),
        sign=SIGNS[seat],
        held=view.held[seat] if view.held else 0,
        role=_role(seat),
        to_act=isinstance(view.phase, Playing) and view.phase.turn == seat,
    )


def _role(seat: Seat) -> Phrase:
    if seat == 0:
        return phrase("cicera.role.you", name=name(PARTNER))
    return phrase(f"cicera.role.{'partner' if seat == PARTNER else 'opponent'}")


def _extra(view: View, picks: Sequence[str], order: Sequence[int]) -> CiceraTable:
    course = view.course
    if course is None:
        return CiceraTable(Spread(), (), (), None)
    # The story begins with the deal, which is nobody's deed.
    news = recent(course, order[1:])
    found = picked(view, picks) if view.is_mine else Picked((), ())
    mine = takers(view) if view.is_mine else {}
    return CiceraTable(
        spread=spread(course, news, found, ways(course, found), mine),
        done=done(news),
        piles=piles(course, view.piles, news),
        prizes=prizes(view.phase) if isinstance(view.phase, Over) else None,
    )
