"""`high`: candidates tried in sampled worlds, each played to its end by the quick policy, the best expected points.

Its budget is in turns of playouts, never in time, so that the same view and generator give the same move anywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engines.core.contract import Seat
from engines.doudizhu import worlds
from engines.doudizhu.cards import count_ranks
from engines.doudizhu.moves import Move, Pass, Play
from engines.doudizhu.phases import Auction, Playing
from engines.doudizhu.players.candidates import Option, options
from engines.doudizhu.players.inference import Silence, likelihood, silences
from engines.doudizhu.players.packed import Packed, Part, pack, part
from engines.doudizhu.players.playout import Course, finish
from engines.doudizhu.players.yardsticks import bid
from engines.doudizhu.view import View, pick


@dataclass(frozen=True, slots=True)
class High:
    plies: int = 2400
    most: int = 8
    draws: int = 3
    trust: float = 3.0
    wins: bool = False

    def choose(self, view: View, rng: Random) -> Move:
        match view.phase:
            case Auction() as auction:
                return bid(count_ranks(view.hand), auction.highest)
            case Playing() as playing:
                chosen = self._turn(view, playing, rng)
                return Play(pick(view.hand, chosen.made)) if chosen else Pass()
            case _:
                raise ValueError("nothing to choose before the deal or after the end")

    def _turn(self, view, playing, rng) -> Option:
        hand = pack(view.hand)
        table = part(playing.table) if playing.table else None
        found = options(hand, table, self.most)
        if len(found) == 1:
            return found[0]
        return self._search(view, playing, found, rng)

    def _search(self, view, playing, found, rng):
        me = playing.turn
        heard = silences(playing, me)
        totals = dict.fromkeys(found, 0.0)
        left = found
        first = True
        rounds = (len(found) - 1).bit_length()
        sign = 1 if me == playing.landlord else -1
        while len(left) > 1:
            spent = 0
            n = 0
            while spent < self.plies // rounds or n<2:
                n += 1
                root = self._world(view, playing, heard, rng)
                if first:
                    first = False
                    own = root.choice()
                    if own in totals:
                        totals[own] += self.trust
                for one in left:
                    c = root.copy()
                    v = sign * finish(c, one)
                    if self.wins: v = 1 if v > 0 else -1
                    totals[one] += v
                    spent += c.plies
            left = sorted(left, key=lambda o: (-totals[o], o.code if o else 0))[: (len(left)+1) // 2] if len(left)>2 else [max(left, key=lambda o: totals[o])]
        return left[0]

    def _world(self, view, playing, heard, rng) -> Course:
        worlds_ = []
        for _ in range(self.draws if heard else 1):
            st = worlds.sample(view, rng)
            worlds_.append([pack(h) for h in st.hands])
        if len(worlds_) > 1:
            hands = rng.choices(worlds_, [likelihood(h, heard) for h in worlds_])[0]
        else:
            hands = worlds_[0]
        return Course(hands, list(playing.held), playing.landlord, playing.turn, playing.owner,
                      part(playing.table) if playing.table else None, 0,
                      playing.plays_of(farmers=False), playing.plays_of(farmers=True))
