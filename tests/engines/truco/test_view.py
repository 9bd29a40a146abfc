"""What a seat may do, and why it may not do other things."""

from __future__ import annotations

import pytest

from engines.core.contract import OPEN, PUBLIC
from engines.core.errors import IllegalMoveError
from engines.truco.moves import read_move
from engines.truco.view import check, in_play, is_legal, legal
from tests.engines.truco.positions import DEAL, at


@pytest.mark.parametrize(
    ("plies", "move", "reason"),
    [
        ("", "3b", "not-held"),
        ("", "quiero", "nothing-called"),
        ("", "noquiero", "nothing-called"),
        ("", "retruco", "not-next"),
        ("", "vale4", "not-next"),
        ("0:3e 1:5c", "envido", "envido-closed"),
        ("0:envido 1:noquiero", "real", "envido-closed"),
        ("0:real", "envido", "chain"),
        ("0:falta", "real", "chain"),
        ("0:envido 1:envido", "envido", "chain"),
        ("0:envido", "3b", "answer-first"),
        ("0:envido", "mazo", "answer-first"),
        ("0:envido", "truco", "answer-first"),
        ("0:truco", "3b", "answer-first"),
        ("0:truco", "retruco", "answer-first"),
        ("0:3e 1:truco", "envido", "answer-truco"),
        ("0:truco 1:quiero", "retruco", "not-yours"),
        ("0:truco 1:quiero 0:4b", "truco", "not-next"),
        ("0:truco 1:quiero 0:4b", "vale4", "not-next"),
        ("", "0|1e2e3e/4e5e6e", "no-turn"),
    ],
)
def test_a_refusal_says_why(plies: str, move: str, reason: str) -> None:
    match = at(f"{DEAL} {plies}")
    with pytest.raises(IllegalMoveError) as caught:
        match.play(move)
    assert caught.value.reason.id == f"truco.refuse.{reason}"
    assert caught.value.move == move


def test_nobody_moves_but_who_is_to_act() -> None:
    match = at(f"{DEAL} 0:envido")
    for audience in (0, PUBLIC, OPEN):
        view = match.view(audience)
        assert list(legal(view)) == []
        assert not is_legal(view, read_move("quiero"))
        with pytest.raises(IllegalMoveError):
            check(view, read_move("quiero"))


def test_while_a_deal_is_due_there_are_no_legal_moves() -> None:
    match = at(f"{DEAL} 0:mazo")
    assert list(match.legal()) == []
    for seat in (0, 1):
        assert list(legal(match.view(seat))) == []
    with pytest.raises(TypeError):
        in_play(match.view(0))


def test_moves_come_in_one_order() -> None:
    assert list(at(DEAL).legal()) == ["3e", "4b", "7e", "envido", "real", "falta", "truco", "mazo"]
    assert list(at(f"{DEAL} 0:truco").legal()) == ["quiero", "noquiero", "envido", "real", "falta"]
