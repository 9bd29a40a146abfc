"""Nothing that the server sends depends on cards that the person can't see.

Two sites hold the same game, in one of them with the hidden cards dealt otherwise: the same public course, id, owner
and secret. Whatever is asked, both answer with the same bytes: status, headers, page, error, and log.
"""

from __future__ import annotations

import logging
import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import count, product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from anyio.from_thread import BlockingPortal
from hypothesis import given
from hypothesis import strategies as st

from app.store import Store
from engines.core.contract import Picks
from engines.core.errors import IllegalMoveError, NotationError
from engines.core.match import Match
from engines.registry import GAMES
from tests.app.guests import Guest, browsing, open_site
from tests.app.positions import saved
from tests.app.shown import Shown, real_site
from tests.contract.facts import FACTS
from tests.records.make import FOLDER
from tests.records.replay import decisions

RECORDS = [path.read_text(encoding="ascii") for path in sorted(FOLDER.glob("*/*.record"))]
OWNER = "somebody-somebody-some"


class Ear(logging.Handler):
    """Hears what the site logs, without how long it took."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(re.sub(r"[\d.]+ ms", "", record.getMessage()))

    def heard(self) -> list[str]:
        lines, self.lines = self.lines, []
        return lines


@dataclass(frozen=True, slots=True)
class World:
    """A site, a browser at it and an ear to its log."""

    guest: Guest
    store: Store
    ear: Ear

    def answer(self, asked: Asked) -> dict[str, Any]:
        headers = {"Cookie": f"owner={OWNER}", **asked.headers}
        response = self.guest.ask(asked.method, asked.path, data=asked.fields, headers=headers)
        found = {"status": response.status_code, "headers": response.headers.raw, "body": response.content}
        return {**found, "log": self.ear.heard()}


@dataclass(frozen=True, slots=True)
class Asked:
    """A request."""

    method: str
    path: str
    fields: Mapping[str, Any] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)


@pytest.fixture(scope="module")
def worlds(portal: BlockingPortal, blank: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[World]]:
    ear, log = Ear(), logging.getLogger("cardavia")
    log.addHandler(ear)
    log.setLevel(logging.INFO)
    paths = [Path(shutil.copy(blank, tmp_path_factory.mktemp("world"))) for _ in range(2)]
    apps = [real_site(f"sqlite:///{path}") for path in paths]
    with ExitStack() as stack:
        guests = [stack.enter_context(browsing(portal, stack.enter_context(open_site(portal, app)))) for app in apps]
        yield [World(guest, Store(app.state.site.database), ear) for guest, app in zip(guests, apps, strict=True)]
    log.removeHandler(ear)


POSITIONS = [match for record in RECORDS for match in decisions(record)]


def some_picks(match: Match, rng: Random) -> Sequence[Sequence[str]]:
    """Picks that can hardly be played: cards that are hidden, cards that are played, some of the hand."""
    facts = FACTS[match.game.key]
    hidden = facts.hidden(match, 0)
    tried = [
        rng.sample(pool, min(len(pool), rng.randint(1, 4))) for pool in (hidden, hidden, facts.played(match)) if pool
    ]
    mine = [held.card.code for row in match.game.table(match.view(0)).hand.rows for held in row]
    return [*tried, *(rng.sample(mine, min(len(mine), size)) for size in (2, 4, 7) if mine)]


def refused(match: Match, rng: Random) -> Iterator[tuple[Sequence[str], str]]:
    """Picks with a button's call, where these make no move that is allowed."""
    view, game = match.view(0), match.game
    buttons = ["play", *(action.call for action in game.table(view).actions)]
    for picks, call in product(some_picks(match, rng), buttons):
        try:
            made = game.compose(view, picks, call)
        except (IllegalMoveError, NotationError):
            yield picks, call
        else:
            if not isinstance(made, Picks) and not game.is_legal(view, made):
                yield picks, call


def looks(match: Match, url: str, rng: Random) -> Iterator[Asked]:
    """Ways to look at a table."""
    yield Asked("GET", url)
    yield Asked("HEAD", url)
    yield Asked("GET", "/en/")
    for picks in some_picks(match, rng):
        yield Asked("GET", f"{url}?{'&'.join(f'pick={card}' for card in picks)}")
    if match.outcome is None:
        yield Asked("GET", f"{url}/record")


def calls(match: Match, url: str, rng: Random) -> Iterator[Asked]:
    """Calls that leave the table as it is."""
    for headers in ({}, {"HX-Request": "true"}):
        for call in ("hint", "clear", "nonsense", "b9", "next", "undo"):
            yield Asked("POST", url, {"revision": "3", "call": call}, headers)
        for picks in some_picks(match, rng):
            yield Asked("POST", url, {"revision": "3", "call": "hint", "pick": picks}, headers)
        for picks, call in refused(match, rng):
            yield Asked("POST", url, {"revision": "3", "call": call, "pick": picks}, headers)
            yield Asked("POST", url, {"revision": "2", "call": call, "pick": picks}, headers)
        yield Asked("POST", url, {"revision": "3"}, headers)


IDS = count()
Asking = Callable[[Match, str, Random], Iterator[Asked]]


def seated(worlds: Sequence[World], match: Match, rng: Random) -> str:
    """The table's address in both worlds, the hidden cards being dealt otherwise in the second."""
    id = f"{next(IDS):024}"
    other = FACTS[match.game.key].redealt(match, 0, rng)
    for world, seen in zip(worlds, (match, other), strict=True):
        row = saved(str(seen), id=id, key=match.game.key, owner=OWNER)
        world.store.add(row)
    return f"/en/g/{id}"


@pytest.mark.parametrize("asking", [looks, calls], ids=lambda asking: asking.__name__)
@given(match=st.sampled_from(POSITIONS), seed=st.integers(0, 2**32))
def test_every_answer_is_the_same_whatever_the_hidden_cards_are(
    worlds: list[World], asking: Asking, match: Match, seed: int
) -> None:
    url = seated(worlds, match, Random(seed))
    for asked in Random(seed).sample(list(asking(match, url, Random(seed))), 3):
        one, other = (world.answer(asked) for world in worlds)
        assert one == other, asked


def test_the_two_worlds_do_differ(worlds: list[World]) -> None:
    match = next(match for match in POSITIONS if match.outcome is None)
    url = seated(worlds, match, Random(1))
    records = [world.store.fetch(url.rpartition("/")[2]).record for world in worlds]
    assert records[0] != records[1]
    assert Shown.read(worlds[0].guest.get(url).text).hand


@pytest.mark.parametrize("key", GAMES)
def test_the_answers_are_those_that_were_meant(worlds: list[World], key: str) -> None:
    match = next(match for match in POSITIONS if match.game.key == key and match.to_act == 0)
    url = seated(worlds, match, Random(2))
    asked = [*looks(match, url, Random(2)), *calls(match, url, Random(2))]
    assert {worlds[0].answer(request)["status"] for request in asked} == {200, 303, 400, 409, 422}
