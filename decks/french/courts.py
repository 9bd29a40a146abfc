"""The twelve courts: a bust that serves as the hand's portrait and, turned, as both halves of the table face."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from decks.french.attire import ATTIRE, FIST
from decks.french.cards import COURTS, HEIGHT, INKS, SUITS, WIDTH
from decks.french.held import HELD
from decks.french.signs import column, corners
from decks.kit import people
from decks.kit.element import Element, group, path, use
from decks.kit.paints import (
    BLUE,
    BROWN_HAIR,
    DARK_HAIR,
    FACE,
    FAIR_HAIR,
    GOLD,
    GREEN,
    GREY_HAIR,
    LINE,
    RED,
)
from decks.kit.people import Head
from decks.kit.shapes import outlined
from decks.kit.sprite import Drawing


@dataclass(frozen=True, slots=True)
class Colours:
    """How a suit dresses: coat, trim, and what is worn over or under them. Plume and lozenges are of the third too."""

    coat: str
    trim: str
    mantle: str


_COLOURS: Final[Mapping[str, Colours]] = {
    "s": Colours(BLUE, GOLD, RED),
    "h": Colours(RED, GOLD, BLUE),
    "d": Colours(GOLD, RED, BLUE),
    "c": Colours(GREEN, GOLD, RED),
}
# No two of a rank share both the colour of their hair and that of their coat.
_HAIR: Final[Mapping[str, str]] = {
    "Ks": BROWN_HAIR, "Kh": GREY_HAIR, "Kd": FAIR_HAIR, "Kc": DARK_HAIR,
    "Qs": DARK_HAIR, "Qh": FAIR_HAIR, "Qd": BROWN_HAIR, "Qc": GREY_HAIR,
    "Js": DARK_HAIR, "Jh": FAIR_HAIR, "Jd": BROWN_HAIR, "Jc": GREY_HAIR,
}  # fmt: skip
_BEARDS: Final[Mapping[str, str]] = {"Ks": "fork", "Kh": "full", "Kd": "fork", "Kc": "full", "Js": "moustache"}

_HEAD_PARTS: Final = (
    *("face", "mouth"),
    *("curls", "long", "bob"),
    *("full", "fork", "moustache"),
    *("crown", "coronet", "beret"),
)

_MANTLE: Final = "M-12-45C-23-38-25-20-23-8H23C25-20 23-38 12-45Z"
_PORTRAIT: Final = (64.7, 134)
_PORTRAIT_SCALE = 1.09

_FRAME_CORNER_SIGN: Final = (29.2, 13.4)
_FRAME_CORNER_SCALE = 0.44
_BELT_TOP, _BELT_HEIGHT = 66, 8
_LOZENGES = (28, 39, 50, 61, 72)


def definitions() -> Iterator[Element]:
    """Parts of heads, attire, the belt, and every court's bust and half figure."""
    yield from people.definitions(*_HEAD_PARTS)
    yield from (drawing.named(f"y{rank}") for rank, drawing in ATTIRE.items())
    yield FIST.named("fist")
    yield _belt().named("belt")
    for rank in COURTS:
        for suit in SUITS:
            yield _bust(rank, suit).named(f"b{rank}{suit}")
            yield _half(rank, suit).named(f"h{rank}{suit}")


def hand_face(rank: str, suit: str) -> Drawing:
    """Index, and the bust in a panel."""
    portrait = use(f"b{rank}{suit}").moved(*_PORTRAIT, scale=_PORTRAIT_SCALE)
    return use("k"), use("p"), portrait, use("q"), *column(rank, suit)


def table_face(rank: str, suit: str) -> Drawing:
    """The double-ended figure in its frame, a belt over the joint, and the index."""
    half = use(f"h{rank}{suit}")
    other = group(half).moved(WIDTH, HEIGHT, turn=180)
    return use("k"), use("f"), half, other, use("belt", fill=_COLOURS[suit].mantle), *corners(rank, suit)


def _bust(rank: str, suit: str) -> Element:
    """A court above the waist: x -27..27, y -62..0, cut flat at y = 0."""
    return outlined(*_POSES[rank](suit))


def _king(suit: str) -> Drawing:
    colours = _COLOURS[suit]
    x = 19 if suit == "d" else 20.4  # the axe needs room for its blade before the frame
    head = Head("crown", "curls", _HAIR[f"K{suit}"], FACE, colours.mantle, beard=_BEARDS[f"K{suit}"])
    return _attire("K", colours), _holding(f"K{suit}", colours.trim, x, -10), head.draw(1, -35)


def _queen(suit: str) -> Drawing:
    colours = _COLOURS[suit]
    head = Head("coronet", "long", _HAIR[f"Q{suit}"], FACE, colours.mantle)
    mantle = path(_MANTLE, fill=colours.mantle)
    return mantle, _attire("Q", colours), _holding(f"Q{suit}", colours.trim, 19, -10), head.draw(0, -36)


def _jack(suit: str) -> Drawing:
    colours = _COLOURS[suit]
    beard = _BEARDS.get(f"J{suit}")
    head = Head("beret", "bob", _HAIR[f"J{suit}"], FACE, colours.coat, colours.mantle, beard)
    return _attire("J", colours), _holding(f"J{suit}", colours.coat, -20, -10), head.draw(-1, -34)


_POSES: Final[Mapping[str, Callable[[str], Drawing]]] = {"K": _king, "Q": _queen, "J": _jack}


def _attire(rank: str, colours: Colours) -> Element:
    return use(f"y{rank}", color=colours.coat, fill=colours.trim)


def _holding(court: str, cuff: str, x: float, y: float) -> Element:
    return group(*HELD[court], use("fist", fill=cuff)).moved(x, y)


def _half(rank: str, suit: str) -> Element:
    """The upper half of the table face: the bust on the card's middle, and the suit sign in the frame's corner."""
    sign = use(suit, color=INKS[suit]).moved(*_FRAME_CORNER_SIGN, scale=_FRAME_CORNER_SCALE)
    return group(use(f"b{rank}{suit}", WIDTH / 2, HEIGHT / 2), sign)


def _belt() -> Element:
    """A golden belt of lozenges, in the inherited fill, that hides the joint of the halves, and the frame's line."""
    lozenges = "".join(f"M{x} {_BELT_TOP}l4 4l-4 4l-4-4Z" for x in _LOZENGES)
    return group(
        path(f"M23 {_BELT_TOP}H77V{_BELT_TOP + _BELT_HEIGHT}H23Z", fill=GOLD, stroke_width=1.2),
        path(lozenges, stroke_width=0.8),
        use("e"),
        stroke=LINE,
    )
