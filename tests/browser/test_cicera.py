"""Cicera in a browser: captures are chosen and never guessed, at a crowded table too, by everybody and by touch."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from engines.core.match import Match
from tests.app.cicera_tables import POSITIONS
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser
scripts = pytest.mark.parametrize("script", [True, False], ids=["script", "plain"])
Visit = Callable[..., Visitor]
Seat = Callable[[str], str]

WIDTHS = (360, 390, 768, 1280, 1440)
PLAYS = 12


def loose(page: Page, *cards: str) -> None:
    """Tick cards of the table, or take the ticks away."""
    for card in cards:
        page.locator(f"#lies-{card} .pick").click(position={"x": 8, "y": 8})


def offered(visitor: Visitor) -> list[str]:
    """The captures that have a button."""
    calls = [button.get_attribute("value") or "" for button in visitor.page.locator(".way").all()]
    return [call for call in calls if call.startswith("take-")]


@pytest.mark.parametrize(
    ("position", "pick"), [("start", ""), ("ways", "7s"), ("crowded", "Ts"), ("bonus", ""), ("over", "")]
)
def test_axe_finds_nothing_in_any_phase_and_nothing_is_too_wide(
    visit: Visit, table: Seat, position: str, pick: str
) -> None:
    visitor = visit(table(POSITIONS[position]), 390)
    if pick:
        visitor.pick(pick)
        expect(visitor.page.locator("#prompt b")).to_contain_text("of spade")
    visitor.check_access()
    visitor.check_width(*WIDTHS)


def test_every_way_to_capture_is_one_click_and_so_is_placing(visit: Visit, table: Seat) -> None:
    visitor = visit(table(POSITIONS["ways"]), 390)
    visitor.pick("7s")
    expect(visitor.page.locator(".way:visible")).to_have_count(6)
    assert offered(visitor) == ["take-7c", "take-Ad2s4d", "take-2s5s", "take-3b4d"]
    visitor.pick("8b")
    expect(visitor.picked).to_have_count(1)
    expect(visitor.button("take-Ad7c")).to_be_visible()
    visitor.pick("7s")
    expect(visitor.button("take-2s5s")).to_contain_text("simili +1")
    visitor.press("take-2s5s")
    assert "0:7sx2s5s" in visitor.saved.record.split()
    expect(visitor.page.locator(".heap--ours .tag").first).to_have_text("simili +1")
    visitor.check_focus()


def test_without_scripting_an_ambiguous_capture_is_asked_about(visit: Visit, table: Seat) -> None:
    visitor = visit(table(POSITIONS["ways"]), 390, script=False)
    visitor.pick("7s")
    visitor.button("take").click()
    expect(visitor.button("take-2s5s")).to_be_visible()
    assert visitor.saved.revision == 1
    visitor.press("take-2s5s")
    assert "0:7sx2s5s" in visitor.saved.record.split()


def test_without_scripting_a_wrong_sum_is_told_and_the_ticks_stay(visit: Visit, table: Seat) -> None:
    visitor = visit(table(POSITIONS["ways"]), 390, script=False)
    visitor.pick("7s")
    loose(visitor.page, "3b", "5s")
    visitor.button("take").click()
    expect(visitor.page.locator("#prompt.is-wrong b")).to_have_text("3 and 5 make 8, not 7.")
    expect(visitor.page.locator("#felt [name=pick]:checked")).to_have_count(3)
    loose(visitor.page, "5s", "4d")
    visitor.press("take")
    assert "0:7sx3b4d" in visitor.saved.record.split()


def test_what_is_picked_from_the_table_is_told_and_leaves_the_ways_that_take_it(visit: Visit, table: Seat) -> None:
    visitor = visit(table(POSITIONS["ways"]), 390)
    visitor.listen()
    status = visitor.page.locator("#status")
    visitor.pick("7s")
    expect(status).to_have_text("Choose, or place it. Another card: tap it.")
    loose(visitor.page, "4d")
    expect(status).to_have_text("4 counts 4: 3 more to go.")
    assert len(visitor.heard) == 2
    assert offered(visitor) == ["take-Ad2s4d", "take-3b4d"]
    loose(visitor.page, "3b")
    expect(visitor.button("take")).to_have_text("Take 3 and 4")
    visitor.press("take")
    assert "0:7sx3b4d" in visitor.saved.record.split()


def test_a_crowded_table_asks_for_cards_until_the_set_is_right(visit: Visit, table: Seat) -> None:
    visitor = visit(table(POSITIONS["crowded"]), 390)
    visitor.pick("Ts")
    expect(visitor.page.locator("#prompt small")).to_have_text("Tap table cards that make 10.")
    assert not visitor.is_ready("take")
    loose(visitor.page, "3s", "2s")
    expect(visitor.page.locator("#prompt small")).to_contain_text("2 and 3 make 5: 5 more to go.")
    expect(visitor.page.locator("#lies-6s")).not_to_have_class("is-may")
    assert not visitor.is_ready("take")
    loose(visitor.page, "5d")
    expect(visitor.button("take")).to_contain_text("quadriglia +1")
    visitor.check_width(360, 390)
    visitor.press("take")
    assert "0:Tsx2s3s5d" in visitor.saved.record.split()


@pytest.mark.parametrize("width", [390, 768, 1280])
def test_many_ways_with_long_words_stay_within_their_list(visit: Visit, table: Seat, width: int) -> None:
    visitor = visit(f"{table(POSITIONS['crowded'])}?pick=Ts&pick=6s&pick=Ad&pick=As", width)
    assert len(offered(visitor)) == 5
    frame = visitor.page.locator("#actions .ways").first.bounding_box()
    assert frame
    for part in visitor.page.locator("#actions .ways:visible :is(.way, .tag)").all():
        box = part.bounding_box()
        assert box
        assert box["x"] + box["width"] <= frame["x"] + frame["width"]


def test_enter_on_a_card_takes_what_is_certain_and_asks_about_the_rest(visit: Visit, table: Seat) -> None:
    visitor = visit(table(POSITIONS["ways"]))
    visitor.pick("7s")
    expect(visitor.button("take-2s5s")).to_be_visible()
    visitor.page.locator("#pick-7s").press("Enter")
    visitor.page.locator("#pick-7s").press("ArrowLeft")
    expect(visitor.page.locator("#prompt b")).to_have_text("6 of coppe")
    visitor.page.locator("#pick-6c").press("Enter")
    expect(visitor.button("take-Ad5s")).to_be_visible()
    assert visitor.saved.revision == 1
    visitor.pick("As")
    before = visitor.revision
    visitor.page.locator("#pick-As").press("Enter")
    expect(visitor.revisions.first).not_to_have_value(before)
    assert "0:AsxAd" in visitor.saved.record.split()


def test_replies_are_heard_in_the_order_of_play_anticlockwise(visit: Visit, table: Seat) -> None:
    visitor = visit(table(POSITIONS["start"]))
    visitor.pick("Rc")
    expect(visitor.button("place")).to_contain_text("Re of coppe")
    visitor.press("place")
    expect(visitor.page.locator("#status")).to_contain_text("Your turn.")
    told = visitor.page.locator("#status").inner_text()
    assert told.index("Gina") < told.index("Piera") < told.index("Bortolo") < told.index("Your turn.")
    places = [visitor.page.locator(f"#seat-{seat}").bounding_box() for seat in (1, 2, 3)]
    gina, piera, bortolo = [place["x"] for place in places if place]
    assert bortolo < piera < gina


def test_a_whole_deal_by_touch(browser: Browser, base_url: str, visit: Visit) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, base_url=base_url)
    visitor = visit("/en/cicera", page=context.new_page())
    visitor.page.get_by_role("button", name="Deal the cards").tap()
    visitor.page.wait_for_url("**/en/g/*")
    for _ in range(PLAYS):
        before = visitor.revision
        visitor.page.locator("#hand .pick").last.tap()
        expect(visitor.button("place")).not_to_have_class("is-idle")
        expect(visitor.page.locator(".way--main")).not_to_have_text("Take")
        visitor.page.locator(".way--main").tap()
        expect(visitor.revisions.first).not_to_have_value(before)
    expect(visitor.page.locator("#bill-title")).to_be_visible()
    assert Match.read(visitor.saved.record).outcome is not None
    context.close()
