"""A quick rule player on packed hands: what to lead and what to follow with. Playouts are made of it.

It sees one hand, the counts of the others and what they hold together, which is what any seat knows. Its numbers were
tuned by play against the yardstick `greedy`.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from itertools import islice
from typing import Final

from engines.doudizhu.cards import ACE, BLACK, RED
from engines.doudizhu.catalogue import Kind
from engines.doudizhu.combos import follows
from engines.doudizhu.players.packed import (
    EACH,
    ONE,
    Packed,
    Part,
    bare,
    highest,
    lowest,
    part,
    ranks_held,
    type_of,
    unpack,
)
from engines.doudizhu.players.plans import ROOM, laid_out, layout, plan

SINGLE: Final = type_of(Kind.SINGLE)
PAIR: Final = type_of(Kind.PAIR)

CARD: Final = 3.0
"""What a card less in hand is worth to a leader, in ranks: long combinations go first."""

LONE: Final = 2.0
"""By how many ranks a lone card goes sooner: it is led or never gone."""

LOOKED_AT: Final = 6
"""How many follows are compared, lowest first: bombs only where there is little else."""

WON: Final = 100.0
"""The score of an empty hand; beyond every other."""

READY: Final = 10
"""Below this rank a follow that the plan holds ready is not compared with others."""

SPARED: Final = 2.0
"""What a partner's play must be beaten for, in ranks gained, where the landlord is not next."""

_BOMBS: Final = EACH << 2
ROCKET: Final = ONE[BLACK] + ONE[RED]


class Stance(Enum):
    """Whose play is on the table: an opponent's, the partner's, or the partner's with the landlord next."""

    AGAINST = "against"
    BESIDE = "beside"
    BLOCKING = "blocking"


@lru_cache(ROOM)
def answer(hand: Packed, table: Part) -> tuple[Part | None, float]:
    """The follow that leaves the best hand behind, bombs included, and what it gains over a pass; None if none."""
    if not _may_follow(hand, table):
        return None, -WON
    laid = layout(hand)
    for one in laid_out(laid):
        if one.type == table.type and table.rank < one.rank < READY:
            return one, -one.gain
    best, most = None, -WON
    for made in islice(follows(unpack(hand), table.made), LOOKED_AT):
        one = part(made)
        left = WON if one.code == hand else layout(hand - one.code).score
        if left > most:
            best, most = one, left
    return best, most - laid.score


def _may_follow(hand: Packed, table: Part) -> bool:
    """False where it is plain that the hand beats nothing: no rank in the copies that it takes, and no bomb."""
    return highest(ranks_held(hand, table.copies)) > table.rank or bool(hand & _BOMBS) or hand & ROCKET == ROCKET


def follow(hand: Packed, table: Part, stance: Stance, near: int, mate: int) -> Part | None:
    """What to play on this, or None for a pass. `near` and `mate` as for `lead`."""
    one, gain = answer(hand, table)
    if one is None or one.code == hand:
        return one
    if stance is Stance.AGAINST:
        return one if near <= 2 or not one.explosive or _bombs(hand, one, near) else None
    if one.explosive or mate <= 2:
        return None
    if stance is Stance.BLOCKING and table.rank <= ACE:
        return _block(hand, table, near) or (one if gain > 0 and one.rank <= ACE else None)
    return one if gain > SPARED and one.rank <= ACE else None


def _block(hand: Packed, table: Part, near: int) -> Part | None:
    """The highest single, where the landlord would go out on the partner's low one."""
    if near > 1 or table.type != SINGLE or highest(hand) <= table.rank:
        return None
    return bare(Kind.SINGLE, highest(hand))


def _bombs(hand: Packed, bomb: Part, near: int) -> bool:
    """Whether it is time: an opponent has few cards, or so has the player once the bomb is gone."""
    return near <= 5 or len(plan(hand - bomb.code)) <= 2


def lead(hand: Packed, near: int, mate: int, others: Packed) -> Part:
    """What to lead. `others` is what the two others hold together.

    `near` is the fewest cards of an opponent, `mate` the partner's number; more than a hand, where there is no partner.
    """
    parts = plan(hand)
    if len(parts) == 1:
        return parts[0]
    if mate == 1:
        return bare(Kind.SINGLE, lowest(hand))
    if len(parts) <= 3:
        sure = [one for one in parts if is_top(one, others)]
        if len(sure) >= len(parts) - 1:
            return sure[0]
    if near <= 2:
        risky = SINGLE if near == 1 else PAIR
        parts = tuple([one for one in parts if one.type != risky]) or parts[-1:]
    return min(parts, key=_lead_order)


def _lead_order(one: Part) -> tuple[float, Packed]:
    return one.gain - CARD * one.size - (LONE if one.type == SINGLE else 0.0), one.code


def is_top(one: Part, others: Packed) -> bool:
    """Whether neither of the others can beat this but by a bomb. False where that is not plain to see."""
    if one.type == SINGLE:
        return one.rank >= highest(others)
    if one.type == PAIR:
        return one.rank >= highest(ranks_held(others, 2))
    return one.explosive
