"""DECKS: every deck that is drawn, by key. A further deck is one more package beside the kit, with no edit here."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Final

from decks.deck import Deck

HERE: Final = Path(__file__).parent


def edition() -> bytes:
    """What all drawings follow from: a digest of the program that makes them."""
    found = sha256()
    for path in sorted(HERE.rglob("*.py")):
        found.update(path.read_bytes())
    return found.digest()


def _decks() -> Iterator[Deck]:
    for found in pkgutil.iter_modules([str(HERE)], "decks."):
        # The kit is a package too, and only what exports DECK is a deck.
        deck = getattr(import_module(found.name), "DECK", None) if found.ispkg else None
        if isinstance(deck, Deck):
            yield deck


DECKS: Final[Mapping[str, Deck]] = MappingProxyType({deck.key: deck for deck in _decks()})
