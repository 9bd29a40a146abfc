"""A whole game in a browser: by mouse, without JavaScript, by keyboard alone; no wider than the screen at any time."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from engines.core.match import Match
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
MOST_TURNS = 80


def play_out(visitor: Visitor, turn: Callable[[], None]) -> None:
    """Turn after turn to the end."""
    for number in range(MOST_TURNS):
        if number % 4 == 0:
            visitor.check_width(390, 1280)
        if visitor.is_over:
            return
        turn()
        visitor.check_focus()
    raise AssertionError("the game does not end")


def check_end(visitor: Visitor) -> None:
    """The page shows the end that the server keeps: the score, and the record to be read."""
    visitor.check_width(390, 1280)
    match = Match.read(visitor.saved.record)
    assert match.outcome is not None
    assert visitor.saved.finished is not None
    own = match.outcome.scores[0]
    expect(visitor.page.locator(".bill__score b")).to_contain_text(str(abs(own)))
    visitor.page.get_by_role("link", name="The record as text").click()
    assert Match.read(visitor.page.locator("body").inner_text()).outcome == match.outcome


def test_by_mouse(visit: Visit) -> None:
    visitor = visit("/", 390)
    visitor.page.get_by_role("link", name=re.compile("^Play")).click()
    visitor.page.get_by_role("button", name="Deal the cards").click()
    play_out(visitor, visitor.turn)
    check_end(visitor)


def test_without_javascript(visit: Visit) -> None:
    visitor = visit("/en/doudizhu", 390, script=False)
    visitor.page.get_by_role("button", name="Deal the cards").click()
    play_out(visitor, visitor.turn)
    check_end(visitor)


def test_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit("/en/", 1280)
    visitor.tab_to("a[href='/en/doudizhu']")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url("**/en/doudizhu")
    visitor.tab_to("[name=level]")
    visitor.page.keyboard.press("ArrowDown")
    visitor.page.keyboard.press("ArrowUp")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url("**/en/g/*")
    play_out(visitor, visitor.key_turn)
    check_end(visitor)
