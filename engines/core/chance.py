"""Random numbers that can be checked afterwards: a stream from a secret, and the shuffle that every deal uses.

The shuffle is part of the promise to the person, so it is written out here instead of taken from the standard
library, whose order of draws may change between versions.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")
BLOCK_BITS = 256


class Stream(Random):
    """A generator fed by HMAC-SHA256(secret, counter), counter = 0, 1, 2 ... as 8 bytes, big end first.

    The blocks are read as one long string of bits, from the first bit of the first block on.
    """

    def __init__(self, secret: bytes) -> None:
        super().__init__(0)
        self._secret = secret
        self._counter = 0
        self._pool = 0
        self._pool_bits = 0

    def _refill(self) -> None:
        block = hmac.digest(self._secret, self._counter.to_bytes(8, "big"), "sha256")
        self._counter += 1
        self._pool = (self._pool << BLOCK_BITS) | int.from_bytes(block, "big")
        self._pool_bits += BLOCK_BITS

    def getrandbits(self, k: int, /) -> int:
        while self._pool_bits < k:
            self._refill()
        self._pool_bits -= k
        bits = self._pool >> self._pool_bits
        self._pool &= (1 << self._pool_bits) - 1
        return bits

    def random(self) -> float:
        return self.getrandbits(53) / (1 << 53)


def below(n: int, rng: Random) -> int:
    """A number of 0..n-1, all equally likely: draw as many bits as n - 1 has, again while they are n or more.

    Raises ValueError where n is below 1: there is no such number.
    """
    if n < 1:
        raise ValueError(f"there is no number below {n}")
    bits = (n - 1).bit_length()
    while True:
        drawn = rng.getrandbits(bits) if bits else 0
        if drawn < n:
            return drawn


def shuffled(items: Iterable[T], rng: Random) -> list[T]:
    """Fisher and Yates: for i from the last place down to the second, swap place i with place `below(i + 1)`."""
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        j = below(i + 1, rng)
        order[i], order[j] = order[j], order[i]
    return order
