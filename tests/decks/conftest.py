"""What the tests of the decks share: every deck that is drawn, one at a time, and the French one by name."""

from __future__ import annotations

import pytest

from decks import DECKS, Deck
from tests.decks.documents import Document


@pytest.fixture(params=sorted(DECKS))
def deck(request: pytest.FixtureRequest) -> Deck:
    """Each deck in turn."""
    return DECKS[str(request.param)]


@pytest.fixture
def document(deck: Deck) -> Document:
    """That deck's sprite."""
    return Document.read(deck.sprite())
