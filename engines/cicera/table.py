"""The table that a page shows of a seat's view: the shared parts, and what only this game's macros know.

Builds typed parts of phrases; knows no page, no language and no hidden card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engines.cicera.awards import awards
from engines.cicera.captures import is_capture
from engines.cicera.cards import Card, Cards, write_card
from engines.cicera.moves import SEATS, Capture, Move, Place
from engines.cicera.phases import Over, Playing
from engines.cicera.story import places, story
from engines.cicera.view import View, check, in_play
from engines.cicera.words import card_name, name, plain, team_name
from engines.core.contract import Picks, Seat
from engines.core.errors import IllegalMoveError, NotationError
from engines.core.table import (
    Action,
    Bill,
    BillLine,
    Entry,
    Hand,
    HandCard,
    Line,
    Look,
    Prompt,
    SeatPanel,
    Sheet,
    Table,
)
from engines.core.table import Card as Shown
from engines.core.table import (
    Place as Spot,
)
from engines.core.words import Phrase, phrase

SPOTS = (Spot.ME, Spot.RIGHT, Spot.TOP, Spot.LEFT)
SIGNS = ("star", "bell", "leaf", "moon")
PLACE, TAKE = "place", "take"


@dataclass(frozen=True, slots=True)
class CiceraTable:
    """What only this game's macros show: the table's cards in order of arrival and both teams' piles."""

    cards: tuple[Shown, ...]
    piles: tuple[tuple[Shown, ...], tuple[Shown, ...]]


def table(view: View, picks: Sequence[str] = ()) -> Table[CiceraTable]:
    """The table of a seat's view with these cards picked; picks that are neither in hand nor there are left out."""
    chapters = story(view.phase)
    order = places(chapters, view.audience)
    return Table(
        deck="bresciane",
        status=phrase("cicera.status.score", first=_points(view)[0], second=_points(view)[1]),
        seats=tuple(_panel(view, seat) for seat in range(SEATS)),
        hand=Hand((tuple(HandCard(_show(card), write_card(card) in picks) for card in view.hand),)),
        prompt=Prompt(phrase(f"cicera.prompt.{_ask(view)}")),
        actions=_actions(view, picks) if view.is_mine else (),
        sheet=Sheet(phrase("cicera.sheet.title"), tuple(_sheet_lines(view))),
        log=tuple(
            Entry(f"cicera.event.{event.id}", event.seat, event.values, place)
            for chapter, place in zip(chapters, order, strict=True)
            for event in chapter.events
        ),
        extra=_extra(view),
        bill=_bill(view.phase) if isinstance(view.phase, Over) else None,
    )


def compose(view: View, picks: Sequence[str], call: str) -> Move | Picks:
    """The move that one picked hand card, picked table cards and a call make.

    Raises NotationError for a call that is none, IllegalMoveError for another number of hand cards.
    """
    if call not in (PLACE, TAKE):
        raise NotationError(call, "a call is place or take")
    hand = [card for card in view.hand if write_card(card) in picks]
    if len(hand) != 1:
        raise IllegalMoveError("".join(picks), phrase("cicera.refuse.pick-one"))
    move = Place(hand[0]) if call == PLACE else Capture(hand[0], _taken(view, picks))
    check(view, move)
    return move


def suggest(view: View, picks: Sequence[str]) -> tuple[str, ...]:
    """The next card of the hand after the one that is picked, round and round; none where another is to act."""
    if not view.is_mine:
        return ()
    codes = tuple(map(write_card, view.hand))
    at = next((i for i, code in enumerate(codes) if code in picks), -1)
    return (codes[(at + 1) % len(codes)],)


def _taken(view: View, picks: Sequence[str]) -> Cards:
    taken = tuple(sorted(card for card in in_play(view).table if write_card(card) in picks))
    if not taken:
        raise IllegalMoveError("".join(picks), phrase("cicera.refuse.no-sum"))
    return taken


def _actions(view: View, picks: Sequence[str]) -> tuple[Action, ...]:
    hand = [card for card in view.hand if write_card(card) in picks]
    one = len(hand) == 1
    takes = one and is_capture(hand[0], _picked(view, picks), in_play(view).table)
    return (
        Action(TAKE, phrase("cicera.call.take"), Look.MAIN, ready=takes),
        Action(PLACE, phrase("cicera.call.place"), ready=one),
    )


def _picked(view: View, picks: Sequence[str]) -> Cards:
    return tuple(card for card in in_play(view).table if write_card(card) in picks)


def _ask(view: View) -> str:
    return "over" if isinstance(view.phase, Over) else "play" if view.is_mine else "thinking"


def _points(view: View) -> tuple[int, int]:
    match view.phase:
        case Over() as over:
            return over.points
        case Playing() as playing:
            return playing.bonus_points
        case _:
            return (0, 0)


def _show(card: Card) -> Shown:
    return Shown(write_card(card), card_name(card))


def _panel(view: View, seat: Seat) -> SeatPanel:
    return SeatPanel(
        seat=seat,
        place=SPOTS[seat],
        name=name(seat),
        sign=SIGNS[seat],
        held=view.held[seat] if view.held else 0,
        to_act=isinstance(view.phase, Playing) and view.phase.turn == seat,
    )


def _sheet_lines(view: View) -> Iterator[Line]:
    for team, points in enumerate(_points(view)):
        yield Line(team_name(team), plain(points))


def _extra(view: View) -> CiceraTable:
    on_table = view.phase.table if isinstance(view.phase, Playing) else ()
    first, second = view.piles
    return CiceraTable(tuple(map(_show, on_table)), (tuple(map(_show, first)), tuple(map(_show, second))))


def _bill(over: Over) -> Bill:
    first, second = over.points
    lines = [
        BillLine(phrase("cicera.bill.bonuses"), _cells(over.last.bonus_points)),
        *(BillLine(phrase(f"cicera.award.{line.award}"), _cells(line.points)) for line in awards(over.piles)),
    ]
    return Bill(
        title=phrase(f"cicera.bill.{'draw' if first == second else 'won' if first > second else 'lost'}"),
        score=_cells(over.points),
        lines=tuple(lines),
        totals=(BillLine(phrase("cicera.bill.together"), _cells(over.points)),),
        columns=(team_name(0), team_name(1)),
    )


def _cells(points: tuple[int, int]) -> tuple[Phrase, ...]:
    return tuple(map(plain, points))
