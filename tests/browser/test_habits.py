"""What people do at a table besides playing: double clicks, the back button, two tabs, links, a lost connection."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.visitor import Visitor
from tests.engines.doudizhu.positions import PRACTICE, WHOLE

pytestmark = pytest.mark.browser
scripts = pytest.mark.parametrize("script", [True, False], ids=["script", "plain"])
Visit = Callable[..., Visitor]
Seat = Callable[[str], str]

LEADING = f"{WHOLE} 0:b3"
FOLLOWING = f"{PRACTICE}d:2|4s5s9h9dKsKh/3s6s7sTs/3h8s8hJs+ 2:b3 2:8s"
"""The person has to beat an eight, and can: by a nine or a king."""


def mine(visitor: Visitor) -> Sequence[str]:
    """The person's plies, as the server keeps them."""
    return [ply for ply in visitor.saved.record.split() if ply.startswith("0:")]


@scripts
def test_a_double_click_plays_once(visit: Visit, table: Seat, *, script: bool) -> None:
    visitor = visit(table(WHOLE), script=script)
    visitor.button("b1").dblclick()
    expect(visitor.revisions.first).to_have_value("2")
    visitor.go(visitor.page.url)
    assert visitor.saved.revision == 2
    assert mine(visitor) == ["0:b1"]


@scripts
def test_going_back_and_forward_shows_the_table_as_it_is(visit: Visit, table: Seat, *, script: bool) -> None:
    visitor = visit("/en/doudizhu", script=script)
    visitor.go(table(LEADING))
    visitor.turn()
    visitor.turn()
    visitor.page.go_back()
    visitor.page.go_forward()
    expect(visitor.revisions.first).to_have_value(str(visitor.saved.revision))
    visitor.turn()
    assert len(mine(visitor)) == 4


@scripts
def test_a_tab_that_is_behind_is_told_and_goes_on(
    visit: Visit, table: Seat, open_context: Callable[..., BrowserContext], *, script: bool
) -> None:
    context, path = open_context(script=script), table(WHOLE)
    first, second = (visit(path, page=context.new_page()) for _ in range(2))
    first.press("b3")
    second.button("b0").click()
    expect(second.page.locator("#prompt")).to_have_class(re.compile("is-wrong"))
    expect(second.revisions.first).to_have_value("2")
    assert mine(second) == ["0:b3"]
    second.turn()
    assert len(mine(second)) == 2


@scripts
def test_an_address_opens_the_table_in_another_browser(visit: Visit, *, script: bool) -> None:
    here = visit("/en/doudizhu", script=script)
    here.page.get_by_role("button", name="Deal the cards").click()
    here.page.wait_for_url("**/en/g/*")
    there = visit(here.page.url, script=script)
    assert there.hand == here.hand
    there.turn()
    here.go("/en/")
    there.go("/en/")
    expect(here.page.get_by_role("heading", name="Your tables")).to_be_visible()
    expect(there.page.get_by_role("heading", name="Your tables")).to_have_count(0)
    here.page.locator(".tables a").click()
    expect(here.revisions.first).to_have_value("2")


@scripts
def test_a_refused_pick_stays_picked_and_says_why(visit: Visit, table: Seat, *, script: bool) -> None:
    visitor = visit(table(FOLLOWING), script=script)
    visitor.pick("4s", "5s")
    visitor.button("play").click()
    expect(visitor.page.locator("#prompt")).to_have_class(re.compile("is-wrong"))
    assert [box.get_attribute("value") for box in visitor.picked.all()] == ["5s", "4s"]
    assert visitor.saved.revision == 1
    visitor.page.locator("#hand-5s .pick").click()
    visitor.page.locator("#hand-4s .pick").click()
    visitor.pick("9h")
    visitor.press("play")
    assert mine(visitor) == ["0:9h"]


