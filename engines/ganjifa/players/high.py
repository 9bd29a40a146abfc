"""High: what each sensible move comes to, on average over sampled worlds that are played out.

It starts from the yardstick's move and leaves it only for one that is better beyond the noise. Budgets are in worlds,
never in time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from random import Random
from typing import Final

from engines.core.contract import Seat
from engines.ganjifa.cards import Suit, suit_of
from engines.ganjifa.follow import winning
from engines.ganjifa.moves import SEATS, Dukal, Give, Move, Play, Turn
from engines.ganjifa.phases import Following, Giving, InPlay, Leading
from engines.ganjifa.players.bits import BIT, Hand, give_up, packed
from engines.ganjifa.players.candidates import candidates
from engines.ganjifa.players.playout import Script, answered, new_script, play_out, wins_last
from engines.ganjifa.players.yardsticks import Greedy
from engines.ganjifa.view import View
from engines.ganjifa.worlds import source

ROUNDS: Final = (24, 32, 64)
"""Worlds a round; after each the worse half of the moves is left out."""

DOUBT: Final = 0.8
"""How many standard errors better than the yardstick's a move has to be."""

STARTING: Final = Greedy()


class High:
    """The strong level. It reads a view and draws numbers, and worlds come from `worlds` alone."""

    def choose(self, view: View, rng: Random) -> Move:
        now = view.phase
        if not isinstance(now, InPlay):
            raise TypeError(f"nothing to choose: {now}")
        start = STARTING.choose(view, rng)
        rivals = [Rival(turn) for turn in candidates(view, now) if turn != start]
        if not rivals:
            return start
        # One seed, however many worlds: what is drawn after it depends on no hidden card.
        draws = Random(rng.getrandbits(64))
        return best(Spot(now, now.turn, view.trump), start, rivals, _worlds(view, draws), draws)


def _worlds(view: View, rng: Random) -> Iterator[list[Hand]]:
    """Sampled worlds without end."""
    hidden = source(view)
    while True:
        yield [packed(hand) for hand in hidden.draw(rng).hands]


@dataclass(slots=True)
class Rival:
    """A move, and how many cards more than the yardstick's it captured over all worlds, with the sum of squares."""

    turn: Turn
    more: int = 0
    squares: int = 0

    def add(self, more: int) -> None:
        self.more += more
        self.squares += more * more

    def is_better(self, worlds: int) -> bool:
        """Whether it is better by more than the doubt that is left."""
        variance = self.squares - self.more * self.more / worlds
        return self.more > DOUBT * sqrt(max(0.0, variance))


def best(spot: Spot, start: Turn, rivals: list[Rival], worlds: Iterator[list[Hand]], rng: Random) -> Turn:
    """The best move by all worlds; `rivals` keeps the better half of itself after each round."""
    for number in ROUNDS:
        for hands in islice(worlds, number):
            script = new_script(spot.now.course.left, rng)
            usual = spot.worth(start, hands, script)
            for rival in rivals:
                rival.add(spot.worth(rival.turn, hands, script) - usual)
        rivals.sort(key=lambda rival: -rival.more)
        del rivals[(len(rivals) + 1) // 2 :]
    return rivals[0].turn if rivals[0].is_better(sum(ROUNDS)) else start


@dataclass(frozen=True, slots=True)
class Spot:
    """A decision of a seat, to be played on from in one world after another."""

    now: InPlay
    me: Seat
    trump: Suit

    def worth(self, turn: Turn, hands: list[Hand], script: Script) -> int:
        """The cards that the seat captures from here on, if it makes this move in this world."""
        held = [hand[:] for hand in hands]
        cards = (turn.card,) if isinstance(turn, Play) else turn.cards
        for card in cards:
            held[self.me][suit_of(card)] ^= BIT[card]
        winner = self._finish(turn, held)
        taken = SEATS * len(cards) if winner == self.me else 0
        in_turn = held[winner], held[(winner + 1) % SEATS], held[(winner + 2) % SEATS]
        left = self.now.course.left - len(cards)
        return taken + play_out(in_turn, (self.me - winner) % SEATS, left, self.trump, script)

    def _finish(self, turn: Turn, held: list[Hand]) -> Seat:
        """The others answer this move. Who wins the trick."""
        match self.now, turn:
            case Leading(), Play(card):
                return self._led(card, held)
            case Following() as now, Play(card):
                return self._followed((*now.cards, card), held)
            case Leading(), Dukal(cards):
                for seat in range(SEATS):
                    if seat != self.me:
                        give_up(held[seat], len(cards), self.trump)
            case Giving() as now, Give(cards) if not now.given:
                give_up(held[(self.me + 1) % SEATS], len(cards), self.trump)
        return self.now.course.leader

    def _led(self, card: int, held: list[Hand]) -> Seat:
        p, q, r = (held[(self.me + step) % SEATS] for step in range(SEATS))
        return (self.me + answered(p, q, r, suit_of(card), BIT[card], self.trump)) % SEATS

    def _followed(self, cards: tuple[int, ...], held: list[Hand]) -> Seat:
        led = suit_of(cards[0])
        best = max(BIT[card] for card in cards if suit_of(card) == led)
        ruff = max((BIT[card] for card in cards if suit_of(card) == self.trump != led), default=0)
        leader, last = self.now.course.leader, held[(self.now.course.leader + SEATS - 1) % SEATS]
        if len(cards) < SEATS and wins_last(last, led, best, ruff, self.trump):
            return (leader + SEATS - 1) % SEATS
        return (leader + winning(cards, self.trump)) % SEATS
