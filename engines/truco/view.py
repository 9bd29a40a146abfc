"""What an audience knows of a match, and what the viewing seat may do. Legality needs no more than this.

Rules: Truco rules, sections 3 to 8.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engines.core.contract import Audience
from engines.core.errors import IllegalMoveError
from engines.core.words import Phrase, phrase
from engines.truco.cards import Cards
from engines.truco.envido import CHAINS, OPENINGS, Chain
from engines.truco.moves import CallEnvido, CallTruco, Deal, Mazo, Move, NoQuiero, Play, Quiero, Truco, write_move
from engines.truco.phases import Course, Ended, EnvidoPending, InPlay, Phase, Score, ToPlay, TrucoPending


@dataclass(frozen=True, slots=True)
class View:
    """The public course of the match and the hands that the audience sees; the others are None.

    `audience` is the seat whose view it is, or PUBLIC or OPEN. `past` are the deals that are over, `held` counts the
    cards of every seat.
    """

    audience: Audience
    phase: Phase
    past: tuple[Ended, ...]
    hands: tuple[Cards | None, ...]
    held: tuple[int, ...]

    @property
    def hand(self) -> Cards:
        """The viewing seat's own cards; none for an onlooker and before the deal."""
        return self.hands[self.audience] or () if isinstance(self.audience, int) and self.hands else ()

    @property
    def dealt(self) -> Cards:
        """The viewing seat's three cards as they were dealt."""
        if self.course is None or not isinstance(self.audience, int):
            return ()
        return tuple(sorted((*self.hand, *self.course.played(self.audience))))

    @property
    def course(self) -> Course | None:
        """The deal on the table: the one in play, else the last one; None before the first."""
        if isinstance(self.phase, InPlay):
            return self.phase.course
        return self.past[-1].course if self.past else None

    @property
    def score(self) -> Score:
        return self.phase.score

    @property
    def is_mine(self) -> bool:
        """Whether the viewing seat is to act."""
        return isinstance(self.phase, InPlay) and self.phase.ask.seat == self.audience


def in_play(view: View) -> InPlay:
    """The deal that goes on. Raises TypeError where none does."""
    if not isinstance(view.phase, InPlay):
        raise TypeError(f"no deal is in play: {view.phase}")
    return view.phase


def envido_calls(now: InPlay) -> Chain:
    """The Envido calls that the seat to act may make."""
    match now.ask:
        case EnvidoPending(chain=chain):
            return CHAINS[chain].follows
        case ask:
            return OPENINGS if now.course.may_open(ask.seat) else ()


def truco_call(now: InPlay) -> Truco | None:
    """The Truco call that the seat to act may make; there is at most one."""
    stake = now.course.stake
    return stake.next_call if isinstance(now.ask, ToPlay) and stake.may_raise(now.ask.seat) else None


def refusal(view: View, move: Move) -> Phrase | None:
    """Why the viewing seat may not make this move, in words; None where it may."""
    now = view.phase
    if not isinstance(now, InPlay) or not view.is_mine or isinstance(move, Deal):
        return phrase("truco.refuse.no-turn")
    match move:
        case CallEnvido(call):
            return None if call in envido_calls(now) else phrase(f"truco.refuse.{_why_no_envido(now)}")
        case CallTruco(call):
            return None if call == truco_call(now) else phrase(f"truco.refuse.{_why_no_truco(now, call)}")
        case Quiero() | NoQuiero():
            return phrase("truco.refuse.nothing-called") if isinstance(now.ask, ToPlay) else None
        case Play() | Mazo():
            return _refused_on_turn(view, now, move)


def _refused_on_turn(view: View, now: InPlay, move: Play | Mazo) -> Phrase | None:
    if not isinstance(now.ask, ToPlay):
        return phrase("truco.refuse.answer-first")
    if isinstance(move, Play) and move.card not in view.hand:
        return phrase("truco.refuse.not-held")
    return None


def _why_no_envido(now: InPlay) -> str:
    if isinstance(now.ask, EnvidoPending):
        return "chain"
    if isinstance(now.ask, TrucoPending) and not now.course.may_open(now.ask.seat):
        return "answer-truco"
    return "envido-closed"


def _why_no_truco(now: InPlay, call: Truco) -> str:
    if not isinstance(now.ask, ToPlay):
        return "answer-first"
    return "not-yours" if call == now.course.stake.next_call else "not-next"


def check(view: View, move: Move) -> None:
    """Raise IllegalMoveError, with the reason in words, unless the viewing seat may make this move now."""
    reason = refusal(view, move)
    if reason is not None:
        raise IllegalMoveError(write_move(move), reason)


def is_legal(view: View, move: Move) -> bool:
    """Whether the viewing seat may make this move now."""
    return refusal(view, move) is None


def legal(view: View) -> Iterator[Move]:
    """The viewing seat's moves: answers, then cards, then calls; folding last."""
    now = view.phase
    if not isinstance(now, InPlay) or not view.is_mine:
        return
    on_turn = isinstance(now.ask, ToPlay)
    yield from map(Play, view.hand) if on_turn else (Quiero(), NoQuiero())
    yield from map(CallEnvido, envido_calls(now))
    raise_call = truco_call(now)
    if raise_call is not None:
        yield CallTruco(raise_call)
    if on_turn:
        yield Mazo()