@scripts
def test_next_play_goes_round_and_clear_unpicks(visit: Visit, table: Seat, *, script: bool) -> None:
    visitor = visit(table(FOLLOWING), script=script)
    for card in ("9h", "Ks", "9h"):
        visitor.button("hint").click()
        expect(visitor.picked).to_have_count(1)
        expect(visitor.page.locator(f"#pick-{card}")).to_be_checked()
    visitor.button("clear").click()
    expect(visitor.picked).to_have_count(0)
    assert visitor.saved.revision == 1


def test_what_a_pick_makes_is_named_before_it_is_played(visit: Visit, table: Seat) -> None:
    visitor = visit(table(LEADING))
    detail = visitor.page.locator("#prompt small")
    visitor.pick("9c")
    expect(detail).to_contain_text("9")
    visitor.pick("9h")
    expect(detail).to_contain_text("pair", ignore_case=True)
    visitor.button("clear").click()
    expect(detail).not_to_contain_text("9")


@scripts
def test_a_new_deal_is_a_table_of_its_own(visit: Visit, table: Seat, *, script: bool) -> None:
    visitor = visit(table(LEADING), script=script)
    before = visitor.page.url
    visitor.page.get_by_role("button", name="Restart").click()
    visitor.page.wait_for_url(lambda url: url != before)
    expect(visitor.revisions.first).to_have_value("1")
    visitor.go(before)
    expect(visitor.button("play")).to_be_visible()


def test_the_live_region_has_one_update_a_response_with_everything_in_order(visit: Visit, table: Seat) -> None:
    visitor = visit(table(FOLLOWING))
    visitor.listen()
    visitor.button("hint").click()
    expect(visitor.picked).to_have_count(1)
    assert len(visitor.heard) == 1
    visitor.press("play")
    visitor.await_news(2)
    assert len(visitor.heard) == 2
    told = visitor.heard[1]
    assert 0 <= told.find("Mei") < told.find("Jun")


def test_the_live_region_tells_why_a_pick_is_refused(visit: Visit, table: Seat) -> None:
    visitor = visit(table(FOLLOWING))
    visitor.pick("4s")
    expect(visitor.page.locator("#prompt small")).to_contain_text("4")
    visitor.listen()
    visitor.button("play").click()
    expect(visitor.page.locator("#prompt")).to_have_class(re.compile("is-wrong"))
    visitor.await_news(1)
    reason = visitor.page.locator("#prompt b").inner_text()
    assert [told.startswith(reason) for told in visitor.heard] == [True]


@pytest.mark.parametrize("picks", [("9h",), ("4s",)], ids=["accepted", "refused"])
def test_focus_is_never_lost_after_a_card_was_played_by_keyboard(
    visit: Visit, table: Seat, picks: Sequence[str]
) -> None:
    visitor = visit(table(FOLLOWING))
    for card in picks:
        visitor.tab_to(f"#pick-{card}")
        visitor.page.keyboard.press("Space")
    visitor.tab_to("#call-play")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("#prompt.is-wrong, [name=revision][value='2']").first).to_be_attached()
    visitor.check_focus()


def test_a_lost_connection_is_said_and_the_same_move_may_be_made_again(
    visit: Visit, table: Seat, open_context: Callable[..., BrowserContext]
) -> None:
    context = open_context()
    visitor = visit(table(WHOLE), page=context.new_page())
    context.set_offline(True)
    visitor.button("b3").click()
    expect(visitor.page.locator("#trouble")).to_be_visible()
    assert all("Failed to fetch" in complaint for complaint in visitor.complaints)
    visitor.complaints.clear()
    context.set_offline(False)
    visitor.press("b3")
    assert mine(visitor) == ["0:b3"]


def test_a_violation_of_the_content_policy_would_be_noticed(visit: Visit) -> None:
    visitor = visit("/en/")
    with visitor.page.expect_console_message():
        visitor.page.evaluate("document.body.setAttribute('style', 'color: red')")
    assert any("Content Security Policy" in complaint for complaint in visitor.complaints)
    visitor.complaints.clear()
