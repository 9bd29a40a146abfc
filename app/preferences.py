"""What a visitor chose: a language, and how the page looks. One text holds both, for a cookie. Knows no request.

The text is `lang:pt.display:50-40-60`, either part alone, or nothing. It comes back from a browser, so it is read part
by part, and a part that cannot be is passed over.
"""

from __future__ import annotations

import re
from dataclasses import astuple, dataclass
from typing import Final, Self

from app.catalogue import LOCALES

SHARES: Final = ("contrast", "grain", "temperature")
"""The sliders, in the order in which they are written."""

STEP: Final = 5
MOST: Final = 100
SHARE: Final = "(?:0|5|[1-9][05]|100)"
"""How a share is written, as a regular expression: 0 to MOST in steps of STEP, in one way alone."""

DISPLAY: Final = "-".join([SHARE] * len(SHARES))
"""How all of them are."""

_SHARE: Final = re.compile(SHARE)
_DISPLAY: Final = re.compile(DISPLAY)


@dataclass(frozen=True, slots=True)
class Display:
    """How the page looks: shares in percent."""

    contrast: int = 50
    grain: int = 50
    temperature: int = 50

    def __post_init__(self) -> None:
        """Raises ValueError for what no slider stands at."""
        if not all(_SHARE.fullmatch(str(share)) for share in astuple(self)):
            raise ValueError(f"shares are 0 to {MOST} in steps of {STEP}, not {self}")

    @classmethod
    def read(cls, text: str) -> Self:
        """From `50-40-60`. Raises ValueError."""
        if not _DISPLAY.fullmatch(text):
            raise ValueError(f"{text[:40]!r} is no display")
        return cls(*map(int, text.split("-")))

    def __str__(self) -> str:
        return "-".join(map(str, astuple(self)))


@dataclass(frozen=True, slots=True)
class Preferences:
    """What somebody chose; None where nothing was chosen, so that the browser's own wishes hold."""

    language: str | None = None
    display: Display | None = None

    @classmethod
    def read(cls, text: str) -> Self:
        """From a cookie's text, as far as it can be read."""
        parts = dict(part.split(":", 1) for part in text.split(".") if ":" in part)
        language, display = parts.get("lang"), parts.get("display", "")
        return cls(
            language if language in LOCALES else None, Display.read(display) if _DISPLAY.fullmatch(display) else None
        )

    def __str__(self) -> str:
        parts = (("lang", self.language), ("display", self.display))
        return ".".join(f"{name}:{value}" for name, value in parts if value is not None)


@dataclass(frozen=True, slots=True)
class Reader:
    """Whom a page is for: its language, how it looks, and the scheme and host by which they came."""

    lang: str
    display: Display | None = None
    origin: str = ""
