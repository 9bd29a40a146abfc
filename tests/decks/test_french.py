"""The French deck: its order, its pips, and what tells its figures apart."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from decks import DECKS
from decks.french import DECK
from tests.decks.documents import Document
from tests.decks.pictures import ONE_INK, nearest

SUITS = "shdc"
PIPS = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "T": 10}
BELOW_THE_MIDDLE = {"2": 1, "3": 1, "4": 2, "5": 2, "6": 2, "7": 2, "8": 3, "9": 4, "T": 5}
CORNERS = 2


@pytest.fixture(scope="module")
def french() -> Document:
    return Document.read(DECK.sprite())


def face(name: str) -> str:
    """A face as it is written, without its name."""
    lines = [line for line in DECK.sprite().splitlines() if line.startswith(f'<symbol id="{name}"')]
    return lines[0].partition(">")[2]


def test_the_deck_is_called_french() -> None:
    assert DECKS["french"] is DECK


def test_the_deck_is_in_the_order_of_the_records() -> None:
    ranks = "3456789TJQKA2"
    assert DECK.codes == (*(f"{rank}{suit}" for rank in ranks for suit in SUITS), "Xb", "Xr")


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", BELOW_THE_MIDDLE)
def test_pips_below_the_middle_stand_on_their_heads(french: Document, rank: str, suit: str) -> None:
    drawn = french.drawn(f"{rank}{suit}-t")
    assert drawn[f"v{suit}p"] == BELOW_THE_MIDDLE[rank]
    assert drawn[f"{suit}p"] == PIPS[rank] - BELOW_THE_MIDDLE[rank]


@pytest.mark.parametrize("code", [code for code in DECK.codes if code[0] != "X"])
@pytest.mark.parametrize(("face_of", "copies"), [("{}", 1), ("{}-t", CORNERS)])
def test_a_face_shows_its_own_rank_and_no_other(french: Document, code: str, face_of: str, copies: int) -> None:
    drawn = french.drawn(face_of.format(code))
    assert {name: count for name, count in drawn.items() if name[0] == "g"} == {f"g{code[0]}": copies}


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", "JQK")
def test_a_court_is_one_bust_in_the_hand_and_two_on_the_table(french: Document, rank: str, suit: str) -> None:
    bust = f"b{rank}{suit}"
    assert french.drawn(f"{rank}{suit}")[bust] == 1
    assert french.drawn(f"{rank}{suit}-t")[bust] == 2


@pytest.mark.parametrize("code", ["Xb", "Xr", "Xb-t", "Xr-t"])
def test_a_joker_says_so(french: Document, code: str) -> None:
    drawn = french.drawn(code)
    assert all(drawn[f"g{letter}"] for letter in "JOKER")


def test_jokers_differ_in_mark_figure_sky_and_seal(french: Document) -> None:
    small, big = (set(french.drawn(code)) for code in ("Xb", "Xr"))
    assert {"moon", "jesterXb", "skyXb", "sealXb"} <= small - big
    assert {"sun", "jesterXr", "skyXr", "sealXr"} <= big - small


@pytest.mark.browser
def test_the_two_jokers_are_told_apart_by_shape_and_not_only_by_ink(page: Page) -> None:
    whole, strip = nearest(page, DECK, ("Xb", "Xr"), ONE_INK)
    assert whole.apart >= 40
    assert strip.apart >= 6


def test_a_back_tells_nothing_by_which_way_up_it_lies() -> None:
    ring = re.findall(r'<g(?: transform="rotate\((\d+)\)")?><use href="#([shdc])"', face("back"))
    signs = {(int(turn or 0), sign) for turn, sign in ring}
    assert len(signs) == 2 * len(SUITS)
    assert signs == {((turn + 180) % 360, sign) for turn, sign in signs}


def test_a_suit_has_an_ink_of_its_own_so_that_four_colours_are_possible() -> None:
    inks = {suit: set(re.findall(r"var\(--([shdc])\)", face(f"7{suit}-t"))) for suit in SUITS}
    assert inks == {suit: {suit} for suit in SUITS}
