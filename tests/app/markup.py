"""A page as the tests look at it: its elements with their attributes and texts. Refuses what is not well nested."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Final

VOID: Final = {"input", "link", "meta"}


@dataclass(slots=True, eq=False)
class Element:
    """An element; `text` is all text in it, `inside` the elements that it stands in, the outermost first."""

    tag: str
    attributes: Mapping[str, str]
    inside: tuple[Element, ...]
    text: str = ""

    @property
    def classes(self) -> set[str]:
        return set(self.attributes.get("class", "").split())


@dataclass
class Markup:
    """A document or a part of one. Raises AssertionError for an end without its start and for what never ends."""

    elements: list[Element] = field(default_factory=list)

    @classmethod
    def read(cls, html: str) -> Markup:
        parser = _Parser()
        parser.feed(html)
        parser.close()
        assert not parser.open, f"never closed: {[element.tag for element in parser.open]}"
        return cls(parser.elements)

    def all(self, tag: str = "", cls: str = "", **attributes: str) -> list[Element]:
        """The elements of this tag, of this class, with these attributes."""
        return [
            element
            for element in self.elements
            if tag in {"", element.tag}
            and (not cls or cls in element.classes)
            and all(element.attributes.get(name) == value for name, value in attributes.items())
        ]

    def one(self, tag: str = "", cls: str = "", **attributes: str) -> Element:
        """The only such element."""
        found = self.all(tag, cls, **attributes)
        assert len(found) == 1, f"{len(found)} elements {tag} {cls} {attributes}"
        return found[0]

    def values(self, name: str) -> Iterator[str]:
        """Every value of an attribute."""
        return (element.attributes[name] for element in self.elements if name in element.attributes)


class _Parser(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self.open: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len(dict(attrs)) == len(attrs), f"an attribute twice: {attrs}"
        element = Element(tag, {name: value or "" for name, value in attrs}, tuple(self.open))
        self.elements.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> ends nothing"
        assert self.open[-1].tag == tag, f"</{tag}> ends <{self.open[-1].tag}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.text += data
