"""SVG elements as frozen values, and the few shapes the decks are built from. Knows no card and no colour."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypedDict, Unpack

NONE = "none"


class Look(TypedDict, total=False):
    """Presentation attributes, spelled as in SVG with underscores. Numbers are in card units (a card is 100 wide)."""

    color: str
    fill: str
    fill_opacity: float
    fill_rule: Literal["evenodd"]
    stroke: str
    stroke_dasharray: str
    stroke_width: float
    stroke_linecap: Literal["round"]
    stroke_linejoin: Literal["round"]
    stroke_opacity: float


def number(value: float, places: int = 2) -> str:
    """The shortest text of a number at that many decimal places: `0.50` is `.5` and `-0.0` is `0`."""
    text = f"{value:.{places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", "0"):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


@dataclass(frozen=True, slots=True)
class Element:
    """One element with its children. Being a value, it may stand in several places."""

    tag: str
    attributes: tuple[tuple[str, str], ...] = ()
    children: tuple[Element, ...] = ()

    def named(self, name: str) -> Element:
        """The same element with an id, so that `use` finds it."""
        return replace(self, attributes=(("id", name), *self.attributes))

    def moved(self, x: float, y: float, *, scale: float = 1, turn: float = 0) -> Element:
        """The same element with its origin at x, y, scaled and then turned clockwise by `turn` degrees about it."""
        transform = _transform(x, y, scale, turn)
        return replace(self, attributes=(*self.attributes, ("transform", transform))) if transform else self

    def mirrored(self, width: float) -> Element:
        """The same element with left and right exchanged, within 0 and `width`."""
        return replace(self, attributes=(*self.attributes, ("transform", f"matrix(-1 0 0 1 {number(width)} 0)")))

    def __str__(self) -> str:
        head = self.tag + "".join(f' {name}="{value}"' for name, value in self.attributes)
        if not self.children:
            return f"<{head}/>"
        return f"<{head}>{''.join(map(str, self.children))}</{self.tag}>"


def path(d: str, **look: Unpack[Look]) -> Element:
    """A path; `d` is its path data."""
    return Element("path", (("d", d), *_presentation(look)))


def circle(x: float, y: float, radius: float, **look: Unpack[Look]) -> Element:
    """A circle about x, y."""
    return Element("circle", (*_numbers({"cx": x, "cy": y, "r": radius}), *_presentation(look)))


def rect(x: float, y: float, width: float, height: float, *, radius: float, **look: Unpack[Look]) -> Element:
    """A rectangle with rounded corners; x, y is its top left corner."""
    sides = {"x": x, "y": y, "width": width, "height": height, "rx": radius}
    return Element("rect", (*_numbers(sides), *_presentation(look)))


def group(*children: Element, **look: Unpack[Look]) -> Element:
    """Elements drawn in order, later ones on top."""
    return Element("g", tuple(_presentation(look)), children)


def use(name: str, x: float = 0, y: float = 0, **look: Unpack[Look]) -> Element:
    """A copy of the element called `name`, moved by x, y. What that element leaves open, it inherits from here."""
    shift = {key: value for key, value in (("x", x), ("y", y)) if value}
    return Element("use", (("href", f"#{name}"), *_numbers(shift), *_presentation(look)))


def _presentation(look: Look) -> Iterator[tuple[str, str]]:
    for name, value in look.items():
        yield name.replace("_", "-"), number(value) if isinstance(value, int | float) else str(value)


def _numbers(values: Mapping[str, float]) -> Iterator[tuple[str, str]]:
    return ((name, number(value)) for name, value in values.items())


def _transform(x: float, y: float, scale: float, turn: float) -> str:
    steps = (
        f"translate({number(x)} {number(y)})" if x or y else "",
        f"rotate({number(turn)})" if turn else "",
        f"scale({number(scale, 3)})" if scale != 1 else "",
    )
    return "".join(steps)
