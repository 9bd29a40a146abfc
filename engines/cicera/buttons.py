"""The buttons of a table, and what they make: a way to capture each, or picked cards; placing; a suggestion.

Knows no page. Where a capture is ambiguous the table asks, and never guesses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from engines.cicera.cards import Card, Cards, read_cards, write_card, write_cards
from engines.cicera.moves import Capture, Move, Place
from engines.cicera.picks import Picked, Way, picked, ways
from engines.cicera.view import View, in_play, legal
from engines.cicera.words import short_list, the_card
from engines.core.contract import Picks
from engines.core.errors import IllegalMoveError, NotationError
from engines.core.table import Action, Look
from engines.core.words import Phrase, phrase

PLACE: Final = "place"
TAKE: Final = "take"
HINT: Final = "hint"
_TAKES: Final = re.compile(rf"{TAKE}-([0-9A-Za-z]+)")


def compose(view: View, picks: Sequence[str], call: str) -> Move | Picks:
    """The move that one picked hand card and a call make: `place`, `take` with picked table cards, or `take-2s5s`.

    `take` with no table card picked takes what there is but one way to take; where there are more, the table asks.
    Raises NotationError for what is no call of this game, IllegalMoveError unless one hand card is picked, and where
    it takes nothing or has too many ways to list.
    """
    named = _TAKES.fullmatch(call)
    if call not in (PLACE, TAKE) and named is None:
        raise NotationError(call, "no call of this game")
    taken = read_cards(named[1]) if named else ()
    found = picked(view, picks) if view.is_mine else Picked((), ())
    if found.card is None:
        raise IllegalMoveError("".join(picks), phrase("cicera.refuse.pick-one"))
    if call == PLACE:
        return Place(found.card)
    return _taking(found.card, found, taken or found.taken)


def _taking(card: Card, found: Picked, taken: Cards) -> Move | Picks:
    if taken:
        return Capture(card, taken)
    match found.every:
        case ():
            raise IllegalMoveError(write_card(card), phrase("cicera.refuse.takes-nothing", card=the_card(card)))
        case (only,):
            return Capture(card, only)
        case _ if found.is_listed:
            return Picks((write_card(card),))
        case _:
            raise IllegalMoveError(write_card(card), phrase("cicera.refuse.several", card=the_card(card)))


def actions(view: View, picks: Sequence[str]) -> tuple[Action, ...]:
    """The buttons of the person's turn: what may be taken, then placing; none in another's turn."""
    if not view.is_mine:
        return ()
    found = picked(view, picks)
    return (*_takes(view, found), _place(found), Action(HINT, phrase("cicera.call.hint"), Look.QUIET))


def _takes(view: View, found: Picked) -> Iterator[Action]:
    playing = in_play(view)
    offered = ways(playing, found)
    if found.card is None or (found.every and not offered):
        yield Action(TAKE, phrase("cicera.call.take"), Look.MAIN, ready=False)
    for number, way in enumerate(offered):
        look = Look.PLAIN if number else Look.MAIN
        call = TAKE if found.is_exact else f"{TAKE}-{write_cards(way.taken)}"
        label = phrase("cicera.call.take-cards", cards=short_list(way.taken, playing.table))
        yield Action(call, label, look, gains(way))


def gains(way: Way) -> Phrase | None:
    """The bonuses of a way with their points, as one phrase: a list stands in it."""
    if not way.bonuses:
        return None
    return phrase("cicera.call.gains", bonuses=tuple(phrase(f"cicera.gain.{bonus}") for bonus in way.bonuses))


def _place(found: Picked) -> Action:
    if found.card is None:
        return Action(PLACE, phrase("cicera.call.place"), ready=False)
    look = Look.PLAIN if found.every else Look.MAIN
    return Action(PLACE, phrase("cicera.call.place-card", card=the_card(found.card)), look)


def suggest(view: View, picks: Sequence[str]) -> tuple[str, ...]:
    """The picks of the legal play after the one that is picked, round and round: captures first, then placing."""
    plays = sorted(map(_picks_of, legal(view)), key=lambda codes: len(codes) == 1)
    if not plays:
        return ()
    at = next((i for i, codes in enumerate(plays) if set(codes) == set(picks)), -1)
    return plays[(at + 1) % len(plays)]


def _picks_of(move: Place | Capture) -> tuple[str, ...]:
    taken = move.taken if isinstance(move, Capture) else ()
    return tuple(map(write_card, (move.card, *taken)))
