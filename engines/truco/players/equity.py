"""What a score is worth: the chance to win the match from it, when both sides go on playing alike."""

from __future__ import annotations

from functools import cache
from typing import Final

from engines.truco.envido import TARGET

OUTCOMES: Final = (
    (1, 1, 0.213),
    (0, 1, 0.140),
    (0, 2, 0.134),
    (1, 0, 0.083),
    (2, 0, 0.080),
    (0, 3, 0.065),
    (3, 0, 0.047),
    (2, 1, 0.047),
    (1, 2, 0.039),
    (0, 4, 0.026),
    (4, 0, 0.025),
    (3, 1, 0.014),
    (0, 5, 0.013),
    (1, 3, 0.013),
    (4, 1, 0.011),
    (5, 0, 0.010),
    (1, 4, 0.008),
    (2, 2, 0.007),
)
"""Points of mano and of the other in a deal, and how often: `python -m bench.truco_outcomes --deals 3000`."""


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
