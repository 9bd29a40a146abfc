"""The habits of a sensible player, as chances: when it calls, when it wants a call, what it plays.

They weigh the hands that the other seat may hold by what it has done, and foresee how it will answer. Soft on purpose:
nobody is known to play exactly so; the numbers are set by hand and tried in the arena. Feelings are chances to win the
deal (`feel`), ranks say which part of all hands has a lower Envido.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from functools import cache
from itertools import combinations
from math import exp
from typing import Final

from engines.truco.cards import DECK
from engines.truco.envido import value

SOFT: Final = 0.06
"""How far around a threshold both ways of acting are met."""

CALLS: Final = {2: 0.68, 3: 0.80, 4: 0.86}
WANTS: Final = {2: 0.38, 3: 0.52, 4: 0.60}
"""Feelings from which the stake is raised to so much, and from which such a raise is wanted."""

BLUFF: Final = 0.15
"""How often a call comes from any hand."""

OPENS: Final = 0.72
RAISES: Final = 0.93
"""Ranks from which Envido is called, and raised."""

CHEAPEST: Final = 0.12
BREAK_EVEN: Final = 1.5
"""The rank from which a free Envido would be wanted, and how much more it takes for each part of the break-even."""

EXPECTED: Final = 0.75
"""How often the card is the one that feels best."""


def soft(found: float, threshold: float) -> float:
    """The chance that what is found passes for enough."""
    return 1 / (1 + exp((threshold - found) / SOFT))


def calls_truco(feeling: float, stake: int) -> float:
    return BLUFF + (1 - BLUFF) * soft(feeling, CALLS[stake])


def wants_truco(feeling: float, stake: int) -> float:
    return soft(feeling, WANTS[stake])


def opens_envido(rank: float) -> float:
    return BLUFF + (1 - BLUFF) * soft(rank, OPENS)


def raises_envido(rank: float) -> float:
    return soft(rank, RAISES)


def wants_envido(rank: float, wanted: int, refused: int) -> float:
    """The more a refusal spares, the better a hand has to be: break-even is at (wanted - refused) / 2 wanted."""
    return soft(rank, CHEAPEST + BREAK_EVEN * (wanted - refused) / (2 * wanted))


@cache
def _values() -> tuple[int, ...]:
    return tuple(sorted(map(value, combinations(DECK, 3))))


@cache
def rank_of_value(points: int) -> float:
    """Which part of all hands has less Envido, those with as much counted half."""
    every = _values()
    return (bisect_left(every, points) + bisect_right(every, points)) / (2 * len(every))
