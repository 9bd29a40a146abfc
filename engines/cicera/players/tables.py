"""What cards can make of a table, looked up and remembered: the same few tables come up in all playouts of a decision.

A table is a set of cards as bits, card n being bit n. Knows no hands and no scores. Worths are hundredths of a point,
by the yardsticks' weights.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from engines.cicera.cards import DECK, NUMBERS, RANKS, SUITS, Card, Cards, is_number
from engines.cicera.players.weights import BONUS, PLAIN, WEIGHTS, weigh
from engines.cicera.players.yardsticks import replies

Bits: TypeAlias = int
"""A set of cards."""

NEVER: Final = -2
"""In place of a card or a suit that a capture is not made of."""

SUIT_BITS: Final = tuple(sum(1 << card for card in DECK[suit :: len(SUITS)]) for suit in range(len(SUITS)))
"""The cards of each suit."""

Take: TypeAlias = tuple[Bits, int, int, int]
"""What may be taken: the cards; their worth, scua and quadriglia included; the suit that makes it a simili; the card
that makes it a picada if it was just placed."""

Threats: TypeAlias = tuple[tuple[int, int], ...]
"""Ranks, each with the most that one card of it can make of a table."""


class Look(NamedTuple):
    """A table at a look.

    `takes` is by rank what a card of it may take; `pairs` what a card of each rank makes by a pair, scua and picada
    apart; `value` what all cards add up to, more than any card where there are courts; `weight` the cards' weights.
    """

    takes: tuple[Sequence[Take], ...]
    pairs: tuple[int, ...]
    paired: Threats
    value: int
    weight: int
    size: int

    def fear(self, odds: list[int], card: Card, calm: int) -> int:
        """What is to be feared once this card is placed here.

        `odds` are the chances of the ranks to be held, `calm` what is to be feared of pairs as it is.
        """
        rank = card >> 2
        if not self.size:
            return odds[rank] * (PLAIN + WEIGHTS[card] + 2 * BONUS)
        fear = calm + odds[rank] * max(0, PLAIN + WEIGHTS[card] + BONUS - self.pairs[rank])
        value = self.value + rank + 1
        if value <= NUMBERS:
            bonuses = BONUS if self.size == 1 else 2 * BONUS
            fear += odds[value - 1] * (PLAIN + self.weight + WEIGHTS[card] + bonuses)
        return fear


@dataclass(frozen=True, slots=True)
class Tables:
    """Answers by table, found once each."""

    _looks: dict[Bits, Look] = field(default_factory=dict)
    _threats: dict[Bits, Threats] = field(default_factory=dict)

    def look(self, table: Bits) -> Look:
        """What can be made of a table."""
        found = self._looks.get(table)
        if found is None:
            found = self._looks[table] = _look(cards_in(table))
        return found

    def threats(self, table: Bits) -> Threats:
        """What the next seat can make of a table on which nothing was just placed."""
        found = self._threats.get(table)
        if found is None:
            best = replies(cards_in(table), None)
            found = self._threats[table] = tuple((rank, made) for rank, made in enumerate(best) if made)
        return found


def bits_of(cards: Iterable[Card]) -> Bits:
    """These cards as bits."""
    return sum(1 << card for card in cards)


def cards_in(bits: Bits) -> Cards:
    """The cards of a set, in deck order."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return tuple(found)


def _look(table: Cards) -> Look:
    pairs = [0] * len(RANKS)
    for card in table:
        pairs[card >> 2] = max(pairs[card >> 2], PLAIN + WEIGHTS[card])
    total = sum([(card >> 2) + 1 for card in table])
    return Look(
        takes=_takes(table),
        pairs=tuple(pairs),
        paired=tuple([(rank, made) for rank, made in enumerate(pairs) if made]),
        value=total if not table or is_number(table[-1]) else NUMBERS,
        weight=weigh(table),
        size=len(table),
    )


def _takes(table: Cards) -> tuple[Sequence[Take], ...]:
    """For each rank all that a card of it may take from a table."""
    found: list[list[Take]] = [[] for _ in RANKS]
    for card in table:
        found[card >> 2].append((1 << card, WEIGHTS[card] + BONUS * (len(table) == 1), NEVER, card))
    for value, taken, weight, number in _sets(table):
        if number > 1:
            made = weight + BONUS * ((number == len(table)) + (number >= 3))
            found[value - 1].append((taken, made, _suit(taken), NEVER))
    return tuple(found)


def _sets(table: Cards) -> list[tuple[int, Bits, int, int]]:
    """All sets of numbers that add up to 10 at most: what they add up to, the cards, their weights, how many."""
    sets = [(0, 0, 0, 0)]
    for card in table:
        room, bit, weight = NUMBERS - (card >> 2) - 1, 1 << card, WEIGHTS[card]
        sets += [
            (value - room + NUMBERS, taken | bit, made + weight, number + 1)
            for value, taken, made, number in sets
            if value <= room
        ]
    return sets


def _suit(taken: Bits) -> int:
    """The suit of all these cards; NEVER where they are of several."""
    return next((suit for suit, cards in enumerate(SUIT_BITS) if taken & cards == taken), NEVER)
