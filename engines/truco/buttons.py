"""The buttons of a table: the calls that are legal, each with its prices, and what they make.

Knows no page. Folding is asked for once more: its first button picks "mazo", and the table of that pick asks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engines.core.contract import Picks, Seat
from engines.core.errors import IllegalMoveError, NotationError
from engines.core.table import Action, Look
from engines.core.words import Phrase, phrase
from engines.truco.cards import read_card
from engines.truco.envido import CHAINS, wanted
from engines.truco.moves import SPOKEN, Envido, Mazo, Move, Play, Truco, read_move
from engines.truco.phases import EnvidoPending, InPlay, ToPlay, TrucoPending, Waiting, other
from engines.truco.story import prices
from engines.truco.view import View, envido_calls, refusal, truco_call
from engines.truco.words import call_name, name

PLAY: Final = "play"
ASK_MAZO: Final = "ask-mazo"
MAZO: Final = "mazo"
BACK: Final = "clear"
NEXT: Final = "next"


@dataclass(frozen=True, slots=True)
class Group:
    """Buttons that belong together, under a title where there is one."""

    title: Phrase | None
    actions: tuple[Action, ...]


def compose(view: View, picks: Sequence[str], call: str) -> Move | Picks:
    """The move that a picked card and a call make, or what to pick so that the table asks once more.

    Raises NotationError for no call of this game, IllegalMoveError where not exactly one card is picked.
    """
    if call == PLAY:
        return _composed(picks)
    if call == ASK_MAZO:
        reason = refusal(view, Mazo())
        if reason is not None:
            raise IllegalMoveError(MAZO, reason)
        return Picks((MAZO,))
    if call in SPOKEN:
        return read_move(call)
    raise NotationError(call, "no call of this game")


def _composed(picks: Sequence[str]) -> Play:
    if len(picks) != 1:
        raise IllegalMoveError("".join(picks), phrase("truco.refuse.pick-one"))
    return Play(read_card(picks[0]))


def asks_to_fold(view: View, picks: Sequence[str]) -> bool:
    """Whether the table is to ask if folding is really meant."""
    return MAZO in picks and refusal(view, Mazo()) is None


def groups(view: View, picks: Sequence[str], *, one_card: bool) -> tuple[Group, ...]:
    """The buttons of the person's turn; `one_card` says that a card is picked and can be played."""
    return tuple(group for group in _groups(view, picks, one_card=one_card) if group.actions)


def _groups(view: View, picks: Sequence[str], *, one_card: bool) -> Iterator[Group]:
    if isinstance(view.phase, Waiting) and view.past:
        yield Group(None, (Action(NEXT, phrase("truco.call.next"), Look.MAIN),))
    if not isinstance(view.phase, InPlay) or not view.is_mine:
        return
    now = view.phase
    match now.ask:
        case ToPlay() if asks_to_fold(view, picks):
            yield _folding(now)
        case ToPlay():
            yield from _on_turn(now, one_card=one_card)
        case EnvidoPending():
            yield Group(None, _answers(_envido_prices(now.ask, now)))
            yield Group(phrase("truco.group.raise"), tuple(_calls(now, envido_calls(now))))
        case TrucoPending(caller):
            yield Group(None, _answers(_truco_prices(caller, now)))
            yield Group(phrase("truco.group.envido-first"), tuple(_calls(now, envido_calls(now))))


def _on_turn(now: InPlay, *, one_card: bool) -> Iterator[Group]:
    raise_call = truco_call(now)
    calls = (*envido_calls(now), *((raise_call,) if raise_call else ()))
    yield Group(None, (Action(PLAY, phrase("truco.call.play"), Look.MAIN, ready=one_card),))
    yield Group(phrase("truco.group.call"), tuple(_calls(now, calls)))
    fold = Action(ASK_MAZO, phrase("truco.call.ask-mazo"), Look.QUIET, _takes(other(now.ask.seat), _worth(now)))
    yield Group(None, (fold,))


def _folding(now: InPlay) -> Group:
    fold = Action(MAZO, phrase("truco.call.mazo"), Look.MAIN, _takes(other(now.ask.seat), _worth(now)))
    return Group(phrase("truco.group.fold"), (fold, Action(BACK, phrase("truco.call.back"), Look.QUIET)))


def _calls(now: InPlay, calls: Sequence[Envido | Truco]) -> Iterator[Action]:
    for call in calls:
        price = prices(now, call)
        both = phrase("truco.price.call", wanted=price.wanted, refused=price.refused)
        yield Action(call.value, call_name(call), price=both)


def _answers(terms: tuple[Phrase, Phrase]) -> tuple[Action, ...]:
    accepted, refused = terms
    return (
        Action("quiero", phrase("truco.call.quiero"), Look.MAIN, accepted),
        Action("noquiero", phrase("truco.call.noquiero"), Look.PLAIN, refused),
    )


def _envido_prices(ask: EnvidoPending, now: InPlay) -> tuple[Phrase, Phrase]:
    best = phrase("truco.price.best-envido", points=wanted(ask.chain, now.score))
    return best, _takes(ask.caller, CHAINS[ask.chain].refused)


def _truco_prices(caller: Seat, now: InPlay) -> tuple[Phrase, Phrase]:
    return phrase("truco.price.deal-worth", points=_worth(now) + 1), _takes(caller, _worth(now))


def _worth(now: InPlay) -> int:
    return now.course.stake.points


def _takes(seat: Seat, points: int) -> Phrase:
    return phrase("truco.price.takes", name=name(seat), points=points)
