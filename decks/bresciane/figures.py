"""The kit's people and horse as this deck prints them: drawn out tall, uncoloured, set on the card with what they hold.

Knows where a figure's head belongs, but no head and no court.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from decks.bresciane import companions
from decks.bresciane.cards import SUITS
from decks.bresciane.drawn_out import Stretch
from decks.bresciane.objects import LEAN
from decks.kit import figures
from decks.kit.element import Element, group, use
from decks.kit.horse import HORSE, TACK
from decks.kit.paints import FACE, FLESH, GREEN
from decks.kit.shapes import outlined
from decks.kit.sprite import Drawing

GROUND: Final = 199
_STANDING: Final = Stretch(1.24, 1.5)
_RIDING: Final = Stretch(1.04, 1.37)
_STANDING_X: Final = 43
_RIDING_X: Final = 5.7
# Where the middle of a head is.
STANDING_HEAD: Final = _STANDING.point(*figures.HEAD, _STANDING_X, GROUND)
RIDING_HEAD: Final = _RIDING.point(*figures.RIDER_HEAD, _RIDING_X, GROUND)
# The raised hand of whoever stands, and as good as that of who rides: the two drawings are set so.
_X, _Y = _HAND = _STANDING.point(*figures.HAND, _STANDING_X, GROUND)
_FIST_SCALE = 1.25
_STAFF = 77  # from the ground to the middle of a long baton

# What a hand holds, from the hand to the object's middle, how large and how far turned. The sword's grip is off its
# origin, so it is turned about the grip.
_HELD: Final[Mapping[str, Element]] = {
    "s": group(use("sp").moved(14.4, -29.4)).moved(_X, _Y, scale=0.92, turn=-38),
    "d": use("dp").moved(_X, _Y - 15, scale=1.04),
    "c": use("cp").moved(_X, _Y - 6, scale=1.06),
    "b": use("bp").moved(_X - 1, _Y - 13, scale=0.86, turn=LEAN - 16),
}
_UNCOLOURED: Final = {FLESH: FACE}


def definitions() -> Iterator[Element]:
    """Figures on the ground they stand on, what they hold (`e` and the suit), and what one page has beside him."""
    yield companions.ground().named("ground")
    for name in ("page", "king"):
        figure = _placed(figures.FIGURES[name], _STANDING, _STANDING_X)
        yield group(use("ground", 0, GROUND), figure).named(name)
    for name, drawing in (("rider", figures.FIGURES["rider"]), ("horse", HORSE), ("tack", TACK)):
        yield _placed(drawing, _RIDING, _RIDING_X).named(name)
    yield _uncoloured(figures.FIST).moved(*_HAND, scale=_FIST_SCALE).named("fist")
    yield from (group(_HELD[suit], use("fist")).named(f"e{suit}") for suit in SUITS)
    yield _placed(companions.HUMP, _STANDING, _STANDING_X).named("hump")
    yield outlined(*companions.DOG).named("dog")


def held_standing(suit: str) -> Drawing:
    """The suit's object in the raised hand; a baton is so long that it stands on the ground."""
    if suit != "b":
        return (use(f"e{suit}"),)
    return use("bw", _X, GROUND - _STAFF, color=GREEN), use("fist")


def _placed(drawing: Element, stretch: Stretch, x: float) -> Element:
    """A drawing of the kit's, whose feet are at y = 0, as it stands on this card."""
    return stretch.element(_uncoloured(drawing)).moved(x, GROUND)


def _uncoloured(drawing: Element) -> Element:
    """The same drawing with faces and hands left white, as this deck prints them."""
    attributes = tuple((name, _UNCOLOURED.get(value, value)) for name, value in drawing.attributes)
    return Element(drawing.tag, attributes, tuple(map(_uncoloured, drawing.children)))
