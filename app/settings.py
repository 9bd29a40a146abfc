"""What a host may set, by environment: `DATABASE_URL`, and `CARDAVIA_` with a setting's name. Knows no request."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

Names = Annotated[tuple[str, ...], NoDecode]
"""Several names in one variable, separated by commas."""


class Settings(BaseSettings):
    """Every setting with its default. Raises pydantic's ValidationError for a value that cannot be."""

    model_config = SettingsConfigDict(
        env_prefix="CARDAVIA_", populate_by_name=True, frozen=True, use_attribute_docstrings=True
    )

    database_url: Annotated[str, Field(validation_alias="DATABASE_URL")] = "sqlite:///cardavia.sqlite3"
    """Where games are kept: an SQLAlchemy URL. SQLite in the working directory unless set."""

    durable: bool = False
    """Whether SQLite waits for the disk at every move. Without, a power cut may lose the last moves, a crash none."""

    threads: Annotated[int, Field(ge=1, le=64)] = 2
    """How many requests are worked on at a time; more of them only wait for one another."""

    host: str = "127.0.0.1"
    """The address that the server listens on."""

    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    """The port that the server listens on; 0 takes a free one."""

    trusted_hosts: Names = ("*",)
    """The host names that the site answers to, such as `cards.example` or `*.example`."""

    trusted_proxies: Names = ()
    """Addresses of the proxies whose forwarded headers are believed."""

    https: bool = False
    """Whether people reach the site by TLS only, although a proxy does not say so."""

    openapi: bool = False
    """Whether the description of the routes is served, as /openapi.json."""

    body_limit: Annotated[int, Field(ge=1024)] = 16_384
    """The largest request body, in bytes."""

    new_games: str = "10/minute"
    """How many games an address may start."""

    moves: str = "5/second"
    """How many moves an address may make."""

    pages: str = "20/second"
    """How many pages an address may open."""

    listed: Annotated[int, Field(ge=1, le=100)] = 12
    """How many of a browser's games its lobby lists."""

    cached: Annotated[int, Field(ge=1)] = 1024
    """How many positions a process remembers, so that it need not replay their records."""

    @field_validator("trusted_hosts", "trusted_proxies", mode="before")
    @classmethod
    def _split(cls, value: Any) -> Any:
        return tuple(part.strip() for part in value.split(",") if part.strip()) if isinstance(value, str) else value
