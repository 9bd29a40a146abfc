"""Any sequence of good and bad steps, on every game: what is accepted stands in the record, what is refused nowhere."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from engines.core.contract import CHANCE
from engines.core.errors import IllegalMoveError, NotationError, OutOfTurnError, RecordError
from engines.core.match import Match
from engines.registry import GAMES
from tests.contract.facts import FACTS
from tests.contract.matches import advance, listed

SEEDS = st.integers(0, 2**32)
DAMAGE = ("?", "9:", "d", "d:", "0:?", "nonsense", ":", "77:-", "-1:-")
"""Plies that are none in any game."""


class Machine(RuleBasedStateMachine):
    """One match of a game, played by whatever hypothesis tries."""

    key = ""

    def __init__(self) -> None:
        super().__init__()
        self.match = Match.new(self.key)

    def is_dealt(self) -> bool:
        return self.match.to_act not in (None, CHANCE)

    @precondition(lambda self: self.match.to_act == CHANCE)
    @rule(seed=SEEDS)
    def deal(self, seed: int) -> None:
        before = self.match
        self.match = before.deal(Random(seed))
        assert self.match.plies[:-1] == before.plies
        assert self.match.plies[-1].startswith("d:")

    @precondition(is_dealt)
    @rule(seed=SEEDS)
    def play(self, seed: int) -> None:
        text, seat = Random(seed).choice(listed(self.match)), self.match.to_act
        self.match = self.match.play(text)
        assert self.match.plies[-1] == f"{seat}:{text}"

    @precondition(lambda self: self.match.to_act is not None)
    @rule(seed=SEEDS, plies=st.integers(2, 40))
    def play_on(self, seed: int, plies: int) -> None:
        rng = Random(seed)
        for _ in range(plies):
            if self.match.to_act is not None:
                self.match = advance(self.match, rng)

    @rule(text=st.text(max_size=12))
    def say_nonsense(self, text: str) -> None:
        if self.match.is_legal(text):
            return
        record = str(self.match)
        with pytest.raises((NotationError, IllegalMoveError, OutOfTurnError)):
            self.match.play(text)
        assert str(self.match) == record

    @rule(data=st.data())
    def act_out_of_turn(self, data: st.DataObject) -> None:
        movers = {"d": CHANCE} | {str(seat): seat for seat in range(self.match.game.seats)}
        others = [name for name, seat in movers.items() if seat != self.match.to_act]
        ply = f"{data.draw(st.sampled_from(others))}:{listed(self.match)[0] if self.is_dealt() else '-'}"
        with pytest.raises(RecordError) as caught:
            Match.read(f"{self.match} {ply}")
        assert (caught.value.ply, caught.value.tried) == (len(self.match.plies) + 1, ply)
        assert isinstance(caught.value.__cause__, OutOfTurnError)
        assert caught.value.good == self.match

    @precondition(lambda self: self.match.to_act != CHANCE)
    @rule()
    def deal_once_more(self) -> None:
        with pytest.raises(OutOfTurnError):
            self.match.deal(Random(1))

    @rule()
    def save_and_open(self) -> None:
        again = Match.read(str(self.match))
        assert again == self.match
        assert again.state == self.match.state
        self.match = again

    @precondition(lambda self: self.match.plies)
    @rule(data=st.data(), damage=st.sampled_from(DAMAGE))
    def open_a_damaged_record(self, data: st.DataObject, damage: str) -> None:
        index = data.draw(st.integers(0, len(self.match.plies) - 1))
        plies = self.match.plies
        head = str(self.match).partition("\n\n")[0]
        with pytest.raises(RecordError) as caught:
            Match.read(f"{head}\n\n{' '.join([*plies[:index], damage, *plies[index + 1 :]])}")
        assert (caught.value.ply, caught.value.tried) == (index + 1, damage)
        assert caught.value.good == Match.read(f"{head}\n\n{' '.join(plies[:index])}")

    @invariant()
    def scores_add_up(self) -> None:
        assert FACTS[self.key].total in (None, sum(self.match.score))

    @invariant()
    def it_is_over_or_somebody_is_to_act(self) -> None:
        assert (self.match.outcome is None) == (self.match.to_act is not None)


@pytest.mark.parametrize("key", list(GAMES))
def test_no_sequence_of_steps_confuses_a_match(key: str) -> None:
    machine = type(f"{key.capitalize()}Machine", (Machine,), {"key": key})
    run_state_machine_as_test(machine, settings=settings(settings.default, stateful_step_count=20))
