"""What random play shows: the statistics of the rules page, and what must always hold."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

import pytest

from engines.core.contract import CHANCE
from engines.core.match import Match
from engines.truco.moves import Deal
from engines.truco.phases import Ended, InPlay, Over
from engines.truco.state import State, apply, check_deal, deal, outcome, to_act, view
from engines.truco.table import table
from engines.truco.view import legal
from engines.truco.words import messages
from tests.engines.truco.positions import course, phrases


@dataclass(slots=True)
class Tally:
    """What random play showed: deals and turns a match, legal moves a turn."""

    deals: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)


def play_at_random(rng: Random, tally: Tally) -> State:
    """A match dealt by the rules, moves drawn uniformly from the legal ones; what must hold is looked at throughout."""
    now, turns = State(), 0
    while (seat := to_act(now)) is not None:
        if seat == CHANCE:
            dealt = deal(now, rng)
            check_deal(now, dealt)
            now = apply(now, dealt)
            continue
        moves = list(legal(view(now, seat)))
        assert moves
        tally.choices.append(len(moves))
        turns += 1
        now = apply(now, rng.choice(moves))
    tally.deals.append(len(now.past))
    tally.turns.append(turns)
    return now


def check_end(now: State) -> None:
    """Exactly one winner, at 30; the deals alternate; points rise from deal to deal, at Envido and at the end alone."""
    ended = outcome(now)
    assert ended is not None
    assert isinstance(now.phase, Over)
    assert ended.winners == (ended.scores.index(30),)
    assert min(ended.scores) < 30
    assert all(first.course.mano != then.course.mano for first, then in pairwise(now.past))
    assert all(first.course.score == then.course.before for first, then in pairwise(now.past))
    assert all(adds_up(deal_over) for deal_over in now.past)


def adds_up(ended: Ended) -> bool:
    """Whether a deal's points are those of its Envido and its end, up to 30."""
    points = list(ended.course.before)
    envido = ended.course.envido
    scorer = getattr(envido, "scorer", None)
    if scorer is not None:
        points[scorer] += getattr(envido, "points", 0)
    if ended.winner is not None:
        points[ended.winner] += ended.points
    return tuple(min(30, have) for have in points) == ended.course.score


@pytest.fixture(scope="module")
def random_play() -> Tally:
    rng, tally = Random(10), Tally()
    for _ in range(600):
        check_end(play_at_random(rng, tally))
    return tally


def test_random_play_has_the_length_and_the_branching_of_the_rules_page(random_play: Tally) -> None:
    deals, turns, choices = random_play.deals, random_play.turns, random_play.choices
    assert sum(deals) / len(deals) == pytest.approx(7.0, abs=0.7)
    assert sum(turns) / sum(deals) == pytest.approx(4.3, abs=0.15)
    assert sum(choices) / len(choices) == pytest.approx(5.0, abs=0.15)


@pytest.mark.full
def test_two_thousand_random_matches_each_have_one_winner_at_30() -> None:
    rng, tally = Random(2000), Tally()
    for _ in range(2000):
        check_end(play_at_random(rng, tally))
    assert len(tally.deals) == 2000
    assert sum(tally.deals) / 2000 == pytest.approx(7.0, abs=0.4)


def test_answers_come_from_the_seat_opposite_the_last_caller() -> None:
    rng = Random(11)
    for match in course(rng):
        if isinstance(match.state.phase, InPlay):
            caller = getattr(match.state.phase.ask, "caller", None)
            assert caller is None or match.to_act == 1 - caller


def test_everything_that_a_table_or_an_event_says_is_among_the_games_messages() -> None:
    known, said = set(messages()), set[str]()
    for seed in range(12):
        for match in course(Random(seed)):
            shown = table(match.view(0))
            said |= {entry.id for entry in shown.log} | {phrase.id for phrase in phrases(shown)}
            said |= {f"truco.event.{event.id}" for event in match.events}
    assert said - known == set()
    unsaid = {id for id in known - said if not id.endswith(".you") and ".refuse." not in id}
    assert unsaid <= ELSEWHERE | NEEDS_A_PICK | RARE


ELSEWHERE = {"truco.line", "truco.lead", "truco.name", "level.low", "level.high", "truco.bill.start"}
"""What other pages say, and matches that begin at a score."""

NEEDS_A_PICK = {"truco.call.back", "truco.group.fold", "truco.prompt.fold", "truco.prompt.picked"}
RARE = {
    f"truco.{id}" for id in ("raise.top", "bubble.vale4", "gloss.retruco", "gloss.vale4", "bill.capped", "why.mano")
}
"""What a dozen matches at random play need not show."""


def test_a_deal_belongs_to_a_match_that_waits_for_one() -> None:
    now = apply(State(), deal(State(), Random(1)))
    with pytest.raises(TypeError):
        apply(now, deal(State(), Random(2)))
    with pytest.raises(TypeError):
        apply(State(), next(legal(view(now, to_act(now) or 0))))
    assert isinstance(deal(now, Random(1)), Deal)
    assert isinstance(Match.new("truco").deal(Random(1)).state, State)
