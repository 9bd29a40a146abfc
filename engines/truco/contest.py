"""How two players of Truco are compared: one deal from 10-10, then the same deal with the seats swapped.

The points scored in it count (design: players, "What must be reached").
"""

from __future__ import annotations

from random import Random
from types import MappingProxyType
from typing import Final

from engines.core.contract import Bout
from engines.truco.moves import write_move
from engines.truco.state import State, deal

START: Final = 10
TAGS = MappingProxyType({"Game": "truco", "Score": f"{START}-{START}"})


class TrucoContest:
    """One unit is one deal in two seatings; what A makes of a bout are its points in the deal, less B's."""

    def bouts(self, rng: Random) -> tuple[Bout, ...]:
        plies = (f"d:{write_move(deal(State(), rng))}",)
        return (Bout(TAGS, plies, (True, False)), Bout(TAGS, plies, (False, True)))

    def is_over(self, state: State) -> bool:
        return bool(state.past)

    def worth(self, bout: Bout, state: State) -> float:
        if not state.past:
            raise ValueError("this bout is not over")
        return float(sum(have if is_a else -have for have, is_a in zip(state.phase.score, bout.is_a, strict=True)))
