"""Disputes at the table: bonuses, leftovers, what must be restored, and what is not in these rules."""

from __future__ import annotations

import pytest

from engines.cicera.awards import Award, awards
from engines.cicera.cards import write_cards
from engines.core.match import Match
from tests.engines.cicera.positions import practice, told


@pytest.mark.parametrize(
    ("dispute", "plies", "earned"),
    [
        ("the first play of the deal is no picada", "d:0|7b/Rs/Rd/Rc+7c3d 0:7bx7c", ""),
        ("the partner's card is not just placed", "d:2|7b/Rs/7c/Rc+3d 2:7c 3:Rc 0:7bx7c", ""),
        ("a card placed a round ago is not just placed", "d:0|7b8b/7c8c/4sRd/2sFc+Ad 0:8b 1:7c 2:4s 3:2s 0:7bx7c", ""),
        ("after a capture there is none", "d:2|7b/Rs/7c/9s+3d9d 2:7c 3:9sx9d 0:7bx7c", ""),
        ("by the next player", "d:3|7b/Rs/Rd/7c+3d 3:7c 0:7bx7c", "picada"),
        ("the partner's partner takes what the opponent placed", "d:1|7b/Rs/Rd/8b+3d 1:Rs 2:RdxRs", "picada"),
        ("a sum that contains it is none", "d:3|7b/Rs/Rd/4c+3d9s 3:4c 0:7bx3d4c", ""),
        ("courts can be one", "d:3|Fb/Rs/Rd/Fc+3d 3:Fc 0:FbxFc", "picada"),
        ("a scua by a sum", "d:0|7b/Rs/Rd/Rc+3d4s 0:7bx3d4s", "scua"),
        ("a scua by a pair", "d:0|7b/Rs/Rd/Rc+7d 0:7bx7d", "scua"),
        ("a scua by a court", "d:0|Rb/Fs/8d/7c+Rd 0:RbxRd", "scua"),
        ("simili needs the card played", "d:0|7b/Rs/Rd/Rc+3d4d9s 0:7bx3d4d", ""),
        ("simili", "d:0|7d/Rs/Rb/Rc+3d4d9s 0:7dx3d4d", "simili"),
        ("quadriglia of four", "d:0|9d/Rs/Rb/Rc+AsAd3d4c9s 0:9dxAsAd3d4c", "quadriglia"),
    ],
)
def test_what_the_last_play_earns(dispute: str, plies: str, earned: str) -> None:
    assert told(practice(plies)) == earned, dispute


def test_capturing_is_always_optional() -> None:
    match = practice("d:0|7b/Rs/Rd/Rc+7c")
    assert match.is_legal("7b")
    assert match.play("7b").view(0).course.table == (26, 27)


def test_a_bonus_counts_at_once_and_awards_only_at_the_end() -> None:
    match = practice("d:0|2s9d/Rs8d/Rd8c/Rc8b+2d9c 0:2sx2d 1:8d")
    assert match.score == (0, 0, 0, 0)
    match = practice("d:0|2s9d/Rs8d/Rd8c/Rc8b+2d 0:2sx2d 1:8d")
    assert match.score == (1, 0, 1, 0)


def test_leftovers_count_for_every_award() -> None:
    """Seat 0 takes a pair; la Mata, the 10 of coins, the Fante of cups and the swords lie there at the end."""
    match = practice("d:0|9c/Td/Fc/As+9d2s3s 0:9cx9d 1:Td 2:Fc 3:As")
    assert told(match) == "leftovers"
    assert match.score == (2 + 1 + 1 + 1 + 1 + 3, 0, 9, 0)


def test_leftovers_are_told_with_the_last_capturer_and_the_cards() -> None:
    match = practice("d:0|9c/5b/5d/Rc+9d3c 0:9cx9d 1:5b 2:5dx5b 3:Rc")
    event = next(event for event in match.events if event.id == "leftovers")
    assert (event.seat, event.values["n"]) == (2, 2)
    assert write_cards(match.state.phase.leftovers) == "3cRc"
    cards = event.values["cards"]
    assert isinstance(cards, tuple)
    assert len(cards) == 2


@pytest.mark.parametrize(
    ("dispute", "plies"),
    [
        ("nobody captured", "d:0|As/2s/4s/8s+ 0:As 1:2s 2:4s 3:8s"),
        ("the last play cleared the table", "d:1|6c/3b/2s/3s+4d 1:3b 2:2s 3:3sx3b 0:6cx4d2s"),
    ],
)
def test_there_are_no_leftovers_where_no_card_goes_to_a_team(dispute: str, plies: str) -> None:
    match = practice(plies)
    assert match.outcome is not None
    assert "leftovers" not in told(match), dispute


def test_unclaimed_cards_score_for_nobody() -> None:
    match = practice("d:0|As/2s/3s/8s+Td 0:As 1:2s 2:3s 3:8s")
    assert match.score == (0, 0, 0, 0)
    assert match.view(0).piles == ((), ())


def test_all_thirteen_swords_do_not_end_the_deal_and_are_a_napula_of_10() -> None:
    """Seats 0 and 2 take all swords with their coins; the others only place."""
    ours, theirs = ("A234567", "89TFCR"), ("A234567", "89TFCR")
    hands = [[f"{rank}d" for rank in ours[0]], [f"{rank}c" for rank in theirs[0]]]
    hands += [[*(f"{rank}d" for rank in ours[1]), "Rb"], [*(f"{rank}c" for rank in theirs[1]), "Ab"]]
    swords = "".join(f"{rank}s" for rank in "A23456789TFCR")
    match = practice(f"d:0|{'/'.join(map(''.join, hands))}+{swords}")
    for turn in range(25):
        card = hands[turn % 4][turn // 4]
        match = match.play(f"{card}x{card[0]}s" if turn % 2 == 0 else card)
    assert len(set(match.view(0).piles[0])) == 26
    assert (match.outcome, match.to_act) == (None, 1)
    for card in ("7c", "Rb", "Ab"):
        match = match.play(card)
    lines = {line.award: line.points for line in awards(match.state.phase.piles)}
    assert lines[Award.NAPULA] == (10, 0)


def test_a_resumed_game_knows_the_card_just_placed_and_the_last_capturer() -> None:
    for plies in ("d:3|7b/Rs/Rd/7c+3d9s 3:7c", "d:1|9c/5b/Rd/5d+9d3c 1:5b 2:Rd 3:5dx5b"):
        match = practice(plies)
        again = Match.read(str(match))
        assert again.view(0) == match.view(0)
        course = again.view(0).course
        assert (course.placed, course.capturer) == ((26, None) if "7c+" in plies else (None, 3))
    resumed = Match.read(str(practice("d:3|7b/Rs/Rd/7c+3d9s 3:7c")))
    assert told(resumed.play("7bx7c")) == "picada"


def test_the_last_ply_tells_the_deals_end() -> None:
    match = practice("d:0|9c/5b/5d/Rc+9d3c 0:9cx9d 1:5b 2:5dx5b 3:Rc")
    assert [event.id for event in match.events][:2] == ["place", "leftovers"]
    assert len(match.events) > 2
