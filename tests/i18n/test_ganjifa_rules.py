"""The rules page of Ganjifa and its engine agree: the suits in their order, which way each ranks, and its examples."""

from __future__ import annotations

import re

import pytest

from app.catalogue import folder
from app.i18n import words
from engines.core.words import phrase
from engines.ganjifa.cards import RANKS, SUITS, Suit, card_at, strength
from engines.ganjifa.dukals import dukals
from engines.ganjifa.follow import allowed

PAGE = (folder("en") / "rules" / "ganjifa.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (\w+) \| [\w ]+ \| (\d+) is high \|$", PAGE, re.MULTILINE)
ORDERS = re.findall(r"^- (\w+) to (\w+), from the highest down: `(.+)`\.$", PAGE, re.MULTILINE)

NAMES = [words("en").plain(phrase(f"dashavatara.suit.{suit}")) for suit in SUITS]
FACES = {"10": "T", "Mantri": "M", "Raja": "R"}


def ranked(suit: Suit) -> list[str]:
    """The ranks of a suit, the strongest first, as the page writes them."""
    order = sorted(range(len(RANKS)), key=lambda rank: -strength(card_at(suit, rank)))
    spelled = {sign: face for face, sign in FACES.items()}
    return [spelled.get(RANKS[rank], RANKS[rank]) for rank in order]


def test_the_suits_stand_in_their_order() -> None:
    assert [name for name, _ in ROWS] == NAMES


@pytest.mark.parametrize("suit", range(len(SUITS)))
def test_the_page_says_which_numeral_of_a_suit_is_high(suit: Suit) -> None:
    assert ROWS[suit][1] == ranked(suit)[2]


def test_the_two_orders_are_the_engines_and_cover_all_suits() -> None:
    covered: list[Suit] = []
    for first, last, order in ORDERS:
        suits = range(NAMES.index(first), NAMES.index(last) + 1)
        assert {tuple(ranked(suit)) for suit in suits} == {tuple(order.split())}
        covered.extend(suits)
    assert covered == list(range(len(SUITS)))


def test_four_numerals_in_a_row_make_the_three_dukals_that_the_page_names() -> None:
    assert "7, 8, 9, with 8, 9, 10, or with all four" in PAGE
    hand = tuple(card_at(3, RANKS.index(rank)) for rank in "789TMR")
    runs = {"".join(RANKS[card % len(RANKS)] for card in dukal[:-2]) for dukal in dukals(hand)}
    assert runs == {"789", "89T", "789T"}


def test_the_example_of_a_next_suit_is_the_engines() -> None:
    assert "You hold Kurma, so Kurma is your next suit: you play a Kurma or a trump" in PAGE
    matsya, kurma, rama = (NAMES.index(name) for name in ("Matsya", "Kurma", "Rama"))
    found = allowed((card_at(kurma, 0), card_at(rama, 0)), matsya, rama)
    assert (found.led, found.next, found.ruff) == (None, kurma, rama)
