"""The index: a rank with its suit's sign right under it, on one axis, so that the narrow strip of a fan shows both."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from decks.kit import glyphs
from decks.kit.element import Element, group, use

_GAP = 5  # between the rank's foot and the sign


@dataclass(frozen=True, slots=True)
class Index:
    """Where a deck's index stands, in card units.

    At hand size it stands once, about `axis` and from `top` down; at table size the whole column, scaled by
    `table_scale` and moved to `table_corner`, stands in two opposite corners, the second upside down. A deck whose
    frame tells the suit too has its sign in the first corner alone: not `sign_twice`. Where art fills the second corner
    nothing stands there: not `rank_twice` either.
    """

    size: tuple[int, int]
    axis: float
    top: float
    rank_scale: float
    sign_scale: float
    sign_height: float
    table_corner: tuple[float, float]
    table_scale: float
    sign_twice: bool = True
    rank_twice: bool = True

    def rank(self, letter: str) -> Iterator[Element]:
        """`n7` for hands and `t7` for the table, in the colour they inherit."""
        x = self.axis - glyphs.WIDTH / 2 * self.rank_scale
        yield use(f"g{letter}").moved(x, self.top, scale=self.rank_scale).named(f"n{letter}")
        yield self._on_table(f"n{letter}", f"t{letter}", twice=self.rank_twice)

    def sign(self, name: str, ink: str) -> Iterator[Element]:
        """`ms` for hands and `us` for the table, in their own ink: the drawing called `name`, centred on its origin."""
        y = self.top + glyphs.HEIGHT * self.rank_scale + _GAP + self.sign_height / 2 * self.sign_scale
        yield use(name, color=ink).moved(self.axis, y, scale=self.sign_scale).named(f"m{name}")
        yield self._on_table(f"m{name}", f"u{name}", twice=self.sign_twice)

    def _on_table(self, hand: str, table: str, *, twice: bool) -> Element:
        return self._both_corners(hand, table) if twice else self._small(hand).named(table)

    def _small(self, hand: str) -> Element:
        return use(hand).moved(*self.table_corner, scale=self.table_scale)

    def _both_corners(self, hand: str, table: str) -> Element:
        width, height = self.size
        upright = self._small(hand).named(f"{table}-")
        return group(upright, group(use(f"{table}-")).moved(width, height, turn=180)).named(table)
