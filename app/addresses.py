"""The addresses of the site's pages, built in one place. Knows no page."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlencode

from app.catalogue import LOCALES
from app.i18n import DEFAULT
from app.preferences import Display

ID: Final = re.compile(r"[A-Za-z0-9_-]{16,64}")
"""What the id of a game looks like."""

_PAGE: Final = re.compile(rf"/(?:{'|'.join(LOCALES)})/(?:[A-Za-z0-9_-]+/)*[A-Za-z0-9_-]*")

_ID_AT: Final = 3
"""The place of the id in `/{lang}/g/{id}`, split at its slashes."""


def home(lang: str) -> str:
    """The lobby."""
    return f"/{lang}/"


def game(lang: str, key: str) -> str:
    """A game's page, to which its start form is sent too."""
    return f"/{lang}/{key}"


def table(lang: str, id: str, picks: Iterable[str] = ()) -> str:
    """A table, with these cards picked, to which its form is sent too."""
    return picked(f"/{lang}/g/{id}", picks)


def picked(path: str, picks: Iterable[str]) -> str:
    """The page at this path, with these cards picked."""
    query = urlencode([("pick", pick) for pick in picks])
    return f"{path}?{query}" if query else path


def record(lang: str, id: str) -> str:
    """The record of a finished game."""
    return f"/{lang}/g/{id}/record"


def prose(lang: str, key: str) -> str:
    """A page of text."""
    return f"/{lang}/{key}"


def settings(lang: str, back: str | None = None) -> str:
    """The settings, to which their forms are sent too, and the page to return to from there."""
    return f"/{lang}/settings?{urlencode({'back': back})}" if back else f"/{lang}/settings"


def theme(display: Display) -> str:
    """The stylesheet of a display."""
    return f"/theme/{display}.css"


def is_page(path: str) -> bool:
    """Whether this looks like the address of a page of the site, so that a redirect there leads nowhere else."""
    return bool(_PAGE.fullmatch(path))


def is_table(path: str) -> bool:
    """Whether this is the address of a table, or of something that belongs to one."""
    parts = path.split("/")
    return len(parts) > _ID_AT and parts[_ID_AT - 1] == "g" and bool(ID.fullmatch(parts[_ID_AT]))


def in_language(path: str, lang: str) -> str:
    """The page at `/{language}...` in another language."""
    return f"/{lang}/{_rest(path)}"


def for_anyone(path: str) -> str:
    """The page at `/{language}...` for whoever reads none of the languages: the lobby finds out which would do."""
    return in_language(path, DEFAULT) if _rest(path) else "/"


def way_back(path: str, lang: str) -> str:
    """From what went wrong at this path: to the table, where it was one, else to the lobby."""
    return table(lang, path.split("/")[_ID_AT]) if is_table(path) else home(lang)


def _rest(path: str) -> str:
    return path.removeprefix("/").partition("/")[2]
