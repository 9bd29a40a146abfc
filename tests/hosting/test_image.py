"""The image as a host runs it: without root, on a read-only root, replaced while a game is on."""

from __future__ import annotations

import logging
import os
import shlex
import signal
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter
from urllib.parse import urlencode

import pytest

from tests.hosting.containers import ROOT, Container, Image, built, container
from tests.hosting.sites import PATIENCE, Form, Site, visiting

pytestmark = [pytest.mark.full, pytest.mark.image, pytest.mark.xdist_group("image")]

LOG = logging.getLogger(__name__)
LOG.setLevel(logging.INFO)
MEGABYTE = 1_000_000
LARGEST = 110 * MEGABYTE
"""What the image may add to its base: the libraries are 90 MB, half of it Babel's locales and SQLAlchemy."""

DRAINED = 5
"""In how many seconds a site that has nothing left to answer is gone."""


@pytest.fixture(scope="module")
def image() -> Iterator[Image]:
    """The project's image."""
    started = perf_counter()
    with built() as image:
        LOG.info("built in %.0f s", perf_counter() - started)
        yield image


@pytest.fixture
def volume(image: Image, tmp_path: Path) -> Path:
    """An empty volume, which belongs to the image's user as an engine would make it."""
    folder = tmp_path / "volume"
    folder.mkdir()
    os.chown(folder, image.owner, image.owner)
    return folder


@pytest.fixture
def ours(image: Image, volume: Path) -> Iterator[Container]:
    """A container."""
    with container(image, volume) as made:
        yield made


def asked(site: Site, path: str, form: Form) -> socket.socket:
    """A connection over which the head of a form has come, and the site waits for the body."""
    opened = socket.create_connection(("127.0.0.1", site.port), PATIENCE)
    length = len(urlencode(form, doseq=True))
    fields = f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\nExpect: 100-continue"
    opened.sendall(f"POST {path} HTTP/1.1\r\nHost: cards.test\r\n{fields}\r\n\r\n".encode())
    assert opened.recv(1024).startswith(b"HTTP/1.1 100 ")
    return opened


def wait_until_closed(site: Site) -> None:
    """Return when the site takes no more connections."""
    end = perf_counter() + PATIENCE
    while perf_counter() < end:
        try:
            socket.create_connection(("127.0.0.1", site.port), PATIENCE).close()
        except ConnectionError:
            return
    raise AssertionError("the site still takes connections")


def check_that_it_waits(opened: socket.socket) -> None:
    """Neither answer nor end comes for a second: longer than a server takes that only closes."""
    opened.settimeout(1)
    with pytest.raises(TimeoutError):
        opened.recv(1024)
    opened.settimeout(PATIENCE)


def test_the_image_is_small_and_says_how_it_is_run(image: Image) -> None:
    *_, ours = image.layers
    LOG.info("%.0f MB, of which %.0f MB over its base", sum(image.layers) / MEGABYTE, ours / MEGABYTE)
    assert ours < LARGEST
    assert image.owner > 0
    assert (image.volumes, image.ports) == (("/data",), ("8000/tcp",))
    assert {"DATABASE_URL=sqlite:////data/cardavia.sqlite3", "CARDAVIA_HOST=0.0.0.0"} <= set(image.environment)
    assert image.entrypoint == ("cardavia",)
    assert image.health[0] == "CMD"


def test_the_health_check_tells_a_site_that_runs_from_one_that_does_not(ours: Container) -> None:
    started = perf_counter()
    check = ours.image.health[1:]
    with ours.serving() as site:
        with visiting(site) as (person, _):
            assert "<!doctype html>" in person.lobby()
        LOG.info("the first page %.1f s after the start", perf_counter() - started)
        assert ours.run(*check, port=site.port) == 0
        assert site.stop() == 0
    assert ours.run(*check, port=site.port) != 0


def test_nothing_but_the_volume_is_written_to(ours: Container) -> None:
    assert ours.run("touch", "/tmp/note", port=0) != 0  # noqa: S108 (the place that everyone may write to elsewhere)
    assert ours.run("touch", "/data/note", port=0) == 0


def test_a_game_goes_on_when_its_container_is_replaced(image: Image, volume: Path) -> None:
    with container(image, volume) as first, first.serving() as site:
        with visiting(site) as (person, cookies):
            table = person.start()
            before = person.move(table)
        assert site.stop() == 0
    with container(image, volume) as second, second.serving() as site, visiting(site, cookies) as (person, _):
        assert table in person.lobby()
        assert person.look(table) == before
        assert person.move(table).revision > before.revision


def test_a_call_under_way_is_answered_before_the_site_stops(ours: Container) -> None:
    with ours.serving() as site:
        with visiting(site) as (person, _):
            table = person.start()
            form = person.form(table)
        with asked(site, table, form) as opened:
            os.kill(site.pid, signal.SIGTERM)
            wait_until_closed(site)
            check_that_it_waits(opened)
            opened.sendall(urlencode(form, doseq=True).encode())
            assert opened.recv(1024).startswith(b"HTTP/1.1 303 ")
        assert site.process.wait(DRAINED) == 0
    with ours.serving() as site, visiting(site) as (person, _):
        assert person.look(table).revision > int(str(form["revision"]))


def test_the_backup_that_the_readme_names_holds_the_games(ours: Container) -> None:
    (line,) = [line for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines() if ".backup(" in line]
    command = shlex.split(line)
    assert command[:4] == ["docker", "compose", "exec", "cardavia"]
    with ours.serving() as site, visiting(site) as (person, _):
        table = person.start()
        assert ours.run(*command[4:], port=site.port) == 0
    with closing(sqlite3.connect(ours.volume / "backup.sqlite3")) as backup:
        assert backup.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert backup.execute("SELECT id FROM game").fetchall() == [(table.rpartition("/")[2],)]
