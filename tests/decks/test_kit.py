"""The drawing kit: numbers as short as they can be, elements that are values, letters of one size."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from decks.kit import geometry, people
from decks.kit.element import circle, group, number, path, use
from decks.kit.glyphs import glyph
from decks.kit.index import Index
from decks.kit.shapes import beads, tube


@pytest.mark.parametrize(
    ("value", "places", "text"),
    [
        (0, 2, "0"),
        (-0.001, 2, "0"),
        (0.5, 2, ".5"),
        (-0.25, 2, "-.25"),
        (10, 2, "10"),
        (100.0, 1, "100"),
        (1.005, 1, "1"),
        (-12.34, 1, "-12.3"),
        (20.04, 1, "20"),
        (0.605, 3, ".605"),
    ],
)
def test_a_number_is_written_as_short_as_it_can_be(value: float, places: int, text: str) -> None:
    assert number(value, places) == text


def test_an_element_writes_its_look_as_svg_spells_it() -> None:
    assert str(path("M0 0", fill="none", stroke_width=0.8)) == '<path d="M0 0" fill="none" stroke-width=".8"/>'


def test_a_moved_element_is_scaled_first_and_then_turned_and_moved() -> None:
    moved = use("s").moved(3, 4.5, scale=0.605, turn=180)
    assert str(moved) == '<use href="#s" transform="translate(3 4.5)rotate(180)scale(.605)"/>'


def test_a_mirrored_element_has_left_and_right_exchanged_within_a_width() -> None:
    assert str(use("s", 3).mirrored(100)) == '<use href="#s" x="3" transform="matrix(-1 0 0 1 100 0)"/>'


def test_naming_and_moving_leave_the_original_as_it_was() -> None:
    dot = circle(0, 0, 1)
    assert str(dot.named("dot").moved(1, 1)) != str(dot)
    assert str(dot) == '<circle cx="0" cy="0" r="1"/>'


def test_a_group_draws_its_children_in_order() -> None:
    assert str(group(use("a"), use("b", 1))) == '<g><use href="#a"/><use href="#b" x="1"/></g>'


def test_a_tube_is_outlined_on_both_sides() -> None:
    outline, core = (dict(part.attributes) for part in tube("M0 0V9", 2, "red"))
    assert float(outline["stroke-width"]) - float(core["stroke-width"]) == pytest.approx(2 * 1.2)
    assert outline["d"] == core["d"]


def test_angles_go_clockwise_from_the_top() -> None:
    corners = [geometry.polar(1, angle) for angle in geometry.around(4)]
    expected = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    assert all(math.dist(corner, there) < 1e-9 for corner, there in zip(corners, expected, strict=True))


def test_a_spike_points_outwards() -> None:
    assert geometry.spike(0, 5, 10, math.pi / 2) == "M-5 0L0 -10L5 0Z"


def test_a_leaf_points_where_it_is_told() -> None:
    assert geometry.leaf(2, 3, math.pi / 2, 10, 1.5) == "M2 3Q7 0 12 3Q7 6 2 3Z"


def test_beads_are_dashes_of_no_length_with_round_ends() -> None:
    line = dict(beads("M0 0H9", 2, 4.5, "red").attributes)
    assert (line["stroke-dasharray"], line["stroke-linecap"], line["stroke-width"]) == ("0 4.5", "round", "2")


def test_a_sprite_takes_only_those_parts_of_heads_that_it_names() -> None:
    assert [dict(part.attributes)["id"] for part in people.definitions("face", "cap")] == ["face", "cap"]


def test_a_letter_that_is_not_drawn_is_refused() -> None:
    with pytest.raises(KeyError):
        glyph("?")


INDEX = Index(
    (100, 140), axis=17, top=8, rank_scale=1.9, sign_scale=1, sign_height=24, table_corner=(2, 2), table_scale=0.6
)


def test_the_sign_stands_right_under_the_rank_on_the_same_axis() -> None:
    rank, sign = (next(iter(part)) for part in (INDEX.rank("7"), INDEX.sign("s", "red")))
    assert dict(rank.attributes)["transform"] == "translate(7.5 8)scale(1.9)"
    assert dict(sign.attributes)["transform"] == "translate(17 55.4)"


@pytest.mark.parametrize(("twice", "corners"), [(True, 2), (False, 1)])
def test_a_table_face_has_its_sign_in_both_corners_or_in_the_first_alone(*, twice: bool, corners: int) -> None:
    _, sign = replace(INDEX, sign_twice=twice).sign("s", "red")
    assert str(sign).count("<use ") == corners


def test_a_deck_whose_art_fills_the_second_corner_has_the_rank_in_the_first_alone() -> None:
    _, rank = replace(INDEX, rank_twice=False).rank("7")
    assert str(rank) == '<use id="t7" href="#n7" transform="translate(2 2)scale(.6)"/>'
