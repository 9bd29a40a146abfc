"""The table of every game: it says only what its seat knows, in words of the catalogue; its buttons keep their word."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import pytest

from engines.core.contract import Event
from engines.core.errors import IllegalMoveError, NotationError
from engines.core.match import Match
from engines.core.table import Entry, Place, Table
from engines.core.words import Phrase
from tests.contract.facts import FACTS
from tests.contract.matches import POSITIONS, course, dealt_positions, listed, parts

RESERVED: Final = {"next", "hint", "undo", "clear", "restart"}
"""Calls that are no moves: the app handles them for every game."""

MOST_SUGGESTED: Final = 60
courses = pytest.mark.parametrize(("key", "seed"), POSITIONS)


def some_picks(match: Match, rng: Random) -> Sequence[str]:
    """A handful of the person's cards, at times with the table's, or of the whole pack, in any order."""
    facts = FACTS[match.game.key]
    pools = (*3 * [sorted(_own(match))], sorted(_pickable(match)), facts.dealt(match))
    pool = rng.choice(pools)
    return rng.sample(pool, min(len(pool), rng.randint(0, 6)))


def tables(match: Match, rng: Random) -> Iterator[Table[Any]]:
    """The person's table with nothing picked and with a few picks."""
    view = match.view(0)
    yield match.game.table(view)
    for _ in range(3):
        yield match.game.table(view, some_picks(match, rng))


def ids_of(value: Any, key: str) -> Iterator[str]:
    """The message ids of everything in a value. An entry that is somebody's doing has a wording for the person too."""
    for part in parts(value):
        if isinstance(part, Phrase):
            yield part.id
        elif isinstance(part, Entry):
            yield from [part.id] if part.seat is None else [part.id, f"{part.id}.you"]
        elif isinstance(part, Event):
            yield f"{key}.event.{part.id}"


@courses
def test_every_id_of_tables_and_events_is_a_message_of_the_game(key: str, seed: int) -> None:
    rng, messages = Random(seed), set(course(key, seed)[0].game.messages())
    for match in dealt_positions(key, seed, step=3):
        for found in tables(match, rng):
            assert set(ids_of(found, key)) <= messages
        assert set(ids_of(match.events, key)) <= messages


@courses
def test_every_refusal_is_a_message_of_the_game(key: str, seed: int) -> None:
    rng, messages = Random(seed), set(course(key, seed)[0].game.messages())
    moves = [ply.partition(":")[2] for ply in course(key, seed)[-1].plies]
    for match in dealt_positions(key, seed)[:-1]:
        tried = [*rng.sample(moves, 5), "".join(some_picks(match, rng)), "".join(some_picks(match, rng))]
        for text in tried:
            assert set(ids_of(_refusal(match, text), key)) <= messages


def _refusal(match: Match, text: str) -> Phrase | None:
    try:
        match.play(text)
    except IllegalMoveError as error:
        return error.reason
    except NotationError:
        return None
    return None


def test_the_walk_finds_what_is_nested() -> None:
    inner = Phrase("inner", {"list": (Phrase("first"), Phrase("second"))})
    found = (Entry("told", 1, {"deep": inner}), Event("rung"), Entry("plain"))
    assert set(ids_of(found, "key")) == {"told", "told.you", "inner", "first", "second", "key.event.rung", "plain"}


@courses
def test_no_text_of_a_table_names_a_card_that_is_hidden(key: str, seed: int) -> None:
    rng = Random(seed)
    for match in dealt_positions(key, seed, step=3):
        hidden = set(FACTS[key].hidden(match, 0))
        for found in tables(match, rng):
            words = {word for part in parts(found) if isinstance(part, str) for word in part.split(".")}
            assert not words & hidden


@courses
def test_a_table_is_the_same_whatever_the_hidden_cards_are(key: str, seed: int) -> None:
    rng = Random(seed)
    for match in dealt_positions(key, seed, step=4):
        other = FACTS[key].redealt(match, 0, rng)
        picks = some_picks(match, rng)
        game = match.game
        assert game.table(other.view(0), picks) == game.table(match.view(0), picks)
        assert game.suggest(other.view(0), picks) == game.suggest(match.view(0), picks)
        assert other.events == match.events


@courses
def test_seats_stand_in_order_and_count_the_cards_that_are_held(key: str, seed: int) -> None:
    for match in dealt_positions(key, seed, step=3):
        found = match.game.table(match.view(0))
        assert [panel.seat for panel in found.seats] == list(range(match.game.seats))
        assert [panel.seat for panel in found.seats if panel.to_act] == ([] if match.to_act is None else [match.to_act])
        assert len({panel.place for panel in found.seats}) == match.game.seats
        assert found.me.seat == 0
        assert found.me.held == found.hand.count
        assert len(found.others) == match.game.seats - 1
        assert found.seats[0].place is Place.ME


