"""Which languages there are, which one a visitor gets, and its words. Knows no route and no cookie's name."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from app.catalogue import LOCALES, Language, Survey, folder, language, load, survey
from app.wording import UnwordedWarning, Words

__all__ = ["DEFAULT", "LANGUAGES", "LOCALES", "Language", "UnwordedWarning", "Words", "negotiate", "words"]

DEFAULT: Final = "en"

_ALIASES = {"cmn": "zh", "yue": "zh", "wuu": "zh", "arb": "ar", "arz": "ar", "apc": "ar"}
"""Languages that browsers name by a code of their own, and whose readers read one of ours."""

_RANGE = re.compile(r"([A-Za-z]{2,8}|\*)(?:-[A-Za-z0-9-]*)?(?:\s*;\s*q\s*=\s*([01](?:\.[0-9]{0,3})?))?")


def _surveys() -> Iterator[tuple[str, Survey]]:
    for code in LOCALES:
        if (folder(code) / "messages.po").is_file():
            yield code, survey(code)


_SURVEYS: Final = dict(_surveys())


def _is_complete(code: str) -> bool:
    """Whether a language says all that the default one says, its rules and other pages included.

    Template texts have no entry in English; that they have one elsewhere is held by the tests.
    """
    found, whole = _SURVEYS[code], _SURVEYS[DEFAULT]
    return found.worded and whole.ids <= found.ids and _pages(DEFAULT) <= _pages(code)


def _pages(code: str) -> set[str]:
    return {page.relative_to(folder(code)).as_posix() for page in folder(code).glob("*/*.md")}


LANGUAGES: Final[Mapping[str, Language]] = MappingProxyType(
    {code: language(code) for code in _SURVEYS if _is_complete(code)}
)
"""The languages on offer, by code, in the selector's order: those whose catalogue is complete."""


@cache
def words(code: str) -> Words:
    """The words of a language on offer, read when they are first wanted. Raises KeyError for another."""
    return Words(LANGUAGES[code], load(code))


def negotiate(cookie: str | None, accept_language: str | None) -> str:
    """The code of the language for a visitor: the cookie's, else the browser's best, else English.

    Of `zh-TW`, `pt-BR` and the like the first part counts. What is no language range is passed over.
    """
    if cookie is not None and cookie in LANGUAGES:
        return cookie
    wanted = sorted(_ranges(accept_language or ""), key=lambda pair: pair[1], reverse=True)
    return next((code for code, quality in wanted if quality > 0 and code in LANGUAGES), DEFAULT)


def _ranges(header: str) -> Iterator[tuple[str, float]]:
    for part in header.split(","):
        if found := _RANGE.fullmatch(part.strip()):
            tag, quality = found[1].lower(), found[2]
            yield _ALIASES.get(tag, tag), float(quality or 1)
