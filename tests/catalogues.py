"""What the catalogues have to word, what they lack, and how they are written.

`python -m tests.catalogues` lists for each language the missing and the obsolete messages; with `--add` it inserts the
missing ones, empty, and puts every file in order.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path
from unittest.mock import Mock

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import write_po
from jinja2 import Environment
from jinja2.ext import extract_from_ast

from app import errors, present
from app.assets import Assets
from app.catalogue import LOCALES, folder, id_of, parse
from app.paths import PACKAGE, TEMPLATES
from app.render import Renderer
from engines.registry import GAMES

SOURCE = "en"
_SHARED_ID = re.compile(r"(?:level|number|site|word)(?:\.[a-z0-9-]+)+")
_HEADER = """\
msgid ""
msgstr ""
"Language: {language}\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: {plurals}\\n"

"""


@dataclass(frozen=True, slots=True, order=True)
class Key:
    """A message by what it is looked up with. Without a plural and a context these are empty."""

    id: str
    plural: str = ""
    context: str = ""


def codes() -> list[str]:
    """The languages that have a catalogue, complete or not."""
    return [code for code in LOCALES if (folder(code) / "messages.po").is_file()]


def key_of(message: Message) -> Key:
    """The key of a catalogue's message."""
    plural = "" if isinstance(message.id, str) else message.id[1]
    return Key(id_of(message), plural, message.context or "")


@cache
def messages(code: str) -> dict[Key, Message]:
    """A catalogue's messages by key."""
    return {key_of(message): message for message in parse(code) if message.id}


def needed(code: str) -> set[Key]:
    """What a language has to word. Template texts stand for themselves in English.

    Which ids have plural forms is what English says: all languages are asked with the same values.
    """
    plural = {key.id for key in messages(SOURCE) if key.plural}
    ids = {Key(id, id if id in plural else "") for id in (*game_ids(), *app_ids())}
    return ids if code == SOURCE else ids | template_keys()


def game_ids() -> Iterator[str]:
    """Every id that a game may say."""
    for game in GAMES.values():
        yield from game.messages()


@cache
def app_ids() -> frozenset[str]:
    """The ids that the site says it uses, and those that stand in its code."""
    written_out = (id for path in PACKAGE.rglob("*.py") for id in phrase_ids(path))
    return frozenset((*errors.messages(), *present.messages(), *written_out))


def phrase_ids(path: Path) -> Iterator[str]:
    """The ids that stand as such in a module: what a phrase is made of, and any text that looks like a shared id."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name("phrase" | "Phrase"), args=[ast.Constant(str(id)), *_]):
                yield id
            case ast.Constant(str(id)) if _SHARED_ID.fullmatch(id):
                yield id


@cache
def template_keys() -> frozenset[Key]:
    """Every text of the templates, as the pages themselves read them."""
    jinja = Renderer(Mock(Assets)).environment
    sources = (path.read_text(encoding="utf-8") for path in TEMPLATES.rglob("*.html"))
    return frozenset(key for source in sources for key in _texts(jinja, source))


def _texts(jinja: Environment, source: str) -> Iterator[Key]:
    for _line, function, found in extract_from_ast(jinja.parse(source)):
        texts = [text for text in (found if isinstance(found, tuple) else (found,)) if text is not None]
        context = texts.pop(0) if function in {"pgettext", "npgettext"} else ""
        yield Key(texts[0], texts[1] if len(texts) > 1 else "", context)


def written(catalog: Catalog, code: str) -> str:
    """A catalogue as it is written: a short header, messages by id, one text a line, no places in the sources."""
    body = BytesIO()
    write_po(body, catalog, omit_header=True, no_location=True, sort_output=True, width=0)
    return _HEADER.format(language=code, plurals=catalog.plural_forms) + body.getvalue().decode().strip() + "\n"


def add(code: str, keys: set[Key]) -> None:
    """Insert empty messages into a catalogue and write it in order."""
    catalog = parse(code)
    for key in keys:
        catalog.add((key.id, key.plural) if key.plural else key.id, context=key.context or None)
    (folder(code) / "messages.po").write_text(written(catalog, code), encoding="utf-8")


def main() -> int:
    """List, and with `--add` insert, what is missing; 1 where anything was missing or obsolete."""
    parser = argparse.ArgumentParser(prog="python -m tests.catalogues", description=__doc__)
    parser.add_argument("--add", action="store_true", help="insert what is missing, empty, and put the files in order")
    adding = parser.parse_args().add
    found = False
    for code in codes():
        missing, obsolete = needed(code) - set(messages(code)), set(messages(code)) - needed(code)
        sys.stdout.writelines(f"{code}: missing {key.id!r}\n" for key in sorted(missing))
        sys.stdout.writelines(f"{code}: obsolete {key.id!r}\n" for key in sorted(obsolete))
        found = found or bool(missing or obsolete)
        if adding:
            add(code, missing)
    return int(found)


if __name__ == "__main__":
    sys.exit(main())
