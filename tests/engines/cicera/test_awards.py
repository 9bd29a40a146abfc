"""What captured cards are worth at the end (Cicera rules, section 5)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.cicera.awards import Award, award_points, awards, napula
from engines.cicera.cards import DECK, SWORDS, read_cards


@pytest.mark.parametrize(
    ("dispute", "pile", "length"),
    [
        ("nothing", "", 0),
        ("two are too few", "As2s", 0),
        ("three", "As2s3s", 3),
        ("four", "As2s3s4s", 4),
        ("the run is broken", "As2s3s5s6s7s", 3),
        ("without the Asso there is none", "2s3s4s5s6s", 0),
        ("without the 2 there is none", "As3s4s5s", 0),
        ("of another suit there is none", "Ad2d3d4d", 0),
        ("up to the 10", "As2s3s4s5s6s7s8s9sTs", 10),
        ("courts are beyond it", "As2s3s4s5s6s7s8s9sTsFs", 10),
        ("all thirteen are a napula of 10 and no instant win", "As2s3s4s5s6s7s8s9sTsFsCsRs", 10),
    ],
)
def test_a_napula_is_the_unbroken_run_of_swords_from_the_asso(dispute: str, pile: str, length: int) -> None:
    assert napula(read_cards(pile)) == length, dispute


@pytest.mark.parametrize(
    ("dispute", "first", "second", "points"),
    [
        ("most cards are 2 points", "7d7c7b", "8d8c", (2, 0)),
        ("an equal number of cards scores for neither", "7d7c", "8d8c", (0, 0)),
        ("most swords are 1 point", "7s", "8d", (1, 0)),
        ("equal swords score for neither", "7s9d", "8s9c", (0, 0)),
        ("la Mata", "2s7d", "8s8d", (1, 0)),
        ("the 10 of coins", "7d7c", "8dTd", (0, 1)),
        ("the Fante of cups", "7dFc", "8d8c", (1, 0)),
        ("la Mata counts within a napula too", "As2s3s", "4s5s6s", (4, 0)),
        ("nobody captured", "", "", (0, 0)),
    ],
)
def test_awards(dispute: str, first: str, second: str, points: tuple[int, int]) -> None:
    assert award_points((read_cards(first), read_cards(second))) == points, dispute


def test_awards_are_lines_in_the_order_of_the_rules() -> None:
    lines = awards((read_cards("As2s3s4d"), read_cards("TdFc")))
    assert [(line.award, line.points) for line in lines] == [
        (Award.CARDS, (2, 0)),
        (Award.SWORDS, (1, 0)),
        (Award.MATA, (1, 0)),
        (Award.COINS, (0, 1)),
        (Award.FANTE, (0, 1)),
        (Award.NAPULA, (3, 0)),
    ]


@given(st.permutations(DECK), st.integers(1, 51))
def test_awards_of_a_whole_pack_sum_to_6_or_4_and_one_napula_at_most(pack: list[int], size: int) -> None:
    piles = tuple(pack[:size]), tuple(pack[size:])
    runs = [napula(pile) for pile in piles]
    assert min(runs) == 0
    assert max(runs) in (0, *range(3, 11))
    assert sum(award_points(piles)) == (4 if size == 26 else 6) + max(runs)


@given(st.sets(st.sampled_from(SWORDS)))
def test_only_one_team_can_have_a_napula(pile: set[int]) -> None:
    assert 0 in (napula(pile), napula(set(SWORDS) - pile))
