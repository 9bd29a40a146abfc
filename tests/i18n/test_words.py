"""What a phrase becomes on a page, on a small catalogue of its own."""

from __future__ import annotations

from io import BytesIO

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from babel.support import Translations

from app.catalogue import language
from app.i18n import LANGUAGES, UnwordedWarning, Words, words
from engines.core.table import Entry, Hand, Place, Prompt, SeatPanel, Sheet, Table
from engines.core.words import Phrase, phrase

CATALOGUE = r"""
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "word.you"
msgstr "You"

msgid "game.name.jun"
msgstr "Jun & Co"

msgid "game.pair"
msgstr "a pair of {ranks}"

msgid "game.jacks"
msgstr "jacks <J>"

msgid "game.king"
msgstr "king"

msgid "game.two"
msgstr "2"

msgid "game.play"
msgstr "{name} plays {combo}."

msgid "game.play.you"
msgstr "{you} play {combo}."

msgid "game.take"
msgstr "{name} takes {cards}."

msgid "game.take.you"
msgstr "Taken: {cards}."

msgid "game.left"
msgid_plural "game.left"
msgstr[0] "{n} card, {name}"
msgstr[1] "{n} cards, {name}"

msgid "game.count"
msgstr "{n} in all"

msgctxt "suit"
msgid "clubs"
msgstr "Kreuz"

msgid "one card"
msgid_plural "%(num)s cards"
msgstr[0] "eine Karte"
msgstr[1] "%(num)s Karten"
"""

JUN = phrase("game.name.jun")
PAIR = phrase("game.pair", ranks=phrase("game.jacks"))


@pytest.fixture(scope="module")
def voice() -> Words:
    compiled = BytesIO()
    write_mo(compiled, read_po(BytesIO(CATALOGUE.encode())))
    compiled.seek(0)
    return Words(language("en"), Translations(compiled))


@pytest.fixture(scope="module")
def table() -> Table[None]:
    seats = (
        SeatPanel(0, Place.ME, phrase("word.you"), "crown", 3),
        SeatPanel(1, Place.RIGHT, JUN, "hat", 3),
    )
    nothing = phrase("game.king")
    return Table("french", nothing, seats, Hand(()), Prompt(nothing), (), Sheet(nothing, ()), (), None)


@pytest.mark.parametrize(
    ("said", "html"),
    [
        pytest.param(phrase("game.king"), "king", id="a text"),
        pytest.param(PAIR, "a pair of jacks &lt;J&gt;", id="a catalogue's text is text, escaped once"),
        pytest.param(JUN, "<bdi>Jun &amp; Co</bdi>", id="a name is isolated"),
        pytest.param(phrase("game.pair", ranks="<i>{n}"), "a pair of <bdi>&lt;i&gt;{n}</bdi>", id="a foreign string"),
        pytest.param(phrase("game.count", n=12345), "12,345 in all", id="a number; n where there is no plural"),
        pytest.param(phrase("game.left", n=1, name=JUN), "1 card, <bdi>Jun &amp; Co</bdi>", id="singular"),
        pytest.param(phrase("game.left", n=0, name=JUN), "0 cards, <bdi>Jun &amp; Co</bdi>", id="plural"),
        pytest.param(
            phrase("game.take", name=JUN, cards=(phrase("game.king"), phrase("game.two"), PAIR)),
            "<bdi>Jun &amp; Co</bdi> takes king, 2 and a pair of jacks &lt;J&gt;.",
            id="a list of phrases",
        ),
        pytest.param(
            phrase("game.take", name=JUN, cards=(phrase("game.king"),)),
            "<bdi>Jun &amp; Co</bdi> takes king.",
            id="a list of one",
        ),
    ],
)
def test_a_phrase_as_html(voice: Words, said: Phrase, html: str) -> None:
    assert voice.say(said) == html


def test_a_plain_phrase_has_no_markup_and_no_entities(voice: Words) -> None:
    assert voice.plain(phrase("game.play", name=JUN, combo=PAIR)) == "Jun & Co plays a pair of jacks <J>."


@pytest.mark.parametrize(
    ("entry", "html"),
    [
        pytest.param(Entry("game.play", 1, {"combo": PAIR}), "<b><bdi>Jun &amp; Co</bdi></b> plays ", id="another's"),
        pytest.param(Entry("game.play", 0, {"combo": PAIR}), "<b>You</b> play a pair", id="the person's own"),
        pytest.param(
            Entry("game.take", 0, {"cards": (PAIR,)}), "Taken: a pair of", id="a language that needs no pronoun"
        ),
        pytest.param(Entry("game.count", None, {"n": 2}), "2 in all", id="nobody's"),
    ],
)
def test_the_actor_of_a_sentence_is_bold(voice: Words, table: Table[None], entry: Entry, html: str) -> None:
    assert voice.tell(entry, table).startswith(html)


def test_a_missing_message_shows_its_last_part_and_warns(voice: Words) -> None:
    with pytest.warns(UnwordedWarning, match=r"game\.bomb"):
        assert voice.say(phrase("game.bomb", n=3)) == "bomb"


def test_a_missing_value_leaves_a_gap_and_warns(voice: Words) -> None:
    with pytest.warns(UnwordedWarning, match="ranks"):
        assert voice.say(phrase("game.pair")) == "a pair of …"


def test_templates_find_plurals_and_contexts(voice: Words) -> None:
    assert voice.ngettext("one card", "%(num)s cards", 1) == "eine Karte"
    assert voice.ngettext("one card", "%(num)s cards", 2) == "%(num)s Karten"
    assert voice.pgettext("suit", "clubs") == "Kreuz"
    assert voice.npgettext("suit", "one club", "clubs", 2) == "clubs"


def test_a_template_text_without_an_entry_stands_for_itself(voice: Words) -> None:
    assert voice.gettext("Restart") == "Restart"
    assert voice.ngettext("one trick", "tricks", 1) == "one trick"


@pytest.mark.parametrize(
    ("code", "number"),
    [("en", "12,345"), ("pt", "12.345"), ("fr", "12\u202f345"), ("hi", "12,345"), ("ar", "12,345")],
)
def test_numbers_are_written_as_the_language_does(code: str, number: str) -> None:
    assert Words(language(code), Translations()).number(12345) == number


@pytest.mark.parametrize(
    ("code", "name", "direction"),
    [
        ("en", "English", "ltr"),
        ("pt", "Português", "ltr"),
        ("hu", "Magyar", "ltr"),
        ("tr", "Türkçe", "ltr"),
        ("es", "Español", "ltr"),
        ("it", "Italiano", "ltr"),
        ("zh", "中文", "ltr"),
        ("hi", "हिन्दी", "ltr"),
        ("ar", "العربية", "rtl"),
        ("fr", "Français", "ltr"),
    ],
)
def test_a_language_is_named_in_itself(code: str, name: str, direction: str) -> None:
    assert (language(code).name, language(code).direction) == (name, direction)


def test_each_language_on_offer_has_its_words() -> None:
    assert "en" in LANGUAGES
    assert all(words(code).language == spoken for code, spoken in LANGUAGES.items())


def test_the_words_of_a_language_that_is_not_on_offer_are_an_error() -> None:
    with pytest.raises(KeyError):
        words("xx")
