"""What people check first in computer players, each complaint a position; and that their moves are legal and repeat."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from typing import Final

import pytest

from engines.core.match import Match
from engines.doudizhu.cards import DECK, read_cards, write_cards
from engines.doudizhu.players import PLAYERS
from engines.doudizhu.players.copies import copies
from tests.contract.matches import dealt_positions
from tests.engines.doudizhu.hands import made_by
from tests.engines.doudizhu.positions import WHOLE, practice

BOTH: Final = ("low", "high")
SEEDS: Final = (1, 2, 3, 4)
"""The hidden cards are guessed anew with each: manners must not hang on a guess."""


@dataclass(frozen=True, slots=True)
class Manner:
    """A complaint, a position that invites it, and the moves that give no cause for it, as a pattern."""

    complaint: str
    plies: str
    good: str
    levels: tuple[str, ...] = BOTH


MANNERS: Final = (
    Manner(
        "a farmer beats its partner's winning card",
        "d:0|3s4s5s6h8hThJc/9sAs7d8d9c/Tc2sJd5c6d+ 0:b3 0:Th 1:As",
        "-",
    ),
    Manner(
        "a farmer takes its partner's low card with a joker",
        "d:0|3s4s5s6h8h9hThJcQd/7s7d8d9c4c5c/TcXrJdKc6d+ 0:b3 0:6h 1:7s",
        "-|Tc|Jd",
    ),
    Manner(
        "a farmer leads a low single when the landlord has one card left",
        "d:0|3sKd/5s4h4d9c/6s6h7c+ 0:b3 0:3s 1:5s 2:- 0:-",
        "4h4d",
    ),
    Manner(
        "a farmer with nothing but singles leads a low one when the landlord has one card left",
        "d:0|3sKd/5s4h7d9c/6s6h7c+ 0:b3 0:3s 1:5s 2:- 0:-",
        "9c",
    ),
    Manner(
        "a farmer lets its partner's low single through when the landlord has one card left",
        "d:0|3sQd/5s6s8h9h/7c9cKd+ 0:b3 0:3s 1:5s 2:- 0:- 1:6s",
        "Kd",
        ("high",),
    ),
    Manner(
        "a farmer doesn't lead its lowest single when its partner has one card left",
        "d:0|4c5c8c8dTsThJsQs/3s4h9h9dKc/6sJc+ 0:b3 0:5c 1:- 2:6s 0:8c 1:Kc 2:- 0:-",
        "3s",
    ),
    Manner(
        "both jokers are thrown away on a quad",
        "d:0|4s4h4d4c5s6s8s9hThJcQdKd2s2h/3s3c7d7c9c9sJdQhQcKcAdXbXr/3h3d5h6h7s7h8hTdJhQsKsKh+ 0:b3 0:4s4h4d4c",
        "-",
    ),
    Manner(
        "a joker goes along with a quad",
        "d:0|4s4h4d4c7s9hThXbXrKd/3s7d8d9cTcJd5c6d/3h3d5h6h7h8hTdJh+ 0:b3",
        "(?!.*4c.*X).+",
    ),
    Manner(
        "an easy finish, a bomb and then the last pair, is refused",
        "d:0|3s4s6h8h9hAsKd2s/5s5h5d5c7s7h/8d9dTcJd3h+ 0:b3 0:As",
        "5s5h5d5c",
        ("high",),
    ),
    Manner(
        "after the bomb the last pair stays in the hand",
        "d:0|3s4s6h8h9hAsKd2s/5s5h5d5c7s7h/8d9dTcJd3h+ 0:b3 0:As 1:5s5h5d5c 2:- 0:-",
        "7s7h",
    ),
    Manner(
        "a bomb is wasted on a low card early on",
        "d:0|3s4s8h9hAsKd2s3d4d8sTs/6s6h6d6c5h7s7hThQs2c9s/8d9dTcJd3h5cJhQhKsKc+ 0:b3 0:3s",
        "(?!6s6h6d6c).+",
    ),
    Manner(
        "a bomb is led for nothing",
        "d:0|6s6h6d6c3s3h5s7h9sTdQcKd/4d4s8c8hTsJh/4c5d7c7dJcQsKs+ 0:b3",
        "(?!6s6h6d6c$).+",
    ),
    Manner(
        "who can go out on the partner's card doesn't",
        "d:0|3s4s/8s/6s6h7s+ 0:b3 0:3s 1:- 2:6s 0:- 1:- 2:6h 0:-",
        "8s",
    ),
)
CHECKS: Final = [(manner, level) for manner in MANNERS for level in manner.levels]


@pytest.mark.parametrize(("manner", "level"), CHECKS, ids=[f"{level}: {m.complaint}" for m, level in CHECKS])
def test_nobody_can_complain_that(manner: Manner, level: str) -> None:
    match = practice(manner.plies)
    assert match.to_act is not None
    view = match.view(match.to_act)
    moves = {match.game.write(PLAYERS[level].choose(view, Random(seed))) for seed in SEEDS}
    assert [move for move in moves if not re.fullmatch(manner.good, move)] == []


@pytest.mark.parametrize("level", PLAYERS)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_move_is_legal(level: str, seed: int) -> None:
    for match in dealt_positions("doudizhu", seed, step=5)[:-1]:
        assert match.to_act is not None
        view = match.view(match.to_act)
        assert match.game.is_legal(view, PLAYERS[level].choose(view, Random(seed)))


@pytest.mark.parametrize("level", PLAYERS)
def test_after_the_end_there_is_nothing_to_choose(level: str) -> None:
    over = dealt_positions("doudizhu", 1)[-1]
    with pytest.raises((ValueError, IndexError)):
        PLAYERS[level].choose(over.view(0), Random(1))


def test_the_same_generator_gives_the_same_move_whatever_was_thought_before() -> None:
    match = Match.read(f"{WHOLE} 0:b3")
    first = PLAYERS["high"].choose(match.view(0), Random(9))
    for other in dealt_positions("doudizhu", 3, step=9)[:-1]:
        assert other.to_act is not None
        PLAYERS["high"].choose(other.view(other.to_act), Random(1))
    assert PLAYERS["high"].choose(match.view(0), Random(9)) == first


@pytest.mark.parametrize(
    ("hand", "bottom", "ranks", "laid"),
    [
        ("8s8h", "8d", "8", "8d"),  # all have seen it
        ("8s8h", "8d", "88", "8s8d"),
        ("8s8h", "9d", "8", "8s"),  # nothing is known: deck order
        ("8h3c", "8s3h", "8", "8s"),
    ],
)
def test_the_copy_that_all_have_seen_is_laid_first(hand: str, bottom: str, ranks: str, laid: str) -> None:
    match = practice(f"d:0|{hand}/9sTs/JsQs+{bottom} 0:b3")
    assert write_cards(copies(match.view(0), made_by(ranks))) == laid


def dealt_to_seat_0(hand: str) -> Match:
    """A deal of the whole pack in which seat 0 has this hand and bids first."""
    others = [card for card in DECK if card not in read_cards(hand)]
    packets = "/".join([hand, write_cards(others[:17]), write_cards(others[17:34])])
    return Match.read(f'[Game "doudizhu"]\n\nd:0|{packets}+{write_cards(others[34:])}\n')


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ("XbXr2s2h2d2cAsAhAdKsKhKdQsQhQdJsJh", "b3"),
        ("3s3d4d4c5c5d6h6d7s8d8h9c9hTcJhJcQs", "b0"),
    ],
)
def test_high_bids_what_its_hand_is_worth(hand: str, bid: str) -> None:
    match = dealt_to_seat_0(hand)
    assert {match.game.write(PLAYERS["high"].choose(match.view(0), Random(seed))) for seed in SEEDS} == {bid}
