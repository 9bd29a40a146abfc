"""The command as a person runs it: a process of its own on a port of its own, and clients of it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from app.paths import DATA

UNLIMITED = {f"CARDAVIA_{name}": "100000/second" for name in ("NEW_GAMES", "MOVES", "PAGES")}
ADDRESS = re.compile(r"http://\S+")


class Server:
    """A `cardavia` process and the address that it announced."""

    def __init__(self, database: Path) -> None:
        command = [sys.executable, "-m", "app.cli", "--port", "0", "--database", str(database)]
        self.log = database.with_suffix(".log")
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                command, cwd=DATA, env={**os.environ, **UNLIMITED}, stdout=subprocess.PIPE, stderr=log
            )
        assert self._process.stdout is not None
        found = ADDRESS.search(self._process.stdout.readline().decode())
        assert found, "the server announced no address"
        self.address = found[0].rstrip("/")

    def stop(self, how: signal.Signals) -> int:
        """Stop the process and return its exit code."""
        self._process.send_signal(how)
        code = self._process.wait(20)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code


@contextmanager
def serving(database: Path) -> Iterator[Server]:
    """A server that is killed in the end, if it was not before."""
    server = Server(database)
    try:
        yield server
    finally:
        if server._process.poll() is None:
            server.stop(signal.SIGKILL)


@contextmanager
def client(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=30) as opened:
        yield opened
