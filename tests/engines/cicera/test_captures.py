"""What a card may take: every set once, none missing, none by rank alone (Cicera rules, sections 3 and 4)."""

from __future__ import annotations

from itertools import chain, combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.cicera_moves import HAND, TABLE, crowded
from engines.cicera.bonuses import Bonus, bonuses
from engines.cicera.captures import captures, is_capture, sums
from engines.cicera.cards import DECK, Cards, rank_of, read_card, read_cards, suit_of, value_of, write_cards
from engines.cicera.view import legal

NUMBERS = DECK[:40]
ALL_ON_THE_TABLE = {2: 6, 3: 20, 4: 47, 5: 96, 6: 186, 7: 340, 8: 597, 9: 1020, 10: 1698}
"""Sets that add up to a value if all 40 numbers lay on the table (rules, "What must always hold")."""

PATTERNS = {2: 0, 3: 1, 4: 1, 5: 2, 6: 3, 7: 4, 8: 5, 9: 7, 10: 9}
"""Simili by the value of the card played, per suit (rules, "What must always hold")."""


def every_subset(card: int, table: Cards) -> set[Cards]:
    """What a card may take by the letter of section 3, looked for among all subsets of the table."""
    pairs: set[Cards] = {(other,) for other in table if rank_of(other) == rank_of(card)}
    if rank_of(card) >= 10:
        return pairs
    numbers = [other for other in table if rank_of(other) < 10]
    subsets = chain.from_iterable(combinations(numbers, size) for size in range(2, len(numbers) + 1))
    return pairs | {subset for subset in subsets if sum(rank_of(c) + 1 for c in subset) == rank_of(card) + 1}


def by_value(value: int) -> list[Cards]:
    return sums(value, NUMBERS)


@pytest.mark.parametrize(("value", "number"), ALL_ON_THE_TABLE.items())
def test_there_are_so_many_sums_if_all_numbers_lay_on_the_table(value: int, number: int) -> None:
    found = by_value(value)
    assert len(set(found)) == len(found) == number
    assert all(sum(map(value_of, cards)) == value and len(cards) > 1 for cards in found)


def test_the_longest_sum_has_seven_cards() -> None:
    assert max(len(cards) for value in ALL_ON_THE_TABLE for cards in by_value(value)) == 7


def test_an_asso_is_no_sum_of_anything() -> None:
    assert by_value(1) == []


@given(st.permutations(DECK), st.integers(0, 11))
def test_captures_are_those_of_the_subsets_each_once(pack: list[int], number: int) -> None:
    card, table = pack[0], tuple(pack[1 : number + 1])
    found = list(captures(card, table))
    assert len(set(found)) == len(found)
    assert set(found) == every_subset(card, tuple(sorted(table)))


@given(st.permutations(DECK), st.integers(0, 9), st.integers(0, 4))
def test_a_set_is_a_capture_exactly_where_it_is_among_them(pack: list[int], number: int, size: int) -> None:
    card, table = pack[0], tuple(pack[1 : number + 1])
    found = set(captures(card, table))
    for taken in combinations(sorted(table), size):
        assert is_capture(card, taken, table) == (taken in found)
    assert all(is_capture(card, taken, table) for taken in found)
    assert not is_capture(card, (pack[-1],), table)


@pytest.mark.parametrize(
    ("dispute", "card", "table", "found"),
    [
        ("a pair, a sum", "7b", "7c3d4s", "7c 3d4s"),
        ("each of two equal cards by itself, never both", "7b", "7c7d", "7c 7d"),
        ("never a pair and a sum together", "7b", "7cAs6d", "7c As6d"),
        ("never two sums together", "5s", "As4d2s3d", "As4d 2s3d"),
        ("which of two equal cards", "7d", "3c3d4s4b", "3c4s 3c4b 3d4s 3d4b"),
        ("a court takes one court of its rank alone", "Cs", "CdFcRbAs", "Cd"),
        ("a court is no part of a sum", "Ts", "FsCsRs", ""),
        ("an asso takes an asso", "As", "AdAc2s", "Ad Ac"),
        ("a set may hold two cards of a rank", "6b", "3s3d", "3s3d"),
        ("nothing to take", "2b", "3s4s", ""),
        ("an empty table", "2b", "", ""),
    ],
)
def test_a_card_may_take(dispute: str, card: str, table: str, found: str) -> None:
    taken = [write_cards(cards) for cards in captures(read_card(card), read_cards(table))]
    assert sorted(taken) == sorted(found.split()), dispute


