"""What lies on the cloth of Cicera: the spread, what lights up, what was just done, the piles."""

from __future__ import annotations

import pytest

from engines.cicera.felt import Spread
from engines.cicera.table import CiceraTable
from tests.app.cicera_tables import table
from tests.engines.cicera.positions import practice
from tests.engines.cicera.spelling import spelled


def extra(plies: str, *picks: str) -> CiceraTable:
    match = practice(plies)
    shown: CiceraTable = match.game.table(match.view(0), picks).extra
    return shown


def codes(spread: Spread) -> str:
    """The table in its order: cards that have gone in brackets, with their place; new ones with theirs."""
    return " ".join(
        f"({slot.card.code}:{slot.until})" if slot.gone else f"{slot.card.code}{f':{slot.order}' if slot.order else ''}"
        for slot in spread.slots
    )


def test_the_table_is_in_deck_order_with_what_is_new_and_what_has_gone() -> None:
    assert codes(table("ways").extra.spread) == "Ad 2s 3b 4d (4c:3) 5s (5c:3) 7c:4 Fd:2"
    assert codes(table("bonus").extra.spread) == "(As:0) (2s:0) 3d:3 (4s:0) (8d:2)"


@pytest.mark.parametrize(
    ("plies", "cleared"),
    [
        ("d:0|7s2b/3cRc/AbRb/3d2d+", 0),
        ("d:0|7s2b/3cRc/AbRb/3d2d+7d 0:7sx7d", 0),
        ("d:0|7s2b/7cRc/AbRb/3d2d+ 0:7s 1:7cx7s", 1),
    ],
)
def test_a_table_is_empty_from_when_its_last_card_has_gone(plies: str, cleared: int) -> None:
    spread = extra(plies).spread
    assert spread.is_empty
    assert spread.cleared == cleared
    assert not extra("d:1|7s2b/3cRc/AbRb/3d2d+ 1:3c 2:Ab 3:3dx3c").spread.is_empty


def test_what_went_before_the_last_decision_is_gone_for_good() -> None:
    assert codes(extra("d:0|7s2b/3cRc/AbRb/3d2d+7d4s 0:7sx7d 1:3c 2:Ab 3:3dx3c 0:2b").spread) == "Ab 2b 4s"


def test_a_card_lights_up_for_the_ranks_that_may_take_it_alone_or_with_others() -> None:
    by = {slot.card.code: "".join(slot.by) for slot in table("ways").extra.spread.slots if not slot.gone}
    assert by == {
        "Ad": "A4678T",
        "2s": "678T",
        "3b": "4678T",
        "4d": "4678T",
        "5s": "678T",
        "7c": "78T",
        "Fd": "",
    }


@pytest.mark.parametrize(
    ("picks", "may", "numbers"),
    [
        ("7s", "Ad 2s 3b 4d 5s 7c", "Ad2 2s23 3b4 4d24 5s3 7c1"),
        ("7s 4d", "Ad 2s 3b", "Ad1 2s1 3b2 4d12"),
        ("7s 3b 4d", "", "3b1 4d1"),
        ("Cb", "", ""),
        ("", "", ""),
    ],
)
def test_what_can_still_complete_the_pick_stays_lit_and_knows_its_ways(picks: str, may: str, numbers: str) -> None:
    slots = table("ways", *picks.split()).extra.spread.slots
    assert " ".join(slot.card.code for slot in slots if slot.may) == may
    assert " ".join(slot.card.code + "".join(map(str, slot.ways)) for slot in slots if slot.ways) == numbers


def test_table_cards_stay_picked_and_narrow_the_table() -> None:
    spread = table("ways", "7s", "4d", "9c", "Fs").extra.spread
    assert [slot.card.code for slot in spread.slots if slot.picked] == ["4d"]
    assert spread.narrowed
    assert not table("ways", "7s").extra.spread.narrowed


@pytest.mark.parametrize(
    ("cards", "narrow", "wide"),
    [
        (0, (1, 1), (1, 1)),
        (1, (1, 1), (1, 1)),
        (5, (5, 1), (5, 1)),
        (7, (7, 1), (4, 2)),
        (8, (4, 2), (4, 2)),
        (12, (6, 2), (6, 2)),
        (13, (7, 2), (5, 3)),
        (15, (5, 3), (5, 3)),
        (28, (7, 4), (7, 4)),
        (29, (8, 4), (8, 4)),
        (48, (8, 6), (8, 6)),
    ],
)
def test_rows_are_as_even_as_can_be_and_as_long_as_a_screen_has_room_for(
    cards: int, narrow: tuple[int, int], wide: tuple[int, int]
) -> None:
    pack = "".join(rank + suit for rank in "A23456789TFCR" for suit in "sdcb")
    spread = extra(f"d:0|Rb/Rc/Rd/Rs+{pack[: 2 * cards]}").spread
    assert len(spread.slots) == cards
    assert (spread.narrow.columns, spread.narrow.rows) == narrow
    assert (spread.wide.columns, spread.wide.rows) == wide


def test_what_each_seat_has_done_since_the_last_decision_is_told_in_turn() -> None:
    found = [
        f"{deed.seat}:{''.join(card.code for card in deed.taken)}<{deed.card.code}@{deed.order} {spelled(deed.placed)}"
        for deed in table("bonus").extra.done
    ]
    assert found == [
        "0:As2s4s<7s@0 ",
        "1:<8d@1 play.placed(card=8d)",
        "2:8d<8c@2 ",
        "3:<3d@3 play.placed(card=3d)",
    ]


def test_a_card_that_the_person_placed_is_told_by_the_table_alone() -> None:
    assert [deed.seat for deed in extra("d:0|7s/3c/Ab/Rd+ 0:7s 1:3c").done] == [1]


def test_piles_count_what_counts_and_bonuses_stay_until_the_next_play() -> None:
    ours, theirs = table("bonus").extra.piles
    assert (spelled(ours.label), ours.count, spelled(ours.points)) == ("pile.ours", 6, "number.plus(value=5)")
    assert list(map(spelled, ours.details)) == ["pile.spade(n=4)", "award.mata"]
    assert [f"{spelled(flash.label)}@{flash.order}" for flash in ours.flashes] == [
        "gain.scua@0",
        "gain.simili@0",
        "gain.quadriglia@0",
        "gain.scua@2",
        "gain.picada@2",
    ]
    assert (spelled(theirs.label), theirs.count, theirs.points, theirs.flashes) == ("pile.theirs", 0, None, ())


def test_a_napula_shows_in_the_pile_from_three_cards_on() -> None:
    ours, _ = extra("d:0|6s2b/3c4b/AbRb/5d2d+As2s3s 0:6sxAs2s3s").piles
    assert list(map(spelled, ours.details)) == ["pile.spade(n=4)", "award.mata", "pile.napula(length=3)"]
