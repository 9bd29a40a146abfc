"""The addresses of the site's pages, built in one place. Knows no page."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlencode

ID: Final = re.compile(r"[A-Za-z0-9_-]{16,64}")
"""What the id of a game looks like."""

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
    query = urlencode([("pick", pick) for pick in picks])
    return f"/{lang}/g/{id}?{query}" if query else f"/{lang}/g/{id}"


def record(lang: str, id: str) -> str:
    """The record of a finished game."""
    return f"/{lang}/g/{id}/record"


def in_language(path: str, lang: str) -> str:
    """The page at `/{language}...` in another language."""
    rest = path.removeprefix("/").partition("/")[2]
    return f"/{lang}/{rest}"


def way_back(path: str, lang: str) -> str:
    """From what went wrong at this path: to the table, where it was one, else to the lobby."""
    parts = path.split("/")
    is_table = len(parts) > _ID_AT and parts[_ID_AT - 1] == "g" and ID.fullmatch(parts[_ID_AT])
    return table(lang, parts[_ID_AT]) if is_table else home(lang)
