"""What is asked of the person, in a sentence or two, and what their pick would do; the line of the lobby."""

from __future__ import annotations

from typing import Final

from engines.core.table import Prompt
from engines.core.words import Phrase, phrase
from engines.ganjifa.buttons import made, no_move, only_move
from engines.ganjifa.cards import Cards, Suit
from engines.ganjifa.follow import Allowed, beats
from engines.ganjifa.moves import SEATS, Dukal
from engines.ganjifa.phases import Course, Following, Giving, InPlay, Leading, Over, Waiting
from engines.ganjifa.strip import open_to
from engines.ganjifa.view import View, dukals_to_lead, refusal
from engines.ganjifa.words import card_name, name, suit_name, the_card

_FULL: Final = SEATS - 1


def status(view: View) -> Phrase:
    """How the deal stands, in a line."""
    match view.phase:
        case Waiting():
            return phrase("ganjifa.status.dealing")
        case Over(course):
            return phrase(f"ganjifa.status.{result(course.captured)}", n=course.captured[0])
        case now:
            return phrase("ganjifa.status.captured", n=now.course.captured[0])


def result(captured: tuple[int, ...]) -> str:
    """What the deal brought the person, who sits at 0: `won`, `shared` or `lost`."""
    if captured[0] < max(captured):
        return "lost"
    return "won" if captured.count(max(captured)) == 1 else "shared"


def ended(captured: tuple[int, ...], where: str) -> Phrase:
    """Who has won, in words of the prompt or the bill. In a whole deal at most two share a win (section 5)."""
    first, *more = (seat for seat, cards in enumerate(captured) if cards == max(captured))
    if first == 0:
        others = tuple(map(name, more))
        return phrase(f"ganjifa.{where}.shared", name=others) if more else phrase(f"ganjifa.{where}.won")
    if more:
        return phrase(f"ganjifa.{where}.lost-shared", name=name(first), other=name(more[0]))
    return phrase(f"ganjifa.{where}.lost", name=name(first))


def prompt(view: View, picked: Cards) -> Prompt:
    """What is asked now, with these cards picked."""
    match view.phase:
        case Over(course):
            return Prompt(phrase("ganjifa.prompt.over"), ended(course.captured, "prompt"))
        case Waiting():
            return Prompt(phrase("ganjifa.prompt.dealing"))
        case now if not view.is_mine:
            return Prompt(phrase("ganjifa.prompt.thinking", name=name(now.turn)))
        case Leading(course):
            return _leading(view, course, picked)
        case Following() as now:
            return _following(view, now, picked)
        case Giving() as now:
            return _giving(now, picked)


def _leading(view: View, course: Course, picked: Cards) -> Prompt:
    if course.opening is not None:
        lead = phrase("ganjifa.prompt.opening", card=the_card(course.opening))
        return Prompt(lead, phrase("ganjifa.prompt.opening-rest"), _about(view, picked))
    rest = "lead-dukal" if dukals_to_lead(view) else "lead"
    return Prompt(phrase("word.your-turn"), phrase(f"ganjifa.prompt.{rest}"), _about(view, picked))


def _following(view: View, now: Following, picked: Cards) -> Prompt:
    found, suit = open_to(view), suit_name(now.led)
    if found.led is not None:
        lead, rest = phrase("ganjifa.prompt.follow", suit=suit), phrase("ganjifa.prompt.follow-rest", suit=suit)
        return Prompt(lead, rest, _about(view, picked))
    return Prompt(phrase("ganjifa.prompt.void", suit=suit), _void(found, view.trump), _about(view, picked))


def _void(found: Allowed, trump: Suit) -> Phrase:
    """What somebody without the led suit may play (section 3)."""
    if found.next == trump or found.next is None:
        return phrase("ganjifa.prompt.trumps", trump=suit_name(trump))
    if found.ruff is None:
        return phrase("ganjifa.prompt.next", next=suit_name(found.next))
    return phrase("ganjifa.prompt.choice", next=suit_name(found.next), trump=suit_name(trump))


def _giving(now: Giving, picked: Cards) -> Prompt:
    lead = phrase("ganjifa.prompt.dukal", name=name(now.course.leader))
    counter = phrase("ganjifa.prompt.counter", picked=len(picked), size=now.size)
    return Prompt(lead, phrase("ganjifa.prompt.give", n=now.size), counter)


def _about(view: View, picked: Cards) -> Phrase:
    """What the pick does, or why it cannot be played; without a pick what to do."""
    if not picked:
        return phrase(f"ganjifa.prompt.{'pick' if only_move(view) is None else 'only'}")
    move = made(view, picked)
    if move is None:
        return no_move(view)
    reason = refusal(view, move)
    if reason is not None:
        return reason
    if isinstance(move, Dukal):
        return phrase("ganjifa.prompt.picked-dukal", n=SEATS * len(picked))
    return _against(view.phase, picked[0])


def _against(phase: InPlay | Waiting | Over, card: int) -> Phrase:
    """How a card stands to what lies there."""
    if not isinstance(phase, Following):
        return phrase("ganjifa.prompt.picked", card=card_name(card))
    if not beats(card, phase.best, phase.course.trump):
        return phrase("ganjifa.prompt.beaten", card=card_name(card), best=the_card(phase.best))
    return phrase(f"ganjifa.prompt.{'takes' if len(phase.cards) == _FULL else 'highest'}", card=card_name(card))
