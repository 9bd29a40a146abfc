"""How a game's package is laid out, and what lies beside it: macros, rules page, deck, cover."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random

import pytest
from jinja2 import Environment, nodes

from app.paths import I18N, TEMPLATES
from decks.registry import DECKS
from engines.core.match import Match
from engines.registry import GAMES
from tests.contract.facts import FACTS

MODULES = ("moves", "view", "state", "worlds", "players", "table", "game")
MACROS = {"centre": ["table"], "seat": ["table", "panel"], "actions": ["table"], "summary": ["table"]}
OPTIONAL = {"hand": ["table"]}
"""In place of the shared hand, which is a fan of cards."""

games = pytest.mark.parametrize("key", list(GAMES))


@games
@pytest.mark.parametrize("module", MODULES)
def test_a_game_is_a_package_of_these_modules_each_saying_what_it_is(key: str, module: str) -> None:
    name = f"engines.{key}.{module}"
    assert find_spec(name) is not None
    assert import_module(name).__doc__


@games
def test_the_package_is_called_as_the_games_key_and_exports_it(key: str) -> None:
    assert import_module(f"engines.{key}.game").GAME is GAMES[key]
    assert GAMES[key].key == key


@games
def test_a_game_holds_no_state(key: str) -> None:
    assert not getattr(GAMES[key], "__dict__", {})


@games
def test_levels_that_people_choose_go_from_weak_to_strong(key: str) -> None:
    assert GAMES[key].levels == ("low", "high")


@games
def test_a_games_macros_are_these_with_these_arguments(key: str) -> None:
    source = (TEMPLATES / "games" / f"{key}.html").read_text(encoding="utf-8")
    tree = Environment(extensions=["jinja2.ext.i18n"], autoescape=True).parse(source)
    found = {macro.name: [arg.name for arg in macro.args] for macro in tree.find_all(nodes.Macro)}
    assert {name: found.get(name) for name in MACROS} == MACROS
    assert {name: found.get(name, args) for name, args in OPTIONAL.items()} == OPTIONAL


@games
def test_a_game_has_a_rules_page(key: str) -> None:
    assert (I18N / "en" / "rules" / f"{key}.md").is_file()


@games
def test_a_games_deck_is_drawn_and_its_cover_is_three_cards_of_it(key: str) -> None:
    codes = DECKS[GAMES[key].deck].codes
    assert len(set(GAMES[key].cover)) == 3
    assert set(GAMES[key].cover) <= set(codes)


@games
def test_every_card_that_is_dealt_is_drawn(key: str) -> None:
    dealt = FACTS[key].dealt(Match.new(key).deal(Random(1)))
    assert set(dealt) <= set(DECKS[GAMES[key].deck].codes)


@games
def test_a_games_messages_are_each_listed_once_and_name_the_game(key: str) -> None:
    messages = list(GAMES[key].messages())
    assert len(set(messages)) == len(messages)
    named = {f"{key}.name", f"{key}.line", f"{key}.lead"}
    named |= {f"level.{level}" for level in GAMES[key].levels}
    for option in GAMES[key].options:
        named |= {f"{key}.option.{option.key}"} | {f"{key}.option.{option.key}.{choice}" for choice in option.choices}
    assert named <= set(messages)
