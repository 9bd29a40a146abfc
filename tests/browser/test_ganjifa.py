"""Ganjifa in a browser: each phase can be used by everybody, by touch too; a small phone has all cards in view."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect

from tests.app.ganjifa_tables import POSITIONS
from tests.browser.visitor import Visitor
from tests.records.make import FOLDER
from tests.records.replay import decisions

pytestmark = pytest.mark.browser
scripts = pytest.mark.parametrize("script", [True, False], ids=["script", "plain"])
Visit = Callable[..., Visitor]
Seat = Callable[[str], str]

WIDTHS = (360, 390, 768, 1280, 1440)
SHORT = ("opening", "giving", "dukal")
MOST_TURNS = 60
WHOLE = (FOLDER / "ganjifa" / "a-deal.record").read_text(encoding="ascii")
PHONE = ViewportSize(width=360, height=740)
IN_VIEW = """() => [...document.querySelectorAll("#hand .chip, .suit .disc, .ring .card, #actions .button")]
  .filter((each) => each.checkVisibility())
  .map((each) => each.getBoundingClientRect())
  .every((box) => box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth)"""
APART = """() => [...document.querySelectorAll("#hand .pick")]
  .map((each) => each.getBoundingClientRect())
  .every((box) => box.width >= 24 && box.height >= 24)"""


@pytest.fixture
def touch(browser: Browser, base_url: str) -> Iterator[BrowserContext]:
    """The smallest phone, without a mouse."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, base_url=base_url)
    yield context
    context.close()


def first_decision() -> str:
    """The record of a whole deal up to the person's first decision."""
    return str(decisions(WHOLE)[0])


@pytest.mark.parametrize("position", POSITIONS)
def test_axe_finds_nothing_in_any_phase_and_nothing_is_too_wide(visit: Visit, table: Seat, position: str) -> None:
    visitor = visit(table(POSITIONS[position]), 390)
    visitor.check_access()
    visitor.check_width(*WIDTHS)


def test_all_forty_cards_and_the_table_are_in_view_on_the_smallest_phone(
    visit: Visit, table: Seat, touch: BrowserContext
) -> None:
    visitor = visit(table(first_decision()), page=touch.new_page())
    expect(visitor.page.locator("#hand input")).to_have_count(40)
    assert visitor.page.evaluate(IN_VIEW)
    assert visitor.page.evaluate(APART)


def tap_turn(visitor: Visitor) -> None:
    """A turn by touch: a suggestion where there is a choice, then the main button."""
    before = visitor.revision
    if not visitor.is_ready("play"):
        visitor.button("hint").tap()
        expect(visitor.picked.first).to_be_attached()
    visitor.button("play").tap()
    expect(visitor.revisions.first).not_to_have_value(before)


def play_out(visitor: Visitor, turn: Callable[[], None]) -> None:
    """Turn after turn to the end, never too wide for the smallest phone."""
    for _ in range(MOST_TURNS):
        visitor.check_width(PHONE["width"])
        if visitor.is_over:
            return
        turn()
        visitor.check_focus()
    raise AssertionError("the deal does not end")


@pytest.mark.parametrize("position", SHORT)
def test_a_short_deal_by_touch(visit: Visit, table: Seat, touch: BrowserContext, position: str) -> None:
    visitor = visit(table(POSITIONS[position]), page=touch.new_page())
    play_out(visitor, lambda: tap_turn(visitor))


def test_a_whole_deal_by_touch(visit: Visit, table: Seat, touch: BrowserContext) -> None:
    visitor = visit(table(first_decision()), page=touch.new_page())
    play_out(visitor, lambda: tap_turn(visitor))


@pytest.mark.parametrize("position", SHORT)
def test_a_short_deal_by_keyboard_alone(visit: Visit, table: Seat, position: str) -> None:
    visitor = visit(table(POSITIONS[position]))
    play_out(visitor, visitor.key_turn)


