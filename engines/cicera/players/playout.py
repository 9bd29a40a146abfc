"""A deal played on from a world in which all hands are known, each seat playing as `careful` does by what it may know.

Only a few plays are looked at: what comes later is mostly noise. What the next seat can make of the table then stands
for the rest. Worths are hundredths of a point, by the yardsticks' weights.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from engines.cicera.awards import award_points
from engines.cicera.cards import RANKS, SUITS, Card, Cards, rank_of
from engines.cicera.moves import SEATS
from engines.cicera.phases import Playing
from engines.cicera.players.tables import Bits, Tables, bits_of, cards_in
from engines.cicera.players.weights import BONUS, PLAIN, WEIGHTS, weigh
from engines.cicera.players.yardsticks import CHANCES, EXACT, FEAR
from engines.core.contract import Seat

SUIT_BITS: Final = len(SUITS) - 1
RANK_SHIFT: Final = 2
"""A card's suit is its lowest two bits, its rank the rest."""


Made: TypeAlias = tuple[Card, Bits, int]
"""A turn: the card played, what it takes (nothing where it is placed), and what that is worth at once."""

NO_CARD: Final = -1
"""In place of a card where none was just placed."""

NOTHING: Final[Made] = (NO_CARD, 0, 0)
WORST: Final = -EXACT * EXACT * BONUS
"""Less than any move is worth, in the yardsticks' parts of a hundredth."""


@dataclass(slots=True)
class Course:
    """A deal on its way, changed by every turn.

    `ranks` counts the cards of each rank in each hand, `total` those in all hands; `worth` is what each team has made:
    its bonuses and the weights of its pile.
    """

    tables: Tables
    turn: Seat
    left: int
    table: Bits
    placed: int
    capturer: Seat | None
    hands: list[list[Card]]
    ranks: list[list[int]]
    total: list[int]
    piles: list[Bits]
    worth: list[int]

    def copy(self) -> Course:
        return Course(
            self.tables,
            self.turn,
            self.left,
            self.table,
            self.placed,
            self.capturer,
            [hand[:] for hand in self.hands],
            [counts[:] for counts in self.ranks],
            self.total[:],
            self.piles[:],
            self.worth[:],
        )

    def take(self, made: Made) -> None:
        """Make a turn of the seat to act."""
        card, taken, worth = made
        seat, rank = self.turn, card >> RANK_SHIFT
        self.hands[seat].remove(card)
        self.ranks[seat][rank] -= 1
        self.total[rank] -= 1
        if taken:
            self.table ^= taken
            self.piles[seat & 1] |= taken | 1 << card
            self.worth[seat & 1] += worth
            self.placed, self.capturer = NO_CARD, seat
        else:
            self.table |= 1 << card
            self.placed = card
        self.turn = (seat + 1) % SEATS
        self.left -= 1

    def choice(self) -> Made:
        """What `careful` would do here; of equals the first that is found."""
        placed, own = self.placed, self.ranks[self.turn]
        look, threats = self.tables.look(self.table), self.tables.threats
        odds = [CHANCES[everywhere - held] for everywhere, held in zip(self.total, own, strict=True)]
        calm = sum([odds[rank] * reply for rank, reply in look.paired])
        best, found = WORST, NOTHING
        for card in self.hands[self.turn]:
            value = -FEAR * look.fear(odds, card, calm)
            if value > best:
                best, found = value, (card, 0, 0)
            for taken, made, suit, single in look.takes[card >> RANK_SHIFT]:
                worth = made + WEIGHTS[card] + BONUS * ((suit == card & SUIT_BITS) + (single == placed))
                after = threats(self.table ^ taken)
                value = EXACT * worth - FEAR * sum([odds[rank] * reply for rank, reply in after])
                if value > best:
                    best, found = value, (card, taken, worth)
        return found

    def play_on(self, plays: int) -> None:
        """Play on, so many plays or to the end."""
        for _ in range(min(plays, self.left)):
            self.take(self.choice())

    def balance(self, team: int) -> int:
        """What a team has more than the other: exactly at the end, before it by weights and what is to be feared."""
        ahead = self._final() if self.left == 0 else self.worth[0] - self.worth[1] - self._threat()
        return -ahead if team else ahead

    def _final(self) -> int:
        first, second = self.piles
        if self.capturer is not None:
            first, second = (first, second | self.table) if self.capturer & 1 else (first | self.table, second)
        awards = award_points((cards_in(first), cards_in(second)))
        bonuses = [worth - weigh(cards_in(pile)) for worth, pile in zip(self.worth, self.piles, strict=True)]
        return bonuses[0] - bonuses[1] + BONUS * (awards[0] - awards[1])

    def _threat(self) -> int:
        """What the seat to act can make of the table, as much as `careful` fears it; it counts against team 0."""
        counts, placed = self.ranks[self.turn], self.placed
        best = max((reply for rank, reply in self.tables.threats(self.table) if counts[rank]), default=0)
        if placed != NO_CARD and counts[placed >> RANK_SHIFT]:
            alone = self.table == 1 << placed
            best = max(best, PLAIN + WEIGHTS[placed] + BONUS * (1 + alone))
        feared = best * FEAR // 10
        return feared if self.turn & 1 else -feared


def course(playing: Playing, hands: tuple[Cards, ...], tables: Tables) -> Course:
    """The deal from here, with these hands."""
    ranks = [_count(hand) for hand in hands]
    return Course(
        tables,
        playing.turn,
        playing.left,
        bits_of(playing.table),
        NO_CARD if playing.placed is None else playing.placed,
        playing.capturer,
        [list(hand) for hand in hands],
        ranks,
        [sum(counts) for counts in zip(*ranks, strict=True)],
        [bits_of(pile) for pile in playing.piles],
        [weigh(pile) + BONUS * points for pile, points in zip(playing.piles, playing.bonus_points, strict=True)],
    )


def _count(hand: Cards) -> list[int]:
    ranks = [rank_of(card) for card in hand]
    return [ranks.count(rank) for rank in range(len(RANKS))]
