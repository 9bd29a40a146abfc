"""What happened, in order: the events of every ply, and where each is in what a seat has not seen yet."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from engines.core.contract import CHANCE, PUBLIC, Audience
from engines.core.match import Match
from engines.doudizhu.story import latest, places, story
from tests.engines.doudizhu.positions import practice, spelled_values, told

BIDDING = "d:1|3s4s/5s6s/7s8s+9sXb"


@pytest.mark.parametrize(
    ("dispute", "plies", "ids"),
    [
        ("a deal", BIDDING, "deal"),
        ("a bid", f"{BIDDING} 1:b1", "bid"),
        ("a pass in the auction", f"{BIDDING} 1:b0", "no-bid"),
        ("a bid that makes the landlord", f"{BIDDING} 1:b3", "bid landlord"),
        ("a pass that makes the landlord", f"{BIDDING} 1:b2 2:b0 0:b0", "no-bid landlord"),
        ("the third pass", f"{BIDDING} 1:b0 2:b0 0:b0", "no-bid redeal"),
        ("the deal after it", f"{BIDDING} 1:b0 2:b0 0:b0 {BIDDING}", "deal"),
        ("the landlord leads", "d:0|3s4s5s6h/7s8sTsJs/8h9s+ 0:b3 0:3s", "lead"),
        ("a follower plays", "d:0|3s4s5s6h/7s8sTsJs/8h9s+ 0:b3 0:3s 1:7s", "play"),
        ("a follower passes", "d:0|3s4s5s6h/7s8sTsJs/8h9s+ 0:b3 0:3s 1:-", "pass"),
        ("after two passes it is a lead again", "d:0|3s4s5s6h9h/7s8sTsJs/8h9s+ 0:b3 0:3s 1:- 2:- 0:4s", "lead"),
        ("two cards left", "d:0|3s4s5s/7s8sTsJs/8h9s+ 0:b3 0:3s", "lead two-cards"),
        ("the last card", "d:0|3s4s/7s8sTsJs/8h9s+ 0:b3 0:3s", "lead last-card"),
        ("a bomb", "d:0|3s3h3d3c4s5s6s/7s/8h+ 0:b3 0:3s3h3d3c", "lead bomb"),
        ("a bomb on something", "d:0|3s4h/5s5h5d5c7s8s9s/8h+ 0:b3 0:3s 1:5s5h5d5c", "play bomb"),
        ("the rocket", "d:0|3s4h/XbXr5s/8h+ 0:b3 0:3s 1:XbXr", "play rocket last-card"),
        ("the landlord goes out in one", "d:0|3s/4s/5s+ 0:b3 0:3s", "lead out spring"),
        ("a farmer goes out", "d:0|3s6h9h/4sJs/5s+ 0:b3 0:3s 1:4s 2:- 0:9h 1:Js", "play out"),
        ("a farmer goes out early", "d:0|3s4h/XbXr/8h+ 0:b3 0:3s 1:XbXr", "play rocket out reverse-spring"),
    ],
)
def test_the_last_ply_made_this_happen_in_this_order(dispute: str, plies: str, ids: str) -> None:
    match = practice(plies)
    assert " ".join(told(match)) == ids, dispute
    assert match.events == latest(match.state.phase)


@pytest.mark.parametrize(
    ("plies", "index", "seat", "values"),
    [
        (BIDDING, 0, 1, ""),
        (f"{BIDDING} 1:b2", 0, 1, "points=2"),
        (f"{BIDDING} 1:b2 2:b0 0:b0", 1, 1, "points=2, bottom=french.rank.Xb+french.rank.9"),
        (f"{BIDDING} 1:b0 2:b0 0:b0", 1, None, ""),
        ("d:0|3s3h4s/4h/5s+ 0:b3 0:3s3h", 0, 0, "combo=combo.pair.object(ranks=french.ranks.3)"),
        ("d:0|3s3h4s/4h/5s+ 0:b3 0:3s3h", 1, 0, ""),
        ("d:0|3s3h3d3c4s5s6s/7s/8h+ 0:b3 0:3s3h3d3c", 1, None, ""),
        ("d:0|3s4s/5s/6s+ 0:b3 0:3s 1:5s", 1, 1, ""),
        ("d:0|3s4s/5s/6s+ 0:b3 0:3s 1:5s", 2, None, ""),
    ],
)
def test_an_event_says_whose_doing_it_was_and_with_what(plies: str, index: int, seat: int | None, values: str) -> None:
    found = practice(plies).events[index]
    assert found.seat == seat
    assert spelled_values(found.values) == values


def random_matches() -> list[Match]:
    """A match at random play after each of its plies, redeals among them."""
    rng = Random(12)
    found = [Match.new("doudizhu").deal(rng)]
    for bid in ("b0", "b0", "b0"):
        found.append(found[-1].play(bid))
    while found[-1].to_act is not None:
        now = found[-1]
        found.append(now.deal(rng) if now.to_act == CHANCE else now.play(rng.choice(list(now.legal()))))
    return found


MATCHES = random_matches()


def test_every_ply_is_one_chapter_of_who_made_it() -> None:
    for match in MATCHES:
        movers = [None if ply.startswith("d:") else int(ply[0]) for ply in match.plies]
        assert [chapter.seat for chapter in story(match.state.phase)] == movers


def test_the_story_grows_at_its_end_and_tells_nothing_anew() -> None:
    for before, after in pairwise(MATCHES):
        assert story(after.state.phase)[: len(before.plies)] == story(before.state.phase)
        assert story(after.state.phase)[-1].events == after.events


@pytest.mark.parametrize(
    ("dispute", "plies", "audience", "order"),
    [
        ("I have not acted yet", f"{BIDDING} 1:b0 2:b1", 0, (1, 2, 3)),
        ("my own bid is behind me", f"{BIDDING} 1:b0 2:b1 0:b2", 0, (0, 0, 0, 0)),
        ("what came after my bid", f"{BIDDING} 1:b0 2:b1 0:b2 1:b0", 0, (0, 0, 0, 0, 1)),
        ("another seat's own", f"{BIDDING} 1:b0 2:b1 0:b2 1:b0", 2, (0, 0, 0, 1, 2)),
        ("a redeal is seen", f"{BIDDING} 1:b0 2:b0 0:b0 {BIDDING} 1:b1", 0, (0, 0, 0, 0, 1, 2)),
        ("an onlooker sees all of it", f"{BIDDING} 1:b0 2:b1", PUBLIC, (1, 2, 3)),
    ],
)
def test_places_count_from_the_audiences_own_last_ply(
    dispute: str, plies: str, audience: Audience, order: tuple[int, ...]
) -> None:
    assert places(story(practice(plies).state.phase), audience) == order, dispute
