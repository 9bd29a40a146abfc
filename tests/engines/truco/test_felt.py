"""What lies on the cloth and stands beside it: tricks, bubbles, ladder, Envido, matches."""

from __future__ import annotations

import pytest

from engines.truco.felt import tallies
from engines.truco.table import TrucoTable, table
from tests.engines.truco.positions import DEAL, at, spelled

SECOND = "d:1|3e7e4b/3b6c5c"


def extra(plies: str, score: str = "0-0") -> TrucoTable:
    return table(at(plies, score).view(0)).extra


def tricks(plies: str) -> list[str]:
    """The three tricks: own card, the other's, result."""
    return [
        " ".join([*(laid.card.code if laid else "-" for laid in row.laid), spelled(row.result)]).strip()
        for row in extra(plies).tricks
    ]


def bubbles(plies: str) -> dict[int, str]:
    return {
        bubble.seat: " ".join(spelled(line).removeprefix("bubble.") for line in bubble.lines)
        for bubble in extra(plies).bubbles
    }


@pytest.mark.parametrize(
    ("plies", "shown"),
    [
        (DEAL, ["- -", "- -", "- -"]),
        (f"{DEAL} 0:3e", ["3e -", "- -", "- -"]),
        (f"{SECOND} 1:6c", ["- 6c", "- -", "- -"]),
        (f"{DEAL} 0:3e 1:3b 0:7e", ["3e 3b trick.parda", "7e -", "- -"]),
        (f"{DEAL} 0:4b 1:5c 1:6c", ["4b 5c name.nelida", "- 6c", "- -"]),
        (f"{DEAL} 0:4b 1:5c 1:6c 0:7e 0:3e 1:3b", ["4b 5c name.nelida", "7e 6c word.you", "3e 3b trick.parda"]),
    ],
)
def test_the_three_tricks_with_their_ties_and_winners(plies: str, shown: list[str]) -> None:
    assert tricks(plies) == shown


def test_a_trick_row_tells_a_tie_from_an_open_trick() -> None:
    first, second, _ = extra(f"{DEAL} 0:3e 1:3b 0:7e").tricks
    assert (first.tied, first.winner, second.tied, second.winner) == (True, None, False, None)
    assert extra(f"{DEAL} 0:4b 1:5c").tricks[0].winner == 1


def test_cards_carry_the_place_of_their_ply() -> None:
    row = extra(f"{DEAL} 0:4b 1:5c 1:6c").tricks
    places = [laid.order for trick in row for laid in trick.laid if laid]
    assert places == [0, 1, 2]


@pytest.mark.parametrize(
    ("dispute", "plies", "said"),
    [
        ("nothing is said", DEAL, {}),
        ("a call waits for its answer", f"{SECOND} 1:envido", {1: "envido"}),
        ("a raise stays beside the call it answers", f"{SECOND} 1:envido 0:real 1:falta", {1: "falta", 0: "real"}),
        ("an answer stays", f"{DEAL} 0:truco 1:quiero", {0: "truco", 1: "quiero"}),
        ("a refusal stays", f"{DEAL} 0:truco 1:noquiero", {0: "truco", 1: "noquiero"}),
        (
            "announcements follow the answer",
            f"{DEAL} 0:envido 1:quiero",
            {0: "value(value=30)", 1: "quiero value(value=31)"},
        ),
        ("son buenas", "d:0|7e6e4b/3b6c5c 0:envido 1:quiero", {0: "value(value=33)", 1: "quiero buenas"}),
        ("the card that follows clears them for who played it", f"{DEAL} 0:envido 1:quiero 0:3e", {}),
        (
            "what the person has not seen yet stays",
            f"{SECOND} 1:envido 0:quiero 1:6c",
            {0: "quiero buenas", 1: "value(value=31)"},
        ),
        ("a call after a card", f"{DEAL} 0:3e 1:truco", {1: "truco"}),
        (
            "Envido before Truco leaves the Truco to be answered",
            f"{SECOND} 1:truco 0:envido 1:noquiero",
            {1: "truco noquiero", 0: "envido"},
        ),
        (
            "a later quiero announces nothing again",
            f"{DEAL} 0:envido 1:quiero 0:truco 1:quiero",
            {0: "truco", 1: "quiero"},
        ),
        ("folding is said", f"{DEAL} 0:3e 1:mazo", {1: "mazo"}),
    ],
)
def test_bubbles_stay_until_they_are_answered(dispute: str, plies: str, said: dict[int, str]) -> None:
    assert bubbles(plies) == said, dispute


def ladder(plies: str) -> str:
    """The rungs: the one that holds in brackets, one that is asked with a question mark."""
    return " ".join(
        f"({rung.points})" if rung.now else f"{rung.points}?" if rung.asked else str(rung.points)
        for rung in extra(plies).ladder
    )


