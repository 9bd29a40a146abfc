"""The truth of a match: the hands as they were dealt and the public course; how a move changes it, and how it ends.

Rules: Truco rules, sections 1, 2 and 6.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from engines.core.chance import below, shuffled
from engines.core.contract import CHANCE, OPEN, Audience, Outcome, Seat, Setup
from engines.core.errors import IllegalMoveError, OptionError
from engines.core.words import phrase
from engines.truco.cards import DECK, Cards
from engines.truco.course import after, opening
from engines.truco.envido import TARGET, Said, announced, counting, value
from engines.truco.moves import SEATS, Deal, Move, write_move
from engines.truco.phases import Ended, InPlay, Over, Phase, Score, Settled, Waiting, other
from engines.truco.view import View

HAND: Final = 3


@dataclass(frozen=True, slots=True)
class State:
    """`dealt` are both hands as the latest deal gave them, empty before the first; `past` the deals that are over."""

    phase: Phase = field(default_factory=Waiting)
    past: tuple[Ended, ...] = ()
    dealt: tuple[Cards, ...] = ()


def start(setup: Setup) -> State:
    """A match at 0 to 0, or at the score of a set-up, 0 to 29 each. Raises OptionError for any other set-up."""
    if setup.short:
        raise OptionError("setup", "short")
    match setup.score:
        case None:
            return State()
        case (int(first), int(second)) if max(first, second) < TARGET:
            return State(Waiting((first, second)))
        case score:
            raise OptionError("score", "-".join(map(str, score)))


def to_act(state: State) -> Seat | None:
    """Whose ply is next; None after the end."""
    match state.phase:
        case Waiting():
            return CHANCE
        case InPlay(ask=ask):
            return ask.seat
        case Over():
            return None


def pauses(state: State) -> bool:
    """Whether a deal is due that waits for the person: every one but the first ("At the table")."""
    return isinstance(state.phase, Waiting) and bool(state.past)


def deal(state: State, rng: Random) -> Deal:
    """Shuffle the pack, three cards each; the deal alternates, and for the first one mano is drawn (section 2)."""
    pack = shuffled(DECK, rng)
    due = state.phase.mano if isinstance(state.phase, Waiting) else None
    hands = tuple(sorted(pack[:HAND])), tuple(sorted(pack[HAND : 2 * HAND]))
    return Deal(below(SEATS, rng) if due is None else due, hands)


def check_deal(state: State, move: Move) -> None:
    """Raise IllegalMoveError unless this deals three cards each, none twice, with the right mano."""
    if not isinstance(move, Deal) or not isinstance(state.phase, Waiting):
        raise IllegalMoveError(write_move(move), phrase("truco.refuse.no-turn"))
    if state.phase.mano not in (None, move.mano):
        raise IllegalMoveError(write_move(move), phrase("truco.refuse.mano"))
    sizes = [len(hand) for hand in move.hands]
    if sizes != [HAND] * SEATS or len({card for hand in move.hands for card in hand}) != sum(sizes):
        raise IllegalMoveError(write_move(move), phrase("truco.refuse.deal"))


def apply(state: State, move: Move) -> State:
    """The state after a move that has been checked. Raises TypeError for a move that belongs to another phase."""
    match state.phase, move:
        case Waiting(score), Deal(mano, hands):
            return replace(state, phase=opening(len(state.past) + 1, mano, score), dealt=hands)
        case (Waiting() | Over(), _) | (_, Deal()):
            raise TypeError(f"{move} does not belong to {state.phase}")
        case InPlay() as now, turn:
            went_on = after(now, turn, _announced(state, now.course.mano))
            return _closed(state, went_on) if isinstance(went_on, Ended) else replace(state, phase=went_on)


def _announced(state: State, mano: Seat) -> Said:
    """What both would say of the hands that they were dealt."""
    return announced(value(state.dealt[mano]), value(state.dealt[other(mano)]))


def _closed(state: State, ended: Ended) -> State:
    envido, score = ended.course.envido, ended.course.score
    if isinstance(envido, Settled) and envido.said:
        ended = replace(ended, shown=counting(state.dealt[envido.scorer]))
    phase = Over(score, score.index(TARGET)) if TARGET in score else Waiting(score, other(ended.course.mano))
    return replace(state, phase=phase, past=(*state.past, ended))


def outcome(state: State) -> Outcome | None:
    """Who won, once somebody has 30: by Envido or by a deal."""
    if not isinstance(state.phase, Over):
        return None
    return Outcome(state.phase.score, (state.phase.winner,), state.past[-1].how)


def score(state: State) -> Score:
    """Points so far, one a seat, up to 30."""
    return state.phase.score


def hands(state: State) -> tuple[Cards, ...]:
    """What each seat still holds."""
    course = state.phase.course if isinstance(state.phase, InPlay) else state.past[-1].course if state.past else None
    if course is None:
        return ()
    return tuple(_left(cards, course.played(seat)) for seat, cards in enumerate(state.dealt))


def _left(cards: Cards, played: Cards) -> Cards:
    return tuple(card for card in cards if card not in played)


def view(state: State, audience: Audience) -> View:
    """Own hand for a seat, none for PUBLIC, all for OPEN; what was announced and shown comes with the course."""
    held = hands(state)
    seen = tuple(hand if audience in (seat, OPEN) else None for seat, hand in enumerate(held))
    return View(audience, state.phase, state.past, seen, tuple(map(len, held)))
