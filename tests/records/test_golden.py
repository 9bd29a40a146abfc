"""Golden records: matches that were played once and replay for ever, ply by ply, to the end that stands under them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from engines.core.match import Match
from engines.registry import GAMES
from tests.records.make import FOLDER, first, written
from tests.records.replay import positions
from tests.records.wishes import WISHES

FILES = sorted(FOLDER.glob("*/*.record"))
golden = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")


@dataclass(frozen=True, slots=True)
class Golden:
    """A golden record as it stands: its plies with the events of each, and the numbers of its end."""

    plies: tuple[tuple[str, list[str]], ...]
    ends: dict[str, tuple[int, ...]]

    @classmethod
    def read(cls, text: str) -> Golden:
        lines = [line.partition("#") for line in text.splitlines() if line and not line.startswith("[")]
        plies = tuple((ply.strip(), events.split()) for ply, _, events in lines if ply)
        ends = [remark.split() for ply, _, remark in lines if not ply]
        return cls(plies, {name: tuple(map(int, numbers)) for name, *numbers in ends})


@golden
def test_a_golden_record_replays_to_its_stated_end(path: Path) -> None:
    text = path.read_text(encoding="ascii")
    match, stated = Match.read(text), Golden.read(text)
    assert match.plies == tuple(ply for ply, _ in stated.plies)
    assert match.outcome is not None
    assert {"outcome": match.outcome.scores, "winners": match.outcome.winners} == stated.ends
    assert Match.read(str(match)) == match


@golden
def test_every_ply_of_a_golden_record_makes_happen_what_is_written_beside_it(path: Path) -> None:
    text = path.read_text(encoding="ascii")
    stated = Golden.read(text).plies
    for number, match in enumerate(positions(text)):
        assert [event.id for event in match.events] == stated[number][1], match.plies[-1]


def test_there_is_a_golden_record_of_every_wish_and_no_other() -> None:
    wished = {FOLDER / key / f"{wish.name}.record" for key, wishes in WISHES.items() for wish in wishes}
    assert set(FILES) == wished
    assert WISHES.keys() == GAMES.keys()


@golden
def test_the_script_still_makes_the_golden_record(path: Path) -> None:
    key = path.parent.name
    wish = next(wish for wish in WISHES[key] if wish.name == path.stem)
    assert written(first(key, wish)) == path.read_text(encoding="ascii")
