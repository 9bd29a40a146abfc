"""What random play shows: the statistics of the rules page, and what must always hold."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from random import Random
from statistics import fmean, pstdev

import pytest

from engines.core.contract import CHANCE, Setup
from engines.ganjifa.cards import DECK, RAJA, rank_of, suit_of
from engines.ganjifa.dukals import dukals
from engines.ganjifa.follow import allowed
from engines.ganjifa.phases import DukalTrick, Following, Giving, Leading, Over, Trick
from engines.ganjifa.players.yardsticks import Uniform
from engines.ganjifa.state import State, apply, check_deal, deal, outcome, start, to_act, view
from engines.ganjifa.view import legal

FEW, MANY = 60, 1000
"""Deals of a normal and of a full run. The page's tolerances are for a thousand."""


@dataclass(slots=True)
class Tally:
    """What random play showed, one number a deal, a lead after the first trick, or a follower."""

    tricks: list[int] = field(default_factory=list)
    ruffed: list[bool] = field(default_factory=list)
    shared: list[bool] = field(default_factory=list)
    captured: list[int] = field(default_factory=list)
    leads: list[int] = field(default_factory=list)
    could_dukal: list[bool] = field(default_factory=list)
    follows: list[int] = field(default_factory=list)
    ways: Counter[str] = field(default_factory=Counter)
    dealt_one: list[bool] = field(default_factory=list)


@cache
def tally(deals: int) -> Tally:
    found, rng = Tally(), Random(deals)
    for number in range(deals):
        played = play(rng, found, "rama" if number % 2 else "krishna")
        assert isinstance(played.phase, Over)
        summed_up(played.phase, found)
    return found


def play(rng: Random, found: Tally, trump: str) -> State:
    """A deal at uniform random play; what must hold is looked at throughout."""
    now, player = start(Setup({"trump": trump})), Uniform()
    while (seat := to_act(now)) is not None:
        if seat == CHANCE:
            dealt = deal(rng)
            check_deal(now, dealt)
            now = apply(now, dealt)
            found.dealt_one.append(any(holds_dukal(now, seat) for seat in range(3)))
        else:
            noted(now, seat, found)
            now = apply(now, player.choose(view(now, seat), rng))
    return now


def holds_dukal(now: State, seat: int) -> bool:
    """Whether a hand holds a Dukal of a suit that is not the trump."""
    trump = view(now, seat).trump
    return any(suit_of(cards[0]) != trump for cards in dukals(now.hands[seat]))


def noted(now: State, seat: int, found: Tally) -> None:
    match now.phase:
        case Leading(course):
            assert {len(hand) for hand in now.hands} == {course.left}
            if course.tricks:
                moves = list(legal(view(now, seat)))
                found.leads.append(len(moves))
                found.could_dukal.append(len(moves) > len(now.hands[seat]))
                assert all(suit_of(cards[0]) != course.trump for cards in dukals(now.hands[seat]))
        case Following(course, cards):
            found.follows.append(len(list(legal(view(now, seat)))))
            found.ways[way(now.hands[seat], suit_of(cards[0]), course.trump)] += 1
        case _:
            assert isinstance(now.phase, Giving)


def way(hand: tuple[int, ...], led: int, trump: int) -> str:
    choice = allowed(hand, led, trump)
    if choice.led is not None:
        return "had the suit"
    if choice.next == trump:
        return "next is trump"
    return "a trump to choose" if choice.ruff is not None else "no trump"


def summed_up(over: Over, found: Tally) -> None:
    course = over.course
    assert sum(course.captured) == len(DECK)
    assert all(cards % 3 == 0 for cards in course.captured)
    first = course.tricks[0]
    assert isinstance(first, Trick)
    assert (first.winner, suit_of(first.cards[0]), rank_of(first.cards[0])) == (course.opener, course.trump, RAJA)
    fewer = sum(trick.size - 1 for trick in course.tricks if isinstance(trick, DukalTrick))
    assert len(course.tricks) == 40 - fewer
    assert sorted(card for trick in course.tricks for card in trick.captured) == list(DECK)
    ended = outcome(State(over))
    assert ended is not None
    assert len(ended.winners) < 3
    found.shared.append(len(ended.winners) == 2)
    found.tricks.append(len(course.tricks))
    found.captured.extend(course.captured)
    found.ruffed.extend(is_ruffed(trick, course.trump) for trick in course.tricks)


def is_ruffed(trick: object, trump: int) -> bool:
    return isinstance(trick, Trick) and trump in map(suit_of, trick.cards[1:]) and suit_of(trick.cards[0]) != trump


def agrees(found: Tally, deals: int) -> None:
    """Whether it looks like the rules page, whose tolerances grow as the root of what there are fewer deals."""
    wider = sqrt(MANY / deals)
    for value, stated, tolerance in (
        (fmean(found.tricks), 39.65, 0.11),
        (fmean(found.follows), 2.731, 0.02),
        (fmean(found.leads), 19.99, 0.05),
        (100 * fmean(found.shared), 5.4, 2.4),
        (100 * fmean(found.ruffed), 8.3, 0.6),
        (100 * fmean(n == 1 for n in found.follows), 26.6, 0.35),
        (100 * fmean(found.could_dukal), 4.0, 1.0),
        (100 * fmean(found.dealt_one), 42.085, 6.2),
        (fmean(found.captured), 40, 0),
        (pstdev(found.captured), 14.1, 1.0),
    ):
        assert value == pytest.approx(stated, abs=tolerance * wider)
    shares = {name: 100 * count / found.ways.total() for name, count in found.ways.items()}
    stated_shares = {"had the suit": 68.3, "a trump to choose": 6.9, "no trump": 23.6, "next is trump": 1.2}
    assert shares == pytest.approx(stated_shares, abs=0.5 * wider)


def test_random_play_is_as_the_rules_page_says() -> None:
    agrees(tally(FEW), FEW)


@pytest.mark.full
def test_a_thousand_random_deals_are_as_the_rules_page_says() -> None:
    agrees(tally(MANY), MANY)
