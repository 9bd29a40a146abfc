"""Disputes at the table, as the rules page settles them."""

from __future__ import annotations

import pytest

from engines.core.errors import IllegalMoveError, NotationError, OutOfTurnError, RecordError
from engines.core.match import Match
from tests.engines.ganjifa.positions import at, legal


@pytest.mark.parametrize(
    ("dispute", "hand", "led", "allowed"),
    [
        ("who holds the suit follows, and need not beat", "3ma9maMra2kr", "Tma", {"3ma", "9ma"}),
        ("void: a trump or the next suit held", "4ku9ku2raTra", "Tma", {"4ku", "9ku", "2ra", "Tra"}),
        ("the suits before the led one come last", "4ku9vm2bu1pa", "Tva", {"9vm"}),
        ("after Kalki comes Matsya", "Rva3raTraMva", "Tka", {"Rva", "Mva", "3ra", "Tra"}),
        ("the next suit held is the trump: only trumps", "1ra4ra8kr9bu", "Tpa", {"1ra", "4ra"}),
        ("the trump is led and not held: only the next suit", "2bu5bu1ma9na", "5ra", {"2bu", "5bu"}),
        ("the trump is led and held", "2bu5bu1ra9ra", "5ra", {"1ra", "9ra"}),
        ("one suit alone", "1ku2ku3ku4ku", "Tva", {"1ku", "2ku", "3ku", "4ku"}),
    ],
)
def test_what_may_be_given_to_a_led_suit(dispute: str, hand: str, led: str, allowed: set[str]) -> None:
    plies = f"d:0|{led}5vm6vm7vm/{hand}/6na7naTna8na 0:{led}"
    assert legal(plies) == allowed, dispute


@pytest.mark.parametrize(
    ("dispute", "cards", "winner"),
    [
        ("one beats ten in the first five suits", "Tma 1ma 2ma", 1),
        ("ten beats one in the last five", "1ka 9ka Tka", 2),
        ("the Mantri beats the strongest numeral", "1ma Mma 2ma", 1),
        ("the Raja beats the Mantri", "Mka Rka Tka", 1),
        ("a Raja of another suit wins nothing", "Tma Rku Rva", 0),
        ("the lowest trump beats the led Raja", "Rpa 1ra Mpa", 1),
        ("the higher trump beats the lower", "Rpa Tra 9ra", 1),
        ("the other suit of the night beats nothing by day", "1pa Rkr 2pa", 2),
    ],
)
def test_who_takes_the_trick(dispute: str, cards: str, winner: int) -> None:
    first, second, third = cards.split()
    match = at(f"d:0|{first}1vm/{second}2vm/{third}3vm 0:{first} 1:{second} 2:{third}")
    assert match.score == tuple(3 * (seat == winner) for seat in range(3)), dispute
    assert match.to_act == winner
    assert [(event.seat, event.values["cards"]) for event in match.events if event.id == "trick"] == [(winner, 3)]


def test_by_night_krishna_is_trump() -> None:
    plies = "d:0|Rpa1vm/1kr2vm/Mpa3vm 0:Rpa 1:1kr 2:Mpa"
    assert at(plies, "krishna").to_act == 1
    assert at(plies, "rama").to_act == 0


def test_the_holder_of_the_trump_raja_opens_with_it_alone_whoever_was_dealt_to_first() -> None:
    plies = "d:0|3ma4ma5maMmaRma/1raRra2va3va4va/1ku2ku3ku4ku5ku"
    assert at(plies).to_act == 1
    assert legal(plies) == {"Rra"}
    assert legal(plies, "krishna") == {"3ma", "4ma", "5ma", "Mma", "Rma", "3ma4ma5maMmaRma"}


def test_a_dukal_cannot_open_the_deal_not_even_of_the_trump() -> None:
    plies = "d:0|3ra4ra5raMraRra/1ma2va3va4va5va/1ku2ku3ku4ku5ku"
    assert legal(plies) == {"Rra"}
    assert not at(plies).is_legal("3ra4ra5raMraRra")


