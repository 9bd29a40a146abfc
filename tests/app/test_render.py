"""Templates: every page and every state of a table, rendered from contexts made by hand, in the words of English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from types import ModuleType
from typing import Any

import pytest
from jinja2 import nodes

from app import contexts
from app.assets import Assets, read_assets
from app.i18n import words
from app.paths import TEMPLATES
from app.render import Renderer
from engines.core import table as parts
from engines.core.words import phrase
from engines.registry import GAMES
from tests.app import samples
from tests.app.markup import Element, Markup

ENGLISH = words("en")
MACROS = {"centre": ["table"], "seat": ["table", "panel"], "actions": ["table"], "summary": ["table"]}


@pytest.fixture(scope="module")
def assets() -> Assets:
    return read_assets()


@pytest.fixture(scope="module")
def renderer(assets: Assets) -> Renderer:
    return Renderer(assets)


@pytest.fixture(params=samples.PAGES)
def page(renderer: Renderer, request: pytest.FixtureRequest) -> Markup:
    """Each page in turn. That it can be read says that it is well nested."""
    return Markup.read(renderer.page(samples.PAGES[request.param], ENGLISH))


@pytest.fixture
def show(renderer: Renderer) -> Any:
    def shown(table: samples.Sample, **around: Any) -> Markup:
        return Markup.read(renderer.panels(samples.panels(table, **around), ENGLISH))

    return shown


def test_ids_are_unique_and_what_refers_to_one_finds_it(page: Markup) -> None:
    ids = list(page.values("id"))
    assert len(ids) == len(set(ids))
    named = (name for attribute in ("aria-labelledby", "hx-target", "hx-select") for name in page.values(attribute))
    inside = (address for address in page.values("href") if address.startswith("#"))
    assert {name.removeprefix("#") for name in (*named, *inside)} <= set(ids)


def test_drawings_are_in_the_files_that_are_served(page: Markup, assets: Assets) -> None:
    for use in page.all("use"):
        address, _, symbol = use.attributes["href"].partition("#")
        assert f'id="{symbol}"' in assets.files[address].body.decode(), use.attributes["href"]


def test_every_sign_of_a_seat_is_an_icon(assets: Assets) -> None:
    icons = assets.files[assets.icons].body.decode()
    assert all(f'id="{seat.sign}"' in icons for seat in samples.SEATS)


def test_nothing_is_inline_and_nothing_comes_from_elsewhere(page: Markup) -> None:
    assert not [name for element in page.elements for name in element.attributes if re.match(r"style$|on|hx-on", name)]
    assert not page.all("style")
    assert not [script for script in page.all("script") if script.text or "src" not in script.attributes]
    named = ("href", "src", "action", "formaction", "hx-post", "hx-get")
    # Search engines alone follow these, and want the site's own name in them.
    whole = {link.attributes["href"] for rel in ("canonical", "alternate") for link in page.all("link", rel=rel)}
    addresses = {address for name in named for address in page.values(name)} - whole
    assert not [address for address in addresses if not re.match(r"/(?!/)|#", address)]
    assert all(address.startswith("http://cards.test/") for address in whole)


def test_every_control_has_a_name(page: Markup) -> None:
    for control in (*page.all("button"), *page.all("a"), *page.all("summary")):
        assert control.text.strip() or "hidden" in control.attributes, control
    for image in page.all(role="img"):
        assert image.attributes["aria-label"]


def test_there_is_one_first_heading(page: Markup) -> None:
    assert page.one("h1").text.strip()


def test_the_lobby_is_found_by_search_engines_and_a_table_is_not(renderer: Renderer) -> None:
    robots = {
        name: bool(Markup.read(renderer.page(samples.PAGES[name], ENGLISH)).all("meta", name="robots"))
        for name in ("home", "game", "turn", "error")
    }
    assert robots == {"home": False, "game": False, "turn": True, "error": True}


def test_a_language_is_offered_only_where_there_is_a_choice(renderer: Renderer) -> None:
    home = samples.PAGES["home"]
    offered = Markup.read(renderer.page(home, ENGLISH)).all(name="language")
    assert [button.attributes["value"] for button in offered] == ["en", "pt"]
    alone = samples.shell("/en/", languages=samples.LANGUAGES[:1])
    page = Markup.read(renderer.page(contexts.HomePage(alone, (samples.TILE,), ()), ENGLISH))
    assert not page.all(name="language")
    assert not page.all("a", hreflang="en")


def test_the_part_is_what_the_page_holds(renderer: Renderer) -> None:
    for table in samples.TABLES.values():
        part = renderer.panels(samples.panels(table), ENGLISH)
        assert part.strip() in renderer.page(samples.table_page(table), ENGLISH)
        assert [element.attributes.get("id") for element in Markup.read(part).elements if not element.inside] == [
            "panels"
        ]


def test_the_live_region_stands_outside_what_is_swapped_and_begins_silent(renderer: Renderer) -> None:
    region = Markup.read(renderer.page(samples.table_page(), ENGLISH)).one(role="status")
    assert "panels" not in {element.attributes.get("id") for element in region.inside}
    assert not region.text.strip()


def test_news_are_told_in_order_before_what_is_asked(show: Any) -> None:
    news = " ".join(show(samples.TURN).one("p", id="news").text.split())
    assert news == ("Mei plays a pair of nines. Jun plays a pair of jacks. Your turn. Beat the pair of jacks, or pass.")


def test_the_hand_is_check_boxes_with_the_cards_names(show: Any) -> None:
    part = show(samples.PICKED)
    boxes = part.all("input", type="checkbox", name="pick")
    assert len(boxes) == samples.PICKED.hand.count
    assert [box.attributes["value"] for box in boxes if "checked" in box.attributes] == ["Kd", "Ks"]
    labels = {" ".join(label.text.split()) for label in part.all("label", "pick")}
    assert {"king of diamonds", "5 of hearts"} <= labels


def test_what_would_be_refused_is_told_apart_but_never_dead(show: Any) -> None:
    part = show(samples.TURN)
    idle = {button.attributes["value"] for button in part.all("button", "is-idle")}
    assert idle == {"play"}
    assert not [button for button in part.all("button") if "disabled" in button.attributes]


def test_enter_on_a_card_makes_no_move(renderer: Renderer) -> None:
    page = Markup.read(renderer.page(samples.table_page(), ENGLISH))
    form = [element for element in page.all("button") if holder(element) == "felt"]
    assert form[0].attributes == {"hidden": "", "formmethod": "get", "form": "felt"}


def holder(element: Element) -> str | None:
    """The id of the form that an element belongs to: one that it names, or else that it stands in."""
    outer = next((outer.attributes.get("id") for outer in element.inside if outer.tag == "form"), None)
    return element.attributes.get("form", outer)


def test_every_form_of_a_table_sends_its_revision(show: Any) -> None:
    for table in samples.TABLES.values():
        part = show(table)
        revisions = part.all("input", name="revision", value="7")
        assert len(revisions) == len(part.all("form"))


def test_a_refusal_is_said_and_the_pick_stays(show: Any) -> None:
    part = show(samples.PICKED, problem=samples.REFUSED)
    assert "a pair of eights" in part.one("p", "is-wrong").text
    assert len([box for box in part.all("input") if "checked" in box.attributes]) == 2


def test_what_is_shown_one_by_one_has_its_place_and_the_last_places_are_one(show: Any) -> None:
    assert "after-1" in show(samples.TURN).one("div", "from-right").classes
    assert {"is-over", "until-2"} <= show(samples.TURN).one("div", "from-me").classes
    late = show(samples.LONG)
    assert "after-8" in late.one("div", "from-left").classes
    assert "after-8" in late.one("p", "bubble").classes


def test_what_is_new_has_a_new_name_each_revision(renderer: Renderer) -> None:
    """Morphing keeps an element of the same name, and an animation that has run does not run again."""
    before, after = (
        renderer.panels(contexts.Panels(**{**values(samples.panels()), "revision": revision}), ENGLISH)
        for revision in (7, 8)
    )
    changed = set(Markup.read(after).values("id")) - set(Markup.read(before).values("id"))
    assert changed == {"laid-8", "log-8"}


def values(context: Any) -> dict[str, Any]:
    return {field.name: getattr(context, field.name) for field in fields(context)}


def test_only_my_turn_is_brass(show: Any) -> None:
    assert "is-turn" in show(samples.TURN).one("div", "tray").classes
    waiting = show(samples.WAITING)
    assert "is-turn" not in waiting.one("div", "tray").classes
    assert "is-turn" in waiting.one("section", id="seat-1").classes


def test_a_long_play_lies_in_even_rows(show: Any) -> None:
    part = show(samples.LONG)
    fans = [element for element in part.all("ol", "fan") if any("played" in outer.classes for outer in element.inside)]
    assert [sum(fan in card.inside for card in part.all("li")) for fan in fans] == [5, 5]


def test_the_end_is_a_bill_with_a_way_on(show: Any) -> None:
    part = show(samples.OVER)
    assert not part.all("input", type="checkbox")
    assert "You win" in part.one("h2", id="bill-title").text
    assert {link.attributes["href"] for link in part.all("a")} >= {f"{samples.URL}/record", "/en/doudizhu"}
    assert [button.attributes["value"] for button in part.all("button")] == ["restart"]


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_the_macros_that_tables_are_made_of(renderer: Renderer, key: str) -> None:
    source = (TEMPLATES / "games" / f"{key}.html").read_text(encoding="utf-8")
    found = {
        macro.name: [argument.name for argument in macro.args]
        for macro in renderer.environment.parse(source).find_all(nodes.Macro)
    }
    assert {name: found.get(name) for name in MACROS} == MACROS


def test_every_field_of_a_context_is_shown_somewhere(renderer: Renderer, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[tuple[str, str]] = set()
    kinds = [kind for module in (contexts, parts) for kind in dataclasses_of(module)]
    for kind in kinds:
        monkeypatch.setattr(kind, "__getattribute__", noting(kind, seen))
    for page in samples.PAGES.values():
        renderer.page(page, ENGLISH)
    renderer.page(samples.table_page(problem=phrase("site.error.stale")), ENGLISH)
    monkeypatch.undo()
    wanted = {(kind.__name__, field.name) for kind in kinds for field in fields(kind)}
    # A table's status stands in the lobby, where it comes as a link's.
    assert wanted - seen == {("Table", "status")}


def dataclasses_of(module: ModuleType) -> Iterator[Any]:
    for kind in vars(module).values():
        if isinstance(kind, type) and is_dataclass(kind) and kind.__module__ == module.__name__:
            yield kind


def noting(kind: type, seen: set[tuple[str, str]]) -> Any:
    """An attribute look-up that notes what is looked up."""

    def look(self: object, name: str) -> Any:
        seen.add((kind.__name__, name))
        return object.__getattribute__(self, name)

    return look
