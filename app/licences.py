"""The licences of what browsers are sent, word for word, from the files that come with it. Knows no page."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from app.assets import AssetError
from app.contexts import Licence
from app.paths import HTMX, LICENCE


@cache
def licences() -> tuple[Licence, ...]:
    """One each of what is served. Raises AssetError for a text that is missing: nothing may be served without it."""
    return (_read("Cardavia", LICENCE), _read("htmx", HTMX.with_name("LICENSE")))


def _read(name: str, path: Path) -> Licence:
    try:
        return Licence(name, path.read_text(encoding="utf-8").strip())
    except OSError as error:
        raise AssetError(f"the licence of {name}, {path}, cannot be read: {error.strerror}") from error
