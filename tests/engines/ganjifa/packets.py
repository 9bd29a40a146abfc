"""Where the cards of a match are, read from its record, and the same match with its hidden cards dealt otherwise.

Works on the record's text, so that it shares no idea of who knows what with the engine.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from random import Random

from engines.core.contract import OPEN, Audience
from engines.core.match import Match
from engines.ganjifa.cards import write_card

Cards = tuple[str, ...]
"""Codes of cards."""

SEATS = (0, 1, 2)
SUITS = ("ma", "ku", "va", "na", "vm", "pa", "ra", "kr", "bu", "ka")
TRUMPS = {"rama": "ra", "krishna": "kr"}
SWAPS = 10
"""How often each hidden card is offered for an exchange; each time two change hands if both may."""

_CARD = re.compile(r"[1-9TMR](?:ma|ku|va|na|vm|pa|ra|kr|bu|ka)")


def _hands(match: Match) -> tuple[Cards, ...]:
    dealt = match.plies[0].partition("|")[2].split("/")
    return tuple(tuple(_CARD.findall(hand)) for hand in dealt)


def _turns(match: Match) -> list[tuple[int, Cards]]:
    return [(int(ply[0]), tuple(_CARD.findall(ply))) for ply in match.plies[1:]]


def _trump(match: Match) -> str:
    return TRUMPS[match.options["trump"]]


def dealt(match: Match) -> Cards:
    """All cards of the deal."""
    return tuple(card for hand in _hands(match) for card in hand)


def played(match: Match) -> Cards:
    """The cards that have been played."""
    return tuple(card for _, cards in _turns(match) for card in cards)


def held(match: Match) -> Cards:
    """The cards that the engine's hands hold."""
    return tuple(write_card(card) for hand in match.view(OPEN).hands for card in hand)


def hidden(match: Match, audience: Audience) -> Cards:
    """The cards whose place the audience does not know; who holds the trump Raja all know, since that seat opens."""
    gone = {*played(match), f"R{_trump(match)}"}
    return tuple(
        card for seat, hand in enumerate(_hands(match)) if seat != audience for card in hand if card not in gone
    )


def voids(match: Match) -> Mapping[int, set[str]]:
    """For each seat the suits that its cards have proved it not to hold."""
    found: dict[int, set[str]] = defaultdict(set)
    table: list[str] = []
    for seat, cards in _turns(match):
        if len(cards) == 1 and table:
            found[seat] |= _proved(table[0][1:], cards[0][1:], _trump(match))
        table = [*table, *cards] if len(cards) == 1 else []
        if len(table) == len(SEATS):
            table = []
    return found


def _proved(led: str, given: str, trump: str) -> set[str]:
    if given == led:
        return set()
    if given == trump:
        return {led}
    start, end = SUITS.index(led), SUITS.index(given)
    return {SUITS[(start + step) % len(SUITS)] for step in range((end - start) % len(SUITS))}


def redealt(match: Match, audience: Audience, rng: Random) -> Match:
    """The match with the hidden cards exchanged between those that may hold them, and all that was public the same."""
    owners = {card: seat for seat, hand in enumerate(_hands(match)) for card in hand}
    shown, free = voids(match), hidden(match, audience)
    for _ in range(SWAPS * len(free)):
        one, two = rng.sample(free, 2) if len(free) > 1 else (free[0], free[0])
        if one[1:] not in shown[owners[two]] and two[1:] not in shown[owners[one]]:
            owners[one], owners[two] = owners[two], owners[one]
    hands = ["".join(card for card, owner in owners.items() if owner == seat) for seat in SEATS]
    plies = [f"{match.plies[0].partition('|')[0]}|{'/'.join(hands)}", *match.plies[1:]]
    head = "\n".join(f'[{name} "{value}"]' for name, value in match.tags.items())
    return Match.read(f"{head}\n\n{' '.join(plies)}\n")