def test_a_crowded_table_has_9748_moves_each_once() -> None:
    moves = list(legal(crowded()))
    assert len(set(moves)) == len(moves) == 9748
    nines, tens = (counted(value, TABLE) for value in (9, 10))
    assert len(moves) == len(HAND) + 4 * (nines + tens)


def counted(value: int, table: Cards) -> int:
    """Sums of two cards or more, counted and not listed: how many sets of so many cards there are for each total."""
    ways = {(0, 0): 1}
    for card in table:
        with_card = {(size + 1, total + rank_of(card) + 1): number for (size, total), number in ways.items()}
        ways = {key: ways.get(key, 0) + with_card.get(key, 0) for key in ways | with_card}
    return sum(number for (size, total), number in ways.items() if total == value and size > 1)


@pytest.mark.parametrize(("value", "number"), PATTERNS.items())
def test_simili_have_these_patterns(value: int, number: int) -> None:
    assert [len(simili(value, suit)) for suit in range(4)] == [number] * 4


def test_twelve_simili_of_a_suit_are_quadriglie_too() -> None:
    for suit in range(4):
        assert sum(Bonus.QUADRIGLIA in earned for value in PATTERNS for earned in simili(value, suit)) == 12


def simili(value: int, suit: int) -> list[tuple[Bonus, ...]]:
    """What the sums of a suit that the suit's own card of this value takes earn, on a table with more cards."""
    card = (value - 1) * 4 + suit
    earned = [bonuses(card, taken, NUMBERS, None) for taken in by_value(value) if suit_of(taken[0]) == suit]
    return [each for each in earned if Bonus.SIMILI in each]


@pytest.mark.parametrize(
    ("dispute", "card", "taken", "table", "placed", "earned"),
    [
        ("a pair that leaves something", "7b", "7c", "7c3d", None, ""),
        ("the table is cleared", "7b", "7c", "7c", None, "scua"),
        ("the card just placed", "7b", "7c", "7c3d", "7c", "picada"),
        ("the card just placed, and it was alone", "7b", "7c", "7c", "7c", "scua picada"),
        ("another card of the rank of the one just placed", "7b", "7c", "7c7d", "7d", ""),
        ("a sum that holds the card just placed", "7b", "3c4d", "3c4dRs", "4d", ""),
        ("a pair is of two suits", "7b", "7s", "7sRs", None, ""),
        ("all of a suit with the card played", "7b", "3b4b", "3b4bRs", None, "simili"),
        ("the card played is of another suit", "7s", "3b4b", "3b4bRs", None, ""),
        ("two cards are no quadriglia", "7b", "3s4b", "3s4b", None, "scua"),
        ("three cards are a quadriglia", "7b", "As2s4b", "As2s4bRs", None, "quadriglia"),
        ("so are four", "7b", "AsAd2s3b", "AsAd2s3bRs", None, "quadriglia"),
        ("three bonuses at once", "6b", "Ab2b3b", "Ab2b3b", "3b", "scua simili quadriglia"),
        ("courts may be a picada", "Rs", "Rb", "RbFs", "Rb", "picada"),
    ],
)
def test_a_capture_earns(dispute: str, card: str, taken: str, table: str, placed: str | None, earned: str) -> None:
    before = read_card(placed) if placed else None
    assert " ".join(bonuses(read_card(card), read_cards(taken), read_cards(table), before)) == earned, dispute
