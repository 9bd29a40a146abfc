"""What may be inferred: who has shown to hold no card of which suit ("What must always hold")."""

from __future__ import annotations

import pytest

from engines.ganjifa.cards import SUITS
from engines.ganjifa.phases import Waiting
from engines.ganjifa.state import State
from tests.engines.ganjifa import packets
from tests.engines.ganjifa.positions import at, course


def shown(plies: str, seat: int) -> set[str]:
    state: State = at(plies).state
    assert not isinstance(state.phase, Waiting)
    return {SUITS[suit] for suit in state.phase.course.voids[seat]}


@pytest.mark.parametrize(
    ("dispute", "led", "given", "proved"),
    [
        ("following proves nothing", "Tma", "3ma", set()),
        ("a trump proves the led void alone: it may have been a choice", "Tma", "2ra", {"ma"}),
        ("the next suit proves the led void", "Tma", "4ku", {"ma"}),
        ("and that of every suit between", "Tma", "4na", {"ma", "ku", "va"}),
        ("the trump included if it lies between", "Tva", "4kr", {"va", "na", "vm", "pa", "ra"}),
        ("round the end", "Tbu", "4ku", {"bu", "ka", "ma"}),
        ("a led trump proves the void in it", "Tra", "4bu", {"ra", "kr"}),
    ],
)
def test_not_following_proves_voids(dispute: str, led: str, given: str, proved: set[str]) -> None:
    assert shown(f"d:0|{led}1vm/{given}M{given[1:]}/6na5na 0:{led} 1:{given}", 1) == proved, dispute


def test_what_is_given_to_a_dukal_proves_nothing() -> None:
    plies = "d:0|3ma4ma5maMmaRma1bu/6ma7ma8ma1ra2ra3ra/1ku2ku3ku4ku5kuRka 0:3ma4ma5maMmaRma"
    assert shown(f"{plies} 1:x6ma7ma1ra2ra3ra 2:x1ku2ku3ku4ku5ku", 1) == set()


@pytest.mark.parametrize("seed", range(4))
def test_what_is_shown_is_true_and_is_what_the_record_proves(seed: int) -> None:
    for match in course("random", seed):
        if isinstance(match.state.phase, Waiting):
            continue
        proved = packets.voids(match)
        for seat, voids in enumerate(match.state.phase.course.voids):
            assert {SUITS[suit] for suit in voids} == proved[seat]
            assert not {card // 12 for card in match.state.hands[seat]} & voids
