"""The plays that are worth thinking about: ranked by the hand that they leave behind. Knows no other hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby, islice

from engines.doudizhu.combos import Combination, follows, leads
from engines.doudizhu.players.packed import Packed, Part, part, unpack
from engines.doudizhu.players.plans import layout, plan
from engines.doudizhu.players.policy import CARD

WINGS = 6
"""How many choices of wings are looked at for one core: low ones come first."""

Option = Part | None
"""A play, or None for a pass."""


def options(hand: Packed, table: Part | None, most: int) -> list[Option]:
    """The best leads or follows, at most so many besides those that are always among them.

    A play that goes out is the only option. Else these are always tried: the leads of the plan, a pass on what may be
    passed on, and a bomb that leaves one last play.
    """
    counts = unpack(hand)
    found = [part(made) for made in _sifted(leads(counts) if table is None else follows(counts, table.made))]
    out = next((one for one in found if one.code == hand), None)
    if out is not None:
        return [out]
    ranked = _best(hand, found, 0.0 if table else CARD, most)
    if table is None:
        return list(dict.fromkeys([*ranked, *plan(hand)]))
    last = [one for one in found if one.explosive and len(plan(hand - one.code)) == 1]
    return list(dict.fromkeys([*ranked, *last, None]))


def _best(hand: Packed, found: list[Part], card: float, most: int) -> list[Part]:
    """The plays after which the rest is worth most; `card` is what each card less is worth besides."""
    return sorted(found, key=lambda one: (-layout(hand - one.code).score - card * one.size, one.code))[:most]


def _sifted(found: Iterable[Combination]) -> Iterator[Combination]:
    """All of them, but of each core only the first choices of wings."""
    for _, same in groupby(found, key=lambda made: (made.kind, made.rank, made.length)):
        yield from islice(same, WINGS)
