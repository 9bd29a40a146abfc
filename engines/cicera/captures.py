"""What a card may take from the table: a card of its rank, or numbers that add up to it. Knows no hands.

Sets are searched card by card with bounds, never all subsets: tables of 28 cards occur. They are sets of cards and not
of ranks, since which of two equal ranks goes matters. Rules: Cicera rules, section 3.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field

from engines.cicera.cards import Card, Cards, is_number, rank_of, value_of


def captures(card: Card, table: Collection[Card]) -> Iterator[Cards]:
    """Every set of table cards that this card may take, each in deck order: first pairs, then sums."""
    yield from ((other,) for other in sorted(table) if rank_of(other) == rank_of(card))
    if is_number(card):
        yield from sums(value_of(card), table)


def sums(value: int, table: Collection[Card]) -> list[Cards]:
    """Every set of two table cards or more that add up to a value, in deck order each."""
    numbers = sorted(card for card in table if is_number(card))
    search = _Search(numbers, [value_of(card) for card in numbers])
    search.extend((), 0, value)
    return search.found


@dataclass(slots=True)
class _Search:
    """A search from low cards to high: whatever is still wanted must come from cards further on."""

    numbers: Sequence[Card]
    values: Sequence[int]
    found: list[Cards] = field(default_factory=list)

    def extend(self, taken: Cards, start: int, wanted: int) -> None:
        """Find all sets that go on from these cards with cards from `start` on which add up to `wanted`."""
        numbers, values = self.numbers, self.values
        if taken:
            last = bisect_left(values, wanted, start)
            self.found.extend([(*taken, number) for number in numbers[last : bisect_right(values, wanted, last)]])
        # A card that is not the last one leaves room for another that is no lower.
        for at in range(start, bisect_right(values, wanted // 2, start)):
            self.extend((*taken, numbers[at]), at + 1, wanted - values[at])


def is_capture(card: Card, taken: Collection[Card], table: Collection[Card]) -> bool:
    """Whether the card may take exactly these cards, without looking for other sets."""
    if not all(other in table for other in taken) or len(set(taken)) != len(taken):
        return False
    if len(taken) == 1:
        return all(rank_of(other) == rank_of(card) for other in taken)
    return bool(taken) and is_number(card) and adds_up(card, taken)


def adds_up(card: Card, taken: Collection[Card]) -> bool:
    """Whether all these cards are numbers that add up to the card."""
    return all(map(is_number, taken)) and sum(map(value_of, taken)) == value_of(card)
