"""The arena over every game: a row follows from its seed alone, and the levels stand in the order that they claim."""

from __future__ import annotations

import json
from typing import Final

import pytest

from engines.core.arena import main, play
from engines.registry import GAMES
from tests.contract.facts import FACTS

FIELDS: Final = {"mean", "ci_low", "ci_high", "units", "p50_ms", "p95_ms", "max_ms", "illegal"}


@pytest.mark.parametrize("key", GAMES)
def test_a_row_is_the_same_with_any_number_of_processes(key: str) -> None:
    one, two = (play(key, "greedy", "random", deals=8, seed=3, jobs=jobs) for jobs in (1, 2))
    assert (one.mean, one.sd, one.won, one.lost, one.moves) == (two.mean, two.sd, two.won, two.lost, two.moves)


@pytest.mark.parametrize("key", GAMES)
def test_whoever_plays_itself_in_every_seating_makes_what_is_fair(key: str) -> None:
    row = play(key, "greedy", "greedy", deals=20, seed=4, jobs=1)
    assert row.mean == pytest.approx(FACTS[key].even)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize(("better", "worse", "deals"), [("low", "random", 20), ("high", "random", 4)])
def test_a_level_beats_random_play(key: str, better: str, worse: str, deals: int) -> None:
    row = play(key, better, worse, deals=deals, seed=1, jobs=1)
    assert row.mean > FACTS[key].even
    assert row.illegal == 0


@pytest.mark.parametrize("key", GAMES)
def test_json_has_the_names_that_other_tools_read(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([key, "greedy", "random", "--deals", "2", "--seed", "1", "--json"]) == 0
    row = json.loads(capsys.readouterr().out)
    assert row.keys() >= FIELDS
    assert row["units"] == 2
    assert row["ci_low"] <= row["mean"] <= row["ci_high"]


@pytest.mark.parametrize(
    "wrong",
    [["nosuchgame", "low", "high"], ["doudizhu", "nosuchlevel", "high"], ["doudizhu", "low", "no.such.module:player"]],
    ids=["an unknown game", "an unknown level", "an unknown module"],
)
def test_a_bad_command_is_refused_in_a_sentence(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(wrong) == 2
    assert capsys.readouterr().err.startswith("cardavia arena: ")
