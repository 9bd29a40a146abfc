"""Records that were damaged in the database: every page that meets one is usable, and leads on."""

from __future__ import annotations

from random import Random

import pytest
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.store import Store
from engines.core.contract import CHANCE
from engines.core.match import Match
from engines.registry import GAMES
from tests.app.guests import Guest, hand
from tests.app.positions import GAME, POSITION, saved

TABLE = f"/en/g/{GAME.id}"
ON_THE_WAY = f"{POSITION} 0:7 1:9 0:4"
"""The computer never held a 9: ply 5 is bad, and what follows it is nobody's business."""

UNREADABLE = ("", "rubbish", '[Game "toy"]\n[Version "99"]\n\nd:0|1478/2356', "[Game", "\x00\xff")
LEFT_OFF = '[Game "toy"]\n\nd:0|1178/2356 0:1'
"""Already the deal is bad."""


def damage(app: FastAPI, record: str, **other: object) -> None:
    Store(app.state.site.database).add(saved(record, **other))


@pytest.mark.parametrize("htmx", [False, True])
def test_a_damaged_table_is_shown_as_far_as_it_is_good(guest: Guest, app: FastAPI, *, htmx: bool) -> None:
    damage(app, ON_THE_WAY)
    looked = guest.get(TABLE)
    posted = guest.post(TABLE, {"revision": "3", "call": "play", "pick": ["7"]}, htmx=htmx)
    for response in (looked, posted):
        shown = response.json().get("panels", response.json())
        assert (response.status_code, shown["problem"]["id"]) == (500, "site.error.damaged")
        assert hand(shown) == ["4", "8"]
    assert Store(app.state.site.database).fetch(GAME.id).record == ON_THE_WAY


@pytest.mark.parametrize("record", [*UNREADABLE, LEFT_OFF])
def test_a_table_of_which_nothing_can_be_read_is_a_page_that_leads_back(
    guest: Guest, app: FastAPI, record: str
) -> None:
    damage(app, record)
    form = {"revision": "3", "call": "play"}
    asked = (
        guest.get(TABLE),
        guest.get(f"{TABLE}/record"),
        *(guest.post(TABLE, form, htmx=htmx) for htmx in (False, True)),
    )
    for response in asked:
        page = response.json()
        assert (response.status_code, page["page"]) == (500, "ErrorPage")
        assert (page["text"]["id"], page["back"]) == ("site.error.damaged", "/en/")


@pytest.mark.parametrize("record", [ON_THE_WAY, LEFT_OFF, *UNREADABLE])
def test_a_new_deal_leads_on_from_a_damaged_table(guest: Guest, app: FastAPI, record: str) -> None:
    damage(app, record)
    response = guest.post(TABLE, {"revision": "3", "call": "restart"})
    assert response.status_code == 303
    assert len(hand(guest.table(response.headers["location"]))) == 4


def test_the_lobby_lists_damaged_games_as_such(guest: Guest, app: FastAPI) -> None:
    damage(app, "rubbish")
    damage(app, "rubbish", id="gone-gone-gone-gone-gone", key="chess")
    tables = guest.get("/en/", headers={"Cookie": f"owner={GAME.owner}"}).json()["tables"]
    assert [(link["status"]["id"], link["waiting"]) for link in tables] == [("site.status.damaged", False)] * 2


def test_a_game_that_is_not_here_any_more_cannot_be_started_anew(guest: Guest, app: FastAPI) -> None:
    damage(app, '[Game "chess"]\n\nd:x', key="chess")
    assert guest.get(TABLE).status_code == 500
    assert guest.post(TABLE, {"revision": "3", "call": "restart"}).status_code == 404


def played(key: str, plies: int) -> str:
    """The record of a game of random moves."""
    rng = Random(plies)
    match = Match.new(key)
    while len(match.plies) < plies and match.to_act is not None:
        match = match.deal(rng) if match.to_act == CHANCE else match.play(rng.choice(list(match.legal())))
    return str(match)


RECORDS = {key: [played(key, plies) for plies in (5, 30)] for key in GAMES}


@st.composite
def damaged(draw: st.DrawFn) -> tuple[str, str]:
    """A game's key and a record of it with a few characters lost, doubled or changed."""
    key = draw(st.sampled_from(sorted(RECORDS)))
    text = draw(st.sampled_from(RECORDS[key]))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        cut = draw(st.integers(0, 4))
        text = text[:at] + draw(st.text('0123456789abdhcsTJQKAX:|/+-[] \n"#é\x00', max_size=3)) + text[at + cut :]
    return key, text


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(found=damaged())
def test_no_damage_breaks_a_page(guest: Guest, app: FastAPI, found: tuple[str, str]) -> None:
    key, record = found
    store = Store(app.state.site.database)
    id = f"{len(store.of_owner(GAME.owner, 10_000)):024}"
    store.add(saved(record, key=key, id=id, level="greedy"))
    for response in (guest.get(f"/en/g/{id}"), guest.post(f"/en/g/{id}", {"revision": "3", "call": "hint"})):
        assert response.status_code in {200, 303, 422, 500}
        if response.status_code == 500:
            page = response.json()
            text = page["text"] if page["page"] == "ErrorPage" else page["panels"]["problem"]
            assert text["id"] == "site.error.damaged"
