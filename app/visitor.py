"""Who is asking, as far as the site knows: a language, the cookie of a browser, an address. Knows no page."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from app import seal
from app.i18n import LANGUAGES, negotiate

OWNER: Final = "owner"
"""The cookie that a browser's games are listed by. It opens no table: that takes the table's address."""

LANGUAGE: Final = "lang"
"""The cookie of the language that somebody chose."""

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


def address_of(request: Request) -> str | None:
    """The address that the request came from; a trusted proxy's word for it has been taken by then."""
    return request.client.host if request.client else None


def language_of(request: Request) -> str:
    """The language of the page that is asked for, else the visitor's own."""
    code = request.url.path.removeprefix("/").partition("/")[0]
    if code in LANGUAGES:
        return code
    return negotiate(request.cookies.get(LANGUAGE), request.headers.get("accept-language"))
