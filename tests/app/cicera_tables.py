"""A deal of Cicera in each of its moments, as records: positions for pages and browsers."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engines.cicera.table import CiceraTable
from engines.core.match import Match
from engines.core.table import Table

_SHORT: Final = '[Game "cicera"]\n[Setup "short"]\n\n'
_EIGHT: Final = (
    f"{_SHORT}d:1|As4s6c7s8bTbCbRc/Fd2d6d8d9dTdCdRd/9c2c8cTcFcCc6bRb/7c3d5d7dAc2b5bCs+Ad2s4d5s3b4c5c"
    " 1:Fd 2:9cx4c5c 3:7c"
)
_LAST: Final = f"{_SHORT}d:0|7s9s/3c2b/AbRb/3d2d+As4s2s3s"

POSITIONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "start": (
            '[Game "cicera"]\n\nd:0|As3d4s5s6c7s7b8bTbFcCbRc/2d6d8d9dTdFdCdRd3sAb3bRs'
            "/9c2c8cTcCc6bRb6sCs4cAc8s/7c5d7d2b5b9s9bTs4bFbFs5c+Ad2s4d3c"
        ),
        "ways": _EIGHT,
        "twins": f"{_SHORT}d:0|7s2b/3dRd/AbRb/3c2d+3b4s4d",
        "scua": f"{_SHORT}d:0|7s9s/3dRd/AbRb/3c2d+As2s4s",
        "one way": f"{_SHORT}d:0|7s2b/3dRd/AbRb/3c2d+3s4s",
        "empty": f"{_SHORT}d:0|7s2b/3dRd/AbRb/3c2d+",
        "crowded": (
            f"{_SHORT}d:0|TsTdTcTb9s9d/8s8d8c8b9cFs/FdFcFbCsCdCc/CbRsRdRcRb9b"
            "+AsAdAcAb2s2d2c2b3s3d3c3b4s4d4c4b5s5d5c5b6s6d6c6b7s7d7c7b"
        ),
        "bonus": f"{_SHORT}d:0|7s9s5d/8d2bRd/8cRbFb/3d2d6d+As4s2s 0:7sxAs2s4s 1:8d 2:8cx8d 3:3d",
        "last card": f"{_LAST} 0:7sx3s4s 1:3c 2:Ab 3:3dx3c",
        "over": f"{_LAST} 0:7sx3s4s 1:3c 2:Ab 3:3dx3c 0:9s 1:2bx2s 2:Rb 3:2d",
        "unclaimed": f"{_SHORT}d:0|7s/3c/Ab/Rd+ 0:7s 1:3c 2:Ab 3:Rd",
    }
)


def table(name: str, *picks: str) -> Table[CiceraTable]:
    """The person's table at a position, with these picks."""
    match = Match.read(POSITIONS[name])
    shown: Table[CiceraTable] = match.game.table(match.view(0), picks)
    return shown
