"""Combinations and hands for the tests of Dou Dizhu's combinatorics, made by the engine."""

from __future__ import annotations

from functools import cache
from random import Random

from engines.doudizhu.cards import DECK, Cards, Counts, count_ranks
from engines.doudizhu.combos import Combination, identify, leads
from tests.engines.doudizhu.brute import Reading, counts_of


@cache
def catalogue() -> tuple[Combination, ...]:
    """All that the engine knows: the whole pack holds every combination."""
    return tuple(leads(count_ranks(DECK)))


def made_by(text: str) -> Combination:
    """The combination of this text of ranks, which must be one."""
    made = identify(counts_of(text))
    assert made is not None, text
    return made


def reading_of(made: Combination) -> Reading:
    return Reading(str(made.kind), made.rank, made.length)


def random_hands(seed: int, sizes: tuple[int, ...], number: int, pack: Cards = DECK) -> list[Counts]:
    """So many hands out of the pack, each of one of these sizes."""
    rng = Random(seed)
    return [count_ranks(rng.sample(pack, rng.choice(sizes))) for _ in range(number)]
