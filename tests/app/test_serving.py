"""The command as a person runs it: a real process on a real port and a real client, and what it says of mistakes."""

from __future__ import annotations

import re
import signal
import socket
from functools import partial
from pathlib import Path

import httpx
import pytest

from app import cli
from app.assets import read_assets
from engines.registry import GAMES
from tests.app.servers import client, serving

NAMED = re.compile(r'(?:href|src)="(/static/[^"#]+)')
ELSEWHERE = re.compile(r'(?:href|src|action|srcset|content|hx-\w+)="(?:[a-z]+:)?//[^"]*')


def start(client: httpx.Client) -> str:
    key = next(iter(GAMES))
    answer = client.post(f"/en/{key}", data={"level": "low"})
    assert answer.status_code == 303
    return str(answer.headers["location"])


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
