"""The Bresciane deck: its order, La Mata, what two courts are known by, what stands among the swords, the weave."""

from __future__ import annotations

import re
from itertools import pairwise
from operator import attrgetter

import pytest

from decks import DECKS
from decks.bresciane import DECK
from decks.bresciane.arcs import crossings
from tests.decks.documents import SVG, Document

SUITS = "sdcb"
COURTS = "FCR"
NUMBERS = {"T": 10, **{str(n): n for n in range(2, 10)}}
FACES = ("{}", "{}-t")
PIPS = ("{}p", "{}w", "{}u")


@pytest.fixture(scope="module")
def bresciane() -> Document:
    return Document.read(DECK.sprite())


def pips(document: Document, face: str, suit: str) -> int:
    """How many objects of a suit a face shows, large ones and those of the table."""
    drawn = document.drawn(face)
    return sum(drawn[name.format(suit)] for name in PIPS)


def faces_with(document: Document, name: str) -> set[str]:
    """The faces that draw the element of that name."""
    return {face for face in document.faces() if document.drawn(face)[name]}


def test_the_deck_is_called_bresciane() -> None:
    assert DECKS["bresciane"] is DECK


def test_the_deck_is_in_the_order_of_the_records() -> None:
    assert DECK.codes == tuple(f"{rank}{suit}" for rank in "A23456789TFCR" for suit in SUITS)


@pytest.mark.parametrize("name", FACES)
@pytest.mark.parametrize("code", DECK.codes)
def test_an_index_is_the_rank_and_the_sign_once(bresciane: Document, code: str, name: str) -> None:
    rank, suit = code[0], code[1]
    drawn = bresciane.drawn(name.format(code))
    figures = {figure: count for figure, count in drawn.items() if re.fullmatch("g.", figure)}
    assert figures == {f"g{rank}": 1}
    assert {sign: drawn[sign] for sign in SUITS if sign in drawn} == {suit: 1}


@pytest.mark.parametrize("suit", SUITS)
def test_a_two_has_two_objects(bresciane: Document, suit: str) -> None:
    assert pips(bresciane, f"2{suit}-t", suit) == 2


def test_la_mata_is_a_shield_with_crown_ribbon_and_two_flags_in_hand_and_on_the_table(bresciane: Document) -> None:
    assert faces_with(bresciane, "shield") == {"2s", "2s-t"}
    drawn = bresciane.drawn("shield")
    assert {part: drawn[part] for part in ("crown", "ribbon", "flag")} == {"crown": 1, "ribbon": 1, "flag": 2}


def test_la_mata_has_no_big_sword_in_the_hand(bresciane: Document) -> None:
    assert pips(bresciane, "2s", "s") == 0


@pytest.mark.parametrize("rank", [rank for rank in NUMBERS if rank != "2"])
def test_an_odd_sword_stands_upright_and_an_even_number_leaves_room_for_a_tulip(bresciane: Document, rank: str) -> None:
    drawn = bresciane.drawn(f"{rank}s-t")
    assert (drawn["su"], drawn["tulip"]) == ((1, 0) if NUMBERS[rank] % 2 else (0, 1))


@pytest.mark.parametrize("pairs", range(1, 6))
def test_a_sword_goes_over_and_under_the_others_in_turn(pairs: int) -> None:
    for blade in range(1, pairs + 1):
        met = sorted((met for met in crossings(pairs) if met.blade == blade), key=attrgetter("angle"))
        over = [crossing.over for crossing in met]
        assert len(over) >= 2
        assert all(one != following for one, following in pairwise(over))


@pytest.mark.parametrize("rank", NUMBERS)
def test_half_the_batons_lean_one_way_and_half_the_other(bresciane: Document, rank: str) -> None:
    drawn = bresciane.drawn(f"{rank}b-t")
    assert drawn["b1"] == drawn["b2"] == NUMBERS[rank] // 2


@pytest.mark.parametrize("rank", NUMBERS)
def test_every_other_crossing_of_batons_is_woven_over(bresciane: Document, rank: str) -> None:
    pairs = NUMBERS[rank] // 2
    assert bresciane.drawn(f"{rank}b-t")["o"] == (pairs**2 + 1) // 2


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize(("rank", "figures"), [("F", {"page"}), ("C", {"horse", "rider"}), ("R", {"king"})])
def test_a_court_is_a_full_figure_with_its_suits_object(
    bresciane: Document, suit: str, rank: str, figures: set[str]
) -> None:
    face = f"{rank}{suit}-t"
    drawn = bresciane.drawn(face)
    assert {figure for figure in ("page", "horse", "rider", "king") if drawn[figure]} == figures
    assert {other: pips(bresciane, face, other) for other in SUITS} == {other: int(other == suit) for other in SUITS}


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize(("rank", "shown"), [("F", "face"), ("C", "neck"), ("R", "face")])
def test_the_portrait_of_a_cavallo_is_his_horse(bresciane: Document, suit: str, rank: str, shown: str) -> None:
    drawn = bresciane.drawn(f"{rank}{suit}")
    assert {part for part in ("face", "neck") if drawn[part]} == {shown}


def test_the_fante_of_cups_alone_has_a_hump_and_a_white_dog(bresciane: Document) -> None:
    assert faces_with(bresciane, "hump") == faces_with(bresciane, "dog") == {"Fc-t"}
    dogs = [used for used in bresciane.by_id["Fc-t"].iter(f"{SVG}use") if used.get("href") == "#dog"]
    assert [dog.get("fill") for dog in dogs] == ["var(--white)"]


def test_the_re_of_batons_alone_stands_above_an_empty_circle(bresciane: Document) -> None:
    circles = {face for face in bresciane.faces() if bresciane.by_id[face].find(f"{SVG}circle") is not None}
    (circle,) = bresciane.by_id["Rb-t"].iter(f"{SVG}circle")
    assert circles == {"Rb-t", "back"}
    assert circle.get("fill") == "none"
    assert "translate(0 -" in str([group.get("transform") for group in bresciane.by_id["Rb-t"].iter(f"{SVG}g")])


def test_faces_and_hands_are_not_coloured() -> None:
    assert "var(--flesh)" not in DECK.sprite()


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("name", FACES)
def test_an_ace_is_a_drawing_of_its_own(bresciane: Document, suit: str, name: str) -> None:
    assert bresciane.drawn(name.format(f"A{suit}"))[f"{suit}A"] == 1


def test_a_back_tells_nothing_by_which_way_up_it_lies(bresciane: Document) -> None:
    halves = [group.get("transform") for group in bresciane.by_id["back"].iter(f"{SVG}g")]
    assert bresciane.drawn("back")["signs"] == 2
    assert "translate(100 208)rotate(180)" in halves
