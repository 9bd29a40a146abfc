"""What happened, as events: a turn with its bonuses, and after the last one the deal's end. Knows no hidden card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engines.cicera.awards import awards
from engines.cicera.moves import Capture, Place
from engines.cicera.phases import Deed, Over, Phase, Playing, Waiting
from engines.cicera.words import by_card, card_list, each_card, side, the_card
from engines.core.contract import Audience, Event, Seat, event
from engines.core.words import phrase


@dataclass(frozen=True, slots=True)
class Chapter:
    """The events of one ply; `seat` is whose it was, None for the deal."""

    seat: Seat | None
    events: tuple[Event, ...]


def latest(phase: Phase) -> tuple[Event, ...]:
    """The events of the ply that led to this phase."""
    chapters = story(phase)
    return chapters[-1].events if chapters else ()


def story(phase: Phase) -> tuple[Chapter, ...]:
    """All that has happened, a chapter a ply."""
    match phase:
        case Waiting():
            return ()
        case Playing() as playing:
            return tuple(_chapters(playing))
        case Over(last) as over:
            *before, final = _chapters(last)
            return (*before, Chapter(final.seat, (*final.events, *_ending(over))))


def places(chapters: Sequence[Chapter], me: Audience) -> tuple[int, ...]:
    """For each chapter its place since this audience's last decision: 1, 2 ...; 0 for what stood before it."""
    since = max((i for i, chapter in enumerate(chapters, start=1) if chapter.seat == me), default=0)
    return tuple(max(0, i - since) for i in range(1, len(chapters) + 1))


def _chapters(playing: Playing) -> Iterator[Chapter]:
    yield Chapter(None, (event("deal", playing.first),))
    for deed in playing.deeds:
        yield Chapter(deed.seat, tuple(_told(deed)))


def _told(deed: Deed) -> Iterator[Event]:
    match deed.turn:
        case Place(card):
            yield event("place", deed.seat, card=the_card(card))
        case Capture(card, taken):
            yield event("capture", deed.seat, card=by_card(card), cards=card_list(taken))
    yield from (event(bonus, deed.seat) for bonus in deed.bonuses)


def _ending(over: Over) -> Iterator[Event]:
    if over.leftovers:
        left = tuple(sorted(over.leftovers))
        yield event("leftovers", over.last.capturer, cards=each_card(left), n=len(left))
    for line in awards(over.piles):
        for team, points in enumerate(line.points):
            if points:
                label = phrase(f"cicera.award.{line.award}")
                yield event("award", None, team=side(team), award=label, points=points)
    first, second = over.points
    yield event("draw" if first == second else "win", None, team=side(int(second > first)), points=max(over.points))
