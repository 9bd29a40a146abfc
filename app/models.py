"""The tables of the database. Knows no record's meaning and no query."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import DateTime, Dialect, Text, TypeDecorator
from sqlmodel import Field, SQLModel


class Utc(TypeDecorator[datetime]):
    """A moment, aware of its zone on this side; SQLite, which knows no zones, keeps it as it is in UTC."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Moments are stored in UTC."""
        del dialect
        return value and value.astimezone(UTC)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:
        """A moment without a zone came from SQLite and is in UTC."""
        del dialect
        return value and (value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC))


class Game(SQLModel, table=True):
    """A game that somebody plays or played; `app.store.Saved` says what each column holds."""

    id: str = Field(primary_key=True, max_length=64)
    revision: int
    key: str = Field(max_length=32)
    rules: int
    record: str = Field(sa_type=Text)
    secret: bytes
    commitment: str = Field(max_length=64)
    owner: str = Field(index=True, max_length=64)
    level: str = Field(max_length=32)
    assisted: bool
    created: datetime = Field(sa_type=Utc)
    updated: datetime = Field(sa_type=Utc)
    finished: datetime | None = Field(sa_type=Utc, default=None)
