"""Pages of text, and what search engines are asked to leave alone."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from app.present import prose_page
from app.routes.answers import FRESH, reader
from app.routes.answers import page as answer
from app.routes.paths import offered, page
from app.site import Site
from app.visitor import address_of

router = APIRouter()

_ROBOTS: Final = """\
User-agent: *
Disallow: /g/
Disallow: /*/g/
Disallow: /*/settings
"""


@page(router, "/robots.txt", PlainTextResponse)
async def robots() -> Response:
    """Tables are their players' own."""
    return PlainTextResponse(_ROBOTS)


@page(router, "/{lang:code}/{key:prose}")
def prose(request: Request, lang: str, key: str) -> Response:
    """A page of text."""
    around = reader(request, offered(lang))
    Site.of(request).rates.page(address_of(request))
    return answer(request, prose_page(around, key), headers=FRESH)
