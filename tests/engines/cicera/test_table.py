"""The table that a page shows: seats, hand, prompt, log, sheet and bill of Cicera."""

from __future__ import annotations

import pytest

from engines.cicera.table import CiceraTable
from engines.core.match import Match
from engines.core.table import BillLine, Place, Table
from tests.app.cicera_tables import table
from tests.engines.cicera.positions import practice
from tests.engines.cicera.spelling import spelled


def seen(plies: str, *picks: str) -> Table[CiceraTable]:
    match = practice(plies)
    shown: Table[CiceraTable] = match.game.table(match.view(0), picks)
    return shown


def test_play_goes_to_the_right_and_the_partner_sits_opposite() -> None:
    found = table("ways").seats
    assert [(spelled(panel.name), panel.place, spelled(panel.role)) for panel in found] == [
        ("word.you", Place.ME, "role.you(name=name.piera)"),
        ("name.gina", Place.RIGHT, "role.opponent"),
        ("name.piera", Place.TOP, "role.partner"),
        ("name.bortolo", Place.LEFT, "role.opponent"),
    ]
    assert [panel.held for panel in found] == [8, 7, 7, 7]
    assert [panel.to_act for panel in found] == [True, False, False, False]


def test_the_hand_is_in_deck_order_and_one_card_is_picked_at_a_time() -> None:
    hand = table("start").hand
    assert " ".join(held.card.code for held in hand.rows[0]) == "As 3d 4s 5s 6c 7s 7b 8b Tb Fc Cb Rc"
    assert hand.single


def test_before_the_deal_there_is_a_table_too() -> None:
    match = Match.new("cicera")
    found = match.game.table(match.view(0))
    assert (found.hand.count, found.actions, found.log, found.extra.spread.slots) == (0, (), (), ())


@pytest.mark.parametrize(
    ("position", "picks", "prompt"),
    [
        ("ways", "", "word.your-turn | prompt.pick | prompt.lights"),
        ("ways", "3b", "word.your-turn | prompt.pick | prompt.one-card"),
        ("ways", "7s", "7s | prompt.ways(n=4) | prompt.choose"),
        ("ways", "7s 4d", "7s | prompt.ways(n=2) | prompt.sum(n=1, cards=4, sum=4, missing=3)"),
        ("ways", "7s 3b 4d", "7s | prompt.takes(cards=3 4) | prompt.confirm"),
        ("ways", "7s 2s 5s", "7s | prompt.takes(cards=2 5 of s) | call.gains(bonuses=gain.simili)"),
        ("ways", "7s 3b 5s", "7s | prompt.ways(n=4) | refuse.no-sum(cards=3 5, sum=8, value=7)"),
        ("ways", "Cb", "Cb | prompt.nothing | prompt.place"),
        ("crowded", "Ts", "Ts | prompt.ways(n=1642) | prompt.exact(rank=T)"),
        ("crowded", "Ts As 4d", "Ts | prompt.ways(n=63) | prompt.sum(n=2, cards=A 4, sum=5, missing=5)"),
        ("over", "", "prompt.over | prompt.lost | "),
    ],
)
def test_the_prompt_says_what_is_picked_and_what_it_makes(position: str, picks: str, prompt: str) -> None:
    found = table(position, *picks.split()).prompt
    assert " | ".join(map(spelled, (found.lead, found.rest, found.detail))) == prompt


def test_the_log_tells_every_play_with_its_bonuses() -> None:
    found = [f"{entry.seat} {entry.id.removeprefix('cicera.event.')} {entry.place}" for entry in table("bonus").log]
    assert found == [
        "0 deal 0",
        "0 capture 0",
        "0 scua 0",
        "0 simili 0",
        "0 quadriglia 0",
        "1 place 1",
        "2 capture 2",
        "2 scua 2",
        "2 picada 2",
        "3 place 3",
    ]


def test_the_log_names_every_card_in_full() -> None:
    (taken,) = [entry for entry in seen("d:0|7s/3c/Ab/Rd+3d4c9s 0:7sx3d4c 1:3c").log if "capture" in entry.id]
    assert {name: spelled(value) for name, value in taken.values.items()} == {"card": "7s", "cards": "3d 4c"}


