"""The truth of a deal: hands and the public course; how a move changes it, and how it ends.

Rules: Cicera rules, sections 2 and 5.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from engines.cicera.cards import DECK, Cards
from engines.cicera.moves import SEATS, Deal, Move, Turn, write_move
from engines.cicera.phases import Over, Phase, Playing, Waiting, team_of
from engines.cicera.view import View
from engines.core.chance import below, shuffled
from engines.core.contract import CHANCE, OPEN, Audience, Outcome, Seat, Setup
from engines.core.errors import IllegalMoveError, OptionError
from engines.core.words import phrase

HAND: Final = 12
TABLE: Final = 4


@dataclass(frozen=True, slots=True)
class State:
    """`hands` is empty until the deal. `short` is the rule for practice deals: fewer cards, any table."""

    short: bool = False
    phase: Phase = field(default_factory=Waiting)
    hands: tuple[Cards, ...] = ()


def start(setup: Setup) -> State:
    """Before the deal. Raises OptionError for a score to start at: there is only one deal."""
    if setup.score is not None:
        raise OptionError("score", "-".join(map(str, setup.score)))
    return State(setup.short)


def to_act(state: State) -> Seat | None:
    """Whose ply is next; None after the end."""
    match state.phase:
        case Waiting():
            return CHANCE
        case Playing() as playing:
            return playing.turn
        case Over():
            return None


def deal(rng: Random) -> Deal:
    """Shuffle the pack; 12 cards to each seat in blocks, 4 to the table; draw who starts (section 2).

    The dealer is drawn, and the player at the dealer's right starts: so that one is drawn as well.
    """
    pack = shuffled(DECK, rng)
    hands = tuple(tuple(sorted(pack[seat * HAND : (seat + 1) * HAND])) for seat in range(SEATS))
    return Deal(below(SEATS, rng), hands, tuple(sorted(pack[SEATS * HAND :])))


def check_deal(state: State, move: Move) -> None:
    """Raise IllegalMoveError unless this is a deal of the whole pack, or for practice a short one, no card twice."""
    if not isinstance(move, Deal) or not isinstance(state.phase, Waiting):
        raise IllegalMoveError(write_move(move), phrase("cicera.refuse.no-turn"))
    cards = [card for part in (*move.hands, move.table) for card in part]
    sizes = {len(hand) for hand in move.hands}
    whole = sizes == {HAND} and len(move.table) == TABLE
    equal = len(sizes) == 1 and max(sizes) <= HAND
    if len(set(cards)) != len(cards) or not (whole or (state.short and equal)):
        raise IllegalMoveError(write_move(move), phrase("cicera.refuse.deal"))


def apply(state: State, move: Move) -> State:
    """The state after a move that has been checked. Raises TypeError for a move that belongs to another phase."""
    match state.phase, move:
        case Waiting(), Deal(first, hands, table):
            return replace(state, phase=Playing(first, len(hands[first]), table), hands=hands)
        case Playing() as playing, turn if not isinstance(turn, Deal):
            return _after_turn(state, playing, turn)
        case _:
            raise TypeError(f"{move} does not belong to {state.phase}")


def _after_turn(state: State, playing: Playing, turn: Turn) -> State:
    after = playing.after(turn)
    seat = playing.turn
    hand = tuple(card for card in state.hands[seat] if card != turn.card)
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    return replace(state, phase=after if after.left else Over(after), hands=hands)


def outcome(state: State) -> Outcome | None:
    """Who won, once all hands are empty; equal totals are a draw, shared by all."""
    if not isinstance(state.phase, Over):
        return None
    points = state.phase.points
    scores = tuple(points[team_of(seat)] for seat in range(SEATS))
    winners = tuple(seat for seat in range(SEATS) if scores[seat] == max(points))
    return Outcome(scores, winners, "draw" if len(winners) == SEATS else "points")


def score(state: State) -> tuple[int, ...]:
    """Each seat's team's points: bonuses while the play goes on, at the end with the awards."""
    match state.phase:
        case Waiting():
            return (0,) * SEATS
        case Playing() as playing:
            points = playing.bonus_points
        case Over() as over:
            points = over.points
    return tuple(points[team_of(seat)] for seat in range(SEATS))


def view(state: State, audience: Audience) -> View:
    """Own hand for a seat, none for PUBLIC, all for OPEN."""
    seen = tuple(hand if audience in (seat, OPEN) else None for seat, hand in enumerate(state.hands))
    return View(audience, state.phase, seen, tuple(map(len, state.hands)))
