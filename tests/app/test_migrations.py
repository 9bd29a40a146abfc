"""Migrations: they lead to the models, run once, under a lock, and all or nothing."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic import autogenerate, command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlmodel import SQLModel

import app.models
from app import schema
from app.db import WRITES, Database
from app.paths import MIGRATIONS

__all__ = ["app"]  # imported for its tables


@pytest.fixture
def scripts() -> ScriptDirectory:
    return ScriptDirectory(str(MIGRATIONS))


def version(database: Database) -> str | None:
    with database.reading() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def run(connection: Connection, *, to: str) -> None:
    """Run migrations down to a version."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS))
    command.downgrade(config, to)


def test_the_migrations_lead_to_the_models(database: Database) -> None:
    with database.reading() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert autogenerate.compare_metadata(context, SQLModel.metadata) == []


def test_the_newest_migration_is_the_one_that_the_program_asks_for(scripts: ScriptDirectory) -> None:
    assert scripts.get_heads() == [schema.HEAD]


def test_versions_are_numbers_that_rise_so_that_a_newer_one_is_known_as_such(scripts: ScriptDirectory) -> None:
    rising = [script.revision for script in scripts.walk_revisions()][::-1]
    assert rising == [f"{number:04}" for number in range(1, len(rising) + 1)]


def test_every_migration_can_be_taken_back(database: Database) -> None:
    with database.engine.execution_options(**{WRITES: True}).begin() as connection:
        run(connection, to="base")
    assert version(database) is None
    schema.upgrade(str(database.engine.url))
    assert version(database) == schema.HEAD


def test_servers_that_start_at_once_migrate_once(url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda _: schema.upgrade(url), range(4)))
    database = Database(url)
    assert version(database) == schema.HEAD
    database.close()


def test_a_migration_that_fails_leaves_nothing_behind(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite's tables, too, are made in the transaction."""

    def fail(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE half (id INTEGER)"))
        raise RuntimeError

    monkeypatch.setattr(schema, "_run", fail)
    with pytest.raises(RuntimeError):
        schema.upgrade(url)
    database = Database(url)
    with database.reading() as connection:
        assert connection.execute(text("SELECT count(*) FROM sqlite_master")).scalar() == 0
    database.close()


def test_a_database_of_a_later_version_is_refused_and_left_alone(url: str, database: Database) -> None:
    with database.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(schema.NewerDatabaseError, match="9999"):
        schema.upgrade(url)
    with database.reading() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "9999"


def test_a_start_with_nothing_to_migrate_does_not_wait_for_a_writer(url: str, database: Database) -> None:
    with database.writing() as connection:
        connection.execute(text("DELETE FROM game"))
        schema.upgrade(url)
    assert version(database) == schema.HEAD
