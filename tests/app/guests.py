"""A browser without a screen, and pages that say what they were given: tests of routes read contexts, not HTML."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from functools import partial
from typing import Any

import pytest
from anyio.from_thread import BlockingPortal
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient, Response

from app.catalogue import language
from app.contexts import Panels
from app.i18n import Words

BASE = "http://cards.test"


class PlainPages:
    """Writes contexts as JSON."""

    def page(self, context: Any, words: Words) -> str:
        return json.dumps({"page": type(context).__name__, "words": words.language.code, **plain(context)})

    def panels(self, context: Panels, words: Words) -> str:
        return json.dumps({"page": "Panels", "words": words.language.code, **plain(context)})


def plain(value: Any) -> Any:
    """A context as JSON can hold it."""
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {name: plain(item) for name, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, tuple) else value


class Guest:
    """Keeps cookies, follows no redirect by itself, and comes from one address."""

    def __init__(self, portal: BlockingPortal, client: AsyncClient) -> None:
        self._portal = portal
        self._client = client

    @property
    def cookies(self) -> Mapping[str, str]:
        return dict(self._client.cookies)

    def ask(self, method: str, path: str, **how: Any) -> Response:
        return self._portal.call(partial(self._client.request, method, path, **how))

    def get(self, path: str, **how: Any) -> Response:
        return self.ask("GET", path, **how)

    def post(self, path: str, fields: Mapping[str, Any] | None = None, *, htmx: bool = False, **how: Any) -> Response:
        """A form, as htmx posts it or as the browser does by itself."""
        headers = {**({"HX-Request": "true"} if htmx else {}), **how.pop("headers", {})}
        return self.ask("POST", path, data=fields or {}, headers=headers, **how)

    def start(self, level: str = "low", game: str = "toy", **options: str) -> str:
        """The address of a new table."""
        return self.post(f"/en/{game}", {"level": level, **options}).headers["location"]

    def table(self, url: str) -> dict[str, Any]:
        """The panels of a table."""
        shown: dict[str, Any] = self.get(url).json()["panels"]
        return shown


@contextmanager
def browsing(portal: BlockingPortal, app: FastAPI, address: str = "192.0.2.1") -> Iterator[Guest]:
    """A browser at an address, at a site that has started."""
    client = AsyncClient(transport=ASGITransport(app, client=(address, 5000)), base_url=BASE)
    with portal.wrap_async_context_manager(client):
        yield Guest(portal, client)


@contextmanager
def open_site(portal: BlockingPortal, app: FastAPI) -> Iterator[FastAPI]:
    """The site between its start and its end."""
    with portal.wrap_async_context_manager(app.router.lifespan_context(app)):
        yield app


def offer(monkeypatch: pytest.MonkeyPatch, *codes: str) -> None:
    """Put these languages on offer and no others, however many are complete by now."""
    offered = {code: language(code) for code in codes}
    for place in ("app.i18n", "app.present", "app.routes.paths", "app.visitor"):
        monkeypatch.setattr(f"{place}.LANGUAGES", offered)


def hand(shown: Mapping[str, Any]) -> list[str]:
    """The codes of the person's cards."""
    return [card["card"]["code"] for row in shown["table"]["hand"]["rows"] for card in row]


def picked(shown: Mapping[str, Any]) -> list[str]:
    """The codes of the cards that are picked."""
    rows = shown["table"]["hand"]["rows"]
    return [card["card"]["code"] for row in rows for card in row if card["picked"]]
