"""Envido: what a hand is worth, which chains of calls there are, and what each of them pays (Truco rules, 5 and 6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from types import MappingProxyType
from typing import Final, TypeAlias

from engines.core.contract import Seat
from engines.truco.cards import COURTS, RANKS, Cards, rank_of, suit_of
from engines.truco.moves import SEATS, Envido

TARGET: Final = 30
"""The points that win the match (section 1)."""

PAIR: Final = 20
"""What two cards of a suit count beside their numbers."""

Chain: TypeAlias = tuple[Envido, ...]
"""Envido calls in the order in which they were made, each raising the one before."""

_E, _R, _F = Envido
_NUMBERS = tuple(0 if rank in COURTS else int(rank) for rank in RANKS)


@dataclass(frozen=True, slots=True)
class Terms:
    """What a chain pays: `wanted` to the better hand, `refused` to who called last; `follows` may still raise it.

    `wanted` is None where it ends with Falta envido, whose worth depends on the score.
    """

    wanted: int | None
    refused: int
    follows: Chain = ()


CHAINS: Final[Mapping[Chain, Terms]] = MappingProxyType(
    {
        (_E,): Terms(2, 1, (_E, _R, _F)),
        (_R,): Terms(3, 1, (_F,)),
        (_F,): Terms(None, 1),
        (_E, _E): Terms(4, 2, (_R, _F)),
        (_E, _R): Terms(5, 2, (_F,)),
        (_E, _F): Terms(None, 2),
        (_R, _F): Terms(None, 3),
        (_E, _E, _R): Terms(7, 4, (_F,)),
        (_E, _E, _F): Terms(None, 4),
        (_E, _R, _F): Terms(None, 5),
        (_E, _E, _R, _F): Terms(None, 7),
    }
)
"""Every chain that there is (section 6)."""

OPENINGS: Final[Chain] = tuple(Envido)
"""The calls that may open a chain."""


@dataclass(frozen=True, slots=True)
class Said:
    """The announcements after *quiero*: mano's value, and the other's, None for "son buenas" (section 6)."""

    mano: int
    other: int | None

    def winner(self, mano: Seat) -> Seat:
        """Who has the better Envido; mano wins a tie."""
        return mano if self.other is None else SEATS - 1 - mano


def announced(mano: int, other: int) -> Said:
    """What is said when these are the values: the other says its own only if it is higher."""
    return Said(mano, other if other > mano else None)


def wanted(chain: Chain, score: tuple[int, int]) -> int:
    """What a chain pays if it is wanted. Falta is what the leader lacks, also in the malas."""
    stake = CHAINS[chain].wanted
    return TARGET - max(score) if stake is None else stake


@cache
def value(cards: Cards) -> int:
    """The Envido of a hand: the numbers of its best two cards of a suit + 20, or its highest number."""
    return _count(counting(cards))


def counting(cards: Cards) -> Cards:
    """The cards of a hand that make its Envido: two of a suit, or one. Of equals the first in deck order."""
    pairs = [pair for pair in combinations(cards, 2) if suit_of(pair[0]) == suit_of(pair[1])]
    singles = [(card,) for card in cards]
    return max(pairs or singles, key=_count)


def _count(cards: Cards) -> int:
    numbers = sum(_NUMBERS[rank_of(card)] for card in cards)
    return numbers + PAIR if len(cards) > 1 else numbers
