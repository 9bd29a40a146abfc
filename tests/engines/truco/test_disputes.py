"""Disputes at the table, and the faults that public engines have been seen to make with them."""

from __future__ import annotations

import pytest

from engines.core.contract import CHANCE
from engines.core.errors import IllegalMoveError, OutOfTurnError
from tests.engines.truco.positions import DEAL, at, told


def legal(plies: str, score: str = "0-0") -> set[str]:
    return set(at(plies, score).legal())


# Faults seen elsewhere, as the rules page lists them.


def test_after_two_pardas_the_second_player_plays_the_last_card_too() -> None:
    plies = "d:0|3e2e4b/3b2c5c 0:3e 1:3b 0:2e 1:2c 0:4b"
    assert at(plies).to_act == 1
    assert legal(plies) == {"5c", "truco", "mazo"}


def test_two_pardas_and_a_won_trick_do_not_go_to_mano() -> None:
    assert at("d:0|3e2e4b/3b2c5c 0:3e 1:3b 0:2e 1:2c 0:4b 1:5c").score == (0, 1)


def test_with_one_trick_each_a_parda_goes_to_the_first_tricks_winner_whoever_leads_or_is_asked_first() -> None:
    for mano in (0, 1):
        # Seat 0 wins the first trick, seat 1 the second, the third is tied.
        plies = "0:3e 1:4b 0:4e 1:3b 1:2b 0:2e" if mano == 0 else "1:4b 0:3e 0:4e 1:3b 1:2b 0:2e"
        assert at(f"d:{mano}|3e4e2e/4b3b2b {plies}").score == (1, 0)
        plies = "0:4e 1:3b 1:4b 0:3e 0:2e 1:2b" if mano == 0 else "1:3b 0:4e 1:4b 0:3e 0:2e 1:2b"
        assert at(f"d:{mano}|3e4e2e/4b3b2b {plies}").score == (0, 1)


def test_two_envidos_and_a_falta_are_a_chain() -> None:
    plies = f"{DEAL} 0:envido 1:envido"
    assert "falta" in legal(plies)
    assert at(f"{plies} 0:falta 1:noquiero").score == (4, 0)


@pytest.mark.parametrize(
    ("calls", "points"),
    [("envido", 1), ("envido 1:envido", 2), ("envido 1:real", 2), ("real 1:falta", 3), ("envido 1:envido 0:real", 4)],
)
def test_a_refusal_does_not_always_pay_1(calls: str, points: int) -> None:
    match = at(f"{DEAL} 0:{calls}")
    assert match.to_act is not None
    assert max(match.play("noquiero").score) == points


def test_a_refused_real_envido_pays_1_and_not_2() -> None:
    assert at(f"{DEAL} 0:real 1:noquiero").score == (1, 0)


@pytest.mark.parametrize("chain", ["0:falta", "0:envido 1:falta", "0:real 1:falta", "0:envido 1:real 0:falta"])
def test_a_wanted_falta_adds_what_the_leader_lacks_and_nothing_of_the_calls_before_it(chain: str) -> None:
    match = at(f"{DEAL} {chain}", "4-12").play("quiero")
    assert match.score == (4, 30)
    assert match.outcome is not None


# Envido.


def test_the_turn_returns_to_whoever_had_it_when_envido_was_called() -> None:
    assert at(f"{DEAL} 0:envido 1:noquiero").to_act == 0
    assert at(f"{DEAL} 0:3e 1:envido 0:noquiero").to_act == 1
    assert at(f"{DEAL} 0:3e 1:envido 0:envido 1:real 0:noquiero").to_act == 1


def test_either_answer_closes_envido_for_the_deal() -> None:
    for answer in ("quiero", "noquiero"):
        assert legal(f"{DEAL} 0:envido 1:{answer}") == {"3e", "7e", "4b", "truco", "mazo"}
        assert legal(f"{DEAL} 0:envido 1:{answer} 0:4b") == {"3b", "6c", "5c", "truco", "mazo"}


def test_while_envido_is_pending_there_is_no_card_no_truco_and_no_fold() -> None:
    match = at(f"{DEAL} 0:envido")
    for move in ("3b", "truco", "mazo"):
        with pytest.raises(IllegalMoveError):
            match.play(move)


def test_envido_is_over_with_the_first_trick() -> None:
    assert legal(f"{DEAL} 0:3e 1:5c") == {"7e", "4b", "truco", "mazo"}


