"""What the other seat's doings tell of its cards: every hand that it may hold, weighed by how it would have acted."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import prod

from engines.core.contract import Seat
from engines.truco.cards import Cards
from engines.truco.course import replayed
from engines.truco.envido import CHAINS, value, wanted
from engines.truco.moves import CallEnvido, CallTruco, Play, Quiero, Turn
from engines.truco.phases import EnvidoPending, InPlay, ToPlay, TrucoPending, other
from engines.truco.players.feel import Strengths, best_card, impression, strengths, without
from engines.truco.players.habits import (
    EXPECTED,
    calls_truco,
    opens_envido,
    raises_envido,
    rank_of_value,
    wants_envido,
    wants_truco,
)
from engines.truco.tricks import strength
from engines.truco.view import View, envido_calls, truco_call
from engines.truco.worlds import candidates, seat_of


@dataclass(frozen=True, slots=True)
class Belief:
    """The other seat's hands by likelihood: the strengths that it has left, and its Envido. Weights sum to 1 each."""

    left: Mapping[Strengths, float]
    values: Mapping[int, float]


def read(view: View) -> Belief:
    """What the viewing seat may believe of the other's hand, a deal being in play."""
    seat = other(seat_of(view))
    hands = Counter(map(_facts, candidates(view)))
    acts = list(_acts(view, seat))
    by_cards = {held: _cards_likelihood(acts, seat, held) for held in {held for held, _ in hands}}
    by_value = {points: _envido_likelihood(acts, points) for points in {points for _, points in hands}}
    weights = {key: count * by_cards[key[0]] * by_value[key[1]] for key, count in hands.items()}
    gone = view.course.played(seat) if view.course else ()
    return _belief(weights, gone)


@cache
def _facts(hand: Cards) -> tuple[Strengths, int]:
    return strengths(hand), value(hand)


def _belief(weights: Mapping[tuple[Strengths, int], float], gone: Cards) -> Belief:
    total = sum(weights.values())
    left: dict[Strengths, float] = defaultdict(float)
    values: dict[int, float] = defaultdict(float)
    for (held, points), weight in weights.items():
        left[less(held, gone)] += weight / total
        values[points] += weight / total
    return Belief(left, values)


def less(held: Strengths, gone: Cards) -> Strengths:
    """Strengths without those of the cards that are gone."""
    for card in gone:
        held = without(held, strength(card))
    return held


def _acts(view: View, seat: Seat) -> Iterator[tuple[InPlay, Turn]]:
    if view.course is not None:
        yield from ((now, turn) for now, turn, _ in replayed(view.course) if now.ask.seat == seat)


def _cards_likelihood(acts: Sequence[tuple[InPlay, Turn]], seat: Seat, held: Strengths) -> float:
    return prod(_act_likelihood(now, turn, seat, less(held, now.course.played(seat))) for now, turn in acts)


def _act_likelihood(now: InPlay, turn: Turn, seat: Seat, left: Strengths) -> float:
    stake = now.course.stake.points + 1
    match now.ask, turn:
        case ToPlay(), CallTruco():
            return calls_truco(impression(now.course, seat, left), stake)
        case ToPlay(), Play(card):
            quiet = 1 - calls_truco(impression(now.course, seat, left), stake) if truco_call(now) else 1.0
            return quiet * _card_likelihood(now, seat, left, strength(card))
        case TrucoPending(), Quiero():
            return wants_truco(impression(now.course, seat, left), stake)
        case _:
            return 1.0


def _card_likelihood(now: InPlay, seat: Seat, left: Strengths, card: int) -> float:
    others = len(set(left)) - 1
    if not others:
        return 1.0
    return EXPECTED if card == best_card(now.course, seat, left) else (1 - EXPECTED) / others


def _envido_likelihood(acts: Sequence[tuple[InPlay, Turn]], points: int) -> float:
    return prod(_envido_act(now, turn, rank_of_value(points)) for now, turn in acts)


def _envido_act(now: InPlay, turn: Turn, rank: float) -> float:
    match now.ask, turn:
        case EnvidoPending(), CallEnvido():
            return raises_envido(rank)
        case EnvidoPending(chain=chain), Quiero():
            return wants_envido(rank, wanted(chain, now.score), CHAINS[chain].refused)
        case EnvidoPending(chain=chain), _:
            return 1 - wants_envido(rank, wanted(chain, now.score), CHAINS[chain].refused)
        case _, CallEnvido():
            return opens_envido(rank)
        case _:
            return 1 - opens_envido(rank) if envido_calls(now) else 1.0
