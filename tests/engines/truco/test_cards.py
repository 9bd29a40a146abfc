"""Cards of the Catalan pack as numbers and as text, and the moves that are made of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.errors import NotationError
from engines.truco.cards import DECK, rank_of, read_card, read_cards, suit_of, write_card, write_cards
from engines.truco.moves import SPOKEN, Deal, Mazo, Move, Play, Quiero, read_move, write_move


def test_the_pack_has_40_cards_all_named_differently() -> None:
    assert len(DECK) == len({write_card(card) for card in DECK}) == 40


@pytest.mark.parametrize(
    ("text", "card", "rank", "suit"),
    [("1e", 0, 0, 0), ("1c", 3, 0, 3), ("2e", 4, 1, 0), ("7o", 26, 6, 2), ("Sb", 29, 7, 1), ("Rc", 39, 9, 3)],
)
def test_a_card_stands_at_its_place_in_deck_order(text: str, card: int, rank: int, suit: int) -> None:
    assert read_card(text) == card
    assert write_card(card) == text
    assert (rank_of(card), suit_of(card)) == (rank, suit)


@pytest.mark.parametrize("text", ["", "1", "e1", "8e", "9o", "10e", "1E", "se", "1e ", "1e7e", "Qe"])
def test_what_is_no_card_is_refused_by_its_text(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_card(text)
    assert caught.value.text == text


@given(st.permutations(DECK), st.integers(0, 40))
def test_any_set_of_cards_survives_writing_and_reading(pack: list[int], number: int) -> None:
    cards = pack[:number]
    assert read_cards(write_cards(cards)) == tuple(sorted(cards))
    assert read_cards("".join(map(write_card, cards))) == tuple(sorted(cards))


def test_a_card_that_stands_twice_is_refused() -> None:
    with pytest.raises(NotationError, match="7e stands there twice"):
        read_cards("7e1b7e")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("1e", Play(0)),
        ("quiero", Quiero()),
        ("mazo", Mazo()),
        ("1|1e2e3e/4e5e6e", Deal(1, ((0, 4, 8), (12, 16, 20)))),
        ("0|/", Deal(0, ((), ()))),
    ],
)
def test_a_move_is_read_and_written(text: str, move: Move) -> None:
    assert read_move(text) == move
    assert write_move(move) == text


@pytest.mark.parametrize("text", SPOKEN)
def test_what_is_said_survives_reading_and_writing(text: str) -> None:
    assert write_move(read_move(text)) == text


def test_a_hand_is_read_in_any_order_and_written_in_deck_order() -> None:
    assert write_move(read_move("1|Rc3e1b/7o4b2e")) == "1|1b3eRc/2e4b7o"


@pytest.mark.parametrize(
    "text",
    ["3e4e", "Envido", "real envido", "vale cuatro", "flor", "x1e", "-", "2|1e/2e", "0|1e", "0|1e/2e/3e", "0|1e/2e+3e"],
)
def test_what_is_no_move_is_no_notation(text: str) -> None:
    with pytest.raises(NotationError):
        read_move(text)
