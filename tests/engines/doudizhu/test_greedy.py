"""The yardstick `greedy` by the letter of its definition; 60 decisions more are in `tests/cases/doudizhu.yardstick`."""

from __future__ import annotations

from random import Random

import pytest

from engines.core.match import Match
from engines.doudizhu.players import PLAYERS
from engines.doudizhu.players.yardsticks import follow, lead, points
from tests.engines.doudizhu.brute import counts_of
from tests.engines.doudizhu.hands import made_by
from tests.engines.doudizhu.positions import PRACTICE


@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ("Xr", 4),
        ("Xb", 3),
        ("2", 2),
        ("A", 1),
        ("K", 0),
        ("3333", 2),
        ("2222", 10),
        ("AAAA", 6),
        ("XbXr", 7),
    ],
)
def test_points_add_up_and_the_rocket_is_no_bomb(hand: str, worth: int) -> None:
    assert points(counts_of(hand)) == worth


@pytest.mark.parametrize(
    ("hand", "led"),
    [
        ("3456789", "3456789"),  # the lowest core first, then most cards
        ("34456789", "3456789"),
        ("44456", "4445"),  # the lowest lone wing
        ("4445577", "44455"),  # a pair as wing, where there is no lone card
        ("444555", "444555"),  # no wings are left: bare
        ("3333", "3333"),  # nothing else: the bomb
        ("33335", "5"),  # a bomb is not broken up
        ("333345", "333345"),  # but four with two splits nothing
        ("333344", "44"),  # its wings are lone cards too
        ("3333XbXr", "3333"),  # the lowest bomb, and the rocket last
        ("4XbXr", "4"),
        ("4442", "4442"),  # a lone two is a wing
        ("444Xb", "444Xb"),  # and so is a lone joker
    ],
)
def test_greedy_leads(hand: str, led: str) -> None:
    assert lead(counts_of(hand)) == made_by(led)


@pytest.mark.parametrize(
    ("hand", "table", "held", "played"),
    [
        ("4455", "3", 17, "4"),  # pairs are broken
        ("44455", "3", 17, "4"),
        ("44446", "5", 17, "6"),  # a bomb is not
        ("4444", "3", 17, ""),
        ("XbXr", "2", 17, ""),  # nor is the rocket
        ("4444", "3", 5, "4444"),  # spent on whoever has five cards or fewer
        ("4444", "3", 6, ""),
        ("44445555XbXr", "3", 5, "4444"),  # the lowest bomb first
        ("5555XbXr", "6666", 5, "XbXr"),  # over a bomb too
        ("5555XbXr", "6666", 6, ""),
        ("44433", "3334", 17, "4443"),  # pairs are broken for wings
        ("444556", "3337", 17, "4445"),  # wings in ascending order
        ("4455566", "33377", 17, "55544"),
        ("666777889", "33344455", 17, "66677788"),
        ("6667778899", "3334445566", 17, "6667778899"),
    ],
)
def test_greedy_follows(hand: str, table: str, held: int, played: str) -> None:
    found = follow(counts_of(hand), made_by(table), held)
    assert found == (made_by(played) if played else None)


def test_greedy_passes_on_its_partners_play_even_to_go_out() -> None:
    match = Match.read(f"{PRACTICE}d:0|3s9s9h/4s8s8h/5s+ 0:b3 0:3s 1:4s")
    assert match.to_act == 2
    assert match.game.write(PLAYERS["greedy"].choose(match.view(2), Random(1))) == "-"


def test_random_picks_every_legal_move_equally_often() -> None:
    match = Match.read(f"{PRACTICE}d:0|3s4s5s/4h8s8h/5h+ 0:b3")
    drawn = [match.game.write(PLAYERS["random"].choose(match.view(0), Random(seed))) for seed in range(600)]
    assert set(drawn) == {"3s", "4s", "5s"}
    assert all(150 < drawn.count(move) < 250 for move in set(drawn))
