"""The two yardsticks: `random`, and `greedy` by the letter of the rules page. They stay as they are for ever.

Rules: Truco rules, "`greedy`, the yardstick". Neither knows a hidden card, nor a way to play better.
"""

from __future__ import annotations

from random import Random
from typing import Final

from engines.core.chance import below
from engines.truco.cards import Card, Cards
from engines.truco.envido import value
from engines.truco.moves import CallEnvido, CallTruco, Envido, Move, NoQuiero, Play, Quiero, Truco
from engines.truco.phases import EnvidoPending, TrucoPending
from engines.truco.tricks import strength
from engines.truco.view import View, envido_calls, in_play, legal, truco_call

OPEN_ENVIDO: Final = 27
WANT_ENVIDO: Final = 22
WANT_FALTA: Final = 31
"""Envido values from which it calls, and accepts."""

WANT_TRUCO: Final = 13
CALL: Final = {Truco.TRUCO: 24, Truco.RETRUCO: 30, Truco.VALE4: 30}
"""Sums of the three cards' strengths from which it accepts, and calls."""


class Uniform:
    """Any legal move, all equally likely."""

    def choose(self, view: View, rng: Random) -> Move:
        moves = list(legal(view))
        return moves[below(len(moves), rng)]


class Greedy:
    """Plain on purpose: it knows its own cards alone, never bluffs, never raises an Envido, never folds."""

    def choose(self, view: View, _rng: Random) -> Move:
        now = in_play(view)
        if isinstance(now.ask, EnvidoPending):
            return _answer_envido(now.ask, value(view.dealt))
        if envido_calls(now) and value(view.dealt) >= OPEN_ENVIDO:
            return CallEnvido(Envido.ENVIDO)
        total = sum(map(strength, view.dealt))
        if isinstance(now.ask, TrucoPending):
            return Quiero() if total >= WANT_TRUCO else NoQuiero()
        call = truco_call(now)
        if call is not None and total >= CALL[call]:
            return CallTruco(call)
        return Play(_card(view.hand, now.course.led))


def _answer_envido(ask: EnvidoPending, points: int) -> Quiero | NoQuiero:
    needed = WANT_FALTA if ask.chain[-1] is Envido.FALTA else WANT_ENVIDO
    return Quiero() if points >= needed else NoQuiero()


def _card(hand: Cards, led: Card | None) -> Card:
    """Leading its strongest; following the weakest that wins, else its weakest. Of equals the first in deck order."""
    if led is None:
        return max(hand, key=strength)
    winning = [card for card in hand if strength(card) > strength(led)]
    return min(winning or hand, key=strength)
