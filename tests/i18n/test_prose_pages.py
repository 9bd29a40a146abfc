"""Pages of text: how one is read, and that every language's page says what the English one says."""

from __future__ import annotations

import re
from itertools import product

import pytest

from app.catalogue import folder
from app.i18n import LANGUAGES
from app.prose import PROSE, ProseError, prose_of, read_prose
from tests.catalogues import SOURCE, codes

PAGES = list(product(PROSE, codes()))
TRANSLATED = [(key, code) for key, code in PAGES if code != SOURCE]


def source(key: str, code: str) -> str:
    return (folder(code) / "pages" / f"{key}.md").read_text(encoding="utf-8")


def shape(key: str, code: str) -> list[str]:
    """What must be equal in all languages: every element in order, with the names that no language changes."""
    return re.findall(r"<(?:h2|p|ul|li|code>[^<]*)", prose_of(key, code).body)


def test_a_page_is_its_title_and_its_text() -> None:
    page = read_prose("# A & B\n\nText, `c` <b>.\n\n## Part\n\n- one\n")
    assert page.title == "A & B"
    assert page.body == (
        "<p>Text, <code>c</code> &lt;b&gt;.</p>\n<h2>Part</h2>\n<ul>\n<li>one</li>\n</ul>\n"
    )  # fmt: skip


@pytest.mark.parametrize("text", ["", "Text", "## Part\n", "\n# Late\n"])
def test_a_page_without_a_title_is_an_error(text: str) -> None:
    with pytest.raises(ProseError, match="begins with its title"):
        read_prose(text)


def test_every_page_on_offer_can_be_read() -> None:
    assert all(prose_of(key, code).title for key in PROSE for code in LANGUAGES)


@pytest.mark.parametrize("code", codes())
def test_there_is_every_page_and_no_other(code: str) -> None:
    assert sorted(path.stem for path in (folder(code) / "pages").iterdir()) == sorted(PROSE)


@pytest.mark.parametrize(("key", "code"), PAGES)
def test_every_line_of_a_page_is_shown_as_what_it_is(key: str, code: str) -> None:
    """No stray Markdown, no heading that the page itself has, and nothing that leads elsewhere."""
    assert not re.search(r"style=|<a |<img|<h1|\*\*|`|^#|^- ", prose_of(key, code).body, re.MULTILINE)


@pytest.mark.parametrize(("key", "code"), TRANSLATED)
def test_a_page_has_the_parts_of_the_english_one(key: str, code: str) -> None:
    assert shape(key, code) == shape(key, SOURCE)


@pytest.mark.parametrize(("key", "code"), TRANSLATED)
def test_no_english_is_left_over_in_a_page(key: str, code: str) -> None:
    english = set(source(key, SOURCE).splitlines())
    prose = [line for line in source(key, code).splitlines() if re.search(r"[a-z]{3}.* [a-z]{3}", line)]
    assert [line for line in prose if line in english] == []
