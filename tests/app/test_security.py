"""What every response forbids, and what is not let in."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping

import pytest
from fastapi import FastAPI

from app.db import Database
from app.security import HEADERS
from app.store import Store
from tests.app.guests import Guest
from tests.app.positions import GAME, POSITION, saved

TABLE = f"/en/g/{GAME.id}"
PASS = {"revision": str(GAME.revision), "call": "pass"}


@pytest.fixture
def guest(guest: Guest, app: FastAPI) -> Guest:
    """A browser at a site where a game goes on."""
    Store(app.state.site.database).add(GAME)
    return guest


@pytest.mark.parametrize(
    ("method", "path", "how", "status"),
    [
        ("GET", "/", {}, 302),
        ("GET", "/en/", {}, 200),
        ("GET", "/en/toy", {}, 200),
        ("GET", TABLE, {}, 200),
        ("GET", f"{TABLE}/record", {}, 409),
        ("GET", "/nothing", {}, 404),
        ("GET", "/static/nothing.css", {}, 404),
        ("GET", "/healthz", {}, 200),
        ("PUT", "/en/", {}, 405),
        ("POST", TABLE, {"data": PASS}, 303),
        ("POST", TABLE, {"data": {}}, 400),
        ("POST", TABLE, {"data": {**PASS, "revision": "1"}}, 409),
        ("POST", TABLE, {"data": {**PASS, "call": "play"}}, 422),
        ("POST", TABLE, {"data": {**PASS, "call": "restart"}}, 303),
        ("POST", TABLE, {"data": PASS, "headers": {"Sec-Fetch-Site": "cross-site"}}, 403),
        ("POST", TABLE, {"content": b"x" * 20_000}, 413),
    ],
)
def test_every_response_carries_the_headers(
    guest: Guest, method: str, path: str, how: Mapping[str, object], status: int
) -> None:
    response = guest.ask(method, path, **how)
    assert response.status_code == status
    assert [(name, response.headers.get_list(name)) for name, _ in HEADERS] == [
        (name, [value]) for name, value in HEADERS
    ]
    assert "strict-transport-security" not in response.headers
    assert "server" not in response.headers


def test_the_policy_lets_in_nothing_from_elsewhere_and_nothing_inline(guest: Guest) -> None:
    policy = guest.get("/en/").headers["content-security-policy"]
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules["default-src"] == "'none'"
    assert set(rules.values()) == {"'none'", "'self'"}
    assert {name for name, value in rules.items() if value == "'self'"} == {
        "script-src", "style-src", "img-src", "connect-src", "manifest-src", "media-src", "form-action",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"Sec-Fetch-Site": "same-origin"}, True),
        ({"Sec-Fetch-Site": "none"}, True),
        ({"Sec-Fetch-Site": "same-site"}, False),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "cross-site", "Origin": "http://cards.test"}, False),
        ({"Sec-Fetch-Site": "same-origin", "Origin": "https://evil.test"}, True),
        ({"Origin": "http://cards.test"}, True),
        ({"Origin": "https://CARDS.test"}, True),
        ({"Origin": "http://evil.test"}, False),
        ({"Origin": "http://cards.test.evil.test"}, False),
        ({"Origin": "http://cards.test:8000"}, False),
        ({"Origin": "null"}, False),
        ({"Origin": ""}, False),
    ],
)
@pytest.mark.parametrize("htmx", [False, True])
def test_a_form_that_another_site_sends_is_not_taken(
    guest: Guest, app: FastAPI, headers: dict[str, str], *, allowed: bool, htmx: bool
) -> None:
    response = guest.post(TABLE, PASS, headers=headers, htmx=htmx)
    assert (response.status_code == 403) is not allowed
    assert (Store(app.state.site.database).fetch(GAME.id) == GAME) is not allowed
    if not allowed:
        assert (response.json()["page"], response.json()["back"]) == ("ErrorPage", TABLE)


def test_a_link_from_another_site_is_followed(guest: Guest) -> None:
    assert guest.get(TABLE, headers={"Sec-Fetch-Site": "cross-site", "Origin": "http://evil.test"}).status_code == 200


@pytest.mark.parametrize(
    ("trusted", "host", "status"),
    [
        ("*", "anything.test", 200),
        ("cards.test", "cards.test", 200),
        ("cards.test", "cards.test:8000", 200),
        ("cards.test", "CARDS.test", 200),
        ("other.test, *.cards.test", "my.cards.test", 200),
        ("[::1]", "[::1]:8000", 200),
        ("cards.test", "evil.test", 400),
        ("cards.test", "cards.test.evil.test", 400),
        ("*.cards.test", "cards.test", 400),
        ("cards.test", "", 400),
    ],
)
def test_a_site_answers_only_to_the_names_it_has(
    make_guest: Callable[..., Guest], trusted: str, host: str, status: int
) -> None:
    response = make_guest(trusted_hosts=trusted).get("/en/", headers={"Host": host})
    assert response.status_code == status
    assert response.json()["page"] == ("HomePage" if status == 200 else "ErrorPage")


@pytest.mark.parametrize("probe", ["/healthz", "/readyz"])
def test_a_health_check_is_answered_under_any_name(make_guest: Callable[..., Guest], probe: str) -> None:
    assert make_guest(trusted_hosts="cards.test").get(probe, headers={"Host": "127.0.0.1:8000"}).status_code == 200


@pytest.mark.parametrize("htmx", [False, True])
def test_a_body_may_be_sixteen_kilobytes_and_no_more(guest: Guest, *, htmx: bool) -> None:
    form = "revision=3&call=pass&pad="
    headers = {"Content-Type": "application/x-www-form-urlencoded", **({"HX-Request": "true"} if htmx else {})}
    for length, is_taken in ((16_385, False), (1_000_000, False), (16_384, True)):
        response = guest.ask("POST", TABLE, content=form + "x" * (length - len(form)), headers=headers)
        assert (response.status_code == 413) is not is_taken
        if not is_taken:
            assert (response.json()["page"], response.json()["back"]) == ("ErrorPage", TABLE)


def test_a_body_that_does_not_say_how_long_it_is_is_counted_as_it_comes(guest: Guest) -> None:
    async def endless() -> object:
        yield b"revision=3&call=pass&pad="
        for _ in range(200):
            yield b"x" * 1000

    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    response = guest.ask("POST", TABLE, content=endless(), headers=headers)
    assert (response.status_code, response.json()["page"]) == (413, "ErrorPage")


@pytest.mark.parametrize(
    ("chosen", "base", "secure"),
    [({}, "http://cards.test", False), ({}, "https://cards.test", True), ({"https": True}, "http://cards.test", True)],
)
def test_cookies_and_transport_security_insist_on_tls_where_there_is_tls(
    make_guest: Callable[..., Guest], chosen: dict[str, bool], base: str, *, secure: bool
) -> None:
    """Plain HTTP in a local network has to work: a Secure cookie would never come back there."""
    response = make_guest(**chosen).post(f"{base}/en/toy", {"level": "low"})
    cookie = response.headers["set-cookie"].lower()
    assert ("; secure" in cookie) is secure
    assert ("strict-transport-security" in response.headers) is secure


def test_the_owner_cookie_is_for_the_server_alone_and_lasts_a_year(guest: Guest) -> None:
    parts = guest.post("/en/toy", {"level": "low"}).headers["set-cookie"].lower().split("; ")
    assert {"httponly", "samesite=lax", "path=/", f"max-age={365 * 24 * 3600}"} <= set(parts)
    assert len(parts[0].removeprefix("owner=")) >= 22


def test_no_cookie_is_set_before_the_first_game(guest: Guest) -> None:
    for response in (guest.get("/"), guest.get("/en/"), guest.get(TABLE), guest.post(TABLE, PASS)):
        assert "set-cookie" not in response.headers


def test_the_log_names_routes_and_never_a_table(guest: Guest, app: FastAPI, caplog: pytest.LogCaptureFixture) -> None:
    broken = saved(f"{POSITION} rubbish", id="damaged-damaged-damaged")
    cheated = saved(id="cheated-cheated-cheated", level="cheat")
    for game in (broken, cheated):
        Store(app.state.site.database).add(game)
    with caplog.at_level(logging.INFO):
        for game in (GAME, broken, cheated):
            guest.get(f"/en/g/{game.id}?pick=7")
            guest.post(f"/en/g/{game.id}", PASS)
            guest.get(f"/en/g/{game.id}/record")
            guest.get(f"/g/{game.id}")
        guest.get("/en/g/nobody-gave-this-id-out")
        guest.get(f"/nothing/{GAME.id}")
    ours = [record for record in caplog.records if record.name.startswith("cardavia")]
    written = "\n".join(map(caplog.handler.format, ours))
    assert "GET /{lang}/g/{id} 200" in written
    assert "GET - 404" in written
    assert "IllegalPlayerError" in written
    assert f"sealed with {broken.commitment} is damaged at ply 4" in written
    for hidden in (GAME.id, broken.id, cheated.id, "nobody-gave", GAME.owner, POSITION, "2356"):
        assert hidden not in written


def test_what_nobody_foresaw_is_a_page_without_detail(
    guest: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_args: object) -> None:
        raise ZeroDivisionError("a secret detail")

    monkeypatch.setattr("app.play.Tables.open", fail)
    for response in (guest.get(TABLE), guest.post(TABLE, PASS)):
        page = response.json()
        assert (response.status_code, page["page"], page["back"]) == (500, "ErrorPage", TABLE)
        assert page["text"]["id"] == "site.error.broken"
        assert "detail" not in response.text + str(response.headers)
    assert "a secret detail" in caplog.text


def test_a_database_that_stays_locked_is_said_to_be_busy(
    guest: Guest, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    database: Database = app.state.site.database
    monkeypatch.setattr("app.db._pragmas", lambda **_: ("busy_timeout = 10", "journal_mode = WAL"))
    holder = Database(str(database.engine.url))
    app.state.site.database.close()
    impatient = Database(str(database.engine.url))
    monkeypatch.setattr(app.state.site.tables, "_store", Store(impatient))
    with holder.writing():
        response = guest.post(TABLE, {**PASS, "pick": ["7"]})
        started = guest.post("/en/toy", {"level": "low"})
    for database in (holder, impatient):
        database.close()
    assert (response.status_code, response.headers["retry-after"]) == (503, "2")
    assert response.json()["panels"]["revision"] == GAME.revision
    assert (started.status_code, started.json()["page"]) == (503, "ErrorPage")


def test_a_full_disk_refuses_what_is_new_and_shows_what_is_there(
    guest: Guest, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    database: Database = app.state.site.database
    database.close()
    # That is: as many pages as there are by now, and no more.
    monkeypatch.setattr("app.db._pragmas", lambda **_: ("max_page_count = 1",))
    full = Database(str(database.engine.url))
    monkeypatch.setattr(app.state.site.tables, "_store", Store(full))
    statuses = [guest.post("/en/toy", {"level": "low"}).status_code for _ in range(30)]
    assert statuses[-1] == 503
    assert guest.get(TABLE).status_code == 200
    full.close()


def test_readiness_is_told_apart_from_life(guest: Guest, app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    away = Database("sqlite:////no/such/folder/games.sqlite3")
    monkeypatch.setattr("app.db.Database.answers", lambda _self: Database.reading(away).__enter__())
    assert (guest.get("/healthz").status_code, guest.get("/readyz").status_code) == (200, 503)
