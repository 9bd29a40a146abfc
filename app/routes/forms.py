"""Reads forms, strictly: what no page of ours sends is refused, in any field. Knows no game's options."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from fastapi import Depends
from starlette.datastructures import FormData
from starlette.requests import Request

from app import i18n
from app.errors import MalformedError
from app.play import Call
from app.preferences import SHARE, SHARES, Display

_REVISION: Final = re.compile(r"[0-9]{1,9}")
_PICK: Final = re.compile(r"[0-9A-Za-z]{1,8}")
_WORD: Final = re.compile(r"[0-9A-Za-z-]{1,32}")
_SHARE: Final = re.compile(SHARE)
_RESET: Final = re.compile("reset")
_MOST_PICKS: Final = 200
"""More than any deck has cards."""


async def _form(request: Request) -> FormData:
    # No form of ours sends a file, so none is ever unpacked.
    return await request.form(max_files=0)


Form: TypeAlias = Annotated[FormData, Depends(_form)]
"""The fields of a posted form. It is read before the endpoint takes one of the few threads."""


@dataclass(frozen=True, slots=True)
class Start:
    """The start form of a game; a `level` that was not sent is None."""

    options: Mapping[str, str]
    level: str | None


@dataclass(frozen=True, slots=True)
class ChosenLanguage:
    """A language on offer was chosen."""

    code: str


@dataclass(frozen=True, slots=True)
class ChosenDisplay:
    """The sliders were left so, or, where it is None, were given back to the browser's own wishes."""

    display: Display | None


def read_start(form: FormData) -> Start:
    """The start form. Raises MalformedError."""
    fields = {name: _one(form, name, _WORD) for name in form}
    level = fields.pop("level", None)
    return Start(fields, level)


def read_call(form: FormData) -> Call:
    """The form of a table. Raises MalformedError."""
    revision, call = int(_one(form, "revision", _REVISION)), _one(form, "call", _WORD)
    picks = form.getlist("pick")
    if len(picks) > _MOST_PICKS:
        raise MalformedError("pick", f"{len(picks)} cards")
    return Call(revision, tuple(_text("pick", pick, _PICK) for pick in picks), call)


def read_settings(form: FormData) -> ChosenLanguage | ChosenDisplay:
    """A settings form: a language, the word that resets the display, or all the sliders. Raises MalformedError."""
    if "language" in form:
        code = _one(form, "language", _WORD)
        if code not in i18n.LANGUAGES:
            raise MalformedError("language", code)
        return ChosenLanguage(code)
    if "display" in form:
        _one(form, "display", _RESET)
        return ChosenDisplay(None)
    return ChosenDisplay(Display(*(int(_one(form, name, _SHARE)) for name in SHARES)))


def readable_picks(form: FormData) -> tuple[str, ...]:
    """The picks of a form that is refused, as far as they are any: they stay picked."""
    return tuple(pick for pick in form.getlist("pick") if isinstance(pick, str) and _PICK.fullmatch(pick))


def _one(form: FormData, name: str, pattern: re.Pattern[str]) -> str:
    values = form.getlist(name)
    if len(values) != 1:
        raise MalformedError(name, f"{len(values)} values")
    return _text(name, values[0], pattern)


def _text(name: str, value: object, pattern: re.Pattern[str]) -> str:
    if not isinstance(value, str) or not pattern.fullmatch(value):
        raise MalformedError(name, str(value))
    return value
