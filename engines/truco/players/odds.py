"""The play of the cards against all hands that the other may hold: which card, and against which hands it wins.

The other is taken to play what feels best to it; the own cards are then played as well as they can be, not knowing
which of the hands it is. Works on strengths alone; knows no call.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from engines.truco.players.feel import Results, Strengths, best_lead, best_reply, compare, verdict, without


class Holding(NamedTuple):
    """Cards that the other may have left, how likely, and what it would have had left at the start."""

    left: Strengths
    weight: float
    start: Strengths


@dataclass(frozen=True, slots=True)
class Plan:
    """The strength of the card to play, the weight of the hands that it wins against, and which these are."""

    card: int
    chance: float
    beaten: frozenset[Strengths]


class Line(NamedTuple):
    weight: float
    beaten: list[Strengths]
    card: int


_LOST = Line(0.0, [], -1)


def plan(hand: Strengths, theirs: Mapping[Strengths, float], results: Results, led: int | None, *, lies: bool, mano: bool) -> Plan:
    """The best card against these hands; `led` is the card on the table, which `lies` there from this side."""
    holdings = [Holding(left, weight, left) for left, weight in theirs.items()]
    side = Side(mano)
    if led is None:
        line = side.lead(hand, holdings, results)
    elif lies:
        line = side.replied(hand, led, holdings, results)
    else:
        line = side.follow(hand, holdings, led, results)
    return Plan(line.card, line.weight, frozenset(line.beaten))


@dataclass(frozen=True, slots=True)
class Side:
    """The side that plans; whether it is mano decides three pardas."""

    mano: bool

    def lead(self, hand: Strengths, theirs: Sequence[Holding], results: Results) -> Line:
        lines = (self._led(hand, card, theirs, results) for card in sorted(set(hand)))
        return max(lines, key=_weight)

    def follow(self, hand: Strengths, theirs: Sequence[Holding], led: int, results: Results) -> Line:
        lines = (
            self._on(without(hand, card), theirs, (*results, compare(card, led)), card) for card in sorted(set(hand))
        )
        return max(lines, key=_weight)

    def _led(self, hand: Strengths, card: int, theirs: Sequence[Holding], results: Results) -> Line:
        return self.replied(without(hand, card), card, theirs, results)

    def replied(self, rest: Strengths, card: int, theirs: Sequence[Holding], results: Results) -> Line:
        replies: dict[int, list[Holding]] = defaultdict(list)
        for holding in theirs:
            reply = their_reply(holding.left, card, results, not self.mano)
            replies[reply].append(holding._replace(left=without(holding.left, reply)))
        lines = [self._on(rest, group, (*results, compare(card, reply)), card, led=True) for reply, group in replies.items()]
        return Line(sum(line.weight for line in lines), [start for line in lines for start in line.beaten], card)

    def _on(self, hand: Strengths, theirs: Sequence[Holding], results: Results, card: int, *, led: bool = False) -> Line:
        """After a trick: decided, or the next one is led by its winner, after a parda by who has led."""
        decided = verdict(results, mano=self.mano)
        if decided:
            return _won(theirs, card) if decided > 0 else _LOST._replace(card=card)
        leads = results[-1] > 0 or (results[-1] == 0 and led)
        line = self.lead(hand, theirs, results) if leads else self._they_lead(hand, theirs, results)
        return line._replace(card=card)

    def _they_lead(self, hand: Strengths, theirs: Sequence[Holding], results: Results) -> Line:
        leads: dict[int, list[Holding]] = defaultdict(list)
        for holding in theirs:
            card = their_lead(holding.left, results, not self.mano)
            leads[card].append(holding._replace(left=without(holding.left, card)))
        lines = [self.follow(hand, group, card, results) for card, group in leads.items()]
        return Line(sum(line.weight for line in lines), [start for line in lines for start in line.beaten], -1)


def _weight(line: Line) -> float:
    return line.weight


def _won(theirs: Sequence[Holding], card: int) -> Line:
    return Line(sum(holding.weight for holding in theirs), [holding.start for holding in theirs], card)


@cache
def their_reply(hand: Strengths, led: int, results: Results, mano: bool) -> int:
    return best_reply(hand, led, tuple(-result for result in results), mano=mano)


@cache
def their_lead(hand: Strengths, results: Results, mano: bool) -> int:
    return best_lead(hand, tuple(-result for result in results), mano=mano)
