"""The combinations of Dou Dizhu by brute force, from the wording of the rules page. Shares no code with the engine.

Every core there could be is put together with every handful of further cards, and each heap is judged by the words
of section 4. Slow and plain on purpose: it is what the engine's own generation is held against.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement

Counts = tuple[int, ...]
NAMES = "3456789TJQKA2"
ACE, TWO, BLACK, RED = 11, 12, 13, 14
MOST_CARDS = 20


@dataclass(frozen=True, slots=True)
class Reading:
    """What a heap of cards is: the kind by its name, the core's highest rank and its length."""

    kind: str
    rank: int
    length: int


def counts_of(text: str) -> Counts:
    """The counts of a hand written by ranks alone: `33344XbXr`."""
    jokers = [text.count("Xb"), text.count("Xr")]
    suited = text.replace("Xb", "").replace("Xr", "")
    assert set(suited) <= set(NAMES), text
    return (*(suited.count(name) for name in NAMES), *jokers)


def tally(ranks: Iterable[int]) -> Counts:
    """The counts of a heap of ranks."""
    counts = [0] * (RED + 1)
    for rank in ranks:
        counts[rank] += 1
    return tuple(counts)


@cache
def heaps() -> dict[Counts, Reading | None]:
    """Every heap that was looked at, and what it is; None for the many that are nothing."""
    found: dict[Counts, Reading | None] = {}
    for copies, core in _cores():
        for extra in _extras(copies, len(core)):
            heap = tally(core * copies + extra)
            if _in_the_pack(heap):
                _note(found, heap, _judge(copies, core, extra))
    return found


@cache
def whole_set() -> dict[Counts, Reading]:
    """All combinations of at most 20 cards."""
    return {heap: reading for heap, reading in heaps().items() if reading}


def brute_leads(hand: Counts) -> set[Counts]:
    """Those of the whole set that this hand holds."""
    guarded = _packed(hand) | _GUARD
    return {combo for combo, packed in _packed_set() if (guarded - packed) & _GUARD == _GUARD}


def brute_beats(play: Reading, table: Reading) -> bool:
    """Section 3, word for word."""
    if table.kind == "rocket":
        return False
    if play.kind == "rocket":
        return True
    if play.kind == "bomb" and table.kind != "bomb":
        return True
    return (play.kind, play.length) == (table.kind, table.length) and play.rank > table.rank


def _note(found: dict[Counts, Reading | None], heap: Counts, reading: Reading | None) -> None:
    known = found.get(heap)
    assert not (known and reading and known != reading), f"two readings: {heap}, {known}, {reading}"
    found[heap] = known or reading


def _cores() -> Iterator[tuple[int, tuple[int, ...]]]:
    """Copies and ranks of every core, also of many that the rules don't allow; the jokers are a core of their own."""
    for copies in (1, 2, 3, 4):
        for low in range(RED + 1):
            for high in range(low, RED + 1):
                yield copies, tuple(range(low, high + 1))


def _extras(copies: int, length: int) -> Iterator[tuple[int, ...]]:
    """Every handful of cards that could hang on a core, valid or not, up to 20 cards in all."""
    room = MOST_CARDS - copies * length
    wings = 2 if copies == 4 else length
    if room >= 0:
        yield ()
    if copies >= 3 and room >= wings:
        for ranks in combinations_with_replacement(range(RED + 1), wings):
            yield ranks
            if room >= 2 * wings:
                yield ranks * 2


def _in_the_pack(heap: Counts) -> bool:
    return max(heap) <= 4 and max(heap[BLACK:]) <= 1


def _judge(copies: int, core: tuple[int, ...], extra: tuple[int, ...]) -> Reading | None:
    if (copies, core, extra) == (1, (BLACK, RED), ()):
        return Reading("rocket", RED, 1)
    kind = _bare_kind(copies, len(core))
    if kind is None or (len(core) > 1 and core[-1] > ACE):
        return None
    if not extra:
        return Reading(kind, core[-1], len(core))
    return _judge_wings(kind, core, extra)


def _bare_kind(copies: int, length: int) -> str | None:
    if length == 1:
        return ("single", "pair", "triple", "bomb")[copies - 1]
    runs = {1: ("straight", 5), 2: ("pair-run", 3), 3: ("airplane", 2)}
    name, shortest = runs.get(copies, ("", RED))
    return name if length >= shortest else None


def _judge_wings(kind: str, core: tuple[int, ...], extra: tuple[int, ...]) -> Reading | None:
    heap = Counter(extra)
    wings = 2 if kind == "bomb" else len(core)
    if set(core) & set(extra):
        return None
    named = {"bomb": "four", "triple": "triple", "airplane": "airplane"}[kind]
    plural = "" if kind == "triple" else "s"
    if len(extra) == wings and max(heap.values()) <= 2 and not (heap[BLACK] and heap[RED]):
        return Reading(f"{named}-single{plural}", core[-1], len(core))
    if len(extra) == 2 * wings and set(heap.values()) == {2}:
        return Reading(f"{named}-pair{plural}", core[-1], len(core))
    return None


_GUARD = sum(8 << 4 * rank for rank in range(RED + 1))
"""One spare bit above each rank's count: subtracting a heap the hand doesn't hold borrows it."""


def _packed(counts: Counts) -> int:
    return sum(count << 4 * rank for rank, count in enumerate(counts))


@cache
def _packed_set() -> tuple[tuple[Counts, int], ...]:
    return tuple((combo, _packed(combo)) for combo in whole_set())
