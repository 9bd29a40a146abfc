"""Stylesheet, scripts and pictures, from memory. Their names change with their content, so they are cached for ever."""

from __future__ import annotations

import gzip
from functools import lru_cache

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.assets import CACHE, PREFIX
from app.errors import UnknownPageError
from app.routes.paths import page
from app.site import Site

router = APIRouter()


@page(router, PREFIX + "{name}")
async def asset(request: Request, name: str) -> Response:
    """A file that pages refer to, compressed for whoever can read it so."""
    found = Site.of(request).files.get(PREFIX + name)
    if found is None:
        raise UnknownPageError(name)
    headers = {"Cache-Control": CACHE, "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(found.body, headers=headers, media_type=found.media_type)
    return Response(_packed(found.body), headers={**headers, "Content-Encoding": "gzip"}, media_type=found.media_type)


@lru_cache(maxsize=64)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
