"""Where the cards of a match are, read from its record, and the same match with its hidden cards dealt otherwise.

Works on the record's text, so that it shares no idea of who knows what with the engine.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from engines.core.contract import OPEN, Audience
from engines.core.match import Match
from engines.doudizhu.cards import write_card
from engines.doudizhu.phases import Auction

Cards = tuple[str, ...]
"""Codes of cards."""

_CARD = re.compile(r"[3-9TJQKA2][shdc]|X[br]")


@dataclass(frozen=True, slots=True)
class Packets:
    """A deal and what came of it: three hands as they were dealt, then the bottom; what each seat played.

    `taken` says that the bottom cards were shown. `bids` are the calls, from the first bidder on.
    """

    index: int
    first: str
    packets: tuple[Cards, ...]
    plays: tuple[Cards, ...]
    taken: bool

    @property
    def shown(self) -> Cards:
        """The bottom cards once everybody has seen them."""
        return self.packets[-1] if self.taken else ()

    def seen_by(self, audience: Audience) -> list[Cards]:
        """Of each packet the cards that the audience knows to have been in it."""
        own = [packet if seat == audience else self.plays[seat] for seat, packet in enumerate(self.packets[:-1])]
        return [*(tuple(card for card in cards if card not in self.shown) for cards in own), self.shown]

    def ply(self, packets: Sequence[Cards]) -> str:
        """The deal's ply with these packets in place of its own."""
        *hands, bottom = map("".join, packets)
        return f"d:{self.first}|{'/'.join(hands)}+{bottom}"


def _of(match: Match) -> list[Packets]:
    """Every deal of a match, thrown-in ones first."""
    starts = [index for index, ply in enumerate(match.plies) if ply.startswith("d:")]
    return [
        _read(start, match.plies[start:end]) for start, end in zip(starts, [*starts[1:], len(match.plies)], strict=True)
    ]


def _read(index: int, plies: Sequence[str]) -> Packets:
    first, _, dealt = plies[0].removeprefix("d:").partition("|")
    packets = tuple(tuple(_CARD.findall(packet)) for packet in re.split(r"[/+]", dealt))
    plays = tuple(
        tuple(card for ply in plies[1:] if ply.startswith(f"{seat}:") for card in _CARD.findall(ply))
        for seat in range(3)
    )
    bids = [ply[-1] for ply in plies if re.fullmatch(r"\d:b\d", ply)]
    return Packets(index, first, packets, plays, "3" in bids or _closed(bids))


def _closed(bids: Sequence[str]) -> bool:
    return bids[-2:] == ["0", "0"] and any(bid != "0" for bid in bids)


def dealt(match: Match) -> Cards:
    """All cards of the latest deal."""
    return tuple(card for packet in _of(match)[-1].packets for card in packet)


def played(match: Match) -> Cards:
    """The cards of the latest deal that lie on the table."""
    return tuple(card for cards in _of(match)[-1].plays for card in cards)


def held(match: Match) -> Cards:
    """The cards that the engine's hands hold, and those at the bottom while nobody has taken them."""
    bottom = match.state.bottom if isinstance(match.state.phase, Auction) else ()
    return tuple(write_card(card) for cards in (*match.view(OPEN).hands, bottom) for card in cards)


def hidden(match: Match, audience: Audience) -> Cards:
    """The cards of the latest deal whose place the audience does not know."""
    seen = {card for cards in _of(match)[-1].seen_by(audience) for card in cards}
    return tuple(card for card in dealt(match) if card not in seen)


def redealt(match: Match, audience: Audience, rng: Random) -> Match:
    """The match with everything hidden from the audience dealt anew, and all that it knows the same."""
    plies = list(match.plies)
    for deal in _of(match):
        plies[deal.index] = _anew(deal, audience, rng)
    head = "\n".join(f'[{name} "{value}"]' for name, value in match.tags.items())
    return Match.read(f"{head}\n\n{' '.join(plies)}\n")


def _anew(deal: Packets, audience: Audience, rng: Random) -> str:
    seen = deal.seen_by(audience)
    free = [card for packet, known in zip(deal.packets, seen, strict=True) for card in packet if card not in known]
    rng.shuffle(free)
    return deal.ply(
        [
            (*known, *(free.pop() for _ in range(len(packet) - len(known))))
            for packet, known in zip(deal.packets, seen, strict=True)
        ]
    )
