"""Envido: values of hands, the cards that make them, and the chains of calls with their prices (sections 5 and 6)."""

from __future__ import annotations

from itertools import combinations

import pytest

from engines.core.match import Match
from engines.truco.cards import DECK, read_cards, write_card, write_cards
from engines.truco.envido import CHAINS, OPENINGS, counting, value, wanted
from engines.truco.moves import Envido, write_move
from engines.truco.view import View, legal
from tests.engines.truco.positions import at

ROWS = [
    # chain, quiero, no quiero, what may follow (section 6)
    ("envido", 2, 1, "envido real falta"),
    ("real", 3, 1, "falta"),
    ("falta", None, 1, ""),
    ("envido envido", 4, 2, "real falta"),
    ("envido real", 5, 2, "falta"),
    ("envido falta", None, 2, ""),
    ("real falta", None, 3, ""),
    ("envido envido real", 7, 4, "falta"),
    ("envido envido falta", None, 4, ""),
    ("envido real falta", None, 5, ""),
    ("envido envido real falta", None, 7, ""),
]
SCORES = ["0-0", "4-12", "20-13", "16-22"]
HIGHER = {0: "7e6e5e/4b4c5c", 1: "4b4c5o/7e6e5e"}
"""A deal in which this seat has the better Envido, 33 against less."""


def formula(codes: list[str]) -> int:
    """Envido by a formula of its own: over every two cards, their numbers and 20 if they are of a suit."""
    numbers = {code: int(code[0]) if code[0].isdigit() else 0 for code in codes}
    pairs = [20 + numbers[a] + numbers[b] for a in codes for b in codes if a < b and a[1] == b[1]]
    return max([*pairs, *numbers.values()])


def test_all_9880_hands_are_worth_what_the_formula_says() -> None:
    hands = list(combinations(DECK, 3))
    assert len(hands) == 9880
    assert [hand for hand in hands if value(hand) != formula([write_card(card) for card in hand])] == []


def test_values_go_from_0_to_7_and_from_20_to_33() -> None:
    assert {value(hand) for hand in combinations(DECK, 3)} == {*range(8), *range(20, 34)}


@pytest.mark.parametrize(
    ("dispute", "hand", "points", "cards"),
    [
        ("two of a suit count 20 more", "3e7e4b", 30, "3e7e"),
        ("courts count 0", "SoCoRo", 20, "SoCo"),
        ("a court and a 7", "7eReSb", 27, "7eRe"),
        ("three of a suit count the best two", "4c6c7c", 33, "6c7c"),
        ("of equal courts the first in deck order", "5bSbRb", 25, "5bSb"),
        ("no pair counts the highest single", "3e6b5c", 6, "6b"),
        ("three courts of three suits count nothing", "SeCbRo", 0, "Se"),
        ("a court is no higher than a 1", "1eCbRo", 1, "1e"),
    ],
)
def test_the_cards_that_count(dispute: str, hand: str, points: int, cards: str) -> None:
    assert value(read_cards(hand)) == points, dispute
    assert write_cards(counting(read_cards(hand))) == cards, dispute


def test_the_chains_are_those_of_the_rules() -> None:
    assert [" ".join(chain) for chain in CHAINS] == [row[0] for row in ROWS]


@pytest.mark.parametrize("score", SCORES)
@pytest.mark.parametrize("caller", [0, 1])
@pytest.mark.parametrize(("chain", "quiero", "noquiero", "follows"), ROWS)
def test_a_chain_pays_its_row_wanted_and_refused_from_both_seats(
    chain: str, quiero: int | None, noquiero: int, follows: str, caller: int, score: str
) -> None:
    before = tuple(map(int, score.split("-")))
    stake = 30 - max(before) if quiero is None else quiero
    for winner in (0, 1):
        pending = called(chain, caller, winner, score)
        answerer = pending.to_act
        assert set(pending.legal()) == {"quiero", "noquiero", *follows.split()}
        assert scored(pending.play("quiero"), before) == points_of(winner, stake)
        assert answerer is not None
        assert scored(pending.play("noquiero"), before) == points_of(1 - answerer, noquiero)


def called(chain: str, caller: int, winner: int, score: str) -> Match:
    """A deal in which this caller opens a chain; `winner` has the better Envido."""
    match = at(f"d:{caller}|{HIGHER[winner]}", score)
    for call in chain.split():
        match = match.play(call)
    return match


def scored(match: Match, before: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(now - then for now, then in zip(match.score, before, strict=True))


def points_of(seat: int, points: int) -> tuple[int, int]:
    return (points, 0) if seat == 0 else (0, points)


@pytest.mark.parametrize(
    ("score", "falta"),
    [((0, 0), 30), ((4, 12), 18), ((15, 15), 15), ((16, 3), 14), ((22, 28), 2), ((29, 29), 1), ((29, 0), 1)],
)
def test_falta_is_what_the_leader_lacks_also_in_the_malas(score: tuple[int, int], falta: int) -> None:
    for chain, terms in CHAINS.items():
        assert wanted(chain, score) == (falta if chain[-1] is Envido.FALTA else terms.wanted)


def test_at_29_a_refused_falta_after_two_raises_costs_more_than_a_wanted_one() -> None:
    match = at(f"d:0|{HIGHER[0]} 0:envido 1:envido 0:falta", "29-20")
    assert match.play("quiero").score == (30, 20)
    assert match.play("noquiero").events[-1].id == "match"
    assert [event.values["points"] for event in match.play("quiero").events if event.id == "envido"] == [1]
    assert [event.values["points"] for event in match.play("noquiero").events if event.id == "envido"] == [4]


def test_every_chain_can_be_opened_by_mano_and_by_the_other_and_over_a_pending_truco() -> None:
    openings = set(OPENINGS)
    assert openings <= calls(at("d:0|3e7e4b/3b6c5c").view(0))
    assert openings <= calls(at("d:0|3e7e4b/3b6c5c 0:3e").view(1))
    assert openings <= calls(at("d:0|3e7e4b/3b6c5c 0:truco").view(1))


def calls(view: View) -> set[str]:
    return {write_move(move) for move in legal(view)}
