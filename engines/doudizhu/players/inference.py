"""What passes tell: a world in which an opponent let go by what it could have beaten cheaply is less likely.

Knows the public course; is asked about worlds that somebody else has sampled.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engines.core.contract import Seat
from engines.doudizhu.cards import ACE, count_ranks
from engines.doudizhu.catalogue import SHAPES, Kind
from engines.doudizhu.combos import Combination, identify
from engines.doudizhu.moves import SEATS, Pass, Play
from engines.doudizhu.phases import PASSES, Playing
from engines.doudizhu.players.packed import ONE, Packed, pack

_COPIES: Final = {
    kind: SHAPES[kind].copies for kind in (Kind.SINGLE, Kind.PAIR, Kind.TRIPLE, Kind.TRIPLE_SINGLE, Kind.TRIPLE_PAIR)
}
"""The kinds whose passes are read, with the copies that a follow takes of its core."""

LET_GO: Final = 0.4
"""How much less likely a world is for each pass on what could have been beaten."""


@dataclass(frozen=True, slots=True)
class Silence:
    """A pass of one seat on an opponent's play: `since` is what the seat has played after it.

    `room` marks the ranks above the play, up to the ace, by the bits of a count: two and joker may well be held back.
    """

    seat: Seat
    since: Packed
    copies: int
    room: Packed


def silences(playing: Playing, me: Seat) -> tuple[Silence, ...]:
    """The passes of the others from which something follows, oldest first."""
    return tuple(_silences(playing, me))


def likelihood(hands: list[Packed], heard: tuple[Silence, ...]) -> float:
    """How well a world of these hands fits the passes, 1 for perfectly."""
    likely = 1.0
    for silence in heard:
        hand = hands[silence.seat] + silence.since
        if _could(hand, silence):
            likely *= LET_GO
    return likely


def _could(hand: Packed, silence: Silence) -> bool:
    """Whether the hand has a rank above the play in the copies that it takes, not counting ranks of four."""
    if silence.copies == 1:
        return bool((hand | hand >> 1) & silence.room)
    if silence.copies == 2:
        return bool(hand >> 1 & silence.room)
    return bool(hand >> 1 & hand & silence.room)


def _silences(playing: Playing, me: Seat) -> Iterator[Silence]:
    later = [0] * SEATS
    for index, table, owner in reversed(list(_tables(playing))):
        turn, seat = playing.turns[index], playing.seat_of(index)
        if isinstance(turn, Play):
            later[seat] += pack(turn.cards)
        elif seat != me and playing.landlord in (seat, owner) and table.kind in _COPIES and table.rank < ACE:
            room = sum(ONE[table.rank + 1 : ACE + 1])
            yield Silence(seat, later[seat], _COPIES[table.kind], room)


def _tables(playing: Playing) -> Iterator[tuple[int, Combination, Seat]]:
    """Each turn's index with the combination that it met, or made where it led, and whose that was."""
    table: Combination | None = None
    owner, passes = playing.landlord, 0
    for index, turn in enumerate(playing.turns):
        passes = passes + 1 if isinstance(turn, Pass) else 0
        if isinstance(turn, Play) and (table is None or passes == 0):
            made = identify(count_ranks(turn.cards))
            met, table, owner = table, made, playing.seat_of(index)
            if made is not None:
                yield index, met or made, owner
        elif table is not None:
            yield index, table, owner
        if passes == PASSES:
            table = None
