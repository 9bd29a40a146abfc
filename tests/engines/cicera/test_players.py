"""Computer players: decisions that are not to be doubted, play for the team, honesty, and who beats whom."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from bench.cicera_moves import TABLE, crowded
from engines.cicera.cards import read_cards
from engines.cicera.moves import Capture, write_move
from engines.cicera.players import PLAYERS, high
from engines.cicera.players.high import ALIKE, CANDIDATES, candidates
from engines.cicera.players.yardsticks import ranking
from engines.cicera.state import view
from engines.cicera.view import View, in_play, legal
from engines.cicera.worlds import sample
from engines.core.arena import play
from engines.core.match import Match
from tests.engines.cicera.positions import WHOLE, practice

LEVELS: Final = ("low", "high", "careful", "greedy", "random")


def chosen(level: str, match: Match, seeds: int = 5) -> set[str]:
    """All that a player does here, whatever it draws."""
    assert match.to_act is not None
    seen = match.view(match.to_act)
    return {write_move(PLAYERS[level].choose(seen, Random(seed))) for seed in range(seeds)}


@pytest.mark.parametrize(
    ("dispute", "plies", "move"),
    [
        ("a scua at once", "d:0|7b4d/RsRd/RcRb/FsFd+3c4s", "7bx3c4s"),
        ("a picada and a scua", "d:3|7b4d/RsRd/RcRb/7cFd+ 3:7c", "7bx7c"),
        ("la Mata rather than another 2", "d:0|2bFs/RsRd/RcRb/FcFd+2s2c9s", "2bx2s"),
        ("the 10 of coins rather than another 10", "d:0|Tb/Rs/Rc/Fs+TsTd9s", "TbxTd"),
        ("the sum with a bonus rather than the pair without", "d:0|7b/Cs/Rc/Fs+3b4b7cRs9d", "7bx3b4b"),
    ],
)
def test_high_takes_what_is_plainly_best(dispute: str, plies: str, move: str) -> None:
    assert chosen("high", practice(plies)) == {move}, dispute


KEEPS_A_SUM = """
d:0|Ac2c2b7b8s9sTcFcCcCbRsRc/AsAb3s3d3c4c6s6c9d9bTdFs/Ad2d4d5b7s7c8d8bTsTbRdRb/2s3b4s4b5s5c6d6b7d9cFbCd+5d8cFdCs
0:FcxFd 1:3d 2:8dx3d5d 3:CdxCs 0:8sx8c 1:3c 2:8b 3:3bx3c 0:Cc 1:3s 2:5b 3:5sx5b 0:CbxCc 1:Fs 2:7c 3:7dx7c 0:7b
1:Tdx3s7b 2:7s 3:FbxFs 0:2c 1:9dx2c7s 2:Tb 3:5c 0:TcxTb 1:Ab 2:AdxAb 3:4b 0:9sx4b5c 1:9b 2:Ts 3:9cx9b 0:Ac 1:AsxAc
2:2d 3:2sx2d 0:2b 1:4c 2:4dx4c 3:4s 0:Rc
"""
"""The 6s could take 2b and 4s. Better the 6c stays: the team makes 1.3 points more of it, in the mean of all worlds."""

TAKES_THE_OTHER = """
d:1|Ab2d4s4b6d6b7s7d8c9cFsCd/Ac2c3s3d5c7b8b9bTsCsCcRb/AsAd2s4c5s7cTdTcFcFbRsRc/3c3b4d5d5b6c8s8d9dFdCbRd+2b6s9sTb
1:8bx2b6s 2:TdxTb 3:9dx9s 0:6d 1:9b 2:Tc 3:6cx6d 0:6b 1:TsxTc 2:Ad 3:8d 0:8cx8d 1:AcxAd 2:As 3:8s 0:7sxAs6b 1:2c
2:2sx2c 3:3c 0:9cx9b 1:3sx3c 2:7c 3:3b 0:7dx7c 1:3dx3b 2:Fb 3:FdxFb 0:Ab 1:7b 2:Rc 3:RdxRc 0:2d 1:Rb 2:RsxRb 3:5d
0:Fs 1:5cx5d 2:FcxFs 3:5b 0:4b 1:Cc
"""
"""The 5s could take Ab and 4b. Better it takes 5b and leaves them: 4.8 points more, in the mean of all worlds."""


@pytest.mark.parametrize(
    ("plies", "own", "team"), [(KEEPS_A_SUM, "6sx2b4s", "6c"), (TAKES_THE_OTHER, "5sxAb4b", "5sx5b")]
)
def test_high_plays_for_the_team_and_not_for_its_own_capture(plies: str, own: str, team: str) -> None:
    match = practice(plies)
    assert chosen("greedy", match) == chosen("careful", match) == {own}
    assert chosen("high", match) == {team}


def test_the_last_court_captures_on_the_48th_play() -> None:
    """Whoever plays last takes its court: then the leftovers are its team's as well."""
    match = practice("d:1|Rs/4b/7s/8s+Rd2s3c 1:4b 2:7s 3:8s")
    assert chosen("high", match) == {"RsxRd"}


