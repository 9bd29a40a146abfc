"""What a person does in a turn of each game: plain play that brings every game to its end, and calls what it can."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Protocol

BIDS: Final = ("b3", "b0")
CALLS: Final = ("next", "quiero", "envido", "truco", "retruco", "vale4")


class Seen(Protocol):
    """What is seen of a table."""

    @property
    def hand(self) -> list[str]: ...
    def is_ready(self, call: str) -> bool:
        """Whether the table has this button, and does not say that it would be refused."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Cards to pick, or a suggestion to take, and then the button to press."""

    call: str
    picks: tuple[str, ...] = ()
    suggested: bool = False


def doudizhu(seen: Seen) -> Deed:
    """Bid three where one may, else pass; play the first suggestion, or pass."""
    bid = next(filter(seen.is_ready, BIDS), None)
    if bid:
        return Deed(bid)
    return Deed("play", suggested=True) if seen.is_ready("hint") else Deed("pass")


def truco(seen: Seen) -> Deed:
    """Want everything, call whatever may be called, and else play the first card."""
    call = next(filter(seen.is_ready, CALLS), None)
    return Deed(call) if call else Deed("play", (seen.hand[0],))


def ganjifa(seen: Seen) -> Deed:
    """Play what is suggested, or the only card that there is."""
    return Deed("play", suggested=not seen.is_ready("play"))


TURNS: Final[Mapping[str, Callable[[Seen], Deed]]] = MappingProxyType(
    {"doudizhu": doudizhu, "ganjifa": ganjifa, "truco": truco}
)
