"""What the captured cards are worth at the end, line by line; as well while the deal goes on, for the napula so far.

Knows two piles and nothing else. Rules: Cicera rules, section 5.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import takewhile
from typing import Final, TypeAlias

from engines.cicera.cards import FANTE_OF_CUPS, LA_MATA, NUMBERS, SWORDS, TEN_OF_COINS, Card

Points: TypeAlias = tuple[int, int]
"""One number a team: that of seats 0 and 2, then that of seats 1 and 3."""

Piles: TypeAlias = tuple[Collection[Card], Collection[Card]]
"""The captured cards of each team."""

MOST_CARDS: Final = 2
MOST_SWORDS: Final = 1
PRIZE: Final = 1
SHORTEST_NAPULA: Final = 3


class Award(StrEnum):
    """What is awarded at the end, in the order of the rules."""

    CARDS = "cards"
    SWORDS = "swords"
    MATA = "mata"
    COINS = "coins"
    FANTE = "fante"
    NAPULA = "napula"


PRIZE_AWARDS: Final = {Award.MATA: LA_MATA, Award.COINS: TEN_OF_COINS, Award.FANTE: FANTE_OF_CUPS}


@dataclass(frozen=True, slots=True)
class AwardLine:
    """An award and what each team gets for it; nobody does where a majority is tied or a card unclaimed."""

    award: Award
    points: Points


def awards(piles: Piles) -> tuple[AwardLine, ...]:
    """Every award in order, those that nobody gets included."""
    return tuple(_lines(piles))


def _lines(piles: Piles) -> Iterator[AwardLine]:
    first, second = piles
    yield AwardLine(Award.CARDS, _majority(len(first), len(second), MOST_CARDS))
    yield AwardLine(Award.SWORDS, _majority(swords(first), swords(second), MOST_SWORDS))
    for award, card in PRIZE_AWARDS.items():
        yield AwardLine(award, (PRIZE * (card in first), PRIZE * (card in second)))
    yield AwardLine(Award.NAPULA, (napula(first), napula(second)))


def _majority(first: int, second: int, points: int) -> Points:
    return (points * (first > second), points * (second > first))


def swords(pile: Collection[Card]) -> int:
    """How many swords a pile holds."""
    return sum(card in pile for card in SWORDS)


def napula(pile: Collection[Card]) -> int:
    """The length of the run of swords from the Asso on, up to the 10; 0 where it is shorter than three."""
    run = sum(1 for _ in takewhile(pile.__contains__, SWORDS[:NUMBERS]))
    return run if run >= SHORTEST_NAPULA else 0


def award_points(piles: Piles) -> Points:
    """What each team gets for all awards together."""
    lines = awards(piles)
    return (sum(line.points[0] for line in lines), sum(line.points[1] for line in lines))