def test_after_quiero_to_truco_nobody_calls_envido_though_no_card_is_down() -> None:
    assert legal(f"{DEAL} 0:truco 1:quiero 0:4b") == {"3b", "6c", "5c", "retruco", "mazo"}


def test_who_called_truco_second_cannot_be_answered_with_envido() -> None:
    assert legal(f"{DEAL} 0:3e 1:truco") == {"quiero", "noquiero"}


def test_truco_is_no_answer_to_envido() -> None:
    with pytest.raises(IllegalMoveError) as caught:
        at(f"{DEAL} 0:envido").play("truco")
    assert caught.value.reason.id == "truco.refuse.answer-first"


# Truco.


def test_a_raise_is_no_answer_to_truco() -> None:
    assert not at(f"{DEAL} 0:truco").is_legal("retruco")
    assert at(f"{DEAL} 0:truco 1:quiero 0:4b").is_legal("retruco")


def test_only_the_accepter_may_raise_and_the_caller_not_again() -> None:
    accepted = f"{DEAL} 0:truco 1:quiero"
    assert not at(accepted).is_legal("retruco")
    assert at(f"{accepted} 0:4b 1:retruco 0:quiero").to_act == 1
    assert not at(f"{accepted} 0:4b 1:retruco 0:quiero").is_legal("vale4")
    assert at(f"{accepted} 0:4b 1:retruco 0:quiero 1:5c 1:6c").is_legal("vale4")


def test_there_is_nothing_above_vale_cuatro() -> None:
    plies = f"{DEAL} 0:truco 1:quiero 0:4b 1:retruco 0:quiero 1:5c 1:6c 0:vale4 1:quiero"
    assert legal(plies) == {"3e", "7e", "mazo"}
    assert at(f"{plies} 0:7e 0:3e 1:3b").score == (0, 4)


@pytest.mark.parametrize(
    ("plies", "score"),
    [
        ("0:truco 1:noquiero", (1, 0)),
        ("0:truco 1:quiero 0:4b 1:retruco 0:noquiero", (0, 2)),
        ("0:truco 1:quiero 0:4b 1:retruco 0:quiero 1:5c 1:6c 0:vale4 1:noquiero", (3, 0)),
        ("0:mazo", (0, 1)),
        ("0:truco 1:quiero 0:mazo", (0, 2)),
        ("0:4b 1:mazo", (1, 0)),
        ("0:truco 1:quiero 0:4b 1:retruco 0:quiero 1:5c 1:6c 0:mazo", (0, 3)),
    ],
)
def test_a_refusal_and_a_fold_pay_the_stake_that_was_accepted_before(plies: str, score: tuple[int, int]) -> None:
    match = at(f"{DEAL} {plies}")
    assert match.score == score
    assert match.to_act == CHANCE


def test_a_fold_in_the_first_trick_costs_no_further_point_for_envido() -> None:
    assert at(f"{DEAL} 0:mazo").score == (0, 1)
    assert at(f"{DEAL} 0:4b 1:mazo").score == (1, 0)


def test_truco_may_be_called_until_the_last_card_by_the_second_player_too() -> None:
    plies = "d:0|3e2e4b/4c5c3b 0:3e 1:4c 0:2e 1:3b"
    assert at(plies).is_legal("truco")
    assert at(f"{plies} 1:5c 0:truco 1:quiero 0:4b").score == (0, 2)


# The end.


def test_a_refused_envido_can_end_the_match_too() -> None:
    match = at(f"{DEAL} 0:truco 1:envido 0:noquiero", "28-29")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert told(match) == "no-quiero envido match"


def test_scores_are_shown_up_to_30() -> None:
    match = at(f"{DEAL} 0:3e 1:real 0:quiero", "5-28")
    assert match.score == (5, 30)
    assert [event.values["points"] for event in match.events if event.id == "envido"] == [3]


def test_the_deal_that_brings_30_ends_the_match() -> None:
    match = at(f"{DEAL} 0:mazo", "12-29")
    assert match.outcome is not None
    assert match.outcome.scores == (12, 30)
    with pytest.raises(OutOfTurnError):
        match.play("3e")


def test_resuming_in_the_middle_of_a_call_restores_it_all() -> None:
    match = at(f"{DEAL} 0:truco 1:envido 0:real")
    again = type(match).read(str(match))
    assert again.state == match.state
    assert set(again.legal()) == {"quiero", "noquiero", "falta"}
    settled = type(match).read(str(again.play("quiero")))
    assert (settled.score, settled.to_act, set(settled.legal())) == ((0, 5), 1, {"quiero", "noquiero"})
