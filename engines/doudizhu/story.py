"""What happened in public, ply by ply, as events. Made from the public course alone, so it can tell no secret."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engines.core.contract import Audience, Event, Seat, event
from engines.doudizhu.cards import count_ranks, rank_of
from engines.doudizhu.combos import Kind, identify
from engines.doudizhu.moves import SEATS, Pass, Play
from engines.doudizhu.phases import PASSES, Auction, Over, Phase, Playing, Waiting
from engines.doudizhu.words import combination, rank_name

_NOTICES = {1: "last-card", 2: "two-cards"}


@dataclass(frozen=True, slots=True)
class Chapter:
    """One ply: who acted (None: the dealer), and what came of it."""

    seat: Seat | None
    events: tuple[Event, ...]


def story(phase: Phase) -> tuple[Chapter, ...]:
    """Every ply of the match so far, oldest first, thrown-in deals included."""
    return tuple(_chapters(phase))


def latest(phase: Phase) -> tuple[Event, ...]:
    """The events of the last ply: every ply is one chapter, whatever phase it led to."""
    return story(phase)[-1].events


def places(chapters: tuple[Chapter, ...], me: Audience) -> tuple[int, ...]:
    """For each chapter its place since this audience's own last one: 1, 2 ...; 0 for that one and all before it."""
    since = max((i for i, chapter in enumerate(chapters) if chapter.seat == me), default=-1)
    return tuple(max(0, i - since) for i in range(len(chapters)))


def _chapters(phase: Phase) -> Iterator[Chapter]:
    match phase:
        case Waiting(thrown_in):
            yield from _thrown_in(thrown_in)
        case Auction() as auction:
            yield from _auction(auction)
        case Playing() as playing:
            yield from _closed_auction(playing)
            yield from _turns(playing)
        case Over(playing) as over:
            *before, last = _chapters(playing)
            yield from before
            yield Chapter(last.seat, (*last.events, *_ending(over)))


def _thrown_in(firsts: tuple[Seat, ...]) -> Iterator[Chapter]:
    for first in firsts:
        *before, last = _auction(Auction(first, (0,) * SEATS))
        yield from before
        yield Chapter(last.seat, (*last.events, event("redeal")))


def _auction(auction: Auction) -> Iterator[Chapter]:
    yield from _thrown_in(auction.thrown_in)
    yield Chapter(None, (event("deal", auction.first),))
    for index, points in enumerate(auction.bids):
        seat = (auction.first + index) % SEATS
        yield Chapter(seat, (event("bid", seat, points=points) if points else event("no-bid", seat),))


def _closed_auction(playing: Playing) -> Iterator[Chapter]:
    *before, last = _auction(playing.auction)
    yield from before
    bottom = tuple(rank_name(rank_of(card)) for card in reversed(playing.bottom))
    taken = event("landlord", playing.landlord, points=playing.bid, bottom=bottom)
    yield Chapter(last.seat, (*last.events, taken))


def _turns(playing: Playing) -> Iterator[Chapter]:
    held = [n + sum(len(t.cards) for t in _plays_of(playing, seat)) for seat, n in enumerate(playing.held)]
    passes = PASSES
    for index, turn in enumerate(playing.turns):
        seat = playing.seat_of(index)
        if isinstance(turn, Pass):
            passes += 1
            yield Chapter(seat, (event("pass", seat),))
            continue
        held[seat] -= len(turn.cards)
        yield Chapter(seat, tuple(_play(seat, turn, leads=passes >= PASSES, left=held[seat])))
        passes = 0


def _plays_of(playing: Playing, seat: Seat) -> Iterator[Play]:
    for index, turn in enumerate(playing.turns):
        if isinstance(turn, Play) and playing.seat_of(index) == seat:
            yield turn


def _play(seat: Seat, play: Play, *, leads: bool, left: int) -> Iterator[Event]:
    combo = identify(count_ranks(play.cards))
    if combo is None:
        raise ValueError(f"{play} is no combination")
    yield event("lead" if leads else "play", seat, combo=combination(combo, "object"))
    if combo.explosive:
        yield event("rocket" if combo.kind is Kind.ROCKET else "bomb")
    if left in _NOTICES:
        yield event(_NOTICES[left], seat)


def _ending(over: Over) -> Iterator[Event]:
    yield event("out", over.winner)
    if over.spring:
        yield event("spring")
    if over.reverse_spring:
        yield event("reverse-spring")
