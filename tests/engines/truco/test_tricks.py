"""Which card is higher, and who wins the deal by its tricks (sections 3 and 4)."""

from __future__ import annotations

from itertools import product

import pytest

from engines.core.contract import CHANCE
from engines.truco.cards import DECK, read_card, write_card
from engines.truco.tricks import Trick, Winner, decided, strength
from tests.engines.truco.positions import at

ORDER = [
    *("1e", "1b", "7e", "7o", "3e 3b 3o 3c", "2e 2b 2o 2c", "1o 1c", "Re Rb Ro Rc", "Ce Cb Co Cc", "Se Sb So Sc"),
    *("7b 7c", "6e 6b 6o 6c", "5e 5b 5o 5c", "4e 4b 4o 4c"),
]
"""From high to low; those in one text tie (section 3)."""

TABLE = {
    "M M": "M",
    "P P": "P",
    "M =": "M",
    "P =": "P",
    "= M": "M",
    "= P": "P",
    "M P M": "M",
    "M P P": "P",
    "M P =": "M",
    "P M P": "P",
    "P M M": "M",
    "P M =": "P",
    "= = M": "M",
    "= = P": "P",
    "= = =": "M",
}
"""The table of section 4: M mano, P the other, = tied."""


def test_the_order_holds_every_card_once() -> None:
    assert sorted(" ".join(ORDER).split()) == sorted(write_card(card) for card in DECK)


def test_cards_are_as_high_as_the_order_says() -> None:
    levels = [[strength(read_card(code)) for code in row.split()] for row in ORDER]
    assert [set(level) for level in levels] == [{13 - place} for place in range(14)]


@pytest.mark.parametrize("leader", [0, 1])
def test_equal_cards_are_a_parda_and_the_same_leader_leads_again(leader: int) -> None:
    tied = Trick(leader, read_card("3e"), read_card("3c"))
    assert tied.winner is None
    assert tied.next_leader == leader
    won = Trick(leader, read_card("4e"), read_card("5c"))
    assert won.winner == won.next_leader == 1 - leader


def sides(row: str, mano: int) -> list[Winner]:
    return [{"M": mano, "P": 1 - mano, "=": None}[letter] for letter in row.split()]


@pytest.mark.parametrize("mano", [0, 1])
@pytest.mark.parametrize(("row", "winner"), TABLE.items())
def test_a_row_of_the_table_ends_the_deal_and_not_before(row: str, winner: str, mano: int) -> None:
    tricks = sides(row, mano)
    assert decided(tricks, mano) == sides(winner, mano)[0]
    assert [decided(tricks[:number], mano) for number in range(len(tricks))] == [None] * len(tricks)


def test_the_table_has_every_way_in_which_a_deal_can_end() -> None:
    ends = {
        " ".join(row)
        for length in (1, 2, 3)
        for row in product("MP=", repeat=length)
        if decided(sides(" ".join(row), 0), 0) is not None and decided(sides(" ".join(row[:-1]), 0), 0) is None
    }
    assert ends == set(TABLE)


CARDS = {"M": ("3e2e1o", "4e5e6e"), "P": ("4b5b6b", "3b2b1c"), "=": ("3oReSe", "3cRbSb")}
"""For each trick's result the card that mano plays, and the other's, in the first, second and third trick."""


@pytest.mark.parametrize("mano", [0, 1])
@pytest.mark.parametrize(("row", "winner"), TABLE.items())
def test_a_row_played_out_gives_the_deal_to_its_winner(row: str, winner: str, mano: int) -> None:
    # Cards for three tricks are dealt, also where two decide.
    results = (*row.split(), "=")[:3]
    plays = [[CARDS[result][side][2 * trick :][:2] for trick, result in enumerate(results)] for side in (0, 1)]
    first, second = plays if mano == 0 else reversed(plays)
    match = at(f"d:{mano}|{''.join(first)}/{''.join(second)}")
    for trick in range(len(row.split())):
        for _ in (0, 1):
            match = match.play(plays[0 if match.to_act == mano else 1][trick])
    assert match.to_act == CHANCE
    assert match.score == ((1, 0) if sides(winner, mano)[0] == 0 else (0, 1))
