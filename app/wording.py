"""Words: phrases, log entries and template texts as one language says them. Knows no game; every id is the catalogue's.

A message is plain text with `{placeholders}`. Everything is escaped; names, and strings from outside the catalogue,
stand in <bdi>, so that a name in another script cannot turn the sentence around. Names have ids such
as `game.name.jun`.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from string import Formatter
from typing import Any

from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from babel.support import Translations
from markupsafe import Markup, escape

from app.catalogue import Language
from engines.core.table import Entry, Place, Table
from engines.core.words import Phrase, Value

_NAME = ".name."
_YOU = "word.you"


class UnwordedWarning(UserWarning):
    """A page asked for a message or a value that is not there. The tests make an error of it."""


class _Values(dict[str, Markup]):
    """The worded values of a message. One that is missing leaves a gap on the page, not an error in its place."""

    def __missing__(self, name: str) -> Markup:
        warnings.warn(f"no value for the placeholder {name!r}", UnwordedWarning, stacklevel=2)
        return Markup("…")


@dataclass(frozen=True, slots=True)
class Words:
    """One language's voice."""

    language: Language
    translations: Translations

    def say(self, phrase: Phrase) -> Markup:
        """A phrase as HTML text. An id without a text shows its last part and warns."""
        said = self._fill(self._text(phrase.id, phrase.values), self._worded(phrase.values))
        return _isolated(said) if _NAME in phrase.id else said

    def plain(self, phrase: Phrase) -> str:
        """A phrase without markup, for attributes, titles and headers."""
        return self.say(phrase).striptags()

    def tell(self, entry: Entry, table: Table[Any]) -> Markup:
        """A sentence of the log as HTML, with its actor in bold: `{name}`, or, told of the person, `{you}`.

        What the person does is worded by the id with `.you` at its end. `{you}` is `word.you`, with a capital letter
        where there are such: a sentence begins with it, or does without a pronoun.
        """
        seat = next((panel for panel in table.seats if panel.seat == entry.seat), None)
        if seat is None:
            return self.say(Phrase(entry.id, entry.values))
        mine = seat.place is Place.ME
        actor = {"you": _bold(self.say(Phrase(_YOU)))} if mine else {"name": _bold(self.say(seat.name))}
        id = f"{entry.id}.you" if mine else entry.id
        return self._fill(self._text(id, entry.values), _Values({**self._worded(entry.values), **actor}))

    def number(self, number: int) -> str:
        """A number with the language's signs and separators."""
        return format_decimal(number, locale=self.language.locale)

    def percent(self, share: int) -> str:
        """A share in percent, with the language's sign in its place."""
        return format_percent(share / 100, locale=self.language.locale)

    def gettext(self, message: str) -> str:
        """A template's text; the message itself where the catalogue has none, as in English."""
        return str(self.translations.gettext(message))

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        """A template's text in the plural form for n."""
        return str(self.translations.ngettext(singular, plural, n))

    def pgettext(self, context: str, message: str) -> str:
        """A template's text in a context that tells it from its namesakes."""
        return str(self.translations.pgettext(context, message))

    def npgettext(self, context: str, singular: str, plural: str, n: int) -> str:
        """A template's text in a context and in the plural form for n."""
        return str(self.translations.npgettext(context, singular, plural, n))

    def _text(self, id: str, values: Mapping[str, Value]) -> str:
        n = values.get("n")
        text = self.ngettext(id, id, n) if isinstance(n, int) else id
        if text == id:
            text = self.gettext(id)
        if text == id:
            warnings.warn(f"no message {id!r} in {self.language.code!r}", UnwordedWarning, stacklevel=2)
            return id.rpartition(".")[2]
        return text

    def _worded(self, values: Mapping[str, Value]) -> _Values:
        return _Values((name, self._word(value)) for name, value in values.items())

    def _word(self, value: Value) -> Markup:
        match value:
            case Phrase():
                return self.say(value)
            case int():
                return escape(self.number(value))
            case str():
                return _isolated(escape(value))
            case _:
                return self._list(value)

    def _list(self, phrases: tuple[Phrase, ...]) -> Markup:
        items = [str(self.say(item)) for item in phrases]
        return Markup(format_list(items, locale=self.language.locale))  # noqa: S704 - words and commas between escaped items

    @staticmethod
    def _fill(text: str, values: _Values) -> Markup:
        pieces: list[str] = []
        for before, name in _parts(text):
            pieces.append(before)
            if name is not None:
                pieces.append(values[name])
        return Markup("".join(pieces))  # noqa: S704 - escaped texts between worded values


@cache
def _parts(text: str) -> tuple[tuple[str, str | None], ...]:
    """A message as texts, escaped, each with the placeholder after it. Taking it apart is what wording a page costs."""
    return tuple((str(escape(before)), name) for before, name, _, _ in Formatter().parse(text))


def _isolated(text: Markup) -> Markup:
    return Markup(f"<bdi>{text}</bdi>")  # noqa: S704 - what is isolated is markup already


def _bold(text: Markup) -> Markup:
    return Markup(f"<b>{text}</b>")  # noqa: S704 - as in _isolated
