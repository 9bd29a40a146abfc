"""For eyes, ears and hands of every kind: schemes, text size, targets, focus, motion, what a screen reader is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from app.i18n import LANGUAGES, words
from engines.core.words import phrase
from tests.browser.visitor import Visitor
from tests.engines.doudizhu.positions import WHOLE
from tests.records.make import FOLDER

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
Seat = Callable[[str], str]

LEADING: Final = f"{WHOLE} 0:b3"
FOLLOWING: Final = f"{WHOLE} 0:b1 1:b3 1:3s3h3d6s 2:-"
OVER: Final = (FOLDER / "doudizhu" / "landlord-wins.record").read_text(encoding="ascii")

SMALL: Final = """() => [...document.querySelectorAll("a, button, summary, .slider input, .choice, #hand li")]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".skip, p, .hidden"))
  .map((element) => [element.outerHTML.slice(0, 90), element.getBoundingClientRect()])
  .filter(([, box]) => box.width < 24 || box.height < 24)
  .map(([html, box]) => `${html} ${box.width} x ${box.height}`)"""
"""What is too small to be hit. A link in a line of text may be as high as its line (WCAG 2.5.8)."""

FOCUSED: Final = """() => {
  const focused = document.activeElement;
  if (focused === document.body) return null;
  const drawn = focused.matches(".pick > input") ? focused.nextElementSibling
    : focused.matches(".choice > input") ? focused.parentElement : focused;
  const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
  const box = drawn.getBoundingClientRect();
  const seen = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2).includes(drawn);
  return [focused.outerHTML.slice(0, 90), outlineStyle !== "none" && parseFloat(outlineWidth) >= 3 && seen];
}"""
"""What has the focus, and whether it is drawn round it and in sight."""

MOVING: Final = """() => document.getAnimations().map((animation) => animation.effect.getComputedTiming())
  .filter(({ activeDuration, endTime }) => activeDuration > 1).length"""


def lobby(visitor: Visitor, _seat: Seat, lang: str) -> None:
    visitor.go(f"/{lang}/")


def game_page(visitor: Visitor, _seat: Seat, lang: str) -> None:
    visitor.go(f"/{lang}/doudizhu")


def auction(visitor: Visitor, seat: Seat, lang: str) -> None:
    visitor.go(seat(WHOLE).replace("/en/", f"/{lang}/"))


def picked(visitor: Visitor, seat: Seat, lang: str) -> None:
    visitor.go(seat(LEADING).replace("/en/", f"/{lang}/") + "?pick=Xb&pick=Xr")


def refused(visitor: Visitor, seat: Seat, lang: str) -> None:
    visitor.go(seat(FOLLOWING).replace("/en/", f"/{lang}/"))
    visitor.pick("4s")
    visitor.button("play").click()
    expect(visitor.page.locator("#prompt.is-wrong")).to_be_visible()


def end(visitor: Visitor, seat: Seat, lang: str) -> None:
    visitor.go(seat(OVER).replace("/en/", f"/{lang}/"))


def display(visitor: Visitor, seat: Seat, lang: str) -> None:
    auction(visitor, seat, lang)
    visitor.page.locator(".masthead summary").last.click()


def languages(visitor: Visitor, seat: Seat, lang: str) -> None:
    end(visitor, seat, lang)
    visitor.page.locator(".masthead summary").first.click()


def settings(visitor: Visitor, _seat: Seat, lang: str) -> None:
    visitor.go(f"/{lang}/settings")


def privacy(visitor: Visitor, _seat: Seat, lang: str) -> None:
    visitor.go(f"/{lang}/privacy")


def notices(visitor: Visitor, _seat: Seat, lang: str) -> None:
    visitor.go(f"/{lang}/notices")


def nothing_here(visitor: Visitor, _seat: Seat, lang: str) -> None:
    visitor.go(f"/{lang}/nothing")


PHASES = [
    lobby, game_page, auction, picked, refused, end, display, languages, settings, privacy, notices, nothing_here,
]  # fmt: skip
every_phase = pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
Phase = Callable[[Visitor, Seat, str], None]

# What languages do to a page, three of them show: the others are looked at by the full check.
SPOKEN = [
    pytest.param(code, marks=() if code in {"en", "pt", "tr"} else pytest.mark.full, id=code) for code in LANGUAGES
]


@pytest.mark.parametrize("lang", SPOKEN)
@every_phase
def test_by_day_and_by_night_axe_finds_nothing_and_nothing_is_too_small_or_too_wide(
    visit: Visit, table: Seat, phase: Phase, lang: str
) -> None:
    visitor = visit("/en/", 360)
    phase(visitor, table, lang)
    visitor.check_access()
    visitor.page.emulate_media(color_scheme="dark")
    visitor.check_access("color-contrast")
    assert visitor.page.evaluate(SMALL) == []
    visitor.check_width(320, 360, 768, 1280)


@every_phase
def test_text_of_twice_the_size_still_fits(visit: Visit, table: Seat, phase: Phase) -> None:
    visitor = visit("/en/", 390)
    phase(visitor, table, "pt")
    visitor.page.evaluate("document.documentElement.style.fontSize = '200%'")
    visitor.check_width(390, 1280)


def test_the_table_is_played_with_text_of_twice_the_size(visit: Visit, table: Seat) -> None:
    visitor = visit(table(LEADING), 390)
    visitor.page.evaluate("document.documentElement.style.fontSize = '200%'")
    visitor.turn()
    visitor.turn()
    assert visitor.saved.revision == 3


def stops(page: Page) -> dict[str, bool]:
    """Every stop of the tabulator, from the first to the last, and whether one sees it."""
    found: dict[str, bool] = {}
    for _ in range(150):
        page.keyboard.press("Tab")
        stop: Any = page.evaluate(FOCUSED)
        if stop is None:
            return found
        found[stop[0]] = stop[1]
    raise AssertionError("the tabulator never comes to an end")


@pytest.mark.parametrize(
    ("phase", "width"),
    [(lobby, 1280), (game_page, 1280), (auction, 1280), (picked, 390), (end, 1280), (display, 390), (settings, 1280)],
)
def test_the_focus_is_drawn_and_in_sight_at_every_stop(visit: Visit, table: Seat, phase: Phase, width: int) -> None:
    visitor = visit("/en/", width)
    phase(visitor, table, "en")
    visitor.page.evaluate("document.activeElement.blur()")
    found = stops(visitor.page)
    assert len(found) > 5
    assert [stop for stop, is_seen in found.items() if not is_seen] == []


def test_reduced_motion_has_the_same_order_and_no_travel(visit: Visit, table: Seat) -> None:
    visitor = visit(table(LEADING))
    visitor.page.emulate_media(reduced_motion="reduce")
    visitor.button("hint").click()
    expect(visitor.picked.first).to_be_attached()
    visitor.press("play")
    assert visitor.page.evaluate(MOVING) == 0
    assert visitor.page.locator("[class*=after-]").count() > 0


def test_hand_table_and_score_are_read_as_lists(visit: Visit, table: Seat) -> None:
    visitor = visit(table(FOLLOWING))
    hand = visitor.page.get_by_role("group", name="Your hand")
    names = [box.evaluate("box => box.labels[0].textContent.trim()") for box in hand.get_by_role("checkbox").all()]
    assert hand.get_by_role("listitem").count() == len(names) == 17
    assert names[0] == "big joker (red)"
    laid = visitor.page.locator(".played").get_by_role("list").get_by_role("listitem")
    assert [card.get_by_role("img").get_attribute("aria-label") for card in laid.all()] == [
        "3 of spades", "3 of hearts", "3 of diamonds", "6 of spades",
    ]  # fmt: skip
    expect(visitor.page.get_by_role("term").first).to_have_text("Bid")
    expect(visitor.page.get_by_role("region", name="What happened").get_by_role("listitem").first).to_be_visible()


@pytest.mark.parametrize("lang", SPOKEN)
def test_the_live_region_speaks_the_pages_language(visit: Visit, table: Seat, lang: str) -> None:
    visitor = visit(table(LEADING).replace("/en/", f"/{lang}/"))
    visitor.listen()
    visitor.button("hint").click()
    expect(visitor.picked.first).to_be_attached()
    visitor.press("play")
    visitor.await_news(2)
    news = visitor.page.locator("#news").text_content()
    assert visitor.heard[-1] == " ".join((news or "").split())
    assert words(lang).plain(phrase("word.your-turn")) in visitor.heard[-1]
