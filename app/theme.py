"""A display as a stylesheet: the three custom properties that `static/css/tokens.css` makes every colour of.

The sheet stands in no layer, so that it wins over the defaults, also over those for people who prefer more contrast or
less. Whoever has chosen nothing gets no such sheet. Knows no colour.
"""

from __future__ import annotations

from app.preferences import SHARES, Display


def stylesheet(display: Display) -> str:
    """The sheet: a rule with the properties `--contrast`, `--grain` and `--temperature`."""
    shares = "; ".join(f"--{name}: {getattr(display, name)}" for name in SHARES)
    return f":root {{ {shares}; }}\n"
