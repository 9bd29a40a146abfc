"""What a deal of Truco brings mano and the other: the table from which `high` estimates its chance in the match.

`python -m bench.truco_outcomes [--level LEVEL] [--deals N] [--seed S]`

Plays deals from 10-10 with the same level in both seats and prints how often each pair of points came up, in the form
of `OUTCOMES` in `engines/truco/players/equity.py`. Pairs that came up in fewer than one of 400 deals are left out, and
so is what a wanted Falta envido brings, which depends on the score.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from random import Random

from engines.core.contract import Seat
from engines.truco.contest import START
from engines.truco.game import GAME
from engines.truco.phases import Waiting
from engines.truco.state import State

RARE = 1 / 400
MOST = 11
"""What a deal can bring without Falta envido: 7 for Envido, 4 for the deal."""


def one_deal(level: str, rng: Random) -> tuple[int, int]:
    """The points of mano and of the other in one deal."""
    player, now = GAME.player(level), State(Waiting((START, START)))
    now = GAME.apply(now, GAME.deal(now, rng))
    while not now.past:
        now = GAME.apply(now, player.choose(GAME.view(now, _seat(now)), rng))
    course = now.past[0].course
    return course.score[course.mano] - START, course.score[1 - course.mano] - START


def _seat(now: State) -> Seat:
    seat = GAME.to_act(now)
    if seat is None:
        raise ValueError("the match is over")
    return seat


def main() -> int:
    """Play, and print a line an outcome."""
    parser = ArgumentParser(description="How often a deal of Truco brings how much.")
    parser.add_argument("--level", default="high")
    parser.add_argument("--deals", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rng = Random(asked.seed)
    found = Counter(one_deal(asked.level, rng) for _ in range(asked.deals))
    for (mano, other), times in found.most_common():
        if times / asked.deals >= RARE and max(mano, other) <= MOST:
            print(f"    ({mano}, {other}, {times / asked.deals:.3f}),")
    return 0


if __name__ == "__main__":
    sys.exit(main())
