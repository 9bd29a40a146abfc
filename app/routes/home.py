"""The lobby, and the way to it in the visitor's language."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from app import addresses
from app.present import home_page
from app.routes.answers import FRESH, PRIVATE, reader
from app.routes.answers import page as answer
from app.routes.paths import offered, page
from app.site import Site
from app.visitor import VARY, address_of, language_of, owner_of

router = APIRouter()


@page(router, "/")
async def root(request: Request) -> Response:
    """To the lobby in the visitor's language."""
    return RedirectResponse(addresses.home(language_of(request)), 302, {**FRESH, "Vary": VARY})


@page(router, "/{lang:code}")
async def shortened(lang: str) -> Response:
    """To the lobby, which a slash ends."""
    return RedirectResponse(addresses.home(offered(lang)), 308, FRESH)


@page(router, "/g/{id:id}")
async def shared(request: Request, id: str) -> Response:
    """To a table in the visitor's language, whether there is one or not."""
    return RedirectResponse(addresses.table(language_of(request), id), 302, {**PRIVATE, "Vary": VARY})


@page(router, "/{lang:code}/")
def lobby(request: Request, lang: str) -> Response:
    """The games, and this browser's tables."""
    site = Site.of(request)
    site.rates.page(address_of(request))
    owner = owner_of(request)
    games = () if owner.is_new else site.tables.listed(owner.token, site.settings.listed)
    return answer(request, home_page(reader(request, offered(lang)), games), headers=FRESH)
