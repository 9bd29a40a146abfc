"""Turns, tricks, doublings, springs and scores (Dou Dizhu rules, sections 3 and 5)."""

from __future__ import annotations

import pytest

from engines.doudizhu.cards import write_cards
from engines.doudizhu.moves import Bid, Pass, Play
from engines.doudizhu.state import State, apply
from tests.engines.doudizhu.positions import practice, told

TRICK = "d:0|3s4s5s9d/6s7s9h/8s9sTd+ 0:b3"


@pytest.mark.parametrize(
    ("dispute", "turns", "next_seat", "leads"),
    [
        ("the next seat follows", "0:3s", 1, False),
        ("a pass hands on", "0:3s 1:-", 2, False),
        ("two passes give the lead back", "0:3s 1:- 2:-", 0, True),
        ("one pass after a play does not", "0:3s 1:6s 2:- 0:-", 1, True),
        ("a pass before a play is no pass on it", "0:3s 1:- 2:8s 0:-", 1, False),
        ("who passed may play again in the trick", "0:3s 1:- 2:8s 0:- 1:9h 2:-", 0, False),
        ("the last who played leads, not the landlord", "0:3s 1:- 2:8s 0:- 1:-", 2, True),
    ],
)
def test_turns_go_round_and_two_passes_end_the_trick(dispute: str, turns: str, next_seat: int, leads: bool) -> None:
    match = practice(f"{TRICK} {turns}")
    assert match.to_act == next_seat, dispute
    assert match.is_legal("-") is not leads, dispute


# Most of these end in a spring or a reverse spring, too, which the scores hold.
LEFT_OVER = "d:0|3s3h3d3c4s/6s7s/8s9s+"
ROCKET = "d:0|3s4s5s/6s7s8s/XbXr9s+"


@pytest.mark.parametrize(
    ("dispute", "plies", "scores", "doublings"),
    [
        (
            "nothing doubles",
            "d:0|3s4s5h9h/6s7s/8s9s+ 0:b2 1:b0 2:b0 0:3s 1:6s 2:- 0:9h 1:- 2:- 0:4s 1:7s",
            (-4, 2, 2),
            0,
        ),
        ("a bomb that is led", f"{LEFT_OVER} 0:b1 1:b0 2:b0 0:3s3h3d3c 1:- 2:- 0:4s", (8, -4, -4), 1),
        (
            "a bomb that goes out",
            "d:0|4s5s6s6h6d6c/7s8s9s/TsJs+ 0:b1 1:b0 2:b0 0:4s 1:7s 2:- 0:- 1:8s 2:- 0:6s6h6d6c 1:- 2:- 0:5s",
            (4, -2, -2),
            1,
        ),
        (
            "a bomb on a bomb",
            "d:0|3s3h3d3c4s/6s6h6d6c7s/8s9s+ 0:b3 0:3s3h3d3c 1:6s6h6d6c 2:- 0:- 1:7s",
            (-48, 24, 24),
            2,
        ),
        ("the rocket that goes out", "d:0|3s4s/6s7s/XbXr+ 0:b1 1:b0 2:b0 0:3s 1:- 2:XbXr", (-8, 4, 4), 1),
        ("the rocket that is led", "d:0|XbXr3s/6s7s/8s+ 0:b1 1:b0 2:b0 0:XbXr 1:- 2:- 0:3s", (8, -4, -4), 1),
        ("bomb and rocket", "d:0|3s3h3d3c4s/6s7s/XbXr9s+ 0:b3 0:3s3h3d3c 1:- 2:XbXr 0:- 1:- 2:9s", (-48, 24, 24), 2),
        ("one joker is no rocket", f"{ROCKET} 0:b1 1:b0 2:b0 0:3s 1:6s 2:Xb 0:- 1:- 2:Xr 0:- 1:- 2:9s", (-4, 2, 2), 0),
        ("four with two singles is no bomb", "d:0|3s3h3d3c4s5s/6s/7s+ 0:b1 1:b0 2:b0 0:3s3h3d3c4s5s", (4, -2, -2), 0),
    ],
)
def test_every_bomb_and_rocket_doubles_led_or_not_and_going_out(
    dispute: str, plies: str, scores: tuple[int, ...], doublings: int
) -> None:
    match = practice(plies)
    assert match.outcome is not None, dispute
    assert (match.outcome.scores, match.state.phase.playing.doublings) == (scores, doublings), dispute


