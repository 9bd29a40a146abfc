"""A table: looked at, played at, and its record once it is over."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from app import addresses
from app.errors import AT_TABLE, DamagedError, trouble
from app.play import RESTART, Answer, Begun, Moved, Picked, Sitting
from app.present import panels
from app.routes import answers
from app.routes.forms import Form, read_call, readable_picks
from app.routes.paths import REFUSALS, offered, page
from app.site import Site
from app.visitor import Owner, address_of, keep_owner, owner_of

router = APIRouter()

_FORM: Final[dict[str, Any]] = {
    "type": "object",
    "required": ["revision", "call"],
    "properties": {
        "revision": {"type": "integer", "minimum": 1},
        "pick": {"type": "array", "items": {"type": "string", "pattern": "^[0-9A-Za-z]{1,8}$"}},
        "call": {"type": "string", "pattern": "^[0-9A-Za-z-]{1,32}$"},
    },
}
_BODY: Final = {"requestBody": {"content": {"application/x-www-form-urlencoded": {"schema": _FORM}}}}


@page(router, "/{lang:code}/g/{id:id}")
def look(request: Request, lang: str, id: str, pick: Annotated[list[str], Query(default_factory=list)]) -> Response:
    """The table, with the cards of the query picked. Changes nothing: whoever previews links may come here."""
    site = Site.of(request)
    offered(lang)
    site.rates.page(address_of(request))
    try:
        return answers.table(request, lang, panels(lang, site.tables.open(id), pick))
    except DamagedError as error:
        return _as_far_as_good(request, lang, id, error)


@router.post("/{lang:code}/g/{id:id}", response_class=HTMLResponse, responses=REFUSALS, openapi_extra=_BODY)
def call(request: Request, lang: str, id: str, form: Form) -> Response:
    """Make a call at the table."""
    offered(lang)
    owner = owner_of(request)
    try:
        return _answered(request, lang, _act(request, id, form, owner), owner)
    except DamagedError as error:
        return _as_far_as_good(request, lang, id, error)
    except AT_TABLE as error:
        return _refused(request, lang, id, readable_picks(form), error)


@page(router, "/{lang:code}/g/{id:id}/record")
def record(request: Request, lang: str, id: str) -> Response:
    """The record as text, once the game is over."""
    site = Site.of(request)
    offered(lang)
    site.rates.page(address_of(request))
    return PlainTextResponse(site.tables.record(id), headers=answers.PRIVATE)


def _act(request: Request, id: str, form: Form, owner: Owner) -> Answer:
    site, address = Site.of(request), address_of(request)
    site.rates.move(address)
    wanted = read_call(form)
    if wanted.call == RESTART:
        site.rates.new_game(address)
    return site.tables.act(id, wanted, owner.token)


def _answered(request: Request, lang: str, answer: Answer, owner: Owner) -> Response:
    match answer:
        case Begun(sitting):
            response = answers.see_other(request, addresses.table(lang, sitting.saved.id))
            keep_owner(response, owner, secure=Site.of(request).is_secure(request))
            return response
        case Moved(sitting):
            return _shown(request, lang, sitting, ())
        case Picked(sitting, picks):
            return _shown(request, lang, sitting, picks)


def _shown(request: Request, lang: str, sitting: Sitting, picks: tuple[str, ...]) -> Response:
    if answers.is_part(request):
        return answers.table(request, lang, panels(lang, sitting, picks))
    return answers.see_other(request, addresses.table(lang, sitting.saved.id, picks))


def _refused(request: Request, lang: str, id: str, picks: tuple[str, ...], error: Exception) -> Response:
    """The table as it truly stands, with the reason; what was picked stays picked as far as it is still in hand."""
    found = trouble(error)
    shown = panels(lang, Site.of(request).tables.open(id), picks, found.text)
    return answers.table(request, lang, shown, found.status, found.headers)


def _as_far_as_good(request: Request, lang: str, id: str, error: DamagedError) -> Response:
    """A damaged table up to its first bad ply; a new deal leads on from there."""
    found = trouble(error)
    shown = panels(lang, Site.of(request).tables.rescued(id), problem=found.text)
    return answers.table(request, lang, shown, found.status, found.headers)
