"""A decision as high sees it: whose it is, what the other may hold, and what points are worth. Makes no choice."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.contract import Seat
from engines.truco.envido import TARGET, value
from engines.truco.phases import Course, InPlay, other
from engines.truco.players.equity import equity
from engines.truco.players.reading import Belief, read
from engines.truco.view import View, in_play
from engines.truco.worlds import seat_of


@dataclass(frozen=True, slots=True)
class Scene:
    """`points` is the own Envido."""

    now: InPlay
    seat: Seat
    view: View
    points: int
    belief: Belief

    @property
    def course(self) -> Course:
        return self.now.course

    @property
    def mano(self) -> bool:
        return self.seat == self.now.course.mano

    def gain(self, points: int) -> float:
        """The chance to win the match once this side has scored so many more points, the other if negative."""
        own, others = self.now.score[self.seat], self.now.score[other(self.seat)]
        return equity(min(TARGET, own + max(0, points)), min(TARGET, others + max(0, -points)))

    def beats(self, points: int) -> bool:
        """Whether the own Envido wins against this one; mano wins a tie."""
        return self.points > points or (self.points == points and self.mano)


def scene_of(view: View) -> Scene:
    """The decision that the viewing seat has to make. Raises TypeError where no deal is in play."""
    return Scene(in_play(view), seat_of(view), view, value(view.dealt), read(view))
