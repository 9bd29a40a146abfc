"""Deals, set-ups, turns, scores and who sees what (Cicera rules, sections 1, 2 and 5)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engines.cicera.cards import DECK, Cards, write_cards
from engines.cicera.state import State, deal
from engines.cicera.view import View
from engines.core.contract import CHANCE, OPEN, PUBLIC
from engines.core.errors import RecordError
from engines.core.match import Match
from tests.engines.cicera.positions import WHOLE, practice, told


def courts(table: Cards) -> int:
    return sum(card >= 40 for card in table)


def test_a_deal_gives_twelve_cards_each_and_four_to_the_table() -> None:
    made = deal(Random(3))
    assert [len(cards) for cards in (*made.hands, made.table)] == [12, 12, 12, 12, 4]
    assert sorted(card for cards in (*made.hands, made.table) for card in cards) == list(DECK)


def test_who_starts_is_drawn() -> None:
    firsts = Counter(deal(Random(seed)).first for seed in range(400))
    assert firsts.keys() == {0, 1, 2, 3}
    assert min(firsts.values()) > 70


def test_there_is_no_redeal_whatever_lies_on_the_table() -> None:
    """Three courts or more lie there in 3.43 % of deals, four in 0.18 % (rules, "Oracles")."""
    rng = Random(1)
    found = Counter(courts(deal(rng).table) for _ in range(3000))
    assert (found[3] + found[4]) / 3000 == pytest.approx(0.0343, abs=0.010)
    assert Match.read(f'[Game "cicera"]\n\n{four_courts()}').to_act == 2


def four_courts() -> str:
    """A whole deal with four courts on the table."""
    swapped = {"Fs": "Ab", "Cb": "4s", "Rs": "Ts", "Ab": "Fs", "4s": "Cb", "Ts": "Rs"}
    codes = [WHOLE[at : at + 2] for at in range(4, len(WHOLE))]
    assert {*swapped} <= {*codes}
    ply = WHOLE
    for code in ("Fs", "Cb", "Rs"):
        ply = ply.replace(code, "??").replace(swapped[code], code).replace("??", swapped[code])
    return ply


@pytest.mark.parametrize(
    ("fault", "ply"),
    [
        ("a short deal", "d:0|As/2s/3s/4s+"),
        ("a card is missing on the table", WHOLE.removesuffix("Cd")),
        ("no table", WHOLE.partition("+")[0]),
        ("five cards on the table", WHOLE.replace("|2c", "|") + "2c"),
        ("thirteen cards in a hand", WHOLE.replace("Cb/Ad", "CbAd/")),
        ("a card twice, another missing", WHOLE.replace("Cd", "2c")),
    ],
)
def test_without_the_setup_tag_a_deal_is_the_whole_pack(fault: str, ply: str) -> None:
    with pytest.raises(RecordError) as caught:
        Match.read(f'[Game "cicera"]\n\n{ply}')
    assert caught.value.ply == 1, fault


@pytest.mark.parametrize(
    ("allowed", "ply"),
    [
        ("a card each, no table", "d:0|As/2s/3s/4s+"),
        ("the table's sign left out", "d:0|As/2s/3s/4s"),
        ("twelve each and one on the table", WHOLE.removesuffix("4sTbCd")),
        ("a large table", f"d:3|As/2s/3s/4s+{write_cards(DECK[16:])}"),
        ("the whole pack", WHOLE),
    ],
)
def test_with_the_setup_tag_hands_are_equal_and_the_table_is_any(allowed: str, ply: str) -> None:
    assert practice(ply).to_act == int(ply[2]), allowed


@pytest.mark.parametrize(
    ("fault", "ply"),
    [
        ("hands of different sizes", "d:0|As2s/3s/4s/5s+"),
        ("a card in two hands", "d:0|As/2s/As/4s+"),
        ("a card in a hand and on the table", "d:0|As/2s/3s/4s+As"),
        ("thirteen cards each", "d:0|" + "/".join(write_cards(DECK[suit::4]) for suit in range(4)) + "+"),
    ],
)
def test_what_is_no_set_up_is_refused(fault: str, ply: str) -> None:
    with pytest.raises(RecordError, match=r"cicera\.refuse\.deal") as caught:
        practice(ply)
    assert caught.value.ply == 1, fault


def test_there_is_no_score_to_start_at() -> None:
    with pytest.raises(RecordError) as caught:
        Match.read('[Game "cicera"]\n[Score "1-1-1-1"]\n\n')
    assert caught.value.ply == 0


def test_turns_go_round_from_the_first_seat_and_the_dealer_plays_last() -> None:
    match, seats = practice("d:2|AsFs/2sFd/3sCs/4sCd"), []
    while match.to_act is not None:
        seats.append(match.to_act)
        match = match.play(next(iter(match.legal())))
    assert seats == [2, 3, 0, 1, 2, 3, 0, 1]


def test_the_table_is_in_order_of_arrival_and_piles_in_order_of_capture() -> None:
    course = practice("d:0|Rs7b/2s3b/Fs4d/As5d+9c7c4s 0:Rs 1:2s 2:Fs 3:5d 0:7bx7c 1:3b 2:4dx4s").view(0).course
    assert [write_cards((card,)) for card in course.table] == ["9c", "Rs", "2s", "Fs", "5d", "3b"]
    assert [write_cards((card,)) for card in course.piles[0]] == ["7b", "7c", "4d", "4s"]
    assert course.piles[1] == ()


def test_held_counts_the_cards_of_each_seat() -> None:
    match = practice("d:1|AsFs/2sFd/3sCs/4sCd 1:2s 2:3s")
    assert match.view(PUBLIC).held == match.view(0).held == (2, 1, 1, 2)


def test_partners_share_captured_cards_and_points() -> None:
    match = practice("d:0|7b/Rs/3b/Rd+7c3d 0:7bx7c 1:Rs 2:3bx3d")
    assert match.score == (0, 0, 0, 0)
    assert len(match.view(1).piles[0]) == 4
    assert match.play("RdxRs").score == (2, 2, 2, 2)  # most cards; a scua and most swords


@pytest.mark.parametrize(
    ("dispute", "plies", "scores", "winners", "reason"),
    [
        ("most cards and a picada", "d:0|9c/5b/5d/Rc+9d3c 0:9cx9d 1:5b 2:5dx5b 3:Rc", "3 0 3 0", "0 2", "points"),
        ("one team has all", "d:0|Fs/Fd/7d/7b 0:Fs 1:FdxFs 2:7d 3:7bx7d", "0 7 0 7", "1 3", "points"),
        ("nobody captured", "d:0|As/2s/4s/8s+ 0:As 1:2s 2:4s 3:8s", "0 0 0 0", "0 1 2 3", "draw"),
        (
            "equal totals",
            "d:0|9c/Fd/Fc/4c+9dAdAc2d 0:9cx9d 1:Fd 2:FcxFd 3:4cxAdAc2d",
            "2 2 2 2",
            "0 1 2 3",
            "draw",
        ),
    ],
)
def test_the_higher_team_wins(dispute: str, plies: str, scores: str, winners: str, reason: str) -> None:
    outcome = practice(plies).outcome
    assert outcome is not None, dispute
    assert " ".join(map(str, outcome.scores)) == scores, dispute
    assert (" ".join(map(str, outcome.winners)), outcome.reason) == (winners, reason), dispute


def test_a_seat_sees_its_own_hand_an_onlooker_none_and_the_open_view_all() -> None:
    match = practice("d:0|As/2s/3s/4s")
    assert match.view(1).hands == (None, (4,), None, None)
    assert match.view(PUBLIC).hands == (None, None, None, None)
    assert match.view(OPEN).hands == ((0,), (4,), (8,), (12,))
    assert match.view(PUBLIC).hand == match.view(OPEN).hand == ()


def test_before_the_deal_there_is_nothing_to_see() -> None:
    new = Match.new("cicera")
    assert (new.to_act, new.state, new.score) == (CHANCE, State(), (0, 0, 0, 0))
    view: View = new.view(0)
    assert (view.hand, view.course, view.piles, view.held) == ((), None, ((), ()), ())
    assert told(new) == ""
