"""What a visitor chooses: the language and how pages look, kept in a cookie; and the stylesheet that comes of it."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from app import addresses
from app.assets import CACHE
from app.errors import MalformedError, trouble
from app.preferences import Display
from app.present import settings_page
from app.routes.answers import PRIVATE, reader, see_other
from app.routes.answers import page as answer
from app.routes.forms import ChosenDisplay, ChosenLanguage, Form, read_settings, readable_picks
from app.routes.paths import REFUSALS, offered, page
from app.site import Site
from app.theme import stylesheet
from app.visitor import address_of, keep_preferences, preferences_of

router = APIRouter()


class _Stylesheet(Response):
    media_type = "text/css"


@page(router, "/theme/{display:display}.css", _Stylesheet)
async def theme(display: str) -> Response:
    """The stylesheet of a display. It never changes, so that it is cached for ever."""
    return _Stylesheet(stylesheet(Display.read(display)), headers={"Cache-Control": CACHE})


@page(router, "/{lang:code}/settings")
def look(request: Request, lang: str, back: str = "") -> Response:
    """The settings, with the way back to where one came from."""
    around = reader(request, offered(lang))
    Site.of(request).rates.page(address_of(request))
    return answer(request, settings_page(around, _way_back(lang, back)), headers=PRIVATE)


@router.post("/{lang:code}/settings", response_class=HTMLResponse, responses=REFUSALS)
def keep(request: Request, lang: str, form: Form, back: str = "") -> Response:
    """Keep what a form chose, and return to where one came from, with the cards that were picked there."""
    around, there = reader(request, offered(lang)), _way_back(lang, back)
    Site.of(request).rates.page(address_of(request))
    try:
        chosen = read_settings(form)
    except MalformedError as error:
        found = trouble(error)
        return answer(request, settings_page(around, there, found.text), found.status, PRIVATE)
    return _kept(request, chosen, there, readable_picks(form))


def _kept(request: Request, chosen: ChosenLanguage | ChosenDisplay, there: str, picks: tuple[str, ...]) -> Response:
    kept = preferences_of(request)
    match chosen:
        case ChosenLanguage(code):
            kept, there = replace(kept, language=code), addresses.in_language(there, code)
        case ChosenDisplay(display):
            kept = replace(kept, display=display)
    response = see_other(request, addresses.picked(there, picks))
    keep_preferences(response, kept, secure=Site.of(request).is_secure(request))
    return response


def _way_back(lang: str, back: str) -> str:
    """Where one came from, if it is a page of the site: an address elsewhere is nobody's way back."""
    return back if addresses.is_page(back) else addresses.settings(lang)
