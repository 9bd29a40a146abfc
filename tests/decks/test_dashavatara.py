"""The Dashavatara deck: its order, what tells the halves, the suits and the courts apart, and its colours."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from playwright.sync_api import Page

from decks import DECKS
from decks.dashavatara import DECK
from tests.app.colours import RGB, Palette, apart, contrast, games, seen
from tests.decks.documents import Document
from tests.decks.pictures import nearest

SUITS = ("ma", "ku", "va", "na", "vm", "pa", "ra", "kr", "bu", "ka")
RANKS = "123456789TMR"
FIRST, LAST = SUITS[:5], SUITS[5:]
ROW_HEADS = tuple(f"{suit}-l" for suit in SUITS)

# Signs alone: black on white, and rims that are not seen. 16 px are what a row's head has on the narrowest phones.
BARE = {"rim": "#fff", "rim2": "#fff", "line": "#fff"}
SIGNS_ALONE = {**BARE, **dict.fromkeys(SUITS, "#fff"), **{f"on-{suit}": "#000" for suit in SUITS}}
SMALLEST = 16

# The sights of Machado, Oliveira and Fernandes, A Physiologically-based Model for Simulation of Color Vision Deficiency
# (2009), at severity 1.
SIGHTS: dict[str, tuple[RGB, RGB, RGB]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}


@pytest.fixture(scope="module")
def sprite() -> Document:
    return Document.read(DECK.sprite())


@pytest.fixture(scope="module")
def palette() -> Palette:
    """The paints as the stylesheet declares them; no game's cloth changes them."""
    return Palette(dark=False, game=games()[0])


def face(name: str) -> str:
    """A face as it is written, without its name."""
    lines = [line for line in DECK.sprite().splitlines() if line.startswith(f'<symbol id="{name}"')]
    return lines[0].partition(">")[2]


def test_the_deck_is_called_dashavatara() -> None:
    assert DECKS["dashavatara"] is DECK


def test_the_deck_is_in_the_order_of_the_records() -> None:
    assert DECK.codes == tuple(f"{rank}{suit}" for suit in SUITS for rank in RANKS)


def test_a_hand_face_is_its_suits_tile_under_its_rank_and_a_court_has_a_mark_between() -> None:
    assert [layer.symbol for layer in DECK.hand("3ma")] == ["ma-h", "3-h"]
    assert [layer.symbol for layer in DECK.hand("Rka")] == ["ka-h", "cR", "R-h"]
    assert [layer.symbol for layer in DECK.hand("Mvm")] == ["vm-h", "cM", "M-h"]


@pytest.mark.parametrize("code", DECK.codes)
def test_the_rank_of_a_hand_face_takes_the_ink_of_its_suit_and_no_other_layer_does(code: str) -> None:
    *below, rank = DECK.hand(code)
    assert rank.color == f"var(--on-{code[1:]})"
    assert not any(layer.color for layer in below)


def test_every_suit_has_a_head_for_its_row() -> None:
    assert DECK.marks == ROW_HEADS


@pytest.mark.parametrize(
    ("suits", "rim", "foot", "strongest"), [(FIRST, "rim1", "foot1", "g1"), (LAST, "rim2", "foot2", "gT")]
)
def test_rim_tab_and_foot_tell_the_half_of_the_deck(
    sprite: Document, suits: tuple[str, ...], rim: str, foot: str, strongest: str
) -> None:
    for suit in suits:
        drawn = sprite.drawn(f"8{suit}-t")
        assert {name for name in ("rim1", "rim2", "g1", "gT") if drawn[name]} == {rim, strongest}
        assert {name for name in ("rim1", "rim2") if sprite.drawn(f"{suit}-l")[name]} == {rim}
        assert {name for name in ("foot1", "foot2") if sprite.drawn(f"{suit}-h")[name]} == {foot}


@pytest.mark.parametrize("code", DECK.codes)
def test_a_round_cards_index_is_its_own_rank_and_sign(sprite: Document, code: str) -> None:
    rank, suit = code[0], code[1:]
    drawn = sprite.drawn(f"{code}-t")
    assert {name: drawn[f"p{name}"] for name in RANKS if drawn[f"p{name}"]} == {rank: 1}
    assert {name: drawn[f"d{name}"] for name in SUITS if drawn[f"d{name}"]} == {suit: 1 + (rank == "M")}


@pytest.mark.parametrize("suit", SUITS)
def test_a_raja_is_crowned_and_enthroned_and_a_mantri_rides(sprite: Document, suit: str) -> None:
    marks = ("throne", "crown", "man", "horse")
    assert {mark for mark in marks if sprite.drawn(f"R{suit}-t")[mark]} - {"horse"} == {"throne", "crown"}
    assert {mark for mark in marks if sprite.drawn(f"M{suit}-t")[mark]} == {"man", "horse"}


def test_no_two_rajas_are_the_same_figure_in_other_colours() -> None:
    shapes = {re.sub(r'"var\([^"]*"|#[BO]..', "", face(f"R{suit}-t")) for suit in SUITS}
    assert len(shapes) == len(SUITS)


def test_a_white_horse_stands_by_kalki_alone(sprite: Document) -> None:
    assert [suit for suit in SUITS if sprite.drawn(f"R{suit}-t")["horse"]] == ["ka"]


def test_rama_is_green_and_krishna_is_blue(palette: Palette) -> None:
    for suit, channel in (("ra", 1), ("kr", 2)):
        assert f'color="var(--skin-{suit})"' in face(f"R{suit}-t")
        skin = palette[f"skin-{suit}"]
        assert max(skin) == skin[channel]


@pytest.mark.parametrize("sight", SIGHTS)
def test_ten_grounds_are_told_apart_whatever_colours_one_sees(palette: Palette, sight: str) -> None:
    grounds = {suit: seen(palette[suit], SIGHTS[sight]) for suit in SUITS}
    distances = {(one, other): apart(grounds[one], grounds[other]) for one, other in combinations(SUITS, 2)}
    closest = min(distances, key=distances.__getitem__)
    assert distances[closest] >= 0.119, closest


@pytest.mark.parametrize("suit", SUITS)
def test_a_suits_ink_stands_out_from_its_ground(palette: Palette, suit: str) -> None:
    assert contrast(palette[suit], palette[f"on-{suit}"]) >= 5.3


def test_the_index_in_the_pill_stands_out(palette: Palette) -> None:
    assert contrast(palette["dark"], palette["cream"]) >= 5.3


@pytest.mark.browser
def test_no_two_signs_are_alike_in_grey_at_16_px(page: Page) -> None:
    found, _ = nearest(page, DECK, ROW_HEADS, SIGNS_ALONE, width=SMALLEST)
    assert found.apart >= 16, found


@pytest.mark.browser
def test_the_halves_of_the_deck_are_told_apart_by_their_rims(page: Page) -> None:
    alike = {**dict.fromkeys(SUITS, "#fff"), **{f"on-{suit}": "#fff" for suit in SUITS}}
    found, _ = nearest(page, DECK, ("vm-l", "pa-l"), alike, width=34)
    assert found.apart >= 7.5, found


def test_a_back_is_the_same_all_round() -> None:
    assert set(re.findall(r"<(\w+) ", face("back"))) == {"circle"}
    assert set(re.findall(r'c[xy]="(\d+)"', face("back"))) == {"50"}
