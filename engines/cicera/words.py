"""What Cicera says: message ids and their values. Knows no language; the catalogues word every id.

The Italian words of the game stay in every language; what they mean is a gloss beside them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final

from engines.cicera.awards import Award
from engines.cicera.bonuses import Bonus
from engines.cicera.cards import RANKS, SUITS, Card, Cards, rank_of, suit_of
from engines.core.contract import Seat
from engines.core.words import Phrase, Value, phrase

NAMES: Final = ("gina", "piera", "bortolo")
"""Who sits at seats 1 to 3; the partner sits at 2."""


def name(seat: Seat) -> Phrase:
    """A seat's name; the person sits at 0."""
    return phrase("word.you") if seat == 0 else phrase(f"cicera.name.{NAMES[seat - 1]}")


def team_name(team: int) -> Phrase:
    """A team's name at the head of a column: the person's is 0."""
    return phrase("cicera.team.theirs") if team else phrase("cicera.team.ours")


def side(team: int) -> Phrase:
    """A team as a sentence speaks of it: "your team"."""
    return phrase("cicera.side.theirs") if team else phrase("cicera.side.ours")


def plain(value: int) -> Phrase:
    """A number by itself."""
    return phrase("number.plain", value=value)


def rank_name(card: Card) -> Phrase:
    """A card's rank: "7", "Fante"."""
    return _rank("rank", card)


def suit_name(card: Card) -> Phrase:
    """A card's suit: "spade"."""
    return phrase(f"bresciane.suit.{SUITS[suit_of(card)]}")


def card_name(card: Card) -> Phrase:
    """A card in full: "7 of spade"."""
    return _card("rank", card)


def the_card(card: Card) -> Phrase:
    """A card that something is done to: "the 7 of spade". Its rank is whole: languages put gender and case there."""
    return _card("the", card)


def by_card(card: Card) -> Phrase:
    """A card that something is done with: "the 7 of spade" after "with". Its rank is whole, as in `the_card`."""
    return _card("with", card)


def card_list(cards: Cards) -> Value:
    """Cards that are taken, each in full: "the 7 of coppe", "2 and 5 of spade", "3 of bastoni and 4 of denari"."""
    if len(cards) == 1:
        return the_card(cards[0])
    if len(set(map(suit_of, cards))) == 1:
        return phrase("bresciane.cards", ranks=_ranks(cards), suit=suit_name(cards[0]))
    return each_card(cards)


def each_card(cards: Cards) -> tuple[Phrase, ...]:
    """Cards in a list, each in full."""
    return tuple(_card("item", card) for card in cards)


def short_list(cards: Cards, on_table: Sequence[Card]) -> Value:
    """Cards that are taken from a table, by rank alone where no other card there has the same: "3 and 4"."""
    full = card_list(cards)
    ranks = [rank_of(card) for card in on_table]
    if isinstance(full, Phrase) or any(ranks.count(rank_of(card)) > 1 for card in cards):
        return full
    return _ranks(cards)


def rank_list(cards: Cards) -> tuple[Phrase, ...]:
    """The ranks of cards as what a sentence is about: "3 and 5" in "3 and 5 make 8"."""
    return tuple(map(rank_name, cards))


def _ranks(cards: Cards) -> tuple[Phrase, ...]:
    return tuple(_rank("item", card) for card in cards)


def _rank(form: str, card: Card) -> Phrase:
    return phrase(f"bresciane.{form}.{RANKS[rank_of(card)]}")


def _card(form: str, card: Card) -> Phrase:
    return phrase("bresciane.card", rank=_rank(form, card), suit=suit_name(card))


def messages() -> Iterator[str]:
    """Every id that the game can say."""
    yield from (f"cicera.{id}" for id in _IDS)
    yield from (f"cicera.event.{deed}{you}" for deed, you in product((*_DEEDS, *Bonus), ("", ".you")))
    yield from (f"cicera.award.{award}" for award in Award)
    yield from (f"cicera.{part}.{bonus}" for part, bonus in product(("bonus", "gain", "gloss"), Bonus))
    yield from (f"bresciane.{form}.{rank}" for form, rank in product(_FORMS, RANKS))
    yield from (f"bresciane.suit.{suit}" for suit in SUITS)
    yield from ("bresciane.card", "bresciane.cards")
    yield from ("word.you", "word.your-turn", "number.plain", "number.plus", "number.none")
    yield from (f"level.{level}" for level in ("low", "high"))


def _under(head: str, tails: str) -> Iterable[str]:
    return (f"{head}.{tail}" for tail in tails.split())


_FORMS: Final = ("rank", "the", "with", "item")
"""A rank by itself; of a card that something is done to, or done with; as one of several cards in a list."""

_DEEDS: Final = ("deal", "place", "capture", "leftovers")
"""Events that are somebody's doing, so that each has a second wording for the person's own; so are the bonuses."""

_IDS: Final = (
    *("name", "line", "lead"),
    *_under("name", " ".join(NAMES)),
    *_under("team", "ours theirs"),
    *_under("side", "ours theirs"),
    *_under("role", "you partner opponent"),
    *_under("event", "award win draw"),
    *_under("call", "place place-card take take-cards gains hint"),
    *_under("prompt", "pick lights one-card nothing place takes confirm ways choose sum exact"),
    *_under("prompt", "thinking over won lost draw"),
    *_under("status", "play won lost draw"),
    *_under("play", "placed"),
    *_under("pile", "ours theirs spade napula"),
    *_under("sheet", "title cards spade bonuses"),
    *_under("gloss", "spade mata coins fante napula"),
    *_under("bill", "won lost draw count run together leftovers leftovers-you unclaimed"),
    *_under("prizes", "ours none"),
    *_under("refuse", "no-turn deal not-held not-there court court-in-sum no-sum count one-set"),
    *_under("refuse", "pick-one takes-nothing several"),
)
