"""DECKS: every deck that is drawn, by key. A further deck is one more package beside the kit, with no edit here."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Final

from decks.deck import Deck

HERE: Final = Path(__file__).parent


def edition() -> bytes:
    """What all drawings follow from: a digest of the program that makes them."""
    found = sha256()
    for path in sorted(HERE.rglob("*.py")):
        found.update(path.read_bytes())
    return found.digest()


def _packages() -> Iterator[str]:
    for found in pkgutil.iter_modules([str(HERE)]):
        if found.ispkg and found.name != "kit":
            yield found.name


class Rack(Mapping[str, Deck]):
    """The decks by key, which is their package's name; a package is imported when its deck is first wanted."""

    _keys: Final = tuple(
        found.name for found in pkgutil.iter_modules([str(HERE)]) if found.ispkg and found.name != "kit"
    )

    def __getitem__(self, key: str) -> Deck:
        if key not in self._keys:
            raise KeyError(key)
        deck: Deck = import_module(f"decks.{key}").DECK
        return deck

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)


DECKS: Final = Rack()
