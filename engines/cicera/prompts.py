"""What is asked of the person, in a sentence or two, and the line of the lobby. Knows no page."""

from __future__ import annotations

from collections.abc import Sequence

from engines.cicera.buttons import gains
from engines.cicera.cards import Card, is_number, value_of
from engines.cicera.moves import SEATS
from engines.cicera.phases import Over, Playing, Waiting
from engines.cicera.picks import Picked, picked, ways
from engines.cicera.reasons import why_not
from engines.cicera.view import View, in_play
from engines.cicera.words import card_name, name, rank_list, rank_name, short_list
from engines.core.table import Prompt
from engines.core.words import Phrase, phrase


def result(over: Over) -> str:
    """How the deal ended for the person's team: `won`, `lost` or `draw`."""
    own, theirs = over.points
    return "won" if own > theirs else "lost" if own < theirs else "draw"


def status(view: View) -> Phrase:
    """How the deal stands, in a line."""
    match view.phase:
        case Over() as over:
            return phrase(f"cicera.status.{result(over)}", own=over.points[0], others=over.points[1])
        case Playing() as playing:
            own, others = playing.bonus_points
            return phrase("cicera.status.play", play=_play(playing), plays=SEATS * playing.size, own=own, others=others)
        case Waiting():
            return phrase("cicera.status.play", play=0, plays=0, own=0, others=0)


def _play(playing: Playing) -> int:
    """The number of the play that is due, counted from 1."""
    return len(playing.deeds) + 1


def prompt(view: View, picks: Sequence[str]) -> Prompt:
    """What is asked now, with these cards picked."""
    match view.phase:
        case Over() as over:
            return Prompt(phrase("cicera.prompt.over"), phrase(f"cicera.prompt.{result(over)}"))
        case Playing() as playing if not view.is_mine:
            return Prompt(phrase("cicera.prompt.thinking", name=name(playing.turn)))
        case Playing():
            return _asked(view, picked(view, picks))
        case Waiting():
            return Prompt(phrase("cicera.prompt.pick"))


def _asked(view: View, found: Picked) -> Prompt:
    if found.card is None:
        detail = phrase("cicera.prompt.one-card") if found.hand or found.taken else phrase("cicera.prompt.lights")
        return Prompt(phrase("word.your-turn"), phrase("cicera.prompt.pick"), detail)
    lead = card_name(found.card)
    if not found.every:
        return Prompt(lead, phrase("cicera.prompt.nothing"), phrase("cicera.prompt.place"))
    if found.is_exact:
        return _exact(view, found)
    return Prompt(lead, phrase("cicera.prompt.ways", n=len(found.offered)), _what_next(found.card, found))


def _exact(view: View, found: Picked) -> Prompt:
    playing = in_play(view)
    (way,) = ways(playing, found)
    rest = phrase("cicera.prompt.takes", cards=short_list(way.taken, playing.table))
    return Prompt(card_name(found.hand[0]), rest, gains(way) or phrase("cicera.prompt.confirm"))


def _what_next(card: Card, found: Picked) -> Phrase:
    if found.is_astray:
        return why_not(card, found.taken)
    if found.taken:
        total = sum(map(value_of, found.taken))
        cards, missing = rank_list(found.taken), value_of(card) - total
        return phrase("cicera.prompt.sum", n=len(found.taken), cards=cards, sum=total, missing=missing)
    if found.is_listed or not is_number(card):
        return phrase("cicera.prompt.choose")
    return phrase("cicera.prompt.exact", rank=rank_name(card))
