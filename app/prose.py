"""Pages of text: what the site keeps of people, and what it is made from, in each language, from Markdown.

A page is `i18n/<code>/pages/<key>.md`: a title headed `#`, then text with sections headed `##`. Knows no route.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from markdown_it import MarkdownIt
from markupsafe import Markup

from app.catalogue import folder
from app.contexts import Prose

LICENCES: Final = "notices"
"""The page that licences stand under."""

PROSE: Final = ("privacy", LICENCES)
"""The pages there are, in the order in which they are linked."""

_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False})


class ProseError(ValueError):
    """A page of text that cannot be shown."""


@cache
def prose_of(key: str, code: str) -> Prose:
    """A page in a language. Raises ProseError; FileNotFoundError where the page is not written yet."""
    return read_prose((folder(code) / "pages" / f"{key}.md").read_text(encoding="utf-8"))


def read_prose(text: str) -> Prose:
    """The title and the text of a page. Raises ProseError."""
    title, _, body = text.partition("\n")
    if not title.startswith("# "):
        raise ProseError(f"a page begins with its title, not with {title[:40]!r}")
    html = Markup(_MARKDOWN.render(body))  # noqa: S704 - our own page, and the parser takes no HTML
    return Prose(title.removeprefix("# ").strip(), html)
