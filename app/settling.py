"""What happens at a table without the person: deals that are due, and the computers' moves. Knows no saved game.

All of it follows from the game's secret (see `app.seal`), so that a position is always played on in the same way.
"""

from __future__ import annotations

from typing import Final

from app import seal
from engines.core.contract import CHANCE, Seat
from engines.core.errors import IllegalMoveError
from engines.core.match import Match

PERSON: Final[Seat] = 0
"""The seat of the person who opened the table."""


class IllegalPlayerError(RuntimeError):
    """A computer player made a move that the rules do not allow: a fault of ours, and not of the person's move."""

    def __init__(self, level: str, seat: Seat) -> None:
        super().__init__(f"the player {level!r} in seat {seat} made an illegal move")


def awaits_person(match: Match) -> bool:
    """Whether it is for the person to go on: by a move, or by asking for the next deal."""
    return match.to_act == PERSON or match.pauses


def settle(match: Match, secret: bytes, level: str) -> Match:
    """The match played on until it is for the person to go on or it is over: deals that are due, computers' moves."""
    while (seat := match.to_act) is not None and not awaits_person(match):
        match = _dealt(match, secret) if seat == CHANCE else _replied(match, seat, secret, level)
    return match


def next_deal(match: Match, secret: bytes, level: str) -> Match:
    """The match after the deal that waited for the person, played on as `settle` does. Raises OutOfTurnError."""
    return settle(_dealt(match, secret), secret, level)


def _dealt(match: Match, secret: bytes) -> Match:
    number = 1 + sum(ply.startswith("d:") for ply in match.plies)
    return match.deal(seal.deal_stream(secret, number))


def _replied(match: Match, seat: Seat, secret: bytes, level: str) -> Match:
    rng = seal.player_stream(secret, len(match.plies) + 1, seat)
    move = match.game.player(level).choose(match.view(seat), rng)
    try:
        return match.move(move)
    except IllegalMoveError as error:
        raise IllegalPlayerError(level, seat) from error
