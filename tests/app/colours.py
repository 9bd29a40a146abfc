"""The stylesheet's colours as a browser computes them: tokens at any setting, in either scheme, on any game's cloth.

The formulas are the stylesheet's own; here is only what its functions mean. What a rule for wide or narrow screens, or
for people who prefer more contrast, declares is no colour and is left out.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import dist
from typing import Any, Final, TypeAlias

import tinycss2

from app.paths import STATIC

RGB: TypeAlias = tuple[float, float, float]
"""Red, green and blue from 0 to 1, with the gamma of sRGB."""

CSS: Final = STATIC / "css"
DARK: Final = "(prefers-color-scheme: dark)"
_OPERATIONS: Final[Mapping[type[ast.operator], Callable[[float, float], float]]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Rule:
    """The custom properties of a rule, for whom it is (`dark` or everyone), and its selector."""

    dark: bool
    selector: str
    properties: Mapping[str, str]


@cache
def rules() -> tuple[Rule, ...]:
    """The rules of the files that declare colours, in their order."""
    paths = (CSS / "tokens.css", CSS / "cards.css", *sorted((CSS / "games").glob("*.css")))
    sheets = (tinycss2.parse_stylesheet(path.read_text(encoding="utf-8"), skip_whitespace=True) for path in paths)
    return tuple(rule for sheet in sheets for rule in _rules(sheet, dark=False))


def _rules(nodes: Sequence[Any], *, dark: bool) -> Iterator[Rule]:
    for node in nodes:
        asked = tinycss2.serialize(node.prelude).strip() if hasattr(node, "prelude") else ""
        if node.type == "qualified-rule":
            parts = tinycss2.parse_blocks_contents(node.content)
            found = {part.name: tinycss2.serialize(part.value).strip() for part in parts if part.type == "declaration"}
            yield Rule(dark, asked, {name: value for name, value in found.items() if name.startswith("--")})
        elif node.type == "at-rule" and node.content and (node.at_keyword == "layer" or asked == DARK):
            inner = tinycss2.parse_rule_list(node.content, skip_whitespace=True)
            yield from _rules(inner, dark=dark or asked == DARK)


def games() -> list[str]:
    """The games whose cloth the stylesheets declare."""
    found = (re.fullmatch(r'\[data-game="(\w+)"\]', rule.selector) for rule in rules())
    return sorted({match[1] for match in found if match})


@dataclass(slots=True)
class Palette:
    """What an element of a game's cloth sees: `palette["felt"]`. A token that is nowhere declared is a KeyError."""

    dark: bool
    game: str
    contrast: int = 50
    temperature: int = 50
    declared: dict[str, str] = field(default_factory=dict)
    _known: dict[str, RGB] = field(default_factory=dict)
    _numbers: dict[str, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        # A rule for one game stands deeper than those for the root; for the same element a later rule wins.
        for selectors in ({":root", ":root, [data-game]", ".card"}, {f'[data-game="{self.game}"]'}):
            for rule in rules():
                if rule.selector in selectors and self.dark >= rule.dark:
                    self.declared |= rule.properties
        self.declared |= {"--contrast": str(self.contrast), "--temperature": str(self.temperature)}

    def __getitem__(self, name: str) -> RGB:
        if name not in self._known:
            self._known[name] = self._colour(_parsed(self.declared[f"--{name}"]))
        return self._known[name]

    def _colour(self, nodes: Sequence[Any]) -> RGB:
        (node,) = _words(nodes)
        if node.type == "hash":
            return _hex(node.value)
        arguments = _split(node.arguments)
        match node.lower_name:
            case "var":
                return self[_text(arguments[0]).removeprefix("--")]
            case "color-mix":
                return self._mixed(*arguments[1:])
            case "color":
                return self._scaled(arguments[0])
        raise ValueError(f"{node.lower_name}() is no colour that this knows")

    def _mixed(self, one: Sequence[Any], other: Sequence[Any]) -> RGB:
        (first, *share), (second, *rest) = _words(one), _words(other)
        part = 1 - self._number(share) if share else self._number(rest)
        return mix(self._colour([first]), self._colour([second]), part)

    def _scaled(self, argument: Sequence[Any]) -> RGB:
        """`from C srgb calc(r * x) calc(g * y) calc(b * z)`."""
        _from, colour, _space, *factors = _words(argument)
        self._numbers |= zip("rgb", self._colour([colour]), strict=True)
        red, green, blue = (self._number([factor]) for factor in factors)
        return (red, green, blue)

    def _number(self, nodes: Sequence[Any]) -> float:
        return self._evaluated(_tree(tinycss2.serialize(nodes)))

    def _evaluated(self, node: ast.expr) -> float:
        match node:
            case ast.Constant(int() | float() as number):
                return number
            case ast.Name(name):
                if name not in self._numbers:
                    self._numbers[name] = self._evaluated(_tree(self.declared[f"--{name}"]))
                return self._numbers[name]
            case ast.Call(ast.Name("max"), arguments):
                return max(map(self._evaluated, arguments))
            case ast.BinOp(left, sign, right):
                return _OPERATIONS[type(sign)](self._evaluated(left), self._evaluated(right))
        raise ValueError(f"{ast.unparse(node)} is no arithmetic that this knows")


@cache
def _parsed(value: str) -> Sequence[Any]:
    nodes: Sequence[Any] = tinycss2.parse_component_value_list(value)
    return nodes


@cache
def _tree(text: str) -> ast.expr:
    """An expression of numbers, as Python reads it; a property is a name."""
    named = re.sub(r"var\(--(\w+)\)", r"\1", text)
    return ast.parse(re.sub(r"([\d.]+)%", r"(\1 / 100)", named).replace("calc(", "(").strip(), mode="eval").body


def _words(nodes: Sequence[Any]) -> list[Any]:
    return [node for node in nodes if node.type != "whitespace"]


def _split(nodes: Sequence[Any]) -> list[list[Any]]:
    parts: list[list[Any]] = [[]]
    for node in nodes:
        if node == ",":
            parts.append([])
        else:
            parts[-1].append(node)
    return parts


def _text(nodes: Sequence[Any]) -> str:
    return str(tinycss2.serialize(nodes)).strip()


def _hex(digits: str) -> RGB:
    wide = digits if len(digits) == 6 else "".join(digit * 2 for digit in digits)
    red, green, blue = (int(wide[at : at + 2], 16) / 255 for at in (0, 2, 4))
    return (red, green, blue)


def mix(one: RGB, other: RGB, share: float) -> RGB:
    """Both colours in OKLab, `share` of it the other one."""
    lab = [a + (b - a) * share for a, b in zip(_oklab(one), _oklab(other), strict=True)]
    return _srgb(lab[0], lab[1], lab[2])


def blend(over: RGB, under: RGB, opacity: float) -> RGB:
    """A colour that the one under it shines through."""
    red, green, blue = (a * opacity + b * (1 - opacity) for a, b in zip(over, under, strict=True))
    return (red, green, blue)


def apart(one: RGB, other: RGB) -> float:
    """How far apart two colours look: their distance in OKLab."""
    return dist(_oklab(one), _oklab(other))


def seen(colour: RGB, sight: Sequence[RGB]) -> RGB:
    """A colour to an eye that a matrix describes, a row for each of red, green and blue in linear light."""
    red, green, blue = (_gamma(sum(a * _linear(b) for a, b in zip(row, colour, strict=True))) for row in sight)
    return (red, green, blue)


def contrast(one: RGB, other: RGB) -> float:
    """The contrast ratio of WCAG, 1 to 21."""
    low, high = sorted(_luminance(colour) for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: RGB) -> float:
    red, green, blue = map(_linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _gamma(channel: float) -> float:
    light = min(1.0, max(0.0, channel))
    return 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055


def _oklab(colour: RGB) -> RGB:
    """Björn Ottosson's OKLab, by his matrices (2020)."""
    red, green, blue = map(_linear, colour)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
    )


def _srgb(light: float, a: float, b: float) -> RGB:
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
    return (
        _gamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
        _gamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
        _gamma(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
    )
