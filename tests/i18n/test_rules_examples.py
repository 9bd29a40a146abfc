"""The rules page of Dou Dizhu and its engine agree: each example is the combination that it stands for, or none."""

from __future__ import annotations

import re

import pytest

from app.catalogue import folder
from engines.doudizhu.cards import RANKS
from engines.doudizhu.combos import Kind, beats, identify

COMBINATIONS = (folder("en") / "rules" / "doudizhu.md").read_text(encoding="utf-8").split("\n## ")[3]
ROWS = [row.split(" | ")[-1].strip(" |") for row in COMBINATIONS.splitlines() if row.startswith("| ")][2:]
REFUSED = [line for line in COMBINATIONS.split("### Not allowed")[1].splitlines() if line.startswith("- ")]


def counts(text: str) -> tuple[int, ...]:
    """The rank counts of an example: `10 J Q`, with words for the jokers."""
    found = re.search(r"`(.*?)`", text)
    ranks = found[1].replace("10", "T").split() if found else []
    jokers = "joker" in text.partition(":")[0]
    return (*(ranks.count(rank) for rank in RANKS), int(jokers), int(jokers))


@pytest.mark.parametrize(("kind", "example"), list(zip(Kind, ROWS, strict=True)))
def test_an_example_is_its_combination(kind: Kind, example: str) -> None:
    combination = identify(counts(example))
    assert combination is not None
    assert combination.kind is kind


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_not_allowed_is_no_combination(line: str) -> None:
    assert identify(counts(line)) is None


@pytest.mark.parametrize(
    ("example", "kind"),
    [("3 3 3 4 4 4 7 7", Kind.AIRPLANE_SINGLES), ("6 6 6 6 K K", Kind.FOUR_SINGLES)],
)
def test_an_example_in_the_text_is_its_combination(example: str, kind: Kind) -> None:
    assert f"`{example}`" in COMBINATIONS
    combination = identify(counts(f"`{example}`"))
    assert combination is not None
    assert combination.kind is kind


def test_what_is_attached_does_not_count() -> None:
    higher, lower = identify(counts("`4 4 4 3`")), identify(counts("`3 3 3 A`"))
    assert higher is not None
    assert lower is not None
    assert beats(higher, lower)
    assert not beats(lower, higher)
