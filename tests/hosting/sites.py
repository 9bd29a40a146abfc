"""A site in a process of its own, and somebody who comes there with a browser and without script."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

import httpx

from engines.registry import GAMES
from tests.app.seats import Seat
from tests.app.shown import Shown

ADDRESS: Final = re.compile(r"http://\S+:(\d+)/")
PATIENCE: Final = 60
"""How many seconds a busy machine may take for what takes one."""

KEY: Final = next(iter(GAMES))
"""The first game on the shelf."""

Form: TypeAlias = dict[str, object]


@dataclass(frozen=True, slots=True)
class Site:
    """A process that serves on a port of this machine, and the id of the process that signals are for."""

    process: subprocess.Popen[str]
    pid: int
    port: int

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> int:
        """Ask it to stop, as a host does. Its exit code."""
        os.kill(self.pid, signal.SIGTERM)
        return self.process.wait(PATIENCE)


@contextmanager
def serving(
    command: Sequence[str], folder: Path, environment: Mapping[str, str], *, wrapped: bool = False
) -> Iterator[Site]:
    """The site that a command serves, until the block ends; `wrapped` where the command starts a process for it."""
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            port = _port(process)
            yield Site(process, _child(process.pid) if wrapped else process.pid, port)
        finally:
            _end(process, wrapped=wrapped)


def _port(process: subprocess.Popen[str]) -> int:
    """The port that it announces; where it announces none, what it writes to its standard error says why."""
    assert process.stdout
    found = ADDRESS.search(process.stdout.readline())
    assert found, "the site did not start"
    return int(found[1])


def _child(pid: int) -> int:
    (child,) = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return int(child)


def _end(process: subprocess.Popen[str], *, wrapped: bool) -> None:
    if process.poll() is None:
        os.kill(_child(process.pid) if wrapped else process.pid, signal.SIGKILL)


class Person:
    """Plays the first game on the shelf, as far as it takes to see that it goes on."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client

    def start(self) -> str:
        """The path of a new table."""
        answer = self._client.post(f"/en/{KEY}", data={"level": "low"})
        assert answer.status_code == 303, answer.text
        return str(answer.headers["location"])

    def lobby(self) -> str:
        """The lobby's page, with the tables of this browser."""
        return self._client.get("/en/").text

    def look(self, table: str) -> Shown:
        return Shown.read(self._client.get(table).text)

    def form(self, table: str) -> Form:
        """A call that moves the game on."""
        post = Seat(self._client, KEY, table).next_post()
        assert post, "the game is over"
        return post.fields

    def move(self, table: str) -> Shown:
        """The table after one call."""
        answer = self._client.post(table, data=self.form(table))
        assert answer.status_code == 303, answer.text
        return self.look(table)


@contextmanager
def visiting(site: Site, cookies: httpx.Cookies | None = None) -> Iterator[tuple[Person, httpx.Cookies]]:
    """A person at the site and the cookies of their browser, which a later visit may bring along."""
    with httpx.Client(base_url=site.address, timeout=PATIENCE, cookies=cookies) as client:
        yield Person(client), client.cookies
