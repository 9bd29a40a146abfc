"""The moves of Truco and their notation. Knows what can be written, not what is allowed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from engines.core.contract import Seat
from engines.core.errors import NotationError
from engines.truco.cards import Card, Cards, read_card, read_cards, write_card, write_cards

SEATS: Final = 2
_DEAL = re.compile(r"([01])\|([^|/]*)/([^|/]*)")


class Envido(StrEnum):
    """The Envido calls (Truco rules, section 5)."""

    ENVIDO = "envido"
    REAL = "real"
    FALTA = "falta"


class Truco(StrEnum):
    """The Truco calls, in the order in which they follow one another (section 7)."""

    TRUCO = "truco"
    RETRUCO = "retruco"
    VALE4 = "vale4"


@dataclass(frozen=True, slots=True)
class Deal:
    """The chance ply: who is mano, and two hands."""

    mano: Seat
    hands: tuple[Cards, Cards]


@dataclass(frozen=True, slots=True)
class Play:
    """A card laid on the table."""

    card: Card


@dataclass(frozen=True, slots=True)
class CallEnvido:
    """An Envido call, be it the first of its chain or a raise."""

    call: Envido


@dataclass(frozen=True, slots=True)
class CallTruco:
    """A call that raises what the deal is worth."""

    call: Truco


@dataclass(frozen=True, slots=True)
class Quiero:
    """Accepting the call that is pending."""


@dataclass(frozen=True, slots=True)
class NoQuiero:
    """Refusing the call that is pending."""


@dataclass(frozen=True, slots=True)
class Mazo:
    """Folding: the deal is conceded."""


Turn: TypeAlias = Play | CallEnvido | CallTruco | Quiero | NoQuiero | Mazo
"""What a seat does."""

Move: TypeAlias = Deal | Turn

_SPOKEN: Final[dict[str, Turn]] = {
    **{call.value: CallEnvido(call) for call in Envido},
    **{call.value: CallTruco(call) for call in Truco},
    "quiero": Quiero(),
    "noquiero": NoQuiero(),
    "mazo": Mazo(),
}
_WRITTEN: Final = {turn: text for text, turn in _SPOKEN.items()}

SPOKEN: Final = tuple(_SPOKEN)
"""The texts of all moves that are said and not played."""


def write_move(move: Move) -> str:
    """`7e`, `envido`, `quiero`, or a deal `0|.../...`; a hand's cards in deck order."""
    match move:
        case Deal(mano, hands):
            return f"{mano}|{'/'.join(map(write_cards, hands))}"
        case Play(card):
            return write_card(card)
        case _:
            return _WRITTEN[move]


def read_move(text: str) -> Move:
    """The move that a text spells. Raises NotationError for what is no move at all."""
    if text in _SPOKEN:
        return _SPOKEN[text]
    if "|" in text:
        return _read_deal(text)
    return Play(read_card(text))


def _read_deal(text: str) -> Deal:
    found = _DEAL.fullmatch(text)
    if found is None:
        raise NotationError(text, "a deal is mano|hand/hand, mano being 0 or 1")
    mano, first, second = found.groups()
    return Deal(int(mano), (read_cards(first), read_cards(second)))
