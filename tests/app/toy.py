"""A small game that only tests play: two seats lay cards of 1 to 9 in turn, and the sum counts up to 30.

It proves that the app knows no game. An even card may not follow an even one; who cannot or will not lay passes; after
two passes in a row, or from 30 on, it is over, and whoever laid last wins. With the option `redeal` set to `always` the
first deal is thrown in, so that a second one is due; set to `asked`, that one waits for the person. The call `sure`
asks once more before it passes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from engines.core.chance import shuffled
from engines.core.contract import CHANCE, Audience, Event, Option, Outcome, Picks, Player, Seat, Setup
from engines.core.errors import IllegalMoveError, NotationError
from engines.core.table import Action, Card, Entry, Hand, HandCard, Place, Prompt, SeatPanel, Sheet, Table
from engines.core.words import Phrase, phrase

GOAL = 30
DECK = tuple("123456789")
DEAL = re.compile(r"0\|[1-9]{4}/[1-9]{4}")
PASS = "-"
SURE = "sure"
"""Picked, it makes the table ask whether passing is meant."""


@dataclass(frozen=True, slots=True)
class State:
    redeals: int = 0
    waits: bool = False
    hands: tuple[str, ...] = ()
    laid: tuple[tuple[Seat, str], ...] = ()

    @property
    def total(self) -> int:
        return sum(int(card) for _, card in self.laid if card != PASS)

    @property
    def turn(self) -> Seat:
        return len(self.laid) % 2

    @property
    def is_over(self) -> bool:
        return self.total >= GOAL or [card for _, card in self.laid[-2:]] == [PASS, PASS]


@dataclass(frozen=True, slots=True)
class View:
    seat: Audience
    hand: str
    held: int
    laid: tuple[tuple[Seat, str], ...]
    is_over: bool


@dataclass(frozen=True, slots=True)
class Lowest:
    """Lays the lowest card that it may."""

    def choose(self, view: View, _rng: Random, /) -> str:
        return next(GAME.legal(view))


@dataclass(frozen=True, slots=True)
class Drawn:
    """Lays whatever its draws say."""

    def choose(self, view: View, rng: Random, /) -> str:
        return rng.choice(list(GAME.legal(view)))


class Cheat:
    """Lays what nobody may lay: a fault of ours."""

    def choose(self, _view: View, _rng: Random, /) -> str:
        return "0"


PLAYERS: Mapping[str, Player[View, str]] = {"low": Lowest(), "high": Drawn(), "cheat": Cheat()}


class Toy:
    key = "toy"
    seats = 2
    version = 1
    options = (Option("redeal", ("never", "always", "asked")),)
    levels = ("low", "high", "cheat")
    deck = "numbers"
    cover = ("1", "5", "9")
    numbers: Mapping[str, int] = {"goal": GOAL}
    contest: Any = None

    def start(self, setup: Setup) -> State:
        redeal = setup.options["redeal"]
        return State(redeals=int(redeal != "never"), waits=redeal == "asked")

    def to_act(self, state: State) -> Seat | None:
        if not state.hands or state.redeals:
            return CHANCE
        return None if state.is_over else state.turn

    def pauses(self, state: State) -> bool:
        return state.waits and bool(state.hands) and state.redeals > 0

    def deal(self, _state: State, rng: Random) -> str:
        cards = "".join(shuffled(DECK, rng))
        return f"0|{cards[:4]}/{cards[4:8]}"

    def check_deal(self, _state: State, deal: str) -> None:
        if not DEAL.fullmatch(deal) or len(set(deal[2:])) != 9:
            raise IllegalMoveError(deal, phrase("toy.refuse.deal"))

    def view(self, state: State, audience: Audience) -> View:
        hands = state.hands or ("", "")
        seat = audience if isinstance(audience, int) else 0
        return View(audience, hands[seat], len(hands[1 - seat]), state.laid, state.is_over)

    def check(self, view: View, move: str) -> None:
        if move not in (*view.hand, PASS):
            raise IllegalMoveError(move, phrase("toy.refuse.not-held"))
        last = next((card for _, card in reversed(view.laid) if card != PASS), "1")
        if move != PASS and int(move) % 2 == int(last) % 2 == 0:
            raise IllegalMoveError(move, phrase("toy.refuse.even"))

    def is_legal(self, view: View, move: str) -> bool:
        try:
            self.check(view, move)
        except IllegalMoveError:
            return False
        return True

    def legal(self, view: View) -> Iterator[str]:
        return (move for move in (*sorted(view.hand), PASS) if self.is_legal(view, move))

    def apply(self, state: State, move: str) -> State:
        if "|" in move:
            hands = tuple(move[2:].split("/"))
            return replace(state, hands=hands, redeals=state.redeals - 1 if state.hands else state.redeals)
        hands = tuple(hand.replace(move, "") if seat == state.turn else hand for seat, hand in enumerate(state.hands))
        return replace(state, hands=hands, laid=(*state.laid, (state.turn, move)))

    def events(self, _before: State, move: str, after: State) -> tuple[Event, ...]:
        return (Event("laid", 1 - after.turn, {"card": move}),)

    def outcome(self, state: State) -> Outcome | None:
        if not state.is_over:
            return None
        winner = next((seat for seat, card in reversed(state.laid) if card != PASS), 0)
        return Outcome(tuple(int(seat == winner) for seat in range(2)), (winner,), "goal")

    def score(self, state: State) -> tuple[int, ...]:
        outcome = self.outcome(state)
        return outcome.scores if outcome else (0, 0)

    def parse(self, text: str) -> str:
        if not re.fullmatch(r"[1-9-]|.\|.*", text):
            raise NotationError(text, "no card")
        return text

    def write(self, move: str) -> str:
        return move

    def player(self, level: str) -> Player[View, str]:
        return PLAYERS[level]

    def table(self, view: View, picks: Sequence[str] = ()) -> Table[int]:
        since = max((i for i, (seat, _) in enumerate(view.laid) if seat == view.seat), default=-1)
        log = tuple(
            Entry("toy.event.laid", seat, {"card": card}, max(0, place - since))
            for place, (seat, card) in enumerate(view.laid)
        )
        seats = tuple(_panel(seat, held) for seat, held in enumerate((len(view.hand), view.held)))
        return Table(
            deck=self.deck,
            status=phrase("toy.status.over" if view.is_over else "toy.status.on", laid=len(view.laid)),
            seats=seats,
            hand=Hand((tuple(HandCard(Card(card, _name(card)), card in picks) for card in view.hand),)),
            prompt=Prompt(phrase("toy.sure" if SURE in picks else "toy.prompt")),
            actions=(Action("play", phrase("toy.call.play")),),
            sheet=Sheet(phrase("toy.sheet"), ()),
            log=log,
            extra=sum(int(card) for _, card in view.laid if card != PASS),
        )

    def compose(self, _view: View, picks: Sequence[str], call: str) -> str | Picks:
        if call == "pass":
            return PASS
        if call == "sure":
            return Picks((SURE,))
        if call != "play":
            raise NotationError(call, "no call of this game")
        if not picks:
            raise IllegalMoveError("", phrase("toy.refuse.nothing-picked"))
        return self.parse("".join(picks))

    def suggest(self, view: View, picks: Sequence[str]) -> tuple[str, ...]:
        offers = [move for move in self.legal(view) if move != PASS]
        if not offers:
            return ()
        at = next((i for i, offer in enumerate(offers) if offer in picks), -1)
        return (offers[(at + 1) % len(offers)],)

    def messages(self) -> Iterable[str]:
        return ()


def _panel(seat: Seat, held: int) -> SeatPanel:
    return SeatPanel(seat, Place.TOP if seat else Place.ME, phrase("toy.name.other"), "hat", held)


def _name(card: str) -> Phrase:
    return phrase("toy.card", card=card)


GAME = Toy()
