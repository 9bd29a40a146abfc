"""Positions of Cicera as text, and what happens in them, for the tests to ask."""

from __future__ import annotations

from engines.core.match import Match

WHOLE = (
    "d:2|2c3b4c5s6c7d8d8c9cTsFbCb/Ad2d3c6b7s8s8b9s9dTdFcRs/AsAc2b3d4d5d5c5b6d7c9bCc/2s3s4b6s7bTcFsFdCsRdRcRb+Ab4sTbCd"
)
"""A whole deal for what needs no cards in particular; seat 2 starts."""


def practice(plies: str) -> Match:
    """The match after these plies of a deal that may be short."""
    return Match.read(f'[Game "cicera"]\n[Setup "short"]\n\n{plies}')


def told(match: Match) -> str:
    """The ids of the bonuses and leftovers that the last ply brought."""
    named = ("scua", "picada", "simili", "quadriglia", "leftovers")
    return " ".join(event.id for event in match.events if event.id in named)
