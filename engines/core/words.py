"""What an engine says, without saying it in a language: an id and values, worded by a catalogue later.

This module knows no catalogue; ids are symbolic and are translated in every language, English included.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeAlias

Value: TypeAlias = "str | int | Phrase | tuple[Phrase, ...]"
NOTHING: Mapping[str, Value] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message id with the values of its placeholders.

    A value may be a phrase itself, or a tuple of phrases, which is worded as a list ("king, 8 and 5"). Where a value
    named `n` is given, the catalogue chooses between the message's plural forms by it.
    """

    id: str
    values: Mapping[str, Value] = field(default_factory=lambda: NOTHING)


def phrase(id: str, /, **values: Value) -> Phrase:
    """A phrase from keyword values: `phrase("combo.pair", rank=phrase("rank.J.many"))`."""
    return Phrase(id, MappingProxyType(values))
