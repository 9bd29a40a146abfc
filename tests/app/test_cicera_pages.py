"""What a person sees of Cicera: the table's cards as boxes, ways to capture in words, piles, sheet and bill."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from app.assets import read_assets
from app.i18n import words
from app.render import Renderer
from tests.app import cicera_tables, samples
from tests.app.markup import Element, Markup

Show: TypeAlias = Callable[..., Markup]


@pytest.fixture(scope="module")
def show() -> Show:
    renderer = Renderer(read_assets())

    def shown(position: str, *picks: str) -> Markup:
        table = cicera_tables.table(position, *picks)
        return Markup.read(renderer.panels(samples.panels(table, key="cicera"), words("en")))

    return shown


def text(element: Element) -> str:
    return " ".join(element.text.split())


def ways(part: Markup) -> list[str]:
    return [text(button) for button in part.all("button", "way")]


def rows(part: Markup, inside: str) -> list[str]:
    """The lines of the tables that stand in elements of this class."""
    found = [row for row in part.all("tr") if any(inside in outer.classes for outer in row.inside)]
    return [
        " ".join(text(cell) for cell in part.all() if cell.tag in {"th", "td"} and row in cell.inside) for row in found
    ]


@pytest.mark.parametrize(
    ("position", "picks", "shown"),
    [
        ("start", "", ["Take", "Place", "Suggest"]),
        (
            "ways",
            "7s",
            [
                "Take the 7 of coppe picada +1",
                "Take Asso, 2 and 4 quadriglia +1",
                "Take 2 and 5 of spade simili +1",
                "Take 3 and 4",
                "Place the 7 of spade",
                "Suggest",
                "Take what is ticked",
            ],
        ),
        ("crowded", "Ts", ["Take", "Place the 10 of spade", "Suggest"]),
        ("twins", "7s 3b", ["Take 3 of bastoni and 4 of spade", "Take 3 of bastoni and 4 of denari"]),
    ],
)
def test_a_capture_is_said_in_words_with_its_bonus(show: Show, position: str, picks: str, shown: list[str]) -> None:
    assert ways(show(position, *picks.split()))[: len(shown)] == shown


def test_a_capture_of_everything_names_all_its_bonuses(show: Show) -> None:
    part = show("scua", "7s")
    assert ways(part)[0] == "Take Asso, 2 and 4 of spade scùa +1, simili +1 and quadriglia +1"


def test_hand_cards_exclude_each_other_and_table_cards_do_not(show: Show) -> None:
    part = show("ways", "7s", "3b")
    assert len(part.all("input", type="radio", name="pick")) == 8
    loose = part.all("input", type="checkbox", name="pick")
    assert [box.attributes["value"] for box in loose] == ["Ad", "2s", "3b", "4d", "5s", "7c", "Fd"]
    assert [box.attributes["value"] for box in part.all("input") if "checked" in box.attributes] == ["3b", "7s"]


def test_cards_of_the_table_have_names_and_those_that_have_gone_are_not_read_out(show: Show) -> None:
    part = show("ways")
    board = part.one("div", id="board")
    names = [text(label) for label in part.all("label", "pick") if board in label.inside]
    assert names[:3] == ["Asso of denari", "2 of spade", "3 of bastoni"]
    assert len(part.all("li", "is-gone")) == 2
    assert all("aria-hidden" in gone.attributes for gone in part.all("li", "is-gone"))


def test_the_sum_so_far_is_said_in_words(show: Show) -> None:
    assert text(show("crowded", "Ts", "3s", "4d").one("p", id="prompt")).startswith("10 of spade can take in ")
    assert "3 and 4 make 7: 3 more to go." in text(show("crowded", "Ts", "3s", "4d").one("p", id="prompt"))


def test_the_piles_tell_what_counts_and_the_bonuses_just_earned(show: Show) -> None:
    part = show("bonus")
    ours, theirs = part.one("div", "heap--ours"), part.one("div", "heap--theirs")
    assert text(ours).startswith("6 cards: ours +5 for bonuses 4 spade, La Mata")
    assert [text(tag) for tag in part.all("li", "tag--now") if ours in tag.inside] == [
        "scùa +1",
        "simili +1",
        "quadriglia +1",
        "scùa +1",
        "picada +1",
    ]
    assert text(theirs) == "0 cards: theirs"


def test_every_seat_shows_what_it_has_just_done(show: Show) -> None:
    part = show("bonus")
    gina, piera = part.one("section", id="seat-1"), part.one("section", id="seat-2")
    assert [text(words) for words in part.all("p", "did__words") if gina in words.inside] == ["placed the 8 of denari"]
    taken = [card.attributes["aria-label"] for card in part.all("span", "card", role="img") if piera in card.inside]
    assert taken == ["8 of denari", "8 of coppe"]


def test_italian_words_have_their_gloss_beside_them(show: Show) -> None:
    lines = rows(show("bonus"), "sheet")
    assert lines[2:5] == ["Spade swords 4 –", "La Mata 2 of swords 1 –", "10 of denari 10 of coins – –"]
    assert "Picada the card just placed 1 –" in lines


def test_the_end_is_a_bill_in_two_columns_with_the_leftovers_told(show: Show) -> None:
    part = show("over")
    assert text(part.one("h2", id="bill-title")) == "Gina and Bortolo win"
    lines = rows(part, "bill")
    assert lines[0] == "For Ours Theirs"
    assert lines[1] == "Most cards 3 to 9 – 2"
    assert lines[-1] == "Together 1 3"
    assert text(part.one("p", "bill__note")) == "The 5 cards left on the table went to Gina, who captured last."


def test_cards_that_belong_to_nobody_are_told(show: Show) -> None:
    part = show("unclaimed")
    assert text(part.one("h2", id="bill-title")) == "A draw"
    assert text(part.one("p", "bill__note")).startswith("Nobody captured")
