"""Truco in a browser: each phase can be used by everybody; folding asks once more; Enter never answers a call."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.app.truco_tables import POSITIONS
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser
scripts = pytest.mark.parametrize("script", [True, False], ids=["script", "plain"])
Visit = Callable[..., Visitor]
Seat = Callable[[str], str]

WIDTHS = (360, 390, 768, 1280, 1440)


@pytest.mark.parametrize("position", POSITIONS)
def test_axe_finds_nothing_in_any_phase_and_nothing_is_too_wide(visit: Visit, table: Seat, position: str) -> None:
    visitor = visit(table(POSITIONS[position]), 390)
    visitor.check_access()
    visitor.check_width(*WIDTHS)


def test_axe_finds_nothing_while_folding_is_asked_about_and_calls_are_explained(visit: Visit, table: Seat) -> None:
    visitor = visit(table(POSITIONS["lead"]), 390)
    visitor.button("ask-mazo").click()
    visitor.page.locator(".glosses > summary").click()
    expect(visitor.page.get_by_text("give this deal up")).to_be_visible()
    visitor.check_access()
    visitor.check_width(*WIDTHS)


@scripts
def test_folding_asks_once_more_and_can_be_thought_better_of(visit: Visit, table: Seat, *, script: bool) -> None:
    visitor = visit(table(POSITIONS["lead"]), script=script)
    visitor.button("ask-mazo").click()
    expect(visitor.page.locator("#prompt")).to_contain_text("Fold this deal?")
    visitor.button("clear").click()
    expect(visitor.button("ask-mazo")).to_be_visible()
    assert visitor.saved.revision == 1
    visitor.button("ask-mazo").click()
    expect(visitor.button("mazo")).to_be_visible()
    visitor.press("mazo")
    expect(visitor.page.get_by_role("heading", name="Nélida takes the deal")).to_be_visible()
    assert visitor.saved.record.split()[-1] == "0:mazo"
    visitor.press("next")
    expect(visitor.page.locator("#hand input")).to_have_count(3)


def test_the_question_whether_to_fold_is_heard(visit: Visit, table: Seat) -> None:
    visitor = visit(table(POSITIONS["tied"]))
    visitor.listen()
    visitor.button("ask-mazo").click()
    visitor.await_news(1)
    assert [told.startswith("Fold this deal?") for told in visitor.heard] == [True]
    visitor.check_focus()


def test_picking_a_card_instead_takes_the_question_back(visit: Visit, table: Seat) -> None:
    visitor = visit(table(POSITIONS["lead"]))
    visitor.button("ask-mazo").click()
    expect(visitor.button("mazo")).to_be_visible()
    visitor.pick("7e")
    expect(visitor.button("mazo")).to_have_count(0)
    visitor.press("play")
    assert "0:7e" in visitor.saved.record.split()


@pytest.mark.parametrize("position", ["truco pending", "envido pending"])
def test_enter_on_a_card_answers_no_call(visit: Visit, table: Seat, position: str) -> None:
    visitor = visit(table(POSITIONS[position]))
    visitor.tab_to("#hand input")
    visitor.page.keyboard.press("Enter")
    visitor.page.keyboard.press("Space")
    expect(visitor.picked).to_have_count(1)
    assert visitor.saved.revision == 1


def test_enter_on_a_card_does_not_fold(visit: Visit, table: Seat) -> None:
    visitor = visit(table(POSITIONS["lead"]))
    visitor.button("ask-mazo").click()
    expect(visitor.button("mazo")).to_be_visible()
    visitor.page.locator("#pick-7e").focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.button("mazo")).to_be_visible()
    assert visitor.saved.revision == 1


def test_focus_is_not_lost_when_the_deal_ends(visit: Visit, table: Seat) -> None:
    visitor = visit(table(POSITIONS["lead"]))
    visitor.button("ask-mazo").click()
    visitor.tab_to("#call-mazo")
    visitor.page.keyboard.press("Enter")
    expect(visitor.button("next")).to_be_visible()
    visitor.check_focus()
    visitor.tab_to("#call-next")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("#hand input")).to_have_count(3)
    visitor.check_focus()


@scripts
def test_a_refused_call_pays_its_caller_and_the_next_deal_waits(visit: Visit, table: Seat, *, script: bool) -> None:
    visitor = visit(table(POSITIONS["truco pending"]), script=script)
    visitor.press("noquiero")
    expect(visitor.page.locator(".slip")).to_contain_text("not wanted")
    expect(visitor.page.locator("#prompt")).to_contain_text("Nélida takes the deal, for 1.")
    deals = visitor.saved.record.count("d:")
    visitor.press("next")
    expect(visitor.page.locator("#prompt")).not_to_contain_text("takes the deal")
    assert visitor.saved.record.count("d:") == deals + 1


@scripts
def test_the_link_opens_a_table_in_the_middle_of_a_call(visit: Visit, table: Seat, *, script: bool) -> None:
    path = table(POSITIONS["envido first"])
    for _ in range(2):
        visitor = visit(path, script=script)
        expect(visitor.page.locator("#prompt")).to_contain_text("Nélida calls Envido.")
        expect(visitor.page.locator(".bubble")).to_have_text([re.compile("¡Envido!"), re.compile("¡Truco!")])
        assert visitor.is_ready("falta")
