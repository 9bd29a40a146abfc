"""The letters of the index: condensed, ten wide, sixteen high, drawn by us so that every machine shows the same.

Most are a stroke of three units with round joins and flat ends; A and K, whose corners a stroke would clot, are filled.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from decks.kit.element import NONE, Element, path
from decks.kit.paints import FIRST

WIDTH: Final = 10
HEIGHT: Final = 16
STEM: Final = 3

_BOWL: Final = (
    "M5 1.5C2.7 1.5 1.5 3.1 1.5 5.4V10.6C1.5 12.9 2.7 14.5 5 14.5S8.5 12.9 8.5 10.6V5.4C8.5 3.1 7.3 1.5 5 1.5Z"
)

# The 3 has a flat top and the 6 and 9 open arms, because as round ones they were the nearest to an 8 at 48 px.
_STROKES: Final[Mapping[str, str]] = {
    "1": "M1.4 4.9L5.3 1.7V16",
    "2": "M1.5 5.2V5C1.5 2.7 2.9 1.5 5 1.5S8.5 2.7 8.5 4.9C8.5 6.8 7.8 7.9 6.6 9.4L2 14.5H9.4",
    "3": "M1 1.5H8L4.4 6.7C7.2 6.7 8.5 8.4 8.5 10.4C8.5 13 7.1 14.5 5 14.5S1.6 13.4 1.4 11.3",
    "4": "M7 16V1.6L1.5 11.4H10",
    "5": "M8.8 1.5H2.4L2 7.7C2.8 6.7 3.8 6.3 5.1 6.3C7.2 6.3 8.5 7.8 8.5 10.3C8.5 13 7.1 14.5 5 14.5"
    "C3 14.5 1.7 13.5 1.4 11.5",
    "6": "M7 0L2.3 7.8C1.7 8.8 1.5 9.6 1.5 10.5C1.5 13 2.9 14.5 5 14.5S8.5 13 8.5 10.5S7.1 6.7 5 6.7"
    "C3.8 6.7 2.8 7.2 2.2 8",
    "7": "M.3 1.5H8.4C6.2 5.7 4.7 10 4.2 16",
    "8": "M5 7.6C3.1 7.6 1.9 6.4 1.9 4.5S3.2 1.5 5 1.5S8.1 2.6 8.1 4.5S6.9 7.6 5 7.6C2.9 7.6 1.5 9 1.5 11"
    "S2.9 14.5 5 14.5S8.5 13 8.5 11S7.1 7.6 5 7.6Z",
    "9": "M3 16L7.7 8.2C8.3 7.2 8.5 6.4 8.5 5.5C8.5 3 7.1 1.5 5 1.5S1.5 3 1.5 5.5S2.9 9.3 5 9.3C6.2 9.3 7.2 8.8 7.8 8",
    "J": "M7.4 0V11C7.4 13.3 6.3 14.5 4.5 14.5S1.5 13.4 1.4 11",
    "Q": _BOWL + "M5.2 10.2L9.6 15.8",
    "O": _BOWL,
    "E": "M9 14.5H1.5V1.5H9M1.5 8H7.8",
    "F": "M1.5 16V1.5H9M1.5 8H7.8",
    "C": "M8.5 5.4C8.3 2.9 7 1.5 5 1.5C2.7 1.5 1.5 3.1 1.5 5.7V10.3C1.5 12.9 2.7 14.5 5 14.5C7 14.5 8.3 13.1 8.5 10.6",
    "R": "M1.5 16V1.5H4.8C7.2 1.5 8.5 2.8 8.5 5S7.2 8.6 4.8 8.6H1.5M4.8 8.6L8.6 16",
}
_FILLED: Final[Mapping[str, str]] = {
    "A": "M0 16L3.3 0H6.7L10 16H6.9L6.3 12.6H3.7L3.1 16ZM4.2 10H5.8L5 5.2Z",
    "K": "M0 0H3V6.2L6.6 0H9.9L5.8 7L10 16H6.7L3.9 9.8L3 11.2V16H0Z",
}
# Two figures squeezed into the box of one, with a stem as much thinner as they are narrower.
_PAIRS: Final[Mapping[str, str]] = {
    "T": "M-1.4 4.6L1.3 2V16M7.9 1.5C6.2 1.5 5.7 3 5.7 5V11C5.7 13 6.2 14.5 7.9 14.5"
    "S10.1 13 10.1 11V5C10.1 3 9.6 1.5 7.9 1.5Z",
    "11": "M-.1 4.6L2.6 2V16M6.5 4.6L9.2 2V16",
    "12": "M-1.4 4.6L1.3 2V16M5.4 5.4V4.6C5.4 2.6 6.2 1.5 7.9 1.5S10.3 2.6 10.3 4.7"
    "C10.3 6.7 9.5 8.2 8.5 9.8L5.9 14.5H11.1",
}
_PAIR_STEM: Final = 2.7


def glyph(letter: str) -> Element:
    """The letter or figure, called `g` and its name, in currentColor; `T` is the ten. KeyError for one not drawn."""
    if letter in _FILLED:
        shape = path(_FILLED[letter], fill=FIRST, fill_rule="evenodd")
    else:
        shape = _stroked(_PAIRS[letter], _PAIR_STEM) if letter in _PAIRS else _stroked(_STROKES[letter], STEM)
    return shape.named(f"g{letter}")


def _stroked(d: str, stem: float) -> Element:
    return path(d, fill=NONE, stroke=FIRST, stroke_width=stem, stroke_linejoin="round")
