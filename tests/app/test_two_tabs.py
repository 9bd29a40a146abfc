"""One game in two tabs of a browser, with the real pages: what one tab does never confuses the other.

Each tab knows only what it was last shown. A move that is accepted stands in the record exactly once; everything
else changes nothing; every answer is a page that one can go on from.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import anyio
import pytest
from anyio.from_thread import BlockingPortal
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from app.store import Saved, Store
from engines.core.match import Match
from tests.app.guests import BASE, Guest, browsing, open_site
from tests.app.positions import saved
from tests.app.shown import Shown, real_site
from tests.engines.doudizhu.positions import WHOLE

SEEDS = st.integers(0, 2**32)
TABS = st.integers(0, 1)
IDS = count()


@dataclass(slots=True)
class Tab:
    """A tab: the address of its table and what it was last shown."""

    url: str
    shown: Shown

    @property
    def id(self) -> str:
        return self.url.rpartition("/")[2]


@pytest.fixture(scope="module")
def site(portal: BlockingPortal, blank: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastAPI]:
    path = shutil.copy(blank, tmp_path_factory.mktemp("tabs"))
    with open_site(portal, real_site(f"sqlite:///{path}")) as app:
        yield app


@pytest.fixture(scope="module")
def guest(portal: BlockingPortal, site: FastAPI) -> Iterator[Guest]:
    with browsing(portal, site) as browser:
        yield browser


@pytest.fixture(scope="module")
def store(site: FastAPI) -> Store:
    return Store(site.state.site.database)


def seat(store: Store) -> str:
    """The address of a new table; always the same cards and secret, so that what is found is found again."""
    row = saved(WHOLE, id=f"{next(IDS):024}", key="doudizhu", revision=1)
    store.add(row)
    return f"/en/g/{row.id}"


class TwoTabs(RuleBasedStateMachine):
    """Two tabs, at first on the same table."""

    guest: Guest
    store: Store

    def __init__(self) -> None:
        super().__init__()
        url = seat(self.store)
        shown = Shown.read(self.guest.get(url).text)
        self.tabs = [Tab(url, shown), Tab(url, shown)]
        self.revisions = {url: 1}

    def truth(self, tab: Tab) -> Saved:
        return self.store.fetch(tab.id)

    def post(self, tab: Tab, call: str, picks: Sequence[str] = (), *, htmx: bool) -> int:
        """Send the tab's form, and show the tab what comes back. Returns the status."""
        fields = {"revision": str(tab.shown.revision), "pick": list(picks), "call": call}
        response = self.guest.post(tab.url, fields, htmx=htmx)
        status, onward = response.status_code, response.headers.get("location")
        if onward:
            assert (htmx, status) == (False, 303)
            response = self.guest.get(onward)
            assert response.status_code == 200
        tab.shown = Shown.read(response.text)
        assert tab.shown.whole is not htmx
        assert tab.shown.revision == self.truth(tab).revision
        assert tab.shown.wrong is (status >= 400 and not tab.shown.over)
        return status

    def move(self, tab: Tab, call: str, picks: Sequence[str], *, htmx: bool) -> None:
        """A call that the tab's table took for a move; it is one unless the tab is behind."""
        before, seen = self.truth(tab), tab.shown.revision
        text = "".join(picks) if picks else {"pass": "-"}.get(call, call)
        match = Match.read(before.record)
        status = self.post(tab, call, picks, htmx=htmx)
        after = self.truth(tab)
        if seen != before.revision:
            assert (status, after) == (409, before)
        elif not match.is_legal(text):
            assert (status, after) == (422, before)
        else:
            assert status == (200 if htmx else 303)
            self.played(match, text, before, after)

    def played(self, match: Match, text: str, before: Saved, after: Saved) -> None:
        assert after.revision == before.revision + 1
        plies = Match.read(after.record).plies
        new = plies[len(match.plies) :]
        assert plies[: len(match.plies)] == match.plies
        assert new[0] == match.play(text).plies[-1]
        assert not any(ply.startswith("0:") for ply in new[1:])

    @rule(tab=TABS, seed=SEEDS, htmx=st.booleans())
    def make_a_move(self, tab: int, seed: int, *, htmx: bool) -> None:
        """A move that was legal at the table which the tab shows, so far as the tab can tell."""
        here, rng = self.tabs[tab], Random(seed)
        match = Match.read(self.truth(here).record)
        if match.to_act == 0:
            text = rng.choice(list(match.legal()))
            is_cards = text not in {"-", "b0", "b1", "b2", "b3"}
            picks = [text[at : at + 2] for at in range(0, len(text), 2)] if is_cards else []
            self.move(here, "play" if is_cards else {"-": "pass"}.get(text, text), picks, htmx=htmx)

    @rule(tab=TABS, seed=SEEDS, htmx=st.booleans())
    def play_some_cards(self, tab: int, seed: int, *, htmx: bool) -> None:
        here, rng = self.tabs[tab], Random(seed)
        if here.shown.hand and "play" in here.shown.calls:
            self.move(
                here, "play", rng.sample(here.shown.hand, min(len(here.shown.hand), rng.randint(1, 5))), htmx=htmx
            )

    @rule(tab=TABS, htmx=st.booleans())
    def send_the_same_form_twice(self, tab: int, *, htmx: bool) -> None:
        here = self.tabs[tab]
        twin = Tab(here.url, here.shown)
        call = next((call for call in ("pass", "b0", "b1") if call in here.shown.calls), "pass")
        first = self.post(here, call, htmx=htmx)
        after = self.truth(here)
        second = self.post(twin, call, htmx=htmx)
        assert second == (409 if first in {200, 303} else first)
        assert self.truth(here) == after

    @rule(tab=TABS, seed=SEEDS, call=st.sampled_from(["hint", "clear"]), htmx=st.booleans())
    def ask_for_other_picks(self, tab: int, seed: int, call: str, *, htmx: bool) -> None:
        here, rng = self.tabs[tab], Random(seed)
        before, seen = self.truth(here), here.shown.revision
        picks = rng.sample(here.shown.hand, min(2, len(here.shown.hand)))
        status = self.post(here, call, picks, htmx=htmx)
        assert self.truth(here) == before
        assert (status == 409) is (seen != before.revision)
        if status in {200, 303}:
            assert set(here.shown.picked) <= set(here.shown.hand)
            assert call == "hint" or not here.shown.picked

    @rule(tab=TABS, call=st.sampled_from(["nonsense", "b4", "next", "undo", "-"]), htmx=st.booleans())
    def say_nonsense(self, tab: int, call: str, *, htmx: bool) -> None:
        here = self.tabs[tab]
        before = self.truth(here)
        assert self.post(here, call, ("nonsense",), htmx=htmx) in {400, 409, 422}
        assert self.truth(here) == before

    @rule(tab=TABS)
    def look_again(self, tab: int) -> None:
        here = self.tabs[tab]
        here.shown = Shown.read(self.guest.get(here.url).text)
        assert here.shown.revision == self.truth(here).revision

    @rule(tab=TABS)
    def restart(self, tab: int) -> None:
        here = self.tabs[tab]
        before = self.truth(here)
        response = self.guest.post(here.url, {"revision": str(here.shown.revision), "call": "restart"})
        assert response.status_code == 303
        assert self.truth(here) == before
        assert response.headers["location"] not in self.revisions
        here.url = response.headers["location"]
        self.look_again(tab)
        self.revisions[here.url] = here.shown.revision

    @precondition(lambda self: self.tabs[0].url != self.tabs[1].url)
    @rule()
    def come_together_again(self) -> None:
        self.tabs[0].url = self.tabs[1].url
        self.look_again(0)

    @invariant()
    def revisions_only_rise(self) -> None:
        for url, known in self.revisions.items():
            now = self.store.fetch(url.rpartition("/")[2]).revision
            assert now >= known
            self.revisions[url] = now

    @invariant()
    def the_record_replays_to_the_persons_turn_or_the_end(self) -> None:
        for tab in self.tabs:
            truth = self.truth(tab)
            match = Match.read(truth.record)
            assert match.to_act in {0, None}
            assert (truth.finished is not None) is (match.outcome is not None)


