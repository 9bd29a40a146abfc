"""Dou Dizhu bound to the contract. No logic."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from random import Random
from types import MappingProxyType
from typing import Final, cast

from engines.core.contract import Audience, Event, Option, Outcome, Player, Seat, Setup
from engines.core.errors import OptionError
from engines.core.table import Table
from engines.doudizhu import moves, state, story, table, view, words
from engines.doudizhu.cards import DECK
from engines.doudizhu.catalogue import SHAPES
from engines.doudizhu.combos import Kind
from engines.doudizhu.contest import DoudizhuContest
from engines.doudizhu.moves import Move
from engines.doudizhu.phases import PASSES
from engines.doudizhu.state import State
from engines.doudizhu.view import View

NUMBERS = MappingProxyType(
    {
        "players": moves.SEATS,
        "cards": len(DECK),
        "hand": state.HAND,
        "bottom": state.BOTTOM,
        "max_bid": moves.MAX_BID,
        "straight": SHAPES[Kind.STRAIGHT].shortest,
        "pair_run": SHAPES[Kind.PAIR_RUN].shortest,
        "airplane": SHAPES[Kind.AIRPLANE].shortest,
        "kinds": len(Kind),
        "passes": PASSES,
    }
)


class Doudizhu:
    """Three players, one deal (Dou Dizhu rules, "Table line")."""

    key: Final[str] = "doudizhu"
    seats: Final[int] = moves.SEATS
    version: Final[int] = 1
    options: Final[tuple[Option, ...]] = ()
    levels: Final[tuple[str, ...]] = ("low", "high")
    deck: Final[str] = "french"
    cover: Final[tuple[str, ...]] = ("Xr", "As", "Kh")
    numbers: Final[Mapping[str, int]] = NUMBERS
    contest: Final[DoudizhuContest] = DoudizhuContest()

    def start(self, setup: Setup) -> State:
        if setup.score is not None:
            raise OptionError("score", "-".join(map(str, setup.score)))
        return State(short=setup.short)

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

    def events(self, _before: State, _move: Move, after: State) -> tuple[Event, ...]:
        return story.latest(after.phase)

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
        players = import_module("engines.doudizhu.players")
        return cast("Player[View, Move]", players.PLAYERS[level])

    def table(self, seen: View, picks: Sequence[str] = ()) -> Table[table.DoudizhuTable]:
        return table.table(seen, picks)

    def compose(self, seen: View, picks: Sequence[str], call: str) -> Move:
        return table.compose(seen, picks, call)

    def suggest(self, seen: View, picks: Sequence[str]) -> tuple[str, ...]:
        return table.suggest(seen, picks)

    def messages(self) -> Iterable[str]:
        return words.messages()


GAME = Doudizhu()
