"""What may stand in an address, and how pages are registered: every one can be asked for by HEAD too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from fastapi import APIRouter
from starlette.convertors import Convertor, register_url_convertor
from starlette.responses import HTMLResponse, Response

from app import addresses
from app.errors import UnknownPageError
from app.i18n import LANGUAGES, LOCALES
from app.preferences import DISPLAY
from app.prose import PROSE

Endpoint = TypeVar("Endpoint", bound=Callable[..., Any])

REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"description": text, "content": {"text/html": {}}}
    for status, text in {
        400: "A form that no page here sends",
        403: "A form that another site sent",
        404: "Nothing is at this address",
        409: "Not in this state of the table",
        413: "The body is too large",
        422: "The rules do not allow it",
        429: "Too many requests",
        500: "A fault of this server",
        503: "The database is busy",
    }.items()
}
"""How anything may be refused: always by a page."""


class _Code(Convertor[str]):
    """A language code that addresses may carry, whether the language is on offer or not."""

    regex = "|".join(LOCALES)

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


class _Prose(_Code):
    """A page of text."""

    regex = "|".join(PROSE)


class _Display(_Code):
    """What sliders can stand at."""

    regex = DISPLAY


class _Id(_Code):
    """The id of a game."""

    regex = addresses.ID.pattern


register_url_convertor("code", _Code())
register_url_convertor("id", _Id())
register_url_convertor("prose", _Prose())
register_url_convertor("display", _Display())


def offered(lang: str) -> str:
    """A language that is on offer. Raises UnknownPageError for one that is only known."""
    if lang not in LANGUAGES:
        raise UnknownPageError(lang)
    return lang


def page(router: APIRouter, path: str, kind: type[Response] = HTMLResponse) -> Callable[[Endpoint], Endpoint]:
    """Register an endpoint for GET and HEAD, with the kind of its response."""

    def register(endpoint: Endpoint) -> Endpoint:
        router.add_api_route(path, endpoint, methods=["GET"], response_class=kind, responses=REFUSALS)
        router.add_api_route(path, endpoint, methods=["HEAD"], include_in_schema=False)
        return endpoint

    return register
