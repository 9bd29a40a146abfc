"""How to lay a hand out in few turns: the best partition into combinations, remembered by hand.

Knows nothing of a table or of seats. What is remembered follows from the hand alone, so that memory changes the speed
of a player and never its moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from engines.doudizhu.cards import ACE, BLACK, RED, TWO
from engines.doudizhu.catalogue import ROCKET, SHAPES, Kind, family
from engines.doudizhu.combos import identify
from engines.doudizhu.players.packed import BITS, ONE, Packed, Part, bare, part, unpack

ROOM: Final = 1 << 15
"""How many hands are remembered; a decision meets some thousands. Much more would keep the garbage collector busy."""


Plan: TypeAlias = tuple[Part, ...]
"""A partition of a hand, the part of least gain first."""


class Layout(NamedTuple):
    """A partition before wings are attached: a part and the layout of the rest.

    `base` is its gain without wings; `slots` counts triples that could carry one; `loose` holds what each single and
    pair would save as a wing, ascending; `score` is the gain if the best go along.
    """

    score: float
    base: float
    slots: int
    loose: tuple[float, ...]
    part: Part | None
    rest: Layout | None


_EMPTY: Final = Layout(0.0, 0.0, 0, (), None, None)

_EACH: Final = sum(ONE[: ACE + 1])
"""One card of each rank that runs are made of."""

_SOLO: Final = tuple(
    tuple(bare(kind, rank) for kind in (Kind.SINGLE, Kind.PAIR, Kind.TRIPLE, Kind.BOMB))
    if rank <= TWO
    else (bare(Kind.SINGLE, rank),)
    for rank in range(RED + 1)
)
"""By rank and number less one: all of a rank at once."""


def _runs(kind: Kind) -> tuple[tuple[tuple[Part, ...], ...], ...]:
    """By lowest rank and reach: the runs of a kind that start there."""
    shape = SHAPES[kind]
    return tuple(
        tuple(
            tuple(bare(kind, low, length) for length in range(shape.shortest, min(reach, shape.longest) + 1))
            for reach in range(ACE - low + 2)
        )
        for low in range(ACE + 1)
    )


_STRAIGHTS: Final = _runs(Kind.STRAIGHT)
_PAIR_RUNS: Final = _runs(Kind.PAIR_RUN)
_AIRPLANES: Final = _runs(Kind.AIRPLANE)


@lru_cache(ROOM)
def plan(hand: Packed) -> Plan:
    """The best partition of a hand, wings attached."""
    found = layout(hand)
    parts = list(laid_out(found))
    if found.slots or any(one.explosive for one in parts):
        whole = identify(unpack(hand))
        parts = [part(whole)] if whole else _with_wings(parts)
    parts.sort(key=_order)
    return tuple(parts)


def _order(one: Part) -> tuple[float, Packed]:
    return one.gain, one.code


def laid_out(found: Layout) -> Iterator[Part]:
    """The parts of a layout, lowest rank first."""
    while found.part is not None and found.rest is not None:
        yield found.part
        found = found.rest


@lru_cache(ROOM)
def layout(hand: Packed) -> Layout:
    """The best partition with wings estimated: what the lowest rank is part of, and then the rest likewise."""
    if not hand:
        return _EMPTY
    low = (hand & -hand).bit_length() - 1 >> 2
    solo = _SOLO[low][(hand >> BITS * low & 7) - 1]
    best = _joined(solo, layout(hand - solo.code))
    for first in _longer(hand, low):
        other = _joined(first, layout(hand - first.code))
        if other.score > best.score:
            best = other
    return best


def _joined(first: Part, rest: Layout) -> Layout:
    _, base, slots, loose, _, _ = rest
    base += first.gain
    kind = first.made.kind
    if kind is Kind.SINGLE or kind is Kind.PAIR:
        if first.rank < TWO:
            # The lowest rank comes first and has the most to save, so that `loose` stays ascending.
            loose = (*loose, -first.gain)
    elif kind is Kind.TRIPLE or kind is Kind.AIRPLANE:
        slots += first.made.length
    return Layout(base + sum(loose[-slots:]) if slots else base, base, slots, loose, first, rest)


def _longer(hand: Packed, low: int) -> tuple[Part, ...]:
    """What the hand's lowest rank may start besides going alone: runs, and the rocket."""
    if low >= TWO:
        return (part(ROCKET),) if low == BLACK and hand >> BITS * RED else ()
    shifted = hand >> BITS * low
    singles = (shifted | shifted >> 1 | shifted >> 2) & _EACH >> BITS * low
    found = _STRAIGHTS[low][_reach(singles)] if singles & 0x11111 == 0x11111 else ()
    pairs = (shifted >> 1 | shifted >> 2) & singles
    if pairs & 0x11 == 0x11:
        found += _PAIR_RUNS[low][_reach(pairs)]
        triples = (shifted & shifted >> 1 | shifted >> 2) & singles
        found += _AIRPLANES[low][_reach(triples)]
    return found


def _reach(ranks: Packed) -> int:
    """How many ranks in a row are there, from the lowest bit on."""
    gaps = ~ranks & _EACH | 1 << BITS * (ACE + 1)
    return (gaps & -gaps).bit_length() - 1 >> 2


def _with_wings(parts: list[Part]) -> list[Part]:
    """The parts with the least useful singles and pairs attached to triples, longest cores first."""
    carriers = sorted(
        (one for one in parts if one.made.kind in (Kind.TRIPLE, Kind.AIRPLANE)),
        key=lambda one: (-one.made.length, one.rank),
    )
    for carrier in carriers:
        choices = [_wings(parts, kind, carrier) for kind in (Kind.SINGLE, Kind.PAIR)]
        wings = max(choices, key=_saved)
        made = _attached(carrier, wings) if wings else None
        if made:
            parts = [one for one in parts if one is not carrier and one not in wings]
            parts.append(made)
    return parts


def _wings(parts: list[Part], kind: Kind, carrier: Part) -> list[Part]:
    """The lowest loose parts of a kind that the carrier can take along, or none where there are too few."""
    core = carrier.made.core
    loose = [one for one in parts if one.made.kind is kind and one.rank < ACE and one.rank not in core]
    number = carrier.made.length
    return sorted(loose, key=lambda one: one.rank)[:number] if len(loose) >= number else []


def _saved(wings: list[Part]) -> float:
    return -sum(one.gain for one in wings)


_WITH: Final = {
    (Kind.TRIPLE, Kind.SINGLE): Kind.TRIPLE_SINGLE,
    (Kind.TRIPLE, Kind.PAIR): Kind.TRIPLE_PAIR,
    (Kind.AIRPLANE, Kind.SINGLE): Kind.AIRPLANE_SINGLES,
    (Kind.AIRPLANE, Kind.PAIR): Kind.AIRPLANE_PAIRS,
}


def _attached(carrier: Part, wings: list[Part]) -> Part | None:
    kind = _WITH[carrier.made.kind, wings[0].made.kind]
    low = carrier.rank - carrier.made.length + 1
    made = family(kind, low, carrier.made.length).get(tuple(one.rank for one in wings))
    return part(made) if made else None
