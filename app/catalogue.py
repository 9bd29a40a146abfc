"""Languages and their catalogues: a .po file, parsed by Babel and compiled in memory. Knows no phrase and no page.

What is in a file is told by a glance over it (`survey`), since parsing all of them would hold up every start.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Final

from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import denormalize, read_po
from babel.support import Translations

from app.paths import I18N

LOCALES: Final = {
    "en": "en_GB",
    "pt": "pt_BR",
    "hu": "hu",
    "tr": "tr",
    "es": "es_AR",
    "it": "it",
    "zh": "zh_Hans",
    "hi": "hi",
    "ar": "ar",
    "fr": "fr",
}
"""The codes that addresses may carry, in the selector's order, with the locale that forms lists and numbers."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language by its code, with its name in itself and its direction, `ltr` or `rtl`."""

    code: str
    name: str
    direction: str
    locale: Locale


@dataclass(frozen=True, slots=True)
class Survey:
    """What a catalogue holds: every message id, and whether each of them is worded, none empty and none fuzzy."""

    ids: frozenset[str]
    worded: bool


_ID: Final = re.compile(r'^msgid (?:"([^"\\\n]+)"$|((?:"(?:[^"\\]|\\.)*"\s*)+))', re.MULTILINE)
"""An id: nearly all are one plain line, and the rest Babel has to put together."""

_UNWORDED: Final = re.compile(r'^msgstr(?:\[\d\])? ""\n(?!")|^#,.*\bfuzzy\b', re.MULTILINE)


def language(code: str) -> Language:
    """The language of one of the codes in LOCALES. Raises KeyError for another."""
    locale = Locale.parse(LOCALES[code])
    name = str(Locale(locale.language).get_language_name())
    return Language(code, name[:1].upper() + name[1:], locale.text_direction, locale)


def folder(code: str) -> Path:
    """Where a language's catalogue and rules pages lie."""
    return I18N / code


def parse(code: str) -> Catalog:
    """The catalogue as Babel's own object. Raises PoFileError for a file that is no catalogue."""
    with (folder(code) / "messages.po").open("rb") as file:
        return read_po(file, locale=LOCALES[code], domain="messages", abort_invalid=True)


def survey(code: str) -> Survey:
    """What the catalogue holds, without parsing it; a test compares this with what Babel reads."""
    text = (folder(code) / "messages.po").read_text(encoding="utf-8")
    ids = frozenset(plain or denormalize(quoted) for plain, quoted in _ID.findall(text))
    return Survey(ids - {""}, _UNWORDED.search(text) is None)


def load(code: str) -> Translations:
    """The catalogue, compiled for look-ups."""
    compiled = BytesIO()
    write_mo(compiled, parse(code))
    compiled.seek(0)
    return Translations(compiled)


def id_of(message: Message) -> str:
    """The id of a message, the singular's where it has plural forms."""
    return str(message.id if isinstance(message.id, str) else message.id[0])


def forms_of(message: Message) -> tuple[str, ...]:
    """The texts of a message: one, or one a plural form."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def is_worded(message: Message) -> bool:
    """Whether every form has its text, and nobody doubts it."""
    return bool(forms_of(message)) and all(forms_of(message)) and not message.fuzzy
