"""Hidden worlds that fit what a seat knows: the only way from a view to a state. Knows no truth but the view's.

Every card that the view does not place is equally likely to be anywhere there is room for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from random import Random

from engines.core.chance import shuffled
from engines.doudizhu.cards import DECK, Cards
from engines.doudizhu.moves import Play
from engines.doudizhu.phases import Auction, Over, Phase, Playing
from engines.doudizhu.state import BOTTOM, State
from engines.doudizhu.view import View


@dataclass(frozen=True, slots=True)
class Source:
    """What worlds are drawn from: for each seat the cards that it surely holds and how many more it holds of `unseen`.

    `bottom` is None while the bottom cards are hidden: then they are what is left. `short` worlds leave cards out.
    """

    phase: Phase
    sure: tuple[Cards, ...]
    more: tuple[int, ...]
    unseen: Cards
    bottom: Cards | None
    short: bool

    def draw(self, rng: Random) -> State:
        """A world. How many numbers are drawn depends on the number of unseen cards alone."""
        pack = iter(shuffled(self.unseen, rng))
        hands = tuple(
            tuple(sorted((*sure, *islice(pack, more)))) for sure, more in zip(self.sure, self.more, strict=True)
        )
        bottom = tuple(sorted(islice(pack, BOTTOM))) if self.bottom is None else self.bottom
        return State(self.short, self.phase, hands, bottom)


def sample(view: View, rng: Random) -> State:
    """A state with this view, all fitting ones equally likely."""
    return source(view).draw(rng)


def source(view: View) -> Source:
    """What the worlds of a view are drawn from. In a practice deal any unseen card may be one that was left out."""
    sure = tuple(_surely(view, seat) for seat in range(len(view.held)))
    more = tuple(held - len(cards) for held, cards in zip(view.held, sure, strict=True))
    gone = played(view.phase)
    placed = {*gone, *(card for cards in sure for card in cards)}
    unseen = tuple(card for card in DECK if card not in placed)
    bottom = _bottom(view.phase)
    hidden = BOTTOM if bottom is None else 0
    short = bool(view.held) and len(unseen) != sum(more) + hidden
    return Source(view.phase, sure, more, unseen, bottom, short)


def played(phase: Phase) -> Cards:
    """All cards played so far, in the order of play."""
    course = _course(phase)
    turns = course.turns if course else ()
    return tuple(card for turn in turns if isinstance(turn, Play) for card in turn.cards)


def shown(view: View) -> Cards:
    """The bottom cards that all know to be in the landlord's hand still, in deck order."""
    gone = set(played(view.phase))
    return tuple(card for card in _bottom(view.phase) or () if card not in gone)


def _surely(view: View, seat: int) -> Cards:
    """The seat's cards where the view has them, else what all know it to hold."""
    known = view.hands[seat]
    if known is not None:
        return known
    course = _course(view.phase)
    return shown(view) if course and seat == course.landlord else ()


def _bottom(phase: Phase) -> Cards | None:
    """The bottom cards once they are shown, none before the deal, None while they are hidden."""
    course = _course(phase)
    if course:
        return course.bottom
    return None if isinstance(phase, Auction) else ()


def _course(phase: Phase) -> Playing | None:
    course = phase.playing if isinstance(phase, Over) else phase
    return course if isinstance(course, Playing) else None
