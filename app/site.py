"""What one running site is made of, as the routes find it: `Site.of(request)`. Only holds things together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from starlette.requests import Request

from app.assets import Asset
from app.db import Database
from app.play import Tables
from app.present import Pages
from app.rates import Rates
from app.settings import Settings


@dataclass(frozen=True, slots=True)
class Site:
    """One site: its settings, its database, the use cases on it, its pages and their files, its counters."""

    settings: Settings
    database: Database
    tables: Tables
    pages: Pages
    files: Mapping[str, Asset]
    rates: Rates

    @classmethod
    def of(cls, request: Request) -> Self:
        """The site that this request came to."""
        site: Self = request.app.state.site
        return site

    def is_secure(self, request: Request) -> bool:
        """Whether the visitor came by TLS, so that cookies may insist on it."""
        return self.settings.https or request.url.scheme == "https"
