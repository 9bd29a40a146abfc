"""The three sliders: they act while they move, they are kept, they are given back, with scripting and without."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.app.colours import Palette
from tests.browser.visitor import Visitor
from tests.engines.doudizhu.positions import WHOLE

pytestmark = pytest.mark.browser
scripts = pytest.mark.parametrize("script", [True, False], ids=["script", "plain"])
Visit = Callable[..., Visitor]
Seat = Callable[[str], str]

LEADING: Final = f"{WHOLE} 0:b3"
SHARES: Final = """() => ["contrast", "grain", "temperature"].map(
  (name) => Number(getComputedStyle(document.documentElement).getPropertyValue(`--${name}`)))"""
SEEN: Final = """([selector, names]) => {
  const probe = document.querySelector(selector).appendChild(document.createElement("span"));
  const dot = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const seen = names.map((name) => {
    probe.style.color = `var(--${name})`;
    dot.fillStyle = getComputedStyle(probe).color;
    dot.fillRect(0, 0, 1, 1);
    return [...dot.getImageData(0, 0, 1, 1).data].slice(0, 3);
  });
  probe.remove();
  return seen;
}"""
"""What a browser makes of tokens: bytes of red, green and blue."""


def shares(page: Page) -> list[int]:
    """What holds on the page: contrast, grain, temperature."""
    found: list[int] = page.evaluate(SHARES)
    return found


def colours(page: Page, *names: str, at: str = "#hand .card") -> list[list[int]]:
    found: list[list[int]] = page.evaluate(SEEN, [at, list(names)])
    return found


def open_display(visitor: Visitor) -> Any:
    visitor.page.locator("summary", has_text="Display").click()
    return visitor.page.locator("form.popover.sliders")


def set_to(visitor: Visitor, name: str, share: int) -> None:
    """Move a slider; with scripting, wait until it is kept."""
    slider = visitor.page.locator(f"#display-{name}")
    if not visitor.has_script:
        slider.fill(str(share))
        return
    with visitor.page.expect_response("**/settings?*"):
        slider.fill(str(share))


def save(visitor: Visitor) -> None:
    """Without scripting there is a button for it."""
    button = visitor.page.get_by_role("button", name="Save")
    if visitor.has_script:
        expect(button).to_be_hidden()
        return
    with visitor.page.expect_navigation():
        button.click()


@scripts
def test_what_the_sliders_are_left_at_holds_on_every_page_from_then_on(
    visit: Visit, table: Seat, *, script: bool
) -> None:
    visitor = visit(table(LEADING), script=script)
    here = visitor.page.url
    open_display(visitor)
    for name, share in (("contrast", 100), ("grain", 0), ("temperature", 35)):
        set_to(visitor, name, share)
    save(visitor)
    expect(visitor.page).to_have_url(here)
    assert shares(visitor.page) == [100, 0, 35]
    visitor.go("/tr/privacy")
    assert shares(visitor.page) == [100, 0, 35]
    expect(visitor.page.locator("#display-temperature")).to_have_value("35")


@scripts
def test_a_reset_gives_the_display_back_to_the_browser(visit: Visit, table: Seat, *, script: bool) -> None:
    visitor = visit(table(LEADING), script=script)
    open_display(visitor)
    set_to(visitor, "contrast", 0)
    save(visitor)
    visitor.go(visitor.page.url)
    assert shares(visitor.page) == [0, 50, 50]
    button = open_display(visitor).get_by_role("button", name="Reset")
    with visitor.page.expect_response("**/settings?*") if script else visitor.page.expect_navigation():
        button.click()
    assert shares(visitor.page) == [50, 50, 50]
    visitor.go(visitor.page.url)
    assert shares(visitor.page) == [50, 50, 50]
    expect(visitor.page.locator("#theme")).to_have_count(0)


def test_saving_and_resetting_without_scripting_keep_the_picks(visit: Visit, table: Seat) -> None:
    visitor = visit(table(LEADING), script=False)
    visitor.pick("Xr", "Xb")
    for button, share in (("Save", 100), ("Reset", 50)):
        form = open_display(visitor)
        set_to(visitor, "contrast", 100)
        with visitor.page.expect_navigation(url="**?pick=Xr&pick=Xb"):
            form.get_by_role("button", name=button).click()
        assert shares(visitor.page) == [share, 50, 50]
        expect(visitor.picked).to_have_count(2)
    visitor.press("play")
    assert "0:XbXr" in visitor.saved.record


def test_a_slider_acts_at_every_step_and_says_so_in_words(visit: Visit, table: Seat) -> None:
    visitor = visit(table(LEADING).replace("/en/", "/tr/"))
    visitor.page.locator("summary", has_text="Görünüm").click()
    slider = visitor.page.get_by_label("Kontrast")
    slider.focus()
    for key, share in (("ArrowRight", 55), ("ArrowRight", 60), ("Home", 0), ("End", 100)):
        slider.press(key)
        assert shares(visitor.page)[0] == share
        expect(slider).to_have_attribute("aria-valuetext", f"yüzde {share}")
        expect(visitor.page.locator("form.popover output").first).to_have_text(f"%{share}")


def test_sliders_keep_picks_and_focus(visit: Visit, table: Seat) -> None:
    visitor = visit(table(LEADING))
    visitor.pick("Xr", "Xb")
    open_display(visitor)
    set_to(visitor, "contrast", 80)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("summary", has_text="Display")).to_be_focused()
    expect(visitor.picked).to_have_count(2)


def test_the_last_of_many_steps_is_the_one_that_is_kept(visit: Visit, table: Seat) -> None:
    visitor = visit(table(LEADING))
    open_display(visitor)
    slider = visitor.page.locator("#display-grain")
    slider.focus()
    with visitor.page.expect_response(lambda response: "grain=80" in (response.request.post_data or "")):
        for _ in range(6):
            slider.press("ArrowRight")
    visitor.go(visitor.page.url)
    assert shares(visitor.page) == [50, 80, 50]


@scripts
def test_the_settings_lead_back_to_the_table(visit: Visit, table: Seat, *, script: bool) -> None:
    visitor = visit(table(LEADING), script=script)
    here = visitor.page.url
    open_display(visitor).get_by_role("link", name="All settings").click()
    visitor.page.get_by_role("link", name="Back to the table").click()
    expect(visitor.page).to_have_url(here)


def test_sliders_change_how_cards_and_cloth_look(visit: Visit, table: Seat) -> None:
    visitor = visit(table(LEADING))
    seen = {}
    for display in ("50-50-50", "0-50-50", "100-50-50", "50-50-0", "50-50-100"):
        where = visitor.page.url
        visitor.page.context.add_cookies([{"name": "preferences", "value": f"display:{display}", "url": where}])
        visitor.go(visitor.page.url)
        seen[display] = visitor.page.locator("#hand .card").last.screenshot(animations="disabled")
    assert len(set(seen.values())) == len(seen)
    cloth = visitor.page.locator(".hem")
    grains = set()
    for grain in (0, 100):
        visitor.page.evaluate(f"document.documentElement.style.setProperty('--grain', {grain})")
        grains.add(cloth.screenshot())
    assert len(grains) == 2


TOKENS: Final = ("page", "felt", "tray", "on-felt-soft", "paper", "ink", "suit-red", "brass", "muted", "border")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_browser_computes_the_colours_that_the_ratios_are_computed_from(
    visit: Visit, table: Seat, scheme: Any
) -> None:
    visitor = visit(table(LEADING))
    visitor.page.emulate_media(color_scheme=scheme)
    for contrast, temperature in ((0, 0), (0, 100), (35, 70), (50, 50), (100, 0), (100, 100)):
        for name, share in (("contrast", contrast), ("temperature", temperature)):
            visitor.page.evaluate(f"document.documentElement.style.setProperty('--{name}', {share})")
        palette = Palette(scheme == "dark", "doudizhu", contrast, temperature)
        expected = [[round(255 * channel) for channel in palette[name]] for name in TOKENS]
        for name, one, other in zip(TOKENS, colours(visitor.page, *TOKENS), expected, strict=True):
            assert one == pytest.approx(other, abs=1), (name, contrast, temperature)


@pytest.mark.parametrize(("wish", "share"), [("more", 90), ("no-preference", 50)])
def test_who_prefers_more_contrast_gets_it_until_choosing_otherwise(
    visit: Visit, table: Seat, wish: Any, share: int
) -> None:
    visitor = visit(table(LEADING))
    visitor.page.emulate_media(contrast=wish)
    visitor.go(visitor.page.url)
    assert shares(visitor.page) == [share, 50, 50]
    expect(visitor.page.locator("#display-contrast")).to_have_value(str(share))
    open_display(visitor)
    set_to(visitor, "contrast", 20)
    visitor.go(visitor.page.url)
    assert shares(visitor.page) == [20, 50, 50]


def test_dark_pages_stay_dark_whatever_is_chosen(visit: Visit, table: Seat) -> None:
    visitor = visit(table(LEADING))
    visitor.page.emulate_media(color_scheme="dark")
    for contrast in (0, 100):
        visitor.page.evaluate(f"document.documentElement.style.setProperty('--contrast', {contrast})")
        (page,), (paper,) = colours(visitor.page, "page"), colours(visitor.page, "paper")
        assert max(page) < 60 < min(paper)


def test_forced_colours_have_no_grain_and_show_what_is_picked(visit: Visit, table: Seat) -> None:
    visitor = visit(table(LEADING))
    grain = "getComputedStyle(document.querySelector('.felt'), '::before').display"
    outline = "getComputedStyle(document.querySelector('#hand :checked + .card')).outlineStyle"
    visitor.pick("Xr")
    assert (visitor.page.evaluate(grain), visitor.page.evaluate(outline)) == ("block", "none")
    visitor.page.emulate_media(forced_colors="active")
    assert (visitor.page.evaluate(grain), visitor.page.evaluate(outline)) == ("none", "solid")
