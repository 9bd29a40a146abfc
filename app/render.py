"""Templates and their contexts: which template shows which context, in which words. Knows no route and no rule."""

from __future__ import annotations

from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from app.assets import Assets
from app.contexts import ErrorPage, GamePage, HomePage, Page, Panels, ProsePage, SettingsPage, TablePage
from app.i18n import Words
from app.paths import TEMPLATES
from engines.core.table import Entry, Table
from engines.core.words import Phrase

PAGES: Final[dict[type[Page], str]] = {
    HomePage: "home.html",
    GamePage: "game.html",
    TablePage: "table.html",
    SettingsPage: "settings.html",
    ProsePage: "prose.html",
    ErrorPage: "error.html",
}
PANELS: Final = "_panels.html"


class Renderer:
    """Renders contexts. A template gets its context as `page` (the partial: `panels`), and words through functions."""

    def __init__(self, assets: Assets) -> None:
        self.environment = _environment(assets)

    def page(self, context: Page, words: Words) -> str:
        """A whole page."""
        return self.environment.get_template(PAGES[type(context)]).render(page=context, words=words)

    def panels(self, context: Panels, words: Words) -> str:
        """What a move may change of a table's page, by itself: the answer to a request by htmx."""
        return self.environment.get_template(PANELS).render(panels=context, words=words)


def _environment(assets: Assets) -> Environment:
    """One for all languages: the functions that say something find the words of the page at hand in its context."""
    made = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        extensions=["jinja2.ext.i18n"],
    )
    # The extension adds this method when it is loaded, so that no checker knows of it.
    install: Any = made.install_gettext_callables  # type: ignore[attr-defined]
    install(_gettext, _ngettext, newstyle=True, pgettext=_pgettext, npgettext=_npgettext)
    made.globals.update(assets=assets, say=_say, plain=_plain, tell=_tell, percent=_percent)
    return made


def _words(context: Context) -> Words:
    words: Words = context["words"]
    return words


@pass_context
def _say(context: Context, phrase: Phrase) -> Markup:
    return _words(context).say(phrase)


@pass_context
def _plain(context: Context, phrase: Phrase) -> str:
    return _words(context).plain(phrase)


@pass_context
def _tell(context: Context, entry: Entry, table: Table[Any]) -> Markup:
    return _words(context).tell(entry, table)


@pass_context
def _percent(context: Context, share: int) -> str:
    return _words(context).percent(share)


@pass_context
def _gettext(context: Context, message: str) -> str:
    return _words(context).gettext(message)


@pass_context
def _ngettext(context: Context, singular: str, plural: str, n: int) -> str:
    return _words(context).ngettext(singular, plural, n)


@pass_context
def _pgettext(context: Context, about: str, message: str) -> str:
    return _words(context).pgettext(about, message)


@pass_context
def _npgettext(context: Context, about: str, singular: str, plural: str, n: int) -> str:
    return _words(context).npgettext(about, singular, plural, n)
