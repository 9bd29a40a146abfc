"""What Truco says: message ids and their values. Knows no language; the catalogues word every id.

The calls keep their Argentine names in every language; what they mean is a gloss beside the first ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final

from engines.core.contract import Seat
from engines.core.words import Phrase, phrase
from engines.truco.cards import RANKS, SUITS, Card, Cards, rank_of, suit_of
from engines.truco.moves import SPOKEN, Envido, Truco

NAMES: Final = ("nelida",)
"""Who sits at seat 1."""


def name(seat: Seat) -> Phrase:
    """A seat's name; the person sits at 0."""
    return phrase("word.you") if seat == 0 else phrase(f"truco.name.{NAMES[seat - 1]}")


def plain(value: int) -> Phrase:
    """A number by itself."""
    return phrase("number.plain", value=value)


def call_name(call: Envido | Truco) -> Phrase:
    """A call by its name: "Real envido"."""
    return phrase(f"truco.call.{call}")


def rank_name(card: Card) -> Phrase:
    """A card's rank: "7", "sota"."""
    return phrase(f"catalan.rank.{RANKS[rank_of(card)]}")


def suit_name(card: Card) -> Phrase:
    """A card's suit: "espadas"."""
    return phrase(f"catalan.suit.{SUITS[suit_of(card)]}")


def card_name(card: Card) -> Phrase:
    """A card in full: "7 of espadas"."""
    return phrase("catalan.card", rank=rank_name(card), suit=suit_name(card))


def the_card(card: Card) -> Phrase:
    """A card as it is played: "the 7 of espadas". Its rank is whole, since languages put gender and case there."""
    return phrase("catalan.card", rank=phrase(f"catalan.the.{RANKS[rank_of(card)]}"), suit=suit_name(card))


def envido_cards(cards: Cards) -> Phrase:
    """The cards that make an Envido, highest first: "7 and 5 of espadas", or one card."""
    if len(cards) == 1:
        return card_name(cards[0])
    low, high = cards
    return phrase("catalan.pair", first=rank_name(high), second=rank_name(low), suit=suit_name(high))


def messages() -> Iterator[str]:
    """Every id that the game can say."""
    yield from (f"truco.{id}" for id in _IDS)
    yield from (f"truco.{part}.{call}" for part, call in product(("call", "gloss"), SPOKEN))
    yield from (f"truco.event.{deed}{you}" for deed, you in product(_DEEDS, ("", ".you")))
    yield from (f"catalan.{form}.{rank}" for form, rank in product(("rank", "the"), RANKS))
    yield from (f"catalan.suit.{suit}" for suit in SUITS)
    yield from ("catalan.card", "catalan.pair")
    yield from ("word.you", "word.your-turn", "number.plain")
    yield from (f"level.{level}" for level in ("low", "high"))


def _under(head: str, tails: str) -> Iterable[str]:
    return (f"{head}.{tail}" for tail in tails.split())


_DEEDS = (
    *("new-deal", "lead", "play", "call", "quiero", "no-quiero", "mazo", "says", "buenas"),
    *("trick", "envido", "truco", "deal", "shows", "match"),
)
"""Events that are somebody's doing, so that each has a second wording for the person's own."""

_IDS = (
    *("name", "line", "lead"),
    *_under("name", " ".join(NAMES)),
    *_under("event", "parda"),
    *_under("call", "play ask-mazo back next"),
    *_under("price", "call best-envido deal-worth takes"),
    *_under("group", "raise call envido-first fold"),
    *_under("prompt", "lead follow called want own-envido pick picked fold thinking over won lost"),
    *_under("prompt", "won-deal lost-deal next"),
    *_under("status", "score won lost"),
    *_under("role", "mano dealer"),
    *_under("bubble", "envido real falta truco retruco vale4 quiero noquiero mazo value buenas"),
    *_under("trick", "1 2 3 parda"),
    *_under("ladder", "deal truco retruco vale4"),
    *_under("raise", "either you other top pending-you pending-other after-envido"),
    *_under("envido", "open only-you only-other pending closed settled-you settled-other value buenas"),
    *_under("tally", "malas buenas"),
    *_under("sheet", "title worth raise envido mano needs-you needs"),
    *_under("summary", "won lost by-envido envido truco deal"),
    *_under("why", "two-tricks first-trick mano refused folded value"),
    *_under("bill", "won lost start envido-wanted envido-refused truco deal together capped deals"),
    *_under("refuse", "no-turn mano deal nothing-called answer-first answer-truco not-held"),
    *_under("refuse", "chain envido-closed not-yours not-next pick-one"),
)
