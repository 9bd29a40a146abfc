"""A sprite as the tests look at it: parsed, its ids listed, its `use` elements followed. Knows no deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True, slots=True)
class Document:
    """`elements` are all elements in document order, `by_id` those with an id (the last one of that id)."""

    elements: tuple[ET.Element, ...]
    by_id: Mapping[str, ET.Element]

    @classmethod
    def read(cls, text: str) -> Document:
        root = ET.fromstring(text)  # noqa: S314  the sprite is the project's own
        elements = tuple(root.iter())
        return cls(elements, {name: element for element in elements if (name := element.get("id"))})

    def ids(self) -> list[str]:
        """Every id, as often as it is given."""
        return [name for element in self.elements if (name := element.get("id"))]

    def faces(self) -> dict[str, str | None]:
        """The symbols' viewBoxes by id."""
        return {
            element.get("id", ""): element.get("viewBox") for element in self.elements if element.tag == f"{SVG}symbol"
        }

    def targets(self) -> list[str]:
        """What the `use` elements refer to."""
        return [element.get("href", "").removeprefix("#") for element in self.elements if element.tag == f"{SVG}use"]

    def drawn(self, name: str) -> Counter[str]:
        """How often each id is drawn by the element called `name`, through all the `use` elements on the way."""
        return Counter(self._below(self.by_id[name]))

    def _below(self, element: ET.Element) -> Iterator[str]:
        for used in element.iter(f"{SVG}use"):
            target = used.get("href", "").removeprefix("#")
            yield target
            yield from self._below(self.by_id[target])
