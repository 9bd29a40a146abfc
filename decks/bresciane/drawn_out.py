"""Drawings drawn out: taller than wide, as the narrow card wants its people, without thickening any line one way.

Coordinates are scaled, lines keep one width; circles stay round. What is drawn by `use` or moved isn't handled.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import cycle
from typing import Final

from decks.kit.element import Element, number

_COMMAND: Final = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


@dataclass(frozen=True, slots=True)
class Stretch:
    """So many times wider and taller. Lines and radii grow as the width does."""

    across: float
    down: float

    def element(self, drawing: Element) -> Element:
        """The drawing about the same origin."""
        attributes = tuple((name, self._attribute(name, value)) for name, value in drawing.attributes)
        return replace(drawing, attributes=attributes, children=tuple(map(self.element, drawing.children)))

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the drawing comes to lie."""
        return round(x * self.across, 1), round(y * self.down, 1)

    def _attribute(self, name: str, value: str) -> str:
        if name == "d":
            return "".join(self._run(*found.groups()) for found in _COMMAND.finditer(value))
        scale = self._scales.get(name)
        return " ".join(number(float(part) * scale, 1) for part in value.split()) if scale else value

    @property
    def _scales(self) -> Mapping[str, float]:
        across, down = self.across, self.down
        return {"cx": across, "cy": down, "r": across, "stroke-width": across, "stroke-dasharray": down}

    def _run(self, letter: str, operands: str) -> str:
        """One command of a path. An arc's radii are scaled too, its angle and flags are not."""
        across, down = self.across, self.down
        both = (across, down)
        factors = {"H": (across,), "V": (down,), "A": (*both, 1, 1, 1, *both)}.get(letter.upper(), both)
        values = (float(text) * factor for text, factor in zip(_NUMBER.findall(operands), cycle(factors), strict=False))
        return letter + "".join(_joined(values))


def _joined(values: Iterator[float]) -> Iterator[str]:
    """Numbers as path data, apart where a sign doesn't part them."""
    for place, text in enumerate(number(value, 0) for value in values):
        yield text if not place or text.startswith("-") else f" {text}"
