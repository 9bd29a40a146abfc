"""A deal of Ganjifa in each of its phases, as records: positions for pages and browsers."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engines.core.match import Match
from engines.core.table import Table
from engines.ganjifa.cards import RANKS
from engines.ganjifa.table import GanjifaTable

_DAY: Final = '[Game "ganjifa"]\n[Trump "rama"]\n[Setup "short"]\n\n'
_NIGHT: Final = '[Game "ganjifa"]\n[Trump "krishna"]\n[Setup "short"]\n\n'
_OPENING: Final = "d:0|RraMra1ma2kuTka/1ra3ma4ku8ka9ka/2ra5ma6ku7ka1bu"
_MINE: Final = "6ma7ma8ma1ra2ra3ra"
_DUKAL: Final = "RmaMma3ma4ma5ma"
_OTHERS: Final = "1ku2ku3ku4ku5kuRka"


def _suit(suit: str) -> str:
    """All twelve cards of a suit."""
    return "".join(rank + suit for rank in RANKS)


POSITIONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "opening": f"{_DAY}{_OPENING}",
        "lead": f"{_DAY}{_OPENING} 0:Rra 1:1ra 2:2ra",
        "follow": f"{_DAY}d:1|3ma9maMra2kr/Tma1ku1va1na/4ma2ku2va2na 1:Tma 2:4ma",
        "choice": f"{_DAY}d:2|4ku9ku2ra5ka/2ma2va2na2vm/Tma1va1na1vm 2:Tma",
        "trumps": f"{_DAY}d:2|1ra4ra8kr/2ma2va2na/Tpa1va1na 2:Tpa",
        "next": f"{_NIGHT}d:2|2bu5bu1ma/2ka2vm2na/5kr1vm1na 2:5kr",
        "only": f"{_DAY}d:2|2bu5ma1ma/2ka2vm2na/5ra1vm1na 2:5ra",
        "after a trick": f"{_DAY}d:2|4ku9ku5ka/2ma2va2na/Tma1va3ra 2:Tma 0:9ku 1:2ma 1:2va",
        "ruffed": f"{_DAY}d:0|Rpa5na/1ra6na/Mpa7na 0:Rpa 1:1ra 2:Mpa 1:6na 2:7na",
        "dukal": f"{_DAY}d:0|{_DUKAL}1bu/{_MINE}/{_OTHERS}",
        "dukals": f"{_DAY}d:0|RkaMka7ka8ka9kaTka/1ma2ma3ma4ma5ma6ma/1ku2ku3ku4ku5ku6ku",
        "whole suit": f"{_DAY}d:0|{_suit('ka')}/{_suit('ma')}/{_suit('ku')}",
        "giving": f"{_DAY}d:2|{_MINE}/{_OTHERS}/{_DUKAL}1bu 2:{_DUKAL}",
        "giving second": f"{_DAY}d:1|{_MINE}/{_DUKAL}1bu/{_OTHERS} 1:{_DUKAL} 2:x1ku2ku3ku4ku5ku",
        "dukal taken": f"{_DAY}d:2|{_MINE}/{_OTHERS}/{_DUKAL}1bu 2:{_DUKAL} "
        "0:x6ma7ma8ma1ra2ra 1:x1ku2ku3ku4ku5ku 2:1bu",
        "won": f"{_DAY}d:0|1ma5ku/Tma6ku/2ma7ku 0:1ma 1:Tma 2:2ma 0:5ku 1:6ku 2:7ku",
        "shared": f"{_DAY}d:0|1ma6ku/Tma5ku/2ma7ku 0:1ma 1:Tma 2:2ma 0:6ku 1:5ku 2:7ku",
        "lost": f"{_DAY}d:0|2ma6ku/1ma5ku/Tma7ku 0:2ma 1:1ma 2:Tma 1:5ku 2:7ku 0:6ku",
        "lost to both": f"{_NIGHT}d:1|3ma6ku/1ma7ku/2ma5ku 1:1ma 2:2ma 0:3ma 1:7ku 2:5ku 0:6ku",
        "won by a Dukal": f"{_NIGHT}d:0|{_DUKAL}1bu/{_MINE}/{_OTHERS} 0:{_DUKAL} 1:x6ma7ma8ma1ra2ra 2:x1ku2ku3ku4ku5ku "
        "0:1bu 1:3ra 2:Rka",
    }
)


def match(name: str) -> Match:
    """The match at a position."""
    return Match.read(POSITIONS[name])


def table(name: str, *picks: str) -> Table[GanjifaTable]:
    """The person's table at a position, with these picks."""
    here = match(name)
    shown: Table[GanjifaTable] = here.game.table(here.view(0), picks)
    return shown
