"""Dukals: what makes one, how many a hand has, and how often one is dealt."""

from __future__ import annotations

from functools import cache
from itertools import chain, combinations, product
from math import comb, factorial

import pytest

from engines.ganjifa.cards import DECK, Cards, read_cards, write_cards
from engines.ganjifa.dukals import dukals, is_dukal

SUITS_WITHOUT_TRUMP = 9
HAND = 40


def found(hand: str) -> set[str]:
    return {write_cards(cards) for cards in dukals(read_cards(hand))}


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("3ma4ma5maMmaRma", {"3ma4ma5maMmaRma"}),
        ("1ka2ka3kaMkaRka", {"1ka2ka3kaMkaRka"}),
        ("3ma4maMmaRma", set()),
        ("3ma4ma5maMma", set()),
        ("3ma4ma5maRma", set()),
        ("3ma4ma5maMkuRma", set()),
        ("3ma4ma6maMmaRma", set()),
        ("1ma9maTmaMmaRma", set()),
        ("1ma2ma3ma5ma6ma7maMmaRma", {"1ma2ma3maMmaRma", "5ma6ma7maMmaRma"}),
    ],
)
def test_raja_mantri_and_a_run_of_three_that_neither_touches_them_nor_wraps(hand: str, expected: set[str]) -> None:
    assert found(hand) == expected


def test_each_sub_run_of_three_or_more_is_a_move_of_its_own() -> None:
    assert found("7ka8ka9kaTkaMkaRka") == {"7ka8ka9kaMkaRka", "8ka9kaTkaMkaRka", "7ka8ka9kaTkaMkaRka"}
    assert len(found("1ma2ma3ma4ma5ma6ma7ma8ma9maTmaMmaRma")) == 36


def test_all_that_a_hand_has_are_dukals_and_nothing_else_is() -> None:
    suit = read_cards("1ma2ma3ma4ma5ma6ma7ma8ma9maTmaMmaRma")
    every = chain.from_iterable(combinations(suit, size) for size in range(len(suit) + 1))
    assert {cards for cards in every if is_dukal(cards)} == set(dukals(suit))
    assert not is_dukal(read_cards("3ma4ma5maMkuRku"))


@cache
def with_dukal() -> tuple[int, ...]:
    """How many sets of so many cards of one suit hold a Dukal."""
    suit = DECK[:12]
    return tuple(sum(_holds(cards) for cards in combinations(suit, size)) for size in range(13))


def _holds(cards: Cards) -> bool:
    return next(dukals(cards), None) is not None


def test_a_hand_is_dealt_a_dukal_that_is_not_of_the_trump_once_in_six_deals() -> None:
    """Exactly, by counting hands: 16.835 % (Ganjifa rules, "Oracles")."""
    ways = [1]
    for suit in range(SUITS_WITHOUT_TRUMP + 1):
        without = [comb(12, n) - (with_dukal()[n] if suit else 0) for n in range(13)]
        ways = [sum(ways[n - k] * without[k] for k in range(13) if 0 <= n - k < len(ways)) for n in range(HAND + 1)]
    assert 100 * (1 - ways[HAND] / comb(120, HAND)) == pytest.approx(16.835, abs=0.0005)


def test_somebody_is_dealt_one_in_two_deals_of_five() -> None:
    """Exactly, by counting deals: 42.0845 %, on the rules page 42.085.

    Two hands never hold a Dukal of the same suit, which has but one Raja.
    """
    ways = {(0, 0): 1}
    for suit in range(SUITS_WITHOUT_TRUMP + 1):
        ways = _with_suit(ways, free_of_dukals=bool(suit), cards_before=12 * suit)
    deals = factorial(120) // factorial(HAND) ** 3
    assert 100 * (1 - ways[HAND, HAND] / deals) == pytest.approx(42.0845, abs=0.00005)


def _with_suit(
    ways: dict[tuple[int, int], int], *, free_of_dukals: bool, cards_before: int
) -> dict[tuple[int, int], int]:
    """In how many ways the first two hands hold so many cards each, once one more suit is dealt."""
    splits = {
        (a, b): _splits(a, b, free_of_dukals=free_of_dukals) for a, b in product(range(13), repeat=2) if a + b <= 12
    }
    sums: dict[tuple[int, int], int] = {}
    for ((one, two), count), ((a, b), more) in product(ways.items(), splits.items()):
        third = cards_before + 12 - one - a - two - b
        if max(one + a, two + b, third) <= HAND:
            sums[one + a, two + b] = sums.get((one + a, two + b), 0) + count * more
    return sums


def _splits(a: int, b: int, *, free_of_dukals: bool) -> int:
    """The ways to deal a suit as a, b and the rest, without those in which a hand gets a Dukal of it."""
    sizes = (a, b, 12 - a - b)
    every = comb(12, a) * comb(12 - a, b)
    if not free_of_dukals:
        return every
    return every - sum(with_dukal()[n] * comb(12 - n, sizes[i - 1]) for i, n in enumerate(sizes))