@pytest.mark.parametrize("position", SHORT)
def test_a_short_deal_without_javascript(visit: Visit, table: Seat, position: str) -> None:
    visitor = visit(table(POSITIONS[position]), PHONE["width"], script=False)
    play_out(visitor, visitor.turn)


@scripts
def test_a_card_that_may_not_be_played_is_refused_in_words_and_stays_picked(
    visit: Visit, table: Seat, *, script: bool
) -> None:
    visitor = visit(table(POSITIONS["choice"]), 390, script=script)
    visitor.pick("5ka")
    visitor.button("play").click()
    expect(visitor.page.locator("#prompt.is-wrong")).to_contain_text("play Kurma, your next suit, or a Rama, the trump")
    expect(visitor.page.locator("#pick-5ka")).to_be_checked()
    assert visitor.saved.revision == 1


@scripts
def test_one_gives_to_a_dukal_by_picking_as_many_cards(visit: Visit, table: Seat, *, script: bool) -> None:
    visitor = visit(table(POSITIONS["giving"]), 390, script=script)
    visitor.pick("6ma", "7ma", "8ma", "1ra")
    visitor.button("play").click()
    expect(visitor.page.locator("#prompt.is-wrong")).to_contain_text("Give up 5 cards")
    expect(visitor.picked).to_have_count(4)
    visitor.pick("3ra")
    visitor.press("play")
    assert "0:x6ma7ma8ma1ra3ra" in visitor.saved.record.split()


@scripts
def test_the_weakest_cards_are_picked_for_a_dukal_on_request(visit: Visit, table: Seat, *, script: bool) -> None:
    visitor = visit(table(POSITIONS["giving second"]), script=script)
    visitor.button("hint").click()
    expect(visitor.picked).to_have_count(5)
    expect(visitor.page.locator("#prompt small")).to_contain_text("5 of 5")
    visitor.press("play")
    assert "0:x6ma7ma8ma1ra2ra" in visitor.saved.record.split()


@scripts
def test_a_dukal_is_chosen_from_a_list_where_there_are_several(visit: Visit, table: Seat, *, script: bool) -> None:
    visitor = visit(table(POSITIONS["dukals"]), 390, script=script)
    visitor.page.locator("#dukals > summary").click()
    if script:
        visitor.check_access()
    visitor.press("dukal-7ka8ka9kaMkaRka")
    assert "0:7ka8ka9kaMkaRka" in visitor.saved.record.split()


@scripts
def test_a_dukal_that_is_suggested_is_led_whole(visit: Visit, table: Seat, *, script: bool) -> None:
    visitor = visit(table(POSITIONS["dukal"]), PHONE["width"], script=script)
    visitor.button("hint").click()
    expect(visitor.picked).to_have_count(5)
    expect(visitor.button("play")).to_contain_text("Lead the Dukal")
    visitor.press("play")
    assert "0:3ma4ma5maMmaRma" in visitor.saved.record.split()


def test_a_pick_takes_the_place_of_another_where_one_card_is_played(visit: Visit, table: Seat) -> None:
    visitor = visit(table(POSITIONS["choice"]))
    visitor.pick("4ku")
    visitor.pick("2ra")
    expect(visitor.picked).to_have_count(1)
    expect(visitor.button("play")).to_contain_text("Play 2 of Rama")


def test_what_has_been_seen_stays_open_while_the_deal_goes_on(visit: Visit, table: Seat) -> None:
    visitor = visit(table(POSITIONS["lead"]), 390)
    visitor.page.locator("#aids > summary").click()
    visitor.check_access()
    visitor.button("hint").click()
    expect(visitor.picked).to_have_count(1)
    visitor.press("play")
    expect(visitor.page.locator("#aids > .look__panel")).to_be_visible()
    visitor.page.locator("#aids > summary").click()
    expect(visitor.page.locator("#aids > .look__panel")).to_be_hidden()
