"""The best of a few options by playouts in sampled worlds, with a budget in turns. Knows no view and no hand."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from engines.doudizhu.players.candidates import Option
from engines.doudizhu.players.playout import Course, finish

DOUBLING: Final = 0.1
"""What a doubling adds to a stake. In truth it doubles it, but then a few bombs in sampled worlds drown the rest."""

FEWEST: Final = 2
"""How many worlds a round looks at in any case."""


@dataclass(slots=True)
class Trial:
    """An option and what it has won so far: the searching side's points in all worlds, in stakes."""

    option: Option
    total: float = 0.0

    @property
    def order(self) -> tuple[float, int]:
        """Most points first; ties go by cards, a pass before a play."""
        return -self.total, self.option.code if self.option else 0


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to search: `plies` are turns of playouts in all, shared equally between the rounds of a knock-out.

    `trust` are the points that the quick policy's own choice has to start with, so that chance alone seldom beats it.
    """

    plies: int
    trust: float


def best(options: Sequence[Option], world: Callable[[], Course], budget: Budget, rng: Random) -> Option:
    """Try all options in the same worlds, drop the worse half, and so on, until one is left."""
    trials = [Trial(option) for option in options]
    _trust(trials, world().choice(), budget.trust)
    rounds = (len(trials) - 1).bit_length()
    while len(trials) > 1:
        _round(trials, world, budget.plies // rounds, rng)
        trials = sorted(trials, key=lambda trial: trial.order)[: (len(trials) + 1) // 2]
    return trials[0].option


def _trust(trials: Sequence[Trial], choice: Option, trust: float) -> None:
    """The policy's choice is the same in every world: it sees no more of one than the player does."""
    for trial in trials:
        if trial.option is choice:
            trial.total += trust


def _round(trials: Sequence[Trial], world: Callable[[], Course], plies: int, rng: Random) -> None:
    seen = 0
    while plies > 0 or seen < FEWEST:
        root = world()
        plies -= sum(_try(trial, root.copy(), rng) for trial in trials)
        seen += 1


def _try(trial: Trial, course: Course, rng: Random) -> int:
    """Play the option and the rest of the deal. Returns the turns that it took."""
    is_landlord = course.turn == course.landlord
    points = worth(finish(course, trial.option, rng))
    trial.total += points if is_landlord else -points
    return course.plies


def worth(stakes: int) -> float:
    """What a result counts here: a doubling half a stake. Its true worth is so uneven that few worlds can't tell it."""
    doublings = abs(stakes).bit_length() - 1
    return math.copysign(1 + doublings * DOUBLING, stakes)
