"""The ten Mantris: a rider on a white horse in a half ring of silver, his suit's sign on the pennant."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from decks.dashavatara.cards import CREAM, SILVER, TAN, WHITE
from decks.dashavatara.rims import ring
from decks.kit.element import NONE, Element, circle, group, path, use
from decks.kit.horse import HORSE, TACK
from decks.kit.paints import BLUE, DARK_HAIR, FIRST, GOLD, GREEN, GREY_HAIR, LINE, RED
from decks.kit.shapes import beads, detail
from decks.kit.sprite import Drawing

# The coat is red but on the grounds that are near to red.
_COATS: Final[Mapping[str, str]] = {"ma": BLUE, "ku": BLUE}


def _limb(d: str, width: float, colour: str) -> Drawing:
    return path(d, fill=NONE, stroke_width=width + 3), path(d, fill=NONE, stroke=colour, stroke_width=width)


_SKIRT: Final = "M37.2-56L27-33Q31-29.6 36-31.6Q41-28.4 47-30.8Q53-28 58-30.8Q63-30.6 65.4-35L56-56Z"
_COAT: Final = "M37.4-54.6Q35.6-68 38.4-81Q46.4-84 54.4-81Q58.2-68 56.2-54.6Z"
_LAPEL: Final = "M41-82L53-62L52.6-56.6M51.4-82L45.6-73"
_FOLDS: Final = "M41-54L36-32M47-54V-31M52.4-54L58-31.4"
_SASH: Final = "M50.6-53L49.4-40L53-40.6L54.4-53.6ZM37.2-58Q46.4-54 56.4-58L56.6-53Q46.4-49 36.8-53Z"
_SHOE: Final = "M41-22.4L48-22L48.4-16.4H38.6L34.6-20.6Q38-19.6 41-22.4Z"
_HAND: Final = circle(25.4, -58.6, 3, fill=TAN)

# On the kit's horse, in the horse's coordinates.
_RIDER: Final = (
    *_limb("M46.6-40L42.4-30L44.4-21", 6, CREAM),
    path(_SHOE, fill=RED),
    path(_SKIRT + _COAT, fill=FIRST),
    detail(_LAPEL + _FOLDS, 1),
    path(_SASH),
    beads("M40.6-78.6Q46.4-66 52.4-78.6", 1.9, 3, CREAM),
    *_limb("M40.4-75.6L31.8-67.2L26-60", 6, FIRST),
    _HAND,
    *_limb("M53.4-75.6L63.8-67.2L67-74", 6, FIRST),
)

_HAIR: Final = "M-8-5C-11-2-11 6-9 9C-7.6 10-6 9-6 7V-8ZM8-5C11-2 11 6 9 9C7.6 10 6 9 6 7V-8Z"
_MOUSTACHE: Final = (
    "M0 5.4C2 4 4.6 4.4 6.8 4.6Q8.6 3.6 8.4 2Q10 5.4 6.4 6.8Q3 8 0 6.8Q-3 8-6.4 6.8Q-10 5.4-8.4 2"
    "Q-8.6 3.6-6.8 4.6C-4.6 4.4-2 4 0 5.4Z"
)
_AIGRETTE: Final = "M4-15C4.6-21 9.4-25.6 15-24.6C14.4-19.6 11-16 7-13.6Z"
_TURBAN: Final = "M-10-4C-14-12-8-19 0-19S14-12 10-4Q0-9-10-4Z"
_WINDINGS: Final = "M-10-6Q0-14 9-16M-11-11Q-3-16 4-19M-4-6Q5-8 12-12"

_HEAD: Final = group(
    path(_HAIR, fill=DARK_HAIR),
    use("face", fill=TAN),
    path(_MOUSTACHE, fill=DARK_HAIR, stroke=NONE),
    path("M0-7V-4.6", fill=NONE, stroke=RED, stroke_width=1.4),
    path(_AIGRETTE, fill=GREEN),
    path(_TURBAN, fill=CREAM),
    detail(_WINDINGS),
    circle(4.6, -13.6, 2, fill=RED, stroke_width=0.9),
).moved(46.8, -90.6, scale=0.86)

_HORSE_AT: Final = (23, 83.4, 0.58)
_LINE_WIDTH: Final = 1.7  # of horse and rider, before they are made smaller
_HILL: Final = "M20.4 78Q50 73 79.6 78A40.6 40.6 0 0 1 20.4 78Z"
_HALF_RING: Final = "M11.4 50A38.6 38.6 0 0 0 88.6 50"
_PENNANT: Final = "M63.4 25H83L79 32.6L83 40.2H63.4Z"
_SIGN_AT: Final = (71.4, 32.6)


def definitions() -> Iterator[Element]:
    """The horse, and `man`: all of a Mantri that is the same in every suit, his coat the first colour."""
    yield from (HORSE.named("horse"), TACK.named("tack"))
    yield group(
        path(_HILL, fill=GREEN),
        *ring(_HALF_RING, SILVER),
        *_pennant(),
        _riding(),
        stroke=LINE,
        stroke_linejoin="round",
        stroke_linecap="round",
    ).named("man")


def table_face(suit: str) -> Drawing:
    """The round card: half ring, rider, the sign on the pennant, and the index."""
    rider = use("man", color=_COATS.get(suit, RED))
    return use(f"B{suit}"), rider, use(f"d{suit}", *_SIGN_AT), use(f"O{suit}"), use("pM")


def _riding() -> Element:
    x, y, scale = _HORSE_AT
    horse = use("horse", color=GREY_HAIR, fill=WHITE)
    tack = use("tack", color=GREEN)
    return group(horse, tack, *_RIDER, _HEAD, fill=GOLD, stroke_width=_LINE_WIDTH).moved(x, y, scale=scale)


def _pennant() -> Drawing:
    return (
        path("M62.2 80V22", fill=NONE, stroke_width=2.8),
        path("M62.2 80V22", fill=NONE, stroke=GOLD, stroke_width=1.3),
        circle(62.2, 22, 1.7, fill=GOLD),
        path(_PENNANT, fill=CREAM),
    )
