"""What Dou Dizhu says: message ids and their values. Knows no language; the catalogues word every id.

A combination has three forms, since languages inflect: a label ("Pair of jacks"), an object that is played ("a pair
of jacks") and one that is known already ("the pair of jacks").
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Literal, TypeAlias

from engines.core.words import Phrase, phrase
from engines.doudizhu.cards import ACE, RANKS, SUITS, Card, Counts, Rank, rank_of, write_card
from engines.doudizhu.catalogue import SHAPES
from engines.doudizhu.combos import Combination, Kind

Form: TypeAlias = Literal["label", "object", "definite"]
FORMS: tuple[Form, ...] = ("label", "object", "definite")

_LONE: Mapping[Form, str] = {"label": "rank", "object": "one", "definite": "the"}

RANK_NAMES = (*RANKS, "Xb", "Xr")
"""The names of the 15 ranks in message ids."""

NAMES = ("mei", "jun")
"""Who sits at seats 1 and 2."""


def rank_name(rank: Rank) -> Phrase:
    """A rank in the singular: "jack"."""
    return phrase(f"french.rank.{RANK_NAMES[rank]}")


def rank_plural(rank: Rank) -> Phrase:
    """A rank in the plural: "jacks"."""
    return phrase(f"french.ranks.{RANK_NAMES[rank]}")


def lone(rank: Rank, form: Form) -> Phrase:
    """A single card by its rank: "jack", "a jack", "the jack". Whole, since languages put gender and case there."""
    return phrase(f"french.{_LONE[form]}.{RANK_NAMES[rank]}")


def card_name(card: Card) -> Phrase:
    """A card in full: "jack of clubs", "red joker"."""
    code = write_card(card)
    if code[0] == "X":
        return phrase(f"french.card.{code}")
    return phrase("french.card", rank=rank_name(rank_of(card)), suit=phrase(f"french.suit.{code[1]}"))


def combination(combo: Combination, form: Form) -> Phrase:
    """A combination in one of its three forms."""
    name = f"doudizhu.combo.{combo.kind}.{form}"
    if combo.kind is Kind.ROCKET:
        return phrase(name)
    if combo.kind is Kind.SINGLE:
        return phrase(name, rank=lone(combo.rank, form))
    if combo.length > 1:
        return phrase(name, low=rank_name(combo.core[0]), high=rank_name(combo.rank))
    return phrase(name, ranks=rank_plural(combo.rank))


def with_both(reason: str, play: Combination, table: Combination) -> Phrase:
    """A refusal that names the play and what it should have beaten."""
    return phrase(f"doudizhu.refuse.{reason}", play=combination(play, "object"), table=combination(table, "definite"))


def why_no_combination(counts: Counts) -> Phrase:
    """The most helpful reason why cards of these counts form no combination (section 4)."""
    ranks = [rank for rank, count in enumerate(counts) if count]
    most = max(counts)
    if most == 1 and len(ranks) > 2:
        return phrase(f"doudizhu.refuse.{_broken_straight(ranks)}")
    if most >= 3 and counts[-1] and counts[-2]:
        return phrase("doudizhu.refuse.both-jokers")
    return phrase("doudizhu.refuse.no-combination")


def _broken_straight(ranks: list[Rank]) -> str:
    if ranks[-1] > ACE:
        return "two-in-run"
    if ranks[-1] - ranks[0] >= len(ranks):
        return "gap-in-run"
    shortest = SHAPES[Kind.STRAIGHT].shortest
    return "short-straight" if len(ranks) < shortest else "no-combination"


def messages() -> Iterator[str]:
    """Every id that the game can say."""
    yield from (f"doudizhu.{name}" for name in _IDS)
    yield from (f"doudizhu.combo.{kind}.{form}" for kind, form in product(Kind, FORMS))
    yield from (f"doudizhu.event.{deed}{you}" for deed, you in product(_DEEDS, ("", ".you")))
    yield from (f"french.{many}.{rank}" for many, rank in product(("rank", "ranks", "one", "the"), RANK_NAMES))
    yield from (f"french.suit.{suit}" for suit in SUITS)
    yield from ("french.card", "french.card.Xb", "french.card.Xr")
    yield from ("word.you", "word.your-turn", "number.times", "number.plain", "number.plus", "number.minus")
    yield from (f"level.{level}" for level in ("low", "high"))


def _under(head: str, tails: str) -> Iterable[str]:
    return (f"{head}.{tail}" for tail in tails.split())


_DEEDS = ("deal", "bid", "no-bid", "landlord", "lead", "play", "pass", "last-card", "two-cards", "out")
"""Events that are somebody's doing, so that each has a second wording for the person's own."""

_IDS = (
    *("name", "line", "lead"),
    *_under("name", " ".join(NAMES)),
    *_under("event", "redeal bomb rocket spring reverse-spring"),
    *_under("role", "landlord farmer"),
    *_under("note", "last-card two-cards"),
    *_under("call", "b0 b1 b2 b3 pass play clear hint"),
    *_under("spot", "bid no-bid pass to-beat both-passed"),
    *_under("prompt", "bid overbid lead beat over won lost pick picked doubles"),
    *_under("status", "auction landlord farmer won lost"),
    *_under("stake", "title value none bid doublings spring reverse-spring farmer you landlord"),
    *_under("bill", "won lost out-first"),
    *_under(
        "refuse",
        "bid-first bid-low must-lead auction-over no-turn not-held deal too-low other-type nothing-picked "
        "two-in-run gap-in-run short-straight both-jokers no-combination",
    ),
)
