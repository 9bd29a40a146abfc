"""What a seat may do, and why it may not do other things."""

from __future__ import annotations

import pytest

from engines.cicera.moves import read_move
from engines.cicera.view import check, in_play, is_legal, legal
from engines.core.contract import OPEN, PUBLIC
from engines.core.errors import IllegalMoveError
from engines.core.match import Match
from tests.engines.cicera.positions import practice

DEAL = "d:0|2s7bCs/2d5dRs/2c6dRd/2b8dRc+3d4s7cCd5b"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("Rs", "not-held"),
        ("7sx7c", "not-held"),
        ("7bx7d", "not-there"),
        ("7bx3d4d", "not-there"),
        ("7bx2s5b", "not-there"),
        ("Csx3d", "court"),
        ("CsxCd3d", "court"),
        ("7bx3d", "count"),
        ("7bx3d5b", "no-sum"),
        ("7bxCd", "court-in-sum"),
        ("7bx7cCd", "court-in-sum"),
        ("7bx3d4s7c", "one-set"),
        ("0|As/2s/3s/4s", "no-turn"),
    ],
)
def test_a_refusal_says_why(move: str, reason: str) -> None:
    match = practice(DEAL)
    with pytest.raises(IllegalMoveError) as caught:
        match.play(move)
    assert caught.value.reason.id == f"cicera.refuse.{reason}"


def test_nobody_moves_but_who_is_to_act() -> None:
    match = practice(DEAL)
    for audience in (1, 2, 3, PUBLIC, OPEN):
        view = match.view(audience)
        assert list(legal(view)) == []
        assert not is_legal(view, read_move("7b"))
        with pytest.raises(IllegalMoveError):
            check(view, read_move("7b"))


def test_before_the_deal_and_after_the_end_no_deal_is_in_play() -> None:
    for match in (Match.new("cicera"), practice("d:0|As/2s/4s/8s+ 0:As 1:2s 2:4s 3:8s")):
        with pytest.raises(TypeError):
            in_play(match.view(0))
        assert list(match.legal()) == []
        assert not match.is_legal("As")


def test_moves_are_listed_card_by_card_placing_first() -> None:
    assert list(practice(DEAL).legal()) == ["2s", "7b", "7bx7c", "7bx3d4s", "Cs", "CsxCd"]
