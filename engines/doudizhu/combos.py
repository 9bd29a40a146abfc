"""What a set of cards makes, what beats what, and every combination a hand can lead or follow with.

Works on counts of ranks alone. Knows no seat, no turn and no partner.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, compress
from typing import TypeAlias

from engines.doudizhu.cards import ACE, BLACK, RED, TWO, Counts, Rank
from engines.doudizhu.catalogue import ROCKET, SHAPES, Combination, Core, Kind, Ranks, Shape, bare, family, starts

__all__ = ["Combination", "Kind", "Ranks", "beats", "follows", "identify", "leads"]

_ALL_RANKS = range(RED + 1)
_ROCKET_COUNTS: Counts = tuple(int(rank in ROCKET.ranks) for rank in _ALL_RANKS)

_KINDS = {
    (shape.copies, length, shape.size(length)): kind
    for kind, shape in SHAPES.items()
    for length in range(shape.shortest, shape.longest + 1)
}
"""The kind by its core's copies, its core's length and its number of cards: these tell all kinds apart."""

# Tables of what is played most; the names spare a look-up by kind for each hand.

_Triples: TypeAlias = Sequence[Mapping[Rank, Combination]]
_Runs: TypeAlias = tuple[Shape, Mapping[Core, Combination]]

_BARE = {kind: bare(kind) for kind, shape in SHAPES.items() if not shape.wing}
_STRAIGHTS, _PAIR_RUNS, _AIRPLANES = (
    (SHAPES[kind], _BARE[kind]) for kind in (Kind.STRAIGHT, Kind.PAIR_RUN, Kind.AIRPLANE)
)
_ONE_RANK = {kind: tuple(_BARE[kind].values()) for kind in (Kind.SINGLE, Kind.PAIR, Kind.TRIPLE, Kind.BOMB)}
_SINGLES, _PAIRS, _TRIPLES, _BOMBS = _ONE_RANK.values()
_ONE_WING: Mapping[Kind, _Triples] = {
    kind: [{wing: made for (wing,), made in family(kind, rank, 1).items()} for rank in range(TWO + 1)]
    for kind in (Kind.TRIPLE_SINGLE, Kind.TRIPLE_PAIR)
}
_WITH_SINGLE, _WITH_PAIR = _ONE_WING.values()


def identify(counts: Counts) -> Combination | None:
    """The combination that exactly these cards make, or None where they make none."""
    if counts == _ROCKET_COUNTS:
        return ROCKET
    # Wings hold fewer copies of a rank than their core does, so that the most numerous ranks are the core.
    copies = max(counts)
    low, length = counts.index(copies), counts.count(copies)
    kind = _KINDS.get((copies, length, sum(counts)))
    if kind is None or not _is_run(counts, low, length):
        return None
    wing = SHAPES[kind].wing
    return family(kind, low, length).get(_wings(counts, copies, wing) if wing else ())


def _is_run(counts: Counts, low: Rank, length: int) -> bool:
    """A single rank, or neighbours up to the ace: no two and no joker is in a run."""
    if length == 1:
        return True
    return low + length - 1 <= ACE and counts[low : low + length].count(counts[low]) == length


def _wings(counts: Counts, copies: int, wing: int) -> Ranks:
    """The wings beside a core of so many copies, as `family` is keyed. Odd cards among pairs leave too few for one."""
    return tuple([rank for rank in _ALL_RANKS if counts[rank] < copies for _ in range(counts[rank] // wing)])


def beats(play: Combination, table: Combination) -> bool:
    """Whether the play may be put on the table's combination (Dou Dizhu rules, section 3)."""
    if play.explosive:
        return not table.explosive or play.rank > table.rank
    return play.kind is table.kind and play.length == table.length and play.rank > table.rank


