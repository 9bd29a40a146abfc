"""The ten avatars as Rajas: each with the marks by which his pictures are known. Knows nothing of the card about him.

Sources of the marks: Krishna's flute and peacock feather, Rama's bow and green skin, Parashurama's axe and beard,
Vamana's parasol and pot, Varaha lifting the earth, Buddha's hands in his lap, Kalki's sword and white horse.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from decks.dashavatara import heads
from decks.dashavatara.bodies import AT_REST, HUMAN, IN_LAP, RAISED, SHELL, TAIL, arm, hand, head
from decks.dashavatara.cards import CREAM, WHITE
from decks.dashavatara.signs import held
from decks.kit.element import NONE, circle, group, path, use
from decks.kit.paints import BLUE, DARK_HAIR, GOLD, GREEN, GREY_HAIR, RED, STEEL, WOOD, paint
from decks.kit.shapes import detail
from decks.kit.sprite import Drawing


@dataclass(frozen=True, slots=True)
class Avatar:
    """Garment, and what is drawn from the back to the front; the skin is the suit's own paint."""

    garment: str
    legs: Drawing
    arms: Drawing
    head: Drawing
    behind: Drawing = ()
    before: Drawing = ()


_SEATED: Final = (use("seat"),)
_ARMS: Final = (*AT_REST, *RAISED)


def _rod(d: str, colour: str, width: float = 1.6) -> Drawing:
    return (
        path(d, fill=NONE, stroke_width=width + 2),
        path(d, fill=NONE, stroke=colour, stroke_width=width),
    )


_BOW: Final = (
    *_rod("M60.6 36.6Q72 52 65.6 77.6", CREAM, 2.2),
    path("M60.6 36.6L65.6 77.6", fill=NONE, stroke=CREAM, stroke_width=0.8),
    hand(66.6, 60.4),
)
_FLUTE: Final = (
    *arm("M40 62.4L36.4 67L45.6 63"),
    *arm("M60 62.4L64.4 66.6L56 62"),
    *_rod("M39 64L68 59", GOLD, 2),
    hand(45.8, 62.6),
    hand(56.4, 60.9),
)
_FEATHER: Final = (
    path("M3-17C6-29 16-31 20-25C18-16 11-13 5-12Z", fill=GREEN),
    circle(14, -23, 3.4, fill=BLUE, stroke_width=0.9),
    circle(14, -23, 1.4, fill=GOLD, stroke=NONE),
)
_AXE: Final = (
    *_rod("M67.4 79L62.6 35", WOOD),
    path("M62.4 37.4C58.6 37 56 35.4 54.4 33.6C52.8 38.4 53.6 44.2 56.4 47.6C58 46 60.4 44.8 63.4 44.6Z", fill=STEEL),
    hand(66, 61),
)
_PARASOL: Final = (
    *_rod("M66 74V36", GOLD, 1.2),
    path(
        "M56.4 38C57.4 29.6 74.6 29.6 75.6 38Q73.2 36.4 70.8 38Q68.4 36.4 66 38Q63.6 36.4 61.2 38Q58.8 36.4 56.4 38Z",
        fill=CREAM,
    ),
    detail("M66 31.4Q62 33.4 61.2 38M66 31.4Q70 33.4 70.8 38"),
    hand(66.2, 60.4),
)
_POT: Final = (
    path("M34.4 66.6H40.4V68.6C42.8 70 42.6 75.4 39.8 76.4H35C32.2 75.4 32 70 34.4 68.6Z", fill=GOLD),
    detail("M34.2 68.8H40.6M33.2 72.4H41.6"),
)
_RAISED_SWORD: Final = (
    path("M65.4 59C70.6 52 72 44 69.4 34.6C67.6 42 66 50 62.4 57Z", fill=STEEL),
    path("M60.6 56.4L68 60.4L67 62.2L59.6 58.2Z", fill=GOLD),
    hand(64.4, 61),
)
_HORSE: Final = group(
    use("neck", fill=WHITE), use("locks", fill=GREY_HAIR), use("halter", color=RED), stroke_width=2.2
).moved(38, 80, scale=0.46)
_ROBE: Final = path("M38.6 60.6Q44 57.6 47.6 57.8L58.8 67.4L57.6 71H42.4L40 65Z")

AVATARS: Final[Mapping[str, Avatar]] = {
    "ma": Avatar(RED, (TAIL,), _ARMS, HUMAN, before=(held("ma"),)),
    "ku": Avatar(RED, (SHELL,), _ARMS, HUMAN, before=(held("ku"),)),
    "va": Avatar(RED, _SEATED, _ARMS, heads.BOAR, before=(held("va"),)),
    "na": Avatar(RED, _SEATED, _ARMS, heads.LION, before=(held("na"),)),
    "vm": Avatar(CREAM, _SEATED, _ARMS, HUMAN, before=(*_PARASOL, *_POT)),
    "pa": Avatar(RED, _SEATED, _ARMS, (*HUMAN, use("full", fill=DARK_HAIR)), before=_AXE),
    "ra": Avatar(GREEN, _SEATED, _ARMS, HUMAN, before=_BOW),
    "kr": Avatar(GOLD, _SEATED, _FLUTE, (*_FEATHER, *HUMAN)),
    "bu": Avatar(paint("hair4"), _SEATED, (_ROBE, *IN_LAP), HUMAN),
    "ka": Avatar(BLUE, _SEATED, _ARMS, HUMAN, behind=(_HORSE,), before=_RAISED_SWORD),
}


def portrait(suit: str) -> Drawing:
    """The avatar as he sits, from the back to the front."""
    avatar = AVATARS[suit]
    return *avatar.behind, *avatar.legs, use("torso"), *avatar.arms, head(*avatar.head), *avatar.before
