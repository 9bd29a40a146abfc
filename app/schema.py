"""Brings a database's tables up to date, once, whoever else is starting at the same time. Knows no table itself.

The migrations run in one transaction that holds the database's own write lock: others wait for it, and a migration
that fails leaves nothing behind. Where nothing is due, Alembic is not even imported.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, inspect, text

from app.db import WRITES, open_engine
from app.paths import MIGRATIONS

HEAD: Final = "0001"
"""The newest migration in `app/migrations/versions`."""

_ADVISORY_LOCK: Final = 0x6361726461766961
"""PostgreSQL's advisory locks have numbers; this one is `cardavia` in ASCII."""


class NewerDatabaseError(RuntimeError):
    """The database was made by a later version of the program."""

    def __init__(self, found: str) -> None:
        super().__init__(f"the database is at {found!r}, made by a later version; this one knows {HEAD!r}")


def upgrade(url: str) -> None:
    """Run the migrations that are due. Raises SQLAlchemyError where the database cannot be opened or written."""
    # Where SQLite cannot alter a table it is copied and dropped, and that must not cascade into others.
    engine = open_engine(url, foreign_keys=False)
    try:
        with engine.connect() as connection:
            is_due = _version(connection) != HEAD
        if is_due:
            with engine.execution_options(**{WRITES: True}).begin() as connection:
                _migrate(connection)
    finally:
        engine.dispose()


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _ADVISORY_LOCK})
    found = _version(connection)
    if found is not None and found > HEAD:
        raise NewerDatabaseError(found)
    if found != HEAD:
        _run(connection)


def _run(connection: Connection) -> None:
    # Imported late: a start with nothing due is the common one, and waits for no import.
    from alembic import command  # noqa: PLC0415 (see above)
    from alembic.config import Config  # noqa: PLC0415 (see above)

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    command.upgrade(config, "head")
