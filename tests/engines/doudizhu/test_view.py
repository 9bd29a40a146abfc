"""What an audience knows, and what a seat may do with it, and why not (Dou Dizhu rules, sections 2 to 4)."""

from __future__ import annotations

from random import Random

import pytest

from engines.core.contract import CHANCE, OPEN, PUBLIC, Audience
from engines.core.errors import IllegalMoveError
from engines.core.match import Match
from engines.core.words import Phrase
from engines.doudizhu.cards import count_ranks, read_cards, write_cards
from engines.doudizhu.moves import Bid, Deal, Move, Pass, Play, read_move
from engines.doudizhu.view import View, check, is_legal, legal, refusal
from tests.engines.doudizhu.positions import practice, spelled

BIDDING = "d:0|3s4s/5s6s/7s8s+9s"
PLAYING = f"{BIDDING} 0:b3"


def hands(view: View) -> tuple[str | None, ...]:
    return tuple(None if hand is None else write_cards(hand) for hand in view.hands)


@pytest.mark.parametrize(
    ("audience", "seen"),
    [
        (0, ("3s4s", None, None)),
        (1, (None, "5s6s", None)),
        (2, (None, None, "7s8s")),
        (PUBLIC, (None, None, None)),
        (OPEN, ("3s4s", "5s6s", "7s8s")),
    ],
)
def test_a_seat_sees_its_own_hand_an_onlooker_none_and_open_all(
    audience: Audience, seen: tuple[str | None, ...]
) -> None:
    view = practice(BIDDING).view(audience)
    assert hands(view) == seen
    assert view.held == (2, 2, 2)
    assert write_cards(view.hand) == (seen[audience] if isinstance(audience, int) else "")


def test_nobody_sees_the_bottom_cards_in_the_auction_and_everybody_sees_them_after_it() -> None:
    before, after = practice(BIDDING), practice(PLAYING)
    assert all(not hasattr(before.view(audience).phase, "bottom") for audience in (0, 1, 2, PUBLIC))
    assert {write_cards(after.view(audience).phase.bottom) for audience in (0, 1, 2, PUBLIC)} == {"9s"}


def test_views_differ_only_by_what_their_own_hands_differ() -> None:
    one, other = practice("d:0|3s4s/5s6s/7s8s+9s 0:b1"), practice("d:0|3s4s/8s9s/6s7s+5s 0:b1")
    assert one.view(0) == other.view(0)
    assert one.view(PUBLIC) == other.view(PUBLIC)
    assert one.view(1) != other.view(1)


def test_before_the_first_deal_nobody_holds_anything() -> None:
    view = Match.new("doudizhu").view(0)
    assert (view.hands, view.held, view.hand, view.is_mine) == ((), (), (), False)


@pytest.mark.parametrize("audience", [1, 2, PUBLIC, OPEN])
def test_only_the_seat_to_act_has_moves(audience: Audience) -> None:
    view = practice(BIDDING).view(audience)
    assert not list(legal(view))
    assert not is_legal(view, Bid(1))
    with pytest.raises(IllegalMoveError) as caught:
        check(view, Bid(1))
    assert caught.value.reason.id == "doudizhu.refuse.no-turn"


HAND = "d:0|3s3h3d4s4h5s6s7s8sTsTh2s2hXbXr/9s9h9d/KsKhKdAsQs+ 0:b3"


@pytest.mark.parametrize(
    ("dispute", "plies", "move", "reason"),
    [
        ("a bid that is no higher", f"{BIDDING} 0:b2", "b1", "bid-low(points=2)"),
        ("the same bid again", f"{BIDDING} 0:b2", "b2", "bid-low(points=2)"),
        ("cards in the auction", BIDDING, "3s", "bid-first"),
        ("a trick's pass in the auction", BIDDING, "-", "bid-first"),
        ("a deal in the auction", BIDDING, "0|3s/4s/5s+", "no-turn"),
        ("a bid after the auction", PLAYING, "b3", "auction-over"),
        ("a bid's pass after the auction", PLAYING, "b0", "auction-over"),
        ("a deal after the auction", PLAYING, "0|3s/4s/5s+", "no-turn"),
        ("the leader passes", PLAYING, "-", "must-lead"),
        ("another's card", PLAYING, "5s", "not-held"),
        ("one held, one not", PLAYING, "3s5s", "not-held"),
        ("a card that was played", f"{PLAYING} 0:3s 1:- 2:-", "3s", "not-held"),
        ("two ranks", HAND, "3s4s", "no-combination"),
        ("two pairs", HAND, "3s3h4s4h", "no-combination"),
        ("a straight of four", HAND, "3s4s5s6s", "short-straight"),
        ("a straight of three", HAND, "5s6s7s", "short-straight"),
        ("a straight with a gap", HAND, "3s4s5s7s8s", "gap-in-run"),
        ("a straight with a two", HAND, "4s5s6s7s8s2s", "two-in-run"),
        ("a straight with a joker", HAND, "4s5s6s7s8sXb", "two-in-run"),
        ("a triple with both jokers", HAND, "3s3h3dXbXr", "both-jokers"),
    ],
)
def test_a_move_is_refused_with_this_reason(dispute: str, plies: str, move: str, reason: str) -> None:
    match = practice(plies)
    with pytest.raises(IllegalMoveError) as caught:
        match.play(move)
    assert spelled(caught.value.reason) == f"refuse.{reason}", dispute
    assert caught.value.move == move
    assert not match.is_legal(move)


