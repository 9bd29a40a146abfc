"""Computer players of Cicera, by level. Each sees a seat's view and a generator, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engines.cicera.moves import Move
from engines.cicera.players.high import High
from engines.cicera.players.low import Low
from engines.cicera.players.yardsticks import Careful, Greedy, Uniform
from engines.cicera.view import View
from engines.core.contract import Player

PLAYERS: Final[Mapping[str, Player[View, Move]]] = MappingProxyType(
    {
        "low": Low(),
        "high": High(),
        "random": Uniform(),
        "greedy": Greedy(),
        "careful": Careful(),
    }
)
