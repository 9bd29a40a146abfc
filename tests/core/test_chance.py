"""The documented shuffle, held against a reading of its documentation that shares no code with it."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from itertools import count, permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.chance import Stream, below, shuffled

SECRETS = st.binary(min_size=1, max_size=80)
DRAWN = st.binary(min_size=32, max_size=32)
"""Secrets of 256 bits, as they are drawn for games."""


def documented_bits(secret: bytes) -> Iterator[str]:
    """The bits of HMAC-SHA256(secret, 0), HMAC-SHA256(secret, 1) and so on, one at a time, first bit first."""
    for counter in count():
        block = hmac.new(secret, counter.to_bytes(8, "big"), hashlib.sha256).digest()
        yield from "".join(f"{byte:08b}" for byte in block)


def documented_number(bits: Iterator[str], wanted: int) -> int:
    return int("0" + "".join(next(bits) for _ in range(wanted)), 2)


def documented_shuffle(secret: bytes, items: list[int]) -> list[int]:
    """Fisher and Yates from the last place down; a draw that is too high is thrown away."""
    bits, order = documented_bits(secret), list(items)
    for place in reversed(range(1, len(order))):
        drawn = place + 1
        while drawn > place:
            drawn = documented_number(bits, len(f"{place:b}"))
        order[place], order[drawn] = order[drawn], order[place]
    return order


@given(SECRETS, st.lists(st.integers(0, 700), max_size=12))
def test_a_stream_is_the_documented_string_of_bits_cut_as_asked(secret: bytes, sizes: list[int]) -> None:
    stream, bits = Stream(secret), documented_bits(secret)
    assert [stream.getrandbits(size) for size in sizes] == [documented_number(bits, size) for size in sizes]


@given(SECRETS)
def test_a_fraction_is_53_bits(secret: bytes) -> None:
    stream, bits = Stream(secret), documented_bits(secret)
    assert [stream.random() for _ in range(6)] == [documented_number(bits, 53) / 2**53 for _ in range(6)]


@given(SECRETS, st.integers(0, 120))
def test_the_shuffle_is_the_documented_one(secret: bytes, number: int) -> None:
    items = list(range(number))
    assert shuffled(items, Stream(secret)) == documented_shuffle(secret, items)
    assert items == list(range(number))


@pytest.mark.parametrize(
    ("secret", "first_bits", "order"),
    [
        (b"cardavia", 0xBDD22809, [7, 1, 6, 4, 5, 3, 9, 0, 8, 10, 2, 11]),
        (bytes(32), 0xF375180A, [6, 9, 11, 10, 2, 8, 0, 4, 1, 5, 7, 3]),
        (bytes(range(32)), 0x9F0CD9B9, [3, 7, 1, 5, 8, 6, 2, 10, 4, 11, 0, 9]),
    ],
)
def test_the_shuffle_never_changes(secret: bytes, first_bits: int, order: list[int]) -> None:
    assert Stream(secret).getrandbits(32) == first_bits
    assert shuffled(range(12), Stream(secret)) == order


@given(DRAWN, DRAWN)
def test_another_secret_is_another_stream(one: bytes, other: bytes) -> None:
    assert (Stream(one).getrandbits(256) == Stream(other).getrandbits(256)) is (one == other)


class Told(Random):
    """A generator that gives the numbers it was told."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(0)
        self.numbers = numbers
        self.asked: list[int] = []

    def getrandbits(self, k: int, /) -> int:
        self.asked.append(k)
        return self.numbers.pop(0)


@pytest.mark.parametrize(
    ("n", "numbers", "drawn", "asked"),
    [
        (1, [], 0, []),
        (2, [1], 1, [1]),
        (3, [3, 3, 2], 2, [2, 2, 2]),
        (4, [3], 3, [2]),
        (5, [7, 5, 4], 4, [3, 3, 3]),
        (54, [54, 63, 53], 53, [6, 6, 6]),
    ],
)
def test_a_draw_that_is_too_high_is_drawn_again(n: int, numbers: list[int], drawn: int, asked: list[int]) -> None:
    told = Told(numbers)
    assert below(n, told) == drawn
    assert told.asked == asked


def chi_square(times: Counter[object], cells: int, drawn: int) -> float:
    """How far counts are from all being equal; `cells` says how many there could be."""
    expected = drawn / cells
    return sum((seen - expected) ** 2 for seen in times.values()) / expected + (cells - len(times)) * expected


def test_all_orders_of_four_cards_are_equally_likely() -> None:
    stream = Stream(b"orders of four")
    times: Counter[object] = Counter(tuple(shuffled("shdc", stream)) for _ in range(4_800))
    assert set(times) == set(permutations("shdc"))
    # The 99.9 % point of chi-square with 23 degrees of freedom.
    assert chi_square(times, 24, 4_800) < 49.73


@pytest.mark.parametrize("place", [0, 26, 53])
def test_every_card_is_equally_likely_at_a_place_of_the_pack(place: int) -> None:
    stream = Stream(b"a place of the pack")
    times: Counter[object] = Counter(shuffled(range(54), stream)[place] for _ in range(5_400))
    # The 99.9 % point of chi-square with 53 degrees of freedom.
    assert chi_square(times, 54, 5_400) < 90.57


def test_bits_of_a_stream_are_even() -> None:
    ones = Stream(b"even").getrandbits(100_000).bit_count()
    # Four standard deviations of a hundred thousand fair coins.
    assert abs(ones - 50_000) < 4 * 158


@pytest.mark.parametrize("n", [0, -1])
def test_below_nothing_there_is_no_number_to_draw(n: int) -> None:
    with pytest.raises(ValueError, match="no number"):
        below(n, Random(1))
