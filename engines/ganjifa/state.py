"""The truth of a deal: the hands and the public course; how a move changes it, and how it ends.

Rules: Ganjifa, sections 2 to 5.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import cycle
from random import Random
from typing import Final

from engines.core.chance import below, shuffled
from engines.core.contract import CHANCE, OPEN, Audience, Option, Outcome, Seat, Setup
from engines.core.errors import IllegalMoveError, OptionError
from engines.core.words import phrase
from engines.ganjifa.cards import DECK, RAJA, SUITS, Cards, card_at
from engines.ganjifa.moves import SEATS, Deal, Move, Play, write_move
from engines.ganjifa.phases import Over, Phase, Waiting, after, opened
from engines.ganjifa.view import View

HAND: Final = len(DECK) // SEATS
PACKET: Final = 4

TRUMPS: Final = {"rama": SUITS.index("ra"), "krishna": SUITS.index("kr")}
TRUMP: Final = Option("trump", tuple(TRUMPS))
"""By day Rama is trump, by night Krishna (section 2)."""


@dataclass(frozen=True, slots=True)
class State:
    """`hands` is empty until the deal; `short` is the rule for practice deals of fewer cards, equally many a hand."""

    phase: Phase
    hands: tuple[Cards, ...] = ()
    short: bool = False


def start(setup: Setup) -> State:
    """A deal that is due. Raises OptionError for no such trump, and for a score to start at."""
    if setup.score is not None:
        raise OptionError("score", "-".join(map(str, setup.score)))
    chosen = setup.options.get(TRUMP.key, TRUMP.default)
    if chosen not in TRUMPS:
        raise OptionError(TRUMP.key, chosen)
    return State(Waiting(TRUMPS[chosen]), short=setup.short)


def to_act(state: State) -> Seat | None:
    """Whose ply is next; None after the end."""
    match state.phase:
        case Waiting():
            return CHANCE
        case Over():
            return None
        case phase:
            return phase.turn


def deal(rng: Random) -> Deal:
    """Shuffle the pack, draw who is dealt to first, deal packets of four anticlockwise (section 2)."""
    pack = shuffled(DECK, rng)
    first = below(SEATS, rng)
    hands: list[list[int]] = [[] for _ in range(SEATS)]
    seats = cycle([(first + step) % SEATS for step in range(SEATS)])
    for at, seat in zip(range(0, len(pack), PACKET), seats, strict=False):
        hands[seat].extend(pack[at : at + PACKET])
    return Deal(first, tuple(tuple(sorted(hand)) for hand in hands))


def check_deal(state: State, move: Move) -> None:
    """Raise IllegalMoveError unless this deals the whole pack in equal hands, or for practice fewer cards."""
    if not isinstance(move, Deal) or not isinstance(state.phase, Waiting):
        raise IllegalMoveError(write_move(move), phrase("ganjifa.refuse.no-turn"))
    sizes = {len(hand) for hand in move.hands}
    cards = {card for hand in move.hands for card in hand}
    fair = len(sizes) == 1 and 0 not in sizes and len(cards) == SEATS * min(sizes)
    if not fair or (len(cards) != len(DECK) and not state.short):
        raise IllegalMoveError(write_move(move), phrase("ganjifa.refuse.deal"))


def apply(state: State, move: Move) -> State:
    """The state after a move that has been checked. Raises TypeError for a move that belongs to another phase."""
    match state.phase, move:
        case Waiting(trump), Deal() as dealt:
            cards = tuple(sorted(card for hand in dealt.hands for card in hand))
            return replace(state, phase=opened(trump, _opener(dealt, trump), cards), hands=dealt.hands)
        case (Waiting() | Over(), _) | (_, Deal()):
            raise TypeError(f"{move} does not belong to {state.phase}")
        case now, turn:
            cards = (turn.card,) if isinstance(turn, Play) else turn.cards
            hands = _without(state.hands, now.turn, cards)
            return replace(state, phase=after(now, turn), hands=hands)


def _opener(dealt: Deal, trump: int) -> Seat:
    """The holder of the trump Raja; where a short deal lacks it, the seat dealt to first."""
    raja = card_at(trump, RAJA)
    return next((seat for seat, hand in enumerate(dealt.hands) if raja in hand), dealt.first)


def _without(hands: tuple[Cards, ...], seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    left = tuple(card for card in hands[seat] if card not in cards)
    return (*hands[:seat], left, *hands[seat + 1 :])


def outcome(state: State) -> Outcome | None:
    """Who has captured most, once all hands are empty; equal highest share the win (section 5)."""
    if not isinstance(state.phase, Over):
        return None
    scores = state.phase.course.captured
    winners = tuple(seat for seat, cards in enumerate(scores) if cards == max(scores))
    return Outcome(scores, winners, "most-cards" if len(winners) == 1 else "shared")


def score(state: State) -> tuple[int, ...]:
    """The cards captured so far, one number a seat."""
    return (0,) * SEATS if isinstance(state.phase, Waiting) else state.phase.course.captured


def view(state: State, audience: Audience) -> View:
    """Own hand for a seat, none for PUBLIC, all for OPEN."""
    seen = tuple(hand if audience in (seat, OPEN) else None for seat, hand in enumerate(state.hands))
    return View(audience, state.phase, seen, tuple(map(len, state.hands)))
