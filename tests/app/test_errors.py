"""How errors are answered: one status each, words for each, and nothing that tells about the inside."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

import pytest
from sqlalchemy.exc import OperationalError
from starlette.exceptions import HTTPException

from app import errors, present
from app.errors import trouble
from engines.core.errors import IllegalMoveError, NotationError, OptionError, OutOfTurnError
from engines.core.words import Phrase, phrase
from tests.catalogues import messages


def own() -> Iterator[type[Exception]]:
    """Every error that the module defines."""
    for _, found in inspect.getmembers(errors, inspect.isclass):
        if issubclass(found, Exception) and found.__module__ == errors.__name__:
            yield found


@pytest.mark.parametrize(
    ("error", "status", "text"),
    [
        (errors.MalformedError("call", "x"), 400, "malformed"),
        (NotationError("x", "y"), 400, "malformed"),
        (OptionError("x", "y"), 400, "malformed"),
        (errors.UnknownHostError(), 400, "unknown-host"),
        (errors.CrossSiteError(), 403, "cross-site"),
        (errors.UnknownPageError(), 404, "unknown-page"),
        (errors.UnknownTableError("x"), 404, "unknown-table"),
        (errors.StaleError(3), 409, "stale"),
        (errors.UnfinishedError(), 409, "unfinished"),
        (errors.TooLargeError(), 413, "too-large"),
        (OutOfTurnError("x", "y"), 422, "out-of-turn"),
        (errors.TooManyError(5), 429, "too-many"),
        (errors.DamagedError(3, None), 500, "damaged"),
        (OperationalError("", None, Exception()), 503, "busy"),
        (HTTPException(400), 400, "malformed"),
        (HTTPException(404), 404, "unknown-page"),
        (HTTPException(405), 405, "method"),
        (HTTPException(413), 413, "too-large"),
        (HTTPException(415), 415, "malformed"),
        (HTTPException(500), 500, "broken"),
        (HTTPException(503), 503, "broken"),
        (ZeroDivisionError(), 500, "broken"),
        (ValueError("a secret"), 500, "broken"),
    ],
)
def test_what_an_error_costs(error: Exception, status: int, text: str) -> None:
    found = trouble(error)
    assert (found.status, found.text, found.title) == (
        status, phrase(f"site.error.{text}"), phrase(f"site.error.{text}.title"),
    )  # fmt: skip


def test_an_illegal_move_is_answered_with_the_rules_own_reason() -> None:
    reason = phrase("some.reason", n=3)
    found = trouble(IllegalMoveError("x", reason))
    assert (found.status, found.text) == (422, reason)


@pytest.mark.parametrize(
    ("error", "headers"),
    [
        (errors.TooManyError(7), {"Retry-After": "7"}),
        (HTTPException(405, headers={"Allow": "GET"}), {"Allow": "GET"}),
        (errors.StaleError(1), {}),
    ],
)
def test_headers_that_an_error_brings(error: Exception, headers: dict[str, str]) -> None:
    assert dict(trouble(error).headers) == headers


def test_no_error_of_ours_is_forgotten() -> None:
    assert set(own()) <= errors._KINDS.keys()


def test_every_answer_can_be_worded() -> None:
    worded = {key.id for key in messages("en")}
    assert {*errors.messages(), *present.messages()} <= worded


def test_a_trouble_says_nothing_of_what_was_tried() -> None:
    secret = "3s3h3d3c"
    for error in (NotationError(secret, secret), OptionError(secret, secret), errors.UnknownTableError(secret)):
        found = trouble(error)
        assert secret not in str((found.title, found.text))
        assert isinstance(found.text, Phrase)
