"""The buttons: which are there, what they cost and bring, and the moves that they make."""

from __future__ import annotations

from random import Random

import pytest

from engines.core.contract import Picks
from engines.core.errors import IllegalMoveError, NotationError
from engines.core.table import Look
from engines.truco.buttons import Group, compose
from engines.truco.moves import SPOKEN, write_move
from engines.truco.table import table
from tests.engines.truco.positions import DEAL, at, course, spelled

SECOND = "d:1|3e7e4b/3b6c5c"


def groups(plies: str, *picks: str, score: str = "0-0") -> tuple[Group, ...]:
    return table(at(plies, score).view(0), picks).extra.groups


def calls(plies: str, *picks: str) -> str:
    """The calls of the buttons, groups parted by a bar with their titles."""
    found = groups(plies, *picks)
    texts = (f"{spelled(group.title)}: " if group.title else "" for group in found)
    return " | ".join(
        text + " ".join(action.call for action in group.actions) for text, group in zip(texts, found, strict=True)
    )


def prices(plies: str, score: str = "0-0") -> dict[str, str]:
    return {
        action.call: spelled(action.price).removeprefix("price.")
        for group in groups(plies, score=score)
        for action in group.actions
        if action.price
    }


@pytest.mark.parametrize(
    ("dispute", "plies", "shown"),
    [
        ("mano at the start", DEAL, "play | group.call: envido real falta truco | ask-mazo"),
        ("after the first trick", f"{DEAL} 0:3e 1:5c", "play | group.call: truco | ask-mazo"),
        ("nothing may be called", f"{DEAL} 0:truco 1:quiero", "play | ask-mazo"),
        ("Envido is asked", f"{SECOND} 1:envido", "quiero noquiero | group.raise: envido real falta"),
        ("Falta is asked", f"{SECOND} 1:falta", "quiero noquiero"),
        (
            "Truco is asked while Envido is open",
            f"{SECOND} 1:truco",
            "quiero noquiero | group.envido-first: envido real falta",
        ),
        ("Truco is asked when one has played", f"{DEAL} 0:3e 1:truco", "quiero noquiero"),
        ("a deal is due", f"{DEAL} 0:mazo", "next"),
        ("the other is to act", SECOND, ""),
    ],
)
def test_the_buttons_are_those_that_mean_something_now(dispute: str, plies: str, shown: str) -> None:
    assert calls(plies) == shown, dispute


def test_after_the_match_there_are_no_buttons() -> None:
    assert groups(f"{DEAL} 0:mazo", score="0-29") == ()


def test_all_buttons_together_are_the_tables() -> None:
    found = table(at(DEAL).view(0))
    assert found.actions == tuple(action for group in found.extra.groups for action in group.actions)


def test_every_legal_call_has_its_button_and_every_button_is_legal() -> None:
    for match in course(Random(4)):
        if match.to_act != 0:
            continue
        shown = {action.call for action in table(match.view(0)).actions}
        spoken = {move for move in match.legal() if move in SPOKEN}
        assert shown - {"play", "ask-mazo"} == spoken - {"mazo"}
        assert ("ask-mazo" in shown) == ("mazo" in spoken)


@pytest.mark.parametrize(
    ("plies", "score", "expected"),
    [
        (
            SECOND + " 1:envido",
            "18-22",
            {
                "quiero": "best-envido(points=2)",
                "noquiero": "takes(name=name.nelida, points=1)",
                "envido": "call(wanted=4, refused=2)",
                "real": "call(wanted=5, refused=2)",
                "falta": "call(wanted=8, refused=2)",
            },
        ),
        (
            f"{SECOND} 1:truco",
            "0-0",
            {
                "quiero": "deal-worth(points=2)",
                "noquiero": "takes(name=name.nelida, points=1)",
                "envido": "call(wanted=2, refused=1)",
                "real": "call(wanted=3, refused=1)",
                "falta": "call(wanted=30, refused=1)",
            },
        ),
        (
            f"{DEAL} 0:3e 1:truco 0:quiero 1:5c",
            "0-0",
            {"retruco": "call(wanted=3, refused=2)", "ask-mazo": "takes(name=name.nelida, points=2)"},
        ),
        (
            f"{DEAL} 0:envido 1:envido 0:real 1:falta",
            "29-0",
            {"quiero": "best-envido(points=1)", "noquiero": "takes(name=name.nelida, points=7)"},
        ),
    ],
)
def test_a_button_says_what_it_pays_if_wanted_and_if_not(plies: str, score: str, expected: dict[str, str]) -> None:
    assert prices(plies, score) == expected


def test_a_card_is_played_by_a_pick_and_a_button() -> None:
    view = at(DEAL).view(0)
    (play,) = groups(DEAL)[0].actions
    assert (play.call, play.ready, play.look) == ("play", False, Look.MAIN)
    assert groups(DEAL, "4b")[0].actions[0].ready
    assert not groups(DEAL, "4b", "3e")[0].actions[0].ready
    move = compose(view, ["4b"], "play")
    assert not isinstance(move, Picks)
    assert write_move(move) == "4b"


@pytest.mark.parametrize("picks", [[], ["4b", "3e"]])
def test_to_play_takes_exactly_one_card(picks: list[str]) -> None:
    with pytest.raises(IllegalMoveError) as caught:
        compose(at(DEAL).view(0), picks, "play")
    assert caught.value.reason.id == "truco.refuse.pick-one"


@pytest.mark.parametrize("call", SPOKEN)
def test_a_call_is_said_by_its_name(call: str) -> None:
    move = compose(at(DEAL).view(0), ["4b"], call)
    assert not isinstance(move, Picks)
    assert write_move(move) == call


@pytest.mark.parametrize("call", ["", "flor", "next", "4b", "Envido"])
def test_what_is_no_call_of_this_game_is_refused(call: str) -> None:
    with pytest.raises(NotationError):
        compose(at(DEAL).view(0), [], call)


def test_folding_is_asked_for_once_more_by_a_table_that_needs_no_script() -> None:
    asked = compose(at(DEAL).view(0), [], "ask-mazo")
    assert asked == Picks(("mazo",))
    assert calls(DEAL, *asked.codes) == "group.fold: mazo clear"
    assert calls(DEAL) == calls(DEAL, "4b") != calls(DEAL, "mazo")


def test_folding_is_not_asked_for_while_a_call_is_pending() -> None:
    with pytest.raises(IllegalMoveError) as caught:
        compose(at(f"{SECOND} 1:envido").view(0), [], "ask-mazo")
    assert caught.value.reason.id == "truco.refuse.answer-first"
