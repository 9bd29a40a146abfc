"""`high`: a few candidates tried in sampled worlds, the best expected points. Knows a view, and no state but sampled.

Its budget is in turns of playouts, never in time, so that the same view and generator give the same move anywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from engines.doudizhu.moves import Bid, Move
from engines.doudizhu.phases import Auction, Playing
from engines.doudizhu.players import bidding, yardsticks
from engines.doudizhu.players.candidates import Option, options
from engines.doudizhu.players.copies import turn
from engines.doudizhu.players.manners import mannered
from engines.doudizhu.players.packed import pack, part
from engines.doudizhu.players.prospects import prospect
from engines.doudizhu.players.search import Budget, best
from engines.doudizhu.view import View

BUDGET: Final = Budget(plies=2000, trust=6.0)


@dataclass(frozen=True, slots=True)
class High:
    """`most` is how many plays are tried besides the ones that are tried anyway; more would blur the comparison."""

    budget: Budget = BUDGET
    most: int = 3

    def choose(self, view: View, rng: Random) -> Move:
        match view.phase:
            case Auction() as auction:
                return Bid(bidding.bid(view, auction.highest, rng))
            case Playing() as playing:
                chosen = self._play(view, playing, rng)
                return turn(view, chosen.made if chosen else None)
            case _:
                raise ValueError(yardsticks.IDLE)

    def _play(self, view: View, playing: Playing, rng: Random) -> Option:
        hand = pack(view.hand)
        found = options(hand, part(playing.table) if playing.table else None, self.most)
        if len(found) > 1:
            found = mannered(found, hand, playing)
        if len(found) == 1:
            return found[0]
        knows = prospect(view, playing, playing.turn)
        return best(found, lambda: knows.course(rng), self.budget, rng)
