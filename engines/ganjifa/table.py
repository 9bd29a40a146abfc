"""The table that a page shows of a seat's view: the shared parts, and what only this game's macros know.

Builds typed parts of phrases; knows no page, no language and no hidden card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engines.core.contract import Seat
from engines.core.errors import IllegalMoveError, NotationError
from engines.core.table import Action, Bill, Card, Entry, Hand, HandCard, Line, Look, Place, Prompt, SeatPanel, Sheet
from engines.core.table import Table as CoreTable
from engines.core.words import Phrase, phrase
from engines.ganjifa.cards import SUITS, Cards, read_cards, strength, suit_of, write_card
from engines.ganjifa.dukals import dukals, is_dukal
from engines.ganjifa.follow import in_suit
from engines.ganjifa.moves import SEATS, Dukal, Give, Move, Play
from engines.ganjifa.phases import Following, Giving, InPlay, Leading, Over, Waiting
from engines.ganjifa.story import places, story
from engines.ganjifa.view import View, choices, is_legal, on_table
from engines.ganjifa.words import name, plain, show, suit_name

PLACES: Final = (Place.ME, Place.RIGHT, Place.LEFT)
"""Where the seats are: the person sits at 0, and play is anticlockwise."""

SIGNS: Final = ("star", "bell", "moon")


@dataclass(frozen=True, slots=True)
class GanjifaTable:
    """What only this game's macros show: the trump, and the cards of the trick on the table."""

    trump: Phrase
    centre: tuple[Card, ...]


def table(view: View, picks: Sequence[str] = ()) -> CoreTable[GanjifaTable]:
    """The table of a seat's view with these cards picked; picks that are not in hand are left out."""
    picked = tuple(card for card in view.hand if write_card(card) in picks)
    return CoreTable(
        deck="dashavatara",
        status=_status(view),
        seats=tuple(_panel(view, seat) for seat in range(SEATS)),
        hand=_hand(view.hand, picked),
        prompt=_prompt(view),
        actions=_actions(view, picked),
        sheet=Sheet(phrase("ganjifa.sheet.title"), tuple(_lines(view))),
        log=tuple(_log(view)),
        extra=GanjifaTable(suit_name(view.trump), tuple(map(show, on_table(view.phase)))),
        bill=_bill(view.phase) if isinstance(view.phase, Over) else None,
    )


def compose(view: View, picks: Sequence[str], call: str) -> Move:
    """The move that picked cards make. Raises NotationError for another call, IllegalMoveError for no such pick."""
    if call != "play":
        raise NotationError(call, "no call of this game")
    cards = read_cards("".join(picks))
    move = _made(view, cards)
    if move is None:
        raise IllegalMoveError("".join(picks), phrase("ganjifa.refuse.pick"))
    return move


def suggest(view: View, picks: Sequence[str]) -> tuple[str, ...]:
    """The cards of the legal play after the one that is picked, round and round; none where it is not one's turn.

    To a Dukal the weakest cards come first, then one set after another.
    """
    picked = tuple(card for card in view.hand if write_card(card) in picks)
    if not view.is_mine:
        return ()
    match view.phase:
        case Giving(size=size):
            return _codes(_next_set(_weakest_first(view), picked, size))
        case Leading() | Following():
            offers = list(_offers(view))
            at = next((i for i, cards in enumerate(offers) if cards == picked), -1)
            return _codes(offers[(at + 1) % len(offers)])
        case _:
            return ()


def _offers(view: View) -> Iterator[Cards]:
    """Dukals first, the largest of all before others, then single cards."""
    found = sorted(dukals(view.hand), key=len, reverse=True)
    yield from (cards for cards in found if is_legal(view, Dukal(cards)))
    yield from ((card,) for card in view.hand if is_legal(view, Play(card)))


def _weakest_first(view: View) -> Cards:
    return tuple(sorted(view.hand, key=lambda card: (suit_of(card) == view.trump, strength(card), card)))


def _next_set(order: Cards, picked: Cards, size: int) -> Cards:
    """The set after this one, counting through all sets of a size in this order without listing them."""
    places = [i for i, card in enumerate(order) if card in picked]
    if len(places) != size:
        return order[:size]
    for at in reversed(range(size)):
        if places[at] < len(order) - size + at:
            first = places[at] + 1
            return tuple(order[i] for i in (*places[:at], *range(first, first + size - at)))
    return order[:size]


def _codes(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(map(write_card, sorted(cards)))


def _made(view: View, cards: Cards) -> Move | None:
    if isinstance(view.phase, Giving) and cards:
        return Give(cards)
    if len(cards) == 1:
        return Play(cards[0])
    return Dukal(cards) if is_dukal(cards) else None


def _actions(view: View, picked: Cards) -> tuple[Action, ...]:
    if not view.is_mine:
        return ()
    move = _made(view, picked)
    return (
        Action("clear", phrase("ganjifa.call.clear"), Look.QUIET),
        Action("hint", phrase("ganjifa.call.hint")),
        Action("play", phrase("ganjifa.call.play"), Look.MAIN, ready=move is not None and is_legal(view, move)),
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


def _hand(hand: Cards, picked: Cards) -> Hand:
    """A row a suit in avatar order, strongest first."""
    rows = (in_suit(hand, suit)[::-1] for suit in range(len(SUITS)))
    return Hand(tuple(tuple(HandCard(show(card), card in picked) for card in row) for row in rows if row))


def _prompt(view: View) -> Prompt:
    match view.phase:
        case Leading(course) if view.is_mine:
            opening = course.opening is not None
            return Prompt(phrase("word.your-turn"), phrase(f"ganjifa.prompt.{'opening' if opening else 'lead'}"))
        case Following() if view.is_mine:
            suits = tuple(map(suit_name, choices(view).suits))
            return Prompt(phrase("word.your-turn"), phrase("ganjifa.prompt.follow", suits=suits))
        case Giving(size=size) if view.is_mine:
            return Prompt(phrase("word.your-turn"), phrase("ganjifa.prompt.give", n=size))
        case Over(course):
            return Prompt(phrase("ganjifa.prompt.over"), phrase(f"ganjifa.prompt.{_result(course.captured)}"))
        case _:
            return Prompt(_status(view))


def _result(captured: tuple[int, ...]) -> str:
    if captured[0] < max(captured):
        return "lost"
    return "won" if captured.count(max(captured)) == 1 else "shared"


def _status(view: View) -> Phrase:
    if view.course is None:
        return phrase("ganjifa.status.waiting")
    return phrase("ganjifa.status.captured", n=view.course.captured[0])


def _lines(view: View) -> Iterator[Line]:
    if not isinstance(view.phase, Waiting):
        for seat, cards in enumerate(view.phase.course.captured):
            yield Line(phrase("ganjifa.sheet.captured", name=name(seat)), plain(cards), total=True)


def _log(view: View) -> Iterator[Entry]:
    chapters = story(view.phase)
    for chapter, place in zip(chapters, places(chapters, view.audience), strict=True):
        for event in chapter.events:
            yield Entry(f"ganjifa.event.{event.id}", event.seat, event.values, place)


def _bill(over: Over) -> Bill:
    return Bill(
        title=phrase(f"ganjifa.prompt.{_result(over.course.captured)}"),
        score=tuple(map(plain, over.course.captured)),
        lines=(),
        totals=(),
    )
