"""How much one address may ask for, and how it is told that it was too much."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from app.errors import TooManyError
from app.rates import Rates, network
from app.settings import Settings
from tests.app.guests import Guest


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that a test sets: `still[0]` is the time."""
    now = [1_000_000.0]
    for place in ("app.rates.time", "limits.storage.memory.time.time", "limits.strategies.time.time"):
        monkeypatch.setattr(place, lambda: now[0])
    return now


@pytest.mark.parametrize(
    ("address", "who"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("2001:db8:0:1:ffff:ffff:ffff:ffff", "2001:db8:0:1::/64"),
        ("2001:db8:0:2::1", "2001:db8:0:2::/64"),
        ("a-socket", "a-socket"),
        ("", "local"),
        (None, "local"),
    ],
)
def test_who_is_counted_as_one(address: str | None, who: str) -> None:
    assert network(address) == who


@pytest.mark.parametrize(
    ("count", "allowed", "seconds"), [(Rates.new_game, 10, 60), (Rates.move, 5, 1), (Rates.page, 20, 1)]
)
def test_the_defaults(still: list[float], count: Callable[[Rates, str], None], allowed: int, seconds: int) -> None:
    rates = Rates(Settings())
    for _ in range(allowed):
        count(rates, "192.0.2.1")
    with pytest.raises(TooManyError) as caught:
        count(rates, "192.0.2.1")
    assert caught.value.wait == seconds
    count(rates, "192.0.2.2")
    still[0] += seconds + 0.01
    count(rates, "192.0.2.1")


def test_games_moves_and_pages_are_counted_apart(still: list[float]) -> None:
    assert still
    rates = Rates(Settings(new_games="1/hour", moves="1/hour", pages="1/hour"))
    for count in (rates.new_game, rates.move, rates.page):
        count("192.0.2.1")


@pytest.mark.parametrize("rate", ["often", "", "5 a day"])
def test_a_setting_that_is_no_rate_is_refused_at_the_start(rate: str) -> None:
    with pytest.raises(ValueError, match="rate limit string"):
        Rates(Settings(moves=rate))


@pytest.fixture
def slow(make_guest: Callable[..., Guest]) -> Callable[..., Guest]:
    """Opens a browser at a site that allows each address one of each an hour."""

    def make(**chosen: Any) -> Guest:
        return make_guest(**{"new_games": "1/hour", "moves": "1/hour", "pages": "100/hour", **chosen})

    return make


def test_too_many_games_are_said_on_the_games_page(slow: Callable[..., Guest]) -> None:
    guest = slow()
    guest.start()
    response = guest.post("/en/toy", {"level": "low"})
    assert (response.status_code, response.json()["page"]) == (429, "GamePage")
    assert response.json()["problem"]["id"] == "site.error.too-many"
    assert 3590 <= int(response.headers["retry-after"]) <= 3600


@pytest.mark.parametrize("htmx", [False, True])
def test_too_many_moves_are_said_at_the_table_and_the_picks_stay(slow: Callable[..., Guest], *, htmx: bool) -> None:
    guest = slow()
    url = guest.start()
    guest.post(url, {"revision": "1", "call": "clear"})
    card = guest.table(url)["table"]["hand"]["rows"][0][0]["card"]["code"]
    response = guest.post(url, {"revision": "1", "call": "play", "pick": [card]}, htmx=htmx)
    shown = response.json() if htmx else response.json()["panels"]
    assert (response.status_code, shown["problem"]["id"], shown["revision"]) == (429, "site.error.too-many", 1)
    assert [held["picked"] for held in shown["table"]["hand"]["rows"][0]] == [True, False, False, False]
    assert "retry-after" in response.headers


def test_restarts_count_as_new_games(slow: Callable[..., Guest]) -> None:
    guest = slow(moves="100/hour")
    url = guest.start()
    response = guest.post(url, {"revision": "1", "call": "restart"})
    assert (response.status_code, response.json()["panels"]["problem"]["id"]) == (429, "site.error.too-many")


def test_too_many_pages_are_said_on_a_page(slow: Callable[..., Guest]) -> None:
    guest = slow(pages="1/hour")
    for path in ("/en/", "/en/toy"):
        response = guest.get(path)
    assert (response.status_code, response.json()["page"]) == (429, "ErrorPage")
    assert "retry-after" in response.headers


def test_the_way_in_the_health_and_the_files_are_not_counted(slow: Callable[..., Guest]) -> None:
    guest = slow(pages="1/hour")
    for _ in range(3):
        statuses = [guest.get(path).status_code for path in ("/", "/healthz", "/readyz", "/static/x")]
        assert statuses == [302, 200, 200, 404]


def test_one_address_does_not_use_up_anothers(make_guest: Callable[..., Guest], make_app: Callable[..., Any]) -> None:
    app = make_app(pages="1/hour")
    for address in ("2001:db8::1", "2001:db8:0:1::1", "192.0.2.1"):
        guest = make_guest(app, address=address)
        assert [guest.get("/en/toy").status_code for _ in range(2)] == [200, 429]
    assert make_guest(app, address="2001:db8::2").get("/en/toy").status_code == 429
