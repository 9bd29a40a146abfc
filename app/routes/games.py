"""A game's page, and the start of a game from its form."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from app import addresses
from app.errors import AT_START, trouble
from app.play import game_of
from app.present import game_page
from app.routes.answers import FRESH, PRIVATE, reader, see_other
from app.routes.answers import page as answer
from app.routes.forms import Form, read_start
from app.routes.paths import REFUSALS, offered, page
from app.site import Site
from app.visitor import address_of, keep_owner, owner_of
from engines.core.contract import AnyGame

router = APIRouter()


@page(router, "/{lang:code}/{game}")
def rules(request: Request, lang: str, game: str) -> Response:
    """A game's start form and its rules."""
    Site.of(request).rates.page(address_of(request))
    return answer(request, game_page(reader(request, offered(lang)), game_of(game)), headers=FRESH)


@router.post("/{lang:code}/{game}", response_class=HTMLResponse, responses=REFUSALS)
def start(request: Request, lang: str, game: str, form: Form) -> Response:
    """Start a game with the options and the level of the form."""
    chosen = game_of(game)
    try:
        return _started(request, offered(lang), chosen, form)
    except AT_START as error:
        found = trouble(error)
        context = game_page(reader(request, lang), chosen, found.text)
        return answer(request, context, found.status, {**PRIVATE, **found.headers})


def _started(request: Request, lang: str, game: AnyGame, form: Form) -> Response:
    site, owner, wanted = Site.of(request), owner_of(request), read_start(form)
    site.rates.new_game(address_of(request))
    sitting = site.tables.start(game.key, wanted.options, wanted.level or game.levels[0], owner.token)
    response = see_other(request, addresses.table(lang, sitting.saved.id))
    keep_owner(response, owner, secure=site.is_secure(request))
    return response
