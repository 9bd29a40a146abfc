"""The truth of a deal: hands, bottom cards and the public course; how a move changes it, and how it ends.

Rules: Dou Dizhu rules, sections 2, 3 and 5.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random

from engines.core.chance import below, shuffled
from engines.core.contract import CHANCE, OPEN, Audience, Outcome, Seat
from engines.core.errors import IllegalMoveError
from engines.core.words import phrase
from engines.doudizhu.cards import DECK, Cards
from engines.doudizhu.moves import SEATS, Bid, Deal, Move, Pass, Play, write_move
from engines.doudizhu.phases import Auction, Over, Phase, Playing, Waiting
from engines.doudizhu.view import View

HAND = 17
BOTTOM = 3


@dataclass(frozen=True, slots=True)
class State:
    """`hands` is empty until the first deal; the landlord's hand holds the bottom cards once they are taken.

    `short` is the rule for practice deals: fewer cards than the pack has, in hands of any size.
    """

    short: bool = False
    phase: Phase = field(default_factory=Waiting)
    hands: tuple[Cards, ...] = ()
    bottom: Cards = ()


def to_act(state: State) -> Seat | None:
    """Whose ply is next; None after the end."""
    match state.phase:
        case Waiting():
            return CHANCE
        case Auction() | Playing() as phase:
            return phase.turn
        case Over():
            return None


def deal(rng: Random) -> Deal:
    """Shuffle the pack; 17 cards to each seat in blocks, 3 to the bottom; draw the first bidder (section 2)."""
    pack = shuffled(DECK, rng)
    hands = tuple(tuple(sorted(pack[seat * HAND : (seat + 1) * HAND])) for seat in range(SEATS))
    return Deal(below(SEATS, rng), hands, tuple(sorted(pack[SEATS * HAND :])))


def check_deal(state: State, move: Move) -> None:
    """Raise IllegalMoveError unless this is a deal of the whole pack, or for practice a short one, no card twice."""
    if not isinstance(move, Deal) or not isinstance(state.phase, Waiting):
        raise IllegalMoveError(write_move(move), phrase("doudizhu.refuse.no-turn"))
    cards = [card for hand in (*move.hands, move.bottom) for card in hand]
    whole = len(cards) == len(DECK) and all(len(hand) == HAND for hand in move.hands)
    if len(set(cards)) != len(cards) or not all(move.hands) or not (whole or state.short):
        raise IllegalMoveError(write_move(move), phrase("doudizhu.refuse.deal"))


def apply(state: State, move: Move) -> State:
    """The state after a move that has been checked. Raises TypeError for a move that belongs to another phase."""
    match state.phase, move:
        case Waiting(thrown_in), Deal(first, hands, bottom):
            return replace(state, phase=Auction(first, thrown_in=thrown_in), hands=hands, bottom=bottom)
        case Auction() as auction, Bid() as bid:
            return _after_bid(state, auction.after(bid))
        case Playing() as playing, Play() | Pass() as turn:
            return _after_turn(state, playing, turn)
        case _:
            raise TypeError(f"{move} does not belong to {state.phase}")


def _after_bid(state: State, auction: Auction) -> State:
    if auction.is_thrown_in:
        return replace(state, phase=Waiting((*auction.thrown_in, auction.first)), hands=(), bottom=())
    if auction.is_won:
        return _take_bottom(state, auction)
    return replace(state, phase=auction)


def _take_bottom(state: State, auction: Auction) -> State:
    landlord = auction.leader
    hands = _with_hand(state.hands, landlord, tuple(sorted((*state.hands[landlord], *state.bottom))))
    playing = Playing(auction, landlord, state.bottom, tuple(map(len, hands)), owner=landlord)
    return replace(state, phase=playing, hands=hands)


def _after_turn(state: State, playing: Playing, turn: Play | Pass) -> State:
    after = playing.after(turn)
    if isinstance(turn, Pass):
        return replace(state, phase=after)
    left = tuple(card for card in state.hands[playing.turn] if card not in turn.cards)
    phase = after if left else Over(after)
    return replace(state, phase=phase, hands=_with_hand(state.hands, playing.turn, left))


def _with_hand(hands: tuple[Cards, ...], seat: Seat, hand: Cards) -> tuple[Cards, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def outcome(state: State) -> Outcome | None:
    """Who won by how much, once somebody is out."""
    if not isinstance(state.phase, Over):
        return None
    over = state.phase
    landlord = over.playing.landlord
    winners = tuple(seat for seat in range(SEATS) if (seat == landlord) == over.landlord_won)
    return Outcome(over.scores, winners, "landlord" if over.landlord_won else "farmers")


def score(state: State) -> tuple[int, ...]:
    """Each seat's points; 0 until the end."""
    return state.phase.scores if isinstance(state.phase, Over) else (0,) * SEATS


def view(state: State, audience: Audience) -> View:
    """Own hand for a seat, none for PUBLIC, all for OPEN; the bottom cards come with the phase once all see them."""
    seen = tuple(hand if audience in (seat, OPEN) else None for seat, hand in enumerate(state.hands))
    return View(audience, state.phase, seen, tuple(map(len, state.hands)))
