"""The ten avatars as Rajas: each with the marks by which his pictures are known. Knows nothing of the card about him.

Matsya, whose lower half is a fish, with the Vedas that he saved; Kurma, whose lower half is a turtle; Varaha with the
earth on his tusks; Narasimha, a lion, both hands on his knees; Vamana with parasol and pot; Parashurama, bearded, with
his axe; Rama, green, with bow and quiver; Krishna, blue, with flute and peacock feather; Buddha with robe and bowl;
Kalki with sword and white horse.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from decks.dashavatara import heads
from decks.dashavatara.bodies import arms, hand, head
from decks.dashavatara.cards import CREAM, TAN, WHITE
from decks.kit.element import NONE, Element, Look, circle, group, path, use
from decks.kit.paints import BLUE, DARK_HAIR, FAIR_HAIR, GOLD, GREEN, GREY_HAIR, LINE, RED, STEEL, WOOD, paint
from decks.kit.shapes import detail
from decks.kit.sprite import Drawing

_SEATED: Final = (use("seat"),)
_ARMS: Final = (use("rest"), use("raised"))
_HUMAN: Final = (use("human"),)


@dataclass(frozen=True, slots=True)
class Avatar:
    """Paints of skin and garment, and what he is drawn of: of things, those `behind` him, in his hand, `before` him."""

    skin: str
    garment: str
    head: Drawing
    legs: Drawing = _SEATED
    arms: Drawing = _ARMS
    behind: Drawing = ()
    held: Drawing = ()
    before: Drawing = ()

    def draw(self) -> Element:
        """The whole figure, in its place on the card."""
        parts = (*self.behind, *self.legs, use("torso"), *self.held, *self.arms, *self.head, *self.before)
        look = Look(color=self.skin, fill=self.garment, stroke=LINE, stroke_linecap="round", stroke_linejoin="round")
        return group(*parts, **look)


def _rod(d: str, colour: str, width: float) -> Drawing:
    return path(d, fill=NONE, stroke_width=width + 2), path(d, fill=NONE, stroke=colour, stroke_width=width)


_FISH: Final = (
    path(
        "M41.6 69.4Q50 67 58.4 69.4C61 73.4 66 74 68 70.4C67.4 68 68.4 65.6 70.4 64C70.6 67 73 68.6 76 68.6"
        "C75 72.6 72.4 75 69.6 76.4C60 82.4 38 82.4 33.6 76.4C31 73 36 69.4 41.6 69.4Z",
        fill=GREEN,
    ),
    detail(
        "M40 72.6q2-2 4 0q2-2 4 0q2-2 4 0q2-2 4 0q2-2 4 0M37 76.4q2-2 4 0q2-2 4 0q2-2 4 0q2-2 4 0q2-2 4 0q2-2 4 0"
        "M69.6 76.4C68.6 74 68 72 68 70.4M70 68L70.4 72"
    ),
)
_VEDAS: Final = (
    path("M60.8 51.4L72.6 49.8L73.4 56.8L61.6 58.4Z", fill=CREAM),
    detail("M62.6 53.4L65 53M62.8 55.6L65.2 55.2M69.2 52.6L71.4 52.2M69.4 54.8L71.8 54.4"),
    path("M66.8 50.8L67.6 57.4", fill=NONE, stroke=RED, stroke_width=1.6),
)
_TURTLE: Final = (
    path("M33 77.4C27 75 25.4 70.4 28.2 68.4S35 70 36.8 74ZM67 75C73 74.6 75.6 77.6 73.6 79.8L65 79Z", fill=TAN),
    path("M31 79.4C30 69.4 40 67 50 67S70 69.4 69 79.4Z", fill=GREEN),
    detail("M44.4 70.4H55.6L59 75L55.6 79.4H44.4L41 75ZM44.4 70.4L42.4 67.6M55.6 70.4L57.6 67.6M41 75H31.8M59 75H68.2"),
    circle(28.8, 70.6, 0.8, fill=DARK_HAIR, stroke=NONE),
)
_LOTUS: Final = (
    *_rod("M67 62Q66 58 67 53", GREEN, 1.2),
    path("M67 45L69.8 49.4L73.6 48Q73.4 54.4 67 55.2Q60.6 54.4 60.4 48L64.2 49.4Z", fill=CREAM),
    detail("M64.2 49.4Q64.6 53 67 55.2Q69.4 53 69.8 49.4"),
)
_MACE: Final = (
    *_rod("M66.2 77L67.6 48", GOLD, 1.8),
    path("M67.8 37.6L69.6 40.6C73.4 42 73.4 48.4 69.6 49.8H65.8C62 48.4 62 42 65.8 40.6Z", fill=GOLD),
    detail("M67.7 40.6V49.8M64 43.4Q67.7 45 71.6 43.4"),
)
_YOGA_BAND: Final = path("M32 72.4Q50 67.6 68 72.4V75.2Q50 70.6 32 75.2Z", fill=GOLD, stroke_width=0.8)
_HANDS_ON_KNEES: Final = (
    *arms("M39 63.2L33.4 69.4L37 73.6M61 63.2L66.6 69.4L63 73.6"),
    hand(37.2, 73.8),
    hand(62.8, 73.8),
)
_PARASOL: Final = (
    *_rod("M67 77V34", GOLD, 1.2),
    path("M57 37.4C58 27.6 76 27.6 77 37.4Q74.6 35.6 72 37.4Q69.6 35.6 67 37.4Q64.4 35.6 62 37.4Q59.4 35.6 57 37.4Z"),
    detail("M67 30Q62.8 32 62 37.4M67 30Q71.2 32 72 37.4"),
)
_POT: Final = (
    path("M41 64H48V66.4C51.4 68.4 51.2 74.2 47.4 75.6H41.6C37.8 74.2 37.6 68.4 41 66.4Z", fill=GOLD),
    detail("M40.6 66.4H48.4M39 70.4H50"),
    hand(38.6, 73.4),
)
_BEARD: Final = head(use("full", fill=DARK_HAIR))
_AXE: Final = (
    *_rod("M69.4 78.6L64.6 36", WOOD, 2),
    path("M64.8 39.4C68.2 38.6 71 36.6 73.4 34C76.6 38.8 77 45.6 75 50.4C72.2 48 69 47 65.8 47.2Z", fill=STEEL),
)
_QUIVER: Final = (
    path("M30.2 50.6L29.6 44.6M33 49.6L33.4 43.8", fill=NONE, stroke=CREAM, stroke_width=2),
    path("M28.8 51.4L34.8 48.8L41 62L36 65Z", fill=RED),
)
_BOW: Final = (
    path("M62 35.6L65 78.6", fill=NONE, stroke=CREAM, stroke_width=0.8),
    *_rod(
        "M62 35.6C65 37 66 40 67.6 46C69.6 54 68.6 55 67.2 58C69.4 62 70.6 63 69.8 69C69 74 67.6 77 65 78.6", GOLD, 2
    ),
)
_FEATHER: Final = head(
    path("M4-14C5-23 13-29 20.6-26C20.6-18.6 14-12 7-9.6Z", fill=GREEN),
    circle(15, -21, 3.4, fill=BLUE, stroke_width=0.9),
    circle(15, -21, 1.4, fill=GOLD, stroke=NONE),
)
_FLUTE: Final = (
    *arms("M39 63.2L40 70.4L56.6 57.6M61 63.2L68 67.6L66 58.8"),
    *_rod("M46.4 51.2L73 57.6", GOLD, 2),
    hand(57.4, 55.4),
    hand(65.6, 57.4),
)
_ROBE: Final = path("M37 62Q41 58.4 47 58.4L59.4 69L58.6 71.6H41.4L38.6 66Z")
_BOWL: Final = (
    *arms("M39 63.2L35.4 70.4L46.4 74.4M61 63.2L64.6 70.4L53.6 74.4"),
    hand(50, 74.6),
    path("M45 71.4H55Q54.6 76.4 50 76.4T45 71.4Z", fill=DARK_HAIR),
)
_HORSE: Final = use("horse", color=GREY_HAIR, fill=WHITE, stroke_width=1.8).moved(19, 80, scale=0.62)
_SWORD: Final = (
    path("M65.6 58C70.6 51.4 72.4 43 70.4 32.6C67.6 40.6 66.4 49.4 62.4 56Z", fill=STEEL),
    path("M60.4 55L69 59.6L67.8 61.8L59.2 57.2Z", fill=GOLD),
)

AVATARS: Final[Mapping[str, Avatar]] = {
    "ma": Avatar(paint("skin-ma"), RED, _HUMAN, legs=_FISH, held=_VEDAS),
    "ku": Avatar(TAN, RED, _HUMAN, legs=_TURTLE, held=_LOTUS),
    "va": Avatar(paint("skin-va"), RED, (heads.BOAR,), held=_MACE),
    "na": Avatar(paint("skin-na"), RED, (heads.LION,), arms=(_YOGA_BAND, *_HANDS_ON_KNEES)),
    "vm": Avatar(TAN, CREAM, _HUMAN, held=_PARASOL, before=_POT),
    "pa": Avatar(TAN, RED, (*_HUMAN, _BEARD), held=_AXE),
    "ra": Avatar(paint("skin-ra"), GOLD, _HUMAN, behind=_QUIVER, held=_BOW),
    "kr": Avatar(paint("skin-kr"), GOLD, (_FEATHER, *_HUMAN), arms=(), before=_FLUTE),
    "bu": Avatar(TAN, FAIR_HAIR, _HUMAN, arms=(_ROBE, *_BOWL)),
    "ka": Avatar(TAN, BLUE, _HUMAN, behind=(_HORSE,), held=_SWORD),
}
