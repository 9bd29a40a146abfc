"""What the buttons of Cicera offer and what they make: ways to capture, picked cards, placing, suggestions."""

from __future__ import annotations

import pytest

from engines.cicera.buttons import actions, compose, suggest
from engines.cicera.moves import write_move
from engines.cicera.view import View
from engines.core.contract import Picks
from engines.core.errors import IllegalMoveError, NotationError
from engines.core.match import Match
from engines.core.table import Look
from tests.app.cicera_tables import POSITIONS
from tests.engines.cicera.positions import practice
from tests.engines.cicera.spelling import button, spelled


def view(position: str) -> View:
    seen: View = Match.read(POSITIONS[position]).view(0)
    return seen


def buttons(position: str, picks: str) -> list[str]:
    return [button(action) for action in actions(view(position), picks.split())]


@pytest.mark.parametrize(
    ("dispute", "position", "picks", "offered"),
    [
        ("nothing is picked", "ways", "", ["take?: take", "place?: place"]),
        ("table cards alone take nothing", "ways", "3b", ["take?: take", "place?: place"]),
        ("two hand cards play nothing", "ways", "7s 8b", ["take?: take", "place?: place"]),
        (
            "every way has a button, the richest first",
            "ways",
            "7s",
            [
                "take-7c: take-cards(cards=7c) (call.gains(bonuses=gain.picada))",
                "take-Ad2s4d: take-cards(cards=A 2 4) (call.gains(bonuses=gain.quadriglia))",
                "take-2s5s: take-cards(cards=2 5 of s) (call.gains(bonuses=gain.simili))",
                "take-3b4d: take-cards(cards=3 4)",
                "place: place-card(card=7s)",
            ],
        ),
        (
            "a table card picked leaves the ways that take it",
            "ways",
            "7s 4d",
            [
                "take-Ad2s4d: take-cards(cards=A 2 4) (call.gains(bonuses=gain.quadriglia))",
                "take-3b4d: take-cards(cards=3 4)",
                "place: place-card(card=7s)",
            ],
        ),
        (
            "picks that are a capture are taken as they stand",
            "ways",
            "7s 5s 2s",
            ["take: take-cards(cards=2 5 of s) (call.gains(bonuses=gain.simili))", "place: place-card(card=7s)"],
        ),
        (
            "picks that lead nowhere leave every way open",
            "ways",
            "8b Fd",
            [
                "take-Ad2s5s: take-cards(cards=A 2 5) (call.gains(bonuses=gain.quadriglia))",
                "take-Ad3b4d: take-cards(cards=A 3 4) (call.gains(bonuses=gain.quadriglia))",
                "take-Ad7c: take-cards(cards=A 7)",
                "take-3b5s: take-cards(cards=3 5)",
                "place: place-card(card=8b)",
            ],
        ),
        ("a card that takes nothing is placed", "ways", "Cb", ["place: place-card(card=Cb)"]),
        ("too many ways ask for table cards", "crowded", "Ts", ["take?: take", "place: place-card(card=Ts)"]),
        ("and go on asking", "crowded", "Ts As 4d", ["take?: take", "place: place-card(card=Ts)"]),
        (
            "until few are left",
            "crowded",
            "Ts 6s Ad As",
            [
                "take-AsAd2s6s: take-cards(cards=As Ad 2s 6s) (call.gains(bonuses=gain.quadriglia))",
                "take-AsAd2d6s: take-cards(cards=As Ad 2d 6s) (call.gains(bonuses=gain.quadriglia))",
                "take-AsAd2c6s: take-cards(cards=As Ad 2c 6s) (call.gains(bonuses=gain.quadriglia))",
                "take-AsAd2b6s: take-cards(cards=As Ad 2b 6s) (call.gains(bonuses=gain.quadriglia))",
                "take-AsAdAcAb6s: take-cards(cards=As Ad Ac Ab 6s) (call.gains(bonuses=gain.quadriglia))",
                "place: place-card(card=Ts)",
            ],
        ),
    ],
)
def test_the_table_offers_what_may_be_done(dispute: str, position: str, picks: str, offered: list[str]) -> None:
    found = buttons(position, picks)
    assert sorted(found) == sorted([*offered, "hint: hint"]), dispute
    assert [line.split(":")[0] for line in found[-2:]] == [offered[-1].split(":")[0], "hint"]