@pytest.mark.parametrize(
    ("dispute", "plies", "scores", "ending"),
    [
        ("the landlord goes out with the first play", "d:0|3s3h/4s/5s+ 0:b1 1:b0 2:b0 0:3s3h", (4, -2, -2), "spring"),
        ("the farmers only passed", "d:0|9s8s/4s/5s+ 0:b2 1:b0 2:b0 0:8s 1:- 2:- 0:9s", (8, -4, -4), "spring"),
        (
            "one farmer played once",
            "d:0|9s8s/4sTs/5s+ 0:b2 1:b0 2:b0 0:8s 1:Ts 2:- 0:- 1:4s",
            (-8, 4, 4),
            "reverse-spring",
        ),
        (
            "a farmer's play is enough against spring",
            "d:0|3s4s/8s9s/5s2h+2s 0:b1 1:b0 2:b0 0:3s 1:8s 2:- 0:2s 1:- 2:- 0:4s",
            (2, -1, -1),
            "",
        ),
        (
            "passes do not matter to a reverse spring",
            "d:0|3s4s/8s9s/5sTs+ 0:b3 0:3s 1:8s 2:Ts 0:- 1:- 2:5s",
            (-12, 6, 6),
            "reverse-spring",
        ),
        (
            "the landlord played twice",
            "d:0|3s4s5h9h/8s9s/6s+ 0:b3 0:3s 1:8s 2:- 0:9h 1:- 2:- 0:4s 1:9s",
            (-6, 3, 3),
            "",
        ),
        ("with seat 1 as landlord", "d:1|4s/3s3h/5s+ 1:b1 2:b0 0:b0 1:3s3h", (-2, 4, -2), "spring"),
    ],
)
def test_spring_and_reverse_spring_double_once_more(
    dispute: str, plies: str, scores: tuple[int, ...], ending: str
) -> None:
    match = practice(plies)
    assert match.outcome is not None, dispute
    assert match.outcome.scores == scores, dispute
    assert set(told(match)) & {"spring", "reverse-spring"} == ({ending} if ending else set()), dispute


@pytest.mark.parametrize(
    ("plies", "winners", "reason"),
    [
        ("d:0|3s/4s/5s+ 0:b3 0:3s", (0,), "landlord"),
        ("d:0|3s4s/5s/6s+ 0:b3 0:3s 1:5s", (1, 2), "farmers"),
        ("d:0|3s4s/5s6s/7s+ 0:b3 0:3s 1:- 2:7s", (1, 2), "farmers"),
        ("d:2|3s/4s5s/6s7s+ 2:b3 2:6s 0:- 1:- 2:7s", (2,), "landlord"),
    ],
)
def test_the_deal_ends_at_once_and_the_farmers_share_it(plies: str, winners: tuple[int, ...], reason: str) -> None:
    match = practice(plies)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == (winners, reason)
    assert match.to_act is None
    assert not list(match.legal())
    assert match.score == match.outcome.scores


@pytest.mark.parametrize("move", [Bid(1), Pass(), Play((0,))])
def test_a_move_of_another_phase_is_a_fault_of_the_caller(move: Bid | Pass | Play) -> None:
    with pytest.raises(TypeError):
        apply(State(), move)


def test_a_play_leaves_the_other_hands_alone() -> None:
    before = practice("d:0|3s4s5s/6s7s/8s9s+ 0:b3")
    after = before.play("3s")
    assert after.state.hands[1:] == before.state.hands[1:]
    assert write_cards(after.state.hands[0]) == "4s5s"
    assert write_cards(before.state.hands[0]) == "3s4s5s"
