"""Worlds as courses for playouts: sampled from a view, and weighed by what the others' passes tell."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from engines.core.contract import Seat
from engines.doudizhu.phases import Playing
from engines.doudizhu.players.inference import Silence, likelihood, silences
from engines.doudizhu.players.packed import Packed, pack, part
from engines.doudizhu.players.playout import Course
from engines.doudizhu.view import View
from engines.doudizhu.worlds import Source, source

DRAWS: Final = 3
"""How many worlds are drawn for one that is used, once somebody's pass tells them apart."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What the viewing seat knows of a deal under way."""

    playing: Playing
    source: Source
    heard: tuple[Silence, ...]
    landlord_plays: int
    farmer_plays: int

    def course(self, rng: Random) -> Course:
        """One world, from here on. How many numbers are drawn follows from the view alone."""
        playing = self.playing
        return Course(
            hands=self._hands(rng),
            held=list(playing.held),
            landlord=playing.landlord,
            turn=playing.turn,
            owner=playing.owner,
            table=part(playing.table) if playing.table else None,
            doublings=0,
            landlord_plays=self.landlord_plays,
            farmer_plays=self.farmer_plays,
        )

    def _hands(self, rng: Random) -> list[Packed]:
        if not self.heard:
            return drawn(self.source, rng)
        draws = [drawn(self.source, rng) for _ in range(DRAWS)]
        return rng.choices(draws, [likelihood(hands, self.heard) for hands in draws])[0]


def prospect(view: View, playing: Playing, me: Seat) -> Prospect:
    """What this seat knows; it is the viewing one."""
    plays = (playing.plays_of(farmers=farmers) for farmers in (False, True))
    return Prospect(playing, source(view), silences(playing, me), *plays)


def drawn(where: Source, rng: Random) -> list[Packed]:
    """The packed hands of a sampled world."""
    return [pack(hand) for hand in where.draw(rng).hands]