def test_one_button_is_the_main_one() -> None:
    for picks in ("", "7s", "7s 4d", "Cb"):
        found = actions(view("ways"), picks.split())
        assert [action.look for action in found].count(Look.MAIN) == 1
        assert found[0].look is Look.MAIN


def test_nobody_acts_in_anothers_turn() -> None:
    assert actions(practice("d:1|7s/3d/Ab/3c+").view(0), ("7s",)) == ()
    assert suggest(practice("d:1|7s/3d/Ab/3c+").view(0), ("7s",)) == ()


@pytest.mark.parametrize(
    ("dispute", "picks", "call", "move"),
    [
        ("placing although it could take", "7s", "place", "7s"),
        ("placing with table cards picked", "7s 3b", "place", "7s"),
        ("a way by its button", "7s", "take-2s5s", "7sx2s5s"),
        ("in any order", "7s", "take-5s2s", "7sx2s5s"),
        ("a button means what it says, whatever else is picked", "7s 3b 4d", "take-7c", "7sx7c"),
        ("picked cards", "3b 7s 4d", "take", "7sx3b4d"),
        ("the only way needs no picks", "As", "take", "AsxAd"),
    ],
)
def test_picks_and_a_call_make_a_move(dispute: str, picks: str, call: str, move: str) -> None:
    made = compose(view("ways"), picks.split(), call)
    assert not isinstance(made, Picks), dispute
    assert write_move(made) == move, dispute


def test_an_ambiguous_capture_is_asked_about_and_never_guessed() -> None:
    assert compose(view("ways"), ("7s",), "take") == Picks(("7s",))


@pytest.mark.parametrize(
    ("dispute", "position", "picks", "call", "reason"),
    [
        ("no hand card", "ways", "3b", "take", "refuse.pick-one"),
        ("two hand cards", "ways", "7s 8b", "place", "refuse.pick-one"),
        ("nothing to take", "ways", "Cb", "take", "refuse.takes-nothing(card=Cb)"),
        ("too many ways to list", "crowded", "Ts", "take", "refuse.several(card=Ts)"),
    ],
)
def test_what_makes_no_move_is_refused_with_why(
    dispute: str, position: str, picks: str, call: str, reason: str
) -> None:
    with pytest.raises(IllegalMoveError) as caught:
        compose(view(position), picks.split(), call)
    assert spelled(caught.value.reason) == reason, dispute


@pytest.mark.parametrize(
    ("dispute", "move", "reason"),
    [
        ("the sum is wrong", "7sx3b5s", "refuse.no-sum(cards=3 5, sum=8, value=7)"),
        ("one number is not enough", "7sx5s", "refuse.count(card=5s, sum=5, value=7)"),
        ("a court in a sum", "7sx5s2sFd", "refuse.court-in-sum(card=Fd)"),
        ("a court for a number", "7sxFd", "refuse.court-in-sum(card=Fd)"),
        ("a pair and a sum", "7sx7c3b4d", "refuse.one-set(rank=7)"),
        ("an Asso and more", "AsxAd2s", "refuse.no-sum(cards=A 2, sum=3, value=1)"),
        ("a court takes no sum", "Rcx3b4d", "refuse.court(rank=R)"),
    ],
)
def test_cards_that_do_not_fit_are_refused_in_words(dispute: str, move: str, reason: str) -> None:
    match = Match.read(POSITIONS["ways"])
    with pytest.raises(IllegalMoveError) as caught:
        match.play(move)
    assert spelled(caught.value.reason) == reason, dispute


@pytest.mark.parametrize("call", ["", "next", "take-", "take-7", "take-7x", "take-7c7c", "7sx7c", "Place"])
def test_what_is_no_call_of_this_game_is_refused(call: str) -> None:
    with pytest.raises(NotationError):
        compose(view("ways"), ("7s",), call)


def test_suggestions_go_round_captures_and_then_places() -> None:
    seen, found, picks = view("one way"), [], tuple[str, ...]()
    for _ in range(4):
        picks = suggest(seen, picks)
        found.append(" ".join(picks))
    assert found == ["7s 3s 4s", "2b", "7s", "7s 3s 4s"]


def test_a_suggestion_is_known_again_in_any_order() -> None:
    assert suggest(view("one way"), ("4s", "7s", "3s")) == ("2b",)
