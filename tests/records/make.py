"""Makes the golden records: `python -m tests.records.make`. They are committed, and a change is reviewed as a diff.

A record is written one ply a line, with the events of the ply beside it; its end is written under it. Every match
is dealt from a stream of its own, so that the same players make the same files.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from engines.core.chance import Stream
from engines.core.contract import CHANCE
from engines.core.match import Match
from tests.records.wishes import WISHES, Wish

FOLDER: Final = Path(__file__).parent


def course(key: str, level: str, rng: Random) -> Iterator[Match]:
    """A match between players of one level, a position after each ply."""
    match = Match.new(key)
    player = match.game.player(level)
    while (seat := match.to_act) is not None:
        match = match.deal(rng) if seat == CHANCE else match.move(player.choose(match.view(seat), rng))
        yield match


def first(key: str, wish: Wish) -> list[Match]:
    """The first match that fulfils the wish, a position after each ply."""
    for number in count(wish.number):
        found = list(course(key, wish.level, Stream(f"{key} {wish.name} {number}".encode())))
        if wish.fulfilled(found[-1]):
            return found
    raise AssertionError


def written(positions: list[Match]) -> str:
    """The record with what each ply made happen, and with how it ended."""
    last = positions[-1]
    assert last.outcome is not None
    head = str(last).partition("\n\n")[0]
    plies = [f"{match.plies[-1]} # {' '.join(event.id for event in match.events)}" for match in positions]
    scores, winners = (" ".join(map(str, numbers)) for numbers in (last.outcome.scores, last.outcome.winners))
    return "\n".join([head, "", *plies, f"# outcome {scores}", f"# winners {winners}", ""])


def main() -> None:
    """Write every file of every game."""
    for key, wishes in WISHES.items():
        (FOLDER / key).mkdir(exist_ok=True)
        for wish in wishes:
            (FOLDER / key / f"{wish.name}.record").write_text(written(first(key, wish)), encoding="ascii")


if __name__ == "__main__":
    main()
