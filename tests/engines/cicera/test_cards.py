"""Cards of the Bresciane pack as numbers and as text, and the moves that are made of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.cicera.cards import (
    DECK,
    PRIZES,
    SWORDS,
    rank_of,
    read_card,
    read_cards,
    suit_of,
    value_of,
    write_card,
    write_cards,
)
from engines.cicera.moves import Capture, Deal, Move, Place, read_move, write_move
from engines.core.errors import NotationError


def test_the_pack_has_52_cards_all_named_differently() -> None:
    assert len(DECK) == len({write_card(card) for card in DECK}) == 52


@pytest.mark.parametrize(
    ("text", "card", "rank", "suit", "value"),
    [
        ("As", 0, 0, 0, 1),
        ("Ab", 3, 0, 3, 1),
        ("2s", 4, 1, 0, 2),
        ("7c", 26, 6, 2, 7),
        ("Td", 37, 9, 1, 10),
        ("Fs", 40, 10, 0, 0),
        ("Cd", 45, 11, 1, 0),
        ("Rb", 51, 12, 3, 0),
    ],
)
def test_a_card_stands_at_its_place_in_deck_order(text: str, card: int, rank: int, suit: int, value: int) -> None:
    assert read_card(text) == card
    assert write_card(card) == text
    assert (rank_of(card), suit_of(card), value_of(card)) == (rank, suit, value)


def test_swords_and_prizes_are_these() -> None:
    assert write_cards(SWORDS) == "As2s3s4s5s6s7s8s9sTsFsCsRs"
    assert write_cards(PRIZES) == "2sTdFc"


@pytest.mark.parametrize("text", ["", "A", "sA", "1s", "10s", "AS", "as", "As ", "As2s", "Js", "Ks", "7o"])
def test_what_is_no_card_is_refused_by_its_text(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_card(text)
    assert caught.value.text == text


@given(st.permutations(DECK), st.integers(0, 52))
def test_any_set_of_cards_survives_writing_and_reading(pack: list[int], number: int) -> None:
    cards = pack[:number]
    assert read_cards(write_cards(cards)) == tuple(sorted(cards))
    assert read_cards("".join(map(write_card, cards))) == tuple(sorted(cards))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("7s", Place(24)),
        ("7sx7c", Capture(24, (26,))),
        ("7sx3c4d", Capture(24, (10, 13))),
        ("RsxRb", Capture(48, (51,))),
        ("3|As2s/3s4s/5s6s/7s8s+Td", Deal(3, ((0, 4), (8, 12), (16, 20), (24, 28)), (37,))),
        ("0|As/2s/3s/4s+", Deal(0, ((0,), (4,), (8,), (12,)), ())),
    ],
)
def test_a_move_is_read_and_written(text: str, move: Move) -> None:
    assert read_move(text) == move
    assert write_move(move) == text


@pytest.mark.parametrize(
    ("loose", "strict"),
    [
        ("7sx4d3c", "7sx3c4d"),
        ("0|Rb2sAs/3s/4s/5s+Td7c", "0|As2sRb/3s/4s/5s+7cTd"),
        ("0|As/2s/3s/4s", "0|As/2s/3s/4s+"),
    ],
)
def test_cards_are_read_in_any_order_and_written_in_deck_order(loose: str, strict: str) -> None:
    assert write_move(read_move(loose)) == strict


@pytest.mark.parametrize(
    ("fault", "text"),
    [
        ("two cards placed", "7s8s"),
        ("taking nothing", "7sx"),
        ("nothing takes", "x7s"),
        ("two cards take", "3s4sx7c"),
        ("half a card taken", "7sx7"),
        ("a card takes itself", "7sx7s"),
        ("a card taken twice", "7sx3c3c"),
        ("a sign of its own for taking", "7s+7c"),
        ("a capital sign", "7sX7c"),
        ("two sets", "7sx7cx3c4d"),
        ("no such seat", "4|As/2s/3s/4s+"),
        ("three hands", "0|As/2s/3s+"),
        ("five hands", "0|As/2s/3s/4s/5s+"),
        ("an empty hand", "0|As//3s/4s+"),
        ("two tables", "0|As/2s/3s/4s+5s+6s"),
        ("a card twice in a hand", "0|AsAs/2s/3s/4s+"),
        ("pass", "-"),
    ],
)
def test_what_is_no_move_is_no_notation(fault: str, text: str) -> None:
    with pytest.raises(NotationError):
        read_move(text)
