"""The table that a seat sees: the hand by suits, the strip, the tricks, the seats and their scores."""

from __future__ import annotations

import pytest

from engines.core.table import Place, Table
from engines.core.words import Phrase
from engines.ganjifa.felt import Round
from engines.ganjifa.table import GanjifaTable, table
from tests.engines.ganjifa.positions import CHOICE, DUKAL, FOLLOW, GIVING, OPENING, at


def seen(plies: str, *picks: str, trump: str = "rama") -> Table[GanjifaTable]:
    return table(at(plies, trump).view(0), picks)


def rows(plies: str) -> list[str]:
    """The rows of the hand, cards run together."""
    return ["".join(held.card.code for held in row) for row in seen(plies).hand.rows]


def lays(trick: Round | None) -> list[str]:
    """What lies there: place, cards, a star for what wins, the place in the sequence."""
    found = trick.lays if trick else ()
    return [
        f"{lay.place} {''.join(card.code for card in lay.cards)}{'*' if lay.best else ''} {lay.order}" for lay in found
    ]


def last_part(phrase: Phrase | None) -> str:
    return "" if phrase is None else phrase.id.rpartition(".")[2]


def test_the_hand_is_sorted_by_avatars_and_strength_in_either_half() -> None:
    hand = "2ma1maRma" + "TbuMbu9bu" + "3vm"
    assert rows(f"d:0|{hand}/{'1ku2ku3ku4ku5ku6ku7ku'}/{'1va2va3va4va5va6va7va'}") == [
        "Rma1ma2ma",
        "3vm",
        "MbuTbu9bu",
    ]


def test_all_ten_suits_have_a_row_also_those_that_are_not_held() -> None:
    first, second = seen(FOLLOW).extra.halves
    assert [(row.code, len(row.cards)) for row in first.rows] == [("ma", 2), ("ku", 0), ("va", 0), ("na", 0), ("vm", 0)]
    assert [(row.code, len(row.cards)) for row in second.rows] == [
        *(("pa", 0), ("ra", 1), ("kr", 1), ("bu", 0), ("ka", 0)),
    ]


@pytest.mark.parametrize(
    ("plies", "may"),
    [
        pytest.param(FOLLOW, "ma", id="the led suit is held"),
        pytest.param(CHOICE, "ku ra", id="void: the next suit or a trump"),
        pytest.param("d:2|1ra4ra8kr/2ma2va2na/Tpa1va1na 2:Tpa", "ra", id="the next suit is the trump"),
        pytest.param("d:2|2bu5bu1ma/2ka2vm2na/5ra1vm1na 2:5ra", "bu", id="trump led and none held"),
        pytest.param(OPENING, "ra", id="the opening"),
        pytest.param(DUKAL, "", id="a free lead narrows nothing"),
        pytest.param(GIVING, "", id="nor does giving to a Dukal"),
    ],
)
def test_the_rows_that_may_be_played_are_lit(plies: str, may: str) -> None:
    reach = {row.code: row.reach for half in seen(plies).extra.halves for row in half.rows}
    assert " ".join(code for code, each in reach.items() if each == "may") == may
    assert {each for code, each in reach.items() if code not in may.split()} == {"out" if may else "free"}


def test_the_strip_marks_trump_led_and_next_suit() -> None:
    marks = {mark.code: mark.parts for mark in seen(CHOICE).extra.strip}
    assert list(marks) == ["ma", "ku", "va", "na", "vm", "pa", "ra", "kr", "bu", "ka"]
    assert {code: parts for code, parts in marks.items() if parts} == {
        "ma": ("led",),
        "ku": ("next",),
        "ra": ("trump",),
    }


def test_a_suit_can_be_next_and_trump_at_once() -> None:
    marks = {mark.code: mark.parts for mark in seen("d:2|1ra4ra8kr/2ma2va2na/Tpa1va1na 2:Tpa").extra.strip}
    assert marks["ra"] == ("next", "trump")


def test_the_next_player_sits_at_the_right() -> None:
    assert [(panel.seat, panel.place) for panel in seen(FOLLOW).seats] == [
        (0, Place.ME),
        (1, Place.RIGHT),
        (2, Place.LEFT),
    ]


@pytest.mark.parametrize(
    ("plies", "now", "last"),
    [
        pytest.param(FOLLOW, ["right Tma 2", "left 4ma* 3"], [], id="the low numeral wins in the first half"),
        pytest.param(
            f"{OPENING} 0:Rra 1:1ra 2:2ra", [], ["me Rra* 0", "right 1ra 1", "left 2ra 2"], id="the person leads again"
        ),
        pytest.param(GIVING, ["left RmaMma3ma4ma5ma* 2"], [], id="a Dukal, strongest first"),
        pytest.param(
            f"{GIVING} 0:x6ma7ma8ma1ra2ra 1:x1ku2ku3ku4ku5ku 2:1bu",
            ["left 1bu* 2"],
            ["left RmaMma3ma4ma5ma* 0", "me 6ma7ma8ma1ra2ra 0", "right 1ku2ku3ku4ku5ku 1"],
            id="what was given up to it",
        ),
    ],
)
def test_the_trick_on_the_table_and_the_one_before_it(plies: str, now: list[str], last: list[str]) -> None:
    extra = seen(plies).extra
    assert (lays(extra.now), lays(extra.last)) == (now, last)


@pytest.mark.parametrize(
    ("plies", "why"),
    [
        ("d:0|1ma5ku/Tma6ku/2ma7ku 0:1ma 1:Tma 2:2ma", "suit"),
        ("d:0|Rpa5na/1ra6na/Mpa7na 0:Rpa 1:1ra 2:Mpa 1:6na 2:7na", "ruff"),
        ("d:0|Rpa5na/1ra6na/2ra7na 0:Rpa 1:1ra 2:2ra 2:7na", "trump"),
        (f"{OPENING} 0:Rra 1:1ra 2:2ra", "trump"),
    ],
)
def test_a_finished_trick_says_why_it_was_won(plies: str, why: str) -> None:
    last = seen(plies).extra.last
    assert last is not None
    assert last.result is not None
    reason = last.result.values["why"]
    assert isinstance(reason, Phrase)
    assert last_part(reason) == why


def test_the_scores_stand_as_the_seats_do_and_their_bars_end_at_a_sure_win() -> None:
    tallies = seen(f"{OPENING} 0:Rra 1:1ra 2:2ra").extra.tallies
    assert [(last_part(tally.name), tally.captured, tally.bar) for tally in tallies] == [
        ("vinayak", 0, 0),
        ("you", 3, 3),
        ("asha", 0, 0),
    ]
