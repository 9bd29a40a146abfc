"""Low: somebody's first evening. It takes what it sees to take, counts bonuses and cards, and overlooks a good deal.

It looks at its own hand and the table, remembers nothing and fears nothing.
"""

from __future__ import annotations

from random import Random
from typing import Final

from engines.cicera.bonuses import bonuses
from engines.cicera.cards import PRIZES
from engines.cicera.moves import Capture, Move, Place
from engines.cicera.phases import Playing
from engines.cicera.view import View, in_play, legal
from engines.core.chance import below

EYES: Final = 4
"""Of so many cards it sees nothing that one could take, and of another no sum."""


class Low:
    """Takes when it can, and what looks like most; else it leaves any card but a prize."""

    def choose(self, view: View, rng: Random) -> Move:
        playing = in_play(view)
        eyes = {card: below(EYES, rng) for card in view.hand}
        captures = [turn for turn in legal(view) if isinstance(turn, Capture)]
        seen = [turn for turn in captures if eyes[turn.card] > (len(turn.taken) > 1)]
        if seen:
            return max(seen, key=lambda turn: _looks(turn, playing))
        spare = [card for card in view.hand if card not in PRIZES] or view.hand
        return Place(spare[below(len(spare), rng)])


def _looks(capture: Capture, playing: Playing) -> tuple[int, int]:
    """What a capture looks like to a beginner: points that can be seen at once, then cards."""
    cards = (capture.card, *capture.taken)
    earned = bonuses(capture.card, capture.taken, playing.table, playing.placed)
    return (len(earned) + sum(card in PRIZES for card in cards), len(cards))
