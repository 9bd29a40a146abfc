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
from engines.doudizhu.moves import SEATS, Play
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


@dataclass(frozen=True, slots=True)
class Met:
    """The combination on the table, and whose it is."""

    table: Combination
    owner: Seat


def silences(playing: Playing, me: Seat) -> tuple[Silence, ...]:
    """The passes of the others from which something follows, latest first."""
    found, since = [], [0] * SEATS
    for index, (turn, met) in reversed(list(enumerate(zip(playing.turns, _met(playing), strict=True)))):
        seat = playing.seat_of(index)
        if isinstance(turn, Play):
            since[seat] += pack(turn.cards)
        elif met is not None and seat != me and playing.landlord in (seat, met.owner) and _tells(met.table):
            room = sum(ONE[met.table.rank + 1 : ACE + 1])
            found.append(Silence(seat, since[seat], _COPIES[met.table.kind], room))
    return tuple(found)


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


def _tells(table: Combination) -> bool:
    return table.kind in _COPIES and table.rank < ACE


def _met(playing: Playing) -> Iterator[Met | None]:
    """What each turn found on the table; None where it led."""
    met: Met | None = None
    passes = 0
    for index, turn in enumerate(playing.turns):
        yield met
        if isinstance(turn, Play):
            made = identify(count_ranks(turn.cards))
            met, passes = Met(made, playing.seat_of(index)) if made else None, 0
        else:
            passes += 1
            met = met if passes < PASSES else None
