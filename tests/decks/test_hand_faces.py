"""Hand faces in a browser: no two alike at 48 px and in grey, and a page's colours reach a sprite in its own file."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from playwright.sync_api import Page, Route

from decks import Deck
from tests.decks.pictures import ONE_INK, cards, nearest, picture, styles

# How far apart the two most alike have to be: over the whole face, and over the strip that a fan leaves to be seen.
FLOORS = {"bresciane": (0.8, 2.2), "catalan": (0.95, 2.8), "dashavatara": (2.1, 1.8), "french": (1.2, 2.8)}

SITE = "http://decks.test"
POLICY = "default-src 'none'; img-src 'self'; style-src 'self'"


@pytest.mark.browser
@pytest.mark.parametrize("inks", [{}, ONE_INK], ids=["its inks", "one ink"])
def test_no_two_hand_faces_are_alike_in_grey(page: Page, deck: Deck, inks: Mapping[str, str]) -> None:
    for found, floor in zip(nearest(page, deck, deck.codes, inks), FLOORS[deck.key], strict=True):
        assert found.apart >= floor, found


@pytest.mark.browser
def test_a_sprite_in_its_own_file_takes_the_pages_colours_under_a_strict_policy(page: Page, deck: Deck) -> None:
    names = (deck.codes[0], deck.codes[-1], f"{deck.codes[-1]}-t", "back")
    used = cards(deck, names, f"/{deck.key}.svg")
    served = {
        "/": ("text/html", f'<!doctype html><link rel="stylesheet" href="/page.css">{used}'),
        "/page.css": ("text/css", styles(deck, {})),
        f"/{deck.key}.svg": ("image/svg+xml", deck.sprite()),
    }

    def answer(route: Route) -> None:
        kind, body = served.get(route.request.url.removeprefix(SITE), ("text/plain", ""))
        route.fulfill(body=body, content_type=kind, headers={"content-security-policy": POLICY})

    inline = picture(page, deck, names, {})
    page.route(f"{SITE}/**", answer)
    page.goto(f"{SITE}/")
    assert page.screenshot() == inline
