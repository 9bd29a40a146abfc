"""Dashavatara Ganjifa bound to the contract. No logic."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from random import Random
from types import MappingProxyType
from typing import Final, cast

from engines.core.contract import Audience, Event, Option, Outcome, Picks, Player, Seat, Setup
from engines.core.table import Table
from engines.ganjifa import buttons, dukals, moves, state, story, table, view, words
from engines.ganjifa.cards import DECK, DOWNWARD, NUMERALS, SUITS
from engines.ganjifa.contest import GanjifaContest
from engines.ganjifa.moves import Move
from engines.ganjifa.state import State
from engines.ganjifa.view import View

NUMBERS = MappingProxyType(
    {
        "players": moves.SEATS,
        "cards": len(DECK),
        "suits": len(SUITS),
        "half": DOWNWARD,
        "numerals": NUMERALS,
        "hand": state.HAND,
        "packet": state.PACKET,
        "run": dukals.SHORTEST_RUN,
        "dukal": dukals.SMALLEST,
        "dukal_takes": moves.SEATS * dukals.SMALLEST,
    }
)


class DashavataraGanjifa:
    """Three players, each for themselves, one deal (Ganjifa rules, "Table line")."""

    key: Final[str] = "ganjifa"
    seats: Final[int] = moves.SEATS
    version: Final[int] = 1
    options: Final[tuple[Option, ...]] = (state.TRUMP,)
    levels: Final[tuple[str, ...]] = ("low", "high")
    deck: Final[str] = "dashavatara"
    cover: Final[tuple[str, ...]] = ("Rra", "Mma", "Rkr")
    numbers: Final[Mapping[str, int]] = NUMBERS
    contest: Final[GanjifaContest] = GanjifaContest()

    def start(self, setup: Setup) -> State:
        return state.start(setup)

    def to_act(self, now: State) -> Seat | None:
        return state.to_act(now)

    def pauses(self, _now: State) -> bool:
        return False

    def deal(self, _now: State, rng: Random) -> Move:
        return state.deal(rng)

    def check_deal(self, now: State, deal: Move) -> None:
        state.check_deal(now, deal)

    def view(self, now: State, audience: Audience) -> View:
        return state.view(now, audience)

    def check(self, seen: View, move: Move) -> None:
        view.check(seen, move)

    def is_legal(self, seen: View, move: Move) -> bool:
        return view.is_legal(seen, move)

    def legal(self, seen: View) -> Iterator[Move]:
        return view.legal(seen)

    def apply(self, now: State, move: Move) -> State:
        return state.apply(now, move)

    def events(self, before: State, move: Move, after: State) -> tuple[Event, ...]:
        return story.latest(before.phase, move, after.phase)

    def outcome(self, now: State) -> Outcome | None:
        return state.outcome(now)

    def score(self, now: State) -> tuple[int, ...]:
        return state.score(now)

    def parse(self, text: str) -> Move:
        return moves.read_move(text)

    def write(self, move: Move) -> str:
        return moves.write_move(move)

    def player(self, level: str) -> Player[View, Move]:
        # Players are imported when first asked for: the first page does not wait for them.
        players = import_module("engines.ganjifa.players")
        return cast("Player[View, Move]", players.PLAYERS[level])

    def table(self, seen: View, picks: Sequence[str] = ()) -> Table[table.GanjifaTable]:
        return table.table(seen, picks)

    def compose(self, seen: View, picks: Sequence[str], call: str) -> Move | Picks:
        return buttons.compose(seen, picks, call)

    def suggest(self, seen: View, picks: Sequence[str]) -> tuple[str, ...]:
        return buttons.suggest(seen, picks)

    def messages(self) -> Iterable[str]:
        return words.messages()


GAME = DashavataraGanjifa()
