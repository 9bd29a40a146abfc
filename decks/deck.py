"""What a deck is to those who show it: its codes, its shape, its sprite. Knows no deck in particular."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from decks.kit.sprite import Sprite


@dataclass(frozen=True, slots=True)
class Layer:
    """A symbol of a hand face; `color` is what its `use` element has to give it, if it takes one from the page."""

    symbol: str
    color: str = ""


def whole(code: str) -> tuple[Layer, ...]:
    """The hand face that is one symbol, called by the code."""
    return (Layer(code),)


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck of cards as drawings.

    `codes` are the cards' codes in deck order, as records spell them; `ratio` is a card's width and height in card
    units. In the sprite the face for hands is called by the code (`7s`), the face for the table by the code and `-t`,
    and what faces away `back`. A deck whose hand faces share parts says with `hand` which symbols make a code's face,
    lowest first; they are used in one SVG, one over another. `marks` are further symbols, which are no cards.
    """

    key: str
    codes: tuple[str, ...]
    ratio: tuple[int, int]
    draw: Callable[[], Sprite] = field(repr=False, compare=False)
    hand: Callable[[str], tuple[Layer, ...]] = field(default=whole, repr=False, compare=False)
    marks: tuple[str, ...] = ()

    def sprite(self) -> str:
        """The whole SVG document; the same generator writes the same bytes."""
        return str(self.draw())
