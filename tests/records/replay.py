"""A record's positions, one after another, without replaying its beginning for each."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.match import Match


def positions(record: str) -> Iterator[Match]:
    """The match after each ply of a record."""
    whole = Match.read(record)
    head, match = str(whole).partition("\n\n")[0], whole
    for number, ply in enumerate(whole.plies, start=1):
        mover, _, text = ply.partition(":")
        # Only a reader makes a deal that was made already; it comes early, so that little is replayed.
        match = Match.read(f"{head}\n\n{' '.join(whole.plies[:number])}") if mover == "d" else match.play(text)
        yield match


def decisions(record: str) -> list[Match]:
    """The positions of a record in which the person in seat 0 is to act, and its end."""
    return [match for match in positions(record) if match.to_act in {0, None}]
