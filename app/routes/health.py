"""For whoever watches over the process: it is up; its database answers."""

from __future__ import annotations

from fastapi import APIRouter, Request
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import PlainTextResponse, Response

from app.site import Site

router = APIRouter()


@router.get("/healthz", response_class=PlainTextResponse)
async def healthz() -> Response:
    """The process is up."""
    return PlainTextResponse("ok\n")


@router.get("/readyz", response_class=PlainTextResponse, responses={503: {"description": "No database"}})
def readyz(request: Request) -> Response:
    """The database answers."""
    try:
        Site.of(request).database.answers()
    except SQLAlchemyError:
        return PlainTextResponse("the database does not answer\n", 503)
    return PlainTextResponse("ok\n")
