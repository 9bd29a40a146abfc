"""What a score is worth: the chance to win the match from it, when both sides go on playing alike."""

from __future__ import annotations

from functools import cache
from typing import Final

from engines.truco.envido import TARGET

OUTCOMES: Final = (
    (0, 1, 0.314),
    (1, 0, 0.183),
    (1, 1, 0.113),
    (0, 2, 0.112),
    (2, 1, 0.073),
    (2, 0, 0.061),
    (0, 3, 0.054),
    (1, 2, 0.043),
    (3, 0, 0.0285),
    (2, 2, 0.009),
    (0, 4, 0.0055),
    (4, 0, 0.004),
)
"""How often a deal brings mano and the other so many points."""


def equity(own: int, others: int) -> float:
    """The chance to win the match at this score, the next mano being as likely either."""
    return (_mano(own, others) + 1 - _mano(others, own)) / 2


@cache
def _mano(own: int, others: int) -> float:
    """The chance of who is mano in the next deal."""
    if own >= TARGET or others >= TARGET:
        return 0.5 * (1 + (own >= TARGET) - (others >= TARGET))
    total = sum(part for _, _, part in OUTCOMES)
    return sum(part * (1 - _mano(others + lost, own + won)) for won, lost, part in OUTCOMES) / total
