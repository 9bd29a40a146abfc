"""The cheating twin of Dou Dizhu's `high`: it sees all hands. Outside the contract; the upper bound of the ladder.

`cardavia arena doudizhu bench.cheat:CHEAT greedy` plays it. It tries more plays than `high`, and needs no luck: the one
world that it plays them out in is the true one.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from engines.doudizhu.cards import count_ranks
from engines.doudizhu.combos import Combination
from engines.doudizhu.moves import Move, Pass, Play
from engines.doudizhu.phases import Auction, Playing
from engines.doudizhu.players import yardsticks
from engines.doudizhu.players.candidates import options
from engines.doudizhu.players.playout import finish
from engines.doudizhu.players.prospects import prospect
from engines.doudizhu.players.search import Trial
from engines.doudizhu.view import View, pick

MOST: Final = 30
"""Plays that are tried."""


@dataclass(frozen=True, slots=True)
class Cheat:
    """Asks the arena for the view that sees everything."""

    sees_all: bool = True

    def choose(self, view: View, rng: Random) -> Move:
        match view.phase:
            case Auction() as auction:
                return yardsticks.bid(count_ranks(view.hands[auction.turn] or ()), auction.highest)
            case Playing() as playing:
                hand = view.hands[playing.turn] or ()
                chosen = _best(view, playing, rng)
                return Play(pick(hand, chosen)) if chosen else Pass()
            case _:
                raise ValueError("nothing to choose before the deal or after the end")


def _best(view: View, playing: Playing, rng: Random) -> Combination | None:
    truth = prospect(view, playing, playing.turn).course(rng)
    trials = [Trial(option) for option in options(truth.hands[truth.turn], truth.table, MOST)]
    for trial in trials:
        trial.total = finish(truth.copy(), trial.option) * (1 if truth.turn == truth.landlord else -1)
    chosen = min(trials, key=lambda trial: trial.order).option
    return chosen.made if chosen else None


CHEAT: Final = Cheat()
