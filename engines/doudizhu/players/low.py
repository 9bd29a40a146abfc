"""`low`: for a first evening. Sees one hand and the counts, plays what comes to mind, and lets chances go by.

It has manners: it goes out when it can, leaves its partner's play alone, and minds who has one card left.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from engines.core.chance import below
from engines.doudizhu.cards import Counts, count_ranks
from engines.doudizhu.catalogue import Kind
from engines.doudizhu.combos import Combination, follows, identify, leads
from engines.doudizhu.moves import SEATS, Move
from engines.doudizhu.phases import Auction, Playing
from engines.doudizhu.players import yardsticks
from engines.doudizhu.players.copies import turn
from engines.doudizhu.view import View

SIMPLE: Final = (Kind.SINGLE, Kind.PAIR, Kind.TRIPLE, Kind.TRIPLE_SINGLE, Kind.TRIPLE_PAIR)
"""The leads that come to mind first."""

STRAYS: Final = 3
"""One lead in so many is any simple one that holds no bomb apart."""

SLEEPS: Final = 5
"""One follow in so many is let go, while whoever leads has more cards than `yardsticks.NEAR`."""


class Low:
    """Beatable on purpose; better than chance by far."""

    def choose(self, view: View, rng: Random) -> Move:
        counts = count_ranks(view.hand)
        match view.phase:
            case Auction() as auction:
                return yardsticks.bid(counts, auction.highest)
            case Playing() as playing if playing.table is None:
                return turn(view, _lead(counts, playing, rng))
            case Playing() as playing:
                return turn(view, _follow(counts, playing, rng))
            case _:
                raise ValueError(yardsticks.IDLE)


def _lead(counts: Counts, playing: Playing, rng: Random) -> Combination:
    strays = below(STRAYS, rng) == 0
    drawn = rng.random()
    whole = identify(counts)
    if whole is not None:
        return whole
    singles = [made for made in leads(counts) if made.kind is Kind.SINGLE]
    if _partner_held(playing) == 1:
        return singles[0]
    usual = yardsticks.lead(counts)
    simple = [made for made in leads(counts) if made.kind in SIMPLE and yardsticks.keeps_together(counts, made)]
    chosen = simple[int(drawn * len(simple))] if strays and simple else usual
    return _guarded(chosen, simple, singles) if _opponent_held(playing) == 1 else chosen


def _guarded(chosen: Combination, simple: Iterable[Combination], singles: list[Combination]) -> Combination:
    """Against an opponent's last card: anything but a single, or else the highest."""
    if chosen.kind is not Kind.SINGLE:
        return chosen
    return next((made for made in simple if made.kind is not Kind.SINGLE), singles[-1])


def _follow(counts: Counts, playing: Playing, rng: Random) -> Combination | None:
    sleeps = below(SLEEPS, rng) == 0
    table, owner_held = playing.table, playing.held[playing.owner]
    if table is None:
        raise ValueError("there is nothing to follow")
    whole = identify(counts)
    if whole is not None and whole in follows(counts, table):
        return whole
    if playing.landlord not in (playing.owner, playing.turn):
        return None
    if sleeps and owner_held > yardsticks.NEAR:
        return None
    return yardsticks.follow(counts, table, owner_held)


def _partner_held(playing: Playing) -> int | None:
    """The partner's number of cards; None for the landlord."""
    if playing.turn == playing.landlord:
        return None
    return playing.held[SEATS - playing.landlord - playing.turn]


def _opponent_held(playing: Playing) -> int:
    """The fewest cards of an opponent."""
    if playing.turn != playing.landlord:
        return playing.held[playing.landlord]
    return min(held for seat, held in enumerate(playing.held) if seat != playing.landlord)
