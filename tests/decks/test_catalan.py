"""The Catalan deck: its order, the pinta, the numbers of its courts, and what they ride and hold."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from decks import DECKS
from decks.catalan import DECK
from tests.decks.documents import Document

SUITS = "eboc"
GAPS = {"o": 0, "c": 1, "e": 2, "b": 3}
MIDDLE = 50
FIGURES = {**{n: f"g{n}" for n in "1234567"}, "S": "gT", "C": "g11", "R": "g12"}
FACES = ("{}", "{}-t")


@pytest.fixture(scope="module")
def catalan() -> Document:
    return Document.read(DECK.sprite())


def pinta(catalan: Document, suit: str) -> str:
    """The frame of a suit as path data."""
    return catalan.by_id[f"f{suit}"].get("d", "")


def test_the_deck_is_called_catalan() -> None:
    assert DECKS["catalan"] is DECK


def test_the_deck_is_in_the_order_of_the_records() -> None:
    assert DECK.codes == tuple(f"{rank}{suit}" for rank in "1234567SCR" for suit in SUITS)


@pytest.mark.parametrize(("suit", "gaps"), GAPS.items())
def test_the_pinta_has_the_gaps_of_its_suit_in_both_short_sides(catalan: Document, suit: str, gaps: int) -> None:
    pieces = Counter(re.findall(r"M[\d.]+ ([\d.]+)H", pinta(catalan, suit)))
    assert pieces == {"4.6": gaps + 1, "149.4": gaps + 1}


@pytest.mark.parametrize(("suit", "gaps"), GAPS.items())
def test_a_gap_of_the_pinta_has_a_tick_at_either_end(catalan: Document, suit: str, gaps: int) -> None:
    ticks = [float(x) for x in re.findall(r"M([\d.]+) [\d.]+v", pinta(catalan, suit))]
    ends = [float(x) for piece in re.findall(r"M([\d.]+) [\d.]+H([\d.]+)", pinta(catalan, suit)) for x in piece]
    corners = {min(ends), max(ends)}
    assert len(ticks) == 4 * gaps
    assert sorted(ticks) == sorted(end for end in ends if end not in corners)


@pytest.mark.parametrize("suit", SUITS)
def test_the_pinta_reads_the_same_either_way_up(catalan: Document, suit: str) -> None:
    ticks = [float(x) for x in re.findall(r"M([\d.]+) [\d.]+v", pinta(catalan, suit))]
    assert sorted(ticks) == sorted(2 * MIDDLE - x for x in ticks)


@pytest.mark.parametrize("name", FACES)
@pytest.mark.parametrize("code", DECK.codes)
def test_a_face_is_framed_by_its_own_suits_pinta(catalan: Document, code: str, name: str) -> None:
    drawn = catalan.drawn(name.format(code))
    assert {frame: drawn[frame] for frame in map("f{}".format, SUITS) if frame in drawn} == {f"f{code[1]}": 1}


@pytest.mark.parametrize(("name", "corners"), [("{}", 1), ("{}-t", 2)])
@pytest.mark.parametrize("code", DECK.codes)
def test_an_index_is_a_number_in_its_corners_and_the_sign_once(
    catalan: Document, code: str, name: str, corners: int
) -> None:
    rank, suit = code[0], code[1]
    drawn = catalan.drawn(name.format(code))
    assert {figure: drawn[figure] for figure in FIGURES.values() if figure in drawn} == {FIGURES[rank]: corners}
    assert {sign: drawn[sign] for sign in SUITS if sign in drawn} == {suit: 1}


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize(("rank", "figures"), [("S", {"page"}), ("C", {"horse", "rider"}), ("R", {"king"})])
def test_a_court_is_a_full_figure_with_its_suits_object(
    catalan: Document, suit: str, rank: str, figures: set[str]
) -> None:
    drawn = catalan.drawn(f"{rank}{suit}-t")
    assert {figure for figure in ("page", "horse", "rider", "king") if drawn[figure]} == figures
    assert {pip: drawn[pip] for pip in map("{}p".format, SUITS) if pip in drawn} == {f"{suit}p": 1}


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize(("rank", "shown"), [("S", "face"), ("C", "neck"), ("R", "face")])
def test_the_portrait_of_a_caballo_is_his_horse(catalan: Document, suit: str, rank: str, shown: str) -> None:
    drawn = catalan.drawn(f"{rank}{suit}")
    assert {part for part in ("face", "neck") if drawn[part]} == {shown}


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("name", FACES)
def test_an_ace_is_a_drawing_of_its_own(catalan: Document, suit: str, name: str) -> None:
    drawn = catalan.drawn(name.format(f"1{suit}"))
    assert drawn[f"A{suit}"] == 1
    assert f"{suit}p" not in drawn


def test_the_grand_aces_are_those_of_espadas_and_oros(catalan: Document) -> None:
    assert {suit for suit in SUITS if catalan.drawn(f"1{suit}-t")["crown"]} == {"e", "o"}


def test_a_back_tells_nothing_by_which_way_up_it_lies() -> None:
    (back,) = (line for line in DECK.sprite().splitlines() if line.startswith('<symbol id="back"'))
    ring = re.findall(r'<g(?: transform="rotate\((\d+)\)")?><use href="#([eboc])"', back)
    signs = {(int(turn or 0), sign) for turn, sign in ring}
    assert len(signs) == 2 * len(SUITS)
    assert signs == {((turn + 180) % 360, sign) for turn, sign in signs}
