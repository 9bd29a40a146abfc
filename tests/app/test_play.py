"""The use cases, on a game that the app has never heard of."""

from __future__ import annotations

from hashlib import sha256

import pytest

from app.db import Database
from app.errors import DamagedError, MalformedError, StaleError, UnfinishedError, UnknownPageError, UnknownTableError
from app.play import Begun, Call, Damaged, Moved, Picked, Tables
from app.replays import Replays
from app.settling import IllegalPlayerError, settle
from app.store import Store
from engines.core.errors import IllegalMoveError, NotationError, OptionError, OutOfTurnError
from engines.core.match import Match
from tests.app.positions import GAME, NOON, POSITION, SECRET, WON, saved

ME = "me-me-me-me-me-me-me-me"


def call(word: str, *picks: str, revision: int = GAME.revision) -> Call:
    return Call(revision, picks, word)


@pytest.fixture
def store(database: Database, toy_shelf: None) -> Store:
    """A store with the game GAME in it."""
    store = Store(database)
    store.add(GAME)
    return store


@pytest.fixture
def tables(store: Store) -> Tables:
    """Tables at which it is always noon."""
    return Tables(store, Replays(100), lambda: NOON)


def test_a_new_game_is_dealt_and_saved_before_anybody_sees_it(tables: Tables) -> None:
    sitting = tables.start("toy", {}, "low", ME)
    assert sitting.match.to_act == 0
    assert tables.open(sitting.saved.id) == sitting
    assert (sitting.saved.revision, sitting.saved.owner, sitting.saved.finished) == (1, ME, None)


def test_a_record_says_when_and_by_whom_it_was_played(tables: Tables) -> None:
    tags = tables.start("toy", {}, "high", ME).match.tags
    assert (tags["Date"], tags["Seats"], tags["Version"]) == ("2026.11.29", "you high", "1")


def test_a_deal_that_is_thrown_in_is_followed_by_the_next_without_being_asked_for(tables: Tables) -> None:
    plies = tables.start("toy", {"redeal": "always"}, "low", ME).match.plies
    assert [ply[:2] for ply in plies] == ["d:", "d:"]
    assert plies[0] != plies[1]


def test_the_commitment_binds_to_the_secret_that_was_dealt_from(tables: Tables) -> None:
    sitting = tables.start("toy", {"redeal": "always"}, "low", ME)
    assert sitting.saved.commitment == sha256(sitting.saved.secret).hexdigest()
    again = settle(Match.new("toy", {"redeal": "always"}), sitting.saved.secret, "low")
    assert again.plies == sitting.match.plies


def test_two_games_share_neither_id_nor_secret(tables: Tables) -> None:
    one, other = (tables.start("toy", {}, "low", ME).saved for _ in range(2))
    assert one.id != other.id
    assert one.secret != other.secret
    assert len(one.id) >= 22
    assert len(one.secret) == 32


@pytest.mark.parametrize(
    ("key", "options", "level", "error"),
    [
        ("toy", {}, "unheard-of", MalformedError),
        ("toy", {"redeal": "sometimes"}, "low", OptionError),
        ("toy", {"colour": "red"}, "low", OptionError),
        ("chess", {}, "low", UnknownPageError),
    ],
)
def test_a_game_is_not_started_with_what_it_does_not_have(
    tables: Tables, key: str, options: dict[str, str], level: str, error: type[Exception]
) -> None:
    with pytest.raises(error):
        tables.start(key, options, level, ME)
    assert not list(tables.listed(ME, 10))


def test_a_move_and_the_replies_to_it_are_one_revision(tables: Tables) -> None:
    answer = tables.act(GAME.id, call("play", "7"), ME)
    assert isinstance(answer, Moved)
    assert answer.sitting.match.plies[-2:] == ("0:7", "1:3")
    assert answer.sitting.saved.revision == GAME.revision + 1
    assert tables.open(GAME.id) == answer.sitting


