"""Choosing a language and a display: where it leads, what the cookie holds, and what pages make of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from fastapi import FastAPI

from app.store import Store
from tests.app.guests import Guest, offer, picked
from tests.app.positions import GAME

TABLE = f"/en/g/{GAME.id}"
SLIDERS = {"contrast": "100", "grain": "0", "temperature": "35"}


@pytest.fixture
def guest(guest: Guest, app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> Guest:
    """A browser at a site where a game goes on, in two languages."""
    offer(monkeypatch, "en", "pt")
    Store(app.state.site.database).add(GAME)
    return guest


def settings(back: str = TABLE, lang: str = "en") -> str:
    return f"/{lang}/settings?back={quote(back, safe='')}"


def shell(guest: Guest, path: str = "/en/") -> dict[str, Any]:
    found: dict[str, Any] = guest.get(path).json()["shell"]
    return found


def test_sliders_are_kept_for_a_year_and_lead_back(guest: Guest) -> None:
    response = guest.post(settings(), SLIDERS)
    assert (response.status_code, response.headers["location"]) == (303, TABLE)
    assert response.headers["set-cookie"] == (
        "preferences=display:100-0-35; HttpOnly; Max-Age=31536000; Path=/; SameSite=lax"
    )


def test_a_browser_that_came_by_tls_keeps_it_for_tls(make_guest: Callable[..., Guest]) -> None:
    assert "Secure" in make_guest(https=True).post(settings(), SLIDERS).headers["set-cookie"]


def test_pages_link_the_stylesheet_of_what_was_chosen(guest: Guest) -> None:
    assert (shell(guest)["theme"], shell(guest)["display"]["contrast"]) == (None, 50)
    guest.post(settings(), SLIDERS)
    for path in ("/en/", "/en/toy", TABLE, "/en/settings", "/en/privacy", "/en/nothing"):
        assert shell(guest, path)["theme"] == "/theme/100-0-35.css"
        assert shell(guest, path)["display"] == {"contrast": 100, "grain": 0, "temperature": 35}
    sheet = guest.get(shell(guest)["theme"])
    assert (sheet.status_code, sheet.headers["content-type"]) == (200, "text/css; charset=utf-8")
    assert sheet.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "--contrast: 100" in sheet.text


def test_a_reset_leaves_it_to_the_browser_and_keeps_the_language(guest: Guest) -> None:
    guest.post(settings(), SLIDERS)
    guest.post(settings(), {"language": "pt"})
    assert guest.cookies["preferences"] == "lang:pt.display:100-0-35"
    guest.post(settings(), {"display": "reset", **SLIDERS})
    assert guest.cookies["preferences"] == "lang:pt"
    assert shell(guest)["theme"] is None


def test_where_nothing_is_chosen_any_more_no_cookie_is_left(guest: Guest) -> None:
    guest.post(settings(), SLIDERS)
    guest.post(settings(), {"display": "reset"})
    assert not guest.cookies


@pytest.mark.parametrize(
    "name", ["50-50", "50-50-51", "50-50-105", "-5-50-50", "050-50-50", "50-50-50-50", "50-50-50%0a", "٥٠-50-50", ""]
)
def test_there_is_no_stylesheet_for_what_no_slider_stands_at(guest: Guest, name: str) -> None:
    assert guest.get(f"/theme/{name}.css").status_code == 404


@pytest.mark.parametrize(
    ("path", "there"), [("/en/", "/pt/"), ("/en/toy", "/pt/toy"), ("/en/settings", "/pt/settings")]
)
def test_a_language_leads_to_the_same_page_in_it_and_is_remembered(guest: Guest, path: str, there: str) -> None:
    response = guest.post(shell(guest, path)["settings"], {"language": "pt"})
    assert (response.status_code, response.headers["location"]) == (303, there)
    assert guest.get(there).json()["shell"]["lang"] == "pt"
    assert guest.get("/").headers["location"] == "/pt/"


def test_another_language_keeps_game_and_picks(guest: Guest) -> None:
    fields = {"language": "pt", "revision": "3", "pick": ["4", "8"]}
    there = guest.post(shell(guest, TABLE)["settings"], fields).headers["location"]
    assert there == f"/pt/g/{GAME.id}?pick=4&pick=8"
    assert picked(guest.table(there)) == ["4", "8"]


def test_a_link_to_another_language_changes_nothing(guest: Guest) -> None:
    guest.post(settings(), {"language": "pt"})
    kept = guest.cookies
    assert guest.get(TABLE).json()["shell"]["lang"] == "en"
    assert guest.cookies == kept
    assert guest.get("/").headers["location"] == "/pt/"


@pytest.mark.parametrize(
    "back",
    [
        "", "https://evil.test/", "//evil.test/en/", "/\\evil.test", "/en//evil.test", "javascript:alert(1)", "/xx/toy",
        "/static/cardavia.css", "/en/toy?pick=1", "/en/../evil", "/en/toy#r1", "/en/%2f%2fevil", "en/", "/en/\r\nX: y",
    ],
)  # fmt: skip
@pytest.mark.parametrize("fields", [SLIDERS, {"display": "reset"}])
def test_nobody_is_led_anywhere_else(guest: Guest, back: str, fields: dict[str, str]) -> None:
    response = guest.post(settings(back), fields)
    assert (response.status_code, response.headers["location"]) == (303, "/en/settings")
    assert guest.get(settings(back)).json()["back"] == "/en/"


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"language": "hu"},
        {"language": "xx"},
        {"language": ["en", "pt"]},
        {"display": "none"},
        {**SLIDERS, "grain": "51"},
        {**SLIDERS, "grain": ""},
        {**SLIDERS, "grain": ["0", "5"]},
        {"contrast": "50", "grain": "50"},
    ],
)
def test_a_form_that_no_page_sends_is_refused_and_keeps_what_was(guest: Guest, fields: dict[str, Any]) -> None:
    guest.post(settings(), {**SLIDERS, "grain": "5"})
    response = guest.post(settings(), fields)
    assert (response.status_code, response.json()["page"]) == (400, "SettingsPage")
    assert response.json()["problem"]["id"] == "site.error.malformed"
    assert guest.cookies["preferences"] == "display:100-5-35"


def test_another_site_cannot_choose(guest: Guest) -> None:
    assert guest.post(settings(), SLIDERS, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert not guest.cookies


@pytest.mark.parametrize(
    ("back", "label"),
    [(TABLE, "site.back.table"), ("/en/", "site.back.home"), ("/en/toy", "site.back.page"), ("", "site.back.home")],
)
def test_the_settings_say_where_they_lead_back_to(guest: Guest, back: str, label: str) -> None:
    page = guest.get(settings(back)).json()
    assert (page["page"], page["back"], page["back_label"]["id"]) == ("SettingsPage", back or "/en/", label)
    assert page["shell"]["indexed"] is False


def test_the_settings_are_counted_as_pages_are(make_guest: Callable[..., Guest]) -> None:
    guest = make_guest(pages="2/minute")
    assert [guest.post(settings(), SLIDERS).status_code for _ in range(3)] == [303, 303, 429]


@pytest.mark.parametrize("lang", ["en", "pt"])
@pytest.mark.parametrize("key", ["privacy", "notices"])
def test_pages_of_text_are_linked_from_every_page(guest: Guest, lang: str, key: str) -> None:
    url = f"/{lang}/{key}"
    for path in ("", "toy", f"g/{GAME.id}", "settings", "nothing", key):
        assert url in {link["url"] for link in shell(guest, f"/{lang}/{path}")["prose"]}
    page = guest.get(url).json()
    assert (page["page"], page["shell"]["indexed"]) == ("ProsePage", True)
    assert bool(page["licences"]) is (key == "notices")


def test_the_licences_of_what_is_served_are_there_word_for_word(guest: Guest) -> None:
    found = {licence["name"]: licence["text"] for licence in guest.get("/en/notices").json()["licences"]}
    assert found["Cardavia"].startswith("MIT License")
    assert found["htmx"].startswith("Zero-Clause BSD")


def test_search_engines_are_asked_to_leave_tables_alone(guest: Guest) -> None:
    response = guest.get("/robots.txt")
    assert (response.status_code, response.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    assert {"User-agent: *", "Disallow: /g/", "Disallow: /*/g/"} <= set(response.text.splitlines())


@pytest.mark.parametrize(("path", "anyone"), [("/pt/", "/"), ("/pt/toy", "/en/toy"), ("/pt/privacy", "/en/privacy")])
def test_search_engines_find_each_page_in_every_language_and_in_none(guest: Guest, path: str, anyone: str) -> None:
    around = shell(guest, path)
    assert (around["anyone"], around["origin"]) == (anyone, "http://cards.test")
    assert [link["code"] for link in around["languages"]] == ["en", "pt"]


@pytest.mark.parametrize("path", ["/en/", "/en/toy", "/en/privacy", "/en/notices"])
def test_pages_vary_by_the_cookie(guest: Guest, path: str) -> None:
    headers = guest.get(path).headers
    assert (headers["vary"], headers["cache-control"]) == ("Cookie", "private, no-cache")
