"""The table that a page shows: seats, hand, picks, prompt, buttons, log; and the moves that they make."""

from __future__ import annotations

from itertools import islice

import pytest

from engines.core.errors import IllegalMoveError, NotationError
from engines.core.table import Look, Place, Table
from engines.doudizhu.moves import write_move
from engines.doudizhu.table import DoudizhuTable, compose, suggest, table
from tests.engines.doudizhu.positions import practice, spelled

BIDDING = "d:0|3s4s/5s6s/7s8s+9s"
LEADING = "d:0|3s3h3d4s4h4d6s7sKsKh/8s9s/TsJs+2s 0:b2 1:b0 2:b0"


def seen(plies: str, *picks: str) -> Table[DoudizhuTable]:
    """The table of the person's view after these plies, with these cards picked."""
    return table(practice(plies).view(0), picks)


def codes(found: Table[DoudizhuTable]) -> str:
    """The hand as shown: rows parted by a bar, picked cards in brackets."""
    rows = (
        "".join(f"({held.card.code})" if held.picked else held.card.code for held in row) for row in found.hand.rows
    )
    return "|".join(rows)


def test_the_next_player_sits_at_ones_right() -> None:
    found = seen(BIDDING)
    assert [panel.place for panel in found.seats] == [Place.ME, Place.RIGHT, Place.LEFT]
    assert [spelled(panel.name) for panel in found.seats] == ["word.you", "name.mei", "name.jun"]
    assert found.me.seat == 0


def test_other_hands_are_counts_with_a_warning_at_two_and_one() -> None:
    found = seen("d:0|3s4s5s/6s6h/7s8s9s+ 0:b3 0:3s 1:6s 2:7s")
    assert [panel.held for panel in found.seats] == [2, 1, 2]
    assert [spelled(panel.note) for panel in found.seats] == ["note.two-cards", "note.last-card", "note.two-cards"]
    assert seen(LEADING).me.note is None


def test_roles_are_known_once_there_is_a_landlord() -> None:
    assert [panel.role for panel in seen(BIDDING).seats] == [None, None, None]
    found = seen(f"{BIDDING} 0:b1 1:b3")
    assert [spelled(panel.role) for panel in found.seats] == ["role.farmer", "role.landlord", "role.farmer"]
    assert [panel.leads for panel in found.seats] == [False, True, False]
    assert [panel.to_act for panel in found.seats] == [False, True, False]


@pytest.mark.parametrize(
    ("dispute", "hand", "shown"),
    [
        ("strongest first, red joker before black", "3s2hXbXr", "XrXb2h3s"),
        ("copies of a rank in one order", "3s3h3d3c", "3c3d3h3s"),
        ("twelve in one row", "3s4s5s6s7s8s9sTsJsQsKsAs", "AsKsQsJsTs9s8s7s6s5s4s3s"),
        ("thirteen in two", "3s4s5s6s7s8s9sTsJsQsKsAs2s", "2sAsKsQsJsTs9s|8s7s6s5s4s3s"),
        ("no rank is torn apart", "3s3h3d3c4s5s6s6h6d6c7s7h7d7cJs", "Js7c7d7h7s6c6d6h6s|5s4s3c3d3h3s"),
    ],
)
def test_the_hand_is_shown_in_rows(dispute: str, hand: str, shown: str) -> None:
    assert codes(seen(f"d:0|{hand}/8h/8d+")) == shown, dispute


def test_no_row_is_too_long_for_a_phone_at_twenty_cards() -> None:
    worst = "3s3h3d3c4s4h4d4c5s5h5d5c6s6h6d6c7s7h7d7c"
    assert codes(seen(f"d:0|{worst}/8h/8d+")).count("|") == 1
    assert max(len(row) for row in seen(f"d:0|{worst}/8h/8d+").hand.rows) <= 12


def test_picked_cards_are_marked_and_cards_that_are_not_held_are_left_out() -> None:
    assert codes(seen(BIDDING, "4s")) == "(4s)3s"
    assert codes(seen(BIDDING, "5s", "9s", "nonsense", "")) == "4s3s"