def test_the_computer_moves_only_till_the_game_is_over(tables: Tables) -> None:
    for revision, card in enumerate("748", start=GAME.revision):
        answer = tables.act(GAME.id, call("play", card, revision=revision), ME)
    assert isinstance(answer, Moved)
    assert answer.sitting.match.outcome is not None
    assert answer.sitting.match.plies == Match.read(WON).plies
    assert answer.sitting.saved.finished == NOON


def test_a_call_that_is_sent_twice_is_made_once(tables: Tables) -> None:
    tables.act(GAME.id, call("play", "7"), ME)
    with pytest.raises(StaleError):
        tables.act(GAME.id, call("play", "7"), ME)
    assert tables.open(GAME.id).saved.revision == GAME.revision + 1


def test_a_call_that_is_sent_again_after_a_crash_meets_the_same_replies(database: Database, toy_shelf: None) -> None:
    """What was thought of and never written is thought of again, draw for draw."""
    games = [saved(id=f"{name}{GAME.id}", level="high") for name in "ab"]
    replies = set()
    for game in games:
        Store(database).add(game)
        answer = Tables(Store(database), Replays(1)).act(game.id, call("play", "7"), ME)
        assert isinstance(answer, Moved)
        replies.add(answer.sitting.match.plies)
    assert len(replies) == 1


@pytest.mark.parametrize(
    ("tried", "error"),
    [
        (call("play"), IllegalMoveError),
        (call("play", "4"), IllegalMoveError),
        (call("play", "9"), IllegalMoveError),
        (call("play", "7", "8"), NotationError),
        (call("b3"), NotationError),
        (call("next"), NotationError),
        (call("undo"), NotationError),
        (call("play", "7", revision=GAME.revision - 1), StaleError),
        (call("play", "7", revision=GAME.revision + 1), StaleError),
        (call("hint", revision=GAME.revision + 1), StaleError),
        (call("clear", revision=0), StaleError),
    ],
)
def test_a_refused_call_changes_nothing(tables: Tables, store: Store, tried: Call, error: type[Exception]) -> None:
    with pytest.raises(error):
        tables.act(GAME.id, tried, ME)
    assert store.fetch(GAME.id) == GAME


@pytest.mark.parametrize("word", ["play", "pass", "hint", "nonsense"])
def test_nobody_moves_when_it_is_over(tables: Tables, store: Store, word: str) -> None:
    over = saved(WON, id=f"over-{GAME.id}")
    store.add(over)
    with pytest.raises(OutOfTurnError):
        tables.act(over.id, call(word, "6"), ME)
    assert store.fetch(over.id) == over


def test_a_hint_goes_round_the_legal_plays_and_changes_nothing(tables: Tables, store: Store) -> None:
    nothing = saved('[Game "toy"]\n\nd:0|1378/2456 0:8 1:5', id=f"odd-{GAME.id}")
    store.add(nothing)
    picks: tuple[str, ...] = ()
    seen = []
    for _ in range(4):
        answer = tables.act(nothing.id, call("hint", *picks), ME)
        assert isinstance(answer, Picked)
        picks = answer.picks
        seen.append(picks)
    assert seen == [("1",), ("3",), ("7",), ("1",)]
    assert store.fetch(nothing.id) == nothing


def test_clear_takes_the_picks_back_even_when_it_is_over(tables: Tables, store: Store) -> None:
    over = saved(WON, id=f"over-{GAME.id}")
    store.add(over)
    for id in (GAME.id, over.id):
        answer = tables.act(id, call("clear", "7"), ME)
        assert isinstance(answer, Picked)
        assert answer.picks == ()


def test_restart_deals_the_same_game_anew_at_another_address(tables: Tables, store: Store) -> None:
    first = tables.start("toy", {"redeal": "always"}, "high", "another-browser-another")
    answer = tables.act(first.saved.id, call("restart", revision=99), ME)
    assert isinstance(answer, Begun)
    again = answer.sitting
    assert again.saved.id != first.saved.id
    assert again.match.plies != first.match.plies
    assert (again.match.options, again.saved.level, again.saved.owner) == (first.match.options, "high", ME)
    assert store.fetch(first.saved.id) == first.saved


