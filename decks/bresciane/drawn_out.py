"""Drawings drawn out: taller than wide, as the narrow card wants its people, without thickening any line one way.

Coordinates are scaled, lines keep one width, circles stay round. Knows paths and circles, neither `use` nor transforms.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import cycle
from typing import Final

from decks.kit.element import Element, number

_COMMAND: Final = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


@dataclass(frozen=True, slots=True)
class Stretch:
    """So many times wider and taller. Lines and radii grow as the width does.

    Paths are rounded to whole card units: a figure that fills a card shows no finer step.
    """

    across: float
    down: float

    def element(self, drawing: Element) -> Element:
        """The drawing about the same origin."""
        attributes = tuple((name, self._attribute(name, value)) for name, value in drawing.attributes)
        return replace(drawing, attributes=attributes, children=tuple(map(self.element, drawing.children)))

    def point(self, x: float, y: float, dx: float, dy: float) -> tuple[float, float]:
        """Where a point of the drawing comes to lie once the drawing is moved by dx, dy."""
        return round(x * self.across + dx, 1), round(y * self.down + dy, 1)

    def _attribute(self, name: str, value: str) -> str:
        match name:
            case "d":
                return "".join(self._run(*found.groups()) for found in _COMMAND.finditer(value))
            case "cx" | "r" | "stroke-width":
                return number(float(value) * self.across, 1)
            case "cy":
                return number(float(value) * self.down, 1)
            case "stroke-dasharray":
                return " ".join(number(float(length) * self.down, 1) for length in value.split())
            case _:
                return value

    def _run(self, letter: str, operands: str) -> str:
        """One command of a path. An arc's radii are scaled too, its angle and flags are not."""
        both = (self.across, self.down)
        factors = {"H": (self.across,), "V": (self.down,), "A": (*both, 1, 1, 1, *both)}.get(letter.upper(), both)
        values = (float(text) * factor for text, factor in zip(_NUMBER.findall(operands), cycle(factors), strict=False))
        return letter + "".join(_joined(values))


def _joined(values: Iterator[float]) -> Iterator[str]:
    """Numbers as path data, a space between them where no sign parts them."""
    for place, text in enumerate(number(value, 0) for value in values):
        yield text if not place or text.startswith("-") else f" {text}"
