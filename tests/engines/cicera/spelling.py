"""Phrases and tables of Cicera as short texts, without a catalogue."""

from __future__ import annotations

from engines.core.table import Action
from engines.core.words import Phrase, Value


def spelled(value: Value | None) -> str:
    """A phrase as `id(name=value, ...)`, the id without the game's key; cards by their codes, or ranks alone."""
    match value:
        case None:
            return ""
        case tuple():
            return " ".join(map(spelled, value))
        case Phrase(id, values) if id.startswith("bresciane."):
            return _cards(id.removeprefix("bresciane."), dict(values))
        case Phrase(id, values):
            inside = ", ".join(f"{name}={spelled(each)}" for name, each in values.items())
            return id.removeprefix("cicera.") + (f"({inside})" if inside else "")
        case _:
            return str(value)


def _cards(id: str, values: dict[str, Value]) -> str:
    if id == "card":
        return f"{spelled(values['rank'])}{spelled(values['suit'])}"
    if id == "cards":
        return f"{spelled(values['ranks'])} of {spelled(values['suit'])}"
    return id.rpartition(".")[2]


def button(action: Action) -> str:
    """A button as `call: label (price)`; a question mark says that it would be refused."""
    price = f" ({spelled(action.price)})" if action.price else ""
    label = spelled(action.label).removeprefix("call.")
    return f"{action.call}{'' if action.ready else '?'}: {label}{price}"
