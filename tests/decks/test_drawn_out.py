"""Drawings drawn out for a narrow card: each coordinate grows its own way, and lines and circles keep their shape."""

from __future__ import annotations

import pytest

from decks.bresciane.drawn_out import Stretch
from decks.kit.element import circle, group, path

STRETCH = Stretch(across=2, down=3)


@pytest.mark.parametrize(
    ("drawn", "out"),
    [
        ("M1 2L3-4Z", "M2 6L6-12Z"),
        ("M1 2H3V4", "M2 6H6V12"),
        ("m1-2c.5.5-1.5 1 2 2", "m2-6c1 2-3 3 4 6"),
        ("M0 0A4 5 0 0 1 6 7 1 2 0 1 0 8 9", "M0 0A8 15 0 0 1 12 21 2 6 0 1 0 16 27"),
    ],
)
def test_a_path_grows_each_way_by_its_own_factor(drawn: str, out: str) -> None:
    assert str(STRETCH.element(path(drawn))) == str(path(out))


def test_a_line_keeps_one_width_and_its_dashes_grow_with_the_height() -> None:
    line = path("M0 0V4", stroke="red", stroke_width=1.5, stroke_dasharray="0 4.6")
    out = path("M0 0V12", stroke="red", stroke_width=3, stroke_dasharray="0 13.8")
    assert str(STRETCH.element(line)) == str(out)


def test_a_circle_stays_round_and_what_it_is_part_of_is_drawn_out_too() -> None:
    assert str(STRETCH.element(group(circle(1, 2, 3, fill="red")))) == str(group(circle(2, 6, 6, fill="red")))


def test_a_point_is_where_the_drawing_has_it_once_moved() -> None:
    assert STRETCH.point(1.5, -2, 40, 100) == (43, 94)
