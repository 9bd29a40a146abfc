"""What an audience knows of a deal, and what the viewing seat may do. Legality needs no more than this.

Rules: Ganjifa, sections 3 and 4.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from engines.core.contract import Audience
from engines.core.errors import IllegalMoveError
from engines.core.words import Phrase, phrase
from engines.ganjifa.cards import Card, Cards, Suit, suit_of
from engines.ganjifa.dukals import dukals
from engines.ganjifa.follow import Allowed, allowed, playable
from engines.ganjifa.moves import Dukal, Give, Move, Play, Turn, write_move
from engines.ganjifa.phases import Course, Following, Giving, InPlay, Leading, Phase, Taken, Waiting
from engines.ganjifa.words import suit_name


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
        """The viewing seat's own cards; none for an onlooker and before the deal."""
        return self.hands[self.audience] or () if isinstance(self.audience, int) and self.hands else ()

    @property
    def is_mine(self) -> bool:
        """Whether the viewing seat is to act."""
        return isinstance(self.phase, InPlay) and self.phase.turn == self.audience

    @property
    def trump(self) -> Suit:
        return self.phase.trump if isinstance(self.phase, Waiting) else self.phase.course.trump

    @property
    def course(self) -> Course | None:
        """The deal on the table; None before it."""
        return None if isinstance(self.phase, Waiting) else self.phase.course

    @property
    def last_trick(self) -> Taken | None:
        """The trick that was taken last."""
        return self.course.tricks[-1] if self.course and self.course.tricks else None

    @property
    def gone(self) -> frozenset[Card]:
        """All cards that have been played, those on the table included: everybody has seen them."""
        if self.course is None:
            return frozenset()
        taken = {card for trick in self.course.tricks for card in trick.captured}
        return frozenset(taken.union(on_table(self.phase)))

    @property
    def unseen(self) -> Cards:
        """The cards that have not been played and are not in the viewing seat's hand, in deck order."""
        dealt = self.course.dealt if self.course else ()
        known = self.gone.union(self.hand)
        return tuple(card for card in dealt if card not in known)


def on_table(phase: Phase) -> tuple[Card, ...]:
    """The cards of the trick that is not finished, in the order in which they came."""
    match phase:
        case Following(cards=cards):
            return cards
        case Giving(dukal=dukal, given=given):
            return (*dukal, *(card for cards in given for card in cards))
        case _:
            return ()


def choices(view: View) -> Allowed:
    """The suits from which the viewing seat, which is to follow, may give. Raises TypeError where it is not."""
    if not isinstance(view.phase, Following) or not view.is_mine:
        raise TypeError(f"nothing to follow: {view.phase}")
    return allowed(view.hand, view.phase.led, view.trump)


def refusal(view: View, move: Move) -> Phrase | None:
    """Why the viewing seat may not make this move, in words; None where it may."""
    now = view.phase
    if not isinstance(now, InPlay) or not view.is_mine or not isinstance(move, Turn):
        return phrase("ganjifa.refuse.no-turn")
    cards = (move.card,) if isinstance(move, Play) else move.cards
    if not set(cards) <= set(view.hand):
        return phrase("ganjifa.refuse.not-held")
    match now:
        case Leading(course):
            return _refused_lead(course, move)
        case Following():
            return _refused_card(view, now, move)
        case Giving():
            return _refused_gift(now, move)


def _refused_lead(course: Course, move: Turn) -> Phrase | None:
    if isinstance(move, Give):
        return phrase("ganjifa.refuse.no-dukal")
    if course.opening is not None and move != Play(course.opening):
        return phrase("ganjifa.refuse.opening", trump=suit_name(course.trump))
    if isinstance(move, Dukal) and len(move.cards) > course.left:
        return phrase("ganjifa.refuse.too-large", n=course.left)
    return None


def _refused_card(view: View, now: Following, move: Turn) -> Phrase | None:
    if not isinstance(move, Play):
        return phrase("ganjifa.refuse.one-card")
    found = choices(view)
    return None if suit_of(move.card) in found.suits else _why_not(found, now.led, view.trump)


def _why_not(found: Allowed, led: Suit, trump: Suit) -> Phrase:
    """What the suits that are allowed are, and why."""
    if found.led is not None or found.next is None:
        return phrase("ganjifa.refuse.follow", suit=suit_name(led))
    if found.ruff is not None:
        return phrase("ganjifa.refuse.choice", suit=suit_name(led), next=suit_name(found.next), trump=suit_name(trump))
    return phrase("ganjifa.refuse.next", suit=suit_name(led), next=suit_name(found.next))


def _refused_gift(now: Giving, move: Turn) -> Phrase | None:
    if isinstance(move, Give) and len(move.cards) == now.size:
        return None
    return phrase("ganjifa.refuse.give", n=now.size)


def check(view: View, move: Move) -> None:
    """Raise IllegalMoveError, with the reason in words, unless the viewing seat may make this move now."""
    reason = refusal(view, move)
    if reason is not None:
        raise IllegalMoveError(write_move(move), reason)


def is_legal(view: View, move: Move) -> bool:
    """Whether the viewing seat may make this move now."""
    return refusal(view, move) is None


def legal(view: View) -> Iterator[Move]:
    """The viewing seat's moves, in deck order; what may be given to a Dukal is all too much to list."""
    if not view.is_mine:
        return
    match view.phase:
        case Leading(course):
            yield from leads(view.hand, course)
        case Following(led=led):
            yield from map(Play, playable(view.hand, led, view.trump))
        case Giving(size=size):
            yield from map(Give, combinations(view.hand, size))
        case _:
            return


def dukals_to_lead(view: View) -> tuple[Cards, ...]:
    """The Dukals that the viewing seat may lead now."""
    if not isinstance(view.phase, Leading):
        return ()
    return tuple(cards for cards in dukals(view.hand) if is_legal(view, Dukal(cards)))


def leads(hand: Cards, course: Course) -> Iterator[Play | Dukal]:
    """What this hand may lead: the trump Raja alone in the opening trick, else any card and every Dukal."""
    if course.opening is not None:
        yield Play(course.opening)
        return
    yield from map(Play, hand)
    yield from map(Dukal, dukals(hand))