def leads(counts: Counts) -> Iterator[Combination]:
    """Every combination that a hand of these counts holds, each once.

    Kind by kind in the order of `Kind`; within a kind by the core's length, its rank, and the wings ascending.
    """
    ones = list(compress(_ALL_RANKS, counts))
    twos = [rank for rank in ones if counts[rank] > 1]
    threes = [rank for rank in twos if counts[rank] > 2]
    yield from [_SINGLES[rank] for rank in ones]
    yield from [_PAIRS[rank] for rank in twos]
    if threes:
        yield from [_TRIPLES[rank] for rank in threes]
        yield from _one_wing(_WITH_SINGLE, threes, ones)
        yield from _one_wing(_WITH_PAIR, threes, twos)
    yield from _runs(_STRAIGHTS, ones)
    yield from _runs(_PAIR_RUNS, twos)
    if len(threes) > 1:
        yield from _airplanes(threes, twos, ones)
    if 4 in counts:
        yield from _on_fours([rank for rank in threes if counts[rank] == 4], twos, ones)
    if counts[BLACK] and counts[RED]:
        yield ROCKET


def _airplanes(threes: list[Rank], twos: list[Rank], ones: list[Rank]) -> Iterator[Combination]:
    yield from _runs(_AIRPLANES, threes)
    yield from _winged(Kind.AIRPLANE_SINGLES, SHAPES[Kind.AIRPLANE_SINGLES].cores_in(threes), _loose(ones, twos))
    yield from _winged(Kind.AIRPLANE_PAIRS, SHAPES[Kind.AIRPLANE_PAIRS].cores_in(threes), twos)


def _on_fours(fours: list[Rank], twos: list[Rank], ones: list[Rank]) -> Iterator[Combination]:
    cores = [(rank, 1) for rank in fours]
    yield from _winged(Kind.FOUR_SINGLES, cores, _loose(ones, twos))
    yield from _winged(Kind.FOUR_PAIRS, cores, twos)
    yield from [_BOMBS[rank] for rank in fours]


def follows(counts: Counts, table: Combination) -> Iterator[Combination]:
    """Every combination that a hand of these counts holds and that beats the table's, in the order of `leads`."""
    if not table.explosive:
        yield from _higher(counts, table)
    if 4 in counts:
        yield from [bomb for bomb in _BOMBS if counts[bomb.rank] == 4 and beats(bomb, table)]
    if counts[BLACK] and counts[RED] and beats(ROCKET, table):
        yield ROCKET


def _higher(counts: Counts, table: Combination) -> Iterable[Combination]:
    """The hand's combinations of the table's type and size whose core is higher."""
    kind, length, shape = table.kind, table.length, SHAPES[table.kind]
    ranks = [rank for rank in range(table.rank - length + 2, RED + 1) if counts[rank] >= shape.copies]
    if kind in _ONE_RANK:
        return [_ONE_RANK[kind][rank] for rank in ranks]
    cores = [(low, length) for low in starts(ranks, length)]
    if not shape.wing or not cores:
        return [_BARE[kind][core] for core in cores]
    pool = [rank for rank in _ALL_RANKS if counts[rank] >= shape.wing]
    if kind in _ONE_WING:
        return _one_wing(_ONE_WING[kind], ranks, pool)
    return _winged(kind, cores, pool if shape.wing == 2 else _loose(pool, [rank for rank in pool if counts[rank] > 1]))


def _runs(of: _Runs, ranks: Sequence[Rank]) -> list[Combination]:
    shape, runs = of
    return [runs[core] for core in shape.cores_in(ranks)] if len(ranks) >= shape.shortest else []


def _one_wing(triples: _Triples, ranks: Iterable[Rank], pool: Sequence[Rank]) -> list[Combination]:
    """The triples of these ranks with a wing from the pool."""
    return [triples[rank][wing] for rank in ranks for wing in pool if wing != rank]


def _winged(kind: Kind, cores: Iterable[Core], pool: Iterable[Rank]) -> Iterator[Combination]:
    """The combinations of a kind on these cores with wings from the pool: a rank each, ascending."""
    for low, length in cores:
        members = family(kind, low, length)
        spare = [rank for rank in pool if not low <= rank < low + length]
        # A pool with two of a rank gives the same wings more than once; the dict drops those and keeps the order.
        choices = dict.fromkeys(combinations(spare, SHAPES[kind].wings(length)))
        yield from [members[wings] for wings in choices if wings in members]


def _loose(ones: Iterable[Rank], twos: Iterable[Rank]) -> list[Rank]:
    """The ranks that single wings come from: two of a rank at most, since three would be a triple."""
    return sorted([*ones, *twos])
