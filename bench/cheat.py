"""The cheating twin of Dou Dizhu's `high`: it sees all hands. Outside the contract; the upper bound of the ladder.

`cardavia arena doudizhu bench.cheat:CHEAT greedy` plays it. The one world that it plays its candidates out in is the
true one. The playouts have lapses, since a single line of play would rest on replies that may never come.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from engines.doudizhu.cards import count_ranks
from engines.doudizhu.moves import Move, Pass, Play
from engines.doudizhu.phases import Auction, Playing
from engines.doudizhu.players import yardsticks
from engines.doudizhu.players.candidates import Option, options
from engines.doudizhu.players.plans import plan
from engines.doudizhu.players.playout import Course
from engines.doudizhu.players.prospects import prospect
from engines.doudizhu.view import View, pick

MOST: Final = 6
"""Plays that are tried besides those that `high` tries anyway."""

PLAYOUTS: Final = 40
"""How often each is played out."""

LAPSE: Final = 0.1
"""How likely a turn of a playout is a pass, or a lead at random from the plan."""


@dataclass(frozen=True, slots=True)
class Cheat:
    """Asks the arena for the view that sees everything."""

    sees_all: bool = True

    def choose(self, view: View, rng: Random) -> Move:
        match view.phase:
            case Auction() as auction:
                return yardsticks.bid(count_ranks(view.hands[auction.turn] or ()), auction.highest)
            case Playing() as playing:
                chosen = _best(view, playing, rng)
                return Play(pick(view.hands[playing.turn] or (), chosen.made)) if chosen else Pass()
            case _:
                raise ValueError(yardsticks.IDLE)


def _best(view: View, playing: Playing, rng: Random) -> Option:
    truth = prospect(view, playing, playing.turn).course(rng)
    found = options(truth.hands[truth.turn], truth.table, MOST)
    return max(found, key=lambda option: _worth(truth, option, rng)) if len(found) > 1 else found[0]


def _worth(truth: Course, option: Option, rng: Random) -> int:
    """What the player to act makes of an option, in stakes, over all playouts."""
    points = sum(_played_out(truth.copy(), option, rng) for _ in range(PLAYOUTS))
    return points if truth.turn == truth.landlord else -points


def _played_out(course: Course, option: Option, rng: Random) -> int:
    out = course.take(option)
    while not out:
        out = course.take(_lapse(course, rng) if rng.random() < LAPSE else course.choice())
    return course.points()


def _lapse(course: Course, rng: Random) -> Option:
    return rng.choice(plan(course.hands[course.turn])) if course.table is None else None


CHEAT: Final = Cheat()