@pytest.mark.parametrize(
    ("plies", "shown", "raises"),
    [
        (DEAL, "(1) 2 3 4", "either(call=call.truco)"),
        (f"{DEAL} 0:envido", "(1) 2 3 4", "after-envido(call=call.truco)"),
        (f"{DEAL} 0:truco", "(1) 2? 3 4", "pending-you(name=word.you, call=call.truco)"),
        (f"{SECOND} 1:truco 0:envido", "(1) 2? 3 4", "pending-other(name=name.nelida, call=call.truco)"),
        (f"{DEAL} 0:truco 1:quiero", "1 (2) 3 4", "other(name=name.nelida, call=call.retruco)"),
        (f"{SECOND} 1:truco 0:quiero 1:6c", "1 (2) 3 4", "you(name=word.you, call=call.retruco)"),
        (f"{DEAL} 0:truco 1:quiero 0:4b 1:retruco", "1 (2) 3? 4", "pending-other(name=name.nelida, call=call.retruco)"),
        (f"{DEAL} 0:truco 1:quiero 0:4b 1:retruco 0:quiero 1:5c 1:6c 0:vale4 1:quiero", "1 2 3 (4)", "top"),
    ],
)
def test_the_stake_and_who_may_raise_it_are_always_in_sight(plies: str, shown: str, raises: str) -> None:
    assert ladder(plies) == shown
    assert spelled(extra(plies).raises) == f"raise.{raises}"


@pytest.mark.parametrize(
    ("dispute", "plies", "state"),
    [
        ("both may call it", DEAL, "open"),
        ("mano has played", f"{DEAL} 0:3e", "only-other(name=name.nelida)"),
        ("the computer as mano has played", f"{SECOND} 1:6c", "only-you"),
        ("it is asked", f"{DEAL} 0:envido", "pending"),
        ("it comes before Truco", f"{SECOND} 1:truco", "only-you"),
        ("who has played answers Truco", f"{DEAL} 0:3e 1:truco", "closed"),
        ("the first trick is over", f"{DEAL} 0:3e 1:5c", "closed"),
        ("Truco was accepted", f"{DEAL} 0:truco 1:quiero", "closed"),
        ("the deal is over", f"{DEAL} 0:mazo", "closed"),
        ("it was won", f"{DEAL} 0:envido 1:quiero", "settled-other(name=name.nelida, points=2)"),
        ("it was refused", f"{DEAL} 0:envido 1:noquiero", "settled-you(name=word.you, points=1)"),
    ],
)
def test_envido_is_said_to_be_open_or_closed_and_for_whom(dispute: str, plies: str, state: str) -> None:
    assert spelled(extra(plies).envido) == f"envido.{state}", dispute


@pytest.mark.parametrize(
    ("plies", "said"),
    [
        (
            f"{DEAL} 0:envido 1:quiero 0:3e 1:5c",
            ["value(name=word.you, value=30)", "value(name=name.nelida, value=31)"],
        ),
        ("d:0|7e6e4b/3b6c5c 0:envido 1:quiero 0:4b", ["value(name=word.you, value=33)", "buenas(name=name.nelida)"]),
        (f"{DEAL} 0:envido 1:noquiero", []),
        (DEAL, []),
    ],
)
def test_announcements_are_kept_in_sight_for_the_whole_deal(plies: str, said: list[str]) -> None:
    assert [spelled(line).removeprefix("envido.") for line in extra(plies).said] == said


@pytest.mark.parametrize(
    ("points", "malas", "buenas", "label"),
    [
        (0, (0, 0, 0), (0, 0, 0), "malas(points=0)"),
        (7, (5, 2, 0), (0, 0, 0), "malas(points=7)"),
        (15, (5, 5, 5), (0, 0, 0), "malas(points=15)"),
        (16, (5, 5, 5), (1, 0, 0), "buenas(points=1)"),
        (22, (5, 5, 5), (5, 2, 0), "buenas(points=7)"),
        (30, (5, 5, 5), (5, 5, 5), "buenas(points=15)"),
    ],
)
def test_points_are_laid_in_fives_malas_and_buenas(
    points: int, malas: tuple[int, ...], buenas: tuple[int, ...], label: str
) -> None:
    own, other = tallies((points, 3))
    assert (own.malas, own.buenas, own.points) == (malas, buenas, points)
    assert spelled(own.label) == f"tally.{label}"
    assert (other.seat, other.points) == (1, 3)


def test_mano_and_the_deals_number_are_marked() -> None:
    found = extra(f"{DEAL} 0:mazo {SECOND}")
    assert (found.number, found.mano) == (2, 1)
