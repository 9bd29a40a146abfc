"""Every combination there is, each made once and then shared, found by its core and its wings.

Knows what forms a combination, by ranks alone; not what a hand holds nor what beats what.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import combinations, combinations_with_replacement

from engines.doudizhu.cards import ACE, BLACK, RED, TWO, Counts, Rank

Ranks = tuple[Rank, ...]
"""Ranks in ascending order; a rank may stand there more than once."""

Core = tuple[Rank, int]
"""A core by its lowest rank and its length in ranks."""


class Kind(StrEnum):
    """The types of combination (Dou Dizhu rules, section 4), in the order in which they are listed."""

    SINGLE = "single"
    PAIR = "pair"
    TRIPLE = "triple"
    TRIPLE_SINGLE = "triple-single"
    TRIPLE_PAIR = "triple-pair"
    STRAIGHT = "straight"
    PAIR_RUN = "pair-run"
    AIRPLANE = "airplane"
    AIRPLANE_SINGLES = "airplane-singles"
    AIRPLANE_PAIRS = "airplane-pairs"
    FOUR_SINGLES = "four-singles"
    FOUR_PAIRS = "four-pairs"
    BOMB = "bomb"
    ROCKET = "rocket"

    # Enum hashes in Python; kinds are looked up for every play of a playout, and a string's hash is as good.
    __hash__ = str.__hash__


_EXPLOSIVE = frozenset({Kind.BOMB, Kind.ROCKET})


@dataclass(frozen=True, slots=True)
class Combination:
    """Cards that can be played together, by ranks. `identify` and the generators hand these out; suits don't matter.

    `rank` is the highest rank of the core, which decides between combinations of a size; `length` is the core's
    length in ranks (the rocket counts as one); `ranks` holds every card's rank, ascending.
    """

    kind: Kind
    rank: Rank
    length: int
    ranks: Ranks

    def __hash__(self) -> int:
        """By ranks alone, which is quick: no card set has two readings (Dou Dizhu rules, section 4)."""
        return hash(self.ranks)

    @property
    def counts(self) -> Counts:
        """How many cards of each rank it takes."""
        return tuple(self.ranks.count(rank) for rank in range(RED + 1))

    @property
    def core(self) -> Ranks:
        """The ranks of the core, each once, ascending."""
        if self.kind is Kind.ROCKET:
            return self.ranks
        return tuple(range(self.rank - self.length + 1, self.rank + 1))

    @property
    def wings(self) -> Ranks:
        """The ranks of the cards attached to the core, one a card, ascending."""
        core = self.core
        return tuple(rank for rank in self.ranks if rank not in core)

    @property
    def size(self) -> int:
        """The number of cards."""
        return len(self.ranks)

    @property
    def explosive(self) -> bool:
        """Whether it is a bomb or the rocket: beats every ordinary combination, doubles the multiplier."""
        return self.kind in _EXPLOSIVE


@dataclass(frozen=True, slots=True)
class Shape:
    """What a kind is made of: `copies` of each core rank, `shortest` to `longest` ranks of core, `wing` cards a wing.

    The longest is what a hand of 20 cards can hold, or what the ranks 3 to A allow.
    """

    copies: int
    shortest: int
    longest: int
    wing: int = 0

    def wings(self, length: int) -> int:
        """How many wings go with a core of this length: one a triple, always two with a four."""
        if not self.wing:
            return 0
        return 2 if self.copies == 4 else length

    def cores_in(self, ranks: Sequence[Rank]) -> list[Core]:
        """The cores of this shape among these ascending ranks: short ones first, then low ones."""
        cores: list[Core] = []
        for length in range(self.shortest, self.longest + 1):
            found = starts(ranks, length)
            if not found:
                break
            cores += [(low, length) for low in found]
        return cores

    def size(self, length: int) -> int:
        """How many cards it has with a core of this length."""
        return self.copies * length + self.wing * self.wings(length)


SHAPES: Mapping[Kind, Shape] = {
    Kind.SINGLE: Shape(1, 1, 1),
    Kind.PAIR: Shape(2, 1, 1),
    Kind.TRIPLE: Shape(3, 1, 1),
    Kind.TRIPLE_SINGLE: Shape(3, 1, 1, wing=1),
    Kind.TRIPLE_PAIR: Shape(3, 1, 1, wing=2),
    Kind.STRAIGHT: Shape(1, 5, 12),
    Kind.PAIR_RUN: Shape(2, 3, 10),
    Kind.AIRPLANE: Shape(3, 2, 6),
    Kind.AIRPLANE_SINGLES: Shape(3, 2, 5, wing=1),
    Kind.AIRPLANE_PAIRS: Shape(3, 2, 4, wing=2),
    Kind.FOUR_SINGLES: Shape(4, 1, 1, wing=1),
    Kind.FOUR_PAIRS: Shape(4, 1, 1, wing=2),
    Kind.BOMB: Shape(4, 1, 1),
}
"""Every kind but the rocket, whose core is no run of ranks."""

ROCKET = Combination(Kind.ROCKET, RED, 1, (BLACK, RED))


def starts(ranks: Sequence[Rank], length: int) -> Sequence[Rank]:
    """The lowest ranks of the cores of this length among these ascending ranks. No two and no joker is in a run."""
    if length == 1:
        return ranks
    # The ranks ascend, so that a run shows by its two ends.
    span = length - 1
    return [
        ranks[place]
        for place in range(len(ranks) - span)
        if ranks[place + span] - ranks[place] == span and ranks[place + span] <= ACE
    ]


@cache
def family(kind: Kind, low: Rank, length: int) -> Mapping[Ranks, Combination]:
    """Every combination of this kind on this core, by the ranks of its wings (a pair's rank stands there once).

    The core is taken as given: a run of `length` ranks from `low` that the kind allows. Made when first asked for,
    since the whole catalogue of 24,639 takes a fifth of a second, for which no first move should wait.
    """
    shape = SHAPES[kind]
    core = range(low, low + length)
    cards = tuple(core) * shape.copies
    return {
        wings: Combination(kind, core[-1], length, tuple(sorted(cards + wings * shape.wing)))
        for wings in _wings(shape, core)
    }


def bare(kind: Kind) -> Mapping[Core, Combination]:
    """Every combination of a kind that has no wings, by its core."""
    ranks = range(RED + 1) if SHAPES[kind].copies == 1 else range(TWO + 1)
    return {core: family(kind, *core)[()] for core in SHAPES[kind].cores_in(ranks)}


def _wings(shape: Shape, core: range) -> Iterable[Ranks]:
    count = shape.wings(len(core))
    others = [rank for rank in range(RED + 1) if rank not in core]
    if shape.wing == 2:
        return combinations([rank for rank in others if rank <= TWO], count)
    return filter(_can_be_singles, combinations_with_replacement(others, count))


def _can_be_singles(wings: Ranks) -> bool:
    """They may form pairs, but not hold a triple, a bomb or both jokers (Dou Dizhu rules, section 4)."""
    jokers = sum(rank > TWO for rank in wings)
    return jokers <= 1 and all(rank != third for rank, third in zip(wings, wings[2:], strict=False))
