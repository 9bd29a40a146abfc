"""Hands and combinations as plain integers, for players that look at thousands of them. Knows no turn and no seat.

A packed hand holds four bits a rank, 3 lowest: taking cards out of a hand is one subtraction.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from engines.doudizhu.cards import RED, Card, Counts, Rank, rank_of
from engines.doudizhu.catalogue import family
from engines.doudizhu.combos import Combination, Kind

Packed: TypeAlias = int
"""A hand: how many of rank r in the bits 4 r to 4 r + 3."""

BITS: Final = 4
ONE: Final[tuple[Packed, ...]] = tuple(1 << BITS * rank for rank in range(RED + 1))
"""One card of each rank."""

TURN: Final = 7.0
"""What a turn costs, in ranks: whoever plays lower than a ten is likely to lose the lead, whoever plays higher not."""

_KINDS: Final = {kind: index for index, kind in enumerate(Kind)}


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """A combination ready for arithmetic; one object a combination, so that identity is equality.

    `type` tells kind and length in one number: of two ordinary parts only those of one type beat each other. `copies`
    is how many of each core rank it takes; `gain` is what playing it is worth, its turn deducted.
    """

    made: Combination
    code: Packed
    size: int
    type: int
    rank: Rank
    explosive: bool
    gain: float
    copies: int


@cache
def part(made: Combination) -> Part:
    """The part of a combination; the same one each time."""
    code = sum(ONE[rank] for rank in made.ranks)
    type_ = type_of(made.kind, made.length)
    copies = made.ranks.count(made.rank)
    return Part(made, code, made.size, type_, made.rank, made.explosive, _worth(made) - TURN, copies)


@cache
def bare(kind: Kind, low: Rank, length: int = 1) -> Part:
    """The part of a combination without wings, by its core's lowest rank."""
    return part(family(kind, low, length)[()])


def type_of(kind: Kind, length: int = 1) -> int:
    """The number of a type: a kind with a length of core."""
    return _KINDS[kind] << BITS | length


def _worth(made: Combination) -> float:
    """By the height of the core, as rule players of the field have it ("recursive hand partitioning"); 10 is nought."""
    match made.kind:
        case Kind.ROCKET:
            return 20.0
        case Kind.BOMB:
            return made.rank + 7.0
        case Kind.STRAIGHT | Kind.PAIR_RUN:
            return made.rank - 6.0
        case Kind.AIRPLANE | Kind.AIRPLANE_SINGLES | Kind.AIRPLANE_PAIRS:
            return (made.rank - 6.0) / 2
        case _:
            return made.rank - 7.0


def pack(cards: Iterable[Card]) -> Packed:
    return sum([ONE[rank_of(card)] for card in cards])


def unpack(hand: Packed) -> Counts:
    return tuple([hand >> shift & 7 for shift in range(0, BITS * (RED + 1), BITS)])


def lowest(hand: Packed) -> Rank:
    """The lowest rank of a hand that is not empty."""
    return (hand & -hand).bit_length() - 1 >> 2


def highest(hand: Packed) -> Rank:
    """The highest rank of a hand; -1 of an empty one."""
    return hand.bit_length() - 1 >> 2


EACH: Final = sum(ONE)
"""One card of each rank."""


def ranks_held(hand: Packed, copies: int) -> Packed:
    """One card of each rank that the hand holds so many of, 1 to 4, or more."""
    if copies == 1:
        return (hand | hand >> 1 | hand >> 2) & EACH
    if copies == 2:
        return (hand >> 1 | hand >> 2) & EACH
    if copies == 3:
        return (hand & hand >> 1 | hand >> 2) & EACH
    return hand >> 2 & EACH
