"""Deals, set-ups, hands and who sees what."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from engines.core.contract import CHANCE, OPEN, PUBLIC
from engines.core.errors import RecordError
from engines.core.match import Match
from engines.truco.cards import DECK, read_cards, write_cards
from engines.truco.state import State, deal, pauses
from engines.truco.view import View
from tests.engines.truco.positions import DEAL, at, course


def test_a_deal_gives_three_cards_each_from_the_whole_pack() -> None:
    rng = Random(3)
    deals = [deal(State(), rng) for _ in range(300)]
    assert all(len(set(made.hands[0] + made.hands[1])) == 6 for made in deals)
    assert {card for made in deals for hand in made.hands for card in hand} == set(DECK)


def test_the_first_mano_is_drawn_and_then_the_deal_alternates() -> None:
    manos = [deal(State(), Random(seed)).mano for seed in range(200)]
    assert 70 < sum(manos) < 130
    for first in (0, 1):
        match = at(f"d:{first}|3e7e4b/3b6c5c {first}:mazo")
        for number in range(1, 5):
            match = match.deal(Random(number))
            assert match.to_act == (first + number) % 2
            match = match.play("mazo")


@pytest.mark.parametrize(
    ("dispute", "ply", "reason"),
    [
        ("a card twice", "d:0|3e7e4b/3e6c5c", "deal"),
        ("two cards", "d:0|3e7e/3b6c5c", "deal"),
        ("four cards", "d:0|3e7e4b1e/3b6c5c", "deal"),
        ("no cards", "d:0|/", "deal"),
    ],
)
def test_what_is_no_deal_is_refused(dispute: str, ply: str, reason: str) -> None:
    with pytest.raises(RecordError, match=f"truco.refuse.{reason}") as caught:
        at(ply)
    assert caught.value.ply == 1, dispute


def test_the_wrong_mano_is_refused() -> None:
    with pytest.raises(RecordError, match=r"truco\.refuse\.mano"):
        at(f"{DEAL} 0:mazo {DEAL}")


@pytest.mark.parametrize(
    "tag",
    ['[Setup "short"]', '[Score "30-0"]', '[Score "0-30"]', '[Score "1"]', '[Score "1-2-3"]', '[Score "a-b"]'],
)
def test_other_set_ups_are_bad_tags(tag: str) -> None:
    with pytest.raises(RecordError) as caught:
        Match.read(f'[Game "truco"]\n{tag}\n\n{DEAL}')
    assert caught.value.ply == 0


@pytest.mark.parametrize("score", [(0, 0), (10, 22), (29, 29), (0, 29)])
def test_a_match_may_begin_at_any_score_below_30(score: tuple[int, int]) -> None:
    match = at("", f"{score[0]}-{score[1]}")
    assert match.score == score
    assert match.to_act == CHANCE


def test_only_a_deal_after_another_waits_for_the_person() -> None:
    states = [match.state for match in course(Random(5))]
    assert not pauses(states[0])
    for before, now in pairwise(states):
        is_due = Match.new("truco").game.to_act(now) == CHANCE
        assert pauses(now) == is_due
        assert not (pauses(before) and is_due)


def hands(view: View) -> list[str | None]:
    return [None if hand is None else write_cards(hand) for hand in view.hands]


def test_a_seat_sees_its_own_hand_and_of_the_other_a_number() -> None:
    match = at(f"{DEAL} 0:7e 1:3b")
    assert hands(match.view(0)) == ["3e4b", None]
    assert hands(match.view(1)) == [None, "5c6c"]
    assert hands(match.view(PUBLIC)) == [None, None]
    assert hands(match.view(OPEN)) == ["3e4b", "5c6c"]
    assert match.view(0).held == (2, 2)


def test_before_the_first_deal_there_are_no_hands() -> None:
    view = Match.new("truco").view(0)
    assert (view.hands, view.held, view.hand, view.dealt, view.course) == ((), (), (), (), None)


def test_the_hand_as_dealt_counts_the_cards_already_played() -> None:
    assert at(f"{DEAL} 0:7e 1:3b").view(0).dealt == read_cards("3e4b7e")
    assert at(f"{DEAL} 0:7e 1:3b").view(PUBLIC).dealt == ()


@pytest.mark.parametrize(
    ("dispute", "plies", "said", "shown"),
    [
        ("the other's is higher, so both say theirs", f"{DEAL} 0:envido 1:quiero 0:mazo", (30, 31), "5c6c"),
        (
            "mano's is as good, so the other's stays unsaid",
            "d:1|7e2e4b/7o2o5c 1:envido 0:quiero 1:mazo",
            (29, None),
            "2o7o",
        ),
        ("mano's is better", "d:0|7e6e4b/7o2o5c 0:envido 1:quiero 0:mazo", (33, None), "6e7e"),
        ("without a pair one card is shown", "d:0|7e2b4c/6o2c5b 0:envido 1:quiero 0:mazo", (7, None), "7e"),
        ("not wanted: nothing is said or shown", f"{DEAL} 0:envido 1:noquiero 0:mazo", None, ""),
        ("not called: nothing is said or shown", f"{DEAL} 0:mazo", None, ""),
    ],
)
def test_after_quiero_values_are_public_and_the_winners_cards_at_the_deals_end(
    dispute: str, plies: str, said: tuple[int, int | None] | None, shown: str
) -> None:
    ended = at(plies).view(PUBLIC).past[-1]
    found = getattr(ended.course.envido, "said", None)
    assert (found and (found.mano, found.other)) == said, dispute
    assert write_cards(ended.shown) == shown, dispute


def test_the_winners_cards_are_shown_also_when_envido_ends_the_match() -> None:
    match = at(f"{DEAL} 0:envido 1:quiero", "0-28")
    assert write_cards(match.view(0).past[-1].shown) == "5c6c"
    assert hands(match.view(0)) == ["3e4b7e", None]


def test_before_the_deals_end_no_card_is_shown() -> None:
    view = at(f"{DEAL} 0:envido 1:quiero 0:3e 1:5c").view(PUBLIC)
    assert view.past == ()
    assert hands(view) == [None, None]
