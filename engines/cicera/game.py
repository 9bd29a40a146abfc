"""Cicera bound to the contract. No logic."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from random import Random
from types import MappingProxyType
from typing import Final, cast

from engines.cicera import awards, bonuses, buttons, cards, moves, state, story, table, view, words
from engines.cicera.contest import CiceraContest
from engines.cicera.moves import Move
from engines.cicera.state import State
from engines.cicera.view import View
from engines.core.contract import Audience, Event, Option, Outcome, Picks, Player, Seat, Setup
from engines.core.table import Table

NUMBERS = MappingProxyType(
    {
        "players": moves.SEATS,
        "cards": len(cards.DECK),
        "hand": state.HAND,
        "table": state.TABLE,
        "plays": moves.SEATS * state.HAND,
        "bonus": bonuses.POINTS,
        "quadriglia": bonuses.QUADRIGLIA,
        "most_cards": awards.MOST_CARDS,
        "most_spade": awards.MOST_SWORDS,
        "prize": awards.PRIZE,
        "napula": awards.SHORTEST_NAPULA,
        "napula_top": cards.NUMBERS,
    }
)


class Cicera:
    """Four players in two teams, a single deal (Cicera rules, "Table line")."""

    key: Final[str] = "cicera"
    seats: Final[int] = moves.SEATS
    version: Final[int] = 1
    options: Final[tuple[Option, ...]] = ()
    levels: Final[tuple[str, ...]] = ("low", "high")
    deck: Final[str] = "bresciane"
    cover: Final[tuple[str, ...]] = ("2s", "Td", "Fc")
    numbers: Final[Mapping[str, int]] = NUMBERS
    contest: Final[CiceraContest] = CiceraContest()

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
        players = import_module("engines.cicera.players")
        return cast("Player[View, Move]", players.PLAYERS[level])

    def table(self, seen: View, picks: Sequence[str] = ()) -> Table[table.CiceraTable]:
        return table.table(seen, picks)

    def compose(self, seen: View, picks: Sequence[str], call: str) -> Move | Picks:
        return buttons.compose(seen, picks, call)

    def suggest(self, seen: View, picks: Sequence[str]) -> tuple[str, ...]:
        return buttons.suggest(seen, picks)

    def messages(self) -> Iterable[str]:
        return words.messages()


GAME = Cicera()
