"""A match: a game, its tags and its plies. Immutable; what is saved is the record, `str(match)`.

Knows the notation of records (tags, plies, comments) and who is to act; how a move is spelled and what is allowed is
the game's affair.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import Any, NoReturn, Self

from engines.core.contract import CHANCE, AnyGame, Audience, Event, Outcome, Seat, Setup
from engines.core.discovery import SHELF
from engines.core.errors import NotationError, OptionError, OutOfTurnError, RecordError

_TAG = re.compile(r'\[([A-Z][A-Za-z]*) "([^"\\]*)"\]\s*(?:#.*)?$')
_PLY = re.compile(r"(d|0|[1-9][0-9]?):(.+)", re.DOTALL)
_SCORE = re.compile(r"[0-9]{1,3}(?:-[0-9]{1,3})+")
_VERSION = re.compile(r"[1-9][0-9]{0,3}")


@dataclass(frozen=True, slots=True)
class Match:
    """Two matches are equal when their tags and plies are: everything else follows from these."""

    game: AnyGame = field(compare=False, repr=False)
    tags: Mapping[str, str] = field(hash=False)
    plies: tuple[str, ...]
    state: Any = field(compare=False, repr=False)
    _setup: Setup = field(compare=False, repr=False)
    _last: tuple[Any, Any] | None = field(default=None, compare=False, repr=False)

    @classmethod
    def new(cls, key: str, options: Mapping[str, str] | None = None, tags: Mapping[str, str] | None = None) -> Self:
        """A match that waits for its first deal. Raises KeyError for no such game, OptionError for no such option."""
        game = SHELF[key]
        named = {option.key: option.default for option in game.options}
        for name, value in (options or {}).items():
            if name not in named:
                raise OptionError(name, value)
            named[name] = value
        head = {"Game": key, "Version": str(game.version)}
        chosen = {name.capitalize(): value for name, value in named.items()}
        return cls._start({**head, **(tags or {}), **chosen})

    @classmethod
    def read(cls, text: str) -> Self:
        """Replay a record, every ply checked. Raises RecordError with the number of the first bad ply."""
        tags, plies = _split(text)
        match = cls._start_read(tags)
        for number, token in enumerate(plies, start=1):
            try:
                match = match._follow(token)
            except ValueError as error:
                raise RecordError(number, token, str(error), match) from error
        return match

    @classmethod
    def _start(cls, tags: Mapping[str, str]) -> Self:
        game = SHELF[tags["Game"]]
        setup = _setup(game, tags)
        return cls(game, MappingProxyType(dict(tags)), (), game.start(setup), setup)

    @classmethod
    def _start_read(cls, tags: Mapping[str, str]) -> Self:
        key = tags.get("Game", "")
        if key not in SHELF:
            raise RecordError(0, key, "no such game")
        _check_version(SHELF[key], tags.get("Version"))
        try:
            return cls._start(tags)
        except OptionError as error:
            raise RecordError(0, error.value, str(error)) from error

    def __str__(self) -> str:
        head = "\n".join(f'[{name} "{value}"]' for name, value in self.tags.items())
        return f"{head}\n\n{' '.join(self.plies)}\n"

    @property
    def options(self) -> Mapping[str, str]:
        return self._setup.options

    @property
    def to_act(self) -> Seat | None:
        return self.game.to_act(self.state)

    @property
    def pauses(self) -> bool:
        """Whether a deal is due that waits for the person (see Game.pauses)."""
        return self.game.pauses(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def score(self) -> tuple[int, ...]:
        return self.game.score(self.state)

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last ply made happen; empty before the first."""
        if self._last is None:
            return ()
        before, move = self._last
        return self.game.events(before, move, self.state)

    def view(self, audience: Audience) -> Any:
        return self.game.view(self.state, audience)

    def legal(self) -> Iterator[str]:
        """The moves of the seat to act, as texts, lazily; none while a deal is due or after the end."""
        seat = self.to_act
        if seat is not None and seat != CHANCE:
            yield from map(self.game.write, self.game.legal(self.view(seat)))

    def is_legal(self, text: str) -> bool:
        """Whether the seat to act may make this move; False also for what is no move at all."""
        seat = self.to_act
        if seat is None or seat == CHANCE:
            return False
        try:
            return self.game.is_legal(self.view(seat), self.game.parse(text))
        except NotationError:
            return False

    def play(self, text: str) -> Self:
        """The match after this move of the seat to act. Raises NotationError, IllegalMoveError, OutOfTurnError."""
        seat = self.to_act
        if seat is None or seat == CHANCE:
            self._out_of_turn(text)
        return self._play(seat, self.game.parse(text))

    def move(self, move: Any) -> Self:
        """As `play`, for a move that is a value already."""
        seat = self.to_act
        if seat is None or seat == CHANCE:
            self._out_of_turn(self.game.write(move))
        return self._play(seat, move)

    def deal(self, rng: Random) -> Self:
        """The match after the deal that is due. Raises OutOfTurnError where none is."""
        if self.to_act != CHANCE:
            self._out_of_turn("deal")
        return self._advance("d", self.game.deal(self.state, rng))

    def _follow(self, token: str) -> Self:
        found = _PLY.fullmatch(token)
        if found is None:
            raise NotationError(token, "a ply is seat:move or d:deal")
        mover, text = found.groups()
        seat = CHANCE if mover == "d" else int(mover)
        if seat != self.to_act:
            self._out_of_turn(token)
        move = self.game.parse(text)
        return self._deal_checked(move) if seat == CHANCE else self._play(seat, move)

    def _play(self, seat: Seat, move: Any) -> Self:
        self.game.check(self.view(seat), move)
        return self._advance(str(seat), move)

    def _deal_checked(self, deal: Any) -> Self:
        self.game.check_deal(self.state, deal)
        return self._advance("d", deal)

    def _advance(self, mover: str, move: Any) -> Self:
        ply = f"{mover}:{self.game.write(move)}"
        after = self.game.apply(self.state, move)
        return type(self)(self.game, self.tags, (*self.plies, ply), after, self._setup, (self.state, move))

    def _out_of_turn(self, tried: str) -> NoReturn:
        seat = self.to_act
        due = "nobody: it is over" if seat is None else "the dealer" if seat == CHANCE else f"seat {seat}"
        raise OutOfTurnError(tried, due)


