"""Where the cards of a match are, read from its record, and the same match with its hidden cards dealt otherwise.

Works on the record's text, so that it shares no idea of who knows what with the engine.
"""

from __future__ import annotations

import re
from itertools import combinations
from random import Random

from engines.core.contract import OPEN, Audience
from engines.core.errors import RecordError
from engines.core.match import Match
from engines.truco.cards import write_card

Cards = tuple[str, ...]
"""Codes of cards."""

PACK = tuple(rank + suit for rank in "1234567SCR" for suit in "eboc")
_CARD = re.compile(r"[1-7SCR][eboc]")
_PLAY = re.compile(r"([01]):([1-7SCR][eboc])")


def _latest(match: Match) -> int:
    """Where in the record the latest deal is."""
    return max(index for index, ply in enumerate(match.plies) if ply.startswith("d:"))


def _hands(match: Match) -> tuple[Cards, Cards]:
    first, second = match.plies[_latest(match)].partition("|")[2].split("/")
    return tuple(_CARD.findall(first)), tuple(_CARD.findall(second))


def dealt(match: Match) -> Cards:
    """All cards of the latest deal."""
    return tuple(card for hand in _hands(match) for card in hand)


def played(match: Match) -> Cards:
    """The cards of the latest deal that lie on the table."""
    return tuple(card for seat in (0, 1) for card in _played_by(match, seat))


def _played_by(match: Match, seat: int) -> Cards:
    plays = map(_PLAY.fullmatch, match.plies[_latest(match) :])
    return tuple(play[2] for play in plays if play and int(play[1]) == seat)


def held(match: Match) -> Cards:
    """The cards that the engine's hands hold."""
    return tuple(write_card(card) for cards in match.view(OPEN).hands for card in cards)


def hidden(match: Match, audience: Audience) -> Cards:
    """The cards of the latest deal that the audience does not know to be in it."""
    seen = {card for seat in (0, 1) for card in _seen(match, seat, audience)}
    return tuple(card for card in dealt(match) if card not in seen)


def _seen(match: Match, seat: int, audience: Audience) -> Cards:
    """Of a seat's three cards those that the audience knows: its own, those played, those shown for Envido."""
    if seat == audience:
        return _hands(match)[seat]
    ended = match.plies[-1] != match.plies[_latest(match)] and match.to_act in (None, -1)
    shown = _shown(match)[1] if ended and _shown(match)[0] == seat else ()
    return tuple(card for card in _hands(match)[seat] if card in (*_played_by(match, seat), *shown))


def _shown(match: Match) -> tuple[int, Cards]:
    """Whose Envido was shown in the latest deal, and its cards; nobody's is (-1, ())."""
    values = [_best(hand) for hand in _hands(match)]
    if _said(match) is None:
        return -1, ()
    winner = 0 if values[0][0] > values[1][0] else 1 if values[1][0] > values[0][0] else _mano(match)
    return winner, values[winner][1]


def _mano(match: Match) -> int:
    return int(match.plies[_latest(match)][2])


def _said(match: Match) -> tuple[int, int | None] | None:
    """What was announced in the latest deal, mano's value first; None where Envido was not wanted."""
    texts = [ply[2:] for ply in match.plies[_latest(match) + 1 :]]
    calls = [index for index, text in enumerate(texts) if text in ("envido", "real", "falta")]
    if not calls or calls[-1] + 1 == len(texts) or texts[calls[-1] + 1] != "quiero":
        return None
    values = [_best(hand)[0] for hand in _hands(match)]
    own, other = values[_mano(match)], values[1 - _mano(match)]
    return own, other if other > own else None


def _best(hand: Cards) -> tuple[int, Cards]:
    """A hand's Envido and the cards that make it, of equals the first in the pack's order."""
    order = sorted(hand, key=PACK.index)
    suited = [pair for pair in combinations(order, 2) if pair[0][1] == pair[1][1]]
    if suited:
        best = max(suited, key=lambda pair: _number(pair[0]) + _number(pair[1]))
        return 20 + _number(best[0]) + _number(best[1]), best
    single = max(order, key=_number)
    return _number(single), (single,)


def _number(card: str) -> int:
    return int(card[0]) if card[0].isdigit() else 0


def redealt(match: Match, audience: Audience, rng: Random) -> Match:
    """The match with everything hidden from the audience dealt anew from the pack, and all that it knows the same."""
    while True:
        try:
            anew = _anew(match, audience, rng)
        except RecordError:
            continue  # with these cards the Envido would have ended the match before the last plies
        if (_said(anew), _public(anew)) == (_said(match), _public(match)):
            return anew


def _public(match: Match) -> object:
    """What all have seen of the latest deal at its end."""
    return _shown(match) if match.to_act in (None, -1) else None


def _anew(match: Match, audience: Audience, rng: Random) -> Match:
    known = [_seen(match, seat, audience) for seat in (0, 1)]
    free = [card for card in PACK if card not in (*known[0], *known[1])]
    rng.shuffle(free)
    hands = ["".join((*cards, *(free.pop() for _ in range(3 - len(cards))))) for cards in known]
    plies = list(match.plies)
    plies[_latest(match)] = f"d:{_mano(match)}|{'/'.join(hands)}"
    head = "\n".join(f'[{name} "{value}"]' for name, value in match.tags.items())
    return Match.read(f"{head}\n\n{' '.join(plies)}\n")
