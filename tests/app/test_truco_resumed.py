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
def site(blank: Path, tmp_path: Path) -> Callable[[], FastAPI]:
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
class Seen:
    """What a table shows of a deal: what is asked, the buttons, stake and Envido in words, what was said."""

    asked: str
    calls: tuple[str, ...]
    terms: list[str]
    bubbles: list[str]

    @classmethod
    def read(cls, html: str) -> Seen:
        page = Markup.read(html)
        shown = page.one("ul", "terms")
        return cls(
            text(page.one("p", id="prompt")),
            tuple(call for call in Shown.read(html).calls if call != "restart"),
            [text(item) for item in page.all("li") if shown in item.inside],
            [text(bubble) for bubble in page.all("p", "bubble")],
        )


@pytest.mark.parametrize(
    ("position", "seen"),
    [
        pytest.param(
            "envido raised",
            Seen(
                "Nélida calls Real envido. Do you want it? Your Envido: 32, with 7 and 5 of espadas.",
                ("quiero", "noquiero", "falta"),
                ["Truco only once Envido is settled", "Envido: called, not answered"],
                ["¡Real envido!", "¡Envido!"],
            ),
            id="a chain of three, so that only Falta envido may follow",
        ),
        pytest.param(
            "envido first",
            Seen(
                "Nélida calls Envido. Do you want it? Your Envido: 32, with 7 and 5 of espadas.",
                ("quiero", "noquiero", "envido", "real", "falta"),
                ["your Truco waits for its answer", "Envido: called, not answered"],
                ["¡Envido!", "¡Truco!"],
            ),
            id="Envido over a Truco that still waits",
        ),
        pytest.param(
            "truco again",
            Seen(
                "Nélida calls Truco. Do you want it?",
                ("quiero", "noquiero"),
                ["Nélida has called Truco", "Envido: yours, for 2", "Nélida: 24 You: 32"],
                ["¡Truco! Quiero 24", "32"],
            ),
            id="Truco after Envido, with what was announced",
        ),
        pytest.param(
            "retruco pending",
            Seen(
                "Nélida calls Retruco. Do you want it?",
                ("quiero", "noquiero"),
                ["Nélida has called Retruco", "Envido: yours, for 2", "You: 32 Nélida: “son buenas”"],
                ["¡Quiero retruco!"],
            ),
            id="Retruco in the second trick, with what was announced in the first",
        ),
    ],
)
def test_chain_and_pending_truco_and_envido_and_announcements_are_as_they_were(
    portal: BlockingPortal, site: Callable[[], FastAPI], position: str, seen: Seen
) -> None:
    assert Seen.read(resumed(portal, site(), position)) == seen


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
