"""How fast Dou Dizhu leads are generated, beside RLCard's own generator in the same process.

`python -m bench.doudizhu_leads [--rounds N] [--hands N] [--seed S]`

Both get the same mid-game hands in the form each works on: ours counts of ranks, RLCard its string of ranks in order.
Both produce all leads of each hand. Ours keeps no result by hand, and every round deals new hands; what is warm is
the catalogue of combinations, as RLCard's tables are. RLCard's `playable_cards_from_hand` is its only way from a hand
to its leads (`calc_playable_cards` thins out an earlier list). It allows a few leads more: triples among wings.
Exits with 1 where the ratio isn't surely above what the project demands.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from math import sqrt
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import TypeVar

from rlcard.games.doudizhu.judger import DoudizhuJudger

from engines.doudizhu.cards import DECK, Card, Counts, count_ranks, rank_of
from engines.doudizhu.combos import Combination, follows, identify, leads

REQUIRED_RATIO = 2.7
MID_GAME = 9
LANDLORD = 20
FARMER = 17
RLCARD_RANKS = "3456789TJQKA2BR"

Given = TypeVar("Given")


@dataclass(frozen=True, slots=True)
class Round:
    """Hands a second of both generators over the same hands."""

    ours: float
    rlcard: float

    @property
    def ratio(self) -> float:
        return self.ours / self.rlcard


def deals(rng: Random) -> Iterator[tuple[list[Card], list[Card], list[Card]]]:
    """Hands as after the auction, without end: the landlord's 20 cards and the farmers' 17 each."""
    while True:
        pack = rng.sample(DECK, len(DECK))
        yield pack[:LANDLORD], pack[LANDLORD:-FARMER], pack[-FARMER:]


def mid_game(rng: Random, number: int) -> list[list[Card]]:
    """So many hands with nine cards left at random of what was dealt."""
    hands = (hand for deal in deals(rng) for hand in deal)
    return [sorted(rng.sample(next(hands), MID_GAME)) for _ in range(number)]


def rlcard_hand(hand: Iterable[Card]) -> str:
    """A sorted hand as RLCard writes it."""
    return "".join(RLCARD_RANKS[rank_of(card)] for card in hand)


def seconds(call: Callable[[Given], object], arguments: Sequence[Given]) -> float:
    """Processor time, so that other work on the machine counts as little as it can."""
    start = process_time()
    for argument in arguments:
        call(argument)
    return process_time() - start


def all_leads(counts: Counts) -> list[Combination]:
    return list(leads(counts))


def all_follows(position: tuple[Counts, Combination]) -> list[Combination]:
    return list(follows(*position))


def one_round(rng: Random, number: int) -> Round:
    """Both over the same new hands; chance says who goes first."""
    hands = mid_game(rng, number)
    timers = {
        "ours": partial(seconds, all_leads, [count_ranks(hand) for hand in hands]),
        "rlcard": partial(seconds, DoudizhuJudger.playable_cards_from_hand, [rlcard_hand(hand) for hand in hands]),
    }
    taken = {name: timers[name]() for name in rng.sample(sorted(timers), len(timers))}
    return Round(number / taken["ours"], number / taken["rlcard"])


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean."""
    half = 1.96 * stdev(values) / sqrt(len(values))
    return mean(values) - half, mean(values) + half


def print_calls(rng: Random, number: int) -> None:
    """What a call of each function takes, on hands as they are met in play; a play is followed with another hand."""
    nine = [count_ranks(hand) for hand in mid_game(rng, number)]
    twenty = [count_ranks(landlord) for landlord, *_ in islice(deals(rng), number)]
    led = [rng.choice(all_leads(hand)) for hand in nine]
    _print_call(f"leads of {MID_GAME} cards", all_leads, nine)
    _print_call(f"leads of {LANDLORD} cards", all_leads, twenty)
    _print_call(f"follows of {MID_GAME} cards", all_follows, list(zip(nine[1:], led, strict=False)))
    _print_call("identify", identify, [play.counts for play in led])


def _print_call(what: str, call: Callable[[Given], object], arguments: Sequence[Given]) -> None:
    best = min(seconds(call, arguments) for _ in range(5))
    print(f"  {what:<20} {best / len(arguments) * 1e6:6.2f} us a call")


def _arguments() -> Namespace:
    parser = ArgumentParser(description="Compare the generation of Dou Dizhu leads with RLCard's.")
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--hands", type=int, default=1000, help="in a round")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> int:
    """Measure, print, and answer the exit status."""
    asked = _arguments()
    rng = Random(asked.seed)
    one_round(rng, asked.hands)  # makes the catalogue and warms both
    rounds = [one_round(rng, asked.hands) for _ in range(asked.rounds)]
    low, high = interval([each.ratio for each in rounds])
    print(f"{asked.rounds} rounds of {asked.hands} hands of {MID_GAME} cards, seed {asked.seed}: all leads of each")
    print(f"  ours   {mean(each.ours for each in rounds):10,.0f} hands a second")
    print(f"  RLCard {mean(each.rlcard for each in rounds):10,.0f} hands a second")
    print(f"  ratio  {mean(each.ratio for each in rounds):10.2f}, 95 % interval {low:.2f} to {high:.2f}")
    print_calls(rng, asked.hands)
    return 0 if low > REQUIRED_RATIO else 1


if __name__ == "__main__":
    sys.exit(main())
