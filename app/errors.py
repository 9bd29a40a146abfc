"""What can go wrong between a request and its answer, and what each costs: a status, a title and a text in words.

The one place where errors are mapped. Knows no page and no language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from types import MappingProxyType
from typing import Final

from sqlalchemy.exc import OperationalError
from starlette.exceptions import HTTPException

from engines.core.errors import IllegalMoveError, NotationError, OptionError, OutOfTurnError
from engines.core.match import Match
from engines.core.words import Phrase, phrase


class MalformedError(ValueError):
    """A form that no page of ours sends."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__(f"the field {name!r} cannot be {value[:40]!r}")


class CrossSiteError(Exception):
    """A form that another site sent."""


class UnknownHostError(Exception):
    """A request for a host that this site is not."""


class TooLargeError(Exception):
    """A body over the limit."""


class TooManyError(Exception):
    """Too many requests from one address; `wait` is in how many seconds it may come again."""

    def __init__(self, wait: int) -> None:
        super().__init__(f"again in {wait} s")
        self.wait = wait


class UnknownPageError(LookupError):
    """Nothing is at this address."""


class UnknownTableError(LookupError):
    """No game has this id. The id is not quoted: it would be somebody's key, mistyped."""

    def __init__(self, id: str) -> None:
        super().__init__(f"no game has this id of {len(id)} characters")


class StaleError(Exception):
    """The form was made for an earlier state of the table."""

    def __init__(self, revision: int) -> None:
        super().__init__(f"revision {revision} is past")


class UnfinishedError(Exception):
    """The record of a game that goes on is nobody's to read."""


class DamagedError(Exception):
    """A saved record that cannot be replayed. `good` is the match as far as it can, None where nothing can."""

    def __init__(self, ply: int, good: Match | None) -> None:
        super().__init__(f"a saved record is bad from ply {ply} on")
        self.ply = ply
        self.good = good


@dataclass(frozen=True, slots=True)
class Trouble:
    """How an error is answered."""

    status: int
    title: Phrase
    text: Phrase
    headers: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))


_KINDS: Final[Mapping[type[Exception], tuple[int, str]]] = {
    MalformedError: (400, "malformed"),
    NotationError: (400, "malformed"),
    OptionError: (400, "malformed"),
    UnknownHostError: (400, "unknown-host"),
    CrossSiteError: (403, "cross-site"),
    UnknownPageError: (404, "unknown-page"),
    UnknownTableError: (404, "unknown-table"),
    StaleError: (409, "stale"),
    UnfinishedError: (409, "unfinished"),
    TooLargeError: (413, "too-large"),
    IllegalMoveError: (422, "illegal"),
    OutOfTurnError: (422, "out-of-turn"),
    TooManyError: (429, "too-many"),
    DamagedError: (500, "damaged"),
    OperationalError: (503, "busy"),
}
_STATUSES: Final[Mapping[int, str]] = MappingProxyType({404: "unknown-page", 405: "method", 413: "too-large"})
"""What the web framework itself refuses."""

_BROKEN: Final = "broken"
_BUSY_SECONDS: Final = "2"

AT_START: Final = (MalformedError, OptionError, TooManyError)
"""Refusals of a start form: its page is shown again, with the reason."""

AT_TABLE: Final = (
    MalformedError,
    NotationError,
    IllegalMoveError,
    OutOfTurnError,
    StaleError,
    TooManyError,
    OperationalError,
)
"""Refusals of a call: the table is as it was, and is shown again with the reason."""


def trouble(error: Exception) -> Trouble:
    """How this error is answered. What nobody foresaw is a 500 that tells nothing about itself."""
    if isinstance(error, HTTPException):
        is_ours = error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR
        kind = _STATUSES.get(error.status_code, _BROKEN if is_ours else "malformed")
        return _trouble(error.status_code, kind, error.headers or {})
    status, kind = _KINDS.get(type(error), (500, _BROKEN))
    match error:
        case TooManyError():
            return _trouble(status, kind, {"Retry-After": str(error.wait)})
        case IllegalMoveError():
            return Trouble(status, _title(kind), error.reason)
        case OperationalError():
            return _trouble(status, kind, {"Retry-After": _BUSY_SECONDS})
        case _:
            return _trouble(status, kind)


def messages() -> Iterable[str]:
    """Every id that an answer to an error may carry, save a game's own reasons: what a catalogue has to word."""
    kinds = {*(kind for _, kind in _KINDS.values()), *_STATUSES.values(), _BROKEN}
    yield from sorted(f"site.error.{kind}" for kind in kinds - {"illegal"})
    yield from sorted(f"site.error.{kind}.title" for kind in kinds)


def _trouble(status: int, kind: str, headers: Mapping[str, str] = MappingProxyType({})) -> Trouble:
    return Trouble(status, _title(kind), phrase(f"site.error.{kind}"), headers)


def _title(kind: str) -> Phrase:
    return phrase(f"site.error.{kind}.title")
