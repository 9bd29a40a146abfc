"""Every catalogue says everything, and says it in its own language; `python -m tests.catalogues` helps."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from babel.messages.catalog import Message
from babel.messages.plurals import get_plural

from app import catalogue, i18n
from app.catalogue import LOCALES, Survey, folder, forms_of, id_of, is_worded, parse, survey
from app.i18n import LANGUAGES
from app.paths import I18N, PACKAGE
from engines.registry import GAMES
from tests.catalogues import SOURCE, Key, add, codes, game_ids, key_of, messages, needed, phrase_ids, written

CODES = codes()
OTHERS = [code for code in CODES if code != SOURCE]
_PLACEHOLDER = re.compile(r"\{([^{}]*)\}|%\((\w+)\)s")
_MARKUP = re.compile(r"<[^>]*>|[<>]|&\w+;")
_NAME = re.compile(r"[a-z_]+")

_SPANISH = re.compile(r"truco\.bubble\..*")
"""What is said at a table in Spanish, whatever the language of the page."""

_FREE = {"you"}
"""Placeholders that a language may do without: a verb can say who acts."""


def placeholders(texts: tuple[str, ...]) -> set[str]:
    return {braced or percent for text in texts for braced, percent in _PLACEHOLDER.findall(text)}


def asked(key: Key) -> set[str]:
    """The placeholders of a message: English says them, in a symbolic message's text or in a template's own."""
    source = messages(SOURCE).get(key)
    return placeholders(forms_of(source) if source else (key.id, key.plural))


def told(code: str) -> list[tuple[Key, Message]]:
    return list(messages(code).items())


def test_every_folder_is_a_known_language_and_is_on_offer() -> None:
    assert {path.name for path in I18N.iterdir()} == set(CODES) == set(LANGUAGES)


@pytest.mark.parametrize("code", CODES)
def test_nothing_is_missing(code: str) -> None:
    assert sorted(needed(code) - set(messages(code))) == []


@pytest.mark.parametrize("code", CODES)
def test_nothing_is_obsolete(code: str) -> None:
    assert sorted(set(messages(code)) - needed(code)) == []
    assert not parse(code).obsolete


@pytest.mark.parametrize("code", CODES)
def test_nothing_is_empty_or_fuzzy(code: str) -> None:
    assert [key for key, message in told(code) if not is_worded(message)] == []


@pytest.mark.parametrize("code", CODES)
def test_plural_forms_are_those_of_the_language(code: str) -> None:
    plural = get_plural(LOCALES[code])
    catalog = parse(code)
    assert (catalog.num_plurals, catalog.plural_expr) == (plural.num_plurals, plural.plural_expr)
    short = [key for key, message in told(code) if key.plural and len(forms_of(message)) != plural.num_plurals]
    assert short == []


@pytest.mark.parametrize("code", CODES)
def test_placeholders_are_those_of_the_english_message(code: str) -> None:
    unequal = {
        key.id: (asked(key), placeholders(forms_of(message)))
        for key, message in told(code)
        if asked(key) - _FREE != placeholders(forms_of(message)) - _FREE
    }
    assert unequal == {}


@pytest.mark.parametrize("code", CODES)
def test_only_a_plural_form_may_leave_out_its_number(code: str) -> None:
    for key, message in told(code):
        for text in forms_of(message):
            assert asked(key) - placeholders((text,)) <= (_FREE | {"n", "num"} if key.plural else _FREE), key


@pytest.mark.parametrize("code", CODES)
def test_the_person_is_named_where_the_person_acts_and_nowhere_else(code: str) -> None:
    wrong = [
        key.id
        for key, message in told(code)
        if "you" in placeholders(forms_of(message)) and not key.id.endswith(".you")
    ]
    assert wrong == []


@pytest.mark.parametrize("code", CODES)
def test_placeholders_are_plain_names(code: str) -> None:
    names = {name for _, message in told(code) for name in placeholders(forms_of(message))}
    assert [name for name in names if not _NAME.fullmatch(name)] == []


@pytest.mark.parametrize("code", CODES)
def test_a_text_has_no_markup_but_that_of_its_template(code: str) -> None:
    wrong = [
        key.id
        for key, message in told(code)
        for text in forms_of(message)
        if set(_MARKUP.findall(text)) != set(_MARKUP.findall(key.id))
    ]
    assert wrong == []


@pytest.mark.parametrize("code", CODES)
def test_a_text_is_clean_at_its_ends_and_is_no_id(code: str) -> None:
    assert [key.id for key, message in told(code) for text in forms_of(message) if text != text.strip()] == []
    symbolic = {*game_ids()}
    assert [key.id for key, message in told(code) if key.id in symbolic and key.id in forms_of(message)] == []


@pytest.mark.parametrize("code", OTHERS)
def test_no_english_is_left_over(code: str) -> None:
    left = [
        key.id
        for key, message in told(code)
        if not _SPANISH.fullmatch(key.id)
        and _is_prose(forms_of(message)[0])
        and forms_of(message)[0] in {key.id, *_english(key)}
    ]
    assert left == []


def _english(key: Key) -> tuple[str, ...]:
    source = messages(SOURCE).get(key)
    return forms_of(source) if source else ()


def _is_prose(text: str) -> bool:
    """Three words and more are nobody's name and the same in no two languages."""
    return len(re.findall(r"[^\W\d_]{2,}", _PLACEHOLDER.sub("", text))) > 2


