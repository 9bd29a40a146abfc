"""What a good player never does, whatever a few sampled worlds seem to say. Knows one hand and the counts of all.

Each is a complaint of the rules page ("Team play that people check first").
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.doudizhu.catalogue import Kind
from engines.doudizhu.moves import SEATS
from engines.doudizhu.phases import Playing
from engines.doudizhu.players.candidates import Option
from engines.doudizhu.players.packed import Packed, Part, bare, highest, lowest
from engines.doudizhu.players.plans import plan
from engines.doudizhu.players.policy import SINGLE


def mannered(options: Sequence[Option], hand: Packed, playing: Playing) -> list[Option]:
    """The options that nobody can complain of; at least one.

    A partner with one card is led to with the lowest single, unless the player is about to go out. Where an opponent's
    last card may come on a single, only the highest is played.
    """
    if _helps(playing) and len(plan(hand)) > 2:
        return [bare(Kind.SINGLE, lowest(hand))]
    if not _is_watched(playing):
        return list(options)
    top: Part = bare(Kind.SINGLE, highest(hand))
    return [one for one in options if one is None or one.type != SINGLE or one is top] or [top]


def _helps(playing: Playing) -> bool:
    """Whether a farmer leads whose partner has one card left, while the landlord has more."""
    if playing.table is not None or playing.turn == playing.landlord:
        return False
    partner = SEATS - playing.landlord - playing.turn
    return playing.held[partner] == 1 < playing.held[playing.landlord]


def _is_watched(playing: Playing) -> bool:
    """Whether an opponent has one card left and can play it on a single: on any lead, on a follow if it is next."""
    if playing.table is None:
        return any(playing.held[seat] == 1 for seat in range(SEATS) if _are_opponents(playing, seat))
    after = (playing.turn + 1) % SEATS
    return playing.table.kind is Kind.SINGLE and playing.held[after] == 1 and _are_opponents(playing, after)


def _are_opponents(playing: Playing, seat: int) -> bool:
    """Whether this seat plays against the one to act."""
    return (seat == playing.landlord) != (playing.turn == playing.landlord)
