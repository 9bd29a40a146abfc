"""How two players of Cicera are compared: one deal, then the same deal with the teams swapped.

The points of the deal count (design: players, "What must be reached").
"""

from __future__ import annotations

from random import Random
from types import MappingProxyType
from typing import Final

from engines.cicera.moves import SEATS, write_move
from engines.cicera.phases import Over, team_of
from engines.cicera.state import State, deal
from engines.core.contract import Bout

TAGS: Final = MappingProxyType({"Game": "cicera"})


class CiceraContest:
    """One unit is one deal in two seatings; what A makes of a bout are its team's points, less those of B's."""

    def bouts(self, rng: Random) -> tuple[Bout, ...]:
        plies = (f"d:{write_move(deal(rng))}",)
        return tuple(Bout(TAGS, plies, tuple(team_of(seat) == team for seat in range(SEATS))) for team in (0, 1))

    def is_over(self, state: State) -> bool:
        return isinstance(state.phase, Over)

    def worth(self, bout: Bout, state: State) -> float:
        if not isinstance(state.phase, Over):
            raise TypeError("this bout is not over")
        first, second = state.phase.points
        return float(first - second if bout.is_a[0] else second - first)
