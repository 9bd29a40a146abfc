"""A decision as high sees it: what the other may hold, and what points and calls are worth. Makes no choice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engines.core.contract import Seat
from engines.truco.cards import Cards
from engines.truco.envido import TARGET, value
from engines.truco.phases import Course, InPlay, other
from engines.truco.players.equity import equity
from engines.truco.players.reading import Belief, read
from engines.truco.view import View, in_play
from engines.truco.worlds import seat_of


@dataclass(frozen=True, slots=True)
class Takers:
    """Of all that the other may hold, the part that would want a call, and the part that would want it and lose."""

    share: float
    beaten: float

    @property
    def chance(self) -> float:
        """How likely the call is won if it is wanted."""
        return self.beaten / self.share if self.share else 1.0


def takers(holdings: Iterable[tuple[float, bool]]) -> Takers:
    """From weights of what would want the call, each with whether it loses."""
    every = list(holdings)
    return Takers(sum(weight for weight, _ in every), sum(weight for weight, loses in every if loses))


@dataclass(frozen=True, slots=True)
class Scene:
    """`points` is the own Envido, `hand` what is left of the own cards."""

    now: InPlay
    seat: Seat
    hand: Cards
    points: int
    belief: Belief

    @property
    def course(self) -> Course:
        return self.now.course

    @property
    def is_mano(self) -> bool:
        return self.seat == self.course.mano

    def gain(self, points: int) -> float:
        """The chance to win the match once this side has scored so many more points, the other if negative."""
        own, others = self.now.score[self.seat], self.now.score[other(self.seat)]
        return equity(min(TARGET, own + max(0, points)), min(TARGET, others + max(0, -points)))

    def showdown(self, chance: float, stake: int) -> float:
        """What it is worth to win so many points with this chance, and else to lose them."""
        return chance * self.gain(stake) + (1 - chance) * self.gain(-stake)

    def call(self, found: Takers, stake: int, refused: int) -> float:
        """What a call is worth: refused it brings `refused`, wanted it is for `stake`."""
        return (1 - found.share) * self.gain(refused) + found.share * self.showdown(found.chance, stake)

    def beats(self, points: int) -> bool:
        """Whether the own Envido wins against this one; mano wins a tie."""
        return self.points > points or (self.points == points and self.is_mano)


def scene_of(view: View) -> Scene:
    """The decision that the viewing seat has to make. Raises TypeError where no deal is in play."""
    return Scene(in_play(view), seat_of(view), view.hand, value(view.dealt), read(view))
