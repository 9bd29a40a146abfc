"""High: plays its best moves out in worlds that fit what it knows, the same worlds for all of them.

What it plays out are the moves that `careful` ranks first. It sees own cards, the table, both piles and what was
played; worlds come from `worlds.sample` alone. A move that falls behind is played out no further.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from heapq import nlargest
from math import sqrt
from random import Random
from typing import Final

from engines.cicera.cards import Cards
from engines.cicera.moves import Capture, Move, Place, Turn
from engines.cicera.phases import Playing, team_of
from engines.cicera.players.playout import Course, Made, course
from engines.cicera.players.tables import Tables, bits_of
from engines.cicera.players.yardsticks import ranking, worth
from engines.cicera.view import View, in_play, legal
from engines.cicera.worlds import sample

CANDIDATES: Final = 6
"""Moves that are played out, `careful`'s best."""

LOOKED_AT: Final = 60
"""Captures that are ranked at all, those that are worth most at once: a crowded table has thousands."""

DEPTH: Final = 12
"""Plays that are looked at, the move itself included: three rounds."""

BUDGET: Final = 2400
"""Plays that are looked at for one decision, in all worlds."""

CROWD: Final = 10
"""So many cards on the table make a play dear: with them it has half the budget, with twice as many a third."""

ROUND: Final = 10
"""Worlds after which the moves are compared."""

MANY: Final = 120
"""Worlds at most."""

BEHIND: Final = 500
"""A move is given up that is behind by more than this, in hundredths of a point, over the root of the worlds."""

ALIKE: Final = 10
"""Worth in hundredths of a point by which moves are taken as equal: then the conventional one is made, which is the
one that `careful` ranks first. A partner reads more into it than such a difference brings."""


class High:
    """Computes what each of its moves would bring its team, the partner's play included."""

    def choose(self, view: View, rng: Random) -> Move:
        playing = in_play(view)
        trial = Trial(playing, dict.fromkeys(candidates(view, playing), 0))
        budget = BUDGET // (1 + len(playing.table) // CROWD)
        while len(trial.sums) > 1 and budget > 0 and trial.worlds < MANY:
            budget -= ROUND * trial.plays * len(trial.sums)
            for _ in range(ROUND):
                trial.look_at(sample(view, rng).hands)
            trial.give_up()
        return trial.chosen


@dataclass(slots=True)
class Trial:
    """Moves of the seat to act, the conventional one first, with what each has brought its team in so many worlds."""

    playing: Playing
    sums: dict[Turn, int]
    worlds: int = 0
    tables: Tables = field(default_factory=Tables)

    @property
    def plays(self) -> int:
        """How many plays are looked at, the move included."""
        return min(DEPTH, self.playing.left)

    @property
    def chosen(self) -> Turn:
        """The first of the moves that are as good as the best."""
        enough = max(self.sums.values()) - ALIKE * self.worlds
        return next(move for move, total in self.sums.items() if total >= enough)

    def look_at(self, hands: tuple[Cards, ...]) -> None:
        """Play every move out in one more world."""
        self.worlds += 1
        start = course(self.playing, hands, self.tables)
        team = team_of(self.playing.turn)
        for move in self.sums:
            self.sums[move] += _outcome(start, _made(move, self.playing), self.plays, team)

    def give_up(self) -> None:
        """Leave out the moves that are plainly behind."""
        least = max(self.sums.values()) - BEHIND * sqrt(self.worlds)
        self.sums = {move: total for move, total in self.sums.items() if total >= least}


def candidates(view: View, playing: Playing) -> list[Turn]:
    """The moves that are played out, the conventional one first."""
    moves = list(legal(view))
    placed = [turn for turn in moves if isinstance(turn, Place)]
    captures = [turn for turn in moves if isinstance(turn, Capture)]
    best = nlargest(LOOKED_AT, captures, key=lambda turn: worth(turn, playing))
    return ranking(view, [*placed, *best])[:CANDIDATES]


def _made(turn: Turn, playing: Playing) -> Made:
    return turn.card, bits_of(turn.taken) if isinstance(turn, Capture) else 0, worth(turn, playing)


def _outcome(start: Course, made: Made, plays: int, team: int) -> int:
    """What a team has ahead in one world after a move and so many plays, that move included."""
    played = start.copy()
    played.take(made)
    played.play_on(plays - 1)
    return played.balance(team)
