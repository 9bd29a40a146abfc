"""What the golden records show: for each game, a list of rare and ordinary things, and who plays until they happen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from engines.cicera.awards import Award, awards
from engines.cicera.bonuses import Bonus
from engines.core.contract import Event
from engines.core.match import Match
from engines.core.words import Phrase
from engines.doudizhu.cards import count_ranks
from engines.doudizhu.combos import identify
from engines.doudizhu.moves import Play
from engines.doudizhu.story import story


@dataclass(frozen=True, slots=True)
class Wish:
    """A file's name, the level of the players, and what the match must show.

    `number` is where the search for it starts: no match before it is one, and some wishes are rare.
    """

    name: str
    level: str
    number: int
    fulfilled: Callable[[Match], bool]


def _told(match: Match) -> list[str]:
    """What happened, as one word an event; a play by the kind of its combination."""
    return [_word(event) for chapter in story(match.state.phase) for event in chapter.events]


def _word(event: Event) -> str:
    combo = event.values.get("combo")
    return combo.id.split(".")[2] if isinstance(combo, Phrase) else event.id


def _sizes(match: Match, kind: str) -> Iterator[int]:
    """The core lengths of all plays of a kind."""
    for turn in match.state.phase.playing.turns:
        if isinstance(turn, Play):
            combo = identify(count_ranks(turn.cards))
            if combo is not None and combo.kind == kind:
                yield combo.length


def _won_by(side: str) -> Callable[[Match], bool]:
    return lambda match: match.outcome is not None and match.outcome.reason == side


def _tells(*words: str) -> Callable[[Match], bool]:
    return lambda match: set(words) <= set(_told(match))


def _in_a_row(*words: str) -> Callable[[Match], bool]:
    return lambda match: f" {' '.join(words)} " in f" {' '.join(_told(match))} "


def _long(kind: str, length: int) -> Callable[[Match], bool]:
    return lambda match: max(_sizes(match, kind), default=0) >= length


DOUDIZHU: Final = (
    Wish("landlord-wins", "greedy", 0, _won_by("landlord")),
    Wish("farmers-win", "greedy", 0, _won_by("farmers")),
    Wish("redeal", "random", 24, _tells("redeal")),
    Wish("two-redeals", "greedy", 122, lambda match: _told(match).count("redeal") == 2),
    Wish("seven-calls", "random", 2688, lambda match: len(match.state.phase.playing.auction.bids) == 7),
    Wish("spring", "greedy", 2151, _tells("spring")),
    Wish("reverse-spring", "random", 142, _tells("reverse-spring")),
    Wish("rocket", "greedy", 1, _tells("rocket")),
    Wish("bomb-on-a-bomb", "random", 46, _in_a_row("bomb", "bomb", "bomb", "bomb")),
    Wish("out-with-a-bomb", "random", 1034, _in_a_row("bomb", "bomb", "out")),
    Wish("rocket-on-a-bomb", "random", 79, _in_a_row("bomb", "bomb", "rocket")),
    Wish("airplane", "random", 643, _tells("airplane")),
    Wish("airplane-with-single-wings", "greedy", 11, _tells("airplane-singles")),
    Wish("airplane-with-pair-wings", "random", 121, _tells("airplane-pairs")),
    Wish("four-with-two-singles", "random", 18, _tells("four-singles")),
    Wish("four-with-two-pairs", "random", 20, _tells("four-pairs")),
    Wish("straight-of-eight", "random", 8, _long("straight", 8)),
    Wish("pair-run-of-four", "greedy", 29, _long("pair-run", 4)),
)


def _called(*moves: str) -> Callable[[Match], bool]:
    """These moves were made one right after another, whoever made them."""
    return lambda match: f" {' '.join(moves)} " in f" {' '.join(ply.partition(':')[2] for ply in match.plies)} "


TRUCO: Final = (
    Wish("a-match", "greedy", 0, lambda match: match.outcome is not None),
    Wish("three-envidos", "random", 0, _called("envido", "envido", "real", "quiero")),
    Wish("falta-wanted", "random", 0, _called("falta", "quiero")),
    Wish("falta-refused", "random", 0, _called("real", "falta", "noquiero")),
    Wish("envido-over-truco", "random", 0, _called("truco", "envido", "quiero", "quiero")),
    Wish("retruco-refused", "random", 0, _called("retruco", "noquiero")),
    Wish("vale-cuatro-wanted", "random", 0, _called("vale4", "quiero")),
    Wish("a-fold-at-once", "random", 0, _called("truco", "quiero", "mazo")),
)


def _earned(*bonuses: str, times: int = 1) -> Callable[[Match], bool]:
    """So many plays, at least, earned exactly these bonuses."""
    return lambda match: sum(deed.bonuses == bonuses for deed in match.state.phase.last.deeds) >= times


def _awarded(award: Award, *points: int) -> Callable[[Match], bool]:
    """An award went for so many points to one team and so many to the other, the higher number first."""
    return lambda match: (
        points
        in {(max(line.points), min(line.points)) for line in awards(match.state.phase.piles) if line.award == award}
    )


def _left(cards: int) -> Callable[[Match], bool]:
    """So many cards lay on the table at the end."""
    return lambda match: len(match.state.phase.leftovers) == cards


CICERA: Final = (
    Wish("a-deal", "greedy", 0, lambda match: match.outcome is not None),
    Wish("a-careful-deal", "careful", 0, lambda match: match.outcome is not None),
    Wish("a-draw", "greedy", 18, lambda match: match.outcome is not None and match.outcome.reason == "draw"),
    Wish("thirteen-scue", "greedy", 8, lambda match: sum(match.state.phase.last.count(Bonus.SCUA)) >= 13),
    Wish("scua-and-picada", "greedy", 6, _earned("scua", "picada", times=8)),
    Wish("scua-and-simili", "greedy", 46, _earned("scua", "simili")),
    Wish("simili-and-quadriglia", "random", 205, _earned("simili", "quadriglia")),
    Wish("twenty-six-each", "greedy", 11, _awarded(Award.CARDS, 0, 0)),
    Wish("napula-of-three", "greedy", 7, _awarded(Award.NAPULA, 3, 0)),
    Wish("napula-of-six", "greedy", 65, _awarded(Award.NAPULA, 6, 0)),
    Wish("nothing-left-over", "greedy", 1, _left(0)),
    Wish("many-left-over", "random", 170, _left(20)),
)

WISHES: Final[Mapping[str, tuple[Wish, ...]]] = MappingProxyType(
    {"cicera": CICERA, "doudizhu": DOUDIZHU, "truco": TRUCO}
)
