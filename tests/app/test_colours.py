"""Whatever the sliders are set to, in either scheme, on every cloth: text keeps 4.5:1, controls keep 3:1 (WCAG 2.2)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Final

import pytest

from app.preferences import MOST, STEP
from engines.registry import GAMES
from tests.app.colours import CSS, Palette, blend, contrast, games, rules

SETTINGS: Final = range(0, MOST + 1, STEP)
TEXT: Final = 4.5
CONTROL: Final = 3.0

PAIRS: Final[Mapping[str, float]] = {
    **dict.fromkeys(
        (
            "text/page", "text/sheet", "muted/page", "muted/sheet", "link/page", "link/sheet", "sheet/text",
            "on-felt/felt", "on-felt/tray", "on-felt-soft/felt", "on-felt-soft/tray", "felt/on-felt",
            "on-brass/brass", "on-brass-soft/brass", "ink/paper",
            "suit-red/paper", "suit-blue/paper", "suit-green/paper",
            "swords/paper", "batons/paper", "coins/paper", "cups/paper",
        ),
        TEXT,
    ),
    **dict.fromkeys(
        (
            "border/page", "border/sheet", "felt-edge/felt", "felt-edge/tray", "brass/felt", "brass/tray",
            "paper/felt", "paper/tray",
        ),
        CONTROL,
    ),
}  # fmt: skip
"""Every colour that stands on another, and the ratio that it needs."""

INDICES: Final = [pair.partition("/")[0] for pair in PAIRS if pair.endswith("/paper")]
DIM: Final = re.compile(r"(\S*\.is-(?:over|beaten)[^{]*?) *\{[^}]*?opacity: ([\d.]+)")

ORNAMENTS: Final = {"rule", "felt-rule"}
"""Colours that nobody has to see: what they divide is apart anyway."""


@cache
def worst(pair: str) -> tuple[float, str]:
    """The lowest ratio of a pair over every setting, and where it is."""
    over, under = pair.split("/")
    return min((contrast(palette[over], palette[under]), where) for where, palette in palettes().items())


@cache
def palettes() -> Mapping[str, Palette]:
    return {
        f"{'dark' if dark else 'light'}, {game}, contrast {share}, temperature {warmth}": Palette(
            dark, game, share, warmth
        )
        for dark, game, share, warmth in product((False, True), games(), SETTINGS, SETTINGS)
    }


@pytest.mark.parametrize(("pair", "floor"), PAIRS.items())
def test_a_pair_can_be_told_apart_at_every_setting(pair: str, floor: float) -> None:
    ratio, where = worst(pair)
    assert ratio >= floor, f"{ratio:.2f} at {where}"


def dimmed() -> Mapping[str, tuple[float, str]]:
    """How dim the cards of a beaten play are, by the rule that makes them so, and the game whose alone the rule is."""
    paths = {CSS / "cards.css": "", **{path: path.stem for path in sorted((CSS / "games").glob("*.css"))}}
    found = {path: DIM.findall(path.read_text(encoding="utf-8")) for path in paths}
    return {rule: (float(opacity), paths[path]) for path, rules in found.items() for rule, opacity in rules}


@pytest.mark.parametrize(("rule", "dim"), dimmed().items())
def test_the_index_of_a_beaten_card_can_still_be_read(rule: str, dim: tuple[float, str]) -> None:
    """It is large and bold, so that WCAG asks for as much as for a control."""
    opacity, game = dim
    cloths = {where: palette for where, palette in palettes().items() if f", {game}" in where}
    for (where, palette), index in product(cloths.items(), INDICES):
        seen, paper = (blend(palette[name], palette["felt"], opacity) for name in (index, "paper"))
        assert contrast(seen, paper) >= CONTROL, (rule, index, where)


def test_every_game_has_its_cloth_in_both_schemes() -> None:
    assert games() == sorted(GAMES)
    for game, dark in product(games(), (False, True)):
        declared = [rule for rule in rules() if rule.selector == f'[data-game="{game}"]' and rule.dark is dark]
        assert any({"--felt-lo", "--felt-hi"} <= set(rule.properties) for rule in declared), (game, dark)


def mixed() -> Iterator[str]:
    """The tokens that have a low and a high end, or are made of those that have."""
    for name, value in Palette(dark=False, game=games()[0]).declared.items():
        if value.startswith(("color-mix(", "color(")):
            yield name.removeprefix("--")


def test_every_mixed_colour_is_among_the_pairs() -> None:
    named = {name for pair in PAIRS for name in pair.split("/")}
    assert set(mixed()) == named & set(mixed()) | ORNAMENTS


def test_a_colour_that_is_not_declared_is_an_error() -> None:
    with pytest.raises(KeyError):
        Palette(dark=False, game=games()[0])["velvet"]


@pytest.mark.parametrize(("one", "other", "ratio"), [("#fff", "#000", 21.0), ("#777", "#fff", 4.48)])
def test_ratios_are_those_of_wcag(one: str, other: str, ratio: float) -> None:
    palette = Palette(dark=False, game=games()[0])
    palette.declared |= {"--one": one, "--other": other}
    assert contrast(palette["one"], palette["other"]) == pytest.approx(ratio, abs=0.01)


def test_the_middle_is_neither_cool_nor_warm_and_the_ends_are() -> None:
    cool, middle, warm = (Palette(dark=False, game=games()[0], temperature=share)["paper"] for share in (0, 50, 100))
    assert cool[2] / cool[0] > middle[2] / middle[0] > warm[2] / warm[0]
    assert cool[2] == middle[2]
    assert warm[0] == middle[0]
