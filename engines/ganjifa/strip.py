"""The strip of suits in avatar order: which is trump, which was led, which is one's next. Knows no page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from engines.core.words import Phrase, phrase
from engines.ganjifa.cards import SUITS, Suit
from engines.ganjifa.follow import Allowed
from engines.ganjifa.phases import Following
from engines.ganjifa.view import View, choices
from engines.ganjifa.words import suit_name


class Part(StrEnum):
    """What a suit is at the moment."""

    LED = "led"
    NEXT = "next"
    TRUMP = "trump"


@dataclass(frozen=True, slots=True)
class SuitMark:
    """A suit of the strip: its code and name, and what it is in this trick."""

    code: str
    name: Phrase
    parts: tuple[Part, ...]

    @property
    def labels(self) -> tuple[Phrase, ...]:
        """Its parts in words, the first the one that matters most now."""
        return tuple(phrase(f"ganjifa.strip.{part}") for part in self.parts)


def strip(view: View) -> tuple[SuitMark, ...]:
    """All suits in avatar order; after the last comes the first again."""
    return tuple(SuitMark(code, suit_name(suit), parts(view, suit)) for suit, code in enumerate(SUITS))


def parts(view: View, suit: Suit) -> tuple[Part, ...]:
    """What a suit is in the trick on the table."""
    return tuple(_parts(view, suit))


def _parts(view: View, suit: Suit) -> Iterator[Part]:
    if isinstance(view.phase, Following) and suit == view.phase.led:
        yield Part.LED
    if suit == open_to(view).next:
        yield Part.NEXT
    if suit == view.trump:
        yield Part.TRUMP


def open_to(view: View) -> Allowed:
    """The suits from which the person may give now; none where there is nothing to follow."""
    return choices(view) if isinstance(view.phase, Following) and view.is_mine else Allowed()
