"""Every chip of Ganjifa's hand can be read, also where its suit may not be played and it is dulled (WCAG 2.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest

from engines.ganjifa.cards import SUITS
from tests.app.colours import Palette, contrast, rules

TEXT: Final = 4.5
INK: Final = {suit: f"on-{suit}" for suit in SUITS}


def dulled() -> Mapping[str, str]:
    """The grounds of suits that may not be played."""
    (found,) = (rule.properties for rule in rules() if rule.selector == ".is-out .card")
    return found


def paints(changed: Mapping[str, str]) -> Palette:
    palette = Palette(dark=False, game="ganjifa")
    palette.declared |= changed
    return palette


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("changed", [{}, dulled()], ids=["bright", "dulled"])
def test_the_rank_on_a_chip_can_be_read(suit: str, changed: Mapping[str, str]) -> None:
    palette = paints(changed)
    assert contrast(palette[suit], palette[INK[suit]]) >= TEXT


def test_every_ground_is_dulled() -> None:
    bright, dull = paints({}), paints(dulled())
    assert [suit for suit in SUITS if bright[suit] == dull[suit]] == []
