"""Assets: one stylesheet, one script, every name made from its content; a missing file says what to do."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from app.assets import PREFIX, AssetError, Assets, read_assets
from app.paths import HTMX, STATIC
from decks import DECKS, Deck, registry


@pytest.fixture(scope="module")
def assets() -> Assets:
    return read_assets()


@pytest.fixture(scope="module")
def stylesheet(assets: Assets) -> str:
    return assets.files[assets.css].body.decode()


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A copy of the static files, to be changed."""
    return Path(shutil.copytree(STATIC, tmp_path / "static", ignore=shutil.ignore_patterns("vendor")))


def test_every_address_has_its_file(assets: Assets) -> None:
    addresses = {assets.css, assets.script, assets.htmx, assets.icons, assets.mark, *map(assets.deck, DECKS)}
    assert addresses <= set(assets.files)
    assert all(address.startswith(PREFIX) for address in assets.files)


def test_a_name_changes_with_its_content_and_with_nothing_else(assets: Assets, static: Path) -> None:
    base = static / "css" / "base.css"
    base.write_text(base.read_text(encoding="utf-8") + "@layer base { hr { margin: 0; } }\n", encoding="utf-8")
    changed = read_assets(static, HTMX)
    assert changed.css != assets.css
    assert (changed.script, changed.icons, changed.htmx) == (assets.script, assets.icons, assets.htmx)


def test_a_deck_is_named_anew_when_the_program_that_draws_it_changes(
    assets: Assets, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    drawer = Path(shutil.copytree(registry.HERE, tmp_path / "decks"))
    monkeypatch.setattr(registry, "HERE", drawer)
    assert read_assets().decks == assets.decks
    (drawer / "kit" / "paints.py").write_text("", encoding="utf-8")
    renamed = read_assets().decks
    assert {key for key in DECKS if renamed[key] == assets.decks[key]} == set()


def test_a_deck_is_drawn_once_and_not_before_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    draw = Deck.sprite

    def noted(deck: Deck) -> str:
        asked.append(deck.key)
        return draw(deck)

    monkeypatch.setattr(Deck, "sprite", noted)
    read = read_assets()
    assert asked == []
    first = read.files[read.deck("french")]
    assert (first.body, asked) == (first.body, ["french"])


def test_a_changed_picture_changes_the_stylesheet_that_names_it(assets: Assets, static: Path) -> None:
    hem = static / "img" / "hem-doudizhu.svg"
    hem.write_bytes(hem.read_bytes() + b"\n")
    assert read_assets(static, HTMX).css != assets.css


def test_layers_are_ordered_before_the_first_of_them(stylesheet: str) -> None:
    assert stylesheet.index("@layer tokens, base, layout, cards, controls, games;") < stylesheet.index(
        "@layer tokens {"
    )
    places = [
        stylesheet.index(f"@layer {name} {{") for name in ("tokens", "base", "layout", "cards", "controls", "games")
    ]
    assert places == sorted(places)


def test_pictures_in_the_stylesheet_are_served(assets: Assets, stylesheet: str) -> None:
    named = re.findall(r'url\("([^"]+)"\)', stylesheet)
    assert named
    assert {f"{PREFIX}{name}" for name in named} <= set(assets.files)
    assert stylesheet.count("url(") == len(named)


def test_every_custom_property_is_defined(stylesheet: str) -> None:
    used = set(re.findall(r"var\((--[\w-]+)\)", stylesheet))
    assert used <= set(re.findall(r"(--[\w-]+):", stylesheet))


def test_scripts_share_no_names(assets: Assets) -> None:
    script = assets.files[assets.script].body.decode()
    sources = [path.read_text(encoding="utf-8") for path in sorted((STATIC / "js").glob("*.js"))]
    assert script == '"use strict";\n' + "".join(f"{{\n{source}}}\n" for source in sources)


def test_a_browser_is_told_what_each_file_is(assets: Assets) -> None:
    kinds = {address: asset.media_type for address, asset in assets.files.items()}
    assert kinds[assets.css].startswith("text/css")
    assert kinds[assets.script].startswith("text/javascript")
    assert kinds[assets.icons] == "image/svg+xml"


def test_without_the_browser_library_the_start_says_which_command_fetches_it(tmp_path: Path) -> None:
    with pytest.raises(AssetError, match=r"htmx\.min\.js is missing .*run `pip install -e \.`"):
        read_assets(STATIC, tmp_path / "htmx.min.js")


def test_a_missing_file_is_named(static: Path) -> None:
    (static / "icons.svg").unlink()
    with pytest.raises(AssetError, match=r"icons\.svg cannot be read"):
        read_assets(static, HTMX)


def test_a_deck_that_nobody_drew_is_no_asset(assets: Assets) -> None:
    with pytest.raises(KeyError):
        assets.deck("tarot")
