"""High: plays its best moves out in worlds that fit what it knows, the same worlds for all of them.

What it looks at is `careful`'s choice of moves. It sees own cards, the table, both piles and what was played; worlds
come from `worlds.sample` alone, and how many it draws depends on what all can see.
"""

from __future__ import annotations

from heapq import nlargest
from itertools import islice
from random import Random
from typing import Final

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

DEPTH: Final = 6
"""Plays that are looked at, the move itself included."""

TO_THE_END: Final = 12
"""With so many plays left, three cards each, it looks at all of them."""

BUDGET: Final = 1400
"""Plays that are looked at for one decision, in all worlds."""

FEW, MANY = 30, 120
"""Worlds, at least and at most."""

ALIKE: Final = 10
"""Worth in hundredths of a point by which moves are taken as equal: then the conventional one is made, which is the
one that `careful` ranks first. A partner reads more into it than such a difference brings."""


class High:
    """Computes what each of its moves would bring its team, the partner's play included."""

    def choose(self, view: View, rng: Random) -> Move:
        playing = in_play(view)
        moves = candidates(view, playing)
        if len(moves) == 1:
            return moves[0]
        sums = [0] * len(moves)
        plays = playing.left if playing.left <= TO_THE_END else DEPTH
        tables, team = Tables(), team_of(playing.turn)
        worlds = max(FEW, min(MANY, BUDGET // (plays * len(moves))))
        for _ in range(worlds):
            start = course(playing, sample(view, rng).hands, tables)
            for index, move in enumerate(moves):
                sums[index] += _outcome(start, _made(move, playing), plays, team)
        enough = max(sums) - ALIKE * worlds
        return next(move for move, total in zip(moves, sums, strict=True) if total >= enough)


def candidates(view: View, playing: Playing) -> list[Turn]:
    """The moves that are played out, the conventional one first."""
    moves = list(legal(view))
    placed = [turn for turn in moves if isinstance(turn, Place)]
    captures = [turn for turn in moves if isinstance(turn, Capture)]
    best = nlargest(LOOKED_AT, captures, key=lambda turn: worth(turn, playing))
    return list(islice(ranking(view, [*placed, *best]), CANDIDATES))


def _made(turn: Turn, playing: Playing) -> Made:
    return turn.card, bits_of(turn.taken) if isinstance(turn, Capture) else 0, worth(turn, playing)


def _outcome(start: Course, made: Made, plays: int, team: int) -> int:
    """What a team has ahead in one world after a move and so many plays, that move included."""
    played = start.copy()
    played.take(made)
    played.play_on(plays - 1)
    return played.balance(team)
