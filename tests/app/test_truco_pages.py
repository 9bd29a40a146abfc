"""What a person sees of Truco: calls and their prices, bubbles, tricks, matches, what a deal brought."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from app.assets import read_assets
from app.i18n import words
from app.render import Renderer
from tests.app import samples, truco_tables
from tests.app.markup import Element, Markup

Show: TypeAlias = Callable[..., Markup]


@pytest.fixture(scope="module")
def show() -> Show:
    renderer = Renderer(read_assets())

    def shown(position: str, *picks: str) -> Markup:
        table = truco_tables.table(position, *picks)
        return Markup.read(renderer.panels(samples.panels(table, key="truco"), words("en")))

    return shown


def text(element: Element) -> str:
    return " ".join(element.text.split())


def texts(part: Markup, inside: Element, *tags: str) -> list[str]:
    """What the elements of these tags say that stand in another."""
    return [text(element) for element in part.elements if element.tag in tags and inside in element.inside]


def prices(part: Markup) -> dict[str, str]:
    """The buttons of the table's own form: what each sends and says."""
    felt = (button for button in part.all("button", "button") if "value" in button.attributes)
    return {button.attributes["value"]: text(button) for button in felt}


@pytest.mark.parametrize(
    ("position", "buttons"),
    [
        pytest.param(
            "envido pending",
            {
                "quiero": "Quiero best Envido takes 2",
                "noquiero": "No quiero Nélida takes 1",
                "envido": "Envido wanted 4, refused 2",
                "real": "Real envido wanted 5, refused 2",
                "falta": "Falta envido wanted 8, refused 2",
            },
            id="an opened Envido",
        ),
        pytest.param(
            "envido raised",
            {
                "quiero": "Quiero best Envido takes 7",
                "noquiero": "No quiero Nélida takes 4",
                "falta": "Falta envido wanted 8, refused 7",
            },
            id="a chain of three",
        ),
        pytest.param(
            "truco again",
            {"quiero": "Quiero the deal is worth 2", "noquiero": "No quiero Nélida takes 1"},
            id="Truco after Envido came first",
        ),
        pytest.param(
            "tied",
            {"play": "Play", "ask-mazo": "Mazo: fold Nélida takes 1", "truco": "Truco wanted 2, refused 1"},
            id="no Envido after the first trick",
        ),
        pytest.param("deal over", {"next": "Next deal"}, id="between deals"),
    ],
)
def test_a_call_is_there_only_when_it_is_legal_and_says_both_prices(
    show: Show, position: str, buttons: dict[str, str]
) -> None:
    assert prices(show(position)) == buttons


@pytest.mark.parametrize(
    ("position", "called"),
    [
        ("truco pending", "or Envido first: “el envido está primero”"),
        ("envido pending", "or raise it"),
        ("lead", "or call first"),
    ],
)
def test_envido_first_is_said_when_it_applies(show: Show, position: str, called: str) -> None:
    assert text(show(position).one("p", id="calls-title")) == called


def test_calls_keep_their_argentine_names_and_say_so_to_screen_readers(show: Show) -> None:
    part = show("truco pending")
    spanish = [text(span) for span in part.all("span", lang="es")]
    assert spanish == ["Quiero", "No quiero", "Envido", "Real envido", "Falta envido"]
    assert [text(bubble) for bubble in part.all("p", "bubble", lang="es")] == ["¡Truco!"]


@pytest.mark.parametrize(
    ("position", "bubbles"),
    [
        pytest.param(
            "envido first", {"top": "¡Envido!", "me": "¡Truco!"}, id="both calls stand till they are answered"
        ),
        pytest.param(
            "truco again",
            {"top": "¡Truco! Quiero 24", "me": "32"},
            id="a call stands beside what is announced meanwhile",
        ),
        pytest.param("deal refused", {"top": "No quiero", "me": "¡Truco!"}, id="a refusal is heard"),
        pytest.param("lead", {}, id="nothing has been said"),
    ],
)
def test_what_was_said_stands_at_the_seat_that_said_it(show: Show, position: str, bubbles: dict[str, str]) -> None:
    part = show(position)
    found = {place: [text(bubble) for bubble in part.all("p", f"bubble--{place}")] for place in ("top", "me")}
    assert {place: said[0] for place, said in found.items() if said} == bubbles


def test_the_first_deal_says_what_its_calls_mean_and_later_ones_do_not(show: Show) -> None:
    terms = [text(term) for term in show("envido pending").all("dt") if text(term) not in {"Envido", "Mano"}]
    assert {"Quiero", "No quiero", "Real envido", "Falta envido"} <= set(terms)
    assert not show("deal over").all("details", "glosses")


