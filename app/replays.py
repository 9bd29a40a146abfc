"""Matches by their records, so that a hot table is not replayed at every look. Knows no database."""

from __future__ import annotations

import threading

from cachetools import LRUCache

from app.errors import DamagedError
from engines.core.errors import RecordError
from engines.core.match import Match


class Replays:
    """A bounded memory of replays, shared by threads.

    A match is a function of its record, so the record itself is the key, and nothing that is remembered can be stale.
    """

    def __init__(self, size: int) -> None:
        self._known: LRUCache[str, Match] = LRUCache(size)
        self._lock = threading.Lock()

    def read(self, record: str) -> Match:
        """The match of a saved record. Raises DamagedError."""
        with self._lock:
            known = self._known.get(record)
        if known is not None:
            return known
        match = _replay(record)
        self.keep(record, match)
        return match

    def keep(self, record: str, match: Match) -> None:
        """Remember what a record replays to."""
        with self._lock:
            self._known[record] = match


def _replay(record: str) -> Match:
    try:
        return Match.read(record)
    except RecordError as error:
        # From None: what the error quotes are somebody's cards, and no log may hold them.
        raise DamagedError(error.ply, error.good) from None
