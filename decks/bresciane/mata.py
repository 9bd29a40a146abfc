"""The two of swords, La Mata: a quartered shield under a crown, two flags and a ribbon, between two blades."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from decks.bresciane.arcs import MIDDLE
from decks.bresciane.cards import WIDTH
from decks.bresciane.signs import in_hand, on_table
from decks.kit.element import Element, circle, group, path, use
from decks.kit.paints import BLUE, FACE, FIRST, GOLD, GREEN, LINE, RED
from decks.kit.shapes import DETAIL, outlined
from decks.kit.sprite import Drawing

CODE: Final = "2s"

_POLE: Final = "M0 45V-32"
_CLOTH: Final = "M1.2-32.4C7-35 10-29 17-32L14-22L17-12C10-9 7-15 1.2-12.4Z"
_STRIPE: Final = "M1.2-25.8C7-28.4 10-22.4 15-25L14-22L15-19C10-16 7-22 1.2-19.2Z"
_SHIELD: Final = "M-18-20Q0-24 18-20V3C18 14.6 9 22 0 26C-9 22-18 14.6-18 3Z"
_FIELD: Final = "M-14.8-17.2Q0-20.4 14.8-17.2V3C14.8 12.2 7.4 18.2 0 21.8C-7.4 18.2-14.8 12.2-14.8 3Z"
_RED_QUARTERS: Final = "M-14.8-17.2Q-7.4-19 0-19V0H-14.8ZM0 0H14.8V3C14.8 12.2 7.4 18.2 0 21.8Z"


def definitions() -> Iterator[Element]:
    """`shield`, which is the whole of her hand face: arms, crown, flags and ribbon about the origin."""
    yield _flag().named("flag")
    crown, ribbon = use("crest").moved(0, -14, scale=1.1), use("ribbon").moved(0, 30, scale=0.72)
    yield outlined(*_flags(), *_arms(), crown, ribbon).named("shield")


def hand_face() -> Drawing:
    """The card as it lies in the hand: index and shield."""
    return use("ks"), use("shield").moved(60, 153, scale=1.12), in_hand(*CODE)


def table_face() -> Drawing:
    """The card as it lies on the table: the shield between two swords, and the index."""
    return use("ks-t"), use("shield").moved(WIDTH / 2, MIDDLE, scale=1.1), use("S1"), on_table(*CODE)


def _flag() -> Element:
    """A flag on its pole, in the first colour with a light stripe, flying to the right."""
    return group(
        path(_POLE, stroke=LINE, stroke_width=4),
        path(_POLE, stroke=GOLD, stroke_width=1.6),
        circle(0, -33.6, 2.4, fill=GOLD),
        path(_CLOTH, fill=FIRST),
        path(_STRIPE, fill=FACE, stroke_width=DETAIL),
    )


def _flags() -> Drawing:
    left, right = use("flag", color=RED).mirrored(0), use("flag", color=GREEN)
    return group(left).moved(-1, 0, turn=-32), group(right).moved(1, 0, turn=32)


def _arms() -> Drawing:
    return (
        path(_SHIELD, fill=GOLD),
        path(_FIELD, fill=BLUE),
        path(_RED_QUARTERS, fill=RED, stroke_width=DETAIL),
        circle(0, 0, 5.6, fill=GOLD),
        circle(0, 0, 2.2, fill=FACE, stroke_width=DETAIL),
    )
