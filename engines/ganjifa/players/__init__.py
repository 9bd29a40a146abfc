"""Computer players of Ganjifa, by level. Each sees a seat's view and a generator, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engines.core.contract import Player
from engines.ganjifa.moves import Move
from engines.ganjifa.players.high import High
from engines.ganjifa.players.low import Low
from engines.ganjifa.players.yardsticks import Greedy, Uniform
from engines.ganjifa.view import View

PLAYERS: Final[Mapping[str, Player[View, Move]]] = MappingProxyType(
    {
        "low": Low(),
        "high": High(),
        "random": Uniform(),
        "greedy": Greedy(),
    }
)
