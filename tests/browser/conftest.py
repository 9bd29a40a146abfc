"""A running site, tables at chosen positions, and browsers that report what the page's console says."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from app.db import Database
from app.store import Store
from engines.core.match import Match
from tests.app.positions import saved
from tests.browser.visitor import Visitor

_IDS: Final = count()

# A busy machine may be slow; what a page never shows fails all the same.
expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file in which the site keeps its games."""
    return tmp_path_factory.mktemp("browser") / "games.sqlite3"


@pytest.fixture(scope="session")
def base_url(database: Path) -> Iterator[str]:
    """The address of the site, served by its own command on a free port, without limits to how often one may come."""
    often = dict.fromkeys(("CARDAVIA_NEW_GAMES", "CARDAVIA_MOVES", "CARDAVIA_PAGES"), "100000/second")
    command = [sys.executable, "-m", "app.cli", "--port", "0", "--database", str(database)]
    with subprocess.Popen(command, env={**os.environ, **often}, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        # The command announces its address once it listens; whoever connects then is waited for.
        yield next(word for word in server.stdout.readline().split() if word.startswith("http")).rstrip("/")
        server.terminate()


@pytest.fixture(scope="session")
def store(database: Path, base_url: str) -> Iterator[Store]:
    """The games of the running site."""
    assert base_url
    opened = Database(f"sqlite:///{database}")
    yield Store(opened)
    opened.close()


@pytest.fixture
def table(store: Store) -> Callable[[str], str]:
    """Saves a game at the position of a record, and returns its path."""

    def save(record: str) -> str:
        key = Match.read(record).game.key
        row = saved(record, id=f"browser-{next(_IDS):016}", key=key, revision=1)
        store.add(row)
        return f"/en/g/{row.id}"

    return save


@pytest.fixture
def open_context(browser: Browser, base_url: str) -> Iterator[Callable[..., BrowserContext]]:
    """Opens a browser of its own, as another person has, and closes it after the test."""
    opened: list[BrowserContext] = []

    def make(width: int = 1280, *, script: bool = True) -> BrowserContext:
        size = ViewportSize(width=width, height=800)
        opened.append(browser.new_context(viewport=size, java_script_enabled=script, base_url=base_url))
        return opened[-1]

    yield make
    for context in opened:
        context.close()


@pytest.fixture
def visit(open_context: Callable[..., BrowserContext], store: Store) -> Iterator[Callable[..., Visitor]]:
    """Sends a visitor to a path; afterwards none may have met an error on the console, or another host."""
    visitors: list[Visitor] = []

    def make(path: str, width: int = 1280, *, script: bool = True, page: Page | None = None) -> Visitor:
        visitors.append(Visitor(page or open_context(width, script=script).new_page(), store, script=script))
        visitors[-1].go(path)
        return visitors[-1]

    yield make
    for visitor in visitors:
        assert visitor.complaints == []
