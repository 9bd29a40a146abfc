"""What random play shows: the statistics of the rules page, and what must always hold ("What must always hold")."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from statistics import fmean, stdev

import pytest

from engines.cicera.awards import award_points, napula
from engines.cicera.bonuses import Bonus
from engines.cicera.cards import is_number, rank_of, value_of
from engines.cicera.moves import Capture, Turn
from engines.cicera.phases import Deed, Over, Playing, team_of
from engines.cicera.state import State, apply, deal, outcome, score, to_act, view
from engines.cicera.view import legal

FEW, MANY = 150, 5000
Policy = Callable[[Sequence[Turn], Random], Turn]


def uniform(moves: Sequence[Turn], rng: Random) -> Turn:
    return rng.choice(moves)


def eager(moves: Sequence[Turn], rng: Random) -> Turn:
    """A random capture if there is any, else a random card placed."""
    return rng.choice([move for move in moves if isinstance(move, Capture)] or moves)


@dataclass(slots=True)
class Tally:
    """What random play showed; one number a deal, but for `choices`, which are moves a turn."""

    choices: list[int] = field(default_factory=list)
    captures: list[int] = field(default_factory=list)
    bonuses: list[int] = field(default_factory=list)
    kinds: Counter[Bonus] = field(default_factory=Counter)
    awards: list[int] = field(default_factory=list)
    napule: list[int] = field(default_factory=list)
    ties: list[int] = field(default_factory=list)
    leftovers: list[int] = field(default_factory=list)
    leads: list[int] = field(default_factory=list)

    def add(self, over: Over) -> None:
        last, piles = over.last, over.piles
        self.captures.append(sum(isinstance(deed.turn, Capture) for deed in last.deeds))
        self.bonuses.append(sum(last.bonus_points))
        self.kinds.update(bonus for deed in last.deeds for bonus in deed.bonuses)
        self.awards.append(sum(award_points(piles)))
        self.napule.append(sum(map(napula, piles)))
        self.ties.append(len(piles[0]) == len(piles[1]))
        self.leftovers.append(len(over.leftovers))
        first = team_of(last.first)
        self.leads.append(over.points[first] - over.points[1 - first])


@cache
def random_play(policy: Policy, deals: int) -> Tally:
    """So many deals by a policy; what must hold is looked at throughout."""
    rng, tally = Random(11), Tally()
    for _ in range(deals):
        tally.add(play_at_random(policy, rng, tally))
    return tally


def play_at_random(policy: Policy, rng: Random, tally: Tally) -> Over:
    now = apply(State(), deal(rng))
    while (seat := to_act(now)) is not None:
        moves = list(legal(view(now, seat)))
        tally.choices.append(len(moves))
        now = apply(now, policy(moves, rng))
        check_parity(now)
    over = now.phase
    assert isinstance(over, Over)
    check_end(now, over)
    return over


def check_parity(now: State) -> None:
    """Table and hands together: numbers of an even total, an even number of each court."""
    course = now.phase.last if isinstance(now.phase, Over) else now.phase
    assert isinstance(course, Playing)
    out = [card for cards in (course.table, *now.hands) for card in cards]
    assert sum(map(value_of, out)) % 2 == 0
    courts = Counter(rank_of(card) for card in out if not is_number(card))
    assert all(number % 2 == 0 for number in courts.values())


def check_end(now: State, over: Over) -> None:
    """48 plays; awards of 6, or 4 at 26-26, and one napula at most; the running score is the outcome's."""
    piles = over.piles
    assert len(over.last.deeds) == 48
    assert all(check_bonuses(deed) for deed in over.last.deeds)
    claimed = bool(piles[0] or piles[1])
    assert len(piles[0]) + len(piles[1]) == (52 if claimed else 0)
    runs = [napula(pile) for pile in piles]
    assert 0 in runs
    assert sum(award_points(piles)) == ((4 if len(piles[0]) == 26 else 6) + max(runs) if claimed else 0)
    ended = outcome(now)
    assert ended is not None
    assert ended.scores == score(now)
    totals = [bonus + award for bonus, award in zip(over.last.bonus_points, award_points(piles), strict=True)]
    assert ended.scores == (*totals, *totals)


def check_bonuses(deed: Deed) -> bool:
    """At most 3 bonus points a play; a pair at most 2; none for placing."""
    if not isinstance(deed.turn, Capture):
        return not deed.bonuses
    return len(deed.bonuses) <= (2 if len(deed.turn.taken) == 1 else 3)


def share(truths: Iterable[bool | int]) -> float:
    return fmean(map(bool, truths))


@dataclass(frozen=True, slots=True)
class Known:
    """A column of the rules page, for 10,000 deals."""

    choices: float
    captures: tuple[float, float]
    bonuses: tuple[float, float]
    kinds: tuple[float, float, float, float]
    awards: float
    ties: float
    no_napula: float
    leftovers: float
    lead: float


COLUMNS: dict[Policy, Known] = {
    uniform: Known(10.89, (17.18, 1.66), (2.15, 1.34), (0.017, 1.154, 0.283, 0.692), 7.24, 0.032, 0.705, 11.4, -0.96),
    eager: Known(7.34, (23.87, 1.40), (15.35, 4.26), (7.84, 7.31, 0.128, 0.066), 6.88, 0.0875, 0.743, 2.15, -2.71),
}


def check_column(policy: Policy, deals: int, slack: float) -> None:
    """The page's numbers; `slack` is 1 for the tolerances that the page gives for 2,000 deals."""
    found, known = random_play(policy, deals), COLUMNS[policy]
    sd = known.bonuses[1]
    assert fmean(found.choices) == pytest.approx(known.choices, abs=0.2 * slack)
    assert fmean(found.captures) == pytest.approx(known.captures[0], abs=0.15 * slack)
    assert stdev(found.captures) == pytest.approx(known.captures[1], abs=0.12 * slack)
    assert fmean(found.bonuses) == pytest.approx(known.bonuses[0], abs=0.094 * sd * slack)
    assert stdev(found.bonuses) == pytest.approx(sd, rel=0.08 * slack)
    for bonus, mean in zip(Bonus, known.kinds, strict=True):
        # A count is about as spread as a Poisson one.
        assert found.kinds[bonus] / deals == pytest.approx(mean, abs=0.1 * max(0.2, mean**0.5) * slack)
    assert fmean(found.awards) == pytest.approx(known.awards, abs=0.21 * slack)
    assert share(found.ties) == pytest.approx(known.ties, abs=0.025 * slack)
    assert 1 - share(found.napule) == pytest.approx(known.no_napula, abs=0.04 * slack)
    assert fmean(found.leftovers) == pytest.approx(known.leftovers, abs=0.3 * slack)
    assert fmean(found.leads) == pytest.approx(known.lead, abs=0.5 * slack)


@pytest.mark.parametrize("policy", COLUMNS)
def test_random_play_is_as_the_rules_page_says(policy: Policy) -> None:
    check_column(policy, FEW, slack=(2000 / FEW) ** 0.5)


@pytest.mark.full
@pytest.mark.parametrize("policy", COLUMNS)
def test_five_thousand_deals_at_random_are_as_the_rules_page_says(policy: Policy) -> None:
    check_column(policy, MANY, slack=0.8)
