"""What the contract tests have to know of each game: the sum of its scores, and where its cards are.

A further game adds one entry to FACTS; a test sees to it that none is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from engines.core.contract import Audience
from engines.core.match import Match
from tests.engines.cicera import packets as cicera
from tests.engines.doudizhu import packets
from tests.engines.ganjifa import packets as ganjifa
from tests.engines.truco import packets as truco

Cards = tuple[str, ...]
"""Codes of cards."""


def _nothing(_match: Match) -> Cards:
    return ()


@dataclass(frozen=True, slots=True)
class Facts:
    """A game's own arithmetic, for a match whose cards have been dealt.

    `total` is what the scores of all seats add up to (None: no fixed sum), `longest` more plies than a match at random
    play has, `smoke` units of the arena enough to tell a good player from a random one. `pack`, `dealt`, `held` and
    `played` are the cards of the whole pack, of the latest deal, and where those are now. `hidden` are the cards whose
    place an audience does not know; `redealt` is a match in which these are dealt otherwise, and everything that was
    public is the same. `loose` are cards on the table that may be picked beside those of the hand.
    """

    total: int | None
    smoke: int
    longest: int
    pack: int
    dealt: Callable[[Match], Cards]
    held: Callable[[Match], Cards]
    played: Callable[[Match], Cards]
    hidden: Callable[[Match, Audience], Cards]
    redealt: Callable[[Match, Audience, Random], Match]
    loose: Callable[[Match], Cards] = _nothing


FACTS: Final[Mapping[str, Facts]] = MappingProxyType(
    {
        "cicera": Facts(
            total=None,
            smoke=2,
            longest=50,
            pack=52,
            dealt=cicera.dealt,
            held=cicera.held,
            played=cicera.played,
            hidden=cicera.hidden,
            redealt=cicera.redealt,
            loose=cicera.loose,
        ),
        "doudizhu": Facts(
            total=0,
            smoke=3,
            longest=1000,
            pack=54,
            dealt=packets.dealt,
            held=packets.held,
            played=packets.played,
            hidden=packets.hidden,
            redealt=packets.redealt,
        ),
        "ganjifa": Facts(
            total=None,
            smoke=1,
            longest=200,
            pack=120,
            dealt=ganjifa.dealt,
            held=ganjifa.held,
            played=ganjifa.played,
            hidden=ganjifa.hidden,
            redealt=ganjifa.redealt,
        ),
        "truco": Facts(
            total=None,
            smoke=30,
            longest=1000,
            pack=6,
            dealt=truco.dealt,
            held=truco.held,
            played=truco.played,
            hidden=truco.hidden,
            redealt=truco.redealt,
        ),
    }
)
