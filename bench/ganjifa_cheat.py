"""The cheating twin of Ganjifa's `high`: it sees all hands. Outside the contract; the upper bound of the ladder.

`cardavia arena ganjifa bench.ganjifa_cheat:CHEAT greedy` plays it. The one world in which it plays its moves out is the
true one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import repeat
from random import Random
from typing import Final

from engines.ganjifa.moves import Move
from engines.ganjifa.phases import InPlay
from engines.ganjifa.players.bits import packed
from engines.ganjifa.players.candidates import candidates
from engines.ganjifa.players.high import STARTING, Rival, Spot, best
from engines.ganjifa.view import View


@dataclass(frozen=True, slots=True)
class Cheat:
    """Asks the arena for the view that sees everything."""

    sees_all: bool = True

    def choose(self, view: View, rng: Random) -> Move:
        now = view.phase
        if not isinstance(now, InPlay):
            raise TypeError(f"nothing to choose: {now}")
        own = replace(view, audience=now.turn)
        start = STARTING.choose(own, rng)
        rivals = [Rival(turn) for turn in candidates(own, now) if turn != start]
        if not rivals:
            return start
        truth = [packed(hand or ()) for hand in view.hands]
        return best(Spot(now, now.turn, view.trump), start, rivals, repeat(truth), rng)


CHEAT: Final = Cheat()
