"""The ten Mantris: a rider on a white horse in a half ring of silver, his suit's sign on the pennant."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from decks.dashavatara.cards import CREAM, SILVER, TAN, WHITE
from decks.dashavatara.rims import ring
from decks.kit.element import NONE, Element, circle, group, path, use
from decks.kit.paints import BLUE, DARK_HAIR, FIRST, GOLD, GREEN, GREY_HAIR, LINE, RED
from decks.kit.shapes import beads, detail, tube
from decks.kit.sprite import Drawing

# The coat is red but on the grounds that are near to red.
_COATS: Final[Mapping[str, str]] = {"ma": BLUE, "ku": BLUE}

_LINE_WIDTH = 1.6  # of the horse and its rider, before they are made smaller

_SKIRT: Final = "M37.2-56L27-33Q31-29.6 36-31.6Q41-28.4 47-30.8Q53-28 58-30.8Q63-30.6 65.4-35L56-56Z"
_COAT: Final = "M37.4-54.6Q35.6-68 38.4-81Q46.4-84 54.4-81Q58.2-68 56.2-54.6Z"
_LAPEL: Final = "M41-82L53-62L52.6-56.6M51.4-82L45.6-73"
_FOLDS: Final = "M41-54L36-32M47-54V-31M52.4-54L58-31.4"
_SASH: Final = "M37.2-58Q46.4-54 56.4-58L56.6-53Q46.4-49 36.8-53Z"
_SASH_ENDS: Final = "M50.6-53L49.4-40L53-40.6L54.4-53.6Z"
_SHOE: Final = "M41-22.4L48-22L48.4-16.4H38.6L34.6-20.6Q38-19.6 41-22.4Z"

RIDER: Final = group(
    *tube("M46.6-40L42.4-30L44.4-21", 6, CREAM),
    path(_SHOE, fill=RED),
    path(_SKIRT, fill=FIRST),
    path(_COAT, fill=FIRST),
    detail(_LAPEL + _FOLDS, 1),
    path(_SASH_ENDS),
    path(_SASH),
    beads("M40.6-78.6Q46.4-66 52.4-78.6", 1.9, 3, CREAM),
    *tube("M40.4-75.6L31.8-67.2L26-60", 6.2, FIRST),
    circle(25.4, -58.6, 3, fill=TAN),
    *tube("M53.4-75.6L63.8-67.2L67-74", 6.2, FIRST),
)

_HAIR: Final = "M-8-5C-11-2-11 6-9 9C-7.6 10-6 9-6 7V-8ZM8-5C11-2 11 6 9 9C7.6 10 6 9 6 7V-8Z"
_MOUSTACHE: Final = "M0 5.6C2 4 4 4.4 7 4.6Q8.6 3.6 8.4 2.4Q10 5.4 6.4 6.8Q3 8 0 6.8Q-3 8-6.4 6.8Q-10 5.4-8.4 2.4Q-8.6 3.6-7 4.6C-4 4.4-2 4 0 5.6Z"
_TURBAN: Final = "M-10-4C-14-12-8-19 0-19S14-12 10-4Q0-9-10-4Z"
_WINDINGS: Final = "M-10-6Q0-14 9-16M-11-11Q-3-16 4-19M-4-6Q5-8 12-12"
_AIGRETTE: Final = "M3.4-14C1.6-22 5.4-28 11-29.6C12-24.6 9.4-18 6.4-14.6Z"

HEAD: Final = group(
    path(_HAIR, fill=DARK_HAIR),
    use("face", fill=TAN),
    path(_MOUSTACHE, fill=DARK_HAIR, stroke=NONE),
    use("tilak"),
    path(_AIGRETTE, fill=GREEN),
    path(_TURBAN, fill=CREAM),
    detail(_WINDINGS),
    circle(4.6, -13.6, 2, fill=RED, stroke_width=0.9),
)

_HILL: Final = "M23 80Q50 76.4 77 80L72 87Q50 85 28 87Z"
_PENNANT: Final = "M63.4 25H83L79 32.6L83 40.2H63.4Z"
_SIGN_AT: Final = (71.4, 32.6)
_HORSE_AT: Final = (19.6, 82, 0.62)


def definitions() -> Iterator[Element]:
    """`man` the rider on his horse, his coat the first colour; `silver` the half ring."""
    yield ring("M11.4 50A38.6 38.6 0 0 0 88.6 50", SILVER).named("silver")
    yield _rider().named("man")


def table_face(suit: str) -> Drawing:
    """The round card: half ring, rider, the sign on the pennant, and the index."""
    rider = use("man", color=_COATS.get(suit, RED))
    return use(f"B{suit}"), use("silver"), rider, use(f"d{suit}", *_SIGN_AT), use(f"O{suit}"), use("pM")


def _rider() -> Element:
    x, y, scale = _HORSE_AT
    riding = group(
        use("horse", color=GREY_HAIR, fill=WHITE),
        use("tack", color=GREEN, fill=GOLD),
        group(RIDER, HEAD.moved(46.8, -92.4, scale=0.9), fill=GOLD),
        stroke_width=_LINE_WIDTH,
    )
    return group(
        path(_HILL, fill=GREEN), *_pennant(), riding.moved(x, y, scale=scale), stroke=LINE, stroke_linejoin="round"
    )


def _pennant() -> Drawing:
    return (
        path("M62.2 80V22", fill=NONE, stroke_width=2.8),
        path("M62.2 80V22", fill=NONE, stroke=GOLD, stroke_width=1.3),
        circle(62.2, 22, 1.7, fill=GOLD),
        path(_PENNANT, fill=CREAM),
    )
