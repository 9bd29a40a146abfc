"""What an audience knows of a deal, and what the viewing seat may do. Legality needs no more than this.

Rules: Dou Dizhu rules, sections 2 to 4.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engines.core.contract import Audience
from engines.core.errors import IllegalMoveError
from engines.core.words import Phrase, phrase
from engines.doudizhu.cards import Cards, Counts, count_ranks, rank_of
from engines.doudizhu.combos import Combination, beats, follows, identify, leads
from engines.doudizhu.moves import MAX_BID, Bid, Move, Pass, Play, write_move
from engines.doudizhu.phases import Auction, Phase, Playing
from engines.doudizhu.words import why_no_combination, with_both


@dataclass(frozen=True, slots=True)
class View:
    """The public course of the deal and the hands that the audience sees; the others are None.

    `audience` is the seat whose view it is, or PUBLIC or OPEN. `held` counts the cards of every seat.
    """

    audience: Audience
    phase: Phase
    hands: tuple[Cards | None, ...]
    held: tuple[int, ...]

    @property
    def hand(self) -> Cards:
        """The viewing seat's own cards; none for an onlooker and before the deal."""
        return self.hands[self.audience] or () if isinstance(self.audience, int) and self.hands else ()

    @property
    def is_mine(self) -> bool:
        """Whether the viewing seat is to act."""
        return isinstance(self.phase, Auction | Playing) and self.phase.turn == self.audience


def refusal(view: View, move: Move) -> Phrase | None:
    """Why the viewing seat may not make this move, in words; None where it may."""
    match view.phase, move:
        case Auction() as auction, Bid(points):
            return None if points == 0 or points > auction.highest else _too_low(auction)
        case Auction(), Pass() | Play():
            return phrase("doudizhu.refuse.bid-first")
        case Playing() as playing, Pass():
            return phrase("doudizhu.refuse.must-lead") if playing.table is None else None
        case Playing() as playing, Play(cards):
            return _refused_play(view.hand, playing, cards)
        case Playing(), Bid():
            return phrase("doudizhu.refuse.auction-over")
        case _:
            return phrase("doudizhu.refuse.no-turn")


def check(view: View, move: Move) -> None:
    """Raise IllegalMoveError, with the reason in words, unless the viewing seat may make this move now."""
    reason = refusal(view, move) if view.is_mine else phrase("doudizhu.refuse.no-turn")
    if reason is not None:
        raise IllegalMoveError(write_move(move), reason)


def is_legal(view: View, move: Move) -> bool:
    """Whether the viewing seat may make this move now."""
    return view.is_mine and refusal(view, move) is None


def legal(view: View) -> Iterator[Move]:
    """The viewing seat's moves: bids upwards, or plays, one a rank pattern with the copies first in deck order."""
    if not view.is_mine:
        return
    if isinstance(view.phase, Auction):
        yield Bid(0)
        yield from map(Bid, range(view.phase.highest + 1, MAX_BID + 1))
    elif isinstance(view.phase, Playing):
        yield from plays(view.hand, view.phase.table)


def plays(hand: Cards, table: Combination | None) -> Iterator[Play | Pass]:
    """What this hand may play on the table's combination, and the pass where there is one to beat."""
    counts = count_ranks(hand)
    found = leads(counts) if table is None else follows(counts, table)
    yield from (Play(pick(hand, combination)) for combination in found)
    if table is not None:
        yield Pass()


def pick(hand: Cards, combination: Combination) -> Cards:
    """The cards of a hand that make a combination, of each rank the copies first in deck order."""
    wanted = list(_counts_of(combination))
    chosen = []
    for card in hand:
        if wanted[rank_of(card)]:
            wanted[rank_of(card)] -= 1
            chosen.append(card)
    return tuple(chosen)


def _counts_of(combination: Combination) -> Counts:
    counts = [0] * 15
    for rank in combination.ranks:
        counts[rank] += 1
    return tuple(counts)


def _too_low(auction: Auction) -> Phrase:
    return phrase("doudizhu.refuse.bid-low", points=auction.highest)


def _refused_play(hand: Cards, playing: Playing, cards: Cards) -> Phrase | None:
    if not set(cards) <= set(hand):
        return phrase("doudizhu.refuse.not-held")
    counts = count_ranks(cards)
    play = identify(counts)
    if play is None:
        return why_no_combination(counts)
    if playing.table is None or beats(play, playing.table):
        return None
    same = play.kind is playing.table.kind and play.length == playing.table.length
    return with_both("too-low" if same or play.explosive else "other-type", play, playing.table)
