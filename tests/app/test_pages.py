"""Pages as people get them, in every language: whole, in their language, with a way on, errors too."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from anyio.from_thread import BlockingPortal

from app.i18n import LANGUAGES, words
from app.prose import PROSE, prose_of
from app.store import Store
from app.visitor import OWNER, PREFERENCES
from engines.core.words import phrase
from engines.registry import GAMES
from tests.app.guests import Guest, browsing, open_site
from tests.app.markup import Markup
from tests.app.positions import saved
from tests.app.shown import real_site
from tests.records.make import FOLDER

OVER = (FOLDER / "doudizhu" / "landlord-wins.record").read_text(encoding="ascii")
ID = "over-over-over-over-over"
PATHS = {
    **dict.fromkeys(("", *GAMES, *PROSE, "settings", f"g/{ID}"), 200),
    **dict.fromkeys(("nothing", "g/nobody-gave-this-id-out"), 404),
}


@pytest.fixture
def guest(portal: BlockingPortal, migrated: str) -> Iterator[Guest]:
    """A browser at the site as it is, where a game is over."""
    with open_site(portal, real_site(migrated)) as app, browsing(portal, app) as guest:
        Store(app.state.site.database).add(saved(OVER, id=ID, key="doudizhu"))
        yield guest


def read(guest: Guest, path: str, status: int = 200) -> Markup:
    response = guest.get(path)
    assert response.status_code == status
    return Markup.read(response.text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_has_the_masthead_the_sliders_and_the_foot(guest: Guest, lang: str) -> None:
    for path, status in PATHS.items():
        page = read(guest, f"/{lang}/{path}", status)
        assert page.one("html").attributes["lang"] == lang
        assert {button.attributes["value"] for button in page.all("button", name="language")} == set(LANGUAGES)
        assert {slider.attributes["name"] for slider in page.all("input", type="range")} == {
            "contrast", "grain", "temperature",
        }  # fmt: skip
        linked = {link.attributes["href"] for link in page.all("a") if link.inside[-1].tag == "nav"}
        assert {f"/{lang}/{key}" for key in PROSE} <= linked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_search_engines_may_find_names_its_other_languages(guest: Guest, lang: str) -> None:
    for path in ("", *GAMES, *PROSE):
        links = read(guest, f"/{lang}/{path}").all("link", rel="alternate")
        found = {link.attributes["hreflang"]: link.attributes["href"] for link in links}
        assert found == {
            **{code: f"http://cards.test/{code}/{path}" for code in LANGUAGES},
            "x-default": f"http://cards.test/en/{path}" if path else "http://cards.test/",
        }
    assert not read(guest, f"/{lang}/g/{ID}").all("link", rel="alternate")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_nowhere_leads_back(guest: Guest, lang: str) -> None:
    page = read(guest, f"/{lang}/nothing", 404)
    (back,) = page.all("a", "button")
    assert (back.attributes["href"], back.text) == (f"/{lang}/", words(lang).plain(phrase("site.back.home")))
    assert page.one("h1").text == words(lang).plain(phrase("site.error.unknown-page.title"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fault_of_ours_leads_back_and_tells_nothing(guest: Guest, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Any:
        raise ZeroDivisionError("a secret")

    monkeypatch.setattr("app.routes.tables.panels", broken)
    page = read(guest, f"/{lang}/g/{ID}", 500)
    (back,) = page.all("a", "button")
    assert (back.attributes["href"], back.text) == (f"/{lang}/g/{ID}", words(lang).plain(phrase("site.back.table")))
    assert page.one("h1").text == words(lang).plain(phrase("site.error.broken.title"))
    assert "secret" not in page.one("html").text


@pytest.mark.parametrize(("lang", "key"), list(product(LANGUAGES, PROSE)))
def test_a_page_of_text_is_shown_under_its_title(guest: Guest, lang: str, key: str) -> None:
    page = read(guest, f"/{lang}/{key}")
    assert page.one("h1").text == prose_of(key, lang).title
    assert [text.attributes["lang"] for text in page.all("pre")] == (["en", "en"] if key == "notices" else [])


def test_privacy_names_the_cookies_that_there_are(guest: Guest) -> None:
    for lang in LANGUAGES:
        assert {code.text for code in read(guest, f"/{lang}/privacy").all("code")} == {OWNER, PREFERENCES}


def test_no_game_takes_the_address_of_a_page() -> None:
    assert not {"g", "settings", *PROSE} & set(GAMES)
