"""Computer players of Dou Dizhu, by level. Each sees a seat's view and a generator, and worlds sampled from these."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engines.core.contract import Player
from engines.doudizhu.moves import Move
from engines.doudizhu.players.high import High
from engines.doudizhu.players.low import Low
from engines.doudizhu.players.yardsticks import Greedy, Uniform
from engines.doudizhu.view import View

PLAYERS: Final[Mapping[str, Player[View, Move]]] = MappingProxyType(
    {
        "random": Uniform(),
        "greedy": Greedy(),
        "low": Low(),
        "high": High(),
    }
)
