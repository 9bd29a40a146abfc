"""The cheating twin of Cicera's `high`: it sees all hands. Outside the contract; the upper bound of the ladder.

`cardavia arena cicera bench.cicera_cheat:CHEAT careful` plays it. The one world that it plays its moves out in is the
true one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from engines.cicera.moves import Move
from engines.cicera.players.high import Trial, candidates
from engines.cicera.view import View, in_play


@dataclass(frozen=True, slots=True)
class Cheat:
    """Asks the arena for the view that sees everything."""

    sees_all: bool = True

    def choose(self, view: View, _rng: Random) -> Move:
        playing = in_play(view)
        hidden = tuple(hand if seat == playing.turn else None for seat, hand in enumerate(view.hands))
        own = replace(view, audience=playing.turn, hands=hidden)
        trial = Trial(playing, dict.fromkeys(candidates(own, playing), 0))
        trial.look_at(tuple(hand or () for hand in view.hands))
        return trial.chosen


CHEAT: Final = Cheat()
