"""A deal that waits for the person, and a call that asks once more, on a game that the app has never heard of."""

from __future__ import annotations

import pytest
from fastapi import FastAPI

from app.db import Database
from app.play import Call, Moved, Picked, Sitting, Tables
from app.replays import Replays
from app.settling import awaits_person, settle
from app.store import Store
from engines.core.errors import NotationError, OutOfTurnError
from engines.core.match import Match
from tests.app import toy
from tests.app.guests import Guest
from tests.app.positions import GAME, NOON, WON

ME = "me-me-me-me-me-me-me-me"
TABLE = f"/en/g/{GAME.id}"
ASKED = {"redeal": "asked"}


@pytest.fixture
def store(database: Database, toy_shelf: None) -> Store:
    return Store(database)


@pytest.fixture
def tables(store: Store) -> Tables:
    """Tables at which it is always noon."""
    return Tables(store, Replays(100), lambda: NOON)


@pytest.fixture
def waiting(tables: Tables) -> Sitting:
    """A table at which a second deal waits for the person."""
    return tables.start("toy", ASKED, "low", ME)


def of(sitting: Sitting, word: str, revision: int = 0) -> Call:
    return Call(revision or sitting.saved.revision, (), word)


def test_a_deal_that_waits_is_not_dealt_before_the_person_asks(waiting: Sitting) -> None:
    assert [ply[:2] for ply in waiting.match.plies] == ["d:"]
    assert waiting.match.pauses
    assert waiting.saved.finished is None


def test_next_deals_and_plays_on_as_one_revision(tables: Tables, waiting: Sitting) -> None:
    answer = tables.act(waiting.saved.id, of(waiting, "next"), ME)
    assert isinstance(answer, Moved)
    after = answer.sitting
    assert [ply[:2] for ply in after.match.plies] == ["d:", "d:"]
    assert (after.saved.revision, after.match.to_act, after.match.pauses) == (2, 0, False)
    assert tables.open(waiting.saved.id) == after


def test_the_deal_that_waited_is_the_one_that_would_have_come_anyway(tables: Tables, waiting: Sitting) -> None:
    answer = tables.act(waiting.saved.id, of(waiting, "next"), ME)
    at_once = settle(Match.new("toy", {"redeal": "always"}), waiting.saved.secret, "low")
    assert isinstance(answer, Moved)
    assert answer.sitting.match.plies == at_once.plies


@pytest.mark.parametrize("word", ["play", "pass", "hint", "nonsense"])
def test_nothing_else_is_done_while_a_deal_waits(tables: Tables, store: Store, waiting: Sitting, word: str) -> None:
    with pytest.raises(OutOfTurnError, match="dealer"):
        tables.act(waiting.saved.id, of(waiting, word), ME)
    assert store.fetch(waiting.saved.id) == waiting.saved


def test_next_asked_twice_deals_once(tables: Tables, waiting: Sitting) -> None:
    tables.act(waiting.saved.id, of(waiting, "next"), ME)
    with pytest.raises(NotationError):
        tables.act(waiting.saved.id, of(waiting, "next", revision=2), ME)
    assert tables.open(waiting.saved.id).saved.revision == 2


def test_the_person_is_waited_for_in_turn_and_at_a_pause_and_never_else(waiting: Sitting) -> None:
    matches = {
        "a pause": waiting.match,
        "my turn": Match.read(GAME.record),
        "their turn": Match.read(f"{GAME.record} 0:7"),
        "the first deal": Match.new("toy", ASKED),
        "the end": Match.read(WON),
    }
    assert [name for name, match in matches.items() if awaits_person(match)] == ["a pause", "my turn"]


def test_a_call_that_asks_once_more_is_no_move_yet(tables: Tables, store: Store) -> None:
    store.add(GAME)
    answer = tables.act(GAME.id, Call(GAME.revision, ("7",), "sure"), ME)
    assert isinstance(answer, Picked)
    assert answer.picks == (toy.SURE,)
    assert store.fetch(GAME.id) == GAME


def test_a_waiting_deal_is_the_persons_turn_in_the_lobby(guest: Guest) -> None:
    url = guest.start(redeal="asked")
    (link,) = guest.get("/en/").json()["tables"]
    assert (link["url"], link["waiting"]) == (url, True)


@pytest.mark.parametrize("htmx", [False, True])
def test_next_is_answered_with_the_table_after_the_deal(guest: Guest, *, htmx: bool) -> None:
    url = guest.start(redeal="asked")
    response = guest.post(url, {"revision": 1, "call": "next"}, htmx=htmx)
    assert response.status_code == (200 if htmx else 303)
    assert guest.table(url)["revision"] == 2


def test_what_asks_once_more_has_an_address_of_its_own(guest: Guest, app: FastAPI) -> None:
    Store(app.state.site.database).add(GAME)
    response = guest.post(TABLE, {"revision": GAME.revision, "call": "sure", "pick": "7"})
    assert (response.status_code, response.headers["location"]) == (303, f"{TABLE}?pick={toy.SURE}")
    assert guest.table(response.headers["location"])["table"]["prompt"]["lead"]["id"] == "toy.sure"
    assert guest.table(TABLE)["table"]["prompt"]["lead"]["id"] == "toy.prompt"


def test_what_asks_once_more_is_shown_at_once_where_scripts_swap(guest: Guest, app: FastAPI) -> None:
    Store(app.state.site.database).add(GAME)
    panels = guest.post(TABLE, {"revision": GAME.revision, "call": "sure"}, htmx=True).json()
    assert (panels["page"], panels["revision"]) == ("Panels", GAME.revision)
    assert panels["table"]["prompt"]["lead"]["id"] == "toy.sure"
