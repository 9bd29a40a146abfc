"""Why cards cannot be taken, in words. Knows two cards that do not fit when it sees them, and nobody's turn.

Rules: Cicera rules, section 3.
"""

from __future__ import annotations

from engines.cicera.cards import Card, Cards, is_number, rank_of, value_of
from engines.cicera.words import rank_list, rank_name, the_card
from engines.core.words import Phrase, phrase


def why_not(card: Card, taken: Cards) -> Phrase:
    """Why this card may not take these, which lie on the table."""
    if not is_number(card):
        return phrase("cicera.refuse.court", rank=rank_name(card))
    if len(taken) == 1:
        return _why_not_one(card, taken[0])
    court = next((other for other in taken if not is_number(other)), None)
    if court is not None:
        return phrase("cicera.refuse.court-in-sum", card=the_card(court))
    # What adds up may be taken: so either the sum is wrong, or a card of the same rank is among several.
    # Nothing adds up to an Asso, which has no other set to choose.
    if value_of(card) > 1 and rank_of(card) in map(rank_of, taken):
        return phrase("cicera.refuse.one-set", rank=rank_name(card))
    total = sum(map(value_of, taken))
    return phrase("cicera.refuse.no-sum", cards=rank_list(taken), sum=total, value=value_of(card))


def _why_not_one(card: Card, other: Card) -> Phrase:
    if not is_number(other):
        return phrase("cicera.refuse.court-in-sum", card=the_card(other))
    return phrase("cicera.refuse.count", card=the_card(other), sum=value_of(other), value=value_of(card))
