"""How a site is put together: threads, proxies, what it says of itself, what its settings are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from anyio.from_thread import BlockingPortal
from anyio.to_thread import current_default_thread_limiter
from fastapi import FastAPI
from pydantic import ValidationError

from app.i18n import LOCALES
from app.serving import _config
from app.settings import Settings
from tests.app.guests import Guest


@pytest.mark.parametrize("threads", [1, 3])
def test_requests_are_worked_on_by_so_many_threads(
    portal: BlockingPortal, make_guest: Callable[..., Guest], threads: int
) -> None:
    make_guest(threads=threads)
    assert portal.call(lambda: current_default_thread_limiter().total_tokens) == threads


@pytest.mark.parametrize(
    ("trusted", "came_from", "believed"),
    [("", "127.0.0.1", False), ("127.0.0.1", "127.0.0.1", True), ("127.0.0.1", "192.0.2.9", False)],
)
def test_forwarded_headers_are_believed_from_named_proxies_alone(
    make_app: Callable[..., FastAPI],
    make_guest: Callable[..., Guest],
    app: FastAPI,
    trusted: str,
    came_from: str,
    *,
    believed: bool,
) -> None:
    settings = Settings(trusted_proxies=trusted)  # type: ignore[arg-type]  # as it stands in the environment
    config = _config(app, settings)
    config.load()
    guest = make_guest(config.loaded_app, address=came_from)
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7"}
    cookie = guest.post("/en/toy", {"level": "low"}, headers=headers).headers["set-cookie"]
    assert ("Secure" in cookie) is believed


def test_the_description_of_the_routes_is_served_where_it_is_asked_for(make_guest: Callable[..., Guest]) -> None:
    described: dict[str, Any] = make_guest(openapi=True).get("/openapi.json").json()
    assert set(described["paths"]) == {
        "/", "/healthz", "/readyz", "/static/{name}", "/g/{id}", "/{lang}", "/{lang}/", "/{lang}/{game}",
        "/{lang}/g/{id}", "/{lang}/g/{id}/record", "/{lang}/settings", "/{lang}/{key}", "/theme/{display}.css",
        "/robots.txt",
    }  # fmt: skip
    posted = described["paths"]["/{lang}/g/{id}"]["post"]
    assert set(posted["requestBody"]["content"]) == {"application/x-www-form-urlencoded"}
    for path in ("/{lang}/", "/{lang}/{game}", "/{lang}/g/{id}"):
        for operation in described["paths"][path].values():
            assert all(list(answer["content"]) == ["text/html"] for answer in operation["responses"].values())


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "sqlite:///elsewhere.sqlite3")
    monkeypatch.setenv("CARDAVIA_TRUSTED_HOSTS", "cards.test, *.cards.test,")
    monkeypatch.setenv("CARDAVIA_HTTPS", "true")
    found = Settings()
    assert (found.database_url, found.https) == ("sqlite:///elsewhere.sqlite3", True)
    assert found.trusted_hosts == ("cards.test", "*.cards.test")


def test_what_a_caller_names_wins_over_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDAVIA_PORT", "9000")
    assert Settings(port=9001).port == 9001


@pytest.mark.parametrize(
    ("name", "value"), [("threads", "0"), ("port", "-1"), ("body_limit", "1"), ("https", "perhaps"), ("listed", "0")]
)
def test_a_setting_that_cannot_be_is_refused(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"CARDAVIA_{name.upper()}", value)
    with pytest.raises(ValidationError, match=name):
        Settings()


def test_every_setting_says_what_it_is() -> None:
    assert not [name for name, field in Settings.model_fields.items() if not field.description]


def test_addresses_know_ten_languages_whatever_is_on_offer(guest: Guest) -> None:
    assert len(LOCALES) == 10
    assert {guest.get(f"/{code}/").status_code for code in LOCALES} <= {200, 404}
