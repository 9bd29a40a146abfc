"""The pack: its order, its text, and which card is stronger."""

from __future__ import annotations

import pytest

from engines.core.errors import NotationError
from engines.ganjifa.cards import DECK, RANKS, SUITS, read_card, read_cards, strength, suit_of, write_card, write_cards


def test_the_pack_has_ten_suits_of_twelve() -> None:
    assert len({write_card(card) for card in DECK}) == 120
    assert [write_card(card) for card in DECK[:13]] == [f"{rank}ma" for rank in RANKS] + ["1ku"]
    assert write_card(DECK[-1]) == "Rka"


@pytest.mark.parametrize("card", DECK)
def test_a_card_survives_writing_and_reading(card: int) -> None:
    assert read_card(write_card(card)) == card


@pytest.mark.parametrize(
    ("suit", "order"),
    [(suit, "RM123456789T") for suit in SUITS[:5]] + [(suit, "RMT987654321") for suit in SUITS[5:]],
)
def test_numerals_rank_the_other_way_round_in_the_first_five_suits(suit: str, order: str) -> None:
    cards = [read_card(rank + suit) for rank in order]
    assert [strength(card) for card in cards] == list(range(11, -1, -1))
    assert len(set(map(suit_of, cards))) == 1


def test_cards_are_read_in_any_order_and_written_in_the_packs() -> None:
    assert write_cards(read_cards("RkaTma3ma1ku")) == "3maTma1kuRka"
    assert read_cards("") == ()


@pytest.mark.parametrize("text", ["3m", "3xx", "0ma", "3MA", "3ma4", "3ma3ma", "10ma", " 3ma"])
def test_what_is_no_card_or_stands_there_twice_is_no_notation(text: str) -> None:
    with pytest.raises(NotationError):
        read_cards(text)
