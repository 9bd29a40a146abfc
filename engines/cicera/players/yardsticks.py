"""The yardsticks: `random`, `greedy` and `careful` by the letter of the rules page. They stay as they are for ever.

Rules: Cicera rules, "Yardsticks". None knows a hidden card, nor a way to play better.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from engines.cicera.bonuses import bonuses
from engines.cicera.cards import NUMBERS, RANKS, SUITS, Card, Cards, is_number, rank_of, value_of
from engines.cicera.moves import Capture, Move, Place, Turn, write_move
from engines.cicera.phases import Playing
from engines.cicera.players.weights import BONUS, PLAIN, WEIGHTS, weigh
from engines.cicera.view import View, in_play, legal
from engines.cicera.worlds import unseen
from engines.core.chance import below

CHANCES: Final = tuple(81 - 81 * 2**n // 3**n for n in range(len(SUITS) + 1))
"""How likely the next opponent holds a rank of which so many cards are unseen, in 81ths: 1 - (2/3)^n."""

EXACT: Final = 810
FEAR: Final = 8
"""The reply counts 0.8 times: 8 of 810 parts for each of the 81 of its chance, so that all is whole."""


class Uniform:
    """Any legal move, all equally likely."""

    def choose(self, view: View, rng: Random) -> Move:
        moves = list(legal(view))
        return moves[below(len(moves), rng)]


class Greedy:
    """The capture that is worth most now; where there is none, it places what weighs least."""

    def choose(self, view: View, _rng: Random) -> Move:
        playing = in_play(view)
        captures = [move for move in legal(view) if isinstance(move, Capture)]
        if captures:
            return min(captures, key=lambda turn: (-worth(turn, playing), *tie(turn)))
        return Place(min(view.hand, key=lambda card: (WEIGHTS[card], -rank_of(card), card)))


class Careful:
    """What a move is worth now, less what the next opponent may be expected to make of the table that it leaves."""

    def choose(self, view: View, _rng: Random) -> Move:
        return ranking(view, legal(view))[0]


def ranking(view: View, turns: Iterable[Turn]) -> list[Turn]:
    """These moves of the viewing seat as `careful` ranks them, the one it would make first."""
    playing, odds = in_play(view), chances(view)
    return sorted(turns, key=lambda turn: (-_balance(turn, playing, odds), *tie(turn)))


def tie(turn: Turn) -> tuple[Card, str]:
    """Among equals the played card first in deck order, then the text first in ASCII order."""
    return (turn.card, write_move(turn))


def worth(turn: Turn, playing: Playing) -> int:
    """What a move is worth at once, in hundredths of a point: bonuses, and the weights of all cards captured."""
    if isinstance(turn, Place):
        return 0
    earned = bonuses(turn.card, turn.taken, playing.table, playing.placed)
    return BONUS * len(earned) + WEIGHTS[turn.card] + weigh(turn.taken)


def chances(view: View) -> tuple[int, ...]:
    """For each rank how likely the next opponent holds it, in 81ths."""
    ranks = list(map(rank_of, unseen(view)))
    return tuple(CHANCES[ranks.count(rank)] for rank in range(len(RANKS)))


def _balance(turn: Turn, playing: Playing, odds: tuple[int, ...]) -> int:
    """Worth less expected reply, in 810ths of a hundredth of a point."""
    now = EXACT * worth(turn, playing)
    if playing.left == 1:
        return now
    match turn:
        case Place(card):
            best = replies((*playing.table, card), card)
        case Capture(_, taken):
            best = replies(tuple(card for card in playing.table if card not in taken), None)
    return now - FEAR * sum(chance * made for chance, made in zip(odds, best, strict=True))


def replies(table: Cards, placed: Card | None) -> list[int]:
    """For each rank the most that one card of it can make of a table, in hundredths; the card's suit is unknown."""
    best = [0] * len(RANKS)
    scua = BONUS * (len(table) == 1)
    for card in table:
        made = PLAIN + WEIGHTS[card] + scua + BONUS * (card == placed)
        best[rank_of(card)] = max(best[rank_of(card)], made)
    value = sum(map(value_of, table))
    if len(table) > 1 and value <= NUMBERS and all(map(is_number, table)):
        made = PLAIN + weigh(table) + BONUS * (1 + (len(table) > 2))
        best[value - 1] = max(best[value - 1], made)
    return best
