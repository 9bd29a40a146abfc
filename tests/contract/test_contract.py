"""The contract, held by every game of the registry: play, legality, notation, records, sums.

Nothing in here knows a game; what differs from game to game is in `facts`.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engines.core.contract import CHANCE, OPEN, PUBLIC
from engines.core.errors import IllegalMoveError, NotationError, OptionError, OutOfTurnError
from engines.core.match import Match
from engines.registry import GAMES
from tests.contract.facts import FACTS
from tests.contract.matches import POSITIONS, audiences, course, dealt_positions, listed

NONSENSE = (
    "",
    " ",
    "z",
    "?!",
    "0",
    "seven of cups",
    "-1",
    "\n",
    "[Game]",
    "d",
    "#",
    "é",
    "🂡",
    "None",
    "0:",
    "'",
    "x" * 5000,
)
games = pytest.mark.parametrize("key", list(GAMES))
courses = pytest.mark.parametrize(("key", "seed"), POSITIONS)


def test_the_facts_are_those_of_the_registered_games() -> None:
    assert FACTS.keys() == GAMES.keys()


@courses
def test_random_play_comes_to_an_end_with_an_outcome(key: str, seed: int) -> None:
    last = course(key, seed)[-1]
    assert last.outcome is not None
    assert len(last.plies) < FACTS[key].longest
    assert last.score == last.outcome.scores
    assert set(last.outcome.winners) <= set(range(last.game.seats))
    assert last.outcome.winners
    assert last.outcome.reason


@courses
def test_before_the_end_there_is_no_outcome_and_somebody_to_act(key: str, seed: int) -> None:
    for match in course(key, seed)[:-1]:
        assert match.outcome is None
        assert match.to_act in (CHANCE, *range(match.game.seats))


@courses
def test_scores_add_up_at_any_time(key: str, seed: int) -> None:
    for match in course(key, seed):
        assert len(match.score) == match.game.seats
        assert FACTS[key].total in (None, sum(match.score))


@courses
def test_winners_have_the_best_score(key: str, seed: int) -> None:
    outcome = course(key, seed)[-1].outcome
    assert outcome is not None
    losers = set(range(len(outcome.scores))) - set(outcome.winners)
    assert all(outcome.scores[loser] < outcome.scores[winner] for loser in losers for winner in outcome.winners)


@courses
def test_cards_are_conserved(key: str, seed: int) -> None:
    facts = FACTS[key]
    for match in dealt_positions(key, seed):
        dealt = Counter(facts.dealt(match))
        assert dealt.total() == len(dealt) == facts.pack
        assert Counter(facts.held(match)) + Counter(facts.played(match)) == dealt


@courses
def test_nobody_but_the_seat_to_act_has_moves(key: str, seed: int) -> None:
    for match in course(key, seed):
        game, moves = match.game, [match.game.parse(text) for text in listed(match)[:5]]
        for audience in audiences(match):
            view = match.view(audience)
            if audience == match.to_act:
                assert next(game.legal(view), None) is not None
            else:
                assert next(game.legal(view), None) is None
                assert not any(game.is_legal(view, move) for move in moves)


@courses
def test_check_raises_exactly_where_a_move_is_not_legal(key: str, seed: int) -> None:
    elsewhere = [match.game.parse(ply.partition(":")[2]) for match in course(key, seed)[-1:] for ply in match.plies]
    for match in dealt_positions(key, seed):
        for audience in audiences(match):
            view = match.view(audience)
            for move in elsewhere[::7]:
                assert _passes(match, view, move) == match.game.is_legal(view, move)


def _passes(match: Match, view: object, move: object) -> bool:
    try:
        match.game.check(view, move)
    except IllegalMoveError:
        return False
    return True


@courses
def test_every_legal_move_survives_writing_and_reading_and_is_legal(key: str, seed: int) -> None:
    for match in dealt_positions(key, seed):
        texts = listed(match)
        assert len(set(texts)) == len(texts)
        for text in texts:
            move = match.game.parse(text)
            assert match.game.write(move) == text
            assert text.isascii()
            assert not set(text) & set(" #[]\n")
            assert match.is_legal(text)


@courses
def test_every_legal_move_can_be_played_and_leaves_the_match_before_it_as_it_was(key: str, seed: int) -> None:
    rng = Random(seed)
    for match in dealt_positions(key, seed):
        record, view = str(match), [match.view(audience) for audience in audiences(match)]
        texts = listed(match)
        for text in rng.sample(texts, min(4, len(texts))):
            after = match.play(text)
            assert after.plies == (*match.plies, f"{match.to_act}:{text}")
            assert after == match.move(match.game.parse(text))
        assert str(match) == record
        assert [match.view(audience) for audience in audiences(match)] == view


@courses
def test_what_is_not_legal_is_refused_and_changes_nothing(key: str, seed: int) -> None:
    elsewhere = {ply.partition(":")[2] for ply in course(key, seed)[-1].plies}
    for match in dealt_positions(key, seed)[:-1]:
        record = str(match)
        for text in elsewhere:
            if not match.is_legal(text):
                with pytest.raises(IllegalMoveError):
                    match.play(text)
        assert str(match) == record


@courses
def test_what_is_no_move_at_all_is_no_notation(key: str, seed: int) -> None:
    for match in dealt_positions(key, seed)[:-1:9]:
        for text in NONSENSE:
            assert not match.is_legal(text)
            with pytest.raises(NotationError):
                match.play(text)


@games
def test_a_move_before_the_deal_a_deal_in_play_and_a_move_after_the_end_are_out_of_turn(key: str) -> None:
    before, last = course(key, 1)[0], course(key, 1)[-1]
    in_play = dealt_positions(key, 1)[0]
    move = listed(in_play)[0]
    for match in (before, last):
        assert not match.is_legal(move)
        assert not listed(match)
        with pytest.raises(OutOfTurnError):
            match.play(move)
        with pytest.raises(OutOfTurnError):
            match.move(match.game.parse(move))
    for match in (in_play, last):
        with pytest.raises(OutOfTurnError):
            match.deal(Random(1))


@courses
def test_a_record_replays_to_an_equal_match_and_state_at_any_time(key: str, seed: int) -> None:
    for match in course(key, seed)[::4] + course(key, seed)[-1:]:
        again = Match.read(str(match))
        assert again == match
        assert str(again) == str(match)
        assert again.state == match.state
        assert (again.to_act, again.outcome, again.score, again.events) == (
            match.to_act,
            match.outcome,
            match.score,
            match.events,
        )
        assert all(again.view(audience) == match.view(audience) for audience in audiences(match))


@courses
def test_a_record_is_ascii_with_its_tags_first(key: str, seed: int) -> None:
    text = str(course(key, seed)[-1])
    assert text.isascii()
    assert text.startswith(f'[Game "{key}"]\n[Version "{GAMES[key].version}"]\n')
    assert text.endswith("\n")


@courses
def test_no_view_depends_on_what_its_audience_does_not_know(key: str, seed: int) -> None:
    rng = Random(seed)
    for match in dealt_positions(key, seed)[::3]:
        for audience in (*range(match.game.seats), PUBLIC):
            other = FACTS[key].redealt(match, audience, rng)
            assert other.view(audience) == match.view(audience)
            assert (other.state == match.state) == (other.plies == match.plies)


@courses
def test_what_an_onlooker_does_not_know_the_seats_and_the_open_view_do(key: str, seed: int) -> None:
    rng = Random(seed)
    match = dealt_positions(key, seed)[0]
    other = FACTS[key].redealt(match, PUBLIC, rng)
    assert other.view(OPEN) != match.view(OPEN)
    assert all(other.view(seat) != match.view(seat) for seat in range(match.game.seats))


@courses
def test_events_belong_to_seats(key: str, seed: int) -> None:
    for match in course(key, seed):
        assert all(event.seat in (None, *range(match.game.seats)) for event in match.events)
        assert bool(match.events) == bool(match.plies)


@games
def test_the_same_generator_deals_the_same_cards_and_another_deals_others(key: str) -> None:
    new = Match.new(key)
    assert new.deal(Random(1)) == new.deal(Random(1))
    assert new.deal(Random(1)) != new.deal(Random(2))


@games
def test_options_have_defaults_and_others_are_refused(key: str) -> None:
    game = GAMES[key]
    assert Match.new(key).options == {option.key: option.default for option in game.options}
    for option in game.options:
        for choice in option.choices:
            assert Match.new(key, {option.key: choice}).options[option.key] == choice
        with pytest.raises(OptionError):
            Match.new(key, {option.key: "nonsense"})
    with pytest.raises(OptionError):
        Match.new(key, {"nonsense": "1"})


@games
def test_every_level_finds_a_legal_move_and_an_unknown_one_is_refused(key: str) -> None:
    game = GAMES[key]
    for level in (*game.levels, "random", "greedy"):
        for match in dealt_positions(key, 2)[:-1:20]:
            assert match.to_act is not None
            view = match.view(match.to_act)
            assert game.is_legal(view, game.player(level).choose(view, Random(7)))
    with pytest.raises(KeyError):
        game.player("nonsense")
