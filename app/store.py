"""Saved games: fetched whole, written whole, and only over the revision that was read. Knows no rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields
from datetime import datetime
from typing import Final, cast

from sqlalchemy import CursorResult, Table, bindparam, insert, select, update

from app.db import Database
from app.errors import StaleError, UnknownTableError
from app.models import Game


@dataclass(frozen=True, slots=True)
class Saved:
    """A game as it is kept.

    `id` is the capability in its address; `revision` only rises, from 1; `key` and `rules` name the game and the
    version of its rules; `secret` is what all its chance is drawn from and `commitment` the secret's SHA-256 in hex;
    `owner` is the browser that started it; `level` is how its computers play; `assisted` says that help was taken
    which statistics should know of; `finished` is None while it goes on. Moments are in UTC.
    """

    id: str
    revision: int
    key: str
    rules: int
    record: str = field(repr=False)
    secret: bytes = field(repr=False)
    commitment: str
    owner: str
    level: str
    assisted: bool
    created: datetime
    updated: datetime
    finished: datetime | None


# SQLModel adds the table to the class, which its types do not say.
_GAME: Final = cast(Table, Game.__table__)  # type: ignore[attr-defined]
_COLUMNS: Final = tuple(_GAME.c[column.name] for column in fields(Saved))

# Built once: a statement costs more to put together than to run.
_ONE: Final = select(*_COLUMNS).where(_GAME.c.id == bindparam("wanted"))
_NEW: Final = insert(_GAME)
_OVER: Final = update(_GAME).where(_GAME.c.id == bindparam("read_id"), _GAME.c.revision == bindparam("read_revision"))
_LATEST: Final = (
    select(*_COLUMNS)
    .where(_GAME.c.owner == bindparam("whose"))
    .order_by(_GAME.c.finished.is_not(None), _GAME.c.updated.desc(), _GAME.c.id)
    .limit(bindparam("most"))
)


class Store:
    """The saved games of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def fetch(self, id: str) -> Saved:
        """The game with this id. Raises UnknownTableError."""
        with self._database.reading() as connection:
            row = connection.execute(_ONE, {"wanted": id}).one_or_none()
        if row is None:
            raise UnknownTableError(id)
        return Saved(*row)

    def add(self, saved: Saved) -> None:
        """Keep a new game."""
        with self._database.writing() as connection:
            connection.execute(_NEW, asdict(saved))

    def replace(self, read: Saved, now: Saved) -> None:
        """Write what a call changed over the game that was read. Raises StaleError where somebody was faster."""
        changed = {
            "read_id": read.id,
            "read_revision": read.revision,
            "revision": now.revision,
            "record": now.record,
            "assisted": now.assisted,
            "updated": now.updated,
            "finished": now.finished,
        }
        with self._database.writing() as connection:
            # An UPDATE's result is a cursor's, which alone counts rows.
            done = cast("CursorResult[None]", connection.execute(_OVER, changed))
        if done.rowcount != 1:
            raise StaleError(read.revision)

    def of_owner(self, owner: str, limit: int) -> Sequence[Saved]:
        """The games that a browser started: those that go on first, and of each kind the latest first."""
        with self._database.reading() as connection:
            return [Saved(*row) for row in connection.execute(_LATEST, {"whose": owner, "most": limit})]
