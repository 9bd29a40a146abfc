"""Who is asking, as far as the site knows: what they chose, the cookie of a browser, an address. Knows no page."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from app import seal
from app.i18n import LANGUAGES, negotiate
from app.preferences import Preferences, Reader

OWNER: Final = "owner"
"""The cookie that a browser's games are listed by. It opens no table: that takes the table's address."""

PREFERENCES: Final = "preferences"
"""The cookie of what somebody chose: the language, and how pages look."""

VARY: Final = "Cookie, Accept-Language"
"""What a page depends on that is in the visitor's own language."""

_YEAR: Final = 365 * 24 * 60 * 60
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{22,64}")


@dataclass(frozen=True, slots=True)
class Owner:
    """A browser's token; `is_new` until a cookie keeps it there."""

    token: str
    is_new: bool


def owner_of(request: Request) -> Owner:
    """The token of this browser, or a new one where it has none of ours."""
    token = request.cookies.get(OWNER, "")
    return Owner(token, is_new=False) if _TOKEN.fullmatch(token) else Owner(seal.new_id(), is_new=True)


def keep_owner(response: Response, owner: Owner, *, secure: bool) -> None:
    """Keep the token in the browser for a year from now."""
    response.set_cookie(OWNER, owner.token, max_age=_YEAR, secure=secure, httponly=True, samesite="lax")


def preferences_of(request: Request) -> Preferences:
    """What this browser keeps of its visitor's choices."""
    return Preferences.read(request.cookies.get(PREFERENCES, ""))


def keep_preferences(response: Response, preferences: Preferences, *, secure: bool) -> None:
    """Keep the choices in the browser for a year from now; where nothing is chosen any more, keep nothing."""
    text = str(preferences)
    response.set_cookie(PREFERENCES, text, max_age=_YEAR if text else 0, secure=secure, httponly=True, samesite="lax")


def reader_of(request: Request, lang: str, *, secure: bool) -> Reader:
    """Whom a page in this language is for."""
    origin = f"http{'s' if secure else ''}://{request.headers.get('host', '')}"
    return Reader(lang, preferences_of(request).display, origin)


def address_of(request: Request) -> str | None:
    """The address that the request came from; a trusted proxy's word for it has been taken by then."""
    return request.client.host if request.client else None


def language_of(request: Request) -> str:
    """The language of the page that is asked for, else the visitor's own."""
    code = request.url.path.removeprefix("/").partition("/")[0]
    if code in LANGUAGES:
        return code
    return negotiate(preferences_of(request).language, request.headers.get("accept-language"))
