"""The colours a sprite may name. All are custom properties that the page defines, so one sprite serves every theme.

Colour by inheritance: a part's first colour is FIRST, its second the fill it inherits (so it names none), and only what
never changes from one wearer to the next is a named paint. That is how one king dresses four suits.
"""

from __future__ import annotations


def paint(name: str) -> str:
    """The page's custom property `--name` as a colour."""
    return f"var(--{name})"


FIRST = "currentColor"

PAPER = paint("paper")
INK = paint("ink")
EDGE = paint("edge")
PANEL = paint("panel")
LINE = paint("line")
FACE = paint("face")
FLESH = paint("flesh")
STEEL = paint("steel")
WOOD = paint("wood")
COAT = paint("coat")
HOSE = paint("hose")
RED = paint("red")
BLUE = paint("blue")
GOLD = paint("gold")
GREEN = paint("green")
BROWN_HAIR = paint("hair")
DARK_HAIR = paint("hair2")
GREY_HAIR = paint("hair3")
FAIR_HAIR = paint("hair4")
