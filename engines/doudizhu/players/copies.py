"""Which copies of a rank are laid: those that all know the player to hold come first, since suits tell tales."""

from __future__ import annotations

from engines.doudizhu.cards import Cards, rank_of
from engines.doudizhu.combos import Combination
from engines.doudizhu.moves import Pass, Play
from engines.doudizhu.phases import Playing
from engines.doudizhu.view import View, pick


def turn(view: View, chosen: Combination | None) -> Play | Pass:
    """The move that lays this combination, or the pass that None stands for."""
    return Play(copies(view, chosen)) if chosen else Pass()


def copies(view: View, chosen: Combination) -> Cards:
    """The cards of the viewing seat's hand that make it: of each rank the shown bottom cards first, then deck order."""
    shown = view.phase.bottom if isinstance(view.phase, Playing) else ()
    hand = sorted(view.hand, key=lambda card: (rank_of(card), card not in shown, card))
    return tuple(sorted(pick(tuple(hand), chosen)))
