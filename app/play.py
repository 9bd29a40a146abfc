"""The use cases: start a game, open it, make a call at it, start it anew. Knows saved games, and no game by name.

A call is worked out in memory, replies of the computers included, with no transaction open; then one short write
replaces the record that was read. A crash before it leaves the old table, and the same call may be made again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final, TypeAlias

from app import seal
from app.errors import DamagedError, MalformedError, StaleError, UnfinishedError, UnknownPageError
from app.replays import Replays
from app.settling import PERSON, next_deal, settle
from app.store import Saved, Store
from engines.core.contract import CHANCE, AnyGame, Picks
from engines.core.errors import OutOfTurnError
from engines.core.match import Match
from engines.registry import GAMES

_LOG: Final = logging.getLogger("cardavia.errors")

HINT: Final = "hint"
CLEAR: Final = "clear"
NEXT: Final = "next"
RESTART: Final = "restart"
"""Calls that are no moves. Every other is the game's to read."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A saved game and the match that its record replays to."""

    saved: Saved
    match: Match


@dataclass(frozen=True, slots=True)
class Damaged:
    """A saved game whose record cannot be replayed."""

    saved: Saved


@dataclass(frozen=True, slots=True)
class Call:
    """What a person sends from a table: the revision it was made for, the cards picked, the button pressed."""

    revision: int
    picks: tuple[str, ...]
    call: str


@dataclass(frozen=True, slots=True)
class Moved:
    """The call was a move, and the computers have replied."""

    sitting: Sitting


@dataclass(frozen=True, slots=True)
class Picked:
    """The call changed what is picked and nothing else: the table is shown so, and may ask once more."""

    sitting: Sitting
    picks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Begun:
    """The call started another game."""

    sitting: Sitting


Answer: TypeAlias = Moved | Picked | Begun


def utc_now() -> datetime:
    """The time, aware of its zone."""
    return datetime.now(UTC)


class Tables:
    """The tables of one store."""

    def __init__(self, store: Store, replays: Replays, clock: Callable[[], datetime] = utc_now) -> None:
        self._store = store
        self._replays = replays
        self._clock = clock

    def start(self, key: str, options: Mapping[str, str], level: str, owner: str) -> Sitting:
        """A new game, played up to the person's first decision.

        Raises UnknownPageError for no such game, OptionError or MalformedError for a choice that it does not have.
        """
        game = game_of(key)
        if level not in game.levels:
            raise MalformedError("level", level)
        secret, now = seal.new_secret(), self._clock()
        match = settle(Match.new(key, options, _tags(game, level, now)), secret, level)
        saved = Saved(
            id=seal.new_id(),
            revision=1,
            key=key,
            rules=game.version,
            record=str(match),
            secret=secret,
            commitment=seal.commitment(secret),
            owner=owner,
            level=level,
            assisted=False,
            created=now,
            updated=now,
            finished=_ended(match, now),
        )
        self._store.add(saved)
        return self._seated(saved, match)

    def open(self, id: str) -> Sitting:
        """The table with this id. Raises UnknownTableError, DamagedError."""
        saved = self._store.fetch(id)
        return Sitting(saved, self._replays.read(saved.record))

    def rescued(self, id: str) -> Sitting:
        """A damaged table as far as its record is good. Raises UnknownTableError, and DamagedError if nothing is."""
        saved = self._store.fetch(id)
        try:
            return Sitting(saved, self._replays.read(saved.record))
        except DamagedError as error:
            _LOG.warning("the game sealed with %s is damaged at ply %d", saved.commitment, error.ply)
            if error.good is None or not error.good.plies:
                raise
            return Sitting(saved, error.good)

    def act(self, id: str, call: Call, owner: str) -> Answer:
        """Make a call at a table; a game that it starts is `owner`'s.

        Raises UnknownTableError, DamagedError, StaleError, OutOfTurnError, NotationError, IllegalMoveError; the saved
        game is then what it was.
        """
        if call.call == RESTART:
            return Begun(self._restart(id, owner))
        sitting = self.open(id)
        if sitting.saved.revision != call.revision:
            raise StaleError(call.revision)
        if call.call == CLEAR:
            return Picked(sitting, ())
        if call.call == NEXT and sitting.match.pauses:
            return Moved(self._kept(sitting, next_deal(sitting.match, sitting.saved.secret, sitting.saved.level)))
        _check_turn(sitting.match, call.call)
        if call.call == HINT:
            return Picked(sitting, _suggested(sitting.match, call.picks))
        return self._made(sitting, call)

    def record(self, id: str) -> str:
        """The record of a game that is over. Raises UnknownTableError, DamagedError, UnfinishedError."""
        sitting = self.open(id)
        if sitting.match.outcome is None:
            raise UnfinishedError
        return sitting.saved.record

    def listed(self, owner: str, limit: int) -> Iterator[Sitting | Damaged]:
        """The games that a browser started: those that go on first, and of each kind the latest first."""
        for saved in self._store.of_owner(owner, limit):
            try:
                yield Sitting(saved, self._replays.read(saved.record))
            except DamagedError:
                yield Damaged(saved)

    def _made(self, sitting: Sitting, call: Call) -> Moved | Picked:
        match, saved = sitting.match, sitting.saved
        made = match.game.compose(match.view(PERSON), call.picks, call.call)
        if isinstance(made, Picks):
            return Picked(sitting, made.codes)
        return Moved(self._kept(sitting, settle(match.move(made), saved.secret, saved.level)))

    def _kept(self, sitting: Sitting, after: Match) -> Sitting:
        saved, now = sitting.saved, self._clock()
        moved = replace(saved, revision=saved.revision + 1, record=str(after), updated=now, finished=_ended(after, now))
        self._store.replace(saved, moved)
        return self._seated(moved, after)

    def _restart(self, id: str, owner: str) -> Sitting:
        saved = self._store.fetch(id)
        try:
            options = self._replays.read(saved.record).options
        except DamagedError as error:
            # A new deal is the way out of a damaged table, with its options where they can still be read.
            options = error.good.options if error.good else {}
        return self.start(saved.key, options, saved.level, owner)

    def _seated(self, saved: Saved, match: Match) -> Sitting:
        self._replays.keep(saved.record, match)
        return Sitting(saved, match)


def game_of(key: str) -> AnyGame:
    """The game with this key. Raises UnknownPageError."""
    if key not in GAMES:
        raise UnknownPageError(key)
    return GAMES[key]


def _check_turn(match: Match, tried: str) -> None:
    if match.to_act != PERSON:
        due = {None: "nobody", CHANCE: "the dealer"}.get(match.to_act, f"seat {match.to_act}")
        raise OutOfTurnError(tried, due)


def _suggested(match: Match, picks: Sequence[str]) -> tuple[str, ...]:
    return match.game.suggest(match.view(PERSON), picks)


def _ended(match: Match, now: datetime) -> datetime | None:
    return None if match.outcome is None else now


def _tags(game: AnyGame, level: str, now: datetime) -> Mapping[str, str]:
    return {"Date": f"{now:%Y.%m.%d}", "Seats": " ".join(["you", *[level] * (game.seats - 1)])}
