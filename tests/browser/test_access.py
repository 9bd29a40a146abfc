"""Every phase of every page: axe finds nothing, and nothing is wider than the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from app.i18n import LANGUAGES
from engines.core.match import Match
from engines.registry import GAMES
from tests.browser.visitor import Visitor
from tests.engines.doudizhu.positions import WHOLE
from tests.records.make import FOLDER
from tests.records.replay import decisions

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
Seat = Callable[[str], str]

WIDTHS = (360, 390, 768, 1280, 1440)
FOLLOWING = f"{WHOLE} 0:b1 1:b3 1:3s3h3d6s 2:-"
OVER = (FOLDER / "doudizhu" / "landlord-wins.record").read_text(encoding="ascii")


def lobby(visitor: Visitor, _seat: Seat) -> None:
    visitor.go("/en/doudizhu")
    visitor.page.get_by_role("button", name="Deal the cards").click()
    visitor.page.wait_for_url("**/en/g/*")
    visitor.go("/en/")


def game_page(visitor: Visitor, _seat: Seat) -> None:
    visitor.go("/en/doudizhu")


def auction(visitor: Visitor, seat: Seat) -> None:
    visitor.go(seat(WHOLE))


def lead(visitor: Visitor, seat: Seat) -> None:
    visitor.go(seat(f"{WHOLE} 0:b3"))


def follow(visitor: Visitor, seat: Seat) -> None:
    visitor.go(seat(FOLLOWING))


def picked(visitor: Visitor, seat: Seat) -> None:
    visitor.go(seat(f"{WHOLE} 0:b3"))
    visitor.pick("Xb", "Xr")
    expect(visitor.page.locator("#prompt small")).to_contain_text("rocket", ignore_case=True)


def refused(visitor: Visitor, seat: Seat) -> None:
    visitor.go(seat(FOLLOWING))
    visitor.pick("4s")
    visitor.button("play").click()
    expect(visitor.page.locator("#prompt.is-wrong")).to_be_visible()


def end(visitor: Visitor, seat: Seat) -> None:
    visitor.go(seat(OVER))


def nothing_here(visitor: Visitor, _seat: Seat) -> None:
    visitor.go("/en/nothing")


PHASES = [lobby, game_page, auction, lead, follow, picked, refused, end, nothing_here]


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
def test_axe_finds_nothing_on_a_phone_and_nothing_is_too_wide(
    visit: Visit, table: Seat, phase: Callable[[Visitor, Seat], None]
) -> None:
    visitor = visit("/en/", 390)
    phase(visitor, table)
    visitor.check_access()
    visitor.check_width(*WIDTHS)


@pytest.mark.parametrize("phase", [lobby, lead, end], ids=lambda phase: phase.__name__)
def test_axe_finds_nothing_on_a_wide_screen(visit: Visit, table: Seat, phase: Callable[[Visitor, Seat], None]) -> None:
    visitor = visit("/en/", 1280)
    phase(visitor, table)
    visitor.check_access()


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_games_page_is_too_wide_in_any_language(visit: Visit, code: str) -> None:
    visitor = visit(f"/{code}/", 360)
    for key in GAMES:
        visitor.go(f"/{code}/{key}")
        visitor.check_width(360)


def widest() -> list[Match]:
    """Of each golden record the position in which the most cards lie before the seats; the widest of all."""
    paths = (FOLDER / "doudizhu").glob("*.record")
    found = [max(decisions(path.read_text(encoding="ascii")), key=_laid) for path in paths]
    return sorted(found, key=_laid)[-6:]


def _laid(match: Match) -> int:
    return sum(len(spot.cards) for spot in match.game.table(match.view(0)).extra.spots)


def test_the_longest_plays_fit_the_smallest_phone(visit: Visit, table: Seat) -> None:
    visitor = visit("/en/", 360)
    for match in widest():
        visitor.go(table(str(match)))
        visitor.check_width(360, 1280)
