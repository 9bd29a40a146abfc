"""What happened, in order: the events of every ply, and where each is in what a seat has not seen yet."""

from __future__ import annotations

from random import Random

import pytest

from engines.truco.phases import InPlay
from engines.truco.story import places, story
from tests.engines.truco.positions import DEAL, at, course, spelled_values, told

TRUCO = f"{DEAL} 0:truco 1:quiero"


@pytest.mark.parametrize(
    ("dispute", "plies", "ids"),
    [
        ("a deal", DEAL, "new-deal"),
        ("a lead", f"{DEAL} 0:3e", "lead"),
        ("a reply that wins", f"{DEAL} 0:4b 1:5c", "play trick"),
        ("a tie", f"{DEAL} 0:3e 1:3b", "play parda"),
        ("a call", f"{DEAL} 0:envido", "call"),
        ("a raise", f"{DEAL} 0:envido 1:real", "call"),
        ("a wanted Envido, the other's higher", f"{DEAL} 0:envido 1:quiero", "quiero says says envido"),
        ("a wanted Envido, mano's better", "d:0|7e6e4b/3b6c5c 0:envido 1:quiero", "quiero says buenas envido"),
        ("a refused Envido", f"{DEAL} 0:envido 1:noquiero", "no-quiero envido"),
        ("a wanted Truco", TRUCO, "quiero"),
        ("a refused Truco", f"{DEAL} 0:truco 1:noquiero", "no-quiero truco deal"),
        ("a fold", f"{DEAL} 0:mazo", "mazo deal"),
        ("a fold after Truco", f"{TRUCO} 0:mazo", "mazo truco deal"),
        ("the last card", f"{DEAL} 0:3e 1:3b 0:7e 1:6c", "play trick deal"),
        ("the last card after Truco", f"{TRUCO} 0:3e 1:3b 0:7e 1:6c", "play trick truco deal"),
        ("the last card after Envido", f"{DEAL} 0:envido 1:quiero 0:3e 1:3b 0:7e 1:6c", "play trick deal shows"),
        ("three ties", "d:0|3e2e4b/3b2c4c 0:3e 1:3b 0:2e 1:2c 0:4b 1:4c", "play parda deal"),
    ],
)
def test_the_last_ply_made_this_happen_in_this_order(dispute: str, plies: str, ids: str) -> None:
    assert told(at(plies)) == ids, dispute


@pytest.mark.parametrize(
    ("plies", "score", "ids"),
    [
        ("0:envido 1:quiero", "0-28", "quiero says says envido shows match"),
        ("0:truco 1:envido 0:quiero", "0-28", "quiero says says envido shows match"),
        ("0:truco 1:envido 0:noquiero", "0-29", "no-quiero envido match"),
        ("0:mazo", "0-29", "mazo deal match"),
    ],
)
def test_an_envido_that_ends_the_match_tells_of_no_deal_and_no_truco(plies: str, score: str, ids: str) -> None:
    assert told(at(f"{DEAL} {plies}", score)) == ids


@pytest.mark.parametrize(
    ("plies", "index", "seat", "values"),
    [
        ("", 0, 0, "number=1"),
        ("0:3e", 0, 0, "card=3e"),
        ("0:4b 1:5c", 1, 1, "trick=trick.1"),
        ("0:3e 1:3b", 1, None, "trick=trick.1"),
        ("0:envido", 0, 0, "call=call.envido, wanted=2, refused=1"),
        ("0:envido 1:envido 0:real", 0, 0, "call=call.real, wanted=7, refused=4"),
        ("0:real 1:falta", 0, 1, "call=call.falta, wanted=30, refused=3"),
        ("0:truco", 0, 0, "call=call.truco, wanted=2, refused=1"),
        ("0:truco 1:quiero 0:4b 1:retruco", 0, 1, "call=call.retruco, wanted=3, refused=2"),
        ("0:envido 1:quiero", 0, 1, "call=call.envido"),
        ("0:envido 1:quiero", 1, 0, "value=30"),
        ("0:envido 1:quiero", 2, 1, "value=31"),
        ("0:envido 1:quiero", 3, 1, "points=2, why=why.value(value=31)"),
        ("0:envido 1:noquiero", 1, 0, "points=1, why=why.refused"),
        ("0:truco 1:noquiero", 1, 0, "points=1, why=why.refused"),
        ("0:truco 1:quiero 0:mazo", 1, 1, "points=2, why=why.folded"),
        ("0:truco 1:quiero 0:mazo", 2, 1, "points=2, why=why.folded"),
        ("0:3e 1:3b 0:7e 1:6c", 2, 0, "points=1, why=why.first-trick"),
        ("0:3e 1:5c 0:7e 1:3b", 2, 0, "points=1, why=why.two-tricks"),
        ("0:envido 1:quiero 0:mazo", 2, 1, "cards=6c5c"),
    ],
)
def test_an_event_says_whose_doing_it_was_and_with_what(plies: str, index: int, seat: int | None, values: str) -> None:
    found = at(f"{DEAL} {plies}").events[index]
    assert found.seat == seat
    assert spelled_values(found.values) == values


def test_three_pardas_are_said_to_go_to_mano() -> None:
    ended = at("d:1|3e2e4b/3b2c4c 1:3b 0:3e 1:2c 0:2e 1:4c 0:4b")
    assert [(event.seat, spelled_values(event.values)) for event in ended.events[2:]] == [(1, "points=1, why=why.mano")]


def test_points_of_envido_are_told_uncapped() -> None:
    match = at(f"{DEAL} 0:envido 1:envido 0:real 1:quiero", "0-28")
    assert [event.values["points"] for event in match.events if event.id == "envido"] == [7]
    assert match.score == (0, 30)


def test_the_story_of_a_deal_is_what_its_plies_told() -> None:
    told_so_far: list[tuple[str, ...]] = []
    for match in course(Random(8)):
        if match.plies and match.plies[-1].startswith("d:"):
            told_so_far = []
        told_so_far.append(tuple(event.id for event in match.events))
        state = match.state
        if isinstance(state.phase, InPlay):
            chapters = story(state.phase.course)
        elif state.past:
            chapters = story(state.past[-1].course, state.past[-1])
        else:
            continue
        assert [tuple(event.id for event in chapter.events) for chapter in chapters] == told_so_far


@pytest.mark.parametrize(
    ("dispute", "plies", "me", "expected"),
    [
        ("a deal is the first thing that happens", DEAL, 0, [1]),
        ("one's own call and all before it stood already", f"{DEAL} 0:envido", 0, [0, 0]),
        ("answers come after it", f"{DEAL} 0:envido 1:quiero", 0, [0, 0, 1]),
        ("for the one who answered nothing is new", f"{DEAL} 0:envido 1:quiero", 1, [0, 0, 0]),
        ("what the other did before one's first turn", f"{DEAL} 0:envido", 1, [1, 2]),
    ],
)
def test_places_count_from_the_last_own_decision(dispute: str, plies: str, me: int, expected: list[int]) -> None:
    phase = at(plies).state.phase
    assert isinstance(phase, InPlay)
    assert list(places(story(phase.course), me)) == expected, dispute


def test_a_new_deal_is_the_first_thing_after_the_person_asked_for_it() -> None:
    match = at(f"{DEAL} 0:mazo d:1|3e7e4b/3b6c5c 1:3b")
    state = match.state
    assert isinstance(state.phase, InPlay)
    chapters = (*story(state.past[-1].course, state.past[-1]), *story(state.phase.course))
    assert places(chapters, 0) == (0, 0, 1, 2)
    assert places((), 0) == ()
