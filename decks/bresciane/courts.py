"""The twelve courts: full figures on the table, portraits in the hand. A Cavallo's portrait is his horse."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from decks.bresciane import figures
from decks.bresciane.cards import CAVALLO, FANTE, RE
from decks.bresciane.figures import GROUND, RIDING_HEAD, STANDING_HEAD, held_standing
from decks.bresciane.signs import in_hand, on_table
from decks.kit import busts, people
from decks.kit.element import NONE, Element, circle, group, use
from decks.kit.horse import HORSE_HEAD
from decks.kit.paints import (
    BLUE,
    BROWN_HAIR,
    COAT,
    DARK_HAIR,
    FACE,
    FAIR_HAIR,
    GOLD,
    GREEN,
    GREY_HAIR,
    INK,
    LINE,
    RED,
    paint,
)
from decks.kit.sprite import Drawing


@dataclass(frozen=True, slots=True)
class Suit:
    """How a suit dresses and what it rides: coat and trim of its people; coat and mane of its horse."""

    coat: str
    trim: str
    horse: str
    mane: str


_WHITE: Final = paint("white")
_SUITS: Final[Mapping[str, Suit]] = {
    "s": Suit(BLUE, RED, _WHITE, GOLD),
    "d": Suit(GOLD, RED, BROWN_HAIR, DARK_HAIR),
    "c": Suit(RED, GREEN, COAT, FACE),
    "b": Suit(GREEN, RED, GREY_HAIR, BROWN_HAIR),
}
_HAIR: Final[Mapping[str, str]] = {
    "Fs": BROWN_HAIR, "Fd": DARK_HAIR, "Fc": BROWN_HAIR, "Fb": FAIR_HAIR,
    "Cs": BROWN_HAIR, "Cd": DARK_HAIR, "Cc": DARK_HAIR, "Cb": FAIR_HAIR,
    "Rs": DARK_HAIR, "Rd": BROWN_HAIR, "Rc": FAIR_HAIR, "Rb": GREY_HAIR,
}  # fmt: skip
_BEARDS: Final[Mapping[str, str]] = {"s": "full", "d": "fork", "c": "full", "b": "fork"}
_HEAD_PARTS: Final = ("face", "mouth", "curls", "bob", "full", "fork", "crown", "cap")

_LINE = 1.4
_STANDING_SCALE, _RIDING_SCALE = 1.28, 1.12
_PORTRAIT_X, _PORTRAIT_FOOT, _PORTRAIT_SCALE = 61, 200, 1.16
_PORTRAIT_HEAD: Final = (_PORTRAIT_X, 160)

_WITH_DOG: Final = "Fc"
_OVER_CIRCLE: Final = "Rb"
_HIGHER = 25  # how much higher that king stands


def definitions() -> Iterator[Element]:
    """Parts of heads and `h` heads by their hats, full figures, and the portraits' `y` busts and horse's head."""
    yield from people.definitions(*_HEAD_PARTS)
    yield group(use("face", fill=FACE), use("mouth"), use("cap")).named("hF")
    yield group(use("face", fill=FACE), use("crown")).named("hR")
    yield from figures.definitions()
    portraits = {**HORSE_HEAD, f"y{FANTE}": busts.PAGE, f"y{RE}": busts.KING}
    for name, drawing in portraits.items():
        yield drawing.moved(_PORTRAIT_X, _PORTRAIT_FOOT, scale=_PORTRAIT_SCALE).named(name)


def hand_face(rank: str, suit: str) -> Drawing:
    """Index, and a portrait in a panel."""
    parts = _horse_head(suit) if rank == CAVALLO else _bust(rank, suit)
    return use(f"p{suit}"), _dressed(suit, *parts), use("q", fill=NONE), in_hand(rank, suit)


def table_face(rank: str, suit: str) -> Drawing:
    """The figure at full length with the object of the suit in its raised hand, and the index."""
    figure = _dressed(suit, *(_rider(suit) if rank == CAVALLO else _standing(rank, suit)))
    return use(f"k{suit}-t"), *_known_by(rank + suit, figure), on_table(rank, suit)


def _known_by(code: str, figure: Element) -> Drawing:
    """The figure with what two courts are known by besides their suit's object."""
    if code == _WITH_DOG:
        return figure, use("dog", 72, GROUND + 1, fill=_WHITE)
    if code == _OVER_CIRCLE:
        return figure.moved(0, -_HIGHER), circle(50, 188, 9.4, fill=NONE, stroke=INK, stroke_width=_LINE)
    return (figure,)


def _dressed(suit: str, *parts: Element) -> Element:
    """Parts with outlines, whose first colour is the suit's coat and whose second is its trim."""
    dress = _SUITS[suit]
    return group(*parts, color=dress.coat, fill=dress.trim, stroke=LINE, stroke_width=_LINE, stroke_linejoin="round")


def _head(rank: str, suit: str) -> Element:
    """The whole head about the origin: hair behind the face and, for a king, a beard before it."""
    hair = _HAIR[rank + suit]
    if rank == RE:
        return group(use("curls"), use("hR"), use(_BEARDS[suit]), fill=hair)
    return group(use("bob", fill=hair), use("hF"))


def _standing(rank: str, suit: str) -> Drawing:
    hump = (use("hump"),) if rank + suit == _WITH_DOG else ()
    head = _head(rank, suit).moved(*STANDING_HEAD, scale=_STANDING_SCALE)
    return *hump, use("king" if rank == RE else "page"), *held_standing(suit), head


def _rider(suit: str) -> Drawing:
    dress = _SUITS[suit]
    return (
        use("ground", 0, GROUND),
        use("horse", color=dress.mane, fill=dress.horse),
        use("tack", color=dress.trim, fill=dress.coat),
        use("rider"),
        use(f"e{suit}"),
        _head(CAVALLO, suit).moved(*RIDING_HEAD, scale=_RIDING_SCALE),
    )


def _bust(rank: str, suit: str) -> Drawing:
    return use(f"y{rank}"), _head(rank, suit).moved(*_PORTRAIT_HEAD, scale=_PORTRAIT_SCALE)


def _horse_head(suit: str) -> Drawing:
    dress = _SUITS[suit]
    return use("neck", fill=dress.horse), use("locks", fill=dress.mane), use("halter", color=dress.trim)
