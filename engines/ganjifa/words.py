"""What Ganjifa says: message ids and their values. Knows no language; the catalogues word every id."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final

from engines.core.contract import Seat
from engines.core.table import Card as Shown
from engines.core.words import Phrase, phrase
from engines.ganjifa.cards import RANKS, SUITS, Card, Suit, rank_of, suit_of, write_card

NAMES: Final = ("ambika", "damodar")
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


def card_name(card: Card) -> Phrase:
    """A card in full: "3 of Matsya"."""
    rank = phrase(f"dashavatara.rank.{RANKS[rank_of(card)]}")
    return phrase("dashavatara.card", rank=rank, suit=suit_name(suit_of(card)))


def show(card: Card) -> Shown:
    """A card face up."""
    return Shown(write_card(card), card_name(card))


def messages() -> Iterator[str]:
    """Every id that the game can say."""
    yield from (f"ganjifa.{id}" for id in _IDS)
    yield from (f"ganjifa.event.{deed}{you}" for deed, you in product(_DEEDS, ("", ".you")))
    yield from (f"dashavatara.rank.{rank}" for rank in RANKS)
    yield from (f"dashavatara.suit.{suit}" for suit in SUITS)
    yield from ("dashavatara.card", "word.you", "word.your-turn", "number.plain")
    yield from (f"level.{level}" for level in ("low", "high"))


def _under(head: str, tails: str) -> Iterable[str]:
    return (f"{head}.{tail}" for tail in tails.split())


_DEEDS = ("deal", "lead", "play", "dukal", "give", "trick", "most")

_IDS = (
    *("name", "line", "lead"),
    *_under("name", " ".join(NAMES)),
    *_under("option", "trump trump.rama trump.krishna"),
    *_under("call", "play hint clear"),
    *_under("prompt", "opening lead follow give won lost shared over"),
    *_under("status", "waiting captured"),
    *_under("sheet", "title captured"),
    *_under("bill", "title captured"),
    *_under("refuse", "no-turn deal not-held no-dukal opening too-large one-card follow choice next give pick"),
)