def lines(found: tuple[BillLine, ...]) -> list[str]:
    return [
        f"{spelled(line.label)} {' '.join(spelled(cell).removeprefix('number.') for cell in line.cells)}"
        for line in found
    ]


def test_the_sheet_counts_for_both_teams_what_will_count() -> None:
    sheet = table("bonus").sheet
    assert list(map(spelled, sheet.columns)) == ["team.ours", "team.theirs"]
    assert lines(sheet.rows) == [
        "sheet.cards plain(value=6) none",
        "sheet.spade plain(value=4) none",
        "award.mata plain(value=1) none",
        "award.coins none none",
        "award.fante none none",
        "award.napula none none",
        "bonus.scua plain(value=2) none",
        "bonus.picada plain(value=1) none",
        "bonus.simili plain(value=1) none",
        "bonus.quadriglia plain(value=1) none",
    ]
    assert lines(sheet.totals) == ["sheet.bonuses plain(value=5) none"]


def test_the_bill_has_a_line_for_every_award_and_bonus_and_tells_of_the_leftovers() -> None:
    bill = table("over").bill
    assert bill is not None
    assert spelled(bill.title) == "bill.lost(name=name.piera, first=name.gina, second=name.bortolo)"
    assert lines(bill.lines) == [
        "award.cards none plain(value=2)",
        "award.swords none none",
        "award.mata none plain(value=1)",
        "award.coins none none",
        "award.fante none none",
        "award.napula none none",
        "bonus.scua none none",
        "bonus.picada none none",
        "bonus.simili plain(value=1) none",
        "bonus.quadriglia none none",
    ]
    assert lines(bill.totals) == ["bill.together plain(value=1) plain(value=3)"]
    assert [spelled(line.remark) for line in bill.lines[:2]] == [
        "bill.count(own=3, others=9)",
        "bill.count(own=3, others=3)",
    ]
    assert spelled(bill.note) == "bill.leftovers(n=5, name=name.gina)"


@pytest.mark.parametrize(
    ("dispute", "plies", "note"),
    [
        ("the partner captured last", "d:2|As/Rs/7s/Rd+7c 2:7sx7c 3:Rd 0:As 1:Rs", "leftovers(n=3, name=name.piera)"),
        ("the person captured last", "d:0|7s/Rs/As/Rd+7c 0:7sx7c 1:Rs 2:As 3:Rd", "leftovers-you(n=3, name=word.you)"),
        ("nobody captured", "d:0|7s/3c/Ab/Rd+ 0:7s 1:3c 2:Ab 3:Rd", "unclaimed(n=4)"),
    ],
)
def test_the_bill_says_where_the_last_cards_went(dispute: str, plies: str, note: str) -> None:
    bill = seen(plies).bill
    assert bill is not None
    assert spelled(bill.note) == f"bill.{note}", dispute


def test_a_draw_is_a_draw_in_every_word() -> None:
    found = seen("d:0|7s/3c/Ab/Rd+ 0:7s 1:3c 2:Ab 3:Rd")
    assert found.bill is not None
    assert spelled(found.bill.title).startswith("bill.draw")
    assert spelled(found.prompt.rest) == "prompt.draw"
    assert spelled(found.status) == "status.draw(own=0, others=0)"


@pytest.mark.parametrize(
    ("position", "status"),
    [
        ("ways", "status.play(play=4, plays=32, own=1, others=0)"),
        ("last card", "status.play(play=5, plays=8, own=1, others=0)"),
    ],
)
def test_the_lobby_shows_how_far_the_deal_is(position: str, status: str) -> None:
    assert spelled(table(position).status) == status


def test_the_end_shows_the_cards_that_were_worth_most() -> None:
    prizes = seen("d:0|6s/Rd/Rb/Rs+As2s3s 0:6sxAs2s3s 1:Rd 2:RbxRd 3:Rs").extra.prizes
    assert prizes is not None
    assert [card.code for card in prizes.cards] == ["As", "2s", "3s"]
    assert spelled(prizes.label) == "prizes.ours"
