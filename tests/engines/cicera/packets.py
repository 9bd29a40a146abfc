"""Where the cards of a match are, and the same match with its hidden cards dealt otherwise.

What was dealt and who played it is read from the record's text, so that it shares no idea of who knows what with the
engine; where the cards are now is the engine's own word, to be held against it.
"""

from __future__ import annotations

import re
from random import Random

from engines.cicera.cards import write_card
from engines.core.contract import OPEN, Audience
from engines.core.match import Match

Cards = tuple[str, ...]
"""Codes of cards."""

_CARD = re.compile(r"[A2-9TFCR][sdcb]")
_PLAY = re.compile(r"([0-3]):([A2-9TFCR][sdcb])")


def _packets(match: Match) -> list[Cards]:
    """Four hands as they were dealt, then the table."""
    return [tuple(_CARD.findall(packet)) for packet in re.split(r"[/+]", match.plies[0].partition("|")[2])]


def dealt(match: Match) -> Cards:
    """All cards of the deal, the table's included."""
    return tuple(card for packet in _packets(match) for card in packet)


def held(match: Match) -> Cards:
    """The cards that the engine's hands hold."""
    return tuple(write_card(card) for hand in match.view(OPEN).hands for card in hand)


def played(match: Match) -> Cards:
    """The cards that lie on the engine's table and in its piles."""
    course = match.view(OPEN).course
    return tuple(write_card(card) for cards in (course.table, *course.piles) for card in cards)


def loose(match: Match) -> Cards:
    """The cards on the engine's table."""
    return tuple(write_card(card) for card in match.view(OPEN).course.table)


def spelled(picks: Cards) -> str:
    """The move of a hand card, and of table cards after it."""
    card, *taken = picks
    return f"{card}x{''.join(taken)}" if taken else card


def hidden(match: Match, audience: Audience) -> Cards:
    """The cards whose place the audience does not know."""
    seen = {card for cards in _seen(match, audience) for card in cards}
    return tuple(card for card in dealt(match) if card not in seen)


def _seen(match: Match, audience: Audience) -> list[Cards]:
    """Of each packet the cards that the audience knows to have been in it: its own, those played, the table's."""
    *hands, table = _packets(match)
    plays = [found for ply in match.plies[1:] if (found := _PLAY.match(ply))]
    played_by = [tuple(play[2] for play in plays if play[1] == str(seat)) for seat in range(4)]
    return [*(hand if seat == audience else played_by[seat] for seat, hand in enumerate(hands)), table]


def redealt(match: Match, audience: Audience, rng: Random) -> Match:
    """The match with everything hidden from the audience dealt anew, and all that it knows the same."""
    packets, seen = _packets(match), _seen(match, audience)
    free = list(hidden(match, audience))
    rng.shuffle(free)
    anew = [
        "".join((*known, *(free.pop() for _ in range(len(packet) - len(known)))))
        for packet, known in zip(packets, seen, strict=True)
    ]
    deal = f"{match.plies[0].partition('|')[0]}|{'/'.join(anew[:-1])}+{anew[-1]}"
    head = "\n".join(f'[{name} "{value}"]' for name, value in match.tags.items())
    return Match.read(f"{head}\n\n{' '.join((deal, *match.plies[1:]))}\n")
