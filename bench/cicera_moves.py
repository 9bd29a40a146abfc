"""How fast all moves of one hand in Cicera are generated, in a position that is about as bad as they come.

`python -m bench.cicera_moves [--rounds N]`

A hand of four 10s and four 9s meets a table of every card from the Asso to the 5 and three 6s: 9,748 moves. Exits with
1 where the median of the rounds is not under what the project demands.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from statistics import median
from time import process_time
from typing import Final

from engines.cicera.cards import Cards, read_cards
from engines.cicera.moves import SEATS
from engines.cicera.phases import Playing
from engines.cicera.view import View, legal

REQUIRED_MS: Final = 50.0
HAND: Final = read_cards("9s9d9c9bTsTdTcTb")
TABLE: Final = read_cards("AsAdAcAb2s2d2c2b3s3d3c3b4s4d4c4b5s5d5c5b6s6d6c")


def crowded(hand: Cards = HAND, table: Cards = TABLE) -> View:
    """The view of seat 0, which is to act first. The pack has too few cards for four such hands: nobody needs them."""
    hands = (hand, None, None, None)
    return View(0, Playing(0, len(hand), table), hands, (len(hand),) * SEATS)


def milliseconds(view: View) -> float:
    """Processor time for all moves of a view, so that other work on the machine counts as little as it can."""
    start = process_time()
    moves = list(legal(view))
    taken = process_time() - start
    return taken * 1000 if moves else 0.0


def main() -> int:
    """Measure, print, and answer the exit status."""
    parser = ArgumentParser(description="Time the moves of one hand on a crowded table in Cicera.")
    parser.add_argument("--rounds", type=int, default=30)
    rounds = sorted(milliseconds(crowded()) for _ in range(parser.parse_args().rounds))
    print(f"{len(list(legal(crowded()))):,} moves, {len(rounds)} rounds: median {median(rounds):.1f} ms, ", end="")
    print(f"fastest {rounds[0]:.1f} ms, slowest {rounds[-1]:.1f} ms; demanded are under {REQUIRED_MS:.0f} ms")
    return 0 if median(rounds) < REQUIRED_MS else 1


if __name__ == "__main__":
    sys.exit(main())
