"""A site with the tests' own game on it, in a database of its own, and browsers to go there."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from fastapi import FastAPI

from app import schema
from app.contexts import Rules
from app.db import Database
from app.main import create_app
from app.rules import rules_of
from app.settings import Settings
from engines.core.discovery import SHELF
from tests.app import toy
from tests.app.guests import Guest, PlainPages, browsing, offer, open_site


@pytest.fixture(scope="session")
def portal() -> Iterator[BlockingPortal]:
    with start_blocking_portal() as portal:
        yield portal


@pytest.fixture
def toy_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy stands on the shelf beside the real games; nobody has written a rules page for it."""
    monkeypatch.setattr(SHELF, "_games", {**SHELF, "toy": toy.GAME})
    monkeypatch.setattr("app.present.rules_of", lambda key, lang: Rules(()) if key == "toy" else rules_of(key, lang))


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """English alone is on offer."""
    offer(monkeypatch, "en")


@pytest.fixture
def url(tmp_path: Path) -> str:
    """The URL of a database that is not there yet."""
    return f"sqlite:///{tmp_path / 'games.sqlite3'}"


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with its tables and nothing in them, to be copied."""
    path = tmp_path_factory.mktemp("blank") / "blank.sqlite3"
    schema.upgrade(f"sqlite:///{path}")
    return path


@pytest.fixture
def migrated(blank: Path, url: str) -> str:
    """The URL of a database with its tables."""
    shutil.copyfile(blank, url.removeprefix("sqlite:///"))
    return url


@pytest.fixture
def database(migrated: str) -> Iterator[Database]:
    """That database, opened."""
    opened = Database(migrated)
    yield opened
    opened.close()


@pytest.fixture
def make_app(migrated: str, toy_shelf: None, english: None) -> Callable[..., FastAPI]:
    """Makes a site without limits, but for the settings that a test names."""

    def make(**chosen: Any) -> FastAPI:
        unlimited = dict.fromkeys(("new_games", "moves", "pages"), "100000/second")
        return create_app(Settings(**{"database_url": migrated, **unlimited, **chosen}), PlainPages())

    return make


@pytest.fixture
def make_guest(portal: BlockingPortal, make_app: Callable[..., FastAPI]) -> Iterator[Callable[..., Guest]]:
    """Opens a browser at a new site with these settings, or at the site that is given."""
    with ExitStack() as stack:

        def make(app: FastAPI | None = None, address: str = "192.0.2.1", **chosen: Any) -> Guest:
            site = app or stack.enter_context(open_site(portal, make_app(**chosen)))
            return stack.enter_context(browsing(portal, site, address))

        yield make


@pytest.fixture
def app(portal: BlockingPortal, make_app: Callable[..., FastAPI]) -> Iterator[FastAPI]:
    """A site that has started."""
    with open_site(portal, make_app()) as site:
        yield site


@pytest.fixture
def guest(make_guest: Callable[..., Guest], app: FastAPI) -> Guest:
    """A browser at that site."""
    return make_guest(app)
