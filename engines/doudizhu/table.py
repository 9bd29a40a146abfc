"""The table that a page shows of a seat's view, and the move that picked cards and a button make.

Builds typed parts of phrases; knows no page, no language and no hidden card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.core.contract import Seat
from engines.core.errors import IllegalMoveError, NotationError
from engines.core.table import Action, Card, Entry, Hand, HandCard, Look, Prompt, SeatPanel, Table
from engines.core.words import Phrase, phrase
from engines.doudizhu.bill import bill, sheet, stake
from engines.doudizhu.cards import Cards, count_ranks, rank_of, read_cards, write_card
from engines.doudizhu.combos import Combination, identify
from engines.doudizhu.moves import MAX_BID, Bid, Move, Pass, Play
from engines.doudizhu.phases import Auction, Over, Playing
from engines.doudizhu.spots import PLACES, Spot, show, spots
from engines.doudizhu.story import places, story
from engines.doudizhu.view import View, is_legal, plays, refusal
from engines.doudizhu.words import NAMES, combination

SIGNS = ("star", "leaf", "hat")
ROW = 12
"""The most cards in a row of the hand: on a screen 360 px wide a strip of 24 px of each is still seen."""


@dataclass(frozen=True, slots=True)
class DoudizhuTable:
    """What only this game's macros show: the latest play of each seat, the bottom cards, the stake as "3 x 2"."""

    spots: tuple[Spot, ...]
    bottom: tuple[Card, ...]
    stake: Phrase
    is_auction: bool


def table(view: View, picks: Sequence[str] = ()) -> Table[DoudizhuTable]:
    """The table of a seat's view with these cards picked; picks that are not in hand are left out."""
    picked = _picked(view, picks)
    chapters = story(view.phase)
    order = places(chapters, view.audience)
    return Table(
        deck="french",
        status=_status(view),
        seats=tuple(_panel(view, seat) for seat in range(len(PLACES))),
        hand=_hand(view.hand, picked),
        prompt=_prompt(view, picked),
        actions=_actions(view, picked),
        sheet=sheet(view),
        log=tuple(
            Entry(f"doudizhu.event.{event.id}", event.seat, event.values, place)
            for chapter, place in zip(chapters, order, strict=True)
            for event in chapter.events
        ),
        extra=_extra(view, order),
        bill=bill(view.phase) if isinstance(view.phase, Over) else None,
    )


def compose(view: View, picks: Sequence[str], call: str) -> Move:
    """The move that picked cards and a call make. Raises NotationError, or IllegalMoveError where nothing is picked."""
    if call == "pass":
        return Bid(0) if isinstance(view.phase, Auction) else Pass()
    if call == "play":
        return _composed(picks)
    for points in range(MAX_BID + 1):
        if call == f"b{points}":
            return Bid(points)
    raise NotationError(call, "no call of this game")


def _composed(picks: Sequence[str]) -> Play:
    if not picks:
        raise IllegalMoveError("", phrase("doudizhu.refuse.nothing-picked"))
    return Play(read_cards("".join(picks)))


def suggest(view: View, picks: Sequence[str]) -> tuple[str, ...]:
    """The cards of the legal play after the one whose ranks are picked, round and round; none where none is legal."""
    if not view.is_mine or not isinstance(view.phase, Playing):
        return ()
    offers = [turn.cards for turn in plays(view.hand, view.phase.table) if isinstance(turn, Play)]
    if not offers:
        return ()
    now = count_ranks(_picked(view, picks))
    at = next((i for i, cards in enumerate(offers) if count_ranks(cards) == now), -1)
    return tuple(map(write_card, offers[(at + 1) % len(offers)]))


def _picked(view: View, picks: Sequence[str]) -> Cards:
    return tuple(card for card in view.hand if write_card(card) in picks)


def _panel(view: View, seat: Seat) -> SeatPanel:
    held = view.held[seat] if view.held else 0
    playing = view.phase.playing if isinstance(view.phase, Over) else view.phase
    role = None
    if isinstance(playing, Playing):
        role = phrase(f"doudizhu.role.{'landlord' if seat == playing.landlord else 'farmer'}")
    return SeatPanel(
        seat=seat,
        place=PLACES[seat],
        name=phrase("word.you") if seat == 0 else phrase(f"doudizhu.name.{NAMES[seat - 1]}"),
        sign=SIGNS[seat],
        held=held,
        role=role,
        note=_note(held),
        to_act=isinstance(view.phase, Auction | Playing) and view.phase.turn == seat,
        leads=isinstance(playing, Playing) and seat == playing.landlord,
    )