@courses
def test_the_hand_holds_the_persons_cards_each_once_and_marks_what_is_picked(key: str, seed: int) -> None:
    rng = Random(seed)
    for match in dealt_positions(key, seed, step=3):
        picks = some_picks(match, rng)
        shown = [held for row in match.game.table(match.view(0), picks).hand.rows for held in row]
        codes = [held.card.code for held in shown]
        assert len(set(codes)) == len(codes)
        assert set(codes) <= set(FACTS[key].held(match))
        assert [held.card.code for held in shown if held.picked] == [code for code in codes if code in picks]


@courses
def test_buttons_are_offered_to_the_person_to_act_alone_and_each_call_once(key: str, seed: int) -> None:
    for match in dealt_positions(key, seed):
        calls = [action.call for action in match.game.table(match.view(0)).actions]
        assert len(set(calls)) == len(calls)
        assert bool(set(calls) - RESERVED) == (match.to_act == 0)


@courses
def test_a_button_is_ready_exactly_where_its_move_would_be_accepted(key: str, seed: int) -> None:
    rng = Random(seed)
    for match in dealt_positions(key, seed, step=3):
        picks = [card for card in some_picks(match, rng) if card in _pickable(match)]
        for action in match.game.table(match.view(0), picks).actions:
            if action.call not in RESERVED:
                assert action.ready == _accepted(match, picks, action.call), (picks, action)


def _own(match: Match) -> set[str]:
    return {held.card.code for row in match.game.table(match.view(0)).hand.rows for held in row}


def _pickable(match: Match) -> set[str]:
    return _own(match) | set(FACTS[match.game.key].loose(match))


def _accepted(match: Match, picks: Sequence[str], call: str) -> bool:
    view = match.view(0)
    try:
        return match.game.is_legal(view, match.game.compose(view, picks, call))
    except IllegalMoveError:
        return False


@courses
def test_a_call_or_a_pick_that_is_none_is_refused_as_no_notation(key: str, seed: int) -> None:
    match = next(match for match in dealt_positions(key, seed) if match.to_act == 0)
    for call in ("", "nonsense", *RESERVED, "<b>", "\x00"):
        with pytest.raises(NotationError):
            match.game.compose(match.view(0), (), call)


@courses
def test_suggestions_go_round_legal_moves_and_end_where_they_began(key: str, seed: int) -> None:
    for match in dealt_positions(key, seed, step=4):
        view, game, found = match.view(0), match.game, list(suggested(match))
        for picks in found:
            assert set(picks) <= _pickable(match)
            ready = [a.call for a in game.table(view, picks).actions if a.ready and a.call not in RESERVED]
            assert any(_accepted(match, picks, call) for call in ready)
        assert len(set(found)) == len(found)
        assert not found or match.to_act == 0


def suggested(match: Match) -> Iterator[tuple[str, ...]]:
    """The suggestions from nothing picked on, until the first comes again."""
    view = match.view(0)
    picks = first = match.game.suggest(view, ())
    for _ in range(MOST_SUGGESTED):
        if not picks:
            return
        yield picks
        picks = match.game.suggest(view, picks)
        if picks == first:
            return


@courses
def test_the_suggestions_are_as_many_as_the_moves_that_pick_cards(key: str, seed: int) -> None:
    """A move that picks no cards is a button of its own; every other one is suggested."""
    for match in [match for match in dealt_positions(key, seed) if match.to_act == 0][::3]:
        moves = listed(match)
        if len(moves) < MOST_SUGGESTED and match.game.suggest(match.view(0), ()):
            composed = {FACTS[key].spelled(picks) for picks in suggested(match)}
            assert composed <= set(moves)
            assert len(set(moves) - composed) <= len(match.game.table(match.view(0)).actions)


@courses
def test_the_log_tells_every_ply_and_places_what_the_person_has_not_seen(key: str, seed: int) -> None:
    for match in dealt_positions(key, seed):
        log = match.game.table(match.view(0)).log
        new = [entry.place for entry in log if entry.place]
        assert new == sorted(new)
        assert len(set(new)) == _plies_since_my_last(course(key, seed)[: len(match.plies)])
        assert all(entry.place == 0 for entry in log[: len(log) - len(new)])


def _plies_since_my_last(before: Sequence[Match]) -> int:
    """How many of the plies that were made in these positions come after the person's latest decision.

    A deal that waits for the person is dealt because the person asked for it.
    """
    decided = [match.to_act == 0 for match in before]
    asked = [match.game.pauses(match.state) for match in before]
    latest = max((i + 1 for i, own in enumerate(decided) if own), default=0)
    return len(before) - max(latest, max((i for i, waited in enumerate(asked) if waited), default=0))


@courses
def test_there_is_a_bill_at_the_end_and_not_before(key: str, seed: int) -> None:
    for match in dealt_positions(key, seed):
        assert (match.game.table(match.view(0)).bill is None) == (match.outcome is None)
