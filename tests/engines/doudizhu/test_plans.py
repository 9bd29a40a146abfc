"""Packed hands, plans and playouts: the quick arithmetic of the players against the rules that it stands for."""

from __future__ import annotations

import itertools
from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.contract import OPEN
from engines.core.match import Match
from engines.doudizhu.cards import DECK, count_ranks
from engines.doudizhu.combos import beats, follows, leads
from engines.doudizhu.contest import DoudizhuContest
from engines.doudizhu.players.candidates import options
from engines.doudizhu.players.copies import turn
from engines.doudizhu.players.inference import likelihood, silences
from engines.doudizhu.players.packed import highest, lowest, pack, part, ranks_held, unpack
from engines.doudizhu.players.plans import plan
from engines.doudizhu.players.playout import Course, finish
from engines.doudizhu.players.policy import Stance, answer, follow, is_top, lead
from engines.doudizhu.players.prospects import prospect
from tests.engines.doudizhu.brute import counts_of
from tests.engines.doudizhu.hands import made_by, random_hands
from tests.engines.doudizhu.positions import practice

HANDS: Final = st.sets(st.sampled_from(DECK), min_size=1, max_size=20).map(sorted)


def packed(text: str) -> int:
    """The packed hand of a text of ranks."""
    return sum(1 << 4 * rank for rank, held in enumerate(counts_of(text)) for _ in range(held))


@given(HANDS)
def test_a_packed_hand_keeps_its_counts(hand: list[int]) -> None:
    counts = count_ranks(hand)
    ranks = [rank for rank, held in enumerate(counts) if held]
    assert unpack(pack(hand)) == counts
    assert (lowest(pack(hand)), highest(pack(hand))) == (ranks[0], ranks[-1])


@given(HANDS, st.integers(1, 4))
def test_ranks_held_are_those_with_so_many_copies(hand: list[int], copies: int) -> None:
    marked = unpack(ranks_held(pack(hand), copies))
    assert marked == tuple(int(held >= copies) for held in count_ranks(hand))


@given(HANDS)
def test_the_parts_of_a_plan_are_the_hand(hand: list[int]) -> None:
    parts = plan(pack(hand))
    assert sum(one.code for one in parts) == pack(hand)
    assert {one.made for one in parts} <= set(leads(count_ranks(hand)))


@pytest.mark.parametrize(
    ("hand", "turns"),
    [
        ("3", 1),
        ("34567", 1),
        ("3334", 1),
        ("333444", 1),
        ("33344456", 1),
        ("3334445566", 1),
        ("333345", 1),
        ("XbXr", 1),
        ("3456789TJQKA", 1),
        ("33344", 1),
        ("34", 2),
        ("345678XbXr", 2),
        ("3344556", 2),
        ("34567789TJ", 2),
        ("3334567", 2),
        ("3334QKA", 4),
        ("33445566778", 2),
    ],
)
def test_a_hand_needs_so_many_turns(hand: str, turns: int) -> None:
    assert len(plan(packed(hand))) <= turns


@given(HANDS, HANDS)
def test_what_the_policy_plays_is_in_the_hand_and_beats_the_table(hand: list[int], other: list[int]) -> None:
    led = lead(pack(hand), near=20, mate=20, others=pack(other))
    assert led.made in set(leads(count_ranks(hand)))
    for stance in Stance:
        played = follow(pack(other), led, stance, near=3, mate=3)
        assert played is None or beats(played.made, led.made)
        assert played is None or played.made in set(follows(count_ranks(other), led.made))


def test_an_answer_is_found_where_there_is_one() -> None:
    hands = random_hands(seed=3, sizes=(5, 9, 14), number=80)
    for hand, other in itertools.pairwise(hands):
        led = part(next(leads(other)))
        found, _ = answer(sum(held << 4 * rank for rank, held in enumerate(hand)), led)
        assert (found is None) == (not list(follows(hand, led.made)))