def _note(held: int) -> Phrase | None:
    return {1: phrase("doudizhu.note.last-card"), 2: phrase("doudizhu.note.two-cards")}.get(held)


def _hand(hand: Cards, picked: Cards) -> Hand:
    """Strongest first, in one row, or in two that part between ranks as evenly as they can."""
    cards = tuple(reversed(hand))
    rows = (cards,) if len(cards) <= ROW else _halves(cards)
    return Hand(tuple(tuple(HandCard(show(card), card in picked) for card in row) for row in rows))


def _halves(cards: Cards) -> tuple[Cards, Cards]:
    breaks = [i for i in range(1, len(cards)) if rank_of(cards[i - 1]) != rank_of(cards[i])]
    at = min(breaks, key=lambda i: (abs(2 * i - len(cards)), -i))
    return cards[:at], cards[at:]


def _prompt(view: View, picked: Cards) -> Prompt:
    match view.phase:
        case Auction() as auction if view.is_mine:
            rest = phrase("doudizhu.prompt.overbid", points=auction.highest)
            return Prompt(phrase("word.your-turn"), rest if auction.highest else phrase("doudizhu.prompt.bid"))
        case Playing() as playing if view.is_mine:
            return Prompt(phrase("word.your-turn"), _asked(playing.table), _named(view, playing, picked))
        case Over() as over:
            won = over.scores[0] > 0
            return Prompt(phrase("doudizhu.prompt.over"), phrase(f"doudizhu.prompt.{'won' if won else 'lost'}"))
        case _:
            return Prompt(_status(view))


def _asked(combo: Combination | None) -> Phrase:
    if combo is None:
        return phrase("doudizhu.prompt.lead")
    return phrase("doudizhu.prompt.beat", table=combination(combo, "definite"))


def _named(view: View, playing: Playing, picked: Cards) -> Phrase:
    """What the pick makes and does, or why it cannot be played."""
    if not picked:
        return phrase("doudizhu.prompt.pick")
    reason = refusal(view, Play(picked))
    combo = identify(count_ranks(picked))
    if reason is not None or combo is None:
        return reason or phrase("doudizhu.refuse.no-combination")
    label = combination(combo, "label")
    if not combo.explosive:
        return phrase("doudizhu.prompt.picked", combo=label)
    return phrase("doudizhu.prompt.doubles", combo=label, stake=stake(playing.bid, 2 ** (playing.doublings + 1)))


def _actions(view: View, picked: Cards) -> tuple[Action, ...]:
    if not view.is_mine:
        return ()
    if isinstance(view.phase, Auction):
        bids = range(view.phase.highest + 1, MAX_BID + 1)
        return tuple(Action(f"b{n}", phrase(f"doudizhu.call.b{n}")) for n in (0, *bids))
    return (
        Action("clear", phrase("doudizhu.call.clear"), Look.QUIET),
        Action("hint", phrase("doudizhu.call.hint"), ready=bool(suggest(view, ()))),
        Action("pass", phrase("doudizhu.call.pass"), ready=is_legal(view, Pass())),
        Action("play", phrase("doudizhu.call.play"), Look.MAIN, ready=is_legal(view, Play(picked))),
    )


def _status(view: View) -> Phrase:
    match view.phase:
        case Playing() as playing:
            role = "landlord" if playing.landlord == view.audience else "farmer"
            return phrase(f"doudizhu.status.{role}", n=len(view.hand))
        case Over() as over:
            points = over.scores[0]
            return phrase(f"doudizhu.status.{'won' if points > 0 else 'lost'}", n=abs(points))
        case _:
            return phrase("doudizhu.status.auction")


def _extra(view: View, order: Sequence[int]) -> DoudizhuTable:
    playing = view.phase.playing if isinstance(view.phase, Over) else view.phase
    if not isinstance(playing, Playing):
        return DoudizhuTable(spots(view, order), (), phrase("doudizhu.stake.none"), is_auction=True)
    bottom = tuple(map(show, reversed(playing.bottom)))
    multiplier = view.phase.multiplier if isinstance(view.phase, Over) else 2**playing.doublings
    return DoudizhuTable(spots(view, order), bottom, stake(playing.bid, multiplier), is_auction=False)
