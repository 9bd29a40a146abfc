"""The table that a page shows: seats, hand, picks, prompt, log, and what only Truco's macros know."""

from __future__ import annotations

import pytest

from engines.core.match import Match
from engines.core.table import Place, Table
from engines.truco.table import TrucoTable, suggest, table
from tests.engines.truco.positions import DEAL, at, spelled

SECOND = "d:1|3e7e4b/3b6c5c"
"""The same cards with the computer as mano."""


def seen(plies: str, *picks: str, score: str = "0-0") -> Table[TrucoTable]:
    """The table of the person's view after these plies, with these cards picked."""
    return table(at(plies, score).view(0), picks)


def codes(found: Table[TrucoTable]) -> str:
    """The hand as shown, picked cards in brackets."""
    (row,) = found.hand.rows
    return " ".join(f"({held.card.code})" if held.picked else held.card.code for held in row)


def test_the_seats_are_the_person_and_nelida_with_mano_and_dealer() -> None:
    found = seen(f"{DEAL} 0:3e")
    assert [(spelled(panel.name), panel.place) for panel in found.seats] == [
        ("word.you", Place.ME),
        ("name.nelida", Place.TOP),
    ]
    assert [spelled(panel.role) for panel in found.seats] == ["role.mano", "role.dealer"]
    assert [panel.held for panel in found.seats] == [2, 3]
    assert [panel.to_act for panel in found.seats] == [False, True]
    assert found.others[0].sign == "bell"
    assert [spelled(panel.role) for panel in seen(SECOND).seats] == ["role.dealer", "role.mano"]


def test_the_hand_is_shown_strongest_first() -> None:
    assert codes(seen(DEAL)) == "7e 3e 4b"
    assert codes(seen(DEAL, "4b")) == "7e 3e (4b)"
    assert codes(seen(DEAL, "5c", "nonsense", "mazo")) == "7e 3e 4b"


def test_before_the_first_deal_there_is_a_table_too() -> None:
    found = table(Match.new("truco").view(0))
    assert (found.hand.count, found.actions, found.log, found.extra.tricks, found.extra.mano) == (0, (), (), (), None)


@pytest.mark.parametrize(
    ("plies", "picks", "prompt"),
    [
        (DEAL, "", "word.your-turn|prompt.lead|prompt.own-envido(cards=7e3e, value=30)"),
        (DEAL, "4b", "word.your-turn|prompt.lead|prompt.picked(card=4b)"),
        (f"{SECOND} 1:6c", "", "word.your-turn|prompt.follow(card=6c)|prompt.own-envido(cards=7e3e, value=30)"),
        (f"{DEAL} 0:3e 1:5c", "", "word.your-turn|prompt.lead|prompt.pick"),
        (
            f"{SECOND} 1:envido",
            "",
            "prompt.called(name=name.nelida, call=call.envido)|prompt.want|prompt.own-envido(cards=7e3e, value=30)",
        ),
        (
            f"{SECOND} 1:truco",
            "",
            "prompt.called(name=name.nelida, call=call.truco)|prompt.want|prompt.own-envido(cards=7e3e, value=30)",
        ),
        (f"{DEAL} 0:3e 1:truco", "", "prompt.called(name=name.nelida, call=call.truco)|prompt.want|"),
        (DEAL, "mazo", "prompt.fold|price.takes(name=name.nelida, points=1)|"),
        (f"{DEAL} 0:envido", "", "prompt.thinking(name=name.nelida)||"),
        (f"{DEAL} 0:mazo", "", "prompt.lost-deal(name=name.nelida, points=1)|prompt.next|"),
        (f"{SECOND} 1:mazo", "", "prompt.won-deal(points=1)|prompt.next|"),
    ],
)
def test_the_prompt_says_what_is_asked(plies: str, picks: str, prompt: str) -> None:
    found = seen(plies, *picks.split()).prompt
    assert f"{spelled(found.lead)}|{spelled(found.rest)}|{spelled(found.detail)}" == prompt


def test_a_pick_of_the_fold_means_nothing_while_a_call_is_pending() -> None:
    assert seen(f"{SECOND} 1:envido", "mazo") == seen(f"{SECOND} 1:envido")


def test_the_log_tells_of_this_deal_and_the_last_and_no_point_twice() -> None:
    ids = [entry.id.removeprefix("truco.event.") for entry in seen(f"{DEAL} 0:truco 1:noquiero {SECOND} 1:6c").log]
    assert ids == ["new-deal", "call", "no-quiero", "truco", "new-deal", "lead"]
    third = seen(f"{DEAL} 0:mazo {SECOND} 1:mazo {DEAL} 0:3e").log
    assert [entry.id.removeprefix("truco.event.") for entry in third] == [
        "new-deal",
        "mazo",
        "deal",
        "new-deal",
        "lead",
    ]


def test_entries_carry_their_place_since_the_last_decision() -> None:
    found = seen(f"{SECOND} 1:6c 0:7e 0:truco 1:quiero")
    assert [entry.place for entry in found.log] == [0, 0, 0, 0, 0, 1]


@pytest.mark.parametrize(
    ("picks", "suggested"),
    [((), "7e"), (("7e",), "3e"), (("3e",), "4b"), (("4b",), "7e"), (("nonsense",), "7e")],
)
def test_cards_are_suggested_round_and_round(picks: tuple[str, ...], suggested: str) -> None:
    assert suggest(at(DEAL).view(0), picks) == (suggested,)


