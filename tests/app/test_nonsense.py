"""Nonsense in every field of every form, in every order: always a usable page, and never a changed game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from fastapi import FastAPI
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from app.store import Store
from tests.app.guests import Guest
from tests.app.positions import GAME

TABLE = f"/en/g/{GAME.id}"
PAGES = {"HomePage", "GamePage", "TablePage", "Panels", "ErrorPage"}
ONE_SITE = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
"""All examples of a test come to one site: none of them may break it for the next."""

TEXTS = st.one_of(
    st.text(max_size=40),
    st.sampled_from(["", "0", "-1", "3", "03", "３", "9" * 30, "1e9", "7", "7d", "null", "<b>", "%00", "play", "pass"]),
)


@pytest.fixture
def guest(guest: Guest, app: FastAPI) -> Guest:
    """A browser at a site where a game goes on."""
    Store(app.state.site.database).add(GAME)
    return guest


def unchanged(app: FastAPI) -> bool:
    return Store(app.state.site.database).fetch(GAME.id) == GAME


@pytest.mark.parametrize("htmx", [False, True])
@settings(suppress_health_check=ONE_SITE)
@given(
    fields=st.fixed_dictionaries(
        {},
        optional={
            "revision": st.one_of(TEXTS, st.lists(TEXTS, max_size=3)),
            "pick": st.lists(TEXTS, max_size=5),
            "call": st.one_of(TEXTS, st.lists(TEXTS, max_size=3)),
            "more": TEXTS,
        },
    )
)
def test_a_tables_form(guest: Guest, app: FastAPI, fields: dict[str, Any], *, htmx: bool) -> None:
    assume(not (fields.get("revision") == "3" and fields.get("call") in ("play", "pass")))
    response = guest.post(TABLE, fields, htmx=htmx)
    assert response.status_code in {400, 409, 422}
    assert response.json()["page"] in PAGES
    assert unchanged(app)


@settings(suppress_health_check=ONE_SITE)
@given(fields=st.dictionaries(st.sampled_from(["level", "redeal", "more", ""]), TEXTS, min_size=1))
def test_a_start_form(guest: Guest, fields: dict[str, str]) -> None:
    assume(not {name for name, value in fields.items() if value in {"low", "high", "cheat", "never", "always"}})
    response = guest.post("/en/toy", fields)
    assert (response.status_code, response.json()["page"]) == (400, "GamePage")


@settings(suppress_health_check=ONE_SITE)
@given(body=st.binary(max_size=300), kind=st.sampled_from([
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "application/json",
    "text/plain",
    "",
]))  # fmt: skip
@pytest.mark.parametrize("path", [TABLE, "/en/toy"])
def test_a_body_that_is_no_form(guest: Guest, app: FastAPI, path: str, body: bytes, kind: str) -> None:
    response = guest.ask("POST", path, content=body, headers={"Content-Type": kind})
    assert response.status_code in {303, 400}
    assert response.status_code == 303 or response.json()["page"] in PAGES
    assert unchanged(app)


@pytest.mark.parametrize("field", ["revision", "pick", "call", "level"])
@pytest.mark.parametrize("path", [TABLE, "/en/toy"])
def test_a_file_in_a_field(guest: Guest, app: FastAPI, path: str, field: str) -> None:
    response = guest.ask("POST", path, files={field: ("name.txt", b"play")}, data={"more": "more"})
    assert (response.status_code, response.json()["page"]) == (400, "ErrorPage")
    assert response.json()["back"] == (TABLE if path == TABLE else "/en/")


def test_more_picks_than_any_deck_has_cards(guest: Guest, app: FastAPI) -> None:
    response = guest.post(TABLE, {"revision": "3", "call": "play", "pick": ["7"] * 201})
    assert (response.status_code, response.json()["page"]) == (400, "TablePage")


@settings(suppress_health_check=ONE_SITE)
@given(path=st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), max_size=60), query=st.text(max_size=30))
def test_an_address(guest: Guest, path: str, query: str) -> None:
    response = guest.ask("GET", f"http://cards.test/{_quoted(path)}?pick={_quoted(query)}")
    assert response.status_code in {200, 302, 308, 404}


def _quoted(text: str) -> str:
    return "".join(f"%{byte:02x}" for byte in text.encode("utf-8", "surrogatepass"))


def _garbage(rng: Random) -> str:
    return "".join(chr(rng.randrange(1, 0x2FF)) for _ in range(rng.randrange(12)))


@pytest.mark.full
def test_a_hundred_thousand_bad_inputs(guest: Guest, app: FastAPI) -> None:
    """Every field in turn is one of many things that it must not be; the game and the server come through."""
    rng = Random(1)
    for _ in range(100_000):
        fields = {name: _garbage(rng) for name in ("revision", "pick", "call")}
        fields[rng.choice(list(fields))] = str(GAME.revision)
        assert guest.post(TABLE, fields, htmx=True).status_code in {400, 409, 422}
    assert unchanged(app)
