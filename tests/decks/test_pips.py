"""Numerals, whichever deck they are of: as many pips as the rank on the table, one big sign in the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from decks import Deck
from tests.decks.documents import Document


@dataclass(frozen=True, slots=True)
class Numerals:
    """A deck's numerals: suits, ranks with their pips, what a suit's pip may be called in the sprite.

    Where the signs of an index are drawn by the same name, `index` is 1: one in the hand, two on the table.
    """

    suits: Sequence[str]
    ranks: Mapping[str, int]
    names: tuple[str, ...]
    index: int

    def drawn(self, document: Document, *symbols: str) -> dict[str, int]:
        """How many pips and signs of each suit the symbols show together."""
        counts = sum((document.drawn(symbol) for symbol in symbols), Counter[str]())
        found = {suit: sum(counts[name.format(suit)] for name in self.names) for suit in self.suits}
        return {suit: count for suit, count in found.items() if count}


NUMERALS = {
    "french": Numerals("shdc", {"A": 1, "T": 10, **{str(n): n for n in range(2, 10)}}, ("{}",), index=1),
    "catalan": Numerals("eboc", {str(n): n for n in range(1, 8)}, ("{}p", "A{}"), index=0),
    # Woven swords are counted by their hilts, which the big one has too; the two of swords has a shield in the hand.
    "bresciane": Numerals("sdcb", {"T": 10, **{str(n): n for n in range(3, 10)}}, ("{}p", "{}w", "{}u"), index=0),
    "dashavatara": Numerals(
        ("ma", "ku", "va", "na", "vm", "pa", "ra", "kr", "bu", "ka"),
        {"T": 10, **{str(n): n for n in range(1, 10)}},
        ("q{}",),
        index=0,
    ),
}


def test_a_numeral_has_as_many_pips_as_its_rank(deck: Deck, document: Document) -> None:
    numerals = NUMERALS[deck.key]
    expected = {
        (suit, rank): {suit: pips + 2 * numerals.index}
        for suit in numerals.suits
        for rank, pips in numerals.ranks.items()
    }
    assert {(suit, rank): numerals.drawn(document, f"{rank}{suit}-t") for suit, rank in expected} == expected


def test_a_hand_face_shows_one_big_sign(deck: Deck, document: Document) -> None:
    numerals = NUMERALS[deck.key]
    expected = {f"{rank}{suit}": {suit: 1 + numerals.index} for suit in numerals.suits for rank in numerals.ranks}
    symbols = {code: [layer.symbol for layer in deck.hand(code)] for code in expected}
    assert {code: numerals.drawn(document, *symbols[code]) for code in expected} == expected
