"""The files that pages refer to: stylesheets and scripts joined, every file named by its content, all held in memory.

Decks are named by the program that draws them, and drawn when the first of their cards is asked for: to draw them all
would hold up every start. Knows names of files and folders; not what is in them, nor how they are served.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Final

from app.paths import HTMX, STATIC
from decks import DECKS, edition

PREFIX: Final = "/static/"
CACHE: Final = "public, max-age=31536000, immutable"
"""How every asset may be cached: its name changes with its content."""

_SHEETS: Final = ("tokens", "base", "layout", "cards", "controls")
_TYPES: Final[Mapping[str, str]] = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
}
_URL: Final = re.compile(r'url\("([^"]+)"\)')


class AssetError(RuntimeError):
    """A file that pages need is not there, so that no page can be served. Says what to do about it."""


@dataclass(frozen=True, slots=True)
class Asset:
    """A file as it is served."""

    make: Callable[[], bytes]
    media_type: str

    @property
    def body(self) -> bytes:
        return self.make()


@dataclass(frozen=True, slots=True)
class Assets:
    """The addresses of what pages refer to, and the files behind them: `files[address]`."""

    css: str
    script: str
    htmx: str
    icons: str
    mark: str
    decks: Mapping[str, str]
    files: Mapping[str, Asset]

    def deck(self, key: str) -> str:
        """The address of a deck's sprite. Raises KeyError for a deck that is not drawn."""
        return self.decks[key]


def read_assets(static: Path = STATIC, htmx: Path = HTMX) -> Assets:
    """Read, join and name everything once, at start. Raises AssetError for a file that is missing."""
    shelf = _Shelf()
    return Assets(
        css=shelf.keep("cardavia.css", _stylesheet(static / "css", shelf)),
        script=shelf.keep("cardavia.js", _script(sorted((static / "js").glob("*.js")))),
        htmx=shelf.keep("htmx.js", _library(htmx)),
        icons=shelf.keep("icons.svg", _read(static / "icons.svg")),
        mark=shelf.keep("mark.svg", _read(static / "img" / "mark.svg")),
        decks=MappingProxyType(_drawn(DECKS, shelf)),
        files=MappingProxyType(shelf.files),
    )


def _drawn(keys: Iterable[str], shelf: _Shelf) -> dict[str, str]:
    source = edition()
    return {key: shelf.promise(f"{key}.svg", source, partial(_sprite, key)) for key in keys}


def _sprite(key: str) -> bytes:
    return DECKS[key].sprite().encode()


class _Shelf:
    """Takes files in and gives each a name that changes with its content, or with what its content follows from."""

    def __init__(self) -> None:
        self.files: dict[str, Asset] = {}

    def keep(self, name: str, body: bytes) -> str:
        """Take a file in; its address."""
        return self.promise(name, body, lambda: body)

    def promise(self, name: str, source: bytes, make: Callable[[], bytes]) -> str:
        """Take a file in that is made once, when it is first wanted, from nothing but this source; its address."""
        stem, _, suffix = name.rpartition(".")
        address = f"{PREFIX}{stem}-{sha256(source).hexdigest()[:12]}.{suffix}"
        self.files[address] = Asset(cache(make), _TYPES[suffix])
        return address


def _stylesheet(folder: Path, shelf: _Shelf) -> bytes:
    """The sheets in the order of their layers, then the games'. Images they name are kept and named anew."""
    sheets = [*(folder / f"{name}.css" for name in _SHEETS), *sorted((folder / "games").glob("*.css"))]
    return "\n".join(_sheet(path, shelf) for path in sheets).encode()


def _sheet(path: Path, shelf: _Shelf) -> str:
    def renamed(found: re.Match[str]) -> str:
        image = path.parent / found[1]
        return f'url("{shelf.keep(image.name, _read(image)).removeprefix(PREFIX)}")'

    return _URL.sub(renamed, _read(path).decode())


def _script(paths: Iterable[Path]) -> bytes:
    """Scripts one after another, each in a block of its own, so that they share no names."""
    return b'"use strict";\n' + b"".join(b"{\n" + _read(path) + b"}\n" for path in paths)


def _library(path: Path) -> bytes:
    if not path.is_file():
        raise AssetError(f"{path.name} is missing from {path.parent}: run `pip install -e .`, which fetches it")
    return path.read_bytes()


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise AssetError(f"{path} cannot be read: {error.strerror}") from error
