"""Positions of Ganjifa as text, and matches at random play, for the tests to ask."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engines.core.contract import CHANCE
from engines.core.match import Match
from engines.ganjifa.players import PLAYERS

FOLLOW = "d:1|3ma9maMra2kr/Tma1ku1va1na/4ma2ku2va2na 1:Tma 2:4ma"
CHOICE = "d:2|4ku9ku2ra5ka/2ma2va2na2vm/Tma1va1na1vm 2:Tma"
DUKAL = "d:0|RmaMma3ma4ma5ma1bu/6ma7ma8ma1ra2ra3ra/1ku2ku3ku4ku5kuRka"
DUKALS = "d:0|RkaMka7ka8ka9kaTka/1ma2ma3ma4ma5ma6ma/1ku2ku3ku4ku5ku6ku"
GIVING = "d:2|6ma7ma8ma1ra2ra3ra/1ku2ku3ku4ku5kuRka/RmaMma3ma4ma5ma1bu 2:RmaMma3ma4ma5ma"
OPENING = "d:0|RraMra1ma2ku/1ra3ma4ku8ka/2ra5ma6ku7ka"
"""Short deals in which seat 0 is to act: in each phase, and with a Dukal, three Dukals, or a free choice."""


def at(plies: str, trump: str = "rama") -> Match:
    """The match after these plies of a short deal."""
    return Match.read(f'[Game "ganjifa"]\n[Trump "{trump}"]\n[Setup "short"]\n\n{plies}')


def legal(plies: str, trump: str = "rama") -> set[str]:
    return set(at(plies, trump).legal())


def course(level: str, seed: int, trump: str = "rama") -> Iterator[Match]:
    """A deal between players of one level, from before it to its end, a position a ply."""
    rng, player, match = Random(seed), PLAYERS[level], Match.new("ganjifa", {"trump": trump})
    yield match
    while (seat := match.to_act) is not None:
        match = match.deal(rng) if seat == CHANCE else match.move(player.choose(match.view(seat), rng))
        yield match
