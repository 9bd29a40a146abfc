"""The buttons of a table, the move that picked cards and a button make, and the plays that are suggested.

Knows no page. Every Dukal that may be led is a button of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final

from engines.core.errors import IllegalMoveError, NotationError
from engines.core.table import Action, Look
from engines.core.words import Phrase, phrase
from engines.ganjifa.cards import DOWNWARD, Card, Cards, of_suit, read_cards, strength, suit_of, write_card, write_cards
from engines.ganjifa.dukals import is_dukal
from engines.ganjifa.follow import beats
from engines.ganjifa.moves import SEATS, Dukal, Give, Move, Play, Turn
from engines.ganjifa.phases import Following, Giving, Leading
from engines.ganjifa.view import View, dukals_to_lead, is_legal, legal
from engines.ganjifa.words import card_name, rank_name, suit_name

PLAY: Final = "play"
HINT: Final = "hint"
CLEAR: Final = "clear"
DUKAL: Final = "dukal-"
"""A Dukal's call: this and its cards."""


def compose(view: View, picks: Sequence[str], call: str) -> Move:
    """The move that picked cards and a call make; without a pick the only move, where there is but one.

    Raises NotationError for another call, IllegalMoveError for a pick that is no move.
    """
    if call.startswith(DUKAL):
        return _dukal(call)
    if call != PLAY:
        raise NotationError(call, "no call of this game")
    cards = read_cards("".join(picks))
    move = made(view, cards) if cards else only_move(view)
    if move is None:
        raise IllegalMoveError("".join(picks), no_move(view))
    return move


def _dukal(call: str) -> Dukal:
    cards = read_cards(call.removeprefix(DUKAL))
    if not is_dukal(cards):
        raise NotationError(call, "no Dukal")
    return Dukal(cards)


def made(view: View, cards: Cards) -> Turn | None:
    """The move that these cards, in deck order, make at this table; None where they make none."""
    if isinstance(view.phase, Giving) and cards:
        return Give(cards)
    if len(cards) == 1:
        return Play(cards[0])
    return Dukal(cards) if is_dukal(cards) else None


def no_move(view: View) -> Phrase:
    """What to pick, where the cards that are picked, or none, make no move."""
    match view.phase:
        case Giving(size=size):
            return phrase("ganjifa.refuse.give", n=size)
        case Following():
            return phrase("ganjifa.refuse.one-card")
        case _:
            return phrase("ganjifa.refuse.pick" if dukals_to_lead(view) else "ganjifa.prompt.pick")


def only_move(view: View) -> Move | None:
    """The only move that the person has, if it is the only one."""
    first, *others = (*islice(legal(view), 2), None)
    return first if others == [None] else None


def actions(view: View, picked: Cards) -> tuple[Action, ...]:
    """The buttons of the person's turn with these cards picked."""
    return tuple(_actions(view, picked)) if view.is_mine else ()


def _actions(view: View, picked: Cards) -> Iterator[Action]:
    if isinstance(view.phase, Giving):
        yield Action(CLEAR, phrase("ganjifa.call.clear"), Look.QUIET)
    is_short = isinstance(view.phase, Giving) and len(picked) != view.phase.size
    yield Action(HINT, phrase(f"ganjifa.call.{'weakest' if is_short else 'hint'}"))
    move = made(view, picked) if picked else only_move(view)
    ready = move is not None and is_legal(view, move)
    yield Action(PLAY, _label(view, move if ready else None), Look.MAIN, ready=ready)
    yield from (_dukal_button(cards) for cards in _dukals(view))


def _label(view: View, move: Move | None) -> Phrase:
    """What the main button does; with nothing that can be played it says what it is for."""
    if isinstance(view.phase, Giving):
        return phrase("ganjifa.call.give", n=view.phase.size)
    match move:
        case Play(card):
            return phrase("ganjifa.call.play-card", card=card_name(card))
        case Dukal():
            return phrase("ganjifa.call.lead-dukal")
        case _:
            return phrase("ganjifa.call.play")


def _dukals(view: View) -> list[Cards]:
    """The Dukals that may be led, the largest first."""
    return sorted(dukals_to_lead(view), key=len, reverse=True)


def _dukal_button(cards: Cards) -> Action:
    """Named by its suit and the ends of its run, the stronger first."""
    suit, (low, *_, high) = suit_of(cards[0]), cards[:-2]
    ends = (low, high) if suit < DOWNWARD else (high, low)
    first, last = map(rank_name, ends)
    label = phrase("ganjifa.call.dukal", suit=suit_name(suit), first=first, last=last)
    return Action(DUKAL + write_cards(cards), label, price=phrase("ganjifa.price.dukal", n=SEATS * len(cards)))


def suggest(view: View, picks: Sequence[str]) -> tuple[str, ...]:
    """The cards of the legal play after the one that is picked, round and round; none where it is not one's turn.

    The first is a sound one: the largest Dukal or a sure winner, else a weak card. To a Dukal the weakest cards come
    first, then one set after another.
    """
    picked = tuple(card for card in view.hand if write_card(card) in picks)
    match view.phase:
        case Giving(size=size) if view.is_mine:
            return _codes(_next_set(_weakest_first(view, view.hand), picked, size))
        case Leading() | Following() if view.is_mine:
            offers = [*_dukals(view), *((card,) for card in _singles(view))]
            at = next((i for i, cards in enumerate(offers) if cards == picked), -1)
            return _codes(offers[(at + 1) % len(offers)])
        case _:
            return ()


def _singles(view: View) -> Cards:
    """The cards that may be played: those that surely win, the cheapest first, then the others, the weakest first."""
    cards = _weakest_first(view, (move.card for move in legal(view) if isinstance(move, Play)))
    return tuple(sorted(cards, key=lambda card: not _wins(view, card)))


def _wins(view: View, card: Card) -> bool:
    """Whether a card takes the trick if nobody trumps it: it comes last, or no unseen card of its suit beats it."""
    if isinstance(view.phase, Following):
        if not beats(card, view.phase.best, view.trump):
            return False
        if len(view.phase.cards) == SEATS - 1:
            return True
    rivals = of_suit(view.unseen, suit_of(card))
    return all(strength(other) < strength(card) for other in rivals)


def _weakest_first(view: View, cards: Iterable[Card]) -> Cards:
    return tuple(sorted(cards, key=lambda card: (suit_of(card) == view.trump, strength(card), card)))


def _next_set(order: Cards, picked: Cards, size: int) -> Cards:
    """The set after this one, counting through all sets of a size in this order without listing them."""
    places = [i for i, card in enumerate(order) if card in picked]
    if len(places) != size:
        return order[:size]
    for at in reversed(range(size)):
        if places[at] < len(order) - size + at:
            first = places[at] + 1
            return tuple(order[i] for i in (*places[:at], *range(first, first + size - at)))
    return order[:size]


def _codes(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(map(write_card, sorted(cards)))
