"""Truco bound to the contract. No logic."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from random import Random
from types import MappingProxyType
from typing import Final, cast

from engines.core.contract import Audience, Event, Option, Outcome, Picks, Player, Seat, Setup
from engines.core.table import Table
from engines.truco import buttons, envido, felt, moves, state, story, table, view, words
from engines.truco.cards import DECK
from engines.truco.contest import TrucoContest
from engines.truco.moves import Envido, Move
from engines.truco.phases import LADDER, Stake
from engines.truco.state import State
from engines.truco.tricks import TRICKS
from engines.truco.view import View

NUMBERS = MappingProxyType(
    {
        "players": moves.SEATS,
        "cards": len(DECK),
        "hand": state.HAND,
        "tricks": TRICKS,
        "target": envido.TARGET,
        "malas": felt.MALAS,
        "buenas": felt.MALAS + 1,
        "pair": envido.PAIR,
        "chains": len(envido.CHAINS),
        **{call.value: terms.wanted for call in Envido if (terms := envido.CHAINS[(call,)]).wanted},
        **{call.value: Stake(raises).points for raises, call in enumerate(LADDER, start=1)},
    }
)


class TrucoArgentino:
    """Two players, a match to 30 (Truco rules, "Table line")."""

    key: Final[str] = "truco"
    seats: Final[int] = moves.SEATS
    version: Final[int] = 1
    options: Final[tuple[Option, ...]] = ()
    levels: Final[tuple[str, ...]] = ("low", "high")
    deck: Final[str] = "catalan"
    cover: Final[tuple[str, ...]] = ("1e", "1b", "7e")
    numbers: Final[Mapping[str, int]] = NUMBERS
    contest: Final[TrucoContest] = TrucoContest()

    def start(self, setup: Setup) -> State:
        return state.start(setup)

    def to_act(self, now: State) -> Seat | None:
        return state.to_act(now)

    def pauses(self, now: State) -> bool:
        return state.pauses(now)

    def deal(self, now: State, rng: Random) -> Move:
        return state.deal(now, rng)

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
        return story.latest(before.phase, move, after.phase, after.past)

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
        players = import_module("engines.truco.players")
        return cast("Player[View, Move]", players.PLAYERS[level])

    def table(self, seen: View, picks: Sequence[str] = ()) -> Table[table.TrucoTable]:
        return table.table(seen, picks)

    def compose(self, seen: View, picks: Sequence[str], call: str) -> Move | Picks:
        return buttons.compose(seen, picks, call)

    def suggest(self, seen: View, picks: Sequence[str]) -> tuple[str, ...]:
        return table.suggest(seen, picks)

    def messages(self) -> Iterable[str]:
        return words.messages()


GAME = TrucoArgentino()
