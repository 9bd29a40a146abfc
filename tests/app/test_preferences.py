"""What is kept of a visitor's choices, as text and back, and the stylesheet that comes of it."""

from __future__ import annotations

import re
from dataclasses import fields
from http.cookies import SimpleCookie
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.catalogue import LOCALES
from app.paths import STATIC
from app.preferences import MOST, SHARES, STEP, Display, Preferences
from app.theme import stylesheet

STOPS = list(range(0, MOST + 1, STEP))
shares = st.sampled_from(STOPS)
displays = st.builds(Display, shares, shares, shares)
everybodys = st.builds(Preferences, st.none() | st.sampled_from(sorted(LOCALES)), st.none() | displays)


def test_sliders_begin_in_the_middle() -> None:
    assert str(Display()) == "50-50-50"
    assert tuple(field.name for field in fields(Display)) == SHARES


@given(kept=everybodys)
def test_what_is_kept_comes_back(kept: Preferences) -> None:
    assert Preferences.read(str(kept)) == kept


@given(kept=everybodys.filter(str))
def test_a_cookie_holds_it_as_it_is(kept: Preferences) -> None:
    cookie = SimpleCookie({"preferences": str(kept)})
    assert cookie["preferences"].coded_value == str(kept)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("", Preferences()),
        ("lang:pt", Preferences("pt")),
        ("display:0-100-5", Preferences(None, Display(0, 100, 5))),
        ("display:0-100-5.lang:pt", Preferences("pt", Display(0, 100, 5))),
        ("lang:xx.display:50-50-50", Preferences(None, Display())),
        ("lang:pt.display:50-50", Preferences("pt")),
        ("lang:pt.display:50-50-50-50", Preferences("pt")),
        ("lang:pt.display:51-50-50", Preferences("pt")),
        ("lang:pt.display:050-50-50", Preferences("pt")),
        ("lang:pt.display:-5-50-50", Preferences("pt")),
        ("lang:pt.display:105-50-50", Preferences("pt")),
        ("lang:pt.display:٥٠-50-50", Preferences("pt")),
        ("lang:pt.display:50-50-50\n", Preferences("pt")),
        ("lang:pt.pace:fast", Preferences("pt")),
        ("pt.50-50-50", Preferences()),
        (":.:.lang::pt", Preferences()),
    ],
)
def test_a_cookie_is_read_as_far_as_it_can_be(text: str, kept: Preferences) -> None:
    assert Preferences.read(text) == kept


@given(text=st.text(max_size=60) | st.from_regex(r"(lang:..\.)?display:[0-9]{1,3}(-[0-9]{1,3}){2}"))
def test_no_cookie_is_an_error(text: str) -> None:
    kept = Preferences.read(text)
    assert Preferences.read(str(kept)) == kept


@pytest.mark.parametrize("share", [-5, 1, 52, 101, 105, 1000])
def test_a_display_is_what_sliders_can_stand_at(share: int) -> None:
    with pytest.raises(ValueError, match="in steps of 5"):
        Display(grain=share)
    with pytest.raises(ValueError, match="is no display"):
        Display.read(f"50-{share}-50")


def test_every_stop_of_a_slider_is_a_display() -> None:
    assert {Display.read(f"{one}-{other}-50").contrast for one, other in product(STOPS, STOPS)} == set(STOPS)


def test_the_stylesheet_sets_the_properties_that_all_colours_are_made_of() -> None:
    assert stylesheet(Display(0, 5, 100)) == ":root { --contrast: 0; --grain: 5; --temperature: 100; }\n"
    tokens = (STATIC / "css" / "tokens.css").read_text(encoding="utf-8")
    assert {name: re.findall(rf"^    --{name}: (\d+);", tokens, re.MULTILINE) for name in SHARES} == {
        name: ["50"] for name in SHARES
    }
