"""What the golden records show: for each game, a list of rare and ordinary things, and who plays until they happen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from engines.core.contract import Event
from engines.core.match import Match
from engines.core.words import Phrase
from engines.doudizhu.cards import count_ranks
from engines.doudizhu.combos import identify
from engines.doudizhu.moves import Play
from engines.doudizhu.story import story
from engines.ganjifa.cards import suit_of
from engines.ganjifa.phases import DukalTrick, Trick


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


def _dukals(match: Match) -> list[DukalTrick]:
    return [trick for trick in match.state.phase.course.tricks if isinstance(trick, DukalTrick)]


def _answers(match: Match) -> Iterator[tuple[int, int]]:
    """The led suit and the suit of each card that was given to it, as indices in avatar order."""
    for trick in match.state.phase.course.tricks:
        if isinstance(trick, Trick):
            yield from ((suit_of(trick.cards[0]), suit_of(card)) for card in trick.cards[1:])


def _ends_shared(match: Match) -> bool:
    return match.outcome is not None and len(match.outcome.winners) == 2


def _ends_in_dukal(match: Match) -> bool:
    """A Dukal among the last ten cards of each hand."""
    return any(isinstance(trick, DukalTrick) for trick in match.state.phase.course.tricks[-6:])


GANJIFA: Final = (
    Wish("a-deal", "greedy", 0, lambda match: not _dukals(match) and not _ends_shared(match)),
    Wish("a-shared-win", "random", 3, _ends_shared),
    Wish("a-dukal", "greedy", 3, lambda match: len(_dukals(match)) == 1),
    Wish("two-dukals", "greedy", 0, lambda match: len({trick.leader for trick in _dukals(match)}) == 2),
    Wish("a-dukal-of-seven", "greedy", 4, lambda match: any(trick.size >= 7 for trick in _dukals(match))),
    Wish("a-late-dukal", "random", 1596, _ends_in_dukal),
    Wish("round-the-end", "random", 0, lambda match: any(given < led and given < 5 for led, given in _answers(match))),
)

WISHES: Final[Mapping[str, tuple[Wish, ...]]] = MappingProxyType(
    {"doudizhu": DOUDIZHU, "truco": TRUCO, "ganjifa": GANJIFA}
)
