"""Turns what was played into the contexts of pages. Knows no request, no wording and no game by name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from app import addresses
from app.contexts import (
    Choice,
    ErrorPage,
    GamePage,
    GameTile,
    HomePage,
    LanguageLink,
    Panels,
    Shell,
    TableLink,
    TablePage,
)
from app.errors import Trouble
from app.i18n import LANGUAGES, Words
from app.play import Damaged, Sitting
from app.rules import rules_of
from app.settling import PERSON, awaits_person
from engines.core.contract import AnyGame
from engines.core.table import Card
from engines.core.words import Phrase, phrase
from engines.registry import GAMES


class Pages(Protocol):
    """Writes contexts as HTML."""

    def page(self, context: HomePage | GamePage | TablePage | ErrorPage, words: Words) -> str:
        """A whole page."""

    def panels(self, context: Panels, words: Words) -> str:
        """What htmx swaps of a table's page."""


def shell(lang: str, here: str, game: str | None = None, *, indexed: bool = True) -> Shell:
    """What is around the page at the path `here`, which begins with its language."""
    links = (
        LanguageLink(code, language.name, addresses.in_language(here, code), code == lang)
        for code, language in LANGUAGES.items()
    )
    return Shell(lang, LANGUAGES[lang].direction, tuple(links), addresses.home(lang), here, game, indexed)


def home_page(lang: str, games: Iterable[Sitting | Damaged]) -> HomePage:
    """The lobby, with a browser's games."""
    tiles = tuple(_tile(lang, game) for game in GAMES.values())
    return HomePage(shell(lang, addresses.home(lang)), tiles, tuple(_link(lang, game) for game in games))


def game_page(lang: str, game: AnyGame, problem: Phrase | None = None) -> GamePage:
    """A game's page; `problem` is what was wrong with its form."""
    around = shell(lang, addresses.game(lang, game.key), game.key)
    return GamePage(around, _tile(lang, game), _choices(game), rules_of(game.key, lang), problem)


def table_page(lang: str, shown: Panels) -> TablePage:
    """A table and the rules under it."""
    return TablePage(shell(lang, shown.url, shown.key, indexed=False), shown, rules_of(shown.key, lang))


def panels(lang: str, sitting: Sitting, picks: Sequence[str] = (), problem: Phrase | None = None) -> Panels:
    """A table as its person sees it, with these cards picked as far as they are in hand."""
    saved, match = sitting.saved, sitting.match
    table = match.game.table(match.view(PERSON), picks)
    return Panels(
        key=saved.key,
        name=phrase(f"{saved.key}.name"),
        url=addresses.table(lang, saved.id),
        start=addresses.game(lang, saved.key),
        revision=saved.revision,
        table=table,
        news=tuple(sorted((entry for entry in table.log if entry.place), key=lambda entry: entry.place)),
        problem=problem,
        record=None if match.outcome is None else addresses.record(lang, saved.id),
    )


def error_page(lang: str, here: str, found: Trouble, back: str) -> ErrorPage:
    """What went wrong, and the way back to the lobby or to the table."""
    label = "site.back.home" if back == addresses.home(lang) else "site.back.table"
    around = shell(lang, here, indexed=False)
    return ErrorPage(around, found.status, found.title, found.text, back, phrase(label))


def messages() -> Iterable[str]:
    """The ids that are put into pages here: what a catalogue has to word."""
    yield from ("site.back.home", "site.back.table", "site.level", "site.status.damaged")
    for game in GAMES.values():
        yield from (f"{game.key}.{part}" for part in ("name", "line", "lead"))
        for choice in _choices(game):
            yield from (choice.label.id, *(label.id for _, label in choice.values))


def _tile(lang: str, game: AnyGame) -> GameTile:
    name, line, lead = (phrase(f"{game.key}.{part}") for part in ("name", "line", "lead"))
    # The cover is a picture of the game, not cards to be read out one by one.
    cover = tuple(Card(code, name) for code in game.cover)
    return GameTile(game.key, addresses.game(lang, game.key), name, line, lead, game.deck, cover)


def _choices(game: AnyGame) -> tuple[Choice, ...]:
    levels = Choice("level", phrase("site.level"), tuple((level, phrase(f"level.{level}")) for level in game.levels))
    return (*(_choice(game, option.key, option.choices) for option in game.options), levels)


def _choice(game: AnyGame, name: str, values: Iterable[str]) -> Choice:
    label = f"{game.key}.option.{name}"
    return Choice(name, phrase(label), tuple((value, phrase(f"{label}.{value}")) for value in values))


def _link(lang: str, game: Sitting | Damaged) -> TableLink:
    saved = game.saved
    url, name = addresses.table(lang, saved.id), phrase(f"{saved.key}.name")
    if isinstance(game, Damaged):
        return TableLink(saved.key, url, name, phrase("site.status.damaged"), waiting=False)
    status = game.match.game.table(game.match.view(PERSON)).status
    return TableLink(saved.key, url, name, status, waiting=awaits_person(game.match))
