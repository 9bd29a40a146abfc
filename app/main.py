"""Wires a site together: settings, database, use cases, pages, routes. Decides nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from anyio.to_thread import current_default_thread_limiter
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.body_limit import RequestBodyLimitMiddleware
from starlette.requests import Request
from starlette.responses import Response

from app import schema
from app.assets import Asset, read_assets
from app.db import Database
from app.errors import MalformedError
from app.middleware import AccessLog, Guard, Refusals, SecurityHeaders
from app.play import Tables
from app.present import Pages
from app.rates import Rates
from app.render import Renderer
from app.replays import Replays
from app.routes import assets, games, health, home, preferences, prose, tables
from app.routes.answers import refusal
from app.settings import Settings
from app.site import Site
from app.store import Store


def create_app(settings: Settings | None = None, pages: Pages | None = None) -> FastAPI:
    """The site as an ASGI application; its database is brought up to date when it starts.

    Raises AssetError for a file that is missing. Pages other than the site's own come without files.
    """
    chosen = settings or Settings()
    app = FastAPI(
        title="Cardavia",
        openapi_url="/openapi.json" if chosen.openapi else None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,  # its redirects would name a scheme and a host, which a proxy may have changed
        lifespan=_lifespan,
        middleware=_middleware(chosen),
        exception_handlers={HTTPException: _refuse, RequestValidationError: _refuse_form},
    )
    app.state.site = _site(chosen, *((pages, {}) if pages else _face()))
    for module in (health, assets, home, preferences, prose, tables, games):
        app.include_router(module.router)
    return app


def _site(settings: Settings, pages: Pages, files: Mapping[str, Asset]) -> Site:
    database = Database(settings.database_url, durable=settings.durable)
    played = Tables(Store(database), Replays(settings.cached))
    return Site(settings, database, played, pages, files, Rates(settings))


def _face() -> tuple[Pages, Mapping[str, Asset]]:
    found = read_assets()
    return Renderer(found), found.files


def _middleware(settings: Settings) -> list[Middleware]:
    return [
        Middleware(AccessLog),
        Middleware(SecurityHeaders, https=settings.https),
        Middleware(Refusals, refusal),
        Middleware(Guard, settings),
        Middleware(RequestBodyLimitMiddleware, max_body_size=settings.body_limit),
    ]


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    site: Site = app.state.site
    current_default_thread_limiter().total_tokens = site.settings.threads
    schema.upgrade(site.settings.database_url)
    yield
    site.database.close()


async def _refuse(request: Request, error: Exception) -> Response:
    return refusal(request, error)


async def _refuse_form(request: Request, error: Exception) -> Response:
    del error  # its text quotes what was sent
    return refusal(request, MalformedError("the form", ""))
