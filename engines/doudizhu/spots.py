"""What lies before each seat: its latest play, pass or bid that still matters. Made from the public course alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engines.core.contract import Seat
from engines.core.table import Card, Place
from engines.core.words import Phrase, phrase
from engines.doudizhu import cards as pack
from engines.doudizhu.combos import identify
from engines.doudizhu.moves import Pass, Play, Turn
from engines.doudizhu.phases import PASSES, Auction, Over, Playing
from engines.doudizhu.view import View
from engines.doudizhu.words import card_name, combination

PLACES = (Place.ME, Place.RIGHT, Place.LEFT)
"""Play goes anticlockwise: the next player sits at one's right (section 3)."""


@dataclass(frozen=True, slots=True)
class Spot:
    """What one seat laid or said. `best` is the play to beat; `order` its place among what is shown one by one."""

    seat: Seat
    place: Place
    cards: tuple[Card, ...]
    label: Phrase
    best: bool
    order: int


def show(card: pack.Card) -> Card:
    """A card face up, with its name."""
    return Card(pack.write_card(card), card_name(card))


def spots(view: View, order: Sequence[int]) -> tuple[Spot, ...]:
    """At most one a seat: of the trick on the table, or of the last one while nobody has led; else of the auction.

    `order` holds the place of every chapter of the story.
    """
    playing = view.phase.playing if isinstance(view.phase, Over) else view.phase
    found: Iterator[Spot] = iter(())
    if isinstance(playing, Playing) and playing.turns:
        found = _laid(playing, order)
    elif isinstance(playing, Playing):
        found = _said(playing.auction, order)
    elif isinstance(playing, Auction):
        found = _said(playing, order)
    return tuple({spot.seat: spot for spot in found}.values())


def _said(auction: Auction, order: Sequence[int]) -> Iterator[Spot]:
    """The bids, in turn; the last of them is the last chapter of the story."""
    for index, points in enumerate(auction.bids):
        seat = (auction.first + index) % len(PLACES)
        label = phrase("doudizhu.spot.bid", points=points) if points else phrase("doudizhu.spot.no-bid")
        best = points > 0 and points == auction.highest
        yield Spot(seat, PLACES[seat], (), label, best, order[index - len(auction.bids)])


def _laid(playing: Playing, order: Sequence[int]) -> Iterator[Spot]:
    """The turns of the trick, in turn; the last of them is the last chapter of the story."""
    turns = playing.turns
    for index in range(_start_of_trick(turns), len(turns)):
        seat = playing.seat_of(index)
        turn = turns[index]
        best = isinstance(turn, Play) and index == _last_play(turns)
        yield Spot(seat, PLACES[seat], _faces(turn), _label(playing, turn, best=best), best, order[index - len(turns)])


def _start_of_trick(turns: Sequence[Turn]) -> int:
    """Where the trick on the table was led: right after the latest two passes in a row that a turn followed."""
    for index in range(len(turns) - 1, PASSES, -1):
        if isinstance(turns[index], Play) and all(isinstance(t, Pass) for t in turns[index - PASSES : index]):
            return index
    return 0


def _last_play(turns: Sequence[Turn]) -> int:
    return max(index for index, turn in enumerate(turns) if isinstance(turn, Play))


def _faces(turn: Turn) -> tuple[Card, ...]:
    """A play's cards, core first, so that what it is meets the eye before its wings."""
    if isinstance(turn, Pass):
        return ()
    combo = identify(pack.count_ranks(turn.cards))
    core = combo.core if combo else ()
    return tuple(map(show, sorted(turn.cards, key=lambda card: (pack.rank_of(card) not in core, card))))


def _label(playing: Playing, turn: Turn, *, best: bool) -> Phrase:
    combo = identify(pack.count_ranks(turn.cards)) if isinstance(turn, Play) else None
    if combo is None:
        return phrase("doudizhu.spot.pass")
    label = combination(combo, "label")
    if not best:
        return label
    return phrase(f"doudizhu.spot.{'both-passed' if playing.table is None else 'to-beat'}", combo=label)
