"""The ten Rajas: an avatar enthroned under a cusped arch, crowned and with a halo, in a ring of gold."""

from __future__ import annotations

from collections.abc import Iterator

from decks.dashavatara import bodies
from decks.dashavatara.avatars import AVATARS
from decks.kit import people
from decks.kit.element import Element, use
from decks.kit.sprite import Drawing


def definitions() -> Iterator[Element]:
    """The parts of the Rajas. `throne` is ring, arch and throne."""
    yield from people.definitions("face", "mouth", "full")
    yield from (drawing.named(name) for name, drawing in bodies.PARTS.items())


def table_face(suit: str) -> Drawing:
    """The round card: ring, arch, the avatar on his throne, and the index."""
    return use(f"B{suit}"), use("throne"), AVATARS[suit].draw(), use(f"O{suit}"), use("pR")
