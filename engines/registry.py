"""GAMES: every game that is installed, by key. A further game is one more package, with no edit here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engines.core.contract import AnyGame
from engines.core.discovery import SHELF

GAMES: Final[Mapping[str, AnyGame]] = SHELF