@pytest.mark.parametrize("plies", [f"{DEAL} 0:envido", f"{SECOND} 1:envido", f"{DEAL} 0:mazo", SECOND])
def test_nothing_is_suggested_where_no_card_may_be_played(plies: str) -> None:
    assert suggest(at(plies).view(0), ()) == ()


def test_the_sheet_says_what_the_deal_is_worth_and_what_is_lacking() -> None:
    lines = [(spelled(line.label), spelled(line.value), line.total) for line in seen(DEAL, score="18-22").sheet.lines]
    assert lines == [
        ("sheet.worth", "number.plain(value=1)", False),
        ("sheet.raise", "raise.either(call=call.truco)", False),
        ("sheet.envido", "envido.open", False),
        ("sheet.mano", "word.you", False),
        ("sheet.needs-you", "number.plain(value=12)", True),
        ("sheet.needs(name=name.nelida)", "number.plain(value=8)", True),
    ]


@pytest.mark.parametrize(
    ("plies", "score", "status"),
    [
        (DEAL, "18-22", "status.score(own=18, others=22, name=name.nelida)"),
        (f"{DEAL} 0:mazo", "18-29", "status.lost(own=18, others=30)"),
        (f"{SECOND} 1:mazo", "29-3", "status.won(own=30, others=3)"),
    ],
)
def test_the_lobby_shows_the_score(plies: str, score: str, status: str) -> None:
    assert spelled(seen(plies, score=score).status) == status


def test_a_deals_summary_tells_envido_and_truco_apart_with_why_and_the_winners_cards() -> None:
    found = seen(f"{DEAL} 0:envido 1:quiero 0:truco 1:quiero 0:3e 1:3b 0:7e 1:6c").extra.summary
    assert found is not None
    assert spelled(found.title) == "summary.won"
    assert [(spelled(line.label), spelled(line.remark), tuple(map(spelled, line.cells))) for line in found.lines] == [
        ("summary.envido", "why.value(value=31)", ("number.plain(value=0)", "number.plain(value=2)")),
        ("summary.truco", "why.first-trick", ("number.plain(value=2)", "number.plain(value=0)")),
    ]
    assert [card.code for card in found.cards] == ["6c", "5c"]
    assert (spelled(found.owner), found.value) == ("name.nelida", 31)


def test_a_summary_shows_no_cards_where_envido_was_refused_and_is_gone_with_the_next_deal() -> None:
    found = seen(f"{DEAL} 0:envido 1:noquiero 0:mazo").extra.summary
    assert found is not None
    assert [spelled(line.label) for line in found.lines] == ["summary.envido", "summary.deal"]
    assert (found.cards, found.owner, found.value) == ((), None, 0)
    assert spelled(found.title) == "summary.lost(name=name.nelida)"
    assert seen(f"{DEAL} 0:mazo {SECOND}").extra.summary is None


def test_a_match_ends_with_a_bill_that_tells_where_the_points_came_from() -> None:
    deals = (
        f"{DEAL} 0:envido 1:quiero 0:truco 1:noquiero",
        f"{SECOND} 1:real 0:noquiero 1:mazo",
        f"{DEAL} 0:envido 1:envido 0:quiero",
    )
    found = seen(" ".join(deals), score="10-26").bill
    assert found is not None
    assert spelled(found.title) == "bill.lost(name=name.nelida)"
    assert [spelled(part) for part in found.score] == ["number.plain(value=12)", "number.plain(value=30)"]
    lines = [(spelled(line.label), [cell.values["value"] for cell in line.cells]) for line in found.lines]
    assert lines == [
        ("bill.start", [10, 26]),
        ("bill.envido-wanted", [0, 6]),
        ("bill.envido-refused", [0, 1]),
        ("bill.truco", [1, 0]),
        ("bill.deal", [1, 0]),
    ]
    (total,) = found.totals
    assert [cell.values["value"] for cell in total.cells] == [12, 30]
    assert spelled(total.remark) == "bill.capped(target=30)"
    assert spelled(found.note) == "bill.deals(n=3)"


def test_a_match_that_envido_ends_shows_the_cards_and_no_winner_of_the_deal() -> None:
    found = seen(f"{DEAL} 0:truco 1:envido 0:quiero", score="0-28")
    assert found.bill is not None
    assert found.extra.summary is not None
    assert spelled(found.extra.summary.title) == "summary.by-envido"
    assert [card.code for card in found.extra.summary.cards] == ["6c", "5c"]
    assert (spelled(found.prompt.lead), spelled(found.prompt.rest)) == ("prompt.over", "prompt.lost(name=name.nelida)")
    won = seen(f"{SECOND} 1:mazo", score="29-3")
    assert won.bill is not None
    assert spelled(won.bill.title) == "bill.won"
    assert won.bill.totals[0].remark is None


def test_glosses_stand_beside_the_calls_of_the_first_deal_alone() -> None:
    first = [spelled(gloss.term) for gloss in seen(DEAL).extra.glosses]
    assert first == ["call.envido", "call.real", "call.falta", "call.truco", "call.mazo"]
    answering = [spelled(gloss.meaning) for gloss in seen(f"{SECOND} 1:truco").extra.glosses]
    assert answering == [f"gloss.{call}" for call in ("envido", "real", "falta", "truco", "quiero", "noquiero")]
    assert seen(f"{DEAL} 0:mazo {SECOND} 1:envido").extra.glosses == ()
    assert seen(f"{DEAL} 0:mazo").extra.glosses == ()
