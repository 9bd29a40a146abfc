"""How two players of Ganjifa are compared: one A against two B, the same deal in three seatings.

What counts are A's captured cards (design: players, "What must be reached").
"""

from __future__ import annotations

from random import Random
from types import MappingProxyType

from engines.core.chance import below
from engines.core.contract import Bout
from engines.ganjifa.moves import SEATS, write_move
from engines.ganjifa.phases import Over
from engines.ganjifa.state import TRUMP, State, deal


class GanjifaContest:
    """One unit is one deal, by day or by night, in three seatings; each is worth the cards of the lone A.

    For the sides swapped it is what each of the two others captured on average.
    """

    def bouts(self, rng: Random) -> tuple[Bout, ...]:
        trump = TRUMP.choices[below(len(TRUMP.choices), rng)]
        tags = MappingProxyType({"Game": "ganjifa", "Trump": trump})
        plies = (f"d:{write_move(deal(rng))}",)
        return tuple(Bout(tags, plies, tuple(seat == lone for seat in range(SEATS))) for lone in range(SEATS))

    def is_over(self, state: State) -> bool:
        return isinstance(state.phase, Over)

    def worth(self, bout: Bout, state: State) -> float:
        if not isinstance(state.phase, Over):
            raise TypeError(f"this bout is not over: {state.phase}")
        mine = [cards for cards, is_a in zip(state.phase.course.captured, bout.is_a, strict=True) if is_a]
        return sum(mine) / len(mine)
