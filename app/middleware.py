"""What stands between the server and the routes: the log, the headers, the refusals, the guard. Pure ASGI."""

from __future__ import annotations

import logging
from collections.abc import Callable
from http import HTTPStatus
from time import perf_counter

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.errors import DamagedError
from app.security import HEADERS, TLS_ONLY, check_host, check_length, check_site
from app.settings import Settings

PROBES = frozenset({"/healthz", "/readyz"})
"""Asked by whatever watches the process, under whatever name it knows the machine by; they tell nothing."""

ACCESS = logging.getLogger("cardavia.access")
ERRORS = logging.getLogger("cardavia.errors")


class AccessLog:
    """One line a request: method, route, status, milliseconds. Never the path: ids in it open somebody's table."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started, status = perf_counter(), 0

        async def noting(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            took = 1000 * (perf_counter() - started)
            ACCESS.info("%s %s %d %.1f ms", scope["method"], route_of(scope), status, took)


class SecurityHeaders:
    """Adds the headers of `app.security` to every response."""

    def __init__(self, app: ASGIApp, *, https: bool) -> None:
        self._app = app
        self._https = https
        self._plain = [(name.lower().encode(), value.encode()) for name, value in HEADERS]
        self._tls = [*self._plain, (TLS_ONLY[0].lower().encode(), TLS_ONLY[1].encode())]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        extra = self._tls if self._https or scope["scheme"] == "https" else self._plain

        async def adding(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        await self._app(scope, receive, adding)


class Refusals:
    """Answers whatever is raised further in, so that nobody ever sees a bare error."""

    def __init__(self, app: ASGIApp, answer: Callable[[Request, Exception], Response]) -> None:
        self._app = app
        self._answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_begun = False

        async def noting(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self._app(scope, receive, noting)
        except Exception as error:
            # Half a response cannot be taken back, and what is no request has no page.
            if has_begun or scope["type"] != "http":
                raise
            response = self._answer(Request(scope), error)
            if response.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR and not isinstance(error, DamagedError):
                ERRORS.error("%s %s", scope["method"], route_of(scope), exc_info=error)
            await response(scope, receive, send)


class Guard:
    """Lets nothing in that `app.security` refuses."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            headers = Headers(scope=scope)
            if scope["path"] not in PROBES:
                check_host(headers, self._settings.trusted_hosts)
            check_site(scope["method"], headers)
            check_length(headers, self._settings.body_limit)
        await self._app(scope, receive, send)


def route_of(scope: Scope) -> str:
    """The template of the route that a request took, such as `/{lang}/g/{id}`; `-` where it took none."""
    return str(getattr(scope.get("route"), "path_format", "-"))