@pytest.mark.parametrize("code", CODES)
def test_the_file_is_written_in_order(code: str) -> None:
    text = (folder(code) / "messages.po").read_text(encoding="utf-8")
    assert text == written(parse(code), code), "python -m tests.catalogues --add puts it in order"


@pytest.mark.parametrize("key", GAMES)
def test_a_game_lists_every_id_that_stands_in_its_code(key: str) -> None:
    listed = set(GAMES[key].messages())
    package = PACKAGE.parent / "engines" / key
    assert [id for path in sorted(package.rglob("*.py")) for id in phrase_ids(path) if id not in listed] == []


def test_a_new_language_begins_as_an_empty_file_that_the_tool_fills(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "I18N", tmp_path)
    (tmp_path / "ar").mkdir()
    (tmp_path / "ar" / "messages.po").touch()
    keys = needed("fr")
    add("ar", keys)
    catalog = parse("ar")
    assert {key_of(message) for message in catalog if message.id} == keys
    assert not any(is_worded(message) for message in catalog if message.id)
    assert catalog.num_plurals == 6
    assert (tmp_path / "ar" / "messages.po").read_text(encoding="utf-8") == written(catalog, "ar")


WHOLE = Survey(frozenset({"a", "b"}), worded=True)


@pytest.mark.parametrize(
    ("translated", "pages", "offered"),
    [
        pytest.param(WHOLE, {"game.md"}, True, id="everything is there"),
        pytest.param(replace(WHOLE, ids=frozenset({"a"})), {"game.md"}, False, id="a message is missing"),
        pytest.param(replace(WHOLE, worded=False), {"game.md"}, False, id="a text is missing"),
        pytest.param(WHOLE, set(), False, id="a rules page is missing"),
    ],
)
def test_an_incomplete_language_is_not_on_offer(
    translated: Survey, pages: set[str], offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(i18n, "_SURVEYS", {"en": WHOLE, "pt": translated})
    monkeypatch.setattr(i18n, "_pages", {"en": {"game.md"}, "pt": pages}.get)
    assert i18n._is_complete("pt") is offered


@pytest.mark.parametrize("code", CODES)
def test_a_glance_over_a_catalogue_finds_what_parsing_finds(code: str) -> None:
    read = [message for message in parse(code) if message.id]
    assert survey(code) == Survey(frozenset(map(id_of, read)), all(map(is_worded, read)))


HEADER = 'msgid ""\nmsgstr ""\n"Language: pt\\n"\n\n'


@pytest.mark.parametrize(
    ("entries", "found"),
    [
        pytest.param('msgid "a"\nmsgstr "A"\n', Survey(frozenset({"a"}), worded=True), id="worded"),
        pytest.param('msgid "a"\nmsgstr ""\n', Survey(frozenset({"a"}), worded=False), id="empty"),
        pytest.param('msgid "a"\nmsgstr ""\n"A"\n', Survey(frozenset({"a"}), worded=True), id="on the next line"),
        pytest.param('#, fuzzy\nmsgid "a"\nmsgstr "A"\n', Survey(frozenset({"a"}), worded=False), id="doubted"),
        pytest.param('msgid ""\n"a "\n"b"\nmsgstr "A"\n', Survey(frozenset({"a b"}), worded=True), id="a long id"),
        pytest.param('#~ msgid "a"\n#~ msgstr ""\n', Survey(frozenset(), worded=True), id="given up"),
        pytest.param(
            'msgid "a"\nmsgid_plural "a"\nmsgstr[0] "A"\nmsgstr[1] ""\n',
            Survey(frozenset({"a"}), worded=False),
            id="a plural form is empty",
        ),
    ],
)
def test_a_glance_over_a_catalogue_sees(
    entries: str, found: Survey, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pt").mkdir()
    (tmp_path / "pt" / "messages.po").write_text(HEADER + entries, encoding="utf-8")
    monkeypatch.setattr(catalogue, "I18N", tmp_path)
    assert survey("pt") == found
    read = [message for message in parse("pt") if message.id]
    assert found == Survey(frozenset(map(id_of, read)), all(map(is_worded, read)))
