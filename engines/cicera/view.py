"""What an audience knows of a deal, and what the viewing seat may do. Legality needs no more than this.

Rules: Cicera rules, section 3.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engines.cicera.captures import captures, is_capture
from engines.cicera.cards import Cards
from engines.cicera.moves import Capture, Deal, Move, Place, Turn, write_move
from engines.cicera.phases import Over, Phase, Playing
from engines.cicera.reasons import why_not
from engines.core.contract import Audience
from engines.core.errors import IllegalMoveError
from engines.core.words import Phrase, phrase


@dataclass(frozen=True, slots=True)
class View:
    """The public course of the deal and the hands that the audience sees; the others are None.

    `audience` is the seat whose view it is, or PUBLIC or OPEN. `held` counts the cards of every seat.
    """

    audience: Audience
    phase: Phase
    hands: tuple[Cards | None, ...]
    held: tuple[int, ...]

    @property
    def hand(self) -> Cards:
        """The viewing seat's own cards in deck order; none for an onlooker and before the deal."""
        return self.hands[self.audience] or () if isinstance(self.audience, int) and self.hands else ()

    @property
    def course(self) -> Playing | None:
        """The play so far, also once it is over; None before the deal."""
        match self.phase:
            case Playing() as playing:
                return playing
            case Over(last):
                return last
            case _:
                return None

    @property
    def piles(self) -> tuple[Cards, Cards]:
        """What each team has captured; at the end with the leftovers."""
        return self.phase.piles if isinstance(self.phase, Playing | Over) else ((), ())

    @property
    def is_mine(self) -> bool:
        """Whether the viewing seat is to act."""
        return isinstance(self.phase, Playing) and self.phase.turn == self.audience


def in_play(view: View) -> Playing:
    """The play that goes on. Raises TypeError where none does."""
    if not isinstance(view.phase, Playing):
        raise TypeError(f"no deal is in play: {view.phase}")
    return view.phase


def refusal(view: View, move: Move) -> Phrase | None:
    """Why the viewing seat may not make this move, in words; None where it may."""
    if not isinstance(view.phase, Playing) or not view.is_mine or isinstance(move, Deal):
        return phrase("cicera.refuse.no-turn")
    if move.card not in view.hand:
        return phrase("cicera.refuse.not-held")
    if isinstance(move, Place) or is_capture(move.card, move.taken, view.phase.table):
        return None
    if not set(move.taken) <= set(view.phase.table):
        return phrase("cicera.refuse.not-there")
    return why_not(move.card, move.taken)


def check(view: View, move: Move) -> None:
    """Raise IllegalMoveError, with the reason in words, unless the viewing seat may make this move now."""
    reason = refusal(view, move)
    if reason is not None:
        raise IllegalMoveError(write_move(move), reason)


def is_legal(view: View, move: Move) -> bool:
    """Whether the viewing seat may make this move now."""
    return refusal(view, move) is None


def legal(view: View) -> Iterator[Turn]:
    """The viewing seat's moves, card by card in deck order: placing it, then what it may take."""
    if not isinstance(view.phase, Playing) or not view.is_mine:
        return
    for card in view.hand:
        yield Place(card)
        for taken in captures(card, view.phase.table):
            yield Capture(card, taken)