@pytest.mark.parametrize(
    ("dispute", "picks", "detail"),
    [
        ("nothing", "", "prompt.pick"),
        ("a single", "3s", "prompt.picked(combo=combo.single.label(rank=french.rank.3))"),
        ("a pair", "KsKh", "prompt.picked(combo=combo.pair.label(ranks=french.ranks.K))"),
        ("a triple with a single", "3s3h3d7s", "prompt.picked(combo=combo.triple-single.label(ranks=french.ranks.3))"),
        (
            "an airplane with wings",
            "3s3h3d4s4h4d6s7s",
            "prompt.picked(combo=combo.airplane-singles.label(low=french.rank.3, high=french.rank.4))",
        ),
        ("no combination", "3s4s", "refuse.no-combination"),
        ("a straight too short", "3s4s6s7s", "refuse.gap-in-run"),
    ],
)
def test_what_a_pick_makes_is_named_before_it_is_played(dispute: str, picks: str, detail: str) -> None:
    parts = [picks[at : at + 2] for at in range(0, len(picks), 2)]
    assert spelled(seen(LEADING, *parts).prompt.detail) == detail, dispute


def test_a_bomb_is_named_with_the_stake_that_it_makes() -> None:
    found = seen("d:0|3s3h3d3c4s/5s/6s+ 0:b3", "3s", "3h", "3d", "3c")
    assert spelled(found.prompt.detail) == (
        "prompt.doubles(combo=combo.bomb.label(ranks=french.ranks.3), stake=stake.value(bid=3, multiplier=2))"
    )


@pytest.mark.parametrize(
    ("plies", "lead", "rest"),
    [
        (BIDDING, "word.your-turn", "prompt.bid"),
        (f"{BIDDING} 0:b0 1:b1 2:b2", "word.your-turn", "prompt.overbid(points=2)"),
        (LEADING, "word.your-turn", "prompt.lead"),
        (
            "d:2|3s4s/5s6s/7s8s+9s 2:b3 2:7s",
            "word.your-turn",
            "prompt.beat(table=combo.single.definite(rank=french.the.7))",
        ),
        ("d:0|3s/4s/5s+ 0:b3 0:3s", "prompt.over", "prompt.won"),
        ("d:1|3s/4s/5s+ 1:b3 1:4s", "prompt.over", "prompt.lost"),
    ],
)
def test_the_prompt_says_what_is_asked(plies: str, lead: str, rest: str) -> None:
    prompt = seen(plies).prompt
    assert (spelled(prompt.lead), spelled(prompt.rest)) == (lead, rest)


@pytest.mark.parametrize(
    ("plies", "calls"),
    [
        (BIDDING, "b0 b1 b2 b3"),
        (f"{BIDDING} 0:b0 1:b1 2:b0", "b0 b2 b3"),
        (f"{BIDDING} 0:b0 1:b1 2:b2", "b0 b3"),
        (LEADING, "clear hint pass play"),
        (f"{BIDDING} 0:b1", ""),
        ("d:0|3s/4s/5s+ 0:b3 0:3s", ""),
    ],
)
def test_the_buttons_are_those_that_mean_something_now(plies: str, calls: str) -> None:
    assert " ".join(action.call for action in seen(plies).actions) == calls


@pytest.mark.parametrize(
    ("dispute", "plies", "picks", "ready"),
    [
        ("a leader may not pass, and nothing is picked", LEADING, (), "hint"),
        ("a leader who picked a pair", LEADING, ("Ks", "Kh"), "hint play"),
        ("a leader who picked nothing playable", LEADING, ("3s", "4s"), "hint"),
        ("a follower may pass", "d:2|3s4s/5s6s/7s8s+9s 2:b3 2:7s", (), "pass"),
        ("a follower who can beat", "d:2|3sKs/5s6s/7s8s+9s 2:b3 2:7s", ("Ks",), "hint pass play"),
        ("a follower whose pick is too low", "d:2|3sKs/5s6s/7s8s+9s 2:b3 2:7s", ("3s",), "hint pass"),
    ],
)
def test_a_button_that_would_be_refused_says_so(dispute: str, plies: str, picks: tuple[str, ...], ready: str) -> None:
    actions = seen(plies, *picks).actions
    assert " ".join(action.call for action in actions if action.ready and action.call != "clear") == ready, dispute
    assert [action.call for action in actions if action.look is Look.MAIN] == ["play"]


