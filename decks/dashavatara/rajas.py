"""The ten Rajas: an avatar enthroned under a cusped arch, crowned and with a halo, in a ring of gold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from decks.dashavatara import bodies
from decks.dashavatara.avatars import AVATARS, portrait
from decks.dashavatara.cards import TAN
from decks.dashavatara.rims import ring
from decks.kit import people
from decks.kit.element import Element, group, use
from decks.kit.horse import HORSE_HEAD
from decks.kit.paints import GOLD, LINE, paint
from decks.kit.sprite import Drawing

# Green, blue and gold are the avatars' own; the others have the skin of the people of the deck.
_SKINS: Final[Mapping[str, str]] = {suit: paint(f"skin-{suit}") for suit in ("ma", "na", "ra", "kr")}


def definitions() -> Iterator[Element]:
    """The parts of the Rajas, and `gold`, their ring."""
    yield ring("M11.4 50A38.6 38.6 0 1 1 88.6 50A38.6 38.6 0 1 1 11.4 50Z", GOLD).named("gold")
    yield from people.definitions("face", "mouth", "full")
    yield from (drawing.named(name) for name, drawing in bodies.PARTS.items())
    yield from (drawing.named(name) for name, drawing in HORSE_HEAD.items())


def table_face(suit: str) -> Drawing:
    """The round card: ring, arch, the avatar on his throne, and the index."""
    figure = group(*portrait(suit), color=_SKINS.get(suit, TAN), fill=AVATARS[suit].garment)
    enthroned = group(use("arch"), figure, stroke=LINE, stroke_linejoin="round")
    return use(f"B{suit}"), use("gold"), enthroned, use(f"O{suit}"), use("pR")
