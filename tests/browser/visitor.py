"""A person at the site: what they do at a table, and what must hold whatever they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it ships no types
from playwright.sync_api import ConsoleMessage, Locator, Page, Request, expect

from app.store import Saved, Store
from tests.browser.turns import TURNS, Deed

REFUSED: Final = "Failed to load resource"
"""How the browser notes a refused move; that is no error of the page."""

OVERFLOW: Final = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
LANDED: Final = """() => Promise.all(
  document.getAnimations().filter((each) => !(each instanceof CSSAnimation)).map((each) => each.finished)
).then(() => null)"""
"""Until no card is on its way from the hand to the table any more."""

BEHIND: Final = """(selector) => Boolean(
  document.activeElement.compareDocumentPosition(document.querySelector(selector)) & Node.DOCUMENT_POSITION_PRECEDING
)"""

LISTEN: Final = """() => {
  window.heard = [];
  new MutationObserver(() => window.heard.push(document.getElementById("status").textContent))
    .observe(document.getElementById("status"), { childList: true, characterData: true, subtree: true });
}"""

NEWS: Final = """(count) => new Promise((heard, missed) => {
  const late = performance.now() + 10000;
  const look = () => {
    if (window.heard.length >= count) heard();
    else if (performance.now() > late) missed(`only ${window.heard.length} of ${count} updates were heard`);
    else requestAnimationFrame(look);
  };
  look();
})"""
"""Until so many updates were heard. A function of one piece: the page's policy lets no text be evaluated again."""


class Visitor:
    """Drives one tab. Waits only for what the page shows."""

    def __init__(self, page: Page, store: Store, *, script: bool = True) -> None:
        self.page = page
        self.has_script = script
        self._store = store
        self.complaints: list[str] = []
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._check_host)

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not message.text.startswith(REFUSED):
            self.complaints.append(message.text)

    def _check_host(self, request: Request) -> None:
        host = urlsplit(request.url).hostname
        if host not in {"127.0.0.1", None}:
            self.complaints.append(f"another host was asked: {host}")

    def go(self, path: str) -> None:
        self.page.goto(path)

    @property
    def revisions(self) -> Locator:
        """The table's revision, as each of its forms sends it."""
        return self.page.locator("[name=revision]")

    @property
    def revision(self) -> str:
        return self.revisions.first.input_value()

    @property
    def saved(self) -> Saved:
        """The game of the table that is shown, as the server keeps it."""
        return self._store.fetch(urlsplit(self.page.url).path.rpartition("/")[2])

    @property
    def hand(self) -> list[str]:
        return [box.get_attribute("value") or "" for box in self.page.locator("#hand input").all()]

    @property
    def picked(self) -> Locator:
        return self.page.locator("#hand input:checked")

    @property
    def is_over(self) -> bool:
        return self.page.locator("#bill-title").count() > 0

    def button(self, call: str) -> Locator:
        return self.page.locator(f"#call-{call}")

    def is_ready(self, call: str) -> bool:
        """Whether the table has this button, and does not say that it would be refused."""
        button = self.button(call)
        return button.count() > 0 and "is-idle" not in (button.get_attribute("class") or "")

    def pick(self, *cards: str) -> None:
        for card in cards:
            self.page.locator(f"#hand-{card} .pick").click()
            expect(self.page.locator(f"#pick-{card}")).to_be_checked()

    def press(self, call: str) -> None:
        """Press a button that makes a move, and wait for the table after it."""
        before = self.revision
        self.button(call).click()
        expect(self.revisions.first).not_to_have_value(before)

    @property
    def game(self) -> str:
        """The key of the game whose page this is."""
        return self.page.locator("html").get_attribute("data-game") or ""

    def turn(self) -> None:
        """A turn by mouse."""
        deed = TURNS[self.game](self)
        self.pick(*deed.picks)
        if deed.suggested:
            self.button("hint").click()
            expect(self.picked.first).to_be_attached()
        self.press(self._call(deed))

    def _call(self, deed: Deed) -> str:
        return deed.otherwise if deed.otherwise and not self.is_ready(deed.call) else deed.call

    def tab_to(self, selector: str) -> None:
        """Press the tabulator until the focus is there, with Shift where that lies behind."""
        reached = f"document.activeElement.matches({selector!r})"
        self.page.locator(selector).first.wait_for(state="attached")
        key = "Shift+Tab" if self.page.evaluate(BEHIND, selector) else "Tab"
        for _ in range(120):
            self.page.keyboard.press(key)
            if self.page.evaluate(reached):
                return
        raise AssertionError(f"the tabulator never came to {selector}")

    def key_turn(self) -> None:
        """A turn by keyboard alone: Space picks, Enter presses a button, and on a card it plays what is picked."""
        before, deed = self.revision, TURNS[self.game](self)
        for card in deed.picks:
            self.tab_to(f"#pick-{card}")
            self.page.keyboard.press("Space")
            expect(self.page.locator(f"#pick-{card}")).to_be_checked()
        if deed.suggested:
            self._press_key("#call-hint")
            expect(self.picked.first).to_be_attached()
        if deed.picks:
            self.page.keyboard.press("Enter")
        else:
            self._press_key(f"#call-{self._call(deed)}")
        expect(self.revisions.first).not_to_have_value(before)

    def _press_key(self, selector: str) -> None:
        self.tab_to(selector)
        self.page.keyboard.press("Enter")

    def listen(self) -> None:
        """Hear the live region from now on."""
        self.page.evaluate(LISTEN)

    def await_news(self, count: int) -> None:
        """Wait until the live region has said this much since `listen`."""
        self.page.evaluate(NEWS, count)

    @property
    def heard(self) -> Sequence[str]:
        """What the live region said since `listen`."""
        said: list[str] = self.page.evaluate("window.heard")
        return said

    def check_focus(self) -> None:
        """Focus is not lost to the page, where a script can keep it."""
        if self.has_script:
            assert self.page.evaluate("document.activeElement !== document.body")

    def check_width(self, *widths: int) -> None:
        """Nothing sticks out sideways, at these widths."""
        size = self.page.viewport_size
        assert size is not None
        self.page.evaluate(LANDED)
        for width in widths:
            self.page.set_viewport_size({"width": width, "height": size["height"]})
            assert self.page.evaluate(OVERFLOW) <= 0, f"the page is too wide at {width}"
        self.page.set_viewport_size(size)

    def check_access(self, *rules: str) -> None:
        """Axe finds nothing; where rules are named, by these alone."""
        found = Axe().run(self.page, options={"runOnly": list(rules)} if rules else None)
        assert found.violations_count == 0, found.generate_report()
