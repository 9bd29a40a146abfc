"""People at full length: what page, king and rider wear. Heads and what they hold are drawn elsewhere.

First colour the coat, second the trim; outlines are inherited. Page and king stand with their feet at y = 0, the middle
of the head at HEAD and the raised hand at HAND. The rider sits on the kit's horse, in the horse's coordinates, with
RIDER_HEAD and RIDER_HAND.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from decks.kit.element import NONE, Element, circle, group, path
from decks.kit.paints import FACE, FIRST, FLESH, GOLD, HOSE, WOOD
from decks.kit.shapes import beads, detail, tube

HEAD: Final = (0, -85)
HAND: Final = (26, -70)
RIDER_HEAD: Final = (45.4, -93.6)
RIDER_HAND: Final = (66.8, -76.6)
HEAD_SCALE: Final = 0.86
RIDER_HEAD_SCALE: Final = 0.82

_CLOAK: Final = "M-14-72C-25-60-30-34-27-12Q-14-6.6 0-9Q14-6.6 27-12C30-34 25-60 14-72Z"
_FOLDS: Final = "M-21-10C-22-26-20.4-42-17-54M21-10C22-26 20.4-42 17-54"
_LEFT_LEG: Final = "M-12.4-9C-13.6-18-13-27-12-36H-1.2L-2.6-20L-4.2-9Z"
_RIGHT_LEG: Final = "M12.4-9C13.6-18 13-27 12-36H1.2L2.6-20L4.2-9Z"
_BOOTS: Final = "M-13.4-14H-3.4L-4 0H-17C-17-4-13.4-4.4-13-7ZM13.4-14H3.4L4 0H17C17-4 13.4-4.4 13-7Z"
_CUFFS: Final = "M-14-15.4H-2.8V-11.8H-14ZM14-15.4H2.8V-11.8H14Z"
_TUNIC: Final = (
    "M-12-73Q0-76.6 12-73L10.6-53L18.4-31Q15.4-27.4 12.3-30.2Q9.4-26.2 6.2-29.2Q3-25.4 0-28.8"
    "Q-3-25.4-6.2-29.2Q-9.4-26.2-12.3-30.2Q-15.4-27.4-18.4-31L-10.6-53Z"
)
_TUNIC_FRONT: Final = "M-4.8-74L-4-53L-6.2-29.2Q-3-25.4 0-28.8Q3-25.4 6.2-29.2L4-53L4.8-74Z"
_PUFFS: Final = "M-9.6-73C-18-75-22.6-68-20.6-60.4L-12.6-58.6ZM9.6-73C18-75 22.6-68 20.6-60.4L12.6-58.6Z"
_SLASHES: Final = (
    "M-14.6-71.6C-18-69-18.8-64.6-18-60.4L-15.8-60C-16.4-64-16-68-14.6-71.6Z"
    "M14.6-71.6C18-69 18.8-64.6 18-60.4L15.8-60C16.4-64 16-68 14.6-71.6Z"
)


def _sleeve(d: str, width: float = 6) -> tuple[Element, Element]:
    return tube(d, width, FIRST)


def _hand(x: float, y: float) -> Element:
    return circle(x, y, 3, fill=FLESH)


PAGE: Final = group(
    path(_CLOAK),
    detail(_FOLDS, 0.9),
    path(_LEFT_LEG, fill=HOSE),
    path(_RIGHT_LEG),
    path(_BOOTS + _CUFFS, fill=WOOD),
    path(_TUNIC, fill=FIRST),
    path(_TUNIC_FRONT),
    beads("M0-66V-56", 2, 4.6, GOLD),
    path("M-11-54.4Q0-51.6 11-54.4L11.8-50Q0-47-11.8-50Z", fill=GOLD),
    *_sleeve("M-14-66L-23-57.4L-12.4-51"),
    _hand(-11.6, -50.6),
    *_sleeve("M14-66L23.4-58L26-67"),
    path(_PUFFS, fill=FIRST),
    path(_SLASHES, stroke_width=0.8),
    path("M-9-75.6Q0-73.6 9-75.6L11.8-70.4Q0-60-11.8-70.4Z", fill=FACE),
)

_ROBE: Final = "M-13-62L-17.4-1.4Q0 3 17.4-1.4L13-62Z"
_ROBE_HEM: Final = "M-17-6.6Q0-2.2 17-6.6L17.4-1.4Q0 3-17.4-1.4Z"
_LOZENGES: Final = "".join(f"M0 {y}l3.4 5-3.4 5-3.4-5Z" for y in (-43, -31, -19))
_MANTLE: Final = (
    "M-13-72C-26-62-32-30-29-2.6Q-22 .4-14.6-.6L-9.6-46L-8-66ZM13-72C26-62 32-30 29-2.6Q22 .4 14.6-.6L9.6-46L8-66Z"
)
_MANTLE_EDGES: Final = "M-8-64L-9.8-46L-15.4-2.4M8-64L9.8-46L15.4-2.4"
_WIDE_SLEEVES: Final = "M-17-66C-27-58-29-47-22.6-39.6L-10.4-46L-13-54ZM13-66C21-68 29-61 31-53.6L21.6-51.4L15-56Z"
_ERMINE: Final = "M-9-76C-16-74-21.4-69-22.4-63C-14-64-7-62.6 0-56.6C7-62.6 14-64 22.4-63C21.4-69 16-74 9-76Q0-70-9-76Z"
_TAILS: Final = (
    "M-17-68.4v2.6M-11-70v2.6M-9.4-65.6v2.4M-3.4-66v2.6M17-68.4v2.6M11-70v2.6M9.4-65.6v2.4M3.4-66v2.6M0-61.4v2"
)

KING: Final = group(
    path(_ROBE),
    path(_ROBE_HEM, fill=GOLD),
    path(_LOZENGES, fill=GOLD, stroke_width=0.9),
    path("M-12-50.4Q0-47 12-50.4V-46Q0-42.6-12-46Z", fill=GOLD),
    path(_MANTLE, fill=FIRST),
    *tube(_MANTLE_EDGES, 3.2, FACE),
    path(_MANTLE_EDGES, fill=NONE, stroke_width=1.3, stroke_dasharray="1.8 5"),
    path(_WIDE_SLEEVES, fill=FIRST),
    _hand(-9, -46.6),
    *_sleeve("M24-57L26-66", 5.4),
    path(_ERMINE, fill=FACE),
    detail(_TAILS, 1.3),
)

RIDER: Final = group(
    path("M52.4-80.6C64.4-76.6 74.4-69.6 79.4-56.6C72.4-56 66.4-54.6 58.4-47.6Z"),
    path("M37-55.6L30-40Q46.4-33.6 62.4-40.6L55.8-55.6Z", fill=FIRST),
    path("M37.4-54.6Q35.6-68 38.4-81Q46.4-84 54.4-81Q58.2-68 56.2-54.6Z", fill=FIRST),
    path("M43.4-82.2L43.8-52H49L49.4-82.2Z"),
    beads("M46.4-72.6V-63.6", 2, 4.4, GOLD),
    path("M37.2-56.6Q46.4-53 56.4-56.6L56.2-52.4Q46.4-48.6 37.4-52.4Z", fill=GOLD),
    *tube("M47.4-44.6L41.4-32.2L43.8-22.6", 7, HOSE),
    path("M39.2-27.2L48-28L48.8-17.2H37C36.4-20 38.4-21.6 40.4-22.4Z", fill=WOOD),
    path("M35.4-16.2H50", fill=NONE, stroke=GOLD, stroke_width=1.8),
    *_sleeve("M40.4-75.6L31.8-67.2L26-60"),
    _hand(25.4, -58.6),
    *_sleeve("M53.4-75.6L63.8-67.2L66.4-74.2"),
    path("M38.4-84Q46.4-82 54.4-84L56.8-78.6Q46.4-69.6 36-78.6Z", fill=FACE),
)

# A closed hand about the origin, drawn over what it holds.
FIST: Final = group(
    path("M-3.5-1.6C-3.5-4.2 3.5-4.2 3.5-1.6V1.4C3.5 3.8-3.5 3.8-3.5 1.4Z", fill=FLESH),
    detail("M-1.2-1.3H3.5M-1.2 1H3.5", 0.7),
)

FIGURES: Final[Mapping[str, Element]] = {"page": PAGE, "king": KING, "rider": RIDER}
