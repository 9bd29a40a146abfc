"""The decks, drawn by us: one package a deck over a shared kit, each written as one SVG sprite. Knows no game."""

from decks.deck import Deck
from decks.registry import DECKS, edition

__all__ = ["DECKS", "Deck", "edition"]