@pytest.mark.parametrize(
    ("play", "others", "top"),
    [
        ("2", "34AA", True),
        ("2", "34Xb", False),
        ("A", "34AA", True),  # nobody beats an ace with an ace
        ("KK", "AQQ", True),  # a lone ace beats no pair
        ("KK", "AAQ", False),
        ("3333", "4XbXr", True),  # bombs apart
        ("34567", "3", False),  # not plain to see
    ],
)
def test_a_play_is_top(play: str, others: str, *, top: bool) -> None:
    assert is_top(part(made_by(play)), packed(others)) is top


def test_going_out_is_the_only_option() -> None:
    assert [one.made for one in options(packed("44455"), None, 3) if one] == [made_by("44455")]
    assert [one.made for one in options(packed("55"), part(made_by("44")), 3) if one] == [made_by("55")]


def test_a_pass_and_a_bomb_before_the_last_play_are_always_among_the_options() -> None:
    found = options(packed("333355"), part(made_by("4")), 1)
    assert None in found
    assert part(made_by("3333")) in found


def whole_deal(seed: int) -> Match:
    """A deal without auction, the landlord to lead."""
    bout = DoudizhuContest().bouts(Random(seed))[0]
    return Match.read(f'[Game "doudizhu"]\n\n{" ".join(bout.plies)}\n')


def truth(match: Match) -> Course:
    """The course of a deal whose every hand is known."""
    assert match.to_act is not None
    return prospect(match.view(OPEN), match.state.phase, match.to_act).course(Random(1))


@pytest.mark.parametrize("seed", range(12))
def test_a_playout_follows_the_rules_and_scores_what_they_score(seed: int) -> None:
    match, rng = whole_deal(seed), Random(seed)
    course, out = truth(match), False
    while not out:
        assert match.to_act == course.turn
        chosen = course.lapse(rng) if rng.random() < 0.2 else course.choice()
        match = match.move(turn(match.view(course.turn), chosen.made if chosen else None))
        out = course.take(chosen)
    assert match.outcome is not None
    assert 2 * match.state.phase.playing.bid * course.points() == match.outcome.scores[course.landlord]


def test_a_playout_from_the_middle_counts_the_plays_that_were_made_before() -> None:
    match = practice("d:0|3s4s/5s6s/7s+ 0:b3 0:3s 1:-")
    assert truth(match).landlord_plays == 1
    assert finish(truth(match), None, Random(1)) == 2  # the landlord goes out, and no farmer has played: spring
    played = practice("d:0|3s4s/5s6s/7s+ 0:b3 0:3s 1:5s 2:- 0:-")
    assert finish(truth(played), part(made_by("6")), Random(1)) == -2  # the landlord has played once: reverse spring


SINGLE_LED: Final = "d:0|7s9sTsJs/8s8hKsKh/4s5s6s6h+ 0:b3 0:7s"


def test_a_pass_tells_that_the_seat_holds_nothing_cheap_above() -> None:
    heard = silences(practice(f"{SINGLE_LED} 1:-").state.phase, me=2)
    assert [silence.seat for silence in heard] == [1]
    strong, weak = packed("8"), packed("45622XbXr")
    assert likelihood([0, strong, 0], heard) < likelihood([0, weak, 0], heard) == 1


def test_a_pass_was_made_with_the_cards_that_were_played_later() -> None:
    heard = silences(practice(f"{SINGLE_LED} 1:- 2:- 0:9s 1:Ks").state.phase, me=2)
    assert likelihood([0, packed("456"), 0], heard) < 1


@pytest.mark.parametrize(
    ("plies", "me"),
    [
        ("1:8s 2:-", 0),  # on the partner's play
        ("1:-", 1),  # one's own
        ("1:Ks", 2),  # no pass at all
    ],
)
def test_other_passes_tell_nothing(plies: str, me: int) -> None:
    heard = silences(practice(f"{SINGLE_LED} {plies}").state.phase, me)
    assert likelihood([packed("A"), packed("A"), packed("A")], heard) == 1