def _split(text: str) -> tuple[dict[str, str], list[str]]:
    """The tags and the ply tokens of a record. Raises RecordError for a line that is neither."""
    if not text.isascii():
        raise RecordError(0, text[:20], "records are ASCII")
    tags: dict[str, str] = {}
    plies: list[str] = []
    for line in map(str.strip, text.splitlines()):
        if line.startswith("[") and not plies:
            name, value = _tag(line)
            if name in tags:
                raise RecordError(0, line, "this tag stands twice")
            tags[name] = value
        else:
            plies.extend(line.split("#")[0].split())
    return tags, plies


def _tag(line: str) -> tuple[str, str]:
    found = _TAG.match(line)
    if found is None:
        raise RecordError(0, line, 'a tag is [Name "value"]')
    name, value = found.groups()
    return name, value


def _check_version(game: AnyGame, version: str | None) -> None:
    if version is None:
        return
    if not _VERSION.fullmatch(version):
        raise RecordError(0, version, "a version is a number from 1 on")
    if int(version) > game.version:
        raise RecordError(0, version, f"made by newer rules; this is version {game.version}, please update")


def _setup(game: AnyGame, tags: Mapping[str, str]) -> Setup:
    options = {}
    for option in game.options:
        value = tags.get(option.key.capitalize(), option.default)
        if value not in option.choices:
            raise OptionError(option.key, value)
        options[option.key] = value
    if tags.get("Setup", "short") != "short":
        raise OptionError("setup", tags["Setup"])
    return Setup(MappingProxyType(options), "Setup" in tags, _score(tags.get("Score")))


def _score(text: str | None) -> tuple[int, ...] | None:
    if text is None:
        return None
    if not _SCORE.fullmatch(text):
        raise OptionError("score", text)
    return tuple(int(part) for part in text.split("-"))
