"""What a person sees of Ganjifa: what may be played and why, Dukals and what they capture, who took a trick and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from app.assets import read_assets
from app.i18n import words
from app.render import Renderer
from tests.app import ganjifa_tables, samples
from tests.app.markup import Element, Markup

Show: TypeAlias = Callable[..., Markup]


@pytest.fixture(scope="module")
def show() -> Show:
    renderer = Renderer(read_assets())

    def shown(position: str, *picks: str) -> Markup:
        table = ganjifa_tables.table(position, *picks)
        return Markup.read(renderer.panels(samples.panels(table, key="ganjifa"), words("en")))

    return shown


def text(element: Element) -> str:
    return " ".join(element.text.split())


def inside(part: Markup, outer: Element, cls: str) -> list[str]:
    """What the elements of a class say that stand in another."""
    return [text(element) for element in part.all(cls=cls) if outer in element.inside]


def buttons(part: Markup) -> dict[str, str]:
    """The buttons of the table's own form: what each sends and says."""
    found = (button for button in part.all("button", "button") if button.attributes.get("value") != "restart")
    return {button.attributes["value"]: text(button) for button in found}


@pytest.mark.parametrize(
    ("position", "picks", "asked"),
    [
        ("opening", (), "You hold the Raja of Rama, the trump. It opens the deal: lead it. There is only one card"),
        ("lead", (), "Your turn. Lead any card. Pick the card"),
        ("dukal", (), "Your turn. Lead any card, or a Dukal."),
        ("follow", ("3ma",), "Matsya was led. Play any Matsya that you like. The 3 of Matsya takes the trick."),
        ("follow", ("Mra",), "Matsya was led. Play any Matsya that you like. You hold Matsya, which was led: play"),
        ("follow", ("3ma", "9ma"), "Matsya was led. Play any Matsya that you like. Give one card to this trick."),
        ("choice", (), "You have no Matsya. Play Kurma, your next suit, or a Rama, the trump."),
        ("choice", ("2ra",), "The 2 of Rama would be the highest so far."),
        ("choice", ("4ku",), "The 4 of Kurma does not beat the 10 of Matsya."),
        ("choice", ("5ka",), "You have no Matsya: play Kurma, your next suit, or a Rama, the trump."),
        ("trumps", ("8kr",), "Your next suit is Rama, the trump: play one. You have no Parashurama: play Rama"),
        ("next", (), "You have no Krishna. Play Buddha, your next suit."),
        ("giving", (), "Vinayak leads a Dukal. Give up any 5 cards. 0 of 5 picked."),
        ("giving", ("6ma", "1ra"), "2 of 5 picked."),
        ("dukal", ("Rma", "Mma", "3ma", "4ma", "5ma"), "A Dukal: it captures 15 cards."),
    ],
)
def test_the_prompt_says_what_may_be_played_and_what_a_pick_does(
    show: Show, position: str, picks: tuple[str, ...], asked: str
) -> None:
    assert asked in text(show(position, *picks).one(id="prompt"))


@pytest.mark.parametrize(
    ("position", "picks", "expected"),
    [
        ("opening", (), {"hint": "Hint", "play": "Play Raja of Rama"}),
        ("lead", (), {"hint": "Hint", "play": "Play"}),
        ("choice", ("2ra",), {"hint": "Hint", "play": "Play 2 of Rama"}),
        ("giving", (), {"clear": "Clear", "hint": "Pick the weakest", "play": "Give 5 cards"}),
        (
            "dukal",
            (),
            {"dukal-3ma4ma5maMmaRma": "Dukal: Matsya, 3 to 5 captures 15 cards", "hint": "Hint", "play": "Play"},
        ),
        (
            "dukals",
            (),
            {
                "dukal-7ka8ka9kaTkaMkaRka": "Dukal: Kalki, 10 to 7 captures 18 cards",
                "dukal-7ka8ka9kaMkaRka": "Dukal: Kalki, 9 to 7 captures 15 cards",
                "dukal-8ka9kaTkaMkaRka": "Dukal: Kalki, 10 to 8 captures 15 cards",
                "hint": "Hint",
                "play": "Play",
            },
        ),
    ],
)
def test_the_buttons_and_what_each_dukal_captures(
    show: Show, position: str, picks: tuple[str, ...], expected: dict[str, str]
) -> None:
    assert buttons(show(position, *picks)) == expected


def test_the_strip_tells_trump_led_suit_and_next_suit(show: Show) -> None:
    part = show("choice")
    strip = {text(mark).split()[0]: text(mark).split()[1:] for mark in part.all("li", "suit")}
    assert list(strip) == [
        *("Matsya", "Kurma", "Varaha", "Narasimha", "Vamana"),
        *("Parashurama", "Rama", "Krishna", "Buddha", "Kalki"),
    ]
    assert {name: marks for name, marks in strip.items() if marks} == {
        "Matsya": ["led"],
        "Kurma": ["yours"],
        "Rama": ["trump"],
    }


def test_the_strip_marks_the_led_suit_when_its_card_lies(show: Show) -> None:
    part = show("choice")
    led = next(lay for lay in part.all("div", "played") if "from-left" in lay.classes)
    assert "after-2" in set(led.classes) & set(part.one("ol", "suits").classes)


