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
    Page,
    Panels,
    ProseLink,
    ProsePage,
    SettingsPage,
    Shell,
    TableLink,
    TablePage,
)
from app.errors import Trouble
from app.i18n import LANGUAGES, Words
from app.licences import licences
from app.play import Damaged, Sitting
from app.preferences import Display, Reader
from app.prose import LICENCES, PROSE, prose_of
from app.rules import rules_of
from app.settling import PERSON, awaits_person
from engines.core.contract import AnyGame
from engines.core.table import Card
from engines.core.words import Phrase, phrase
from engines.registry import GAMES


class Pages(Protocol):
    """Writes contexts as HTML."""

    def page(self, context: Page, words: Words) -> str:
        """A whole page."""

    def panels(self, context: Panels, words: Words) -> str:
        """What htmx swaps of a table's page."""


def home_page(reader: Reader, games: Iterable[Sitting | Damaged]) -> HomePage:
    """The lobby, with a browser's games."""
    lang = reader.lang
    tiles = tuple(_tile(lang, game) for game in GAMES.values())
    return HomePage(_shell(reader, addresses.home(lang)), tiles, tuple(_link(lang, game) for game in games))


def game_page(reader: Reader, game: AnyGame, problem: Phrase | None = None) -> GamePage:
    """A game's page; `problem` is what was wrong with its form."""
    around = _shell(reader, addresses.game(reader.lang, game.key), game=game.key)
    return GamePage(around, _tile(reader.lang, game), _choices(game), rules_of(game.key, reader.lang), problem)


def table_page(reader: Reader, shown: Panels) -> TablePage:
    """A table and the rules under it."""
    around = _shell(reader, shown.url, game=shown.key, indexed=False)
    return TablePage(around, shown, rules_of(shown.key, reader.lang))


def settings_page(reader: Reader, back: str, problem: Phrase | None = None) -> SettingsPage:
    """The settings, whose forms lead back to where one came from; `problem` is what was wrong with one."""
    here, home = addresses.settings(reader.lang), addresses.home(reader.lang)
    around = _shell(reader, here, back=back, indexed=False)
    link = home if back == here else back
    return SettingsPage(around, link, _back_label(reader.lang, link), problem)


def prose_page(reader: Reader, key: str) -> ProsePage:
    """A page of text. Raises KeyError for one that there is not."""
    around = _shell(reader, addresses.prose(reader.lang, key))
    return ProsePage(around, prose_of(key, reader.lang), licences() if key == LICENCES else ())


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


def error_page(reader: Reader, here: str, found: Trouble, back: str) -> ErrorPage:
    """What went wrong, and the way back to the lobby or to the table."""
    around = _shell(reader, here, indexed=False)
    return ErrorPage(around, found.status, found.title, found.text, back, _back_label(reader.lang, back))


def messages() -> Iterable[str]:
    """The ids that are put into pages here: what a catalogue has to word."""
    yield from ("site.level", "site.status.damaged")
    for game in GAMES.values():
        yield from (f"{game.key}.{part}" for part in ("name", "line", "lead"))
        for choice in _choices(game):
            yield from (choice.label.id, *(label.id for _, label in choice.values))


def _shell(
    reader: Reader, here: str, *, back: str | None = None, game: str | None = None, indexed: bool = True
) -> Shell:
    """What is around the page at `here`, a path that begins with its language; forms about it return to `back`."""
    lang, display = reader.lang, reader.display
    return Shell(
        lang=lang,
        direction=LANGUAGES[lang].direction,
        languages=tuple(
            LanguageLink(code, language.name, addresses.in_language(here, code), code == lang)
            for code, language in LANGUAGES.items()
        ),
        home=addresses.home(lang),
        here=here,
        origin=reader.origin,
        anyone=addresses.for_anyone(here),
        display=display or Display(),
        theme=addresses.theme(display) if display else None,
        settings=addresses.settings(lang, back or here),
        prose=tuple(ProseLink(prose_of(key, lang).title, addresses.prose(lang, key)) for key in PROSE),
        game=game,
        indexed=indexed,
    )


def _back_label(lang: str, back: str) -> Phrase:
    if addresses.is_table(back):
        return phrase("site.back.table")
    return phrase("site.back.home" if back == addresses.home(lang) else "site.back.page")


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
