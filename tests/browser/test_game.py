"""A whole game in a browser: by mouse, without JavaScript, by keyboard alone; no wider than the screen at any time."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from app.i18n import words
from engines.core.match import Match
from engines.core.words import phrase
from engines.registry import GAMES
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
MOST_TURNS = 200

games = pytest.mark.parametrize("key", GAMES)


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
    expect(visitor.page.locator(".bill__score b").first).to_contain_text(str(abs(own)))
    visitor.page.get_by_role("link", name="The record as text").click()
    visitor.page.wait_for_url("**/record")
    assert Match.read(visitor.page.locator("body").inner_text()).outcome == match.outcome


@games
def test_by_mouse(visit: Visit, key: str) -> None:
    visitor = visit("/", 390)
    name = words("en").plain(phrase(f"{key}.name"))
    visitor.page.get_by_role("link", name=re.compile(f"^Play.*{name}")).click()
    visitor.page.get_by_role("button", name="Deal the cards").click()
    visitor.page.wait_for_url("**/en/g/*")
    play_out(visitor, visitor.turn)
    check_end(visitor)


@games
def test_without_javascript(visit: Visit, key: str) -> None:
    visitor = visit(f"/en/{key}", 390, script=False)
    visitor.page.get_by_role("button", name="Deal the cards").click()
    visitor.page.wait_for_url("**/en/g/*")
    play_out(visitor, visitor.turn)
    check_end(visitor)


@games
def test_by_keyboard_alone(visit: Visit, key: str) -> None:
    visitor = visit("/en/", 1280)
    visitor.tab_to(f"a[href='/en/{key}']")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url(f"**/en/{key}")
    visitor.tab_to("[name=level]")
    visitor.page.keyboard.press("ArrowDown")
    visitor.page.keyboard.press("ArrowUp")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url("**/en/g/*")
    play_out(visitor, visitor.key_turn)
    check_end(visitor)
