"""What the aids tell: what everybody at the table has seen, and nothing that a hand hides."""

from __future__ import annotations

import pytest

from engines.ganjifa.aids import aids
from tests.engines.ganjifa.positions import OPENING, at


def aid(plies: str, suit: str) -> tuple[str, str, tuple[bool, ...]]:
    """The courts that have gone, the highest unseen rank, and who has shown to be out, from left to right."""
    found = next(each for each in aids(at(plies).view(0)).suits if each.code == suit)
    gone = "".join(court.mark.sign for court in found.courts if court.gone)
    return gone, found.top.sign if found.top else "-", found.voids


@pytest.mark.parametrize(
    ("plies", "suit", "known"),
    [
        pytest.param(OPENING, "ra", ("", "2", (False, False)), id="one's own courts are neither gone nor unseen"),
        pytest.param(OPENING, "ma", ("", "3", (False, False)), id="the lower numeral is the higher one"),
        pytest.param(OPENING, "vm", ("", "-", (False, False)), id="a suit that nobody holds"),
        pytest.param(
            "d:0|Rpa5na/1ra6na/Mpa7na 0:Rpa 1:1ra 2:Mpa 1:6na 2:7na",
            "pa",
            ("RM", "-", (False, True)),
            id="who trumped is out of the led suit",
        ),
        pytest.param(
            "d:2|Tpa5pa/9ku6na/Rma7na 2:Rma 0:Tpa 1:9ku 2:7na", "ma", ("R", "-", (False, True)), id="and who discarded"
        ),
    ],
)
def test_the_aids_tell_what_everybody_has_seen(plies: str, suit: str, known: tuple[str, str, tuple[bool, ...]]) -> None:
    assert aid(plies, suit) == known


def test_a_card_of_a_later_suit_shows_that_every_suit_before_it_is_missing() -> None:
    plies = "d:2|Tpa5pa/9va6na/Rma7na 2:Rma 0:Tpa 1:9va 2:7na"
    assert {suit: aid(plies, suit)[2] for suit in ("ma", "ku", "va")} == {
        "ma": (False, True),
        "ku": (False, True),
        "va": (False, False),
    }
