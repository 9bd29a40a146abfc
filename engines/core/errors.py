"""What can be wrong with a move or a record. Every error quotes what was tried; none knows a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.words import Phrase

if TYPE_CHECKING:
    from engines.core.match import Match


class NotationError(ValueError):
    """The text is no move at all."""

    def __init__(self, text: str, why: str) -> None:
        super().__init__(f"{text!r} is no notation: {why}")
        self.text = text
        self.why = why


class IllegalMoveError(ValueError):
    """The move can be read, but the rules do not allow it now. `reason` says why, in words of the catalogue."""

    def __init__(self, move: str, reason: Phrase) -> None:
        super().__init__(f"{move!r} is not allowed: {reason.id}")
        self.move = move
        self.reason = reason


class OutOfTurnError(ValueError):
    """Somebody else, or nobody, is to act."""

    def __init__(self, tried: str, to_act: str) -> None:
        super().__init__(f"{tried!r} is out of turn: to act is {to_act}")
        self.tried = tried
        self.to_act = to_act


class OptionError(ValueError):
    """A game does not have this option, or not with this value."""

    def __init__(self, option: str, value: str) -> None:
        super().__init__(f"no option {option!r} with the value {value!r}")
        self.option = option
        self.value = value


class RecordError(ValueError):
    """A record that cannot be replayed. `ply` is the number of the first bad ply, counted from 1; 0 is a bad tag.

    `good` is the match up to the ply before it, None where already the tags are bad.
    """

    def __init__(self, ply: int, tried: str, why: str, good: Match | None = None) -> None:
        super().__init__(f"ply {ply}, {tried!r}: {why}" if ply else f"tag {tried!r}: {why}")
        self.ply = ply
        self.tried = tried
        self.why = why
        self.good = good
