"""Whole games over HTTP by a client without script while the server is killed: no acknowledged call is lost."""

from __future__ import annotations

import signal
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from app.db import Database
from app.store import Store
from engines.core.match import Match
from engines.registry import GAMES
from tests.app.seats import Post, Seat
from tests.app.servers import Server, client, serving


@dataclass(frozen=True, slots=True)
class Game:
    """One game on one database, from outside. `plies` are what the answered calls should have made, in order."""

    key: str
    database: Path
    url: str
    plies: list[str]

    @property
    def record(self) -> Match:
        """The game as it is saved."""
        opened = Database(f"sqlite:///{self.database}")
        try:
            return Match.read(Store(opened).fetch(self.url.rpartition("/")[2]).record)
        finally:
            opened.close()

    def play(self, browser: httpx.Client, calls: int) -> None:
        """Make so many calls, or all till the end."""
        seat = Seat(browser, self.key, self.url)
        for _ in range(calls):
            post = seat.next_post()
            if post is None:
                break
            plies = self._plies_of(post)
            assert seat.send(post).status_code == 303
            self.plies.extend(plies)

    def cut_off(self, server: Server, browser: httpx.Client) -> None:
        """Kill the server while a call is under way; it counts if it was acknowledged all the same."""
        seat = Seat(browser, self.key, self.url)
        post = seat.next_post()
        plies = self._plies_of(post) if post else []
        with ThreadPoolExecutor(1) as pool:
            answer = pool.submit(seat.send, post) if post else None
            server.stop(signal.SIGKILL)
            try:
                if answer and answer.result().status_code == 303:
                    self.plies.extend(plies)
            except httpx.TransportError:
                pass

    def _plies_of(self, post: Post) -> list[str]:
        """The person's ply that a call makes on the table as it is saved; none for the next deal."""
        if post.call == "next":
            return []
        saved = self.record
        move = saved.game.compose(saved.view(0), post.picks, post.call)
        return [f"0:{saved.game.write(move)}"]

    def check(self) -> None:
        """Every call that was acknowledged is in the record, in order."""
        mine = iter([ply for ply in self.record.plies if ply.startswith("0:")])
        assert self.plies
        assert all(ply in mine for ply in self.plies)


def start(browser: httpx.Client, key: str, database: Path) -> Game:
    answer = browser.post(f"/en/{key}", data={"level": "low"})
    assert answer.status_code == 303
    return Game(key, database, str(answer.headers["location"]), [])


def killed_in_the_middle(key: str, database: Path, kills: int) -> Game:
    """A game that is begun, and played on after each of so many kills."""
    game: Game | None = None
    for _ in range(kills):
        with serving(database) as server, client(server) as browser:
            game = game or start(browser, key, database)
            game.play(browser, 2)
            game.cut_off(server, browser)
    assert game
    return game


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_played_to_its_end_although_the_server_is_killed(key: str, tmp_path: Path) -> None:
    game = killed_in_the_middle(key, tmp_path / "games.sqlite3", 1)
    with serving(game.database) as server, client(server) as browser:
        game.play(browser, 500)
        assert browser.get(f"{game.url}/record").text == str(game.record)
    game.check()
    assert game.record.outcome is not None


@pytest.mark.full
@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize("key", GAMES)
def test_no_acknowledged_move_is_lost_however_often_the_server_is_killed(key: str, tmp_path: Path, number: int) -> None:
    killed_in_the_middle(key, tmp_path / f"{number}.sqlite3", 3).check()