def test_the_hand_is_a_row_a_suit_strongest_first_in_two_halves(show: Show) -> None:
    part = show("follow")
    halves = [half.attributes["aria-label"] for half in part.all("section", "half")]
    assert halves == ["1 is high: Raja, Mantri, 1, 2, up to 10", "10 is high: Raja, Mantri, 10, 9, down to 1"]
    rows = part.all("li", "suit-row")
    assert [row.attributes["id"] for row in rows] == [
        f"row-{suit}" for suit in ("ma", "ku", "va", "na", "vm", "pa", "ra", "kr", "bu", "ka")
    ]
    boxes = [box.attributes["value"] for box in part.all("input", name="pick")]
    assert boxes == ["3ma", "9ma", "Mra", "2kr"]
    assert text(rows[1]).endswith("Kurma none")


def test_rows_that_may_be_played_are_told_from_those_that_may_not(show: Show) -> None:
    def reach(position: str) -> set[tuple[str, str]]:
        rows = show(position).all("li", "suit-row")
        return {(row.attributes["id"][4:], cls) for row in rows for cls in row.classes if cls.startswith("is-")}

    assert {row for row, cls in reach("choice") if cls == "is-may"} == {"ku", "ra"}
    assert {row for row, cls in reach("opening") if cls == "is-may"} == {"ra"}
    assert {cls for _, cls in reach("giving")} == {cls for _, cls in reach("lead")} == {"is-free"}


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("lead", "You take it: the Raja of Rama is the highest trump."),
        ("after a trick", "Asha takes it: the 2 of Matsya is the highest."),
        ("ruffed", "Asha takes it: the 1 of Rama is a trump."),
        ("dukal taken", "The Dukal captures 15 cards for Vinayak."),
    ],
)
def test_the_last_trick_says_who_took_it_and_why(show: Show, position: str, why: str) -> None:
    part = show(position)
    panel = next(found for found in part.all("details") if found.attributes["id"] == "last-trick")
    assert inside(part, panel, "round__why") == [why]


def test_a_finished_trick_makes_room_for_the_next_one_unless_the_person_leads(show: Show) -> None:
    before = show("after a trick").one(cls="round--before")
    assert "is-swept" in before.classes
    assert "is-swept" not in show("lead").one(cls="round--before").classes
    assert show("lead").all(cls="round--now") == []


def test_the_log_tells_tricks_and_dukals_in_sentences(show: Show) -> None:
    lines = [text(line) for line in show("dukal taken").elements if line.tag == "li" and _in_log(line)]
    assert lines == [
        "Vinayak leads the 1 of Buddha.",
        "Vinayak takes trick 1, 15 cards: nothing beats a Dukal.",
        "Asha gives up the 1 of Kurma, the 2 of Kurma, the 3 of Kurma, the 4 of Kurma and the 5 of Kurma.",
        "You give up the 6 of Matsya, the 7 of Matsya, the 8 of Matsya, the 1 of Rama and the 2 of Rama.",
        "Vinayak leads a Dukal: Raja, Mantri, 3, 4 and 5 of Matsya. The others give up 5 cards each.",
        "Vinayak begins. Rama is trump.",
    ]


def _in_log(line: Element) -> bool:
    return any("log" in outer.classes for outer in line.inside)


@pytest.mark.parametrize(
    ("position", "title", "cells"),
    [
        ("won", "You win", ["Captured", "6", "0", "0"]),
        ("shared", "You and Asha share the win", ["Captured", "3", "3", "0"]),
        ("lost", "Asha wins", ["Captured", "0", "6", "0"]),
        ("lost to both", "Asha and Vinayak share the win", ["Captured", "0", "3", "3"]),
    ],
)
def test_the_bill_names_the_winner_and_counts_the_captured_cards(
    show: Show, position: str, title: str, cells: list[str]
) -> None:
    part = show(position)
    assert text(part.one("h2", id="bill-title")) == title
    foot = part.one("tfoot")
    assert [text(each) for each in part.elements if each.tag in {"th", "td"} and foot in each.inside] == cells


def test_cards_won_by_a_dukal_are_a_line_of_the_bill(show: Show) -> None:
    part = show("won by a Dukal")
    heads = [text(head) for head in part.all("th", scope="row")]
    assert heads == ["Tricks", "Cards in single tricks", "Cards by a Dukal", "Captured"]


def test_the_scores_are_three_bars_from_left_to_right(show: Show) -> None:
    part = show("lead")
    race = part.one("dl", "race")
    names = [text(name) for name in part.all("dt") if race in name.inside]
    counts = [text(count) for count in part.all("dd") if race in count.inside]
    assert (names, counts) == (["Vinayak", "You", "Asha"], ["0", "3", "0"])
    assert [bar.attributes["width"] for bar in part.all("rect") if race in bar.inside] == ["0", "3", "0"]


def test_what_has_been_seen_tells_gone_courts_the_highest_unseen_card_and_shown_voids(show: Show) -> None:
    part = show("after a trick")
    panel = next(found for found in part.all("details") if found.attributes["id"] == "aids")
    lines = {text(line).partition(":")[0]: text(line) for line in part.all("li") if panel in line.inside}
    assert "highest unseen: 1" in lines["Varaha"]
    assert "Vinayak has none" not in lines["Matsya"]
    assert "Asha has none" not in lines["Matsya"]
    ruffed = show("ruffed")
    panel = next(found for found in ruffed.all("details") if found.attributes["id"] == "aids")
    lines = {text(line).partition(":")[0]: text(line) for line in ruffed.all("li") if panel in line.inside}
    assert "Raja gone" in lines["Parashurama"]
    assert "all seen" in lines["Parashurama"]
    assert "Asha has none" in lines["Parashurama"]
