"""What lies before each seat, the bottom cards, the stake, the score sheet and the bill."""

from __future__ import annotations

import pytest

from engines.core.table import Bill, Table
from engines.doudizhu.table import DoudizhuTable, table
from tests.engines.doudizhu.positions import practice, spelled

BIDDING = "d:0|3s4s/5s6s/7s8s+9s"
TRICK = "d:0|3s4s5sKsKh/6s7sTh/8s9sTs+ 0:b3"


def seen(plies: str) -> Table[DoudizhuTable]:
    return table(practice(plies).view(0))


def laid(plies: str) -> dict[int, str]:
    """By seat: cards, label, an asterisk at the play to beat."""
    return {
        spot.seat: f"{''.join(card.code for card in spot.cards)} {_head(spelled(spot.label))}{'*' * spot.best}".strip()
        for spot in seen(plies).extra.spots
    }


def _head(text: str) -> str:
    return text.partition("(")[0]


@pytest.mark.parametrize(
    ("dispute", "plies", "spots"),
    [
        ("nobody has bid", BIDDING, {}),
        ("the bids lie there", f"{BIDDING} 0:b1 1:b0 2:b2", {0: "spot.bid", 1: "spot.no-bid", 2: "spot.bid*"}),
        (
            "only the latest call of a seat",
            f"{BIDDING} 0:b1 1:b0 2:b2 0:b0",
            {0: "spot.no-bid", 1: "spot.no-bid", 2: "spot.bid*"},
        ),
        ("until the landlord leads", f"{BIDDING} 0:b0 1:b3", {0: "spot.no-bid", 1: "spot.bid*"}),
        ("the lead alone", f"{TRICK} 0:3s", {0: "3s spot.to-beat*"}),
        ("play and pass", f"{TRICK} 0:3s 1:-", {0: "3s spot.to-beat*", 1: "spot.pass"}),
        (
            "the play to beat is the last",
            f"{TRICK} 0:3s 1:6s 2:-",
            {0: "3s combo.single.label", 1: "6s spot.to-beat*", 2: "spot.pass"},
        ),
        (
            "a second time round",
            f"{TRICK} 0:3s 1:6s 2:- 0:Ks",
            {0: "Ks spot.to-beat*", 1: "6s combo.single.label", 2: "spot.pass"},
        ),
        ("both passed", f"{TRICK} 0:3s 1:- 2:-", {0: "3s spot.both-passed*", 1: "spot.pass", 2: "spot.pass"}),
        ("a new trick sweeps the old one away", f"{TRICK} 0:3s 1:- 2:- 0:4s", {0: "4s spot.to-beat*"}),
    ],
)
def test_what_lies_before_each_seat(dispute: str, plies: str, spots: dict[int, str]) -> None:
    assert laid(plies) == spots, dispute


def test_a_play_shows_its_core_before_its_wings() -> None:
    assert laid("d:0|3s5s5h5d6s6h6d2s9s/7s/8s+ 0:b3 0:3s5s5h5d6s6h6d2s")[0].startswith("5s5h5d6s6h6d3s2s ")


def test_spots_come_one_after_another_since_the_persons_last_turn() -> None:
    found = seen(f"{TRICK} 0:3s 1:6s 2:-").extra.spots
    assert [(spot.seat, spot.order) for spot in found] == [(0, 0), (1, 1), (2, 2)]


def test_at_the_end_the_last_trick_still_lies_there() -> None:
    assert laid("d:0|3s4s/5s/6s+ 0:b3 0:3s 1:5s") == {0: "3s combo.single.label", 1: "5s spot.to-beat*"}


def test_the_bottom_cards_are_seen_from_the_end_of_the_auction_to_the_end_of_the_deal() -> None:
    assert seen(BIDDING).extra.bottom == ()
    for plies in (f"{BIDDING} 0:b3", f"{BIDDING} 0:b3 0:3s", "d:0|3s/4s/5s+9s 0:b2 1:b0 2:b0 0:3s 1:4s"):
        assert [card.code for card in seen(plies).extra.bottom] == ["9s"]


@pytest.mark.parametrize(
    ("plies", "stake", "lines"),
    [
        (BIDDING, "", "bid 0"),
        (f"{BIDDING} 0:b0 1:b2", "", "bid 2"),
        (TRICK, "3 x 1", "bid 3, doublings x1, farmer 3, you 6"),
        ("d:0|3s3h3d3c4s4h/5s/6s+ 0:b3 0:3s3h3d3c", "3 x 2", "bid 3, doublings x2, farmer 6, you 12"),
        ("d:0|3s/5s/6s+ 0:b0 1:b3", "3 x 1", "bid 3, doublings x1, farmer 3, landlord 6"),
        ("d:0|3s/5s/6s+ 0:b3 0:3s", "3 x 2", "bid 3, doublings x2, farmer 6, you 12"),
    ],
)
def test_the_stake_is_always_in_sight(plies: str, stake: str, lines: str) -> None:
    found = seen(plies)
    assert " x ".join(map(str, found.extra.stake.values.values())) == stake
    sheet = [f"{spelled(line.label)} {_number(spelled(line.value))}" for line in found.sheet.lines]
    assert ", ".join(sheet).replace("stake.", "") == lines


def _number(text: str) -> str:
    kind, _, value = text.removesuffix(")").partition("=")
    sign = {"number.times(factor": "x", "number.plus(value": "+", "number.minus(value": "-"}.get(kind, "")
    return sign + value


def billed(bill: Bill) -> list[str]:
    """The bill as lines: label, remark, cells; a rule stands before the totals."""
    parts = [(*bill.lines,), (*bill.totals,)]
    texts = [
        [
            " ".join([spelled(line.label), spelled(line.remark), *map(_number, map(spelled, line.cells))])
            for line in part
        ]
        for part in parts
    ]
    return [*texts[0], "--", *texts[1]]


@pytest.mark.parametrize(
    ("dispute", "plies", "title", "lines"),
    [
        (
            "a spring and a bomb",
            "d:0|3s3h3d3c4s/6s7s/8s9s+ 0:b2 1:b0 2:b0 0:3s3h3d3c 1:- 2:- 0:4s",
            "bill.won",
            [
                "stake.bid word.you 2",
                "stake.doublings  x2",
                "stake.spring  x2",
                "stake.farmer  8",
                "--",
                "word.you role.landlord +16",
                "name.mei role.farmer -8",
                "name.jun role.farmer -8",
            ],
        ),
        (
            "a reverse spring against another",
            "d:1|9s/3s4s/5s+ 1:b1 2:b0 0:b0 1:3s 2:- 0:9s",
            "bill.won",
            [
                "stake.bid name.mei 1",
                "stake.reverse-spring  x2",
                "stake.farmer  2",
                "--",
                "word.you role.farmer +2",
                "name.mei role.landlord -4",
                "name.jun role.farmer +2",
            ],
        ),
    ],
)
def test_the_end_shows_how_the_score_came_about(dispute: str, plies: str, title: str, lines: list[str]) -> None:
    bill = seen(plies).bill
    assert bill is not None
    assert spelled(bill.title) == title, dispute
    assert billed(bill) == lines


def test_the_bill_names_who_went_out_unless_it_was_the_person() -> None:
    mine, anothers = seen("d:0|3s/4s/5s+ 0:b3 0:3s").bill, seen("d:0|3s4s/5s/6s+ 0:b3 0:3s 1:5s").bill
    assert mine is not None
    assert anothers is not None
    assert mine.note is None
    assert spelled(anothers.note) == "bill.out-first(name=name.mei)"


def test_there_is_no_bill_before_the_end() -> None:
    assert seen(TRICK).bill is None
