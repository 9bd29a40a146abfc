"""Responses: pages, the parts that htmx swaps, redirects and refusals, each with its headers."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from types import MappingProxyType
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from app import addresses
from app.contexts import Page, Panels
from app.errors import DamagedError, trouble
from app.i18n import words
from app.preferences import Reader
from app.present import error_page, table_page
from app.site import Site
from app.visitor import VARY, language_of, reader_of

NOTHING: Final[Mapping[str, str]] = MappingProxyType({})
PRIVATE: Final = MappingProxyType({"Cache-Control": "no-store", "X-Robots-Tag": "noindex"})
"""For whatever is at an address that is somebody's key, and for errors."""

TABLE: Final = MappingProxyType({**PRIVATE, "Vary": "HX-Request"})
FRESH: Final = MappingProxyType({"Cache-Control": "private, no-cache", "Vary": "Cookie"})
"""For every other page: how it looks is in a cookie."""


def is_part(request: Request) -> bool:
    """Whether htmx asks, and swaps what it gets into the page that is there; it also asks for whole ones at times."""
    asked = request.headers
    return asked.get("hx-request") == "true" and not {"hx-boosted", "hx-history-restore-request"} & set(asked)


def reader(request: Request, lang: str) -> Reader:
    """Whom a page in this language, which is on offer, is for."""
    return reader_of(request, lang, secure=Site.of(request).is_secure(request))


def page(
    request: Request,
    context: Page,
    status: int = 200,
    headers: Mapping[str, str] = FRESH,
) -> Response:
    """A whole page."""
    text = Site.of(request).pages.page(context, words(context.shell.lang))
    return HTMLResponse(text, status, {**headers, **_swapped(request)})


def table(
    request: Request, lang: str, shown: Panels, status: int = 200, headers: Mapping[str, str] = NOTHING
) -> Response:
    """A table: its panels alone where htmx swaps them, else the page."""
    if is_part(request):
        text = Site.of(request).pages.panels(shown, words(lang))
        return HTMLResponse(text, status, {**TABLE, **headers})
    return page(request, table_page(reader(request, lang), shown), status, {**TABLE, **headers})


def see_other(request: Request, url: str) -> Response:
    """On to another page, after a form was taken. htmx follows redirects by itself, so it is told in its own way."""
    if is_part(request):
        return Response(status_code=204, headers={**TABLE, "HX-Redirect": url})
    return RedirectResponse(url, 303, TABLE)


def refusal(request: Request, error: Exception) -> Response:
    """The page of an error, in the language of the address or else the visitor's."""
    lang, found = language_of(request), trouble(error)
    path = request.url.path
    here = path if path.startswith(addresses.home(lang)) else addresses.home(lang)
    is_gone = found.status == HTTPStatus.NOT_FOUND or isinstance(error, DamagedError)
    back = addresses.home(lang) if is_gone else addresses.way_back(path, lang)
    headers = {**PRIVATE, "Vary": f"{VARY}, HX-Request", **found.headers}
    return page(request, error_page(reader(request, lang), here, found, back), found.status, headers)


def _swapped(request: Request) -> Mapping[str, str]:
    """Where htmx asked for a part and gets a whole page: after a form it goes over the page, after a look nowhere."""
    if not is_part(request):
        return NOTHING
    return {"HX-Retarget": "body", "HX-Reswap": "outerHTML"} if request.method == "POST" else {"HX-Reswap": "none"}
