"""The public course of a deal as types: a deal is due, the auction, the play, the end. Knows no hidden card.

Rules: Dou Dizhu rules, sections 2, 3 and 5.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from engines.core.contract import Seat
from engines.doudizhu.cards import Cards, count_ranks
from engines.doudizhu.combos import Combination, identify
from engines.doudizhu.moves import MAX_BID, SEATS, Bid, Play, Turn

PASSES = 2
"""Passes in a row that end the auction after a bid, and that give the lead back (sections 2 and 3)."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A deal is due. `thrown_in` holds the first bidders of the deals on which nobody bid."""

    thrown_in: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Auction:
    """Bids so far, in turn from the first bidder; 0 is a pass."""

    first: Seat
    bids: tuple[int, ...] = ()
    thrown_in: tuple[Seat, ...] = ()

    @property
    def turn(self) -> Seat:
        return (self.first + len(self.bids)) % SEATS

    @property
    def highest(self) -> int:
        """The bid that stands; 0 before any."""
        return max(self.bids, default=0)

    @property
    def leader(self) -> Seat:
        """Who made the highest bid. Raises ValueError where nobody has bid."""
        if not self.highest:
            raise ValueError("nobody has bid")
        return (self.first + self.bids.index(self.highest)) % SEATS

    @property
    def is_thrown_in(self) -> bool:
        return len(self.bids) == SEATS and self.highest == 0

    @property
    def is_won(self) -> bool:
        closed = self.highest > 0 and self.bids[-PASSES:] == (0,) * PASSES
        return self.highest == MAX_BID or closed

    def after(self, bid: Bid) -> Auction:
        return replace(self, bids=(*self.bids, bid.points))


@dataclass(frozen=True, slots=True)
class Playing:
    """The landlord has shown and taken the bottom cards; turns follow from the landlord on.

    `table` is the combination to beat, None for the one who leads; `owner` played it, or leads. `held` counts each
    seat's cards.
    """

    auction: Auction
    landlord: Seat
    bottom: Cards
    held: tuple[int, ...]
    owner: Seat
    turns: tuple[Turn, ...] = ()
    table: Combination | None = None

    @property
    def bid(self) -> int:
        return self.auction.highest

    @property
    def turn(self) -> Seat:
        return self.seat_of(len(self.turns))

    def seat_of(self, index: int) -> Seat:
        """Whose turn the one at this index of `turns` was."""
        return (self.landlord + index) % SEATS

    @property
    def doublings(self) -> int:
        """Bombs and rockets played, led or not (section 5)."""
        return sum(is_explosive(turn) for turn in self.turns)

    def plays_of(self, *, farmers: bool) -> int:
        """How many plays, passes not counted, one side has made."""
        return sum(isinstance(t, Play) for i, t in enumerate(self.turns) if (i % SEATS != 0) == farmers)

    def after(self, turn: Turn) -> Playing:
        """The play after one more turn of `self.turn`, which has been checked."""
        turns = (*self.turns, turn)
        if isinstance(turn, Play):
            return self._played(turn, turns)
        # The second pass in a row comes from the seat before the owner: nobody beat it, the owner leads.
        led_back = (self.turn + 1) % SEATS == self.owner
        return replace(self, turns=turns, table=None if led_back else self.table)

    def _played(self, play: Play, turns: tuple[Turn, ...]) -> Playing:
        seat = self.turn
        held = tuple(n - len(play.cards) * (s == seat) for s, n in enumerate(self.held))
        return replace(self, turns=turns, held=held, owner=seat, table=identify(count_ranks(play.cards)))


@dataclass(frozen=True, slots=True)
class Over:
    """Somebody went out: the owner of the last play."""

    playing: Playing

    @property
    def winner(self) -> Seat:
        return self.playing.owner

    @property
    def landlord_won(self) -> bool:
        return self.winner == self.playing.landlord

    @property
    def spring(self) -> bool:
        """The landlord won before any farmer had played (section 5)."""
        return self.landlord_won and self.playing.plays_of(farmers=True) == 0

    @property
    def reverse_spring(self) -> bool:
        """A farmer won after the landlord had played only once (section 5)."""
        return not self.landlord_won and self.playing.plays_of(farmers=False) == 1

    @property
    def multiplier(self) -> int:
        return 1 << self.playing.doublings + self.spring + self.reverse_spring

    @property
    def scores(self) -> tuple[int, ...]:
        """Bid x multiplier for each farmer, twice that for the landlord: zero sum (section 5)."""
        stake = self.playing.bid * self.multiplier
        farmer = -stake if self.landlord_won else stake
        return tuple(-2 * farmer if seat == self.playing.landlord else farmer for seat in range(SEATS))


Phase: TypeAlias = Waiting | Auction | Playing | Over


def is_explosive(turn: Turn) -> bool:
    """Whether a turn is a bomb or the rocket, and so doubles the multiplier."""
    if not isinstance(turn, Play):
        return False
    played = identify(count_ranks(turn.cards))
    return played is not None and played.explosive
