"""Computer players: decisions that are not to be doubted, honesty, and who beats whom."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from random import Random

import pytest

from engines.core.arena import play
from engines.core.contract import CHANCE
from engines.ganjifa.cards import read_cards, write_cards
from engines.ganjifa.game import GAME
from engines.ganjifa.moves import write_move
from engines.ganjifa.players import PLAYERS
from engines.ganjifa.players.bits import packed
from engines.ganjifa.players.candidates import distinct
from engines.ganjifa.state import view
from engines.ganjifa.view import View
from engines.ganjifa.worlds import sample
from tests.engines.ganjifa.positions import at, course

LEVELS = ("low", "high", "greedy", "random")


def chosen(level: str, plies: str, seeds: int = 6) -> set[str]:
    """All that a player does here, whatever it draws."""
    match = at(plies)
    assert match.to_act is not None
    seen = match.view(match.to_act)
    return {write_move(PLAYERS[level].choose(seen, Random(seed))) for seed in range(seeds)}


DUKAL = "3ma4ma5maMmaRma"


@pytest.mark.parametrize(
    ("dispute", "plies", "move"),
    [
        ("its only card", "0|1ma/2ma/3ma", "1ma"),
        ("a Dukal that takes all that is left", f"0|{DUKAL}/1ku2ku3ku4ku5ku/1na2na3na4na5na", DUKAL),
        ("the cheapest card that takes the last trick but one", "0|5maTku/7maTva/9maRma 0:5ma 1:7ma", "Rma"),
        ("a trump that wins, when the rest is lost", "0|RpaRku/3kaTku/4ra9ku 0:Rpa 1:3ka", "4ra"),
    ],
)
def test_high_plays(dispute: str, plies: str, move: str) -> None:
    assert chosen("high", f"d:{plies}") == {move}, dispute


def test_high_keeps_its_masters_from_a_dukal() -> None:
    """Two Rajas that nobody can beat stay, whatever else goes."""
    plies = f"d:0|{DUKAL}1na2na/1ka2kaMkaRkaMbuRbu3bu/6na7na8na9naTna1vm2vm 0:{DUKAL}"
    assert chosen("high", plies) == {"x3buMbu1ka2kaMka"}


@pytest.mark.parametrize(
    ("hand", "others", "expected"),
    [
        ("3ka4ka6ka", "5ka", "3ka6ka"),
        ("3ka4ka6ka", "TkaRka", "3ka"),
        ("3ma4ma6ma", "5ma", "4ma6ma"),
        ("3ma4ma6ma", "", "6ma"),
    ],
)
def test_cards_between_which_nobody_else_holds_one_are_the_same(hand: str, others: str, expected: str) -> None:
    weakest_first = sorted(read_cards(hand), reverse=hand.endswith("ma"))
    found = distinct(tuple(weakest_first), packed(read_cards(others)))
    assert write_cards(found) == expected


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_is_blind_to_what_its_seat_cannot_see(level: str) -> None:
    number = 4 if level == "high" else 25
    assert same_moves(level, number, redeals=3) == number


@pytest.mark.full
@pytest.mark.parametrize("level", LEVELS)
def test_a_player_is_blind_in_many_positions(level: str) -> None:
    assert same_moves(level, number=150, redeals=8) == 150


def same_moves(level: str, number: int, redeals: int) -> int:
    """In how many of so many positions a player moves the same, however often the hidden cards are dealt anew."""
    rng, player = Random(5), PLAYERS[level]
    views = list(decisions(number))
    redealt = ([view(sample(seen, rng), seen.audience) for _ in range(redeals)] for seen in views)
    return sum(len({write_move(player.choose(seen, Random(9))) for seen in again}) == 1 for again in redealt)


def decisions(number: int) -> Iterator[View]:
    """So many views of a seat that is to act, one in seven of the positions of deals that low plays."""
    endless = (match for seed in count() for match in list(course("low", seed))[1:-1:7])
    views = (match.view(match.to_act) for match in endless if match.to_act not in (None, CHANCE))
    return islice(views, number)


class Peeking:
    """A player with a leak: it looks at the others' hands, and must be caught."""

    def choose(self, state: object, _rng: Random) -> str:
        return repr(getattr(state, "hands", None))


def test_a_player_that_peeks_would_be_caught() -> None:
    seen, rng = next(decisions(1)), Random(1)
    assert len({Peeking().choose(sample(seen, rng), rng) for _ in range(8)}) > 1


def test_random_gives_to_a_dukal_a_random_set() -> None:
    plies = f"d:0|{DUKAL}1bu/6ma7ma8ma1ra2ra3ra/1ku2ku3ku4ku5kuRka 0:{DUKAL}"
    assert len(chosen("random", plies, seeds=80)) == 6


@pytest.mark.parametrize(("better", "worse", "deals", "least"), [("low", "random", 15, 42), ("greedy", "low", 15, 42)])
def test_who_beats_whom(better: str, worse: str, deals: int, least: float) -> None:
    """A smoke test with wide bounds; the ladder itself takes hundreds of deals."""
    row = play("ganjifa", better, worse, deals=deals, seed=4)
    assert row.illegal == 0
    assert row.mean > least


@pytest.mark.full
def test_greedy_captures_from_two_random_players_what_the_rules_page_says() -> None:
    row = play("ganjifa", "greedy", "random", deals=1000, seed=1)
    assert (row.ci_low, row.ci_high) == pytest.approx((57.4, 57.4), abs=1.2)


def test_every_level_is_there() -> None:
    assert set(PLAYERS) == set(LEVELS)
    assert set(GAME.levels) <= set(PLAYERS)
    with pytest.raises(KeyError):
        GAME.player("nonsense")
