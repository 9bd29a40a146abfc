"""The command as a person runs it: a real process on a real port, a real client, and a kill in the middle."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from app import cli
from app.assets import read_assets
from app.db import Database
from app.paths import DATA
from app.store import Store
from engines.core.match import Match
from engines.registry import GAMES

UNLIMITED = {f"CARDAVIA_{name}": "100000/second" for name in ("NEW_GAMES", "MOVES", "PAGES")}
ADDRESS = re.compile(r"http://\S+")
REVISION = re.compile(r'name="revision" value="(\d+)"')
CALL = re.compile(r'<button[^>]*name="call"[^>]*value="([^"]+)"')
NAMED = re.compile(r'(?:href|src)="(/static/[^"#]+)')
ELSEWHERE = re.compile(r'(?:href|src|action|srcset|content|hx-\w+)="(?:[a-z]+:)?//[^"]*')


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


class Seat:
    """A person without script at one table: reads the form that the page shows and posts it."""

    def __init__(self, client: httpx.Client, url: str) -> None:
        self._client = client
        self.url = url

    def look(self) -> tuple[int, list[str]]:
        """The revision in the form, and the buttons that are there to press."""
        page = self._client.get(self.url)
        assert page.status_code == 200
        revision = REVISION.search(page.text)
        assert revision
        return int(revision[1]), CALL.findall(page.text)

    def next_form(self) -> dict[str, object] | None:
        """The form of a sensible call; None when it is over."""
        revision, calls = self.look()
        bids = [call for call in calls if re.fullmatch(r"b\d", call)]
        if bids:
            return {"revision": revision, "call": bids[-1]}
        if "play" not in calls:
            return None
        picks = self.hinted(revision)
        return {"revision": revision, "call": "play" if picks else "pass", "pick": picks}

    def hinted(self, revision: int) -> list[str]:
        answer = self.post({"revision": revision, "call": "hint"})
        assert answer.status_code == 303
        return parse_qs(urlsplit(answer.headers["location"]).query).get("pick", [])

    def post(self, form: dict[str, object]) -> httpx.Response:
        return self._client.post(self.url, data=form)


def start(client: httpx.Client) -> str:
    key = next(iter(GAMES))
    answer = client.post(f"/en/{key}", data={"level": "low"})
    assert answer.status_code == 303
    return str(answer.headers["location"])


def play_on(seat: Seat, moves: int) -> list[str]:
    """Make so many calls, or all till the end; the plies that each acknowledged one should have made."""
    acknowledged = []
    for _ in range(moves):
        form = seat.next_form()
        if form is None:
            break
        assert seat.post(form).status_code == 303
        acknowledged.append(ply_of(form))
    return acknowledged


def ply_of(form: dict[str, object]) -> str:
    """What the call of a form is in the record; a pass may be one of two."""
    picks = form.get("pick") or [form["call"]]
    assert isinstance(picks, list)
    return "0:" + "".join(map(str, picks))


def killed_in_the_middle(database: Path, kills: int) -> tuple[list[str], str]:
    """Play one game while the server is killed so often; the calls it acknowledged, and the table's address."""
    acknowledged: list[str] = []
    url = ""
    for number in range(kills + 1):
        with serving(database) as server, client(server) as browser:
            url = url or start(browser)
            seat = Seat(browser, url)
            acknowledged += play_on(seat, 2)
            if number < kills:
                acknowledged += cut_off(server, seat)
    return acknowledged, url


def cut_off(server: Server, seat: Seat) -> list[str]:
    """Kill the server while a call is under way; the call's ply if it was acknowledged all the same."""
    form = seat.next_form()
    if form is None:
        server.stop(signal.SIGKILL)
        return []
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(seat.post, form)
        server.stop(signal.SIGKILL)
        try:
            return [ply_of(form)] if answer.result().status_code == 303 else []
        except httpx.TransportError:
            return []


def record_of(database: Path, url: str) -> Match:
    opened = Database(f"sqlite:///{database}")
    try:
        return Match.read(Store(opened).fetch(url.rpartition("/")[2]).record)
    finally:
        opened.close()


def check_nothing_was_lost(database: Path, acknowledged: list[str], url: str) -> None:
    """Every call that was acknowledged is in the record once, in order."""
    mine = iter(ply for ply in record_of(database, url).plies if ply.startswith("0:"))
    assert acknowledged
    assert all(any(same(ply, wanted) for ply in mine) for wanted in acknowledged)


