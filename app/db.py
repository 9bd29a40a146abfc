"""The database: how it is opened, read and written. Knows no table.

SQLite needs three things to serve several threads and processes (all measured): the write-ahead log, so that readers
wait for nobody; BEGIN IMMEDIATE for writers, so that none finds the database locked half way; and one writer at a time
in a process, since a lock of ours queues fairly where SQLite's own is polled.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text

WRITES: Final = "cardavia_writes"
"""The execution option of a connection that is going to write."""


class Database:
    """An engine with a way in for readers and one for writers."""

    def __init__(self, url: str, *, durable: bool = False) -> None:
        self.engine = open_engine(url, durable=durable)
        self._writer = self.engine.execution_options(**{WRITES: True})
        self._lock = threading.Lock()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection for one statement; two may see different states."""
        with self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that holds the write lock from its first statement on; keep it short."""
        with self._lock, self._writer.begin() as connection:
            yield connection

    def answers(self) -> None:
        """Ask the database anything. Raises SQLAlchemyError where it is away."""
        with self.reading() as connection:
            connection.execute(text("SELECT 1"))

    def close(self) -> None:
        """Give all connections back."""
        self.engine.dispose()


def open_engine(url: str, *, durable: bool = False, foreign_keys: bool = True) -> Engine:
    """An engine for the URL. Raises ArgumentError for what is no URL, ImportError for a driver that is missing."""
    # Errors of the database are logged, and what was being written is nobody's to read.
    engine = create_engine(make_url(url), hide_parameters=True)
    if engine.dialect.name == "sqlite":
        pragmas = _pragmas(durable=durable, foreign_keys=foreign_keys)
        event.listen(engine, "connect", lambda connection, _record: _prepare(connection, pragmas))
        event.listen(engine, "begin", _begin)
    return engine


def _pragmas(*, durable: bool, foreign_keys: bool) -> tuple[str, ...]:
    return (
        "busy_timeout = 5000",
        "journal_mode = WAL",
        f"synchronous = {'FULL' if durable else 'NORMAL'}",
        f"foreign_keys = {'ON' if foreign_keys else 'OFF'}",
    )


def _prepare(connection: sqlite3.Connection, pragmas: tuple[str, ...]) -> None:
    # Python's driver would begin transactions by itself, and with the wrong statement.
    connection.isolation_level = None
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    # A statement that only reads is a transaction by itself.
    if connection.get_execution_options().get(WRITES):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
