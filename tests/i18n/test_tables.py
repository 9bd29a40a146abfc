"""Every phrase of every game's tables has its words and its values, in every language, as random games show."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from app.i18n import LANGUAGES, words
from engines.core.contract import CHANCE
from engines.core.errors import IllegalMoveError
from engines.core.match import Match
from engines.core.table import Entry, Table
from engines.core.words import Phrase
from engines.registry import GAMES

DEALS = 2
SHOWN = list(product(GAMES, LANGUAGES))


@cache
def positions(key: str) -> tuple[Match, ...]:
    """Every position of a few games of random moves."""
    return tuple(match for seed in range(DEALS) for match in _played(Match.new(key), Random(seed)))


def _played(match: Match, rng: Random) -> Iterator[Match]:
    yield match
    while (seat := match.to_act) is not None:
        match = match.deal(rng) if seat == CHANCE else match.play(rng.choice(list(match.legal())))
        yield match


def phrases(value: object) -> Iterator[Phrase]:
    """Every phrase that a value of any typed parts holds; the log's entries are told, not said."""
    if isinstance(value, Phrase):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from phrases(item)
    elif is_dataclass(value) and not isinstance(value, Entry):
        for part in fields(value):
            yield from phrases(getattr(value, part.name))


def tables(key: str) -> Iterator[Table[Any]]:
    """Every position as every seat sees it, with a few cards picked."""
    for seat, match in product(range(GAMES[key].seats), positions(key)):
        view, rng = match.view(seat), Random(len(match.plies))
        held = [card.card.code for row in match.game.table(view).hand.rows for card in row]
        yield match.game.table(view, rng.sample(held, min(len(held), rng.randrange(5))))


@cache
def shown(key: str) -> tuple[tuple[Phrase, ...], tuple[tuple[Entry, Table[Any]], ...]]:
    """What the tables say, each phrase once, and what their logs tell, each entry once a seat that reads it."""
    said: dict[str, Phrase] = {}
    told: dict[str, tuple[Entry, Table[Any]]] = {}
    for table in tables(key):
        said |= {repr(phrase): phrase for phrase in phrases(table)}
        told |= {repr((entry, table.me.seat)): (entry, table) for entry in table.log}
    return tuple(said.values()), tuple(told.values())


@pytest.mark.parametrize(("key", "code"), SHOWN)
def test_a_table_is_worded_whole(key: str, code: str) -> None:
    """A missing message or value is a warning, which is an error in tests."""
    voice = words(code)
    said, told = shown(key)
    texts = [voice.plain(phrase) for phrase in said]
    texts += [voice.tell(entry, table).striptags() for entry, table in told]
    assert all(texts)
    assert [text for text in texts if "{" in text] == []


@pytest.mark.parametrize(("key", "code"), SHOWN)
def test_a_refusal_is_worded(key: str, code: str) -> None:
    """Every move of a game, tried at every other moment of it."""
    voice = words(code)
    reasons = list(_refusals(key))
    assert len({reason.id for reason in reasons}) > 1
    assert all(voice.plain(reason) for reason in reasons)


def _refusals(key: str) -> Iterator[Phrase]:
    game = GAMES[key]
    moves = [game.parse(ply.split(":", 1)[1]) for ply in positions(key)[-1].plies]
    for match, move in product(positions(key), moves):
        seat = match.to_act
        if seat is not None and seat != CHANCE:
            try:
                game.check(match.view(seat), move)
            except IllegalMoveError as error:
                yield error.reason