@pytest.mark.parametrize(
    ("plies", "status"),
    [
        (BIDDING, "status.auction"),
        (LEADING, "status.landlord(n=11)"),
        (f"{BIDDING} 0:b0 1:b3", "status.farmer(n=2)"),
        ("d:0|3s/4s/5s+ 0:b3 0:3s", "status.won(n=12)"),
        ("d:1|3s/4s/5s+ 1:b1 2:b0 0:b0 1:4s", "status.lost(n=2)"),
    ],
)
def test_the_status_is_a_line_for_the_lobby(plies: str, status: str) -> None:
    assert spelled(seen(plies).status) == status


CYCLE = "d:2|3s4s6hKsKhXbXr/8s9s/5s7s+ 2:b3 2:5s"


def test_suggestions_go_round_all_legal_plays_and_only_these() -> None:
    match = practice(CYCLE)
    view = match.view(0)
    found = [suggest(view, ())]
    for _ in range(5):
        found.append(suggest(view, found[-1]))
    assert ["".join(picks) for picks in found] == ["6h", "Ks", "Xb", "Xr", "XbXr", "6h"]
    assert {*map("".join, found), "-"} == set(match.legal())


def test_after_picks_that_are_no_suggestion_the_first_comes_and_suits_do_not_matter() -> None:
    view = practice(CYCLE).view(0)
    assert suggest(view, ("3s", "4s")) == ("6h",)
    assert suggest(view, ("Kh",)) == ("Xb",)
    assert suggest(view, ("8s",)) == ("6h",)


@pytest.mark.parametrize(
    ("dispute", "plies"),
    [
        ("nothing beats it", "d:2|3s4s/8s9s/5s7s+ 2:b3 2:5s"),
        ("an auction has no picks", BIDDING),
        ("it is over", "d:0|3s/4s/5s+ 0:b3 0:3s"),
        ("another is to act", f"{BIDDING} 0:b1"),
    ],
)
def test_there_is_nothing_to_suggest(dispute: str, plies: str) -> None:
    assert suggest(practice(plies).view(0), ()) == (), dispute


@pytest.mark.parametrize(
    ("plies", "picks", "call", "move"),
    [
        (BIDDING, (), "b0", "b0"),
        (BIDDING, (), "b3", "b3"),
        (BIDDING, (), "pass", "b0"),
        (BIDDING, ("3s",), "b2", "b2"),
        (LEADING, ("Kh", "Ks"), "play", "KsKh"),
        ("d:2|3s4s/5s6s/7s8s+9s 2:b3 2:7s", (), "pass", "-"),
        ("d:2|3s4s/5s6s/7s8s+9s 2:b3 2:7s", ("4s",), "pass", "-"),
    ],
)
def test_picks_and_a_call_make_a_move(plies: str, picks: tuple[str, ...], call: str, move: str) -> None:
    assert write_move(compose(practice(plies).view(0), picks, call)) == move


@pytest.mark.parametrize(
    ("picks", "call"), [((), "b4"), ((), ""), ((), "fold"), (("8z",), "play"), (("3s", "3s"), "play"), (("3",), "play")]
)
def test_a_call_or_a_pick_that_is_none_is_no_notation(picks: tuple[str, ...], call: str) -> None:
    with pytest.raises(NotationError):
        compose(practice(LEADING).view(0), picks, call)


def test_play_without_a_pick_is_refused_with_the_reason() -> None:
    with pytest.raises(IllegalMoveError) as caught:
        compose(practice(LEADING).view(0), (), "play")
    assert spelled(caught.value.reason) == "refuse.nothing-picked"


def test_the_log_is_the_story_oldest_first_with_its_places() -> None:
    found = seen("d:1|3s4s/5s6s/7s8s+9s 1:b0 2:b0 0:b0 d:0|3s4s/5s6s/7s8s+9s 0:b1 1:b2 2:b0")
    told = [(entry.id.removeprefix("doudizhu.event."), entry.seat, entry.place) for entry in found.log]
    assert list(islice(told, 5)) == [
        ("deal", 1, 0),
        ("no-bid", 1, 0),
        ("no-bid", 2, 0),
        ("no-bid", 0, 0),
        ("redeal", None, 0),
    ]
    assert told[5:] == [("deal", 0, 0), ("bid", 0, 0), ("bid", 1, 1), ("no-bid", 2, 2)]
