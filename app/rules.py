"""The rules pages: a game's complete rules in one language, from Markdown to numbered sections.

A page is `i18n/<code>/rules/<game>.md`: sections headed `## 1 Objective`, numbered from 1, with `###` inside them.
Cards and other notation stand in backticks and always read from left to right. A `{number}` is one of the game's own
constants, so that page and engine cannot disagree. Knows no rule.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any

from babel import Locale
from babel.numbers import format_decimal
from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup, escape

from app.catalogue import folder, language
from app.contexts import Rules, RulesSection
from engines.registry import GAMES

_HEADING = re.compile(r"^## ([0-9]+) (.+)$", re.MULTILINE)
_PLACEHOLDER = re.compile(r"\{(\w*)\}")


class RulesPageError(ValueError):
    """A rules page that cannot be shown: a section out of order, or a placeholder that the game does not fill."""


@cache
def rules_of(key: str, code: str) -> Rules:
    """The rules of a game in a language, read when they are first wanted: all of them would hold up every start.

    Raises RulesPageError; FileNotFoundError where the page is not written yet. Tests read every page there is.
    """
    text = (folder(code) / "rules" / f"{key}.md").read_text(encoding="utf-8")
    return read_rules(text, GAMES[key].numbers, language(code).locale)


def read_rules(text: str, numbers: Mapping[str, int], locale: Locale) -> Rules:
    """The sections of a page, with its placeholders filled. Raises RulesPageError."""
    before, *parts = _HEADING.split(_filled(text, numbers, locale))
    if before.strip() or not parts:
        raise RulesPageError(f"a page begins with its first numbered section, not with {before.strip()[:40]!r}")
    found = zip(count(1), parts[0::3], parts[1::3], parts[2::3], strict=False)
    return Rules(tuple(_section(place, number, title, body) for place, number, title, body in found))


def _section(place: int, number: str, title: str, body: str) -> RulesSection:
    if number != str(place):
        raise RulesPageError(f"section {place} is numbered {number}")
    html = Markup(_MARKDOWN.render(body))  # noqa: S704 - our own page, and the parser takes no HTML
    return RulesSection(f"r{number}", f"{number} {title}", html)


def _filled(text: str, numbers: Mapping[str, int], locale: Locale) -> str:
    def fill(found: re.Match[str]) -> str:
        if found[1] not in numbers:
            raise RulesPageError(f"{found[0]} is none of the game's numbers: {', '.join(sorted(numbers))}")
        return format_decimal(numbers[found[1]], locale=locale)

    return _PLACEHOLDER.sub(fill, text)


def _cards(_renderer: Any, tokens: Sequence[Token], index: int, _options: Any, _env: Any) -> str:
    return f'<span class="cards" dir="ltr">{escape(tokens[index].content)}</span>'


def _heading(renderer: Any, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    # The page's own headings take h1 to h3, the third being the section's.
    tokens[index].tag = "h4"
    return str(renderer.renderToken(tokens, index, options, env))


def _column(renderer: Any, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    tokens[index].attrSet("scope", "col")
    return str(renderer.renderToken(tokens, index, options, env))


def _markdown() -> MarkdownIt:
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.add_render_rule("code_inline", _cards)
    markdown.add_render_rule("heading_open", _heading)
    markdown.add_render_rule("heading_close", _heading)
    markdown.add_render_rule("th_open", _column)
    return markdown


_MARKDOWN = _markdown()
