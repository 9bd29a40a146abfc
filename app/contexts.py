"""One typed context a template: all that a page may show. No template sees a match, a record or another hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from markupsafe import Markup

from app.preferences import Display
from engines.core.table import Card, Entry, Table
from engines.core.words import Phrase


@dataclass(frozen=True, slots=True)
class LanguageLink:
    """A language in its own name, and this page's address in it."""

    code: str
    name: str
    url: str
    current: bool


@dataclass(frozen=True, slots=True)
class ProseLink:
    """A page of text by its title."""

    name: str
    url: str


@dataclass(frozen=True, slots=True)
class Shell:
    """What every page has around it. `game` is the key that picks the cloth; `here` is this page's own address.

    `origin` is the scheme and host that search engines want before an address; `anyone` is this page's address for
    readers of none of the languages. `display` is what the sliders show, `theme` the stylesheet of what was chosen, and
    `settings` the address that forms about either are sent to, which leads back here.
    """

    lang: str
    direction: str
    languages: tuple[LanguageLink, ...]
    home: str
    here: str
    origin: str
    anyone: str
    display: Display
    theme: str | None
    settings: str
    prose: tuple[ProseLink, ...]
    game: str | None = None
    indexed: bool = True


@dataclass(frozen=True, slots=True)
class Choice:
    """A field of the start form: a group of radio buttons, the first chosen."""

    name: str
    label: Phrase
    values: tuple[tuple[str, Phrase], ...]


@dataclass(frozen=True, slots=True)
class GameTile:
    """A game in the lobby and at the head of its page."""

    key: str
    url: str
    name: Phrase
    line: Phrase
    lead: Phrase
    deck: str
    cover: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TableLink:
    """One of this browser's games, newest first in the lobby."""

    key: str
    url: str
    name: Phrase
    status: Phrase
    waiting: bool


@dataclass(frozen=True, slots=True)
class RulesSection:
    """A numbered section of the rules: its anchor, its heading, its text."""

    anchor: str
    heading: str
    body: Markup


@dataclass(frozen=True, slots=True)
class Rules:
    """The complete rules of a game in one language."""

    sections: tuple[RulesSection, ...]


@dataclass(frozen=True, slots=True)
class HomePage:
    shell: Shell
    games: tuple[GameTile, ...]
    tables: tuple[TableLink, ...]


@dataclass(frozen=True, slots=True)
class GamePage:
    """The game's page: table line, lead, start form, complete rules. `problem` is what was wrong with the form."""

    shell: Shell
    tile: GameTile
    choices: tuple[Choice, ...]
    rules: Rules
    problem: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Panels:
    """What a move may change: everything of the table's page that htmx swaps.

    `problem` is why the last request did not do what was asked; the table stands as it did before it. `news` is what
    happened since the person's last decision, in order, for the live region. `record` is there once the game is over.
    """

    key: str
    name: Phrase
    url: str
    start: str
    revision: int
    table: Table[Any]
    news: tuple[Entry, ...]
    problem: Phrase | None = None
    record: str | None = None


@dataclass(frozen=True, slots=True)
class TablePage:
    shell: Shell
    panels: Panels
    rules: Rules


@dataclass(frozen=True, slots=True)
class SettingsPage:
    """The sliders and the languages. `back` is the page that one came from; `problem` is what was wrong with a form."""

    shell: Shell
    back: str
    back_label: Phrase
    problem: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Prose:
    """A page of text in one language."""

    title: str
    body: Markup


@dataclass(frozen=True, slots=True)
class Licence:
    """The licence of something that browsers are sent, word for word, in English as it was given."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class ProsePage:
    """A page of text; `licences` stand under the one about them."""

    shell: Shell
    prose: Prose
    licences: tuple[Licence, ...] = ()


@dataclass(frozen=True, slots=True)
class ErrorPage:
    """A page that says what went wrong and leads back. `back` is the address of the way back."""

    shell: Shell
    status: int
    title: Phrase
    text: Phrase
    back: str
    back_label: Phrase


Page: TypeAlias = HomePage | GamePage | TablePage | SettingsPage | ProsePage | ErrorPage
