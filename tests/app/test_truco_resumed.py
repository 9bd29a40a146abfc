"""A table of Truco opened by its address in the middle of a call: everything that has been said is there again."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from anyio.from_thread import BlockingPortal
from fastapi import FastAPI

from app.store import Store
from tests.app.guests import Guest, browsing, open_site
from tests.app.markup import Element, Markup
from tests.app.positions import saved
from tests.app.shown import Shown, real_site
from tests.app.truco_tables import POSITIONS

ID = "resumed-resumed-resumed-"
URL = f"/en/g/{ID}"


@pytest.fixture
def site(portal: BlockingPortal, blank: Path, tmp_path: Path) -> Callable[[], FastAPI]:
    """Starts the site on one database; started again, it has forgotten all that is not saved."""
    path = shutil.copy(blank, tmp_path / "games.sqlite3")

    def start() -> FastAPI:
        return real_site(f"sqlite:///{path}")

    return start


def resumed(portal: BlockingPortal, app: FastAPI, position: str) -> str:
    with open_site(portal, app) as opened, browsing(portal, opened) as guest:
        Store(opened.state.site.database).add(saved(POSITIONS[position], id=ID, key="truco", revision=1))
        return guest.get(URL).text


def text(element: Element) -> str:
    return " ".join(element.text.split())


@dataclass(frozen=True, slots=True)
class Pending:
    """A position with an unanswered call: what is asked, the answers, the terms under the tricks, the bubbles."""

    position: str
    asked: str
    calls: tuple[str, ...]
    terms: list[str]
    bubbles: list[str]


@pytest.mark.parametrize(
    "pending",
    [
        Pending(
            "envido raised",
            "Nélida calls Real envido. Do you want it? Your Envido: 32, with 7 and 5 of espadas.",
            ("quiero", "noquiero", "falta"),
            ["Truco only once Envido is settled", "Envido: called, not answered"],
            ["¡Real envido!", "¡Envido!"],
        ),
        Pending(
            "envido first",
            "Nélida calls Envido. Do you want it? Your Envido: 32, with 7 and 5 of espadas.",
            ("quiero", "noquiero", "envido", "real", "falta"),
            ["your Truco waits for its answer", "Envido: called, not answered"],
            ["¡Envido!", "¡Truco!"],
        ),
        Pending(
            "truco again",
            "Nélida calls Truco. Do you want it?",
            ("quiero", "noquiero"),
            ["Nélida has called Truco", "Envido: yours, for 2", "Nélida: 24 You: 32"],
            ["¡Truco! Quiero 24", "32"],
        ),
        Pending(
            "retruco pending",
            "Nélida calls Retruco. Do you want it?",
            ("quiero", "noquiero"),
            ["Nélida has called Retruco", "Envido: yours, for 2", "You: 32 Nélida: “son buenas”"],
            ["¡Quiero retruco!"],
        ),
    ],
    ids=[
        "a chain of three, so that only Falta envido may follow",
        "Envido over a Truco that still waits",
        "Truco after Envido, with what was announced",
        "Retruco in the second trick, with what was announced in the first",
    ],
)
def test_chain_and_pending_truco_and_envido_and_announcements_are_as_they_were(
    portal: BlockingPortal, site: Callable[[], FastAPI], pending: Pending
) -> None:
    html = resumed(portal, site(), pending.position)
    page = Markup.read(html)
    shown = page.one("ul", "terms")
    assert text(page.one("p", id="prompt")) == pending.asked
    assert tuple(call for call in Shown.read(html).calls if call != "restart") == pending.calls
    assert [text(item) for item in page.all("li") if shown in item.inside] == pending.terms
    assert [text(bubble) for bubble in page.all("p", "bubble")] == pending.bubbles


def test_an_answer_goes_on_from_there_after_the_site_was_started_again(
    portal: BlockingPortal, site: Callable[[], FastAPI]
) -> None:
    before = resumed(portal, site(), "envido first")
    with open_site(portal, site()) as again, browsing(portal, again, "192.0.2.9") as other:
        assert other.get(URL).text == before
        assert answered(other).calls[:2] == ("play", "ask-mazo")


def answered(guest: Guest) -> Shown:
    """The table after *quiero* and whatever the computer says of the Truco that waited."""
    guest.post(URL, {"revision": 1, "call": "quiero"})
    return Shown.read(guest.get(URL).text)
