"""What a deck is to those who show it: its codes, its shape, its sprite. Knows no deck in particular."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from decks.kit.sprite import Sprite


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck of cards as drawings.

    `codes` are the cards' codes in deck order, as records spell them; `ratio` is a card's width and height in card
    units. In the sprite the face for hands is called by the code (`7s`), the face for the table by the code and `-t`,
    and what faces away `back`.
    """

    key: str
    codes: tuple[str, ...]
    ratio: tuple[int, int]
    draw: Callable[[], Sprite] = field(repr=False, compare=False)

    def sprite(self) -> str:
        """The whole SVG document; the same generator writes the same bytes."""
        return str(self.draw())