def test_a_record_is_given_out_only_when_the_game_is_over(tables: Tables, store: Store) -> None:
    over = saved(WON, id=f"over-{GAME.id}")
    store.add(over)
    assert tables.record(over.id) == WON
    with pytest.raises(UnfinishedError):
        tables.record(GAME.id)


def test_no_table_has_an_id_that_nobody_gave_out(tables: Tables) -> None:
    for ask in (tables.open, tables.record, tables.rescued, lambda id: tables.act(id, call("play"), ME)):
        with pytest.raises(UnknownTableError) as caught:
            ask("nobody-gave-this-id-out")
        assert "nobody" not in str(caught.value)


@pytest.mark.parametrize(
    ("record", "ply", "good"),
    [
        (f"{POSITION} 0:4 1:3", 4, 3),
        (f"{POSITION} 0:7 1:9", 5, 4),
        (f"{POSITION} 1:7", 4, 3),
        (f"{POSITION} rubbish", 4, 3),
        ('[Game "toy"]\n\nd:0|1178/2356 0:1', 1, 0),
        ('[Game "toy"]\n[Version "2"]\n\nd:0|1478/2356', 0, None),
        ('[Game "chess"]\n\nd:0|1478/2356', 0, None),
        ("", 0, None),
        ("\x00\xff", 0, None),
    ],
)
def test_a_damaged_record_is_shown_as_far_as_it_is_good(
    tables: Tables, store: Store, record: str, ply: int, good: int | None
) -> None:
    damaged = saved(record, id=f"damaged-{GAME.id}")
    store.add(damaged)
    for ask in (tables.open, tables.record, lambda id: tables.act(id, call("play", "7"), ME)):
        with pytest.raises(DamagedError) as caught:
            ask(damaged.id)
        assert caught.value.ply == ply
    if good:
        assert len(tables.rescued(damaged.id).match.plies) == good
    else:
        with pytest.raises(DamagedError):
            tables.rescued(damaged.id)
    assert store.fetch(damaged.id) == damaged


@pytest.mark.parametrize("record", [f"{POSITION} rubbish", "rubbish"])
def test_a_new_deal_is_the_way_out_of_a_damaged_table(tables: Tables, store: Store, record: str) -> None:
    damaged = saved(record, id=f"damaged-{GAME.id}")
    store.add(damaged)
    answer = tables.act(damaged.id, call("restart"), ME)
    assert isinstance(answer, Begun)
    assert answer.sitting.match.to_act == 0


def test_a_browser_is_listed_its_own_games_damaged_ones_too(tables: Tables, store: Store) -> None:
    mine = tables.start("toy", {}, "low", ME)
    damaged = saved("rubbish", id=f"damaged-{GAME.id}", owner=ME)
    store.add(damaged)
    assert list(tables.listed(ME, 10)) in ([mine, Damaged(damaged)], [Damaged(damaged), mine])
    assert not list(tables.listed("nobody", 10))


def test_an_illegal_computer_is_our_fault_and_not_the_persons(tables: Tables, store: Store) -> None:
    """IllegalMoveError would tell the person that their own move was wrong."""
    cheated = saved(id=f"cheated-{GAME.id}", level="cheat")
    store.add(cheated)
    with pytest.raises(IllegalPlayerError):
        tables.act(cheated.id, call("play", "7"), ME)
    assert store.fetch(cheated.id) == cheated


def test_a_position_is_replayed_once_and_then_remembered(toy_shelf: None) -> None:
    replays = Replays(1)
    first = replays.read(POSITION)
    assert replays.read(str(POSITION)) is first
    replays.read(WON)
    assert replays.read(POSITION) is not first


def test_settling_a_game_in_which_the_person_is_to_act_does_nothing(toy_shelf: None) -> None:
    match = Match.read(POSITION)
    assert settle(match, SECRET, "low") is match
