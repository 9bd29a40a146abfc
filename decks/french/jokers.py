"""The two jokers, told apart by shape and word as much as by colour.

The big one by day: a sun, a cap of three points, the seal's sign for big. The small one by night: a moon, two points,
the sign for small. The words big and small in a language belong to the page.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from decks.french.cards import BIG_JOKER, HEIGHT, INKS, RANKS, SMALL_JOKER, WIDTH
from decks.french.frames import PANEL_LINE, frame, panel
from decks.french.signs import INDEX
from decks.kit.element import NONE, Element, circle, group, path, rect, use
from decks.kit.geometry import around, disc, sparkle, spike
from decks.kit.glyphs import glyph
from decks.kit.paints import FACE, FIRST, GOLD, LINE, PAPER, RED, paint
from decks.kit.shapes import detail, outlined
from decks.kit.sprite import Drawing

_WORD: Final = "JOKER"
_LETTER_STEP = 12
_WINDOW_TOP = 37

_SUN: Final = disc(6) + "".join(spike(angle, 5.6, 11.8, 0.26) for angle in around(8))
_COLLAR: Final = "M-21-14L-25-4L-15-8L-10.5 0L-4-7L0 0L4-7L10.5 0L15-8L25-4L21-14Q12-20 0-19Q-12-20-21-14Z"
_LEFT_POINT: Final = "M-10-34C-12-44-8-50-14-51C-19-52-23-48-24-41C-28-52-22-61-13-60C-6-59-2-54 0-46Z"
_RIGHT_POINT: Final = "M10-34C12-44 8-50 14-51C19-52 23-48 24-41C28-52 22-61 13-60C6-59 2-54 0-46Z"
_MOON: Final = "M3.4-10.6A11 11 0 1 0 10.6 4.4A8.6 8.6 0 0 1 3.4-10.6Z"


@dataclass(frozen=True, slots=True)
class Joker:
    """One joker: the paints of its clothes and its night or day, the sky over it, its seal, its mark in the index."""

    code: str
    ink: str
    ground: str
    first: str
    second: str
    trim: str
    cheeks: str
    lips: str
    mark: str
    points: int
    sky: Drawing
    seal: Drawing


def _sunny_sky() -> Drawing:
    """A sun of radius 17 about the origin, its rays long and short in turn."""
    tips = (23, 25.5)
    rays = "".join(spike(angle, 18.4, tips[turn % 2], 0.11) for turn, angle in enumerate(around(16)))
    return path(rays, fill=RED), circle(0, 0, 16.4, fill=GOLD)


def _moonlit_sky() -> Drawing:
    """A waxing moon of radius 20 about the origin, and stars."""
    moon = "M5-19.7A20.4 20.4 0 1 0 19.7 6.8A16.2 16.2 0 1 1 5-19.7Z"
    stars = ((13.6, -12.2, 5.8), (19.7, -1, 3.4), (-18.7, -17.8, 3.4), (20.4, -22, 2.7))
    return (path(moon + "".join(sparkle(*star) for star in stars), fill=FACE),)


def _seal(strokes: str, colour: str) -> Element:
    return path(strokes, fill=NONE, stroke=colour, stroke_width=2.2, stroke_linecap="round")


BIG: Final = Joker(
    code=BIG_JOKER,
    ink=INKS["h"],
    ground=paint("day"),
    first=RED,
    second=GOLD,
    trim=GOLD,
    cheeks=RED,
    lips=RED,
    mark="sun",
    points=3,
    sky=_sunny_sky(),
    seal=(
        rect(-8.5, -8.5, 17, 17, radius=2.5, fill=INKS["h"]),
        _seal("M-5-1.6H5M0-6C0 0-2 4-5.6 6.4M0-1.6C1 2 3 5 5.8 6.4", PAPER),
    ),
)
SMALL: Final = Joker(
    code=SMALL_JOKER,
    ink=INKS["s"],
    ground=paint("night"),
    first=paint("moon"),
    second=FACE,
    trim=FACE,
    cheeks=paint("moon"),
    lips=LINE,
    mark="moon",
    points=2,
    sky=_moonlit_sky(),
    seal=(
        rect(-7.7, -7.7, 15.4, 15.4, radius=2.2, fill=NONE, stroke=INKS["s"], stroke_width=1.6),
        _seal("M0-6V5.2Q0 6.4-2 5.6M-3.4-2.4Q-4 1.4-6 3.4M3.4-2.4Q4.4 1 6 3.4", INKS["s"]),
    ),
)
JOKERS: Final[Mapping[str, Joker]] = {joker.code: joker for joker in (SMALL, BIG)}


def definitions() -> Iterator[Element]:
    """The word's letters, sun and moon, and each joker's figure, sky, seal and index column."""
    yield from (glyph(letter) for letter in _WORD if letter not in RANKS)
    yield group(*(use(f"g{letter}", step * _LETTER_STEP) for step, letter in enumerate(_WORD))).named("word")
    yield path(_SUN, fill=FIRST).named("sun")
    yield path(_MOON, fill=FIRST).named("moon")
    for joker in JOKERS.values():
        yield _jester(joker).named(f"jester{joker.code}")
        yield group(*joker.sky).named(f"sky{joker.code}")
        yield group(*joker.seal).named(f"seal{joker.code}")
        yield _column(joker).named(f"n{joker.code}")


def hand_face(joker: Joker) -> Drawing:
    """Mark and word down the strip, the bust under its sky in a tall panel, the seal."""
    return (
        use("k"),
        panel(_WINDOW_TOP, fill=joker.ground),
        use(f"sky{joker.code}").moved(64.7, 55.5, scale=0.62),
        _figure(joker, 64.7, 134, 1.02),
        panel(_WINDOW_TOP, fill=NONE, stroke=LINE, stroke_width=PANEL_LINE),
        use(f"n{joker.code}"),
        use(f"seal{joker.code}").moved(82, 20, scale=1.15),
    )


def table_face(joker: Joker) -> Drawing:
    """The bust under a high sky in the tall frame; mark and word in two corners, the seal in the other two, upright."""
    column = use(f"n{joker.code}").moved(*INDEX.table_corner, scale=INDEX.table_scale)
    seal = use(f"seal{joker.code}")
    return (
        use("k"),
        frame(fill=joker.ground),
        use(f"sky{joker.code}", 50, 44),
        _figure(joker, 50, 132.6, 0.98),
        use("e"),
        column,
        group(column).moved(WIDTH, HEIGHT, turn=180),
        seal.moved(88.5, 17, scale=0.78),
        seal.moved(11.5, 123, scale=0.78),
    )


def _column(joker: Joker) -> Element:
    mark = use(joker.mark).moved(INDEX.axis, 19, scale=0.98)
    return group(mark, use("word").moved(26, 35, scale=1.06, turn=90), color=joker.ink)


def _figure(joker: Joker, x: float, y: float, scale: float) -> Element:
    return use(f"jester{joker.code}", color=joker.first, fill=joker.second).moved(x, y, scale=scale)


def _jester(joker: Joker) -> Element:
    """A bust in two colours, x -27..27, base at y = 0, 62 high or, with a third point, 70."""
    middle = (path("M-9-37C-10-48-4-56 0-65C4-56 10-48 9-37Z", fill=FACE), _bell(0, -66, joker))
    return outlined(
        path("M-27 0C-26-12-16-17-9-19H9C16-17 26-12 27 0Z", fill=FIRST),
        path("M0-19H9C16-17 26-12 27 0H0Z"),
        path("M-9.4-36C-14-24-16-18-14-14C-6-12 6-12 14-14C16-18 14-24 9.4-36Z", fill=FIRST),
        path(_COLLAR, fill=FACE),
        *_smiling_face(joker),
        path(_LEFT_POINT, fill=FIRST),
        path(_RIGHT_POINT),
        *(middle if joker.points == 3 else ()),
        _bell(-23.5, -39, joker),
        _bell(23.5, -39, joker),
        path("M-11-37Q0-42 11-37L10.4-32.6Q0-37.4-10.4-32.6Z", fill=joker.trim),
    )


def _smiling_face(joker: Joker) -> Drawing:
    smile = path("M-4.4-24Q0-19 4.6-24.4", fill=NONE, stroke=joker.lips, stroke_width=1.3, stroke_linecap="round")
    cheeks = (circle(x, -26.4, 1.5, fill=joker.cheeks, stroke=NONE) for x in (-5.5, 5.5))
    return use("face", 0, -30, fill=FACE), smile, *cheeks


def _bell(x: float, y: float, joker: Joker) -> Element:
    return group(circle(x, y, 3, fill=joker.trim), detail(f"M{x - 1.6:g} {y + 0.8:g}h3.2", 0.9))
