"""The twelve courts: full figures on the table, portraits in the hand. A Cavallo's portrait is his horse."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from decks.bresciane import companions
from decks.bresciane.cards import CAVALLO, FANTE, RE, SUITS
from decks.bresciane.drawn_out import Stretch
from decks.bresciane.objects import LEAN
from decks.bresciane.signs import in_hand, on_table
from decks.kit import busts, figures, people
from decks.kit.element import NONE, Element, circle, group, use
from decks.kit.figures import HEAD, RIDER_HEAD
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
    RED,
    paint,
)
from decks.kit.shapes import outlined
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

_STANDING: Final = Stretch(1.24, 1.5)
_RIDING: Final = Stretch(1.04, 1.37)
_LINE = 1.4
_HEAD_SCALE: Final = 1.28
_RIDER_HEAD_SCALE: Final = 1.12
_FIST_SCALE: Final = 1.25
_STAFF: Final = 77  # from the ground to the middle of a woven baton
_GROUND: Final = 199
_STANDING_X, _RIDING_X = 43, 5.7
# The raised hand of whoever stands, and as good as that of who rides: the two drawings are set so.
_HAND: Final = (75.2, 94)
_HIGHER = 25  # how much higher the one king stands over his circle

# Where the object's middle is, from the hand that holds it; how large it is and how far it is turned.
_HELD: Final[Mapping[str, tuple[float, float, float, float]]] = {
    "d": (0, -15, 1.04, 0),
    "c": (0, -6, 1.06, 0),
    "b": (-1, -13, 0.86, LEAN - 16),
}
_PORTRAIT: Final = (61, 200, 1.16)
_UNCOLOURED: Final = {FLESH: FACE}


def definitions() -> Iterator[Element]:
    """Parts of heads, figures with the ground they stand on, what they hold, busts, and what some have beside them."""
    yield from people.definitions(*_HEAD_PARTS)
    yield from (_face(rank).named(f"h{rank}") for rank in "FR")
    yield companions.ground().named("ground")
    yield from (_standing_figure(name).named(name) for name in ("page", "king"))
    mounted = {"rider": figures.FIGURES["rider"], "horse": HORSE, "tack": TACK}
    yield from (
        _RIDING.element(_uncoloured(drawing)).moved(_RIDING_X, _GROUND).named(name) for name, drawing in mounted.items()
    )
    yield _uncoloured(figures.FIST).moved(*_HAND, scale=_FIST_SCALE).named("fist")
    yield from (group(_held(suit), use("fist")).named(f"e{suit}") for suit in SUITS)
    x, y, scale = _PORTRAIT
    busts_and_horse = {**HORSE_HEAD, f"y{FANTE}": busts.PAGE, f"y{RE}": busts.KING}
    yield from (drawing.moved(x, y, scale=scale).named(name) for name, drawing in busts_and_horse.items())
    yield from (
        _STANDING.element(companions.HUMP).moved(_STANDING_X, _GROUND).named("hump"),
        group(outlined(*companions.DOG), fill=_WHITE).named("dog"),
    )


def hand_face(rank: str, suit: str) -> Drawing:
    """Index, and a portrait in a panel."""
    parts = _horse_head(suit) if rank == CAVALLO else _bust(rank, suit)
    return use(f"p{suit}"), _dressed(suit, *parts), use("q", fill=NONE), in_hand(rank, suit)


def table_face(rank: str, suit: str) -> Drawing:
    """The figure at full length with the object of the suit in its raised hand, and the index."""
    parts = _rider(suit) if rank == CAVALLO else _standing(rank, suit)
    figure = _dressed(suit, *parts)
    higher = figure.moved(0, -_HIGHER) if rank + suit == "Rb" else figure
    return use(f"k{suit}-t"), higher, *_beside(rank + suit), on_table(rank, suit)


def _uncoloured(drawing: Element) -> Element:
    """The same drawing with faces and hands as white as the paper, as this deck prints them."""
    attributes = tuple((name, _UNCOLOURED.get(value, value)) for name, value in drawing.attributes)
    return Element(drawing.tag, attributes, tuple(map(_uncoloured, drawing.children)))


def _beside(code: str) -> Drawing:
    """What two courts are known by besides their suit's object."""
    if code == "Rb":
        return (circle(50, 188, 9.4, fill=NONE, stroke=INK, stroke_width=1.4),)
    return (use("dog", 72, _GROUND + 1),) if code == "Fc" else ()


def _dressed(suit: str, *parts: Element) -> Element:
    """Parts with outlines, whose first colour is the suit's coat and whose second is its trim."""
    dress = _SUITS[suit]
    return group(*parts, color=dress.coat, fill=dress.trim, stroke=LINE, stroke_width=_LINE, stroke_linejoin="round")


def _face(rank: str) -> Element:
    """The face of a rank under its hat, whose colours are the coat's and the trim's."""
    hat = (use("crown"),) if rank == RE else (use("mouth"), use("cap"))
    return group(use("face", fill=FACE), *hat)


def _head(rank: str, suit: str, x: float, y: float, scale: float) -> Element:
    """The whole head about x, y: hair behind the face and, for a king, a beard before it."""
    hair = _HAIR[rank + suit]
    if rank == RE:
        return group(use("curls"), use("hR"), use(_BEARDS[suit]), fill=hair).moved(x, y, scale=scale)
    return group(use("bob", fill=hair), use("hF")).moved(x, y, scale=scale)


def _standing_figure(name: str) -> Element:
    figure = _STANDING.element(_uncoloured(figures.FIGURES[name]))
    return group(use("ground", 0, _GROUND), figure.moved(_STANDING_X, _GROUND))


def _standing(rank: str, suit: str) -> Drawing:
    hump = (use("hump"),) if rank + suit == "Fc" else ()
    x, y = _STANDING.point(*HEAD)
    head = _head(rank, suit, _STANDING_X + x, _GROUND + y, _HEAD_SCALE)
    return *hump, use("king" if rank == RE else "page"), *_in_the_hand(suit), head


def _in_the_hand(suit: str) -> Drawing:
    """The suit's object in the raised hand; a baton is long enough to stand on the ground."""
    if suit != "b":
        return (use(f"e{suit}"),)
    return use("bw", _HAND[0], _GROUND - _STAFF, color=GREEN), use("fist")


def _rider(suit: str) -> Drawing:
    dress = _SUITS[suit]
    x, y = _RIDING.point(*RIDER_HEAD)
    head = _head(CAVALLO, suit, _RIDING_X + x, _GROUND + y, _RIDER_HEAD_SCALE)
    return (
        use("ground", 0, _GROUND),
        use("horse", color=dress.mane, fill=dress.horse),
        use("tack", color=dress.trim, fill=dress.coat),
        use("rider"),
        use(f"e{suit}"),
        head,
    )


def _held(suit: str) -> Element:
    """The suit's object about the hand that holds it. A sword is held by its grip, which its own origin is not."""
    if suit == "s":
        return group(use("sp").moved(14.4, -29.4)).moved(*_HAND, scale=0.92, turn=-38)
    x, y, scale, turn = _HELD[suit]
    return use(f"{suit}p").moved(_HAND[0] + x, _HAND[1] + y, scale=scale, turn=turn)


def _bust(rank: str, suit: str) -> Drawing:
    x, y, scale = _PORTRAIT
    return use(f"y{rank}"), _head(rank, suit, x, y - 34.5 * scale, scale)


def _horse_head(suit: str) -> Drawing:
    dress = _SUITS[suit]
    return use("neck", fill=dress.horse), use("locks", fill=dress.mane), use("halter", color=dress.trim)