def test_among_moves_of_nearly_equal_worth_high_makes_the_conventional_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The conventional move is the one that `careful` ranks first; a little more in the playouts does not outdo it."""
    match = practice(f"{WHOLE} 2:AsxAb 3:4b 0:4cx4b 1:TdxTb 2:4dx4s 3:Rd")
    seen = match.view(0)
    conventional, other = candidates(seen, in_play(seen))[:2]
    outcomes = {conventional.card: 0, other.card: ALIKE}
    monkeypatch.setattr(high, "_outcome", lambda _start, made, *_: outcomes.get(made[0], -100))
    assert chosen("high", match, seeds=1) == {write_move(conventional)}
    outcomes[other.card] += 1
    assert chosen("high", match, seeds=1) == {write_move(other)}


def test_candidates_are_the_first_of_carefuls_ranking() -> None:
    for match in positions(3):
        seen: View = match.view(match.to_act if match.to_act is not None else 0)
        assert candidates(seen, in_play(seen)) == ranking(seen, legal(seen))[:CANDIDATES]


def test_a_crowded_table_is_not_ranked_in_full() -> None:
    """Thousands of captures are left out, the one that is worth most is not."""
    seen = crowded(read_cards("9s9d9cTsTdTcTb"), TABLE)
    found = candidates(seen, in_play(seen))
    assert len(found) == CANDIDATES
    assert ranking(seen, [turn for turn in legal(seen) if isinstance(turn, Capture)])[0] in found


def positions(seed: int, step: int = 5) -> Iterator[Match]:
    """Every so many of the positions of a deal that `careful` plays."""
    match = Match.new("cicera").deal(Random(seed))
    while match.to_act is not None:
        if len(match.plies) % step == 0:
            yield match
        match = match.move(PLAYERS["careful"].choose(match.view(match.to_act), Random(seed)))


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_neither_the_move_nor_how_much_is_drawn(level: str) -> None:
    for match in positions(5, step=9):
        seat = match.to_act
        assert seat is not None
        worlds = [sample(match.view(seat), Random(number)) for number in range(3)]
        left = {drawn(level, view(world, seat)) for world in worlds}
        assert len(left) == 1


def drawn(level: str, seen: View) -> tuple[str, float]:
    """A player's move, and what its generator would draw next."""
    rng = Random(9)
    return write_move(PLAYERS[level].choose(seen, rng)), rng.random()


@pytest.mark.parametrize(
    ("a", "b", "deals"), [("careful", "greedy", 12), ("low", "random", 12), ("careful", "low", 12)]
)
def test_one_player_beats_another_plainly(a: str, b: str, deals: int) -> None:
    row = play("cicera", a, b, deals=deals, seed=3)
    assert row.illegal == 0
    assert row.ci_low > 0


@pytest.mark.full
@pytest.mark.parametrize(("b", "least"), [("careful", 1.0), ("greedy", 5.0), ("low", 8.0)])
def test_high_beats_the_others(b: str, least: float) -> None:
    row = play("cicera", "high", b, deals=40, seed=3)
    assert row.illegal == 0
    assert row.mean > least
