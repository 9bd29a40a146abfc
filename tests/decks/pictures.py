"""Faces as a browser draws them at the size of a hand, and which two of them are most alike. Knows no deck."""

from __future__ import annotations

import base64
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from decks import Deck
from decks.deck import Layer

WIDTH = 48
STRIP = 16  # what a fan leaves to be seen of a card of that width

# What the page adds to the decks' paints, in its plainest state: what a theme does to it is proved elsewhere.
THEME = {"paper": "#faf6ec", "ink": "#1d1b18", "suit-red": "#b3261e", "suit-blue": "#1f4e79", "suit-green": "#2f5f2c"}
INKS = ("s", "h", "d", "c", "swords", "batons", "coins", "cups")
ONE_INK = dict.fromkeys(INKS, THEME["ink"])
STYLESHEET = Path(__file__).resolve().parents[2] / "static" / "css" / "cards.css"

# The browser decodes its own picture: of cards side by side, the two most alike in grey, for each width of them shown.
NEAREST = """async ([png, cards, shown]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, width, height);
    const luma = i => 0.299 * data[i] + 0.587 * data[i + 1] + 0.114 * data[i + 2];
    const grey = Int16Array.from({ length: width * height }, (_, pixel) => Math.round(luma(4 * pixel)));
    const apart = (one, other, columns) => {
        let total = 0;
        for (let row = 0; row < height; row++)
            for (let x = 0; x < columns; x++)
                total += Math.abs(grey[row * width + one + x] - grey[row * width + other + x]);
        return total / (columns * height);
    };
    return shown.map(columns => {
        let least = [Infinity, 0, 0];
        for (let a = 0; a < cards; a++)
            for (let b = a + 1; b < cards; b++) {
                const distance = apart(a * width / cards, b * width / cards, columns);
                if (distance < least[0]) least = [distance, a, b];
            }
        return least;
    });
}"""


@dataclass(frozen=True, slots=True)
class Nearest:
    """The two faces most alike, and the mean difference of their pixels in grey, of 255."""

    apart: float
    one: str
    other: str


def height(deck: Deck, width: int) -> int:
    """How many pixels high a card of that width is."""
    across, down = deck.ratio
    return round(width * down / across)


def paints(inks: Mapping[str, str]) -> str:
    """Declarations of every paint: those of the stylesheet, the plain theme, and inks that go before both."""
    decks = dict(re.findall(r"--([a-z0-9-]+):\s*(#[0-9a-f]{3,8}|var\(--[a-z-]+\));", STYLESHEET.read_text("utf-8")))
    return ";".join(f"--{name}:{colour}" for name, colour in {**decks, **THEME, **inks}.items())


def styles(deck: Deck, inks: Mapping[str, str], width: int = WIDTH) -> str:
    size = f"width:{width}px;height:{height(deck, width)}px"
    return f"body{{margin:0;display:flex;{paints(inks)}}}svg{{flex:none;{size}}}"


def layers(deck: Deck, name: str) -> tuple[Layer, ...]:
    """What is drawn of a name: the hand face of a code, and any other symbol as it is."""
    return deck.hand(name) if name in deck.codes else (Layer(name),)


def use(layer: Layer, file: str) -> str:
    color = f' color="{layer.color}"' if layer.color else ""
    return f'<use href="{file}#{layer.symbol}"{color}/>'


def cards(deck: Deck, names: Sequence[str], file: str = "") -> str:
    across, down = deck.ratio
    faces = ("".join(use(layer, file) for layer in layers(deck, name)) for name in names)
    return "".join(f'<svg viewBox="0 0 {across} {down}">{face}</svg>' for face in faces)


def picture(page: Page, deck: Deck, names: Sequence[str], inks: Mapping[str, str], width: int = WIDTH) -> bytes:
    """Faces side by side, as a PNG."""
    page.set_viewport_size({"width": width * len(names), "height": height(deck, width)})
    style, sprite = styles(deck, inks, width), deck.sprite()
    page.set_content(f"<!doctype html><style>{style}</style>{cards(deck, names)}<div hidden>{sprite}</div>")
    return page.screenshot()


def nearest(
    page: Page, deck: Deck, names: Sequence[str], inks: Mapping[str, str], width: int = WIDTH
) -> tuple[Nearest, Nearest]:
    """Which of these faces are most alike: over the whole face, and over the strip that a fan leaves to be seen."""
    png = base64.b64encode(picture(page, deck, names, inks, width)).decode()
    whole, strip = page.evaluate(NEAREST, [png, len(names), [width, STRIP]])
    return _nearest(whole, names), _nearest(strip, names)


def _nearest(found: tuple[float, int, int], names: Sequence[str]) -> Nearest:
    apart, one, other = found
    return Nearest(apart, names[one], names[other])
