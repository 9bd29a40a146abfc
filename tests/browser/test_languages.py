"""The selector: another language keeps the page, the game, the place and the picks, and is remembered."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from app.i18n import LANGUAGES
from tests.browser.visitor import Visitor
from tests.engines.doudizhu.positions import PRACTICE, WHOLE

pytestmark = pytest.mark.browser
scripts = pytest.mark.parametrize("script", [True, False], ids=["script", "plain"])
Visit = Callable[..., Visitor]
Seat = Callable[[str], str]

LEADING: Final = f"{WHOLE} 0:b3"
LAST: Final = f"{PRACTICE}d:2|4s/3s6s/3h8s+ 2:b3 2:3h 0:4s"
"""A deal that ended with the person's last card; without its last ply, that card is to be played."""


def choose(visitor: Visitor, name: str) -> None:
    """Choose a language in the masthead."""
    before = visitor.page.url
    visitor.page.locator(".masthead summary").first.click()
    visitor.page.get_by_role("button", name=name).click()
    visitor.page.wait_for_url(lambda url: url != before)


def lang(visitor: Visitor) -> str | None:
    return visitor.page.locator("html").get_attribute("lang")


@scripts
def test_the_selector_offers_each_language_in_its_own_words(visit: Visit, *, script: bool) -> None:
    visitor = visit("/en/", script=script)
    visitor.page.locator(".masthead summary").first.click()
    offered = visitor.page.locator(".popover--list button").all()
    assert {button.get_attribute("lang"): button.inner_text() for button in offered} == {
        code: language.name for code, language in LANGUAGES.items()
    }


@scripts
def test_another_language_in_the_middle_of_a_game_keeps_game_and_picks(
    visit: Visit, table: Seat, *, script: bool
) -> None:
    path = table(LEADING)
    visitor = visit(path, script=script)
    visitor.pick("9h", "9c")
    choose(visitor, "Português")
    assert urlsplit(visitor.page.url).path == path.replace("/en/", "/pt/")
    assert lang(visitor) == "pt"
    expect(visitor.picked).to_have_count(2)
    expect(visitor.page.locator("#prompt small")).to_have_text("Par de 9: pode jogar.")
    visitor.press("play")
    assert "0:9h9c" in visitor.saved.record
    choose(visitor, "Türkçe")
    assert (lang(visitor), visitor.revision) == ("tr", str(visitor.saved.revision))
    expect(visitor.picked).to_have_count(0)


@scripts
def test_a_chosen_language_is_remembered(visit: Visit, *, script: bool) -> None:
    visitor = visit("/en/privacy", script=script)
    choose(visitor, "Türkçe")
    expect(visitor.page).to_have_url(re.compile("/tr/privacy$"))
    visitor.go("/")
    expect(visitor.page).to_have_url(re.compile("/tr/$"))


@scripts
def test_a_link_to_a_language_is_a_link_and_is_not_remembered(visit: Visit, *, script: bool) -> None:
    visitor = visit("/en/doudizhu", script=script)
    visitor.page.locator("footer").get_by_role("link", name="Português").click()
    expect(visitor.page).to_have_url(re.compile("/pt/doudizhu$"))
    assert not visitor.page.context.cookies()


def test_another_language_keeps_the_place_on_the_page(visit: Visit) -> None:
    visitor = visit("/en/doudizhu#r4")
    choose(visitor, "Português")
    expect(visitor.page).to_have_url(re.compile("/pt/doudizhu#r4$"))
    expect(visitor.page.locator("#r4")).to_be_in_viewport()


def test_enter_on_a_card_asks_what_the_picks_make_and_changes_no_language(visit: Visit, table: Seat) -> None:
    visitor = visit(table(LEADING).replace("/en/", "/tr/"), script=False)
    visitor.pick("9h")
    visitor.page.locator("#pick-9h").press("Enter")
    visitor.page.wait_for_url("**pick=9h*")
    assert lang(visitor) == "tr"
    expect(visitor.picked).to_have_count(1)
    assert visitor.saved.revision == 1


def test_the_selector_outlives_the_last_move(visit: Visit, table: Seat) -> None:
    visitor = visit(table(LAST.rpartition(" ")[0]))
    visitor.pick("4s")
    visitor.button("play").click()
    expect(visitor.page.locator("#bill-title")).to_be_visible()
    choose(visitor, "Português")
    assert lang(visitor) == "pt"
    assert visitor.is_over