def test_a_tied_trick_is_called_parda_and_a_won_one_names_its_winner(show: Show) -> None:
    tied, won = show("tied"), show("retruco pending")
    assert [text(label) for label in tied.all("p", "played__label")] == ["first: parda", "second", "third"]
    assert [text(label) for label in won.all("p", "played__label")] == ["first: You", "second: Nélida", "third"]
    assert [len(tied.all("li", "is-tied")), len(won.all("li", "is-tied"))] == [1, 0]


def test_the_beaten_card_of_each_trick_is_dimmed_and_everybodys_cards_are_told_apart(show: Show) -> None:
    part = show("retruco pending")
    dimmed = [text(card).removesuffix(":") for card in part.all("div", "is-beaten")]
    assert dimmed == ["Nélida", "You"]
    assert len(part.all("div", "trick__card")) == 4


def test_the_score_is_matches_to_see_and_a_number_to_hear(show: Show) -> None:
    mine, theirs = show("lead").all("div", "pad"), show("follow").all("div", "pad")
    assert [text(pad) for pad in mine] == ["You 0 points 0 in the malas", "Nélida 0 points 0 in the malas"]
    assert [text(pad) for pad in theirs] == ["You 13 points 13 in the malas", "Nélida 29 points 14 in the buenas"]


@pytest.mark.parametrize(
    ("position", "squares"),
    [("lead", "000 000"), ("follow", "553 000"), ("envido pending", "555 300")],
)
def test_matches_lie_in_squares_of_five(show: Show, position: str, squares: str) -> None:
    uses = [use for use in show(position).all("use") if "#tally-" in use.attributes["href"]]
    drawn = [use.attributes["href"][-1] for use in uses[:6]]
    assert "".join(drawn[:3]) + " " + "".join(drawn[3:]) == squares


@pytest.mark.parametrize(
    ("position", "now", "asked", "terms"),
    [
        ("lead", "1 deal", [], ["either may call Truco", "Envido: open"]),
        ("truco pending", "1 deal", ["2 Truco"], ["Nélida has called Truco", "Envido: open for you alone"]),
        (
            "retruco pending",
            "2 Truco",
            ["3 Retruco"],
            ["Nélida has called Retruco", "Envido: yours, for 2", "You: 32 Nélida: “son buenas”"],
        ),
    ],
)
def test_stake_and_who_may_raise_and_envido_are_always_in_sight(
    show: Show, position: str, now: str, asked: list[str], terms: list[str]
) -> None:
    part = show(position)
    assert text(part.one("li", "is-now")) == now
    assert [text(rung) for rung in part.all("li", "is-asked")] == asked
    assert texts(part, part.one("ul", "terms"), "li") == terms


def test_folding_is_asked_for_once_more(show: Show) -> None:
    part = show("lead", "mazo")
    assert prices(part) == {"mazo": "Fold Nélida takes 1", "clear": "Play on"}
    assert text(part.one("p", id="prompt")) == "Fold this deal? Nélida takes 1"


@pytest.mark.parametrize(
    ("position", "title", "rows", "cards"),
    [
        (
            "deal over",
            "The deal is yours",
            [["Envido 32 is best", "2", "0"], ["Truco two tricks won", "2", "0"]],
            ["7 of espadas", "5 of espadas"],
        ),
        (
            "deal lost",
            "Nélida takes the deal",
            [["Envido not wanted", "1", "0"], ["Deal two tricks won", "0", "1"]],
            [],
        ),
        ("deal refused", "The deal is yours", [["Truco not wanted", "1", "0"]], []),
    ],
)
def test_a_deal_ends_with_who_scored_what_for_envido_and_truco_and_why(
    show: Show, position: str, title: str, rows: list[list[str]], cards: list[str]
) -> None:
    part = show(position)
    assert text(part.one("h2", id="slip-title")) == title
    found = [texts(part, row, "th", "td") for row in part.all("tr")]
    assert found == [["For", "You", "Nélida"], *rows]
    shown = [card for card in part.all("span", "card") if any(outer.tag == "figure" for outer in card.inside)]
    assert [card.attributes["aria-label"] for card in shown] == cards


@pytest.mark.parametrize("position", ["match over", "match over by envido"])
def test_the_matchs_end_is_a_bill_and_the_last_deal(show: Show, position: str) -> None:
    part = show(position)
    assert text(part.one("h2", id="bill-title")) == "You win the match"
    assert text(part.one("h2", id="slip-title")) == "The last deal"
    assert [button.attributes["value"] for button in part.all("button")] == ["restart"]


@pytest.mark.parametrize("position", ["lead", "deal over"])
def test_what_waits_for_the_person_is_brass(show: Show, position: str) -> None:
    assert "is-turn" in show(position).one("div", "tray").classes
