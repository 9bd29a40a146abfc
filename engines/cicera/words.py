"""What Cicera says: message ids and their values. Knows no language; the catalogues word every id."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final

from engines.cicera.awards import Award
from engines.cicera.bonuses import Bonus
from engines.cicera.cards import RANKS, SUITS, Card, rank_of, suit_of
from engines.core.contract import Seat
from engines.core.words import Phrase, phrase

NAMES: Final = ("emilia", "aurora", "tullio")
"""Who sits at seats 1 to 3; the partner sits at 2."""


def name(seat: Seat) -> Phrase:
    """A seat's name; the person sits at 0."""
    return phrase("word.you") if seat == 0 else phrase(f"cicera.name.{NAMES[seat - 1]}")


def team_name(team: int) -> Phrase:
    """A team's name: the person's is 0."""
    return phrase("cicera.team.theirs") if team else phrase("cicera.team.ours")


def plain(value: int) -> Phrase:
    """A number by itself."""
    return phrase("number.plain", value=value)


def card_name(card: Card) -> Phrase:
    """A card in full: "7 of swords"."""
    return _card("rank", card)


def the_card(card: Card) -> Phrase:
    """A card as it is played: "the 7 of swords". Its rank is whole, since languages put gender and case there."""
    return _card("the", card)


def _card(form: str, card: Card) -> Phrase:
    rank, suit = RANKS[rank_of(card)], SUITS[suit_of(card)]
    return phrase("bresciane.card", rank=phrase(f"bresciane.{form}.{rank}"), suit=phrase(f"bresciane.suit.{suit}"))


def card_names(cards: Iterable[Card]) -> tuple[Phrase, ...]:
    """Cards as a list."""
    return tuple(map(the_card, cards))


def messages() -> Iterator[str]:
    """Every id that the game can say."""
    yield from (f"cicera.{id}" for id in _IDS)
    yield from (f"cicera.event.{deed}{you}" for deed, you in product((*_DEEDS, *Bonus), ("", ".you")))
    yield from (f"cicera.award.{award}" for award in Award)
    yield from (f"bresciane.{form}.{rank}" for form, rank in product(("rank", "the"), RANKS))
    yield from (f"bresciane.suit.{suit}" for suit in SUITS)
    yield "bresciane.card"
    yield from ("word.you", "number.plain")
    yield from (f"level.{level}" for level in ("low", "high"))


def _under(head: str, tails: str) -> Iterable[str]:
    return (f"{head}.{tail}" for tail in tails.split())


_DEEDS: Final = ("deal", "place", "capture", "leftovers")
"""Events that are somebody's doing, so that each has a second wording for the person's own; so are the bonuses."""

_IDS: Final = (
    *("name", "line", "lead"),
    *_under("name", " ".join(NAMES)),
    *_under("team", "ours theirs"),
    *_under("event", "award win draw"),
    *_under("call", "place take"),
    *_under("prompt", "play thinking over"),
    *_under("status", "score"),
    *_under("sheet", "title bonuses"),
    *_under("bill", "won lost draw bonuses together"),
    *_under("refuse", "no-turn deal not-held not-there court no-sum one-set pick-one"),
)
