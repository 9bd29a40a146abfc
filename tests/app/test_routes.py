"""The site's table of routes: what is at each address, with what status, headers and redirects."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from fastapi import FastAPI

from app.store import Store
from tests.app.guests import Guest, hand, offer, picked
from tests.app.positions import GAME, POSITION, WON, saved

TABLE = f"/en/g/{GAME.id}"
OVER = "over-over-over-over-over"


@pytest.fixture
def guest(guest: Guest, app: FastAPI) -> Guest:
    """A browser at a site where one game goes on and one is over."""
    store = Store(app.state.site.database)
    store.add(GAME)
    store.add(saved(WON, id=OVER, finished=GAME.created))
    return guest


def form(call: str, *picks: str, revision: int | str = GAME.revision) -> dict[str, object]:
    return {"revision": str(revision), "pick": list(picks), "call": call}


@pytest.mark.parametrize(
    ("path", "status", "page"),
    [
        ("/en/", 200, "HomePage"),
        ("/en/toy", 200, "GamePage"),
        ("/en/doudizhu", 200, "GamePage"),
        (TABLE, 200, "TablePage"),
        (f"{TABLE}?pick=4&pick=nonsense&pick=", 200, "TablePage"),
        (f"/en/g/{OVER}", 200, "TablePage"),
        (f"{TABLE}/record", 409, "ErrorPage"),
        ("/en/chess", 404, "ErrorPage"),
        ("/en/g", 404, "ErrorPage"),
        ("/en/g/", 404, "ErrorPage"),
        ("/en/g/nobody-gave-this-id-out", 404, "ErrorPage"),
        ("/en/g/nobody-gave-this-id-out/record", 404, "ErrorPage"),
        ("/en/g/short", 404, "ErrorPage"),
        ("/en/g/%00%0a%0d", 404, "ErrorPage"),
        ("/en/g/" + 99 * "a", 404, "ErrorPage"),
        ("/en/toy/more", 404, "ErrorPage"),
        ("/xx/", 404, "ErrorPage"),
        ("/english/", 404, "ErrorPage"),
        ("/static/none.css", 404, "ErrorPage"),
        ("/static/../app/settings.py", 404, "ErrorPage"),
        ("/favicon.ico", 404, "ErrorPage"),
        ("/docs", 404, "ErrorPage"),
        ("/openapi.json", 404, "ErrorPage"),
        ("/%ff%fe", 404, "ErrorPage"),
    ],
)
def test_what_is_at_an_address(guest: Guest, path: str, status: int, page: str) -> None:
    response = guest.get(path)
    assert (response.status_code, response.json()["page"]) == (status, page)
    assert response.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("lang", ["pt", "hu", "tr", "es", "it", "zh", "hi", "ar", "fr"])
@pytest.mark.parametrize("path", ["", "/", "/toy", f"/g/{GAME.id}", f"/g/{GAME.id}/record"])
def test_a_language_that_is_not_on_offer_has_no_pages_and_is_answered_in_one_that_is(
    guest: Guest, lang: str, path: str
) -> None:
    response = guest.get(f"/{lang}{path}")
    assert (response.status_code, response.json()["page"], response.json()["words"]) == (404, "ErrorPage", "en")


@pytest.mark.parametrize(
    ("path", "status", "to"),
    [
        ("/", 302, "/en/"),
        ("/en", 308, "/en/"),
        (f"/g/{GAME.id}", 302, TABLE),
        ("/g/nobody-gave-this-id-out", 302, "/en/g/nobody-gave-this-id-out"),
    ],
)
def test_where_short_addresses_lead(guest: Guest, path: str, status: int, to: str) -> None:
    response = guest.get(path)
    assert (response.status_code, response.headers["location"]) == (status, to)


@pytest.mark.parametrize(
    ("headers", "lang"),
    [
        ({}, "en"),
        ({"Accept-Language": "hu, en;q=0.9"}, "hu"),
        ({"Accept-Language": "en, hu;q=0.9"}, "en"),
        ({"Accept-Language": "tr, hu;q=0.1"}, "hu"),
        ({"Cookie": "preferences=lang:hu"}, "hu"),
        ({"Cookie": "preferences=lang:en", "Accept-Language": "hu"}, "en"),
        ({"Cookie": "preferences=lang:tr", "Accept-Language": "hu"}, "hu"),
        ({"Cookie": "preferences=lang:../../etc"}, "en"),
    ],
)
@pytest.mark.parametrize("path", ["/", f"/g/{GAME.id}"])
def test_the_way_in_goes_by_cookie_and_then_by_what_the_browser_asks_for(
    guest: Guest, monkeypatch: pytest.MonkeyPatch, path: str, headers: Mapping[str, str], lang: str
) -> None:
    offer(monkeypatch, "en", "hu")
    response = guest.get(path, headers=headers)
    assert (response.status_code, response.headers["location"]) == (302, f"/{lang}{path}")
    assert response.headers["vary"] == "Cookie, Accept-Language"


@pytest.mark.parametrize(
    ("path", "status"), [("/en/", 200), ("/en/toy", 200), (TABLE, 200), ("/", 302), ("/en/chess", 404)]
)
def test_head_is_answered_like_get(guest: Guest, path: str, status: int) -> None:
    assert guest.ask("HEAD", path).status_code == status


@pytest.mark.parametrize(
    ("method", "path"), [("PUT", TABLE), ("DELETE", TABLE), ("POST", "/en/"), ("POST", "/"), ("PATCH", "/en/toy")]
)
def test_what_cannot_be_done_to_an_address_is_said_on_a_page(guest: Guest, method: str, path: str) -> None:
    response = guest.ask(method, path)
    assert (response.status_code, response.json()["page"]) == (405, "ErrorPage")
    assert "GET" in response.headers["allow"] or "HEAD" in response.headers["allow"]


def test_health_is_plain_text(guest: Guest) -> None:
    assert [(guest.get(path).status_code, guest.get(path).text) for path in ("/healthz", "/readyz")] == [
        (200, "ok\n"),
        (200, "ok\n"),
    ]


def test_a_start_form_leads_to_its_table(guest: Guest) -> None:
    response = guest.post("/en/toy", {"level": "high", "redeal": "always"})
    assert response.status_code == 303
    shown = guest.get(response.headers["location"])
    assert (shown.status_code, shown.json()["panels"]["revision"]) == (200, 1)
    assert len(hand(shown.json()["panels"])) == 4


def test_a_start_form_without_choices_starts_with_the_first_of_each(guest: Guest) -> None:
    assert guest.post("/en/toy").status_code == 303


@pytest.mark.parametrize(
    "fields",
    [
        {"level": "unheard-of"},
        {"level": ""},
        {"level": ["low", "high"]},
        {"level": "low", "redeal": "sometimes"},
        {"level": "low", "redeal": ["never", "always"]},
        {"level": "low", "colour": "red"},
        {"level": "low\x00"},
        {"level": "ｌｏｗ"},
        {"": ""},
    ],
)
def test_a_start_form_that_asks_for_what_is_not_there_gets_its_page_again(
    guest: Guest, fields: dict[str, object]
) -> None:
    response = guest.post("/en/toy", fields)
    assert (response.status_code, response.json()["page"]) == (400, "GamePage")
    assert response.json()["problem"]["id"] == "site.error.malformed"
    assert "set-cookie" not in response.headers


@pytest.mark.parametrize("path", ["/en/chess", "/hu/toy"])
def test_no_game_is_started_where_there_is_none(guest: Guest, path: str) -> None:
    assert guest.post(path, {"level": "low"}).status_code == 404


def test_a_move_without_script_leads_back_to_the_table(guest: Guest) -> None:
    response = guest.post(TABLE, form("play", "7"))
    assert (response.status_code, response.headers["location"]) == (303, TABLE)
    assert hand(guest.table(TABLE)) == ["4", "8"]


def test_a_move_by_htmx_is_answered_with_what_changed(guest: Guest) -> None:
    response = guest.post(TABLE, form("play", "7"), htmx=True)
    assert (response.status_code, response.json()["page"]) == (200, "Panels")
    assert (hand(response.json()), response.json()["revision"]) == (["4", "8"], GAME.revision + 1)


def test_news_are_what_happened_since_the_persons_last_decision_in_order(guest: Guest) -> None:
    assert guest.table(TABLE)["news"] == [
        {"id": "toy.event.laid", "seat": 1, "values": {"card": "2"}, "place": 1},
    ]
    guest.post(TABLE, form("play", "7"))
    assert [entry["values"]["card"] for entry in guest.table(TABLE)["news"]] == ["3"]


@pytest.mark.parametrize("htmx", [False, True])
def test_clear_and_hint_change_the_picks_alone(guest: Guest, *, htmx: bool) -> None:
    for tried, expected in ((form("hint", "4"), ["7"]), (form("clear", "4", "7"), [])):
        response = guest.post(TABLE, tried, htmx=htmx)
        if htmx:
            assert (response.status_code, picked(response.json())) == (200, expected)
        else:
            assert response.status_code == 303
            assert picked(guest.table(response.headers["location"])) == expected
    assert guest.table(TABLE)["revision"] == GAME.revision


def test_picks_of_an_address_are_picked_as_far_as_they_are_in_hand(guest: Guest) -> None:
    assert picked(guest.table(f"{TABLE}?pick=8&pick=9&pick=4&pick=<script>")) == ["4", "8"]


@pytest.mark.parametrize(
    ("tried", "status", "problem"),
    [
        (form("play", "4"), 422, "toy.refuse.even"),
        (form("play"), 422, "toy.refuse.nothing-picked"),
        (form("play", "9"), 422, "toy.refuse.not-held"),
        (form("play", "4", "8"), 400, "site.error.malformed"),
        (form("next"), 400, "site.error.malformed"),
        (form("undo"), 400, "site.error.malformed"),
        (form("play", "7", revision=2), 409, "site.error.stale"),
        (form("play", "7", revision=4), 409, "site.error.stale"),
    ],
)
@pytest.mark.parametrize("htmx", [False, True])
def test_a_refused_call_shows_the_true_table_with_the_reason_and_the_picks(
    guest: Guest, tried: dict[str, list[str]], status: int, problem: str, *, htmx: bool
) -> None:
    response = guest.post(TABLE, tried, htmx=htmx)
    page = response.json()
    assert (response.status_code, page["page"]) == (status, "Panels" if htmx else "TablePage")
    shown = page if htmx else page["panels"]
    assert (shown["problem"]["id"], shown["revision"]) == (problem, GAME.revision)
    assert picked(shown) == [card for card in tried["pick"] if card in "478"]


@pytest.mark.parametrize("htmx", [False, True])
def test_the_same_form_posted_twice_is_played_once(guest: Guest, *, htmx: bool) -> None:
    first, second = (guest.post(TABLE, form("play", "7"), htmx=htmx) for _ in range(2))
    assert (first.status_code, second.status_code) == (200 if htmx else 303, 409)
    shown = second.json() if htmx else second.json()["panels"]
    assert (hand(shown), shown["revision"]) == (["4", "8"], GAME.revision + 1)


def test_of_two_tabs_the_slower_one_is_shown_what_the_faster_one_did(guest: Guest) -> None:
    slow = guest.table(TABLE)["revision"]
    guest.post(TABLE, form("play", "7"))
    response = guest.post(TABLE, form("play", "8", revision=slow), htmx=True)
    assert (response.status_code, hand(response.json()), picked(response.json())) == (409, ["4", "8"], ["8"])


@pytest.mark.parametrize("revision", [GAME.revision, 1])
def test_restart_leads_to_another_table_at_any_time(guest: Guest, revision: int) -> None:
    plain = guest.post(TABLE, form("restart", revision=revision))
    by_htmx = guest.post(TABLE, form("restart", revision=revision), htmx=True)
    assert (plain.status_code, by_htmx.status_code) == (303, 204)
    urls = {TABLE, plain.headers["location"], by_htmx.headers["hx-redirect"]}
    assert len(urls) == 3
    assert all(guest.get(url).status_code == 200 for url in urls)


def test_a_record_is_text_once_the_game_is_over(guest: Guest) -> None:
    assert guest.table(TABLE)["record"] is None
    link = guest.table(f"/en/g/{OVER}")["record"]
    response = guest.get(link)
    assert (response.status_code, response.text) == (200, WON)
    assert response.headers["content-type"] == "text/plain; charset=utf-8"


def test_when_it_is_over_calls_are_refused_and_the_table_says_why(guest: Guest) -> None:
    response = guest.post(f"/en/g/{OVER}", form("play", "6"))
    assert (response.status_code, response.json()["panels"]["problem"]["id"]) == (422, "site.error.out-of-turn")


def test_a_whole_game_is_played_without_script(guest: Guest) -> None:
    url = guest.start(level="high")
    for _ in range(10):
        shown = guest.table(url)
        if shown["record"]:
            break
        there = guest.post(url, form("hint", revision=shown["revision"])).headers["location"]
        chosen = picked(guest.table(there))
        guest.post(url, form("play" if chosen else "pass", *chosen, revision=shown["revision"]))
    assert guest.get(guest.table(url)["record"]).status_code == 200


def test_looking_changes_nothing(guest: Guest, app: FastAPI) -> None:
    store = Store(app.state.site.database)
    for path in (TABLE, f"{TABLE}?pick=7&call=play&revision=3", f"{TABLE}/record", f"/g/{GAME.id}"):
        guest.get(path)
        guest.get(path, headers={"HX-Request": "true"})
    assert store.fetch(GAME.id) == GAME
    assert not guest.cookies


@pytest.mark.parametrize(
    ("headers", "page"),
    [
        ({}, "Panels"),
        ({"HX-History-Restore-Request": "true"}, "TablePage"),
        ({"HX-Boosted": "true"}, "TablePage"),
        ({"HX-Request": "false"}, "TablePage"),
    ],
)
def test_a_look_by_htmx_is_answered_with_the_panels_unless_it_wants_a_page(
    guest: Guest, headers: Mapping[str, str], page: str
) -> None:
    response = guest.get(f"{TABLE}?pick=7", headers={"HX-Request": "true", **headers})
    assert (response.status_code, response.json()["page"]) == (200, page)


def test_a_look_by_htmx_that_fails_leaves_the_page_as_it_is(guest: Guest) -> None:
    response = guest.get("/en/g/nobody-gave-this-id-out?pick=7", headers={"HX-Request": "true"})
    assert (response.status_code, response.headers["hx-reswap"]) == (404, "none")
    assert "hx-retarget" not in response.headers


@pytest.mark.parametrize("path", [TABLE, "/en/chess", f"{TABLE}/record", "/g/nobody-gave-this-id-out"])
def test_what_is_somebodys_own_is_neither_stored_nor_indexed(guest: Guest, path: str) -> None:
    headers = guest.get(path).headers
    assert (headers["cache-control"], headers["x-robots-tag"]) == ("no-store", "noindex")


@pytest.mark.parametrize("htmx", [False, True])
@pytest.mark.parametrize("tried", [form("play", "7"), form("play"), form("restart"), form("clear"), {}])
def test_answers_at_a_table_vary_by_htmx_and_are_not_stored(
    guest: Guest, tried: dict[str, object], *, htmx: bool
) -> None:
    headers = guest.post(TABLE, tried, htmx=htmx).headers
    assert (headers["vary"], headers["cache-control"]) == ("HX-Request", "no-store")
    assert guest.get(TABLE).headers["vary"] == "HX-Request"


def test_an_error_that_has_no_table_goes_over_the_whole_page_in_htmx_too(guest: Guest) -> None:
    response = guest.post("/en/g/nobody-gave-this-id-out", form("play"), htmx=True)
    assert (response.status_code, response.json()["page"]) == (404, "ErrorPage")
    assert (response.headers["hx-retarget"], response.headers["hx-reswap"]) == ("body", "outerHTML")


@pytest.mark.parametrize(
    ("path", "back"),
    [("/en/chess", "/en/"), (f"{TABLE}/record", TABLE), ("/en/g/nobody-gave-this-id-out", "/en/"), ("/xx/", "/en/")],
)
def test_an_error_page_leads_back(guest: Guest, path: str, back: str) -> None:
    assert guest.get(path).json()["back"] == back


def test_two_games_are_listed_to_the_browser_that_started_them_and_to_nobody_else(
    guest: Guest, make_guest: Callable[..., Guest], app: FastAPI
) -> None:
    urls = [guest.start(), guest.start()]
    listed = guest.get("/en/").json()["tables"]
    assert [link["url"] for link in listed] == urls[::-1]
    assert [(link["status"]["id"], link["waiting"]) for link in listed] == [("toy.status.on", True)] * 2
    other = make_guest(app)
    assert other.get(urls[0]).status_code == 200
    assert other.get("/en/").json()["tables"] == []


def test_opening_or_playing_a_table_elsewhere_does_not_change_whose_it_is(
    guest: Guest, make_guest: Callable[..., Guest], app: FastAPI
) -> None:
    url = guest.start()
    other = make_guest(app)
    other.get(url)
    assert other.post(url, form("pass", revision=1)).status_code == 303
    assert not other.cookies
    again = other.post(url, form("restart", revision=2)).headers["location"]
    assert [link["url"] for link in guest.get("/en/").json()["tables"]] == [url]
    assert [link["url"] for link in other.get("/en/").json()["tables"]] == [again]


def test_the_lobby_lists_so_many_games_and_no_more(make_guest: Callable[..., Guest]) -> None:
    guest = make_guest(listed=2)
    urls = [guest.start() for _ in range(3)]
    assert [link["url"] for link in guest.get("/en/").json()["tables"]] == urls[:0:-1]


@pytest.mark.parametrize("cookie", ["", "short", "a" * 65, "../../etc/passwd-passwd-passwd", "é" * 24])
def test_a_cookie_that_is_not_ours_is_nobodys(guest: Guest, cookie: str) -> None:
    headers = {"Cookie": f"owner={cookie}".encode()}
    assert guest.get("/en/", headers=headers).json()["tables"] == []
    fresh = guest.post("/en/toy", {"level": "low"}, headers=headers).cookies["owner"]
    assert fresh != cookie


def test_what_is_offered_and_asked_is_what_the_game_says(guest: Guest) -> None:
    page = guest.get("/en/toy").json()
    assert [(choice["name"], [value for value, _ in choice["values"]]) for choice in page["choices"]] == [
        ("redeal", ["never", "always", "asked"]),
        ("level", ["low", "high", "cheat"]),
    ]
    tile = next(tile for tile in guest.get("/en/").json()["games"] if tile["key"] == "toy")
    assert (tile["url"], [card["code"] for card in tile["cover"]]) == ("/en/toy", ["1", "5", "9"])


def test_every_page_knows_where_it_is_in_every_language_on_offer(guest: Guest) -> None:
    for path in ("/en/", "/en/toy", TABLE, "/en/chess"):
        page = guest.get(path).json()
        assert page["shell"]["here"] == path
        assert [link["url"] for link in page["shell"]["languages"] if link["current"]] == [path]


def test_tables_and_errors_are_not_for_search_engines(guest: Guest) -> None:
    indexed = {path: guest.get(path).json()["shell"]["indexed"] for path in ("/en/", "/en/toy", TABLE, "/en/chess")}
    assert indexed == {"/en/": True, "/en/toy": True, TABLE: False, "/en/chess": False}


def test_a_position_says_nothing_of_other_hands(guest: Guest) -> None:
    assert "2356" in POSITION
    shown = guest.table(TABLE)
    assert [seat["held"] for seat in shown["table"]["seats"]] == [3, 3]
    assert hand(shown) == ["4", "7", "8"]
