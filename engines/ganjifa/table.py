"""The table that a page shows of a seat's view: the shared parts, and what only this game's macros know.

Builds typed parts of phrases; knows no page, no language and no hidden card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engines.core.contract import Seat
from engines.core.table import Action, Entry, SeatPanel, Table
from engines.core.words import Phrase, phrase
from engines.ganjifa.aids import Aids, aids
from engines.ganjifa.bill import bill, sheet
from engines.ganjifa.buttons import DUKAL, actions
from engines.ganjifa.cards import Cards, write_card
from engines.ganjifa.felt import PLACES, Round, Tally, last_round, now_round, tallies
from engines.ganjifa.moves import SEATS
from engines.ganjifa.phases import Following, InPlay, Leading, Over
from engines.ganjifa.prompts import prompt, status
from engines.ganjifa.rows import Half, halves, hand
from engines.ganjifa.story import Chapter, places, story
from engines.ganjifa.strip import SuitMark, strip
from engines.ganjifa.view import View
from engines.ganjifa.words import name

SIGNS: Final = ("wheat", "leaf", "star")


@dataclass(frozen=True, slots=True)
class GanjifaTable:
    """What only this game's macros show.

    `strip` are the suits in their order, `halves` the hand by suits; `now` is the trick on the table and `last` the
    one before it, `waits` the place where the person's card will lie; `tallies` are the scores, `aids` what has been
    seen; `buttons` are the actions but for the Dukals, which are `dukals`.
    """

    strip: tuple[SuitMark, ...]
    halves: tuple[Half, ...]
    now: Round | None
    last: Round | None
    waits: Phrase | None
    tallies: tuple[Tally, ...]
    aids: Aids
    buttons: tuple[Action, ...]
    dukals: tuple[Action, ...]


def table(view: View, picks: Sequence[str] = ()) -> Table[GanjifaTable]:
    """The table of a seat's view with these cards picked; picks that are not in hand are left out."""
    picked = tuple(card for card in view.hand if write_card(card) in picks)
    chapters = story(view.phase)
    order = places(chapters, view.audience)
    offered = actions(view, picked)
    return Table(
        deck="dashavatara",
        status=status(view),
        seats=tuple(_panel(view, seat) for seat in range(SEATS)),
        hand=hand(view, picked),
        prompt=prompt(view, picked),
        actions=offered,
        sheet=sheet(view),
        log=tuple(_log(chapters, order)),
        extra=_extra(view, picked, order, offered),
        bill=bill(view.phase) if isinstance(view.phase, Over) else None,
    )


def _extra(view: View, picked: Cards, order: Sequence[int], offered: Sequence[Action]) -> GanjifaTable:
    awaited = view.is_mine and isinstance(view.phase, Leading | Following)
    return GanjifaTable(
        strip=strip(view),
        halves=halves(view, picked),
        now=now_round(view, order),
        last=last_round(view, order),
        waits=phrase("ganjifa.lay.yours") if awaited else None,
        tallies=tallies(view),
        aids=aids(view),
        buttons=tuple(action for action in offered if not action.call.startswith(DUKAL)),
        dukals=tuple(action for action in offered if action.call.startswith(DUKAL)),
    )


def _panel(view: View, seat: Seat) -> SeatPanel:
    return SeatPanel(
        seat=seat,
        place=PLACES[seat],
        name=name(seat),
        sign=SIGNS[seat],
        held=view.held[seat] if view.held else 0,
        to_act=isinstance(view.phase, InPlay) and view.phase.turn == seat,
    )


def _log(chapters: Sequence[Chapter], order: Sequence[int]) -> Iterator[Entry]:
    for chapter, place in zip(chapters, order, strict=True):
        for event in chapter.events:
            yield Entry(f"ganjifa.event.{event.id}", event.seat, event.values, place)
