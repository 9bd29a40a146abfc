"""Serves the site by uvicorn: takes the port, prepares the database, and says in a sentence why it cannot."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from app import schema
from app.assets import AssetError
from app.main import create_app
from app.settings import Settings

DRAIN_SECONDS: Final = 10
"""How long requests that are being answered may still take once the server is told to stop."""

WAITING: Final = 1024
"""How many connections may wait to be taken."""


class StartError(Exception):
    """The site cannot start; the message is for the person at the terminal."""


def serve(settings: Settings, announce: Callable[[str], None]) -> None:
    """Announce the site's address and serve it until it is told to stop. Raises StartError."""
    logging.basicConfig(format="%(asctime)s %(name)s %(message)s")
    logging.getLogger("cardavia").setLevel(logging.INFO)
    with socket_at(settings.host, settings.port) as listener:
        server = _prepared(settings)
        announce(f"http://{_shown(listener)}/")
        with suppress(KeyboardInterrupt):  # uvicorn raises it once more after it has closed
            server.run(sockets=[listener])
    if not server.started:
        raise StartError("the server could not start; the lines above say why")


def socket_at(host: str, port: int) -> socket.socket:
    """A listening socket. Raises StartError where the address is taken or is none of this machine's."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=WAITING)
    except OSError as error:
        raise StartError(f"cannot listen on {host} port {port}: {error.strerror}. Another port: --port 0") from error


def _config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    proxies = ",".join(settings.trusted_proxies)
    return uvicorn.Config(
        app,
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,  # the site writes its own, without the addresses that open somebody's table
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=DRAIN_SECONDS,
    )


def _prepared(settings: Settings) -> uvicorn.Server:
    try:
        schema.upgrade(settings.database_url)
        return uvicorn.Server(_config(create_app(settings), settings))
    except (SQLAlchemyError, ImportError, schema.NewerDatabaseError) as error:
        raise StartError(f"the database cannot be used: {error}") from error
    except (AssetError, ValueError) as error:
        raise StartError(str(error)) from error


def _shown(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
