"""Positions of Ganjifa as text, and matches at random play, for the tests to ask."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engines.core.contract import CHANCE
from engines.core.match import Match
from engines.ganjifa.players import PLAYERS


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
