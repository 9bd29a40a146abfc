"""How two players of Dou Dizhu are compared: the same deal with A as landlord, then with A as both farmers.

There is no auction: the deal's first seat is landlord at 3 (design: players, "What must be reached").
"""

from __future__ import annotations

from random import Random
from types import MappingProxyType

from engines.core.contract import Bout
from engines.doudizhu.moves import write_move
from engines.doudizhu.phases import Over
from engines.doudizhu.state import State, deal, outcome

TAGS = MappingProxyType({"Game": "doudizhu"})


class DoudizhuContest:
    """One unit is one deal in two seatings; what A makes of a bout is 1 where A's side wins, else 0."""

    def bouts(self, rng: Random) -> tuple[Bout, ...]:
        dealt = deal(rng)
        plies = (f"d:{write_move(dealt)}", f"{dealt.first}:b3")
        landlord = tuple(seat == dealt.first for seat in range(len(dealt.hands)))
        return (Bout(TAGS, plies, landlord), Bout(TAGS, plies, tuple(not is_a for is_a in landlord)))

    def is_over(self, state: State) -> bool:
        return isinstance(state.phase, Over)

    def worth(self, bout: Bout, state: State) -> float:
        ended = outcome(state)
        if ended is None:
            raise ValueError("this bout is not over")
        return float(bout.is_a[ended.winners[0]])
