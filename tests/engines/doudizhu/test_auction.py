"""Deals, bids and redeals (Dou Dizhu rules, section 2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from engines.core.contract import CHANCE
from engines.core.errors import IllegalMoveError
from engines.core.match import Match
from engines.doudizhu.cards import DECK, read_cards
from engines.doudizhu.moves import Deal
from engines.doudizhu.phases import Playing, Waiting
from engines.doudizhu.state import State, check_deal, deal
from tests.engines.doudizhu.positions import DEAL, practice, told


def auctions(match: Match) -> Iterator[tuple[Match, int]]:
    """Every way this auction can end, with the number of its calls."""
    for text in match.legal():
        after = match.play(text)
        if isinstance(after.state.phase, Playing | Waiting):
            yield after, len(after.plies) - 1
        else:
            yield from auctions(after)


def landlord_of(match: Match) -> tuple[int, int] | None:
    """Who became landlord, and at what bid; None where nobody did."""
    phase = match.state.phase
    return (phase.landlord, phase.bid) if isinstance(phase, Playing) else None


def test_there_are_exactly_40_auctions_and_39_make_a_landlord() -> None:
    found = list(auctions(practice(DEAL)))
    assert len({match.plies for match, _ in found}) == len(found) == 40
    made = map(landlord_of, (match for match, _ in found))
    assert Counter(landlord and landlord[1] for landlord in made) == {3: 27, 2: 9, 1: 3, None: 1}
    assert max(calls for _, calls in found) == 7


@pytest.mark.parametrize(
    ("bids", "legal_bids"),
    [
        ("", "b0 b1 b2 b3"),
        ("0:b0", "b0 b1 b2 b3"),
        ("0:b0 1:b0", "b0 b1 b2 b3"),
        ("0:b1", "b0 b2 b3"),
        ("0:b1 1:b0", "b0 b2 b3"),
        ("0:b2", "b0 b3"),
        ("0:b0 1:b1 2:b2", "b0 b3"),
        ("0:b0 1:b0 2:b1 0:b0", "b0 b2 b3"),
        ("0:b0 1:b0 2:b1 0:b2 1:b0", "b0 b3"),
    ],
)
def test_a_bid_is_higher_than_the_last_or_a_pass(bids: str, legal_bids: str) -> None:
    assert " ".join(practice(f"{DEAL} {bids}").legal()) == legal_bids


@pytest.mark.parametrize(
    ("dispute", "bids", "landlord", "bid"),
    [
        ("three ends it at once", "0:b3", 0, 3),
        ("two passes after a bid end it", "0:b1 1:b0 2:b0", 0, 1),
        ("two passes before the only bid do not", "0:b0 1:b0 2:b1 0:b0 1:b0", 2, 1),
        ("who passed may bid again", "0:b0 1:b1 2:b0 0:b2 1:b0 2:b0", 0, 2),
        ("who was outbid may bid again", "0:b1 1:b2 2:b0 0:b3", 0, 3),
        ("the longest auction, seven calls", "0:b0 1:b0 2:b1 0:b0 1:b2 2:b0 0:b3", 0, 3),
    ],
)
def test_the_highest_bidder_is_landlord_takes_the_bottom_and_leads(
    dispute: str, bids: str, landlord: int, bid: int
) -> None:
    match = practice(f"{DEAL} {bids}")
    assert landlord_of(match) == (landlord, bid), dispute
    assert match.to_act == landlord
    assert not match.is_legal("-")
    assert len(match.state.hands[landlord]) == 4
    assert match.state.bottom == read_cards("Qs")
    assert set(match.state.bottom) <= set(match.state.hands[landlord])


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_bidder_begins_and_bids_go_round(first: int) -> None:
    match = practice(f"d:{first}|3s4s/5s6s/7s8s+9s")
    order = []
    for bid in ("b0", "b1", "b2"):
        order.append(match.to_act)
        match = match.play(bid)
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


def test_three_passes_are_dealt_again_shown_and_score_nothing() -> None:
    match = practice(f"{DEAL} 0:b0 1:b0 2:b0")
    assert match.to_act == CHANCE
    assert told(match) == ["no-bid", "redeal"]
    assert (match.outcome, match.score, match.state.hands) == (None, (0, 0, 0), ())
    assert [match.is_legal(text) for text in ("b0", "b1", "-", "3s")] == [False] * 4


def test_after_a_redeal_the_new_deal_says_who_bids_first_and_the_old_cards_are_gone() -> None:
    match = practice(f"{DEAL} 0:b0 1:b0 2:b0 d:2|6h7h/8h9h/ThJh+Qh 2:b0 0:b0 1:b0 d:1|3h/4h/5h+6h 1:b3")
    assert landlord_of(match) == (1, 3)
    assert match.state.phase.auction.thrown_in == (0, 2)
    assert sorted(match.legal()) == ["4h", "6h"]


def test_a_redeal_is_a_shuffle_of_its_own() -> None:
    dealt = Match.new("doudizhu").deal(Random(1))
    again = dealt.play("b0").play("b0").play("b0").deal(Random(2))
    assert again.plies[0] != again.plies[4]
    assert again.plies[4].startswith("d:")


def test_a_deal_is_17_cards_each_and_3_at_the_bottom_of_the_whole_pack() -> None:
    made = deal(Random(1))
    assert [len(hand) for hand in made.hands] == [17, 17, 17]
    assert sorted((*made.hands[0], *made.hands[1], *made.hands[2], *made.bottom)) == list(DECK)
    assert all(list(cards) == sorted(cards) for cards in (*made.hands, made.bottom))


def test_every_seat_is_as_often_the_first_bidder() -> None:
    rng = Random(3)
    firsts = Counter(deal(rng).first for _ in range(600))
    assert set(firsts) == {0, 1, 2}
    assert all(abs(times - 200) < 40 for times in firsts.values())


WHOLE = tuple(DECK[start : start + 17] for start in (0, 17, 34))
BOTTOM = DECK[51:]


@pytest.mark.parametrize(
    ("fault", "dealt"),
    [
        ("two bottom cards", Deal(0, WHOLE, BOTTOM[:2])),
        ("a hand of 16", Deal(0, (WHOLE[0][:-1], *WHOLE[1:]), BOTTOM)),
        ("a hand of 18 and 2 at the bottom", Deal(0, ((*WHOLE[0], DECK[51]), *WHOLE[1:]), BOTTOM[1:])),
        ("hands of 18, 17 and 16", Deal(0, (DECK[:18], DECK[18:35], DECK[35:51]), BOTTOM)),
        ("a card in two hands", Deal(0, (WHOLE[0], WHOLE[0], WHOLE[2]), BOTTOM)),
        ("a hand's card at the bottom", Deal(0, WHOLE, (0, 1, 2))),
        ("no cards at all", Deal(0, ((), (), ()), ())),
    ],
)
def test_without_setup_a_deal_that_is_not_the_whole_pack_is_refused(fault: str, dealt: Deal) -> None:
    with pytest.raises(IllegalMoveError) as caught:
        check_deal(State(), dealt)
    assert caught.value.reason.id == "doudizhu.refuse.deal", fault


@pytest.mark.parametrize(
    ("fault", "dealt"),
    [
        ("a card in two hands", Deal(0, ((0, 1), (1, 2), (3,)), ())),
        ("a hand's card at the bottom", Deal(0, ((0, 1), (2,), (3,)), (0,))),
        ("a hand without cards", Deal(0, ((0, 1), (), (3,)), ())),
    ],
)
def test_a_short_deal_too_holds_no_card_twice_and_gives_everybody_one(fault: str, dealt: Deal) -> None:
    with pytest.raises(IllegalMoveError) as caught:
        check_deal(State(short=True), dealt)
    assert caught.value.reason.id == "doudizhu.refuse.deal", fault


def test_a_short_deal_may_have_hands_of_any_size_and_no_bottom() -> None:
    match = practice("d:1|3s/4s5s6s/7s8s 1:b3")
    assert match.view(1).held == (1, 3, 2)


def test_no_deal_comes_while_one_is_played() -> None:
    with pytest.raises(IllegalMoveError) as caught:
        check_deal(practice(DEAL).state, Deal(0, WHOLE, BOTTOM))
    assert caught.value.reason.id == "doudizhu.refuse.no-turn"
