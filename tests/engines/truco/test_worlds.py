"""Hidden worlds: they fit what a seat knows, and every fitting one comes up."""

from __future__ import annotations

from random import Random

import pytest

from engines.core.contract import PUBLIC
from engines.truco.cards import write_cards
from engines.truco.state import view
from engines.truco.worlds import candidates, sample
from tests.engines.truco.positions import DEAL, at, course


def test_a_sampled_world_looks_the_same_to_the_seat() -> None:
    rng = Random(6)
    for seed in (1, 2, 3):
        for match in course(Random(seed)):
            for seat in (0, 1):
                seen = match.view(seat)
                assert view(sample(seen, rng), seat) == seen


@pytest.mark.parametrize(
    ("dispute", "plies", "number"),
    [
        ("nothing is known", DEAL, 7770),
        ("one card is down", f"{DEAL} 0:3e 1:5c", 630),
        ("two cards are down", f"{DEAL} 0:3e 1:5c 0:7e 1:6c", 35),
    ],
)
def test_the_other_may_hold_so_many_hands(dispute: str, plies: str, number: int) -> None:
    assert len(candidates(at(plies).view(0))) == number, dispute


def test_an_announced_value_leaves_the_hands_that_have_it() -> None:
    heard = candidates(at(f"{DEAL} 0:envido 1:quiero").view(0))
    assert {value_of(write_cards(hand)) for hand in heard} == {31}
    assert "3b5c6c" in map(write_cards, heard)


def test_son_buenas_leaves_the_hands_that_have_no_more() -> None:
    heard = candidates(at("d:0|7e6e4b/3b6c5c 0:envido 1:quiero").view(0))
    assert len(heard) > 7000
    lower = candidates(at("d:0|1e2b3o/Rb1o2c 0:envido 1:quiero").view(0))
    assert {value_of(write_cards(hand)) for hand in lower} == {0, 1, 2, 3}


def test_cards_that_were_shown_are_in_the_hand() -> None:
    shown = candidates(at(f"{DEAL} 0:envido 1:quiero 0:3e 1:3b 0:mazo").view(0))
    assert [write_cards(hand) for hand in shown] == ["3b5c6c"]


def value_of(hand: str) -> int:
    """A hand's Envido by a formula of its own."""
    codes = [hand[at : at + 2] for at in (0, 2, 4)]
    numbers = {code: int(code[0]) if code[0].isdigit() else 0 for code in codes}
    pairs = [20 + numbers[a] + numbers[b] for a in codes for b in codes if a < b and a[1] == b[1]]
    return max([*pairs, *numbers.values()])


def test_an_onlooker_has_no_worlds() -> None:
    with pytest.raises(TypeError):
        sample(at(DEAL).view(PUBLIC), Random(1))


def test_every_fitting_world_comes_up() -> None:
    seen = at(f"{DEAL} 0:3e 1:5c 0:7e 1:6c").view(0)
    rng = Random(2)
    drawn = {sample(seen, rng).dealt for _ in range(700)}
    assert len(drawn) == 35
