"""What every response forbids the browser, and which requests are not let in. Pure functions of headers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starlette.datastructures import Headers

from app.errors import CrossSiteError, TooLargeError, UnknownHostError

_POLICY: Final = "; ".join((
    "default-src 'none'",
    *(f"{what} 'self'" for what in (
        "script-src", "style-src", "img-src", "connect-src", "manifest-src", "media-src", "form-action",
    )),
    *(f"{what} 'none'" for what in ("base-uri", "object-src", "frame-ancestors")),
))  # fmt: skip

HEADERS: Final = (
    ("Content-Security-Policy", _POLICY),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    # Not no-referrer: under it Chromium sends `Origin: null` with the forms of a page on plain HTTP.
    ("Referrer-Policy", "same-origin"),
    ("X-Content-Type-Options", "nosniff"),
)
"""On every response, whatever its status."""

TLS_ONLY: Final = ("Strict-Transport-Security", "max-age=31536000")
"""On responses that reach people by TLS."""

_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})


def check_host(headers: Headers, trusted: Sequence[str]) -> None:
    """Raise UnknownHostError unless the request is for a trusted name: `*` is any, `*.example` any inside example."""
    host = _hostname(headers.get("host", ""))
    if not any(_is_named(host, name.lower()) for name in trusted):
        raise UnknownHostError(host)


def check_site(method: str, headers: Headers) -> None:
    """Raise CrossSiteError where another site's page makes a browser send a form.

    Browsers say where a request comes from in Sec-Fetch-Site; on plain HTTP in a local network they only send Origin.
    With neither it is no browser, and has no cookies that somebody could misuse.
    """
    if method in _SAFE:
        return
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    if site is not None:
        is_ours = site in {"same-origin", "none"}
    else:
        is_ours = origin is None or origin.partition("://")[2].lower() == headers.get("host", "").lower()
    if not is_ours:
        raise CrossSiteError


def check_length(headers: Headers, limit: int) -> None:
    """Raise TooLargeError for a body that says it is over the limit; one that does not say is counted as it comes."""
    length = headers.get("content-length", "")
    if length.isdecimal() and int(length[:20]) > limit:
        raise TooLargeError


def _is_named(host: str, name: str) -> bool:
    return name in {"*", host} or (name.startswith("*.") and host.endswith(name[1:]))


def _hostname(host: str) -> str:
    """The Host header without its port; an IPv6 address keeps its brackets."""
    name, colon, port = host.lower().rpartition(":")
    return name if colon and port.isdecimal() else host.lower()
