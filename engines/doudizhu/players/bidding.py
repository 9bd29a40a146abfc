"""What to bid: the deal is played out as landlord in sampled worlds, bottom cards and all, and the points averaged."""

from __future__ import annotations

from random import Random
from typing import Final

from engines.core.contract import Seat
from engines.doudizhu.players.packed import pack
from engines.doudizhu.players.playout import Course, finish
from engines.doudizhu.view import View
from engines.doudizhu.worlds import Source, source

WORLDS: Final = 40
"""Deals that are played out for a bid."""

PRICES: Final = ((3, 0.2), (2, 0.0), (1, -0.2))
"""A bid and the landlord's mean points, in stakes, that it needs.

A good hand bids all at once: the stake rises with the bid. One that is even still bids low, because somebody who is
stronger would be landlord otherwise, and the others lose as farmers then.
"""


def bid(view: View, highest: int, rng: Random) -> int:
    """The points to bid, more than the highest bid so far, or 0 for a pass."""
    where, me = source(view), view.audience
    if not isinstance(me, int):
        raise TypeError("an onlooker bids nothing")
    mean = sum(_points(where, me, rng) for _ in range(WORLDS)) / WORLDS
    allowed = next((price for price, needed in PRICES if mean >= needed), 0)
    return allowed if allowed > highest else 0


def _points(where: Source, me: Seat, rng: Random) -> int:
    """What the landlord makes of one world, in stakes."""
    world = where.draw(rng)
    hands = [pack(hand) for hand in world.hands]
    hands[me] += pack(world.bottom)
    held = [len(hand) for hand in world.hands]
    held[me] += len(world.bottom)
    course = Course(hands, held, landlord=me, turn=me, owner=me, table=None)
    return finish(course, course.choice(), rng)
