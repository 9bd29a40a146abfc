"""The rules page of Truco and its engine agree: the order of the cards, and both of its tables, row by row."""

from __future__ import annotations

import re
from itertools import groupby

import pytest

from app.catalogue import folder
from engines.truco.cards import DECK, RANKS, SUITS, rank_of, suit_of
from engines.truco.envido import CHAINS
from engines.truco.moves import Envido
from engines.truco.tricks import decided, strength

PAGE = (folder("en") / "rules" / "truco.md").read_text(encoding="utf-8")
ORDER = re.findall(r"^\d+\. (.+)$", PAGE, re.MULTILINE)
ROWS = re.findall(r"^\| (mano|the other) \| (.+) \|$", PAGE, re.MULTILINE)
DEALS = [(tricks, winner) for winner, deals in ROWS for tricks in re.findall(r"`(.+?)`", deals)]
CALLS = re.findall(r"^\| `([A-Z][a-z].*)` \| (\w) \| (\d) \|$", PAGE, re.MULTILINE)

MANO = 1
WINNERS = {"M": MANO, "P": 1 - MANO, "=": None}
NAMES = {"Envido": Envido.ENVIDO, "Real envido": Envido.REAL, "Falta envido": Envido.FALTA}
FACES = dict(zip(RANKS, (*map(str, range(1, 8)), "10", "11", "12"), strict=True))
SUIT_NAMES = dict(zip(SUITS, ("espadas", "bastos", "oros", "copas"), strict=True))


def cards(line: str) -> set[tuple[str, str]]:
    """The cards of a line of the order: number and suit."""
    every = re.fullmatch(r"all (\d+)s", line)
    if every:
        return {(every[1], suit) for suit in SUIT_NAMES.values()}
    return set(re.findall(r"the (\d+) of (\w+)", line))


def test_the_order_of_the_cards_is_the_engines() -> None:
    def power(card: int) -> int:
        return -strength(card)

    ranked = [set(equals) for _, equals in groupby(sorted(DECK, key=power), key=power)]
    faces = [{(FACES[RANKS[rank_of(card)]], SUIT_NAMES[SUITS[suit_of(card)]]) for card in equals} for equals in ranked]
    assert [cards(line) for line in ORDER] == faces


def test_there_are_fifteen_ways_of_a_deal_and_eleven_chains() -> None:
    assert len(dict(DEALS)) == len(DEALS) == 15
    assert {tuple(NAMES[name] for name in calls.split(", ")) for calls, _, _ in CALLS} == set(CHAINS)
    assert len(CALLS) == len(CHAINS)


@pytest.mark.parametrize(("tricks", "winner"), DEALS)
def test_a_deal_is_won_as_the_page_says(tricks: str, winner: str) -> None:
    winners = tuple(WINNERS[mark] for mark in tricks.split())
    assert decided(winners, MANO) == {"mano": MANO, "the other": 1 - MANO}[winner]
    assert decided(winners[:-1], MANO) is None


@pytest.mark.parametrize(("calls", "wanted", "refused"), CALLS)
def test_a_chain_pays_what_the_page_says(calls: str, wanted: str, refused: str) -> None:
    terms = CHAINS[tuple(NAMES[name] for name in calls.split(", "))]
    assert (terms.wanted, terms.refused) == (None if wanted == "F" else int(wanted), int(refused))
