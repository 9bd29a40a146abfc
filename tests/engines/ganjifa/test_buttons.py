"""The buttons of a table, the moves that picks and a call make, and the plays that are suggested."""

from __future__ import annotations

import pytest

from engines.core.errors import IllegalMoveError, NotationError
from engines.ganjifa.buttons import compose, suggest
from engines.ganjifa.moves import write_move
from engines.ganjifa.table import table
from tests.engines.ganjifa.positions import CHOICE, DUKAL, DUKALS, FOLLOW, GIVING, OPENING, at


def calls(plies: str, *picks: str) -> dict[str, bool]:
    return {action.call: action.ready for action in table(at(plies).view(0), picks).actions}


@pytest.mark.parametrize(
    ("plies", "picks", "expected"),
    [
        pytest.param(OPENING, (), {"hint": True, "play": True}, id="the only move needs no pick"),
        pytest.param(CHOICE, (), {"hint": True, "play": False}, id="a choice does"),
        pytest.param(CHOICE, ("2ra",), {"hint": True, "play": True}, id="a card that may be played"),
        pytest.param(CHOICE, ("5ka",), {"hint": True, "play": False}, id="one that may not"),
        pytest.param(CHOICE, ("2ra", "4ku"), {"hint": True, "play": False}, id="two cards"),
        pytest.param(
            DUKAL, (), {"hint": True, "play": False, "dukal-3ma4ma5maMmaRma": True}, id="a Dukal is a button of its own"
        ),
        pytest.param(
            DUKALS,
            (),
            {
                "hint": True,
                "play": False,
                "dukal-7ka8ka9kaTkaMkaRka": True,
                "dukal-7ka8ka9kaMkaRka": True,
                "dukal-8ka9kaTkaMkaRka": True,
            },
            id="every sub-run is",
        ),
        pytest.param(GIVING, ("6ma",), {"clear": True, "hint": True, "play": False}, id="too few for a Dukal"),
        pytest.param(
            GIVING,
            ("6ma", "7ma", "8ma", "1ra", "2ra"),
            {"clear": True, "hint": True, "play": True},
            id="as many as it has",
        ),
    ],
)
def test_the_buttons_and_whether_they_are_ready(plies: str, picks: tuple[str, ...], expected: dict[str, bool]) -> None:
    assert calls(plies, *picks) == expected


@pytest.mark.parametrize(
    ("plies", "picks", "call", "move"),
    [
        (OPENING, (), "play", "Rra"),
        (CHOICE, ("2ra",), "play", "2ra"),
        (DUKAL, (), "dukal-3ma4ma5maMmaRma", "3ma4ma5maMmaRma"),
        (DUKAL, ("1bu",), "dukal-3ma4ma5maMmaRma", "3ma4ma5maMmaRma"),
        (DUKAL, ("Rma", "3ma", "5ma", "4ma", "Mma"), "play", "3ma4ma5maMmaRma"),
        (GIVING, ("8ma", "6ma", "7ma", "1ra", "2ra"), "play", "x6ma7ma8ma1ra2ra"),
    ],
)
def test_picks_and_a_call_make_a_move(plies: str, picks: tuple[str, ...], call: str, move: str) -> None:
    assert write_move(compose(at(plies).view(0), picks, call)) == move


@pytest.mark.parametrize("call", ["dukal-", "dukal-3ma4ma", "dukal-3ma4ma6maMmaRma", "dukal-nonsense", "Play", "x"])
def test_what_is_no_dukal_is_no_call(call: str) -> None:
    with pytest.raises(NotationError):
        compose(at(DUKAL).view(0), (), call)


@pytest.mark.parametrize(
    ("plies", "picks", "reason"),
    [
        (CHOICE, (), "ganjifa.refuse.one-card"),
        (CHOICE, ("2ra", "4ku"), "ganjifa.refuse.one-card"),
        (DUKAL, (), "ganjifa.refuse.pick"),
        (DUKAL, ("3ma", "1bu"), "ganjifa.refuse.pick"),
        ("d:0|1ma9ku/2ma3ku/3ma4ku", (), "ganjifa.prompt.pick"),
        (GIVING, (), "ganjifa.refuse.give"),
    ],
)
def test_what_is_no_move_is_refused_with_what_to_pick_instead(plies: str, picks: tuple[str, ...], reason: str) -> None:
    with pytest.raises(IllegalMoveError) as refused:
        compose(at(plies).view(0), picks, "play")
    assert refused.value.reason.id == reason


def test_one_card_is_picked_at_a_time_unless_a_dukal_is_led_or_answered() -> None:
    single = {plies: table(at(plies).view(0)).hand.single for plies in (OPENING, FOLLOW, CHOICE, DUKAL, DUKALS, GIVING)}
    assert single == {OPENING: True, FOLLOW: True, CHOICE: True, DUKAL: False, DUKALS: False, GIVING: False}


def suggested(plies: str, *picks: str) -> str:
    return "".join(suggest(at(plies).view(0), picks))


@pytest.mark.parametrize(
    ("plies", "first"),
    [
        pytest.param(DUKALS, "7ka8ka9kaTkaMkaRka", id="the largest Dukal"),
        pytest.param("d:0|1ma9ku/2ma3ku/3ma4ku", "1ma", id="a card that nothing unseen beats"),
        pytest.param("d:0|Tma5ku/2ma3ku/3ma4ku", "Tma", id="else the weakest"),
        pytest.param(FOLLOW, "3ma", id="the last to play wins as cheaply as can be"),
        pytest.param(CHOICE, "2ra", id="a ruff that nothing beats"),
        pytest.param(GIVING, "6ma7ma8ma1ra2ra", id="the weakest for a Dukal, trumps last"),
    ],
)
def test_the_first_suggestion_is_a_sound_one(plies: str, first: str) -> None:
    assert suggested(plies) == first


def test_suggestions_for_a_dukal_go_through_all_sets_and_begin_anew() -> None:
    found = [suggest(at(GIVING).view(0), ())]
    while (following := suggest(at(GIVING).view(0), found[-1])) != found[0]:
        found.append(following)
    assert len({frozenset(cards) for cards in found}) == len(found) == 6
