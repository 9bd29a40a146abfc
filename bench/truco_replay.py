"""How long the longest record of many random matches of Truco takes to replay.

`python -m bench.truco_replay [--matches N] [--seed S]`

Exits with 1 where it takes longer than the project allows.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from random import Random
from time import perf_counter

from engines.core.contract import CHANCE
from engines.core.match import Match

ALLOWED_MS = 50.0


def random_match(rng: Random) -> Match:
    """A match to its end, every move drawn from the legal ones."""
    match = Match.new("truco")
    while match.to_act is not None:
        match = match.deal(rng) if match.to_act == CHANCE else match.play(rng.choice(list(match.legal())))
    return match


def replay_ms(record: str) -> float:
    """The milliseconds that reading a record takes: the best of five, since other work on the machine only adds."""
    taken = []
    for _ in range(5):
        start = perf_counter()
        Match.read(record)
        taken.append(perf_counter() - start)
    return 1000 * min(taken)


def main() -> int:
    """Play, measure, print, and answer the exit status."""
    parser = ArgumentParser(description="Replay the longest record of random matches of Truco.")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rng = Random(asked.seed)
    longest = max((random_match(rng) for _ in range(asked.matches)), key=lambda match: len(match.plies))
    taken = replay_ms(str(longest))
    print(f"{asked.matches} random matches, seed {asked.seed}: the longest has {len(longest.plies)} plies")
    print(f"its record replays in {taken:.1f} ms; allowed are {ALLOWED_MS:.0f}")
    return 0 if taken < ALLOWED_MS else 1


if __name__ == "__main__":
    sys.exit(main())
