"""The twelve courts: full figures on the table, portraits in the hand. A Caballo's portrait is his horse."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from decks.catalan.cards import CABALLO, REY, SOTA
from decks.catalan.signs import in_hand, on_table
from decks.kit import busts, figures, people
from decks.kit.element import NONE, Element, group, path, rect, use
from decks.kit.figures import FIGURES, HAND, HEAD, HEAD_SCALE, RIDER_HAND, RIDER_HEAD, RIDER_HEAD_SCALE
from decks.kit.horse import HORSE, HORSE_HEAD, TACK
from decks.kit.paints import (
    BLUE,
    BROWN_HAIR,
    COAT,
    DARK_HAIR,
    FACE,
    FAIR_HAIR,
    FLESH,
    GOLD,
    GREEN,
    GREY_HAIR,
    INK,
    LINE,
    PANEL,
    RED,
)
from decks.kit.people import Head
from decks.kit.shapes import detail, outlined
from decks.kit.sprite import Drawing


@dataclass(frozen=True, slots=True)
class Suit:
    """How a suit dresses and what it rides: coat and trim of its people; coat and mane of its horse."""

    coat: str
    trim: str
    horse: str
    mane: str


_SUITS: Final[Mapping[str, Suit]] = {
    "e": Suit(BLUE, RED, FACE, GREY_HAIR),
    "b": Suit(GREEN, RED, BROWN_HAIR, DARK_HAIR),
    "o": Suit(RED, GOLD, COAT, FACE),
    "c": Suit(RED, BLUE, GREY_HAIR, BROWN_HAIR),
}
_HAIR: Final[Mapping[str, str]] = {
    "Se": DARK_HAIR, "Sb": BROWN_HAIR, "So": FAIR_HAIR, "Sc": BROWN_HAIR,
    "Ce": DARK_HAIR, "Cb": FAIR_HAIR, "Co": BROWN_HAIR, "Cc": DARK_HAIR,
    "Re": GREY_HAIR, "Rb": BROWN_HAIR, "Ro": FAIR_HAIR, "Rc": DARK_HAIR,
}  # fmt: skip
_BEARDS: Final[Mapping[str, str]] = {"e": "full", "b": "fork", "o": "full", "c": "fork"}
_HEAD_PARTS: Final = ("face", "mouth", "curls", "bob", "full", "fork", "crown", "beret", "cap")

_STANDING: Final = (42.4, 140.6, 1.04)
_RIDING: Final = (6, 140.6, 0.97)
# Where the object's middle is, from the hand that holds it, and how large it is.
_HELD: Final[Mapping[str, tuple[float, float, float]]] = {
    "e": (0, -18.4, 0.96),
    "b": (0, -17, 0.84),
    "o": (2, -14, 0.92),
    "c": (0, -5.4, 0.92),
}
_PANEL: Final = (29.6, 72, 62.4, 73)
_PORTRAIT: Final = (60.8, 145, 1.15)


def definitions() -> Iterator[Element]:
    """Parts of heads, figures, horse, busts, and what the courts stand on and are framed by."""
    yield from people.definitions(*_HEAD_PARTS)
    yield from (drawing.named(name) for name, drawing in FIGURES.items())
    yield from (HORSE.named("horse"), TACK.named("tack"), figures.FIST.named("fist"))
    yield from (drawing.named(name) for name, drawing in HORSE_HEAD.items())
    yield from (busts.PAGE.named(f"y{SOTA}"), busts.KING.named(f"y{REY}"))
    yield _ground().named("ground")
    yield from _panel()


def hand_face(rank: str, suit: str) -> Drawing:
    """Index, and a portrait in a panel."""
    x, y, scale = _PORTRAIT
    portrait = outlined(*(_horse_head(suit) if rank == CABALLO else _bust(rank, suit))).moved(x, y, scale=scale)
    return use(f"k{suit}"), use("p"), portrait, use("q"), in_hand(rank, suit)


def table_face(rank: str, suit: str) -> Drawing:
    """The figure at full length with the object of the suit in its raised hand, and the index."""
    x, y, scale = _RIDING if rank == CABALLO else _STANDING
    parts = _rider(suit) if rank == CABALLO else _standing(rank, suit)
    return use(f"k{suit}-t"), use("ground"), outlined(*parts).moved(x, y, scale=scale), on_table(rank, suit)


def _head(rank: str, suit: str) -> Head:
    dress, hair = _SUITS[suit], _HAIR[rank + suit]
    if rank == REY:
        return Head("crown", "curls", hair, FLESH, dress.trim, beard=_BEARDS[suit])
    hat = "cap" if rank == CABALLO else "beret"
    return Head(hat, "bob", hair, FLESH, dress.coat, dress.trim)


def _standing(rank: str, suit: str) -> Drawing:
    dress = _SUITS[suit]
    figure = use("king" if rank == REY else "page", color=dress.coat, fill=dress.trim)
    return figure, _head(rank, suit).draw(*HEAD, HEAD_SCALE), *_holding(suit, HAND)


def _rider(suit: str) -> Drawing:
    dress = _SUITS[suit]
    return (
        use("horse", color=dress.mane, fill=dress.horse),
        use("tack", color=dress.trim, fill=dress.coat),
        use("rider", color=dress.coat, fill=dress.trim),
        _head(CABALLO, suit).draw(*RIDER_HEAD, RIDER_HEAD_SCALE),
        *_holding(suit, RIDER_HAND),
    )


def _holding(suit: str, hand: tuple[float, float]) -> Drawing:
    """The suit's object, and the hand closed over it."""
    x, y = hand
    dx, dy, scale = _HELD[suit]
    return use(f"{suit}p").moved(x + dx, y + dy, scale=scale), use("fist", x, y)


def _bust(rank: str, suit: str) -> Drawing:
    dress = _SUITS[suit]
    return use(f"y{rank}", color=dress.coat, fill=dress.trim), _head(rank, suit).draw(-1 if rank == SOTA else 0, -34.5)


def _horse_head(suit: str) -> Drawing:
    dress = _SUITS[suit]
    return use("neck", fill=dress.horse), use("locks", fill=dress.mane), use("halter", color=dress.trim)


def _ground() -> Element:
    return group(
        detail("M9 141.4Q42 137.6 74 141.4", 1.2),
        path("M12.4 141l-2.4-4.4M14.6 140.6l.4-5M17 140.4l2.6-4", fill=NONE, stroke=GREEN, stroke_width=1.3),
        stroke=INK,
    )


def _panel() -> Iterator[Element]:
    """`p` the ground of the portrait, `q` its line, which goes over the figure."""
    x, y, width, height = _PANEL
    yield rect(x, y, width, height, radius=3, fill=PANEL).named("p")
    yield rect(x, y, width, height, radius=3, fill=NONE, stroke=LINE, stroke_width=1.5).named("q")
