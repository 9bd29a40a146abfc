"""What happened in public, ply by ply, as events. Made from the public course alone, so it can tell no secret."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engines.core.contract import Audience, Event, Seat, event
from engines.core.words import Phrase, phrase
from engines.ganjifa.cards import Suit, suit_of
from engines.ganjifa.follow import winning
from engines.ganjifa.moves import Deal, Dukal, Give, Move, Play, Turn
from engines.ganjifa.phases import Course, Following, Giving, InPlay, Over, Phase, Taken, Trick, Waiting, after, opened
from engines.ganjifa.view import on_table
from engines.ganjifa.words import run_name, suit_name, the_card


@dataclass(frozen=True, slots=True)
class Chapter:
    """One ply: who acted (None: the dealer), and what came of it."""

    seat: Seat | None
    events: tuple[Event, ...]


def latest(before: Phase, move: Move, then: Phase) -> tuple[Event, ...]:
    """The events of the last ply, which led from one phase to the other."""
    if isinstance(move, Deal) or not isinstance(before, InPlay):
        return () if isinstance(then, Waiting) else _dealt(then.course)
    return () if isinstance(then, Waiting) else _told(before, move, then)


def story(phase: Phase) -> tuple[Chapter, ...]:
    """Every ply so far, oldest first."""
    return () if isinstance(phase, Waiting) else tuple(_chapters(phase))


def places(chapters: Sequence[Chapter], me: Audience) -> tuple[int, ...]:
    """For each chapter its place since this audience's last decision: 1, 2 ...; 0 for what stood before it."""
    since = max((i + 1 for i, chapter in enumerate(chapters) if chapter.seat == me), default=0)
    return tuple(max(0, i + 1 - since) for i in range(len(chapters)))


def _chapters(phase: InPlay | Over) -> Iterator[Chapter]:
    course = phase.course
    now: InPlay | Over = opened(course.trump, course.opener, course.dealt)
    yield Chapter(None, _dealt(course))
    for turn in _turns(phase):
        if isinstance(now, Over):
            raise TypeError(f"{turn} after the end")
        before, now = now, after(now, turn)
        yield Chapter(before.turn, _told(before, turn, now))


def _turns(phase: InPlay | Over) -> Iterator[Turn]:
    """Every turn of a deal in order."""
    for trick in phase.course.tricks:
        yield from _turns_of(trick)
    match phase:
        case Giving(dukal=dukal, given=given):
            yield Dukal(dukal)
            yield from map(Give, given)
        case _:
            yield from map(Play, on_table(phase))


def _turns_of(trick: Taken) -> Iterator[Turn]:
    if isinstance(trick, Trick):
        yield from map(Play, trick.cards)
    else:
        yield Dukal(trick.dukal)
        yield from map(Give, trick.given)


def _dealt(course: Course) -> tuple[Event, ...]:
    return (event("deal", course.opener, trump=suit_name(course.trump)),)


def _told(before: InPlay, turn: Turn, then: InPlay | Over) -> tuple[Event, ...]:
    """The events of a turn: what was done, and what came of it."""
    return (_deed(before, turn), *_taken(before, then), *_ending(then))


def _deed(before: InPlay, turn: Turn) -> Event:
    match turn:
        case Play(card):
            return event("play" if isinstance(before, Following) else "lead", before.turn, card=the_card(card))
        case Dukal(cards):
            return event("dukal", before.turn, run=run_name(cards), each=len(cards))
        case Give(cards):
            return event("give", before.turn, cards=tuple(map(the_card, cards)))


def _taken(before: InPlay, then: InPlay | Over) -> Iterator[Event]:
    if len(then.course.tricks) > len(before.course.tricks):
        trick, number = then.course.tricks[-1], len(then.course.tricks)
        reason = why(trick, then.course.trump)
        yield event("trick", trick.winner, number=number, cards=len(trick.captured), why=reason)


def why(taken: Taken, trump: Suit) -> Phrase:
    """What a trick was won by: a Dukal, a trump, or the highest card of the led suit (sections 3 and 4)."""
    if not isinstance(taken, Trick):
        return phrase("ganjifa.why.dukal")
    best = taken.cards[winning(taken.cards, trump)]
    trumps = [card for card in taken.cards if suit_of(card) == trump]
    if not trumps:
        return phrase("ganjifa.why.suit", card=the_card(best))
    return phrase(f"ganjifa.why.{'ruff' if trumps == [best] else 'trump'}", card=the_card(best))


def _ending(then: InPlay | Over) -> Iterator[Event]:
    if isinstance(then, Over):
        most = max(then.course.captured)
        for seat, cards in enumerate(then.course.captured):
            if cards == most:
                yield event("most", seat, cards=cards)
