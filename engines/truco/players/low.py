"""Low: basic hand strength for calls and play. It looks at its own cards and the table, and reads nothing into calls.

Its mood moves its thresholds a little, so that its calls don't give its cards away.
"""

from __future__ import annotations

from random import Random
from typing import Final

from engines.truco.cards import Card
from engines.truco.envido import value
from engines.truco.moves import CallEnvido, CallTruco, Envido, Move, NoQuiero, Play, Quiero
from engines.truco.phases import EnvidoPending, InPlay, TrucoPending
from engines.truco.players.feel import best_card, card_of, impression, strengths
from engines.truco.view import View, envido_calls, in_play, truco_call
from engines.truco.worlds import seat_of

CALLS_ENVIDO: Final = 27
WANTS_ENVIDO: Final = {Envido.ENVIDO: 24, Envido.REAL: 27, Envido.FALTA: 30}
"""Envido values from which it opens, and from which it accepts a chain that ends so."""

CALLS_TRUCO: Final = 0.75
WANTS_TRUCO: Final = 0.4
MORE: Final = 0.1
"""Chances to win the deal from which it calls Truco, and accepts it; each further raise takes so much more."""

MOODS: Final = 3
"""An Envido value counts for up to so many points more or less than it is."""

SWAY: Final = 0.1
"""A chance counts for up to so much more or less than it is."""


class Low:
    """A first opponent: sensible cards, honest calls, no memory."""

    def choose(self, view: View, rng: Random) -> Move:
        mood = 2 * rng.random() - 1
        now = in_play(view)
        points = value(view.dealt) + MOODS * mood
        if isinstance(now.ask, EnvidoPending):
            return Quiero() if points >= WANTS_ENVIDO[now.ask.chain[-1]] else NoQuiero()
        if envido_calls(now) and points >= CALLS_ENVIDO:
            return CallEnvido(Envido.ENVIDO)
        return _about_truco(view, now, SWAY * mood) or Play(_card(view, now))


def _about_truco(view: View, now: InPlay, sway: float) -> Quiero | NoQuiero | CallTruco | None:
    chance = impression(now.course, seat_of(view), strengths(view.hand)) + sway - MORE * now.course.stake.raises
    if isinstance(now.ask, TrucoPending):
        return Quiero() if chance >= WANTS_TRUCO else NoQuiero()
    call = truco_call(now)
    return CallTruco(call) if call is not None and chance >= CALLS_TRUCO else None


def _card(view: View, now: InPlay) -> Card:
    return card_of(view.hand, best_card(now.course, seat_of(view), strengths(view.hand)))