@pytest.mark.parametrize(
    ("dispute", "table", "play", "reason", "named"),
    [
        ("a lower single", "8s", "7s", "too-low", ("combo.single", "combo.single")),
        ("an equal single", "8s", "8h", "too-low", ("combo.single", "combo.single")),
        ("a pair on a single", "8s", "TsTh", "other-type", ("combo.pair", "combo.single")),
        ("a higher pair on a bomb", "9s9h9d9c", "TsTh", "other-type", ("combo.pair", "combo.bomb")),
        ("a lower bomb", "9s9h9d9c", "3s3h3d3c", "too-low", ("combo.bomb", "combo.bomb")),
        ("a longer straight", "4d5d6d7d8d", "3s4s5s6s7s8h", "other-type", ("combo.straight", "combo.straight")),
    ],
)
def test_a_play_that_does_not_beat_the_table_is_refused_by_both_names(
    dispute: str, table: str, play: str, reason: str, named: tuple[str, str]
) -> None:
    dealt = "d:0|8s9s9h9d9c4d5d6d7d8d/3s3h3d3c4s4h5s6s7s8hTsThJs/KsAs+ 0:b3"
    with pytest.raises(IllegalMoveError) as caught:
        practice(f"{dealt} 0:{table}").play(play)
    found = caught.value.reason
    assert found.id == f"doudizhu.refuse.{reason}", dispute
    played, lying = found.values["play"], found.values["table"]
    assert isinstance(played, Phrase)
    assert isinstance(lying, Phrase)
    assert (played.id, lying.id) == (f"doudizhu.{named[0]}.object", f"doudizhu.{named[1]}.definite")


def test_after_the_end_nobody_has_a_turn() -> None:
    view = practice("d:0|3s/4s/5s+ 0:b3 0:3s").view(1)
    assert refusal(view, Play(read_cards("4s"))) is not None
    assert not list(legal(view))


@pytest.mark.parametrize(
    ("dispute", "plies", "moves"),
    [
        ("copies first in deck order", "d:0|3h3d3c/4s/5s+ 0:b3", "3h 3h3d 3h3d3c"),
        ("a follower may pass", "d:0|3s9d/4s9s/5s+ 0:b3 0:3s", "4s 9s -"),
        ("nothing higher: the pass alone", "d:0|9s8d/4s3s/5s+ 0:b3 0:9s", "-"),
        ("a leader may not pass", "d:0|9s8d/4s/5s+ 0:b3", "8d 9s"),
        ("one joker of two is a single", "d:0|XbXr/4s/5s+ 0:b3", "Xb Xr XbXr"),
        ("a four may be broken", "d:2|6s/7s7h7d7c/5s5h8s+ 2:b3 2:5s5h 0:-", "7s7h 7s7h7d7c -"),
        ("a pair beats no rocket", "d:0|XbXr3s/2s2h/5s+ 0:b3 0:XbXr", "-"),
    ],
)
def test_the_legal_moves_are_these_in_this_order(dispute: str, plies: str, moves: str) -> None:
    assert " ".join(practice(plies).legal()) == moves, dispute


def test_a_legal_play_with_other_suits_is_legal_though_it_is_not_listed() -> None:
    match = practice("d:0|3s3h3d/4s/5s+ 0:b3")
    assert "3h3d" not in set(match.legal())
    assert match.is_legal("3h3d")
    assert match.is_legal("3d3h")


def random_moves(view: View, rng: Random) -> list[Move]:
    """Handfuls of the hand, a card that is not in it, every bid, the pass and a deal."""
    handfuls = [tuple(sorted(rng.sample(view.hand, rng.randint(1, len(view.hand))))) for _ in range(40)]
    small = [tuple(sorted(rng.sample(view.hand, min(size, len(view.hand))))) for size in (1, 2, 2, 3, 4)]
    foreign = next(card for card in range(54) if card not in view.hand)
    return [*map(Play, (*handfuls, *small, (foreign,))), *map(Bid, range(4)), Pass(), Deal(0, (), ())]


def pattern(move: Move) -> Move:
    """The move with its cards' suits forgotten."""
    return Play(count_ranks(move.cards)) if isinstance(move, Play) else move


def test_what_is_legal_is_what_is_listed_but_for_suits_and_what_is_refused_has_a_reason() -> None:
    rng = Random(5)
    match = Match.new("doudizhu")
    while (seat := match.to_act) is not None:
        if seat == CHANCE:
            match = match.deal(rng)
            continue
        view = match.view(seat)
        listed = {pattern(move) for move in legal(view)}
        for move in random_moves(view, rng):
            held = not isinstance(move, Play) or set(move.cards) <= set(view.hand)
            assert is_legal(view, move) == (held and pattern(move) in listed)
            assert (refusal(view, move) is None) == is_legal(view, move)
        match = match.play(rng.choice(list(match.legal())))


def test_a_readable_text_that_is_no_combination_is_illegal_and_no_notation_is_not() -> None:
    match = practice(HAND)
    assert isinstance(read_move("3s4s"), Play)
    assert not match.is_legal("3s4s")
    assert not match.is_legal("3s4z")
