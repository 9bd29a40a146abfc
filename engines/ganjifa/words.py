"""What Ganjifa says: message ids and their values. Knows no language; the catalogues word every id.

Avatars, Raja, Mantri and Dukal keep their names in every language; the rules page says what they mean.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final

from engines.core.contract import Seat
from engines.core.table import Card as Shown
from engines.core.words import Phrase, phrase
from engines.ganjifa.cards import RANKS, SUITS, Card, Cards, Suit, rank_of, strength, suit_of, write_card

NAMES: Final = ("asha", "vinayak")
"""Who sits at seats 1 and 2."""


def name(seat: Seat) -> Phrase:
    """A seat's name; the person sits at 0."""
    return phrase("word.you") if seat == 0 else phrase(f"ganjifa.name.{NAMES[seat - 1]}")


def plain(value: int) -> Phrase:
    """A number by itself."""
    return phrase("number.plain", value=value)


def suit_name(suit: Suit) -> Phrase:
    """A suit: "Matsya"."""
    return phrase(f"dashavatara.suit.{SUITS[suit]}")


def rank_name(card: Card) -> Phrase:
    """A card's rank: "3", "Mantri"."""
    return phrase(f"dashavatara.rank.{RANKS[rank_of(card)]}")


def card_name(card: Card) -> Phrase:
    """A card in full: "3 of Matsya"."""
    return phrase("dashavatara.card", rank=rank_name(card), suit=suit_name(suit_of(card)))


def the_card(card: Card) -> Phrase:
    """A card as it is played: "the 3 of Matsya". Its rank is whole, since languages put gender and case there."""
    rank = phrase(f"dashavatara.the.{RANKS[rank_of(card)]}")
    return phrase("dashavatara.card", rank=rank, suit=suit_name(suit_of(card)))


def run_name(dukal: Cards) -> Phrase:
    """All cards of a Dukal, strongest first: "Raja, Mantri, 3, 4 and 5 of Matsya"."""
    ranked = sorted(dukal, key=strength, reverse=True)
    return phrase("dashavatara.run", ranks=tuple(map(rank_name, ranked)), suit=suit_name(suit_of(dukal[0])))


def show(card: Card) -> Shown:
    """A card face up."""
    return Shown(write_card(card), card_name(card))


def messages() -> Iterator[str]:
    """Every id that the game can say."""
    yield from (f"ganjifa.{id}" for id in _IDS)
    yield from (f"ganjifa.event.{deed}{you}" for deed, you in product(_DEEDS, ("", ".you")))
    yield from (f"dashavatara.{form}.{rank}" for form, rank in product(("rank", "the"), RANKS))
    yield from (f"dashavatara.suit.{suit}" for suit in SUITS)
    yield from ("dashavatara.card", "dashavatara.run", "word.you", "word.your-turn", "number.plain")
    yield from (f"level.{level}" for level in ("low", "high"))


def _under(head: str, tails: str) -> Iterable[str]:
    return (f"{head}.{tail}" for tail in tails.split())


_DEEDS = ("deal", "lead", "play", "dukal", "give", "trick", "most")
"""Events that are somebody's doing, so that each has a second wording for the person's own."""

_IDS = (
    *("name", "line", "lead"),
    *_under("name", " ".join(NAMES)),
    *_under("option", "trump trump.rama trump.krishna"),
    *_under("call", "play play-card lead-dukal give hint weakest clear dukal"),
    *_under("price", "dukal"),
    *_under("prompt", "opening opening-rest lead lead-dukal follow follow-rest void next choice trumps"),
    *_under("prompt", "dukal give counter pick only picked picked-dukal takes highest beaten thinking dealing"),
    *_under("prompt", "over won shared lost lost-shared"),
    *_under("status", "dealing captured won shared lost"),
    *_under("strip", "led next trump"),
    *_under("row", "led next trump"),
    *_under("half", "one one-order ten ten-order"),
    *_under("lay", "led winning takes gives yours"),
    *_under("result", "you other dukal-you dukal-other"),
    *_under("why", "suit ruff trump dukal"),
    *_under("sheet", "title trump-day trump-night left"),
    *_under("bill", "won shared lost lost-shared tricks by-tricks by-dukals captured day night"),
    *_under("refuse", "no-turn deal not-held no-dukal opening too-large one-card follow choice next give pick"),
)
