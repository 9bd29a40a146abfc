"""What random play shows: the statistics of the rules page, and what holds of every score (section 5)."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import pytest

from engines.core.contract import CHANCE
from engines.doudizhu.phases import Over, Playing
from engines.doudizhu.state import State, apply, deal, outcome, to_act, view
from engines.doudizhu.view import legal


@dataclass(slots=True)
class Tally:
    """What random play showed: legal moves of leaders, of everybody, turns a deal, wins and scores."""

    leads: list[int] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    landlord_won: list[bool] = field(default_factory=list)
    scores: list[tuple[int, ...]] = field(default_factory=list)


def play_at_random(rng: Random, tally: Tally) -> None:
    """One deal dealt by the rules, bids and plays drawn uniformly from the legal ones."""
    now = State()
    while (seat := to_act(now)) is not None:
        if seat == CHANCE:
            now = apply(now, deal(rng))
            continue
        moves = list(legal(view(now, seat)))
        _note(tally, now, len(moves))
        now = apply(now, rng.choice(moves))
    _note_end(tally, now)


def _note(tally: Tally, now: State, moves: int) -> None:
    if isinstance(now.phase, Playing):
        tally.choices.append(moves)
        tally.leads += [moves] if now.phase.table is None else []


def _note_end(tally: Tally, now: State) -> None:
    ended = outcome(now)
    assert ended is not None
    assert isinstance(now.phase, Over)
    tally.turns.append(len(now.phase.playing.turns))
    tally.landlord_won.append(now.phase.landlord_won)
    tally.scores.append(ended.scores)


@pytest.fixture(scope="module")
def random_play() -> Tally:
    rng, tally = Random(9), Tally()
    for _ in range(800):
        play_at_random(rng, tally)
    return tally


def mean(numbers: list[int] | list[bool]) -> float:
    return sum(numbers) / len(numbers)


def test_random_play_has_the_branching_length_and_winners_of_the_rules_page(random_play: Tally) -> None:
    assert mean(random_play.leads) == pytest.approx(16.2, abs=0.7)
    assert mean(random_play.choices) == pytest.approx(5.6, abs=0.2)
    assert mean(random_play.turns) == pytest.approx(61, abs=1.5)
    assert mean(random_play.landlord_won) == pytest.approx(0.36, abs=0.05)


def test_scores_are_zero_sum_and_the_landlord_has_twice_what_a_farmer_has(random_play: Tally) -> None:
    for scores in random_play.scores:
        farmer, partner, landlord = sorted(scores, key=abs)
        assert farmer == partner
        assert landlord == -2 * farmer


def test_a_stake_is_a_bid_and_doublings(random_play: Tally) -> None:
    stakes = {min(map(abs, scores)) for scores in random_play.scores}
    assert stakes <= {bid << doublings for bid in (1, 2, 3) for doublings in range(15)}
    assert {1, 2, 3, 6, 12} <= stakes