def test_two_tabs_never_confuse_one_another(guest: Guest, store: Store) -> None:
    machine = type("TwoTabsHere", (TwoTabs,), {"guest": guest, "store": store})
    run_state_machine_as_test(machine, settings=settings(settings.default, max_examples=15, stateful_step_count=15))


@pytest.mark.full
def test_two_tabs_never_confuse_one_another_for_long(guest: Guest, store: Store) -> None:
    machine = type("TwoTabsForLong", (TwoTabs,), {"guest": guest, "store": store})
    run_state_machine_as_test(machine, settings=settings(settings.default, max_examples=150, stateful_step_count=60))


async def together(app: FastAPI, url: str, fields: Mapping[str, Any], times: int) -> list[int]:
    """The statuses of the same form, sent so many times at once."""
    statuses: list[int] = []
    transport = ASGITransport(app)

    async def send() -> None:
        async with AsyncClient(transport=transport, base_url=BASE) as client:
            statuses.append((await client.post(url, data=dict(fields))).status_code)

    async with anyio.create_task_group() as group:
        for _ in range(times):
            group.start_soon(send)
    return statuses


@pytest.mark.parametrize("call", ["b0", "b3"])
def test_of_the_same_form_sent_many_times_at_once_one_is_a_move(
    portal: BlockingPortal, site: FastAPI, store: Store, call: str
) -> None:
    url = seat(store)
    statuses = portal.call(partial(together, site, url, {"revision": "1", "call": call}, 8))
    assert sorted(statuses) == [303, *[409] * 7]
    after = store.fetch(url.rpartition("/")[2])
    assert after.revision == 2
    assert [ply for ply in Match.read(after.record).plies if ply.startswith("0:")] == [f"0:{call}"]
