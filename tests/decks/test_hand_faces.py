"""Hand faces in a browser: no two alike at 48 px and in grey, and a page's colours reach a sprite in its own file."""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence
from itertools import combinations
from operator import sub

import pytest
from playwright.sync_api import Page, Route

from decks.french import DECK

WIDTH, HEIGHT = 48, 67
STRIP = 16  # what a fan leaves to be seen of a card of that width

# The deck's paints and the page's inks in their plainest state: what a theme does to them is proved elsewhere.
INKS = {"s": "#1d1b18", "c": "#1d1b18", "h": "#b3261e", "d": "#b3261e"}
ONE_INK = dict.fromkeys(INKS, INKS["s"])
PAINTS = {
    "paper": "#faf6ec", "edge": "#b9ad96", "panel": "#f1e6cd", "line": "#1d1b18", "face": "#fdf8ee", "steel": "#dfe6ea",
    "wood": "#96673a", "red": "#b3261e", "blue": "#1f4e79", "gold": "#e0a526", "green": "#3f6b3a", "hair": "#6b4226",
    "hair2": "#35261c", "hair3": "#d9cbb0", "hair4": "#c9822b", "day": "#f6dd94", "night": "#2c3340", "moon": "#9aa3ad",
}  # fmt: skip

SITE = "http://decks.test"
POLICY = "default-src 'none'; img-src 'self'; style-src 'self'"

# The browser decodes its own picture: luma of every pixel, row by row.
GREY = """async png => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    const luma = i => 0.299 * data[i] + 0.587 * data[i + 1] + 0.114 * data[i + 2];
    return Array.from({ length: data.length / 4 }, (_, pixel) => Math.round(luma(4 * pixel)));
}"""

Grey = Sequence[int]
"""A picture row by row, 0 black to 255 white."""


def styles(inks: Mapping[str, str]) -> str:
    paints = ";".join(f"--{name}:{colour}" for name, colour in {**PAINTS, **inks}.items())
    return f"body{{margin:0;display:flex;{paints}}}svg{{flex:none;width:{WIDTH}px;height:{HEIGHT}px}}"


def cards(codes: Sequence[str], file: str = "") -> str:
    width, height = DECK.ratio
    return "".join(f'<svg viewBox="0 0 {width} {height}"><use href="{file}#{code}"/></svg>' for code in codes)


def grey(page: Page) -> Grey:
    """What the page shows."""
    picture = base64.b64encode(page.screenshot()).decode()
    page.goto("about:blank")  # where no policy of the page forbids to look at a picture
    shades: list[int] = page.evaluate(GREY, picture)
    return shades


def drawn(page: Page, codes: Sequence[str], inks: Mapping[str, str]) -> Grey:
    """Hand faces side by side."""
    page.set_viewport_size({"width": WIDTH * len(codes), "height": HEIGHT})
    page.set_content(f"<!doctype html><style>{styles(inks)}</style>{cards(codes)}<div hidden>{DECK.sprite()}</div>")
    return grey(page)


def pictures(shades: Grey, codes: Sequence[str], width: int) -> dict[str, Grey]:
    """The left `width` pixels of each of the faces that stand side by side."""
    rows = range(0, len(shades), WIDTH * len(codes))
    return {
        code: [shade for row in rows for shade in shades[row + place * WIDTH :][:width]]
        for place, code in enumerate(codes)
    }


def distance(one: Grey, other: Grey) -> float:
    """The mean difference of two pictures, of 255."""
    total: int = sum(map(abs, map(sub, one, other)))
    return total / len(one)


def nearest(faces: Mapping[str, Grey]) -> tuple[float, str, str]:
    """The two that are most alike, and how far apart they are."""
    return min((distance(faces[a], faces[b]), a, b) for a, b in combinations(faces, 2))


@pytest.mark.browser
@pytest.mark.parametrize("inks", [INKS, ONE_INK], ids=["two inks", "one ink"])
def test_no_two_hand_faces_are_alike_in_grey(page: Page, inks: Mapping[str, str]) -> None:
    shades = drawn(page, DECK.codes, inks)
    for width, floor in ((WIDTH, 1.2), (STRIP, 2.8)):
        apart, *pair = nearest(pictures(shades, DECK.codes, width))
        assert apart >= floor, pair


@pytest.mark.browser
def test_the_two_jokers_are_told_apart_by_shape_and_not_only_by_ink(page: Page) -> None:
    codes = ("Xb", "Xr")
    shades = drawn(page, codes, ONE_INK)
    for width, floor in ((WIDTH, 40), (STRIP, 6)):
        small, big = pictures(shades, codes, width).values()
        assert distance(small, big) >= floor


@pytest.mark.browser
def test_a_sprite_in_its_own_file_takes_the_pages_colours_under_a_strict_policy(page: Page) -> None:
    codes = ("Ks", "7h", "Xr")
    served = {
        "/": ("text/html", f'<!doctype html><link rel="stylesheet" href="/page.css">{cards(codes, "/french.svg")}'),
        "/page.css": ("text/css", styles(INKS)),
        "/french.svg": ("image/svg+xml", DECK.sprite()),
    }

    def answer(route: Route) -> None:
        kind, body = served.get(route.request.url.removeprefix(SITE), ("text/plain", ""))
        route.fulfill(body=body, content_type=kind, headers={"content-security-policy": POLICY})

    inline = drawn(page, codes, INKS)
    page.route(f"{SITE}/**", answer)
    page.goto(f"{SITE}/")
    assert grey(page) == inline
