"""The sprite: shared definitions and one symbol a face, written as a single SVG document. Knows no deck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from decks.kit.element import Element

Drawing = tuple[Element, ...]


@dataclass(frozen=True, slots=True)
class Sprite:
    """Faces by symbol id, all of one size in card units, and the definitions their `use` elements refer to."""

    size: tuple[int, int]
    definitions: Drawing
    faces: Mapping[str, Drawing]

    def __str__(self) -> str:
        lines = (
            '<svg xmlns="http://www.w3.org/2000/svg">',
            "<defs>",
            *map(str, self.definitions),
            "</defs>",
            *(str(self._symbol(name, drawing)) for name, drawing in self.faces.items()),
            "</svg>",
        )
        return "\n".join(lines) + "\n"

    def _symbol(self, name: str, drawing: Drawing) -> Element:
        width, height = self.size
        return Element("symbol", (("id", name), ("viewBox", f"0 0 {width} {height}")), drawing)
