"""What the person has picked, and what it can become: ways to capture, listed where they are few. Knows no words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from engines.cicera.bonuses import Bonus, bonuses
from engines.cicera.captures import captures
from engines.cicera.cards import Card, Cards, rank_of, write_card
from engines.cicera.phases import Playing
from engines.cicera.view import View, in_play

MOST_LISTED: Final = 8
"""More ways than this are not listed: the person picks from the table instead."""


@dataclass(frozen=True, slots=True)
class Way:
    """A set of table cards that the picked hand card may take, in deck order, and the bonuses that this earns."""

    taken: Cards
    bonuses: tuple[Bonus, ...]


@dataclass(frozen=True, slots=True)
class Picked:
    """The hand cards and table cards that are picked, and the sets that the one hand card may take.

    `every` holds all of these sets, `fitting` those with all picked table cards among them. Both are empty unless
    exactly one hand card is picked.
    """

    hand: Cards
    taken: Cards
    every: tuple[Cards, ...] = ()
    fitting: tuple[Cards, ...] = ()

    @property
    def card(self) -> Card | None:
        """The one hand card that is picked."""
        return self.hand[0] if len(self.hand) == 1 else None

    @property
    def is_exact(self) -> bool:
        """Whether the table cards that are picked are a capture as they stand."""
        return self.taken in self.fitting

    @property
    def is_astray(self) -> bool:
        """Whether no way at all takes all the table cards that are picked."""
        return bool(self.taken) and not self.fitting

    @property
    def offered(self) -> tuple[Cards, ...]:
        """The sets that are still open; all of them where what is picked from the table leads nowhere."""
        return self.every if self.is_astray else self.fitting

    @property
    def is_listed(self) -> bool:
        """Whether the open sets are few enough to be listed."""
        return 0 < len(self.offered) <= MOST_LISTED


def picked(view: View, picks: Sequence[str]) -> Picked:
    """What these picks are for the viewing seat, which is to act. What is neither in hand nor there is left out."""
    table = in_play(view).table
    hand, taken = _named(view.hand, picks), _named(sorted(table), picks)
    if len(hand) != 1:
        return Picked(hand, taken)
    every = tuple(captures(hand[0], table))
    return Picked(hand, taken, every, tuple(cards for cards in every if set(taken) <= set(cards)))


def _named(cards: Iterable[Card], picks: Sequence[str]) -> Cards:
    return tuple(card for card in cards if write_card(card) in picks)


def ways(playing: Playing, found: Picked) -> tuple[Way, ...]:
    """The open sets with their bonuses, those with the most first; none where they are too many to list."""
    if found.card is None or not found.is_listed:
        return ()
    card, table, placed = found.card, playing.table, playing.placed
    listed = (Way(taken, bonuses(card, taken, table, placed)) for taken in found.offered)
    return tuple(sorted(listed, key=lambda way: -len(way.bonuses)))


def takers(view: View) -> dict[Card, tuple[Card, ...]]:
    """For each table card those of the hand, one a rank, that may take it, alone or with others."""
    table = in_play(view).table
    ranks = {rank_of(card): card for card in view.hand}
    reach = {card: frozenset(other for taken in captures(card, table) for other in taken) for card in ranks.values()}
    return {other: tuple(card for card in reach if other in reach[card]) for other in table}
