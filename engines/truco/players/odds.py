"""The play of the cards against all hands that the other may hold: which card, and against which hands it wins.

The other is taken to play what feels best to it; the own cards are then played as well as they can be, not knowing
which of the hands it is. Works on strengths alone; knows no call.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from engines.truco.players.feel import Results, Strengths, best_lead, best_reply, compare, verdict, without

Holding: TypeAlias = tuple[Strengths, float, Strengths]
"""Cards that the other may have left, how likely, and what it would have left now, at the decision."""

PARDA: Final[Results] = (0,)
"""A first trick that was tied: the next one decides."""


@dataclass(frozen=True, slots=True)
class Spread:
    """The cards on the table and in the own hand: finished tricks, a card `led`, whether it is the own one."""

    hand: Strengths
    results: Results
    led: int | None
    own: bool
    mano: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """The strength of the card to play, the chance to win the deal, and the other's cards that lose to it."""

    card: int | None
    chance: float
    beaten: frozenset[Strengths]


@dataclass(frozen=True, slots=True)
class _Line:
    weight: float
    beaten: list[Strengths]
    card: int | None = None


def plan(spread: Spread, theirs: Mapping[Strengths, float]) -> Plan:
    """The best play against these cards of the other's, whose weights sum to 1. No card where it is not to play."""
    holdings = [(left, weight, left) for left, weight in theirs.items()]
    side = _Side(spread.mano)
    if spread.led is None:
        line = side.lead(spread.hand, holdings, spread.results)
    elif spread.own:
        line = side.answered(spread.hand, spread.led, holdings, spread.results)
    else:
        line = side.follow(spread.hand, spread.led, holdings, spread.results)
    return Plan(line.card, line.weight, frozenset(line.beaten))


@dataclass(frozen=True, slots=True)
class _Side:
    """The side that plans. Being mano decides three pardas."""

    mano: bool

    def lead(self, hand: Strengths, theirs: Sequence[Holding], results: Results) -> _Line:
        # After a first parda the next trick decides: nothing is gained by keeping the higher card.
        cards = (hand[-1],) if results == PARDA else sorted(set(hand))
        return _best((card, self.answered(without(hand, card), card, theirs, results)) for card in cards)

    def follow(self, hand: Strengths, led: int, theirs: Sequence[Holding], results: Results) -> _Line:
        return _best(
            (card, self._after(without(hand, card), theirs, (*results, compare(card, led)), led=False))
            for card in sorted(set(hand))
        )

    def answered(self, rest: Strengths, card: int, theirs: Sequence[Holding], results: Results) -> _Line:
        """With an own card on the table, to which each of these hands has its reply."""
        replies: dict[int, list[Holding]] = defaultdict(list)
        for left, weight, start in theirs:
            reply = _reply(left, card, results, not self.mano)
            replies[reply].append((without(left, reply), weight, start))
        return _sum(
            self._after(rest, group, (*results, compare(card, reply)), led=True) for reply, group in replies.items()
        )

    def _after(self, hand: Strengths, theirs: Sequence[Holding], results: Results, *, led: bool) -> _Line:
        """After a trick: decided, or the next is led by its winner, after a parda by the same side."""
        decided = verdict(results, mano=self.mano)
        if decided > 0:
            return _Line(sum(weight for _, weight, _ in theirs), [start for _, _, start in theirs])
        if decided < 0:
            return _Line(0.0, [])
        if results[-1] > 0 or (results[-1] == 0 and led):
            return self.lead(hand, theirs, results)
        return self._led_to(hand, theirs, results)

    def _led_to(self, hand: Strengths, theirs: Sequence[Holding], results: Results) -> _Line:
        leads: dict[int, list[Holding]] = defaultdict(list)
        for left, weight, start in theirs:
            card = _lead(left, results, not self.mano)
            leads[card].append((without(left, card), weight, start))
        return _sum(self.follow(hand, card, group, results) for card, group in leads.items())


def _best(lines: Iterable[tuple[int, _Line]]) -> _Line:
    """The line of most weight, of equals the one with the weakest card: it saves the stronger ones."""
    card, best = max(lines, key=lambda pair: pair[1].weight)
    return _Line(best.weight, best.beaten, card)


def _sum(lines: Iterable[_Line]) -> _Line:
    every = list(lines)
    return _Line(sum(line.weight for line in every), [start for line in every for start in line.beaten])


@cache
def _reply(left: Strengths, led: int, results: Results, mano: bool) -> int:
    """What the other plays on a card. `results` are the planning side's."""
    return best_reply(left, led, tuple(-result for result in results), mano=mano)


@cache
def _lead(left: Strengths, results: Results, mano: bool) -> int:
    """What the other leads."""
    return best_lead(left, tuple(-result for result in results), mano=mano)
