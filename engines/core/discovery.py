"""Finds the games: every package beside core whose module `game` exports GAME. Knows none of them by name."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module

import engines
from engines.core.contract import AnyGame


def _packages() -> Iterator[str]:
    for module in pkgutil.iter_modules(engines.__path__):
        if module.ispkg and module.name != "core":
            yield module.name


class Shelf(Mapping[str, AnyGame]):
    """The games by key, imported at the first look."""

    @cached_property
    def _games(self) -> dict[str, AnyGame]:
        found: list[AnyGame] = [import_module(f"engines.{name}.game").GAME for name in _packages()]
        return {game.key: game for game in found}

    def __getitem__(self, key: str) -> AnyGame:
        return self._games[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


SHELF = Shelf()