def same(ply: str, wanted: str) -> bool:
    """Whether a ply is the call that was made; cards stand in deck order there."""
    if wanted == "0:pass":
        return ply in {"0:-", "0:b0"}
    cut = [[text[i : i + 2] for i in range(2, len(text), 2)] for text in (ply, wanted)]
    return sorted(cut[0]) == sorted(cut[1])


def test_a_game_is_played_over_http_while_the_server_is_killed_twice(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    acknowledged, url = killed_in_the_middle(database, 2)
    with serving(database) as server, client(server) as browser:
        acknowledged += play_on(Seat(browser, url), 100)
        assert browser.get(f"{url}/record").text == str(record_of(database, url))
    check_nothing_was_lost(database, acknowledged, url)
    assert record_of(database, url).outcome is not None


@pytest.mark.full
@pytest.mark.parametrize("number", range(10))
def test_no_acknowledged_move_is_lost_however_often_it_is_killed(tmp_path: Path, number: int) -> None:
    database = tmp_path / f"{number}.sqlite3"
    check_nothing_was_lost(database, *killed_in_the_middle(database, 3))


@pytest.mark.parametrize(("how", "code"), [(signal.SIGINT, 0), (signal.SIGTERM, -signal.SIGTERM)])
def test_a_server_that_is_told_to_stop_stops_quietly(tmp_path: Path, how: signal.Signals, code: int) -> None:
    with serving(tmp_path / "games.sqlite3") as server, client(server) as browser:
        assert browser.get("/en/").status_code == 200
        assert server.stop(how) == code
        assert [line.split(" ", 2)[2].rsplit(" ", 2)[0] for line in server.log.read_text().splitlines()] == [
            "cardavia.access GET /{lang}/ 200"
        ]


def test_every_file_that_a_page_names_is_there_and_cached_for_ever(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite3") as server, client(server) as browser:
        pages = [browser.get(path).text for path in ("/en/", f"/en/{next(iter(GAMES))}", start(browser), "/en/nothing")]
        own = f'href="{str(browser.base_url).rstrip("/")}/'
        assert {found for page in pages for found in ELSEWHERE.findall(page) if not found.startswith(own)} == set()
        named = {name for page in pages for name in NAMED.findall(page)}
        assert {".css", ".js", ".svg"} <= {Path(name).suffix for name in named}
        for name in named:
            packed = browser.get(name)
            plain = browser.get(name, headers={"Accept-Encoding": "identity"})
            assert (packed.status_code, packed.headers.get("content-encoding")) == (200, "gzip")
            assert (plain.content, plain.headers.get("content-encoding")) == (packed.content, None)
            assert packed.headers["cache-control"] == "public, max-age=31536000, immutable"


def run(*words: str, database: Path) -> int:
    return cli.main([*words, "--database", str(database)])


def test_a_port_that_is_taken_is_said_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert run("--port", port, database=tmp_path / "games.sqlite3") == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"cardavia: cannot listen on 127.0.0.1 port {port}")
    assert said.err.count("\n") == 1


def test_a_missing_library_is_said_with_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.main.read_assets", partial(read_assets, htmx=tmp_path / "htmx.min.js"))
    assert run("--port", "0", database=tmp_path / "games.sqlite3") == 1
    said = capsys.readouterr().err
    assert said.startswith("cardavia: htmx.min.js is missing")
    assert "pip install" in said


@pytest.mark.parametrize(
    "database", ["no/such/folder/games.sqlite3", "nonsense://", "postgresql+psycopg://localhost/x"]
)
def test_a_database_that_cannot_be_used_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main(["--port", "0", "--database", database]) == 1
    assert capsys.readouterr().err.startswith("cardavia: the database cannot be used: ")


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Sir or Madam, " * 100)
    assert run("--port", "0", database=letter) == 1
    assert "not a database" in capsys.readouterr().err
    assert letter.read_text() == "Dear Sir or Madam, " * 100


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("CARDAVIA_THREADS", "none", "threads"),
        ("CARDAVIA_THREADS", "0", "threads"),
        ("CARDAVIA_MOVES", "often", "often"),
        ("CARDAVIA_PORT", "70000", "port"),
    ],
)
def test_a_setting_that_cannot_be_is_said_in_a_sentence(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    value: str,
    said: str,
) -> None:
    monkeypatch.setenv(name, value)
    assert cli.main(["--database", str(tmp_path / "games.sqlite3")]) == 1
    found = capsys.readouterr().err
    assert found.startswith("cardavia: ")
    assert said in found


def test_the_arena_is_handed_its_own_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["arena", "chess", "low", "high"]) == 2
    assert "chess" in capsys.readouterr().err
