"""Responses: pages, the parts that htmx swaps, redirects and refusals, each with its headers."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from types import MappingProxyType
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from app import addresses
from app.contexts import ErrorPage, GamePage, HomePage, Panels, TablePage
from app.errors import trouble
from app.i18n import words
from app.present import error_page, table_page
from app.site import Site
from app.visitor import VARY, language_of

NOTHING: Final[Mapping[str, str]] = MappingProxyType({})
PRIVATE: Final = MappingProxyType({"Cache-Control": "no-store", "X-Robots-Tag": "noindex"})
"""For whatever is at an address that is somebody's key, and for errors."""

TABLE: Final = MappingProxyType({**PRIVATE, "Vary": "HX-Request"})
FRESH: Final = MappingProxyType({"Cache-Control": "private, no-cache"})


def is_htmx(request: Request) -> bool:
    """Whether htmx asks, and swaps in what it gets."""
    return request.headers.get("hx-request") == "true"


def page(
    request: Request,
    context: HomePage | GamePage | TablePage | ErrorPage,
    status: int = 200,
    headers: Mapping[str, str] = FRESH,
) -> Response:
    """A whole page."""
    text = Site.of(request).pages.page(context, words(context.shell.lang))
    return HTMLResponse(text, status, {**headers, **_over_the_page(request)})


def table(
    request: Request, lang: str, shown: Panels, status: int = 200, headers: Mapping[str, str] = NOTHING
) -> Response:
    """A table: to a form that htmx posts its panels alone, else the page."""
    if request.method == "POST" and is_htmx(request):
        text = Site.of(request).pages.panels(shown, words(lang))
        return HTMLResponse(text, status, {**TABLE, **headers})
    return page(request, table_page(lang, shown), status, {**TABLE, **headers})


def see_other(request: Request, url: str) -> Response:
    """On to another page, after a form was taken. htmx follows redirects by itself, so it is told in its own way."""
    if is_htmx(request):
        return Response(status_code=204, headers={**TABLE, "HX-Redirect": url})
    return RedirectResponse(url, 303, TABLE)


def refusal(request: Request, error: Exception) -> Response:
    """The page of an error, in the language of the address or else the visitor's."""
    lang, found = language_of(request), trouble(error)
    path = request.url.path
    here = path if path.startswith(addresses.home(lang)) else addresses.home(lang)
    back = addresses.home(lang) if found.status == HTTPStatus.NOT_FOUND else addresses.way_back(path, lang)
    headers = {**PRIVATE, "Vary": f"{VARY}, HX-Request", **found.headers}
    return page(request, error_page(lang, here, found, back), found.status, headers)


def _over_the_page(request: Request) -> Mapping[str, str]:
    # A form that htmx posts asks for a part of a page and gets a whole one: it goes over the whole page.
    is_part = request.method == "POST" and is_htmx(request)
    return {"HX-Retarget": "body", "HX-Reswap": "outerHTML"} if is_part else NOTHING
