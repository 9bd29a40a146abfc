"""How much one address may ask for in a time, counted in this process alone. Knows no request and no route."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address
from math import ceil
from time import time
from typing import Final

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from app.errors import TooManyError
from app.settings import Settings

_PREFIX: Final = 64
"""A person has a whole /64 of IPv6, and can take every address of it."""


class Rates:
    """The counters of all addresses. Raises ValueError for a setting that is no rate."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._games = parse(settings.new_games)
        self._moves = parse(settings.moves)
        self._pages = parse(settings.pages)

    def new_game(self, address: str | None) -> None:
        """Count a new game. Raises TooManyError."""
        self._count(self._games, "games", address)

    def move(self, address: str | None) -> None:
        """Count a call at a table. Raises TooManyError."""
        self._count(self._moves, "moves", address)

    def page(self, address: str | None) -> None:
        """Count a page. Raises TooManyError."""
        self._count(self._pages, "pages", address)

    def _count(self, rate: RateLimitItem, what: str, address: str | None) -> None:
        who = network(address)
        if not self._limiter.hit(rate, what, who):
            reset = self._limiter.get_window_stats(rate, what, who).reset_time
            raise TooManyError(max(1, ceil(reset - time())))


def network(address: str | None) -> str:
    """Who is counted as one: an IPv4 address, or the /64 of an IPv6 address; whatever else comes as it is."""
    try:
        ip = ip_address(address or "")
    except ValueError:
        return address or "local"
    if not isinstance(ip, IPv6Address):
        return str(ip)
    mapped = ip.ipv4_mapped
    return str(mapped) if mapped else str(IPv6Network((ip.packed, _PREFIX), strict=False))
