"""The rules pages: how a page is read, and that every language's page says what the English one says."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import product

import pytest
from babel import Locale

from app.catalogue import folder
from app.i18n import LANGUAGES
from app.rules import RulesPageError, read_rules, rules_of
from engines.registry import GAMES
from tests.catalogues import SOURCE, codes

PAGES = list(product(GAMES, codes()))
TRANSLATED = [(key, code) for key, code in PAGES if code != SOURCE]
COUNTED = ("h4", "p>", "ul", "ol", "li", "tr", "td")

PAGE = """\
## 1 Goal

Have {cards} cards & *win* <b>soon</b>, `3 4 <5`.

### A part

| a | b |
| --- | --- |
| c | `{cards}` |

## 2 End

- one
- two
"""


def source(key: str, code: str) -> str:
    return (folder(code) / "rules" / f"{key}.md").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Shape:
    """What must be equal in all languages: by section, and the notation, which no language changes."""

    anchors: list[str]
    parts: list[dict[str, int]]
    notation: list[str]
    placeholders: list[str]


def shape(key: str, code: str) -> Shape:
    sections = rules_of(key, code).sections
    whole = "".join(section.body for section in sections)
    return Shape(
        [section.anchor for section in sections],
        [{tag: section.body.count(f"<{tag}") for tag in COUNTED} for section in sections],
        re.findall(r'<span class="cards" dir="ltr">(.*?)</span>', whole),
        sorted(re.findall(r"\{\w+\}", source(key, code))),
    )


def test_a_page_becomes_numbered_sections() -> None:
    first, second = read_rules(PAGE, {"cards": 1200}, Locale("en")).sections
    assert (first.anchor, first.heading) == ("r1", "1 Goal")
    assert (second.anchor, second.heading) == ("r2", "2 End")
    assert first.body.startswith(
        "<p>Have 1,200 cards &amp; <em>win</em> &lt;b&gt;soon&lt;/b&gt;, "
        '<span class="cards" dir="ltr">3 4 &lt;5</span>.</p>\n<h4>A part</h4>'
    )
    assert '<th scope="col">a</th>' in first.body
    assert '<td><span class="cards" dir="ltr">1,200</span></td>' in first.body
    assert second.body == "<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        pytest.param("## 1 Goal\n\n{card} cards", r"\{card\} is none of the game's numbers: cards", id="placeholder"),
        pytest.param("## 1 Goal\n\n{} cards", r"\{\} is none", id="an empty placeholder"),
        pytest.param("# Title\n\n## 1 Goal\n", "begins with its first numbered section", id="text before section 1"),
        pytest.param("", "begins with its first numbered section", id="an empty page"),
        pytest.param("## 1 Goal\n\n## 3 End\n", "section 2 is numbered 3", id="a number left out"),
    ],
)
def test_a_broken_page_is_an_error_that_says_what_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(RulesPageError, match=complaint):
        read_rules(text, {"cards": 54}, Locale("en"))


def test_every_page_on_offer_can_be_read() -> None:
    assert all(rules_of(key, code).sections for key in GAMES for code in LANGUAGES)


@pytest.mark.parametrize("code", codes())
def test_there_is_a_page_for_every_game_and_no_other(code: str) -> None:
    assert sorted(path.stem for path in (folder(code) / "rules").iterdir()) == sorted(GAMES)


@pytest.mark.parametrize(("key", "code"), PAGES)
def test_every_line_of_a_page_is_shown_as_what_it_is(key: str, code: str) -> None:
    """No stray Markdown, and nothing that the page's security policy would block."""
    body = "".join(section.body for section in rules_of(key, code).sections)
    assert not re.search(r"style=|<a |<img|\*\*|`|^#|\| ---", body, re.MULTILINE)


@pytest.mark.parametrize(("key", "code"), TRANSLATED)
def test_a_page_has_the_sections_lists_tables_and_examples_of_the_english_one(key: str, code: str) -> None:
    assert shape(key, code) == shape(key, SOURCE)


@pytest.mark.parametrize(("key", "code"), TRANSLATED)
def test_no_english_is_left_over_in_a_page(key: str, code: str) -> None:
    english = set(source(key, SOURCE).splitlines())
    prose = [line for line in source(key, code).splitlines() if _is_prose(line)]
    assert [line for line in prose if line in english] == []


def _is_prose(line: str) -> bool:
    """Notation, in backticks, is the same in all languages."""
    return bool(re.search(r"[a-z]{3}.* [a-z]{3}", re.sub(r"`.*?`", "", line)))
