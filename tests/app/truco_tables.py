"""A match of Truco in each of its phases, as records: positions for pages and browsers."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engines.core.match import Match
from engines.core.table import Table
from engines.truco.table import TrucoTable

_BUENAS: Final = '[Game "truco"]\n[Score "18-22"]\n\n'
_ENVIDO_WON: Final = f"{_BUENAS}d:0|7e5e2b/1o2c3o 0:envido 1:quiero"
_TRUCO_ON: Final = f"{_BUENAS}d:0|7e5e2b/1o6c3o 0:envido 1:quiero 0:truco 1:quiero"
_ALMOST: Final = '[Game "truco"]\n[Score "28-22"]\n\nd:0|7e5e2b/1o6c3o'

POSITIONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "lead": '[Game "truco"]\n\nd:0|7e5eRb/1o2c3o',
        "follow": '[Game "truco"]\n[Score "13-29"]\n\nd:1|7e5e6b/1o2c3o 1:2c',
        "envido pending": f"{_BUENAS}d:0|7e5e6b/1o2c3o 0:6b 1:envido",
        "envido raised": f"{_BUENAS}d:1|7e5e6b/1o2c3o 1:envido 0:envido 1:real",
        "truco pending": f"{_BUENAS}d:1|7e5e6b/1o2c3o 1:truco",
        "envido first": f"{_BUENAS}d:0|7e5e6b/1o2c3o 0:truco 1:envido",
        "truco again": f"{_BUENAS}d:1|7e5e6b/1o2c3o 1:truco 0:envido 1:quiero",
        "tied": f"{_ENVIDO_WON} 0:2b 1:2c",
        "retruco pending": f"{_TRUCO_ON} 0:2b 1:6c 0:5e 1:1o 1:retruco",
        "deal over": f"{_TRUCO_ON} 0:2b 1:6c 0:7e 1:1o",
        "deal lost": f"{_BUENAS}d:0|7e5e2b/1e1b3o 0:envido 1:noquiero 0:5e 1:3o 1:1e 0:2b",
        "deal refused": f"{_BUENAS}d:0|7e5e2b/1e1b3o 0:truco 1:noquiero",
        "match over": f"{_ALMOST} 0:envido 1:noquiero 0:truco 1:quiero 0:2b 1:6c 0:7e 1:1o",
        "match over by envido": f"{_ALMOST} 0:envido 1:quiero",
    }
)


def table(name: str, *picks: str) -> Table[TrucoTable]:
    """The person's table at a position, with these picks."""
    match = Match.read(POSITIONS[name])
    shown: Table[TrucoTable] = match.game.table(match.view(0), picks)
    return shown
