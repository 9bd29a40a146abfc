"""What lies on the cloth: the table's cards, what each seat has just done, the teams' piles.

Knows the public course and the person's own picks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from engines.cicera import cards as pack
from engines.cicera.awards import PRIZE_AWARDS, napula, swords
from engines.cicera.cards import RANKS, Cards, rank_of
from engines.cicera.moves import Capture, Place
from engines.cicera.phases import TEAMS, Deed, Playing, team_of
from engines.cicera.picks import Picked, Way
from engines.cicera.words import card_name, the_card
from engines.core.contract import Seat
from engines.core.table import Card
from engines.core.words import Phrase, phrase

ROW: Final = 7
"""As many table cards in a row as there is room for."""

FULL: Final = 4 * ROW
"""More table cards than this are drawn smaller, in longer rows."""

LONG: Final = 9
"""As many small cards in a row as a wide cloth has room for; a phone has room for one more than ROW."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A card on the table. `order` is its place among what is shown one by one.

    `gone` says that it was taken since the person's last decision, and `until` at which place of the sequence. `by` are
    the ranks of the hand that may take it; `ways` the numbers of the listed ways that take it, from 1; `may` says that
    it can still complete what is picked.
    """

    card: Card
    order: int
    gone: bool = False
    until: int = 0
    picked: bool = False
    by: tuple[str, ...] = ()
    ways: tuple[int, ...] = ()
    may: bool = False


@dataclass(frozen=True, slots=True)
class Shape:
    """How many cards stand in a row, and in how many rows."""

    columns: int
    rows: int


@dataclass(frozen=True, slots=True)
class Spread:
    """The table's cards in deck order, and the shape that they are laid in, on a phone and elsewhere.

    `narrowed` says that table cards are picked, so that only what can complete them is of interest.
    """

    slots: tuple[Slot, ...] = ()
    narrow: Shape = Shape(1, 1)
    wide: Shape = Shape(1, 1)
    narrowed: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether nothing lies there any more."""
        return all(slot.gone for slot in self.slots)

    @property
    def cleared(self) -> int:
        """The place at which the last card of an empty table has gone."""
        return max((slot.until for slot in self.slots), default=0)


@dataclass(frozen=True, slots=True)
class Done:
    """What a seat has done since the person's last decision, or the person in it: cards taken, or words on a card."""

    seat: Seat
    taken: tuple[Card, ...]
    card: Card
    order: int
    placed: Phrase | None


@dataclass(frozen=True, slots=True)
class Flash:
    """A bonus that was just earned, with its point; `order` as in Slot."""

    label: Phrase
    order: int


@dataclass(frozen=True, slots=True)
class Pile:
    """What a team has captured: how many cards, what of it counts, its bonus points, and those just earned."""

    label: Phrase
    count: int
    details: tuple[Phrase, ...]
    points: Phrase | None
    flashes: tuple[Flash, ...]


@dataclass(frozen=True, slots=True)
class Recent:
    """A deed since the person's last decision, or that decision itself, and its place: 0, then 1, 2, 3."""

    deed: Deed
    order: int


def show(card: pack.Card) -> Card:
    """A card face up, with its name."""
    return Card(pack.write_card(card), card_name(card))


def recent(course: Playing, order: Sequence[int]) -> tuple[Recent, ...]:
    """The deeds that the person has not seen, after their own; `order` holds the place of every deed."""
    seen = max((i for i, place in enumerate(order) if not place), default=-1)
    start = max(0, seen)
    return tuple(Recent(deed, place) for deed, place in zip(course.deeds[start:], order[start:], strict=True))


def spread(
    course: Playing, news: Sequence[Recent], found: Picked, ways: Sequence[Way], takers: Mapping[pack.Card, Cards]
) -> Spread:
    """The table as the person sees it with these picks; what was taken meanwhile stays until it is seen to go."""
    placed = {item.deed.turn.card: item.order for item in news}
    gone = {card: item.order for item in news for card in _taken(item.deed)}
    slots = tuple(
        Slot(show(card), placed.get(card, 0), gone=True, until=gone[card])
        if card in gone
        else _slot(card, placed.get(card, 0), found, ways, takers.get(card, ()))
        for card in sorted({*course.table, *gone})
    )
    return Spread(slots, _narrow(len(slots)), _wide(len(slots)), narrowed=bool(found.taken))


def _slot(card: pack.Card, order: int, found: Picked, ways: Sequence[Way], by: Cards) -> Slot:
    return Slot(
        card=show(card),
        order=order,
        picked=card in found.taken,
        by=tuple(RANKS[rank_of(other)] for other in by),
        ways=tuple(number for number, way in enumerate(ways, start=1) if card in way.taken),
        may=card not in found.taken and any(card in taken for taken in found.offered),
    )


def _narrow(count: int) -> Shape:
    """Even rows of at most seven; where they would be too many, of eight."""
    return _shape(count, ceil(count / (ROW if count <= FULL else ROW + 1)))


def _wide(count: int) -> Shape:
    """Rather two rows of four and three than one of seven, up to two of six; then more of seven, or of nine."""
    if count < 2 * ROW - 1:
        return _shape(count, 1 if count < ROW - 1 else 2)
    return _shape(count, max(3, ceil(count / (ROW if count <= FULL else LONG))))


def _shape(count: int, rows: int) -> Shape:
    return Shape(ceil(count / rows), rows) if count else Shape(1, 1)


def _taken(deed: Deed) -> Cards:
    return deed.turn.taken if isinstance(deed.turn, Capture) else ()


def done(news: Sequence[Recent]) -> tuple[Done, ...]:
    """What each seat did last; of the person's own decision only a capture, since a placed card is there to be seen."""
    return tuple(_done(item) for item in news if item.deed.seat or isinstance(item.deed.turn, Capture))


def _done(item: Recent) -> Done:
    seat, turn = item.deed.seat, item.deed.turn
    placed = phrase("cicera.play.placed", card=the_card(turn.card))
    return Done(
        seat=seat,
        taken=tuple(map(show, _taken(item.deed))),
        card=show(turn.card),
        order=item.order,
        placed=placed if isinstance(turn, Place) else None,
    )


def piles(course: Playing, piles: Sequence[Cards], news: Sequence[Recent]) -> tuple[Pile, ...]:
    """Both teams' piles, the person's first."""
    return tuple(_pile(team, piles[team], course.bonus_points[team], news) for team in range(TEAMS))


def _pile(team: int, cards: Cards, points: int, news: Sequence[Recent]) -> Pile:
    earned = [(bonus, item.order) for item in news if team_of(item.deed.seat) == team for bonus in item.deed.bonuses]
    return Pile(
        label=phrase(f"cicera.pile.{'theirs' if team else 'ours'}"),
        count=len(cards),
        details=tuple(_details(cards)),
        points=phrase("number.plus", value=points) if points else None,
        flashes=tuple(Flash(phrase(f"cicera.gain.{bonus}"), order) for bonus, order in earned),
    )


def _details(cards: Cards) -> Iterator[Phrase]:
    """What of a pile counts at the end besides its size. All of it was seen, so that all of it is public."""
    if swords(cards):
        yield phrase("cicera.pile.spade", n=swords(cards))
    yield from (phrase(f"cicera.award.{award}") for award, card in PRIZE_AWARDS.items() if card in cards)
    if napula(cards):
        yield phrase("cicera.pile.napula", length=napula(cards))
