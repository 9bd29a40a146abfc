"""What a set of cards makes, what beats what, and every combination a hand can lead or follow with.

Works on counts of ranks alone. Knows no seat, no turn and no partner.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, compress

from engines.doudizhu.cards import ACE, BLACK, RED, Counts, Rank
from engines.doudizhu.catalogue import ROCKET, SHAPES, Combination, Core, Kind, Ranks, bare, family

__all__ = ["Combination", "Kind", "Ranks", "beats", "follows", "identify", "leads"]

_ALL_RANKS = range(RED + 1)
_ROCKET_COUNTS: Counts = tuple(int(rank in ROCKET.ranks) for rank in _ALL_RANKS)

_KINDS = {
    (shape.copies, length, shape.size(length)): kind
    for kind, shape in SHAPES.items()
    for length in range(shape.shortest, shape.longest + 1)
}
"""The kind by its core's copies, its core's length and its number of cards: these tell all kinds apart."""

_BARE = {kind: bare(kind) for kind, shape in SHAPES.items() if not shape.wing}
_ONE_RANK = {kind: tuple(_BARE[kind].values()) for kind in (Kind.SINGLE, Kind.PAIR, Kind.TRIPLE, Kind.BOMB)}
"""Those without wings whose core is one rank, by that rank: most of what is played, so they have a way of their own."""

_SINGLES, _PAIRS, _TRIPLES, _BOMBS = _ONE_RANK.values()
_STRAIGHTS, _PAIR_RUNS, _AIRPLANES = _BARE[Kind.STRAIGHT], _BARE[Kind.PAIR_RUN], _BARE[Kind.AIRPLANE]


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
    """The wings beside a core of so many copies, as `family` is keyed. Odd cards among pairs leave too few for a key."""
    return tuple([rank for rank in _ALL_RANKS if counts[rank] < copies for _ in range(counts[rank] // wing)])


def beats(play: Combination, table: Combination) -> bool:
    """Whether the play may be put on the table's combination (Dou Dizhu rules, section 3)."""
    if play.explosive:
        return not table.explosive or play.rank > table.rank
    return play.kind is table.kind and play.length == table.length and play.rank > table.rank


def leads(counts: Counts) -> Iterator[Combination]:
    """Every combination that a hand of these counts holds, each once.

    Kind by kind in the order of `Kind`; within a kind by the core's lowest rank, its length, and its wings ascending.
    """
    ones = list(compress(_ALL_RANKS, counts))
    twos = [rank for rank in ones if counts[rank] > 1]
    threes = [rank for rank in twos if counts[rank] > 2]
    yield from [_SINGLES[rank] for rank in ones]
    yield from [_PAIRS[rank] for rank in twos]
    if threes:
        yield from [_TRIPLES[rank] for rank in threes]
        yield from _winged(Kind.TRIPLE_SINGLE, threes, ones)
        yield from _winged(Kind.TRIPLE_PAIR, threes, twos)
    yield from _bare(Kind.STRAIGHT, ones)
    yield from _bare(Kind.PAIR_RUN, twos)
    if threes:
        yield from _airplanes(threes, twos, ones)
        yield from _on_fours([rank for rank in threes if counts[rank] > 3], twos, ones)
    if counts[BLACK] and counts[RED]:
        yield ROCKET


def _airplanes(threes: list[Rank], twos: list[Rank], ones: list[Rank]) -> Iterator[Combination]:
    if len(threes) > 1:
        yield from _bare(Kind.AIRPLANE, threes)
        yield from _winged(Kind.AIRPLANE_SINGLES, threes, _loose(ones, twos))
        yield from _winged(Kind.AIRPLANE_PAIRS, threes, twos)


def _on_fours(fours: list[Rank], twos: list[Rank], ones: list[Rank]) -> Iterator[Combination]:
    if fours:
        yield from _winged(Kind.FOUR_SINGLES, fours, _loose(ones, twos))
        yield from _winged(Kind.FOUR_PAIRS, fours, twos)
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
    if not shape.wing:
        return [_ONE_RANK[kind][rank] for rank in ranks] if length == 1 else _bare(kind, ranks, length)
    if len(ranks) < length:
        return ()
    twos = [rank for rank in _ALL_RANKS if counts[rank] > 1]
    pool = twos if shape.wing == 2 else _loose(compress(_ALL_RANKS, counts), twos)
    return _winged(kind, ranks, pool, length)


def _bare(kind: Kind, ranks: Sequence[Rank], length: int | None = None) -> list[Combination]:
    """The combinations of a kind without wings whose core is among the ranks, of this length only if one is given."""
    return [_BARE[kind][core] for core in _cores(kind, ranks, length)]


def _winged(
    kind: Kind, ranks: Sequence[Rank], pool: Iterable[Rank], length: int | None = None
) -> Iterator[Combination]:
    """As `_bare`, with wings from the pool: a rank each, ascending."""
    for low, size in _cores(kind, ranks, length):
        members = family(kind, low, size)
        spare = [rank for rank in pool if not low <= rank < low + size]
        # A pool with two of a rank gives the same wings more than once; the dict drops those and keeps the order.
        choices = dict.fromkeys(combinations(spare, SHAPES[kind].wings(size)))
        yield from [members[wings] for wings in choices if wings in members]


def _loose(ones: Iterable[Rank], twos: Iterable[Rank]) -> list[Rank]:
    """The ranks that single wings come from: two of a rank at most, since three would be a triple."""
    return sorted([*ones, *twos])


def _cores(kind: Kind, ranks: Sequence[Rank], length: int | None) -> list[Core]:
    """The cores of a kind among these ascending ranks: by the lowest rank, then by length."""
    shape = SHAPES[kind]
    if shape.longest == 1:
        return [(rank, 1) for rank in ranks]
    return _runs(ranks, length or shape.shortest, length or shape.longest)


def _runs(ranks: Sequence[Rank], shortest: int, longest: int) -> list[Core]:
    runs = []
    for first in range(len(ranks) - shortest + 1):
        for last in range(first + shortest - 1, min(first + longest, len(ranks))):
            # The ranks ascend, so that only the ends need a look.
            if ranks[last] - ranks[first] != last - first or ranks[last] > ACE:
                break
            runs.append((ranks[first], last - first + 1))
    return runs
