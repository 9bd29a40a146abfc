"""The database: opened as it was measured, written by one at a time, and never over what somebody else wrote."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from threading import Barrier

import pytest
from sqlalchemy import event, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import OperationalError
from sqlalchemy.schema import CreateTable

from app import schema
from app import store as store_module
from app.db import Database
from app.errors import StaleError, UnknownTableError
from app.store import Saved, Store
from tests.app.positions import GAME, NOON, POSITION, WON, saved


@pytest.fixture
def store(database: Database) -> Store:
    return Store(database)


def test_what_is_saved_is_what_is_fetched(store: Store) -> None:
    over = saved(WON, id="over", finished=NOON, secret=bytes(range(224, 256)), assisted=True)
    for game in (GAME, over):
        store.add(game)
        assert store.fetch(game.id) == game


def test_moments_are_kept_in_utc_whatever_zone_they_came_from(store: Store) -> None:
    store.add(saved(created=datetime(2026, 11, 29, 17, 30, tzinfo=timezone(timedelta(hours=5, minutes=30)))))
    created = store.fetch(GAME.id).created
    assert (created, created.tzinfo) == (NOON, UTC)


def test_no_id_no_game(store: Store) -> None:
    with pytest.raises(UnknownTableError):
        store.fetch(GAME.id)


def test_a_game_is_written_only_over_the_revision_that_was_read(store: Store) -> None:
    store.add(GAME)
    store.replace(GAME, saved(f"{POSITION} 0:7", revision=GAME.revision + 1))
    with pytest.raises(StaleError):
        store.replace(GAME, saved(f"{POSITION} 0:-", revision=GAME.revision + 1))
    assert store.fetch(GAME.id).record.endswith("0:7")


def test_of_many_who_write_at_once_one_succeeds_and_nobody_meets_a_locked_database(
    url: str, database: Database
) -> None:
    """Plain BEGIN fails here by the thousand: a reader that becomes a writer cannot wait its turn."""
    Store(database).add(GAME)
    others = [Database(url) for _ in range(3)]
    start = Barrier(len(others) * 2)

    def race(number: int) -> int:
        """Bump the game's revision ten times, whoever else does; returns how often somebody was faster."""
        store, lost, done = Store(others[number % len(others)]), 0, 0
        start.wait()
        while done < 10:
            read = store.fetch(GAME.id)
            try:
                store.replace(read, saved(revision=read.revision + 1))
                done += 1
            except StaleError:
                lost += 1
        return lost

    with ThreadPoolExecutor(start.parties) as pool:
        list(pool.map(race, range(start.parties)))
    assert Store(database).fetch(GAME.id).revision == GAME.revision + 10 * start.parties
    for other in others:
        other.close()


def test_writers_begin_immediately_and_readers_not_at_all(database: Database) -> None:
    said: list[str] = []
    event.listen(database.engine, "before_cursor_execute", lambda *args: said.append(args[2]))
    with database.reading() as connection:
        connection.execute(text("SELECT 1"))
    with database.writing() as connection:
        connection.execute(text("SELECT 2"))
    assert said == ["SELECT 1", "BEGIN IMMEDIATE", "SELECT 2"]


@pytest.mark.parametrize(("durable", "synchronous"), [(False, 1), (True, 2)])
def test_sqlite_is_opened_as_it_was_measured(url: str, synchronous: int, *, durable: bool) -> None:
    database = Database(url, durable=durable)
    with database.writing() as connection:
        names = ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
        found = [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]
    database.close()
    assert found == ["wal", synchronous, 5000, 1]


def test_a_reader_does_not_wait_for_a_writer(database: Database) -> None:
    store = Store(database)
    store.add(GAME)
    with database.writing() as connection:
        connection.execute(text("UPDATE game SET revision = 99"))
        assert store.fetch(GAME.id) == GAME


def test_a_failed_write_leaves_what_was_there(database: Database) -> None:
    store = Store(database)
    store.add(GAME)

    def fail() -> None:
        with database.writing() as connection:
            connection.execute(text("UPDATE game SET revision = 99"))
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    assert store.fetch(GAME.id) == GAME


def test_an_error_of_the_database_does_not_quote_what_was_being_written(store: Store) -> None:
    store.add(GAME)
    with pytest.raises(Exception, match="UNIQUE") as caught:
        store.add(GAME)
    assert GAME.id not in str(caught.value)
    assert POSITION not in str(caught.value)


def test_games_that_go_on_come_first_and_the_latest_of_them_before_the_others(store: Store) -> None:
    def later(id: str, hours: int, *, over: bool = False, owner: str = GAME.owner) -> Saved:
        return saved(id=id, owner=owner, updated=NOON + timedelta(hours=hours), finished=NOON if over else None)

    for game in (
        later("on, old", 1),
        later("over, new", 9, over=True),
        later("on, new", 5),
        later("over, old", 2, over=True),
        later("somebody else's", 7, owner="somebody else"),
    ):
        store.add(game)
    assert [game.id for game in store.of_owner(GAME.owner, 3)] == ["on, new", "on, old", "over, new"]


def test_a_database_that_is_away_does_not_answer(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'no' / 'such' / 'folder'}")
    with pytest.raises(OperationalError):
        database.answers()


def test_tables_and_statements_are_postgresqls_too() -> None:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]  # SQLAlchemy has not typed it
    made = str(CreateTable(store_module._GAME).compile(dialect=dialect))
    assert {"secret BYTEA", "created TIMESTAMP WITH TIME ZONE", "assisted BOOLEAN"} <= {
        line.strip().removesuffix(" NOT NULL,").removesuffix(" NOT NULL, ") for line in made.splitlines()
    }
    for statement in (store_module._ONE, store_module._NEW, store_module._OVER, store_module._LATEST):
        assert "game" in str(statement.compile(dialect=dialect))


def test_the_file_is_plain_sqlite_that_any_tool_reads(url: str, database: Database) -> None:
    Store(database).add(GAME)
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
        assert connection.execute("SELECT record FROM game").fetchone() == (POSITION,)


def test_the_tables_are_there_after_the_second_start_too(url: str, database: Database) -> None:
    Store(database).add(GAME)
    schema.upgrade(url)
    assert Store(database).fetch(GAME.id) == GAME
