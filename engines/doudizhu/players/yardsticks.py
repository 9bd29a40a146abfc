"""The two yardsticks: `random`, and `greedy` by the letter of the rules page. They stay as they are for ever.

Rules: Dou Dizhu rules, "Yardstick `greedy`". Neither knows a hidden card, nor a way to play better.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from engines.core.chance import below
from engines.doudizhu.cards import ACE, BLACK, RED, TWO, Counts, count_ranks
from engines.doudizhu.catalogue import SHAPES
from engines.doudizhu.combos import Combination, Ranks, follows, leads
from engines.doudizhu.moves import Bid, Move, Pass, Play
from engines.doudizhu.phases import Auction, Playing
from engines.doudizhu.view import View, legal, pick

POINTS: Final = {RED: 4, BLACK: 3, TWO: 2, ACE: 1}
"""What a card of these ranks counts in the auction."""

BOMB_POINTS: Final = 2
PRICES: Final = ((3, 11), (2, 9), (1, 7))
"""A bid and the points that it needs, highest first."""

IDLE: Final = "nothing to choose before the deal or after the end"

NEAR: Final = 5
"""How few cards the owner of the table's play must hold for a bomb or the rocket to be spent on it."""


class Uniform:
    """Any legal move, all equally likely."""

    def choose(self, view: View, rng: Random) -> Move:
        moves = list(legal(view))
        if not moves:
            raise ValueError(IDLE)
        return moves[below(len(moves), rng)]


class Greedy:
    """Plain on purpose: the lowest it can, its bombs late, and it never blocks."""

    def choose(self, view: View, _rng: Random) -> Move:
        match view.phase:
            case Auction() as auction:
                return bid(count_ranks(view.hand), auction.highest)
            case Playing() as playing:
                chosen = _turn(view, playing)
                return Play(pick(view.hand, chosen)) if chosen else Pass()
            case _:
                raise ValueError(IDLE)


def points(counts: Counts) -> int:
    """What a hand is worth in the auction; four twos count as cards and as a bomb, the rocket is no bomb."""
    return sum(worth * counts[rank] for rank, worth in POINTS.items()) + BOMB_POINTS * counts.count(4)


def bid(counts: Counts, highest: int) -> Bid:
    worth = points(counts)
    allowed = next((price for price, needed in PRICES if worth >= needed), 0)
    return Bid(allowed if allowed > highest else 0)


def _turn(view: View, playing: Playing) -> Combination | None:
    counts = count_ranks(view.hand)
    if playing.table is None:
        return lead(counts)
    if playing.landlord not in (playing.owner, playing.turn):
        return None
    return follow(counts, playing.table, playing.held[playing.owner])


def lead(counts: Counts) -> Combination:
    """What greedy leads from a hand of these counts."""
    found = list(leads(counts))
    ordinary = [lead for lead in found if keeps_together(counts, lead) and _wings_are_alone(counts, lead)]
    return min(ordinary, key=_lead_order) if ordinary else min(_explosives(found), key=_follow_order)


def follow(counts: Counts, table: Combination, owner_held: int) -> Combination | None:
    """What greedy puts on an opponent's combination; None is a pass."""
    found = list(follows(counts, table))
    ordinary = [play for play in found if keeps_together(counts, play)]
    if ordinary:
        return min(ordinary, key=_follow_order)
    return min(_explosives(found), key=_follow_order, default=None) if owner_held <= NEAR else None


def _explosives(found: list[Combination]) -> Iterator[Combination]:
    return (play for play in found if play.explosive)


def keeps_together(counts: Counts, play: Combination) -> bool:
    """Whether it is no bomb and no rocket, takes no part of a rank held four times, and not one of two held jokers."""
    if play.explosive or (counts[BLACK] and counts[RED] and play.ranks[-1] >= BLACK):
        return False
    return all(counts[rank] < 4 or play.ranks.count(rank) == 4 for rank in play.ranks)


def _wings_are_alone(counts: Counts, play: Combination) -> bool:
    """Whether single wings are all that the hand holds of their ranks, and pair wings likewise."""
    wing = SHAPES[play.kind].wing
    return all(counts[rank] == wing for rank in play.wings)


def _lead_order(play: Combination) -> tuple[int, int, Ranks, Ranks]:
    return play.core[0], -play.size, play.wings, play.ranks


def _follow_order(play: Combination) -> tuple[int, Ranks]:
    return play.core[0], play.wings
