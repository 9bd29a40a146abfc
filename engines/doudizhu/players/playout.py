"""A deal in one sampled world, played to its end by the quick policy. Knows no view: here all hands are open."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from engines.core.contract import Seat
from engines.doudizhu.moves import SEATS
from engines.doudizhu.players.packed import Packed, Part
from engines.doudizhu.players.plans import plan
from engines.doudizhu.players.policy import Stance, follow, lead

NOBODY: Final = 99
"""The partner's number of cards where there is no partner."""


LAPSE: Final = 0.1
"""How likely a turn of a playout is a lapse: a line of play that rests on everybody's best replies is worth little."""


@dataclass(slots=True)
class Course:
    """A deal under way on packed hands; changes as it is played. `plies` counts the turns taken in it."""

    hands: list[Packed]
    held: list[int]
    landlord: Seat
    turn: Seat
    owner: Seat
    table: Part | None
    doublings: int = 0
    landlord_plays: int = 0
    farmer_plays: int = 0
    plies: int = 0

    def copy(self) -> Course:
        return Course(
            self.hands[:],
            self.held[:],
            self.landlord,
            self.turn,
            self.owner,
            self.table,
            self.doublings,
            self.landlord_plays,
            self.farmer_plays,
        )

    def take(self, one: Part | None) -> bool:
        """The next seat plays this, or passes on None. Whether it goes out."""
        seat = self.turn
        self.turn = seat + 1 if seat < SEATS - 1 else 0
        self.plies += 1
        if one is None:
            if self.turn == self.owner:
                self.table = None
            return False
        self._lay(seat, one)
        return not self.hands[seat]

    def _lay(self, seat: Seat, one: Part) -> None:
        self.hands[seat] -= one.code
        self.held[seat] -= one.size
        self.table, self.owner = one, seat
        self.doublings += one.explosive
        if seat == self.landlord:
            self.landlord_plays += 1
        else:
            self.farmer_plays += 1

    def choice(self) -> Part | None:
        """What the policy plays next."""
        seat, landlord, held = self.turn, self.landlord, self.held
        if seat == landlord:
            near, mate = min(held[seat - 1], held[seat - 2]), NOBODY
        else:
            near, mate = held[landlord], held[SEATS - landlord - seat]
        table = self.table
        if table is None:
            return lead(self.hands[seat], near, mate, self.hands[seat - 1] + self.hands[seat - 2])
        if seat == landlord:
            return follow(self.hands[seat], table, Stance.AGAINST, held[self.owner], mate)
        return follow(self.hands[seat], table, self._stance(seat), near, mate)

    def lapse(self, rng: Random) -> Part | None:
        """What a player may do who is not so wise: pass, or lead anything of the plan."""
        return rng.choice(plan(self.hands[self.turn])) if self.table is None else None

    def _stance(self, farmer: Seat) -> Stance:
        if self.owner == self.landlord:
            return Stance.AGAINST
        return Stance.BLOCKING if (farmer + 1) % SEATS == self.landlord else Stance.BESIDE

    def points(self) -> int:
        """What the landlord makes of it, in stakes: 1 or -1, doubled by bombs and springs. Only at the end."""
        won = not self.hands[self.landlord]
        spring = self.farmer_plays == 0 if won else self.landlord_plays == 1
        stake: int = 1 << self.doublings + spring
        return stake if won else -stake


def finish(course: Course, first: Part | None, rng: Random) -> int:
    """Take this turn, then play on by the policy, lapses apart. Returns the landlord's points, in stakes."""
    out = course.take(first)
    while not out:
        out = course.take(course.lapse(rng) if rng.random() < LAPSE else course.choice())
    return course.points()
