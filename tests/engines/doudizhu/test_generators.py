"""That the generators find all that a hand can lead or follow with, each once, and nothing else."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.doudizhu.cards import DECK, Cards, count_ranks
from engines.doudizhu.combos import Kind, beats, follows, identify, leads
from tests.engines.doudizhu.brute import brute_beats, brute_leads, counts_of, whole_set
from tests.engines.doudizhu.hands import catalogue, random_hands, reading_of


@pytest.mark.parametrize(
    ("hand", "number", "whole"),
    [
        ("3333", 4, "bomb"),
        ("XbXr", 3, "rocket"),
        ("3333XbXr", 9, None),
        ("33334444", 15, None),
        ("34445555", 17, None),
        ("333444555", 27, "airplane"),
        ("333444555666", 57, "airplane"),
        ("333444555777", 48, None),
        ("33344455", 19, "airplane-singles"),
        ("333444XbXr", 18, None),
        ("3334445566", 30, "airplane-pairs"),
        ("AAA222", 10, None),
        ("QQKKAA22", 9, None),
        ("345678", 9, "straight"),
        ("3456789TJQKA", 48, "straight"),
        ("33334455", 17, "four-pairs"),
        ("3333445566", 28, None),
        ("34568999TTTTJJJQQQK2", 413, None),
    ],
)
def test_a_hand_has_so_many_leads_and_is_this_as_a_whole(hand: str, number: int, whole: str | None) -> None:
    counts = counts_of(hand)
    found = list(leads(counts))
    assert len(found) == len(set(found)) == number
    made = identify(counts)
    assert (made and made.kind) == whole
    assert (made in found) == (made is not None)


@pytest.mark.parametrize(
    ("sizes", "pack"),
    [
        pytest.param((17, 18, 19, 20), DECK, id="as dealt"),
        pytest.param(tuple(range(1, 17)), DECK, id="later on"),
        pytest.param((12, 16, 20), DECK[20:], id="rich in triples and fours"),
    ],
)
def test_leads_are_all_that_the_hand_holds_of_the_whole_set(sizes: tuple[int, ...], pack: Cards) -> None:
    for hand in random_hands(1, sizes, 150, pack):
        found = [made.counts for made in leads(hand)]
        assert len(found) == len(set(found))
        assert set(found) == brute_leads(hand), hand


def test_follows_are_the_leads_that_beat_the_table_in_the_same_order() -> None:
    rng = Random(2)
    tables = rng.sample(catalogue(), 25) + [made for made in catalogue() if made.size <= 5]
    for hand in random_hands(3, tuple(range(1, 21)), 60):
        held = list(leads(hand))
        for table in tables:
            assert list(follows(hand, table)) == [play for play in held if beats(play, table)], (hand, table)


def test_follows_are_what_brute_force_allows() -> None:
    rng = Random(4)
    for hand in random_hands(5, (9, 14, 17, 20), 100):
        held = {combo: whole_set()[combo] for combo in brute_leads(hand)}
        for table in rng.sample(catalogue(), 5) + rng.choices(catalogue()[:300], k=5):
            allowed = {combo for combo, reading in held.items() if brute_beats(reading, reading_of(table))}
            assert {play.counts for play in follows(hand, table)} == allowed, (hand, table)


def test_random_hands_of_20_have_79_8_leads_on_average() -> None:
    hands = random_hands(6, (20,), 6_000)
    mean = sum(sum(1 for _ in leads(hand)) for hand in hands) / len(hands)
    assert mean == pytest.approx(79.8, abs=2)


@given(st.lists(st.sampled_from(DECK), unique=True, min_size=1, max_size=20))
def test_no_lead_takes_more_than_the_hand_holds_and_every_card_can_be_led_alone(hand: list[int]) -> None:
    counts = count_ranks(hand)
    found = list(leads(counts))
    assert all(held >= used for made in found for held, used in zip(counts, made.counts, strict=True))
    assert [made.rank for made in found if made.kind is Kind.SINGLE] == [n for n, held in enumerate(counts) if held]