DUKAL = "d:0|3ma4ma5maMmaRma1bu/6ma7ma8ma1ra2ra3ra/1ku2ku3ku4ku5kuRka 0:3ma4ma5maMmaRma"


def test_a_dukal_is_never_compulsory() -> None:
    assert len(legal(DUKAL.partition(" ")[0])) == 7


def test_the_right_hand_opponent_gives_first_and_any_cards() -> None:
    match = at(DUKAL)
    assert match.to_act == 1
    assert len(set(match.legal())) == 6
    assert match.is_legal("x6ma7ma8ma1ra2ra")
    assert match.play("x1ra2ra3ra6ma7ma").to_act == 2


def test_as_many_cards_are_given_as_the_dukal_has_no_more_and_no_fewer() -> None:
    for text in ("x6ma7ma8ma1ra", "x6ma7ma8ma1ra2ra3ra", "6ma", "x6ma7ma8ma1raRka"):
        with pytest.raises(IllegalMoveError):
            at(DUKAL).play(text)


def test_a_dukal_wins_of_itself_and_its_leader_leads_again() -> None:
    match = at(f"{DUKAL} 1:x6ma1ra2ra3ra7ma 2:x1ku2ku3ku4kuRka")
    assert match.score == (15, 0, 0)
    assert match.to_act == 0
    assert [(event.id, event.seat) for event in match.events if event.id == "trick"] == [("trick", 0)]
    assert match.events[-1].values["cards"] == 15


def test_a_dukal_of_all_that_is_left_ends_the_deal() -> None:
    match = at("d:0|3ma4ma5maMmaRma/6ma7ma8ma1ra2ra/1ku2ku3ku4ku5ku 0:3ma4ma5maMmaRma 1:x6ma7ma8ma1ra2ra")
    match = match.play("x1ku2ku3ku4ku5ku")
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.winners) == ((15, 0, 0), (0,))


def test_equal_highest_share_the_win() -> None:
    shared = at("d:0|Rma3vm/2ma2vm/3ma1vm 0:3vm 1:2vm 2:1vm 2:3ma 0:Rma 1:2ma")
    assert shared.outcome is not None
    assert (shared.outcome.scores, shared.outcome.winners) == ((3, 0, 3), (0, 2))


@pytest.mark.parametrize("text", ["3ma4ku", "3ma4maMmaRma", "3ma4ma6maMmaRma", "x", "x3ma3ma", "MmaRma", "3|ma"])
def test_cards_that_could_never_be_one_move_are_no_notation(text: str) -> None:
    with pytest.raises(NotationError):
        at(DUKAL.partition(" ")[0]).play(text)


@pytest.mark.parametrize(
    "deal",
    [
        "d:0|1ma/2ma/3ma4ma",
        "d:0|//",
        "d:0|1ma/2ma/1ma",
        "d:0|1ma/2ma/",
    ],
)
def test_hands_are_equal_and_hold_a_card_at_least(deal: str) -> None:
    with pytest.raises(RecordError) as caught:
        at(deal)
    assert caught.value.ply == 1


def test_without_the_set_up_tag_a_short_deal_is_refused() -> None:
    with pytest.raises(RecordError):
        Match.read('[Game "ganjifa"]\n\nd:0|1ma/2ma/3ma')


@pytest.mark.parametrize("tag", ['[Trump "buddha"]', '[Trump "Rama"]', '[Score "0-0-0"]', '[Setup "long"]'])
def test_a_tag_that_the_game_does_not_have_is_ply_0(tag: str) -> None:
    with pytest.raises(RecordError) as caught:
        Match.read(f'[Game "ganjifa"]\n{tag}\n\n')
    assert caught.value.ply == 0


def test_nobody_plays_out_of_turn() -> None:
    with pytest.raises(RecordError) as caught:
        at("d:0|Rma3vm/2ma2vm/3ma1vm 0:3vm 2:1vm")
    assert isinstance(caught.value.__cause__, OutOfTurnError)
