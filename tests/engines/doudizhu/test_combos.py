"""What forms a combination and what beats what. Counts come from the rules page ("Counting oracles")."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.doudizhu.cards import DECK, RED, TWO, Counts, count_ranks
from engines.doudizhu.catalogue import ROCKET, SHAPES, family
from engines.doudizhu.combos import Combination, Kind, beats, follows, identify
from tests.engines.doudizhu.brute import Reading, counts_of, heaps, tally, whole_set
from tests.engines.doudizhu.hands import catalogue, made_by, reading_of

BY_KIND = {
    Kind.SINGLE: 15,
    Kind.PAIR: 13,
    Kind.TRIPLE: 13,
    Kind.TRIPLE_SINGLE: 182,
    Kind.TRIPLE_PAIR: 156,
    Kind.STRAIGHT: 36,
    Kind.PAIR_RUN: 52,
    Kind.AIRPLANE: 45,
    Kind.AIRPLANE_SINGLES: 18_990,
    Kind.AIRPLANE_PAIRS: 2_939,
    Kind.FOUR_SINGLES: 1_326,
    Kind.FOUR_PAIRS: 858,
    Kind.BOMB: 13,
    Kind.ROCKET: 1,
}
BY_LENGTH = {
    Kind.STRAIGHT: {5: 8, 6: 7, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1},
    Kind.PAIR_RUN: {3: 10, 4: 9, 5: 8, 6: 7, 7: 6, 8: 5, 9: 4, 10: 3},
    Kind.AIRPLANE: {2: 11, 3: 10, 4: 9, 5: 8, 6: 7},
    Kind.AIRPLANE_SINGLES: {2: 968, 3: 3_200, 4: 6_534, 5: 8_288},
    Kind.AIRPLANE_PAIRS: {2: 605, 3: 1_200, 4: 1_134},
}
BY_SIZE = (15, 14, 13, 195, 164, 1_354, 6, 1_840, 14, 616, 2, 3_217, 0, 6, 1_208, 6_539, 0, 11, 0, 9_425)
"""For 1 to 20 cards."""


def test_there_are_24639_combinations_and_15203_up_to_17_cards() -> None:
    assert len(catalogue()) == len(set(catalogue())) == 24_639
    assert sum(made.size <= 17 for made in catalogue()) == 15_203


def test_there_are_so_many_of_each_kind() -> None:
    assert Counter(made.kind for made in catalogue()) == BY_KIND


@pytest.mark.parametrize("kind", BY_LENGTH)
def test_there_are_so_many_of_each_core_length(kind: Kind) -> None:
    assert Counter(made.length for made in catalogue() if made.kind is kind) == BY_LENGTH[kind]


def test_there_are_so_many_of_each_number_of_cards_and_none_of_13_17_or_19() -> None:
    assert Counter(made.size for made in catalogue()) == Counter(dict(enumerate(BY_SIZE, start=1)))


def test_the_catalogue_is_what_brute_force_finds() -> None:
    assert {made.counts: reading_of(made) for made in catalogue()} == whole_set()


def test_the_families_of_all_cores_hold_them_all_but_the_rocket() -> None:
    ranks = {shape: range(RED + 1 if shape.copies == 1 else TWO + 1) for shape in SHAPES.values()}
    cores = [(kind, *core) for kind, shape in SHAPES.items() for core in shape.cores_in(ranks[shape])]
    made = [combination for core in cores for combination in family(*core).values()]
    assert len(made) == len(set(made))
    assert set(made) | {ROCKET} == set(catalogue())


def test_every_heap_is_called_what_the_wording_of_the_rules_calls_it() -> None:
    wrong = [heap for heap, reading in heaps().items() if _named(heap) != reading]
    assert not wrong


def _named(heap: Counts) -> Reading | None:
    made = identify(heap)
    return None if made is None else reading_of(made)


def test_the_other_engine_allows_only_a_triple_among_the_wings_beside_these() -> None:
    utils = pytest.importorskip("rlcard.games.doudizhu.utils", reason="RLCard is not installed")
    theirs = {counts_of(text.replace("B", "Xb").replace("R", "Xr")) for text in utils.ID_2_ACTION if text != "pass"}
    more = theirs - whole_set().keys()
    assert (len(theirs), len(more)) == (27_471, 2_832)
    assert whole_set().keys() <= theirs
    assert all(identify(counts) is None for counts in more)


def test_four_triples_in_a_row_are_an_airplane_of_four_and_no_shorter_one_with_wings() -> None:
    assert reading_of(made_by("333444555666")) == Reading("airplane", 3, 4)


@pytest.mark.parametrize(
    ("hand", "kind", "core", "wings"),
    [
        ("Xr", Kind.SINGLE, "Xr", ""),
        ("5557", Kind.TRIPLE_SINGLE, "5", "7"),
        ("2223", Kind.TRIPLE_SINGLE, "2", "3"),
        ("AAAXb", Kind.TRIPLE_SINGLE, "A", "Xb"),
        ("33KKK", Kind.TRIPLE_PAIR, "K", "33"),
        ("TJQKA", Kind.STRAIGHT, "TJQKA", ""),
        ("QQKKAA", Kind.PAIR_RUN, "QKA", ""),
        ("KKKAAA22", Kind.AIRPLANE_SINGLES, "KA", "22"),
        ("4445553Xr", Kind.AIRPLANE_SINGLES, "45", "3Xr"),
        ("4445553366", Kind.AIRPLANE_PAIRS, "45", "3366"),
        ("2222XbK", Kind.FOUR_SINGLES, "2", "KXb"),
        ("444455", Kind.FOUR_SINGLES, "4", "55"),
        ("33555544", Kind.FOUR_PAIRS, "5", "3344"),
        ("2222", Kind.BOMB, "2", ""),
        ("XbXr", Kind.ROCKET, "XbXr", ""),
    ],
)
def test_the_core_decides_and_the_wings_are_attached(hand: str, kind: Kind, core: str, wings: str) -> None:
    made = made_by(hand)
    assert made.kind is kind
    assert (tally(made.core), tally(made.wings)) == (counts_of(core), counts_of(wings))
    assert made.rank == max(made.core)
    assert made.size == sum(counts_of(hand))


@pytest.mark.parametrize(
    ("dispute", "hand"),
    [
        ("a bomb is no triple with a single", "33334"),
        ("no run through the two", "JQKA2"),
        ("no run around the ace", "3QKA2"),
        ("no pair run through the two", "KKAA22"),
        ("no airplane through the two", "AAA22234"),
        ("four singles are no straight", "3456"),
        ("two pairs are no pair run", "3344"),
        ("a gap", "34578"),
        ("both jokers are no pair wing", "333XbXr"),
        ("both jokers are no two singles", "5555XbXr"),
        ("both jokers on an airplane", "333444XbXr"),
        ("a triple as three single wings", "333444555777"),
        ("a core rank as a wing", "33334445"),
        ("one rank twice as two pair wings", "4445556666"),
        ("two fours", "44445555"),
        ("wings of both kinds", "3334445566J"),
        ("one wing too few", "3334445"),
        ("a four with one single", "55556"),
        ("no cards", ""),
    ],
)
def test_it_is_no_combination(dispute: str, hand: str) -> None:
    assert identify(counts_of(hand)) is None, dispute


@pytest.mark.parametrize(
    ("table", "number"),
    [
        ("3", 28),
        ("2", 16),
        ("Xb", 15),
        ("Xr", 14),
        ("33", 26),
        ("22", 14),
        ("3334", 182),
        ("33344", 158),
        ("34567", 21),
        ("TJQKA", 14),
        ("334455", 23),
        ("333444", 24),
        ("33344456", 894),
        ("333345", 1_238),
        ("33334455", 806),
        ("3333", 13),
        ("2222", 1),
        ("XbXr", 0),
    ],
)
def test_so_many_combinations_beat_it(table: str, number: int) -> None:
    made = made_by(table)
    assert sum(beats(play, made) for play in catalogue()) == number
    assert [play for play in catalogue() if beats(play, made)] == list(follows(count_ranks(DECK), made))


@pytest.mark.parametrize(
    ("dispute", "play", "table", "allowed"),
    [
        ("a longer straight", "456789", "34567", False),
        ("a higher straight of the length", "45678", "34567", True),
        ("single wings on pair wings", "555666JK", "3334447788", False),
        ("higher wings on the same core", "333K", "3334", False),
        ("lower wings on a higher core", "4443", "333K", True),
        ("four with attachments on a single", "555567", "3", False),
        ("a bomb on four with attachments", "3333", "2222JK", True),
        ("a lower bomb", "3333", "4444", False),
        ("the rocket on the highest bomb", "XbXr", "2222", True),
        ("the highest bomb on the rocket", "2222", "XbXr", False),
        ("the red joker on the black", "Xr", "Xb", True),
        ("a pair of twos on a joker", "22", "Xb", False),
    ],
)
def test_it_may_or_may_not_be_put_on_the_table(dispute: str, play: str, table: str, allowed: bool) -> None:
    assert beats(made_by(play), made_by(table)) is allowed, dispute


HANDS = st.lists(st.sampled_from(DECK), unique=True, min_size=1, max_size=20)
COMBINATIONS = st.builds(lambda place: catalogue()[place], st.integers(0, 24_638))
SMALL = st.builds(lambda place: catalogue()[place], st.integers(0, 600))


@given(HANDS, st.randoms(use_true_random=False))
def test_neither_order_nor_suits_change_what_cards_are(hand: list[int], rng: Random) -> None:
    turned = [card if card >= 52 else card // 4 * 4 + (card + 1) % 4 for card in hand]
    rng.shuffle(turned)
    assert identify(count_ranks(hand)) == identify(count_ranks(turned))


@given(COMBINATIONS)
def test_a_combination_is_recognised_by_its_own_cards(made: Combination) -> None:
    assert made.counts == tally(made.ranks)
    assert identify(made.counts) == made
    assert set(made.core) | set(made.wings) == set(made.ranks)
    assert not set(made.core) & set(made.wings)
    assert list(made.ranks) == sorted(made.ranks)


@given(COMBINATIONS | SMALL, COMBINATIONS | SMALL, COMBINATIONS | SMALL)
def test_beating_is_a_strict_partial_order(first: Combination, second: Combination, third: Combination) -> None:
    assert not beats(first, first)
    assert not (beats(first, second) and beats(second, first))
    if beats(first, second) and beats(second, third):
        assert beats(first, third)


@given(SMALL, SMALL)
def test_within_a_type_and_size_the_higher_core_wins(first: Combination, second: Combination) -> None:
    same = (first.kind, first.length) == (second.kind, second.length)
    if same:
        assert beats(first, second) == (first.rank > second.rank)
    elif not first.explosive:
        assert not beats(first, second)
