"""Cards of the French pack as numbers and as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.errors import NotationError
from engines.doudizhu.cards import (
    ACE,
    BLACK,
    DECK,
    RED,
    TWO,
    count_ranks,
    rank_of,
    read_card,
    read_cards,
    suit_of,
    write_card,
    write_cards,
)

PACK = st.permutations(DECK)


def test_the_pack_has_54_cards_all_named_differently() -> None:
    assert len(DECK) == len({write_card(card) for card in DECK}) == 54


@pytest.mark.parametrize(
    ("text", "card", "rank", "suit"),
    [
        ("3s", 0, 0, 0),
        ("3c", 3, 0, 3),
        ("4s", 4, 1, 0),
        ("Td", 30, 7, 2),
        ("Ah", 45, ACE, 1),
        ("2c", 51, TWO, 3),
        ("Xb", 52, BLACK, 0),
        ("Xr", 53, RED, 0),
    ],
)
def test_a_card_stands_at_its_place_in_deck_order(text: str, card: int, rank: int, suit: int) -> None:
    assert read_card(text) == card
    assert write_card(card) == text
    assert (rank_of(card), suit_of(card)) == (rank, suit)


@pytest.mark.parametrize("text", ["", "3", "s3", "1s", "10s", "3S", "3x", "XB", "Xs", "3s ", "3s3h"])
def test_what_is_no_card_is_refused_by_its_text(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_card(text)
    assert caught.value.text == text


@pytest.mark.parametrize(
    ("given_text", "written"),
    [("", ""), ("4c3d3h3s", "3s3h3d4c"), ("XrXb2s", "2sXbXr"), ("AsTs9c2d", "9cTsAs2d")],
)
def test_cards_are_read_in_any_order_and_written_in_deck_order(given_text: str, written: str) -> None:
    assert write_cards(read_cards(given_text)) == written


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("3s4", "no card at character 3, '4'"),
        ("3s4z5s", "no card at character 3, '4z'"),
        ("3s 4s", "no card at character 3, ' 4'"),
        ("-", "no card at character 1, '-'"),
        ("4s3s4s", "4s stands there twice"),
        ("XrXr", "Xr stands there twice"),
    ],
)
def test_cards_that_cannot_be_read_are_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_cards(text)
    assert (caught.value.text, caught.value.why) == (text, why)


@given(PACK, st.integers(0, 54))
def test_any_set_of_cards_survives_writing_and_reading(pack: list[int], number: int) -> None:
    cards = pack[:number]
    assert read_cards(write_cards(cards)) == tuple(sorted(cards))
    assert read_cards("".join(map(write_card, cards))) == tuple(sorted(cards))


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("", (0,) * 15),
        ("3s3h3d4cXr", (3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
        ("2s2h2d2cXbAs", (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 4, 1, 0)),
    ],
)
def test_ranks_are_counted_without_suits(text: str, counts: tuple[int, ...]) -> None:
    assert count_ranks(read_cards(text)) == counts


def test_the_whole_pack_has_four_of_each_rank_and_two_jokers() -> None:
    assert count_ranks(DECK) == (4,) * 13 + (1, 1)
