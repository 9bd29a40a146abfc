"""The heads of two avatars who are half animals: the lion's from the front, the boar's from the side.

Their origin is the middle of the face, as that of a human head, and they wear the same crown. First colour the skin.
"""

from __future__ import annotations

from typing import Final

from decks.dashavatara.cards import CREAM
from decks.kit.element import NONE, circle, path
from decks.kit.geometry import around, at
from decks.kit.paints import BLUE, FAIR_HAIR, FIRST, GREEN, LINE
from decks.kit.people import EYES
from decks.kit.shapes import detail
from decks.kit.sprite import Drawing

_TIPS: Final = 16
_LOCKS: Final = "L".join(at(11.6 if step % 2 else 15.4, angle) for step, angle in enumerate(around(2 * _TIPS)))
LION: Final[Drawing] = (
    path(f"M{_LOCKS}Z", fill=FAIR_HAIR).moved(0, 0.6),
    path("M-9-6C-9-12 9-12 9-6V1C9 6 6 12.4 0 12.4S-9 6-9 1Z", fill=FIRST),
    path("M-6.8-3.6L-1.6-2.2M6.8-3.6L1.6-2.2", fill=NONE, stroke_width=1.3, stroke_linecap="round"),
    path(EYES, fill=LINE, stroke=NONE),
    path("M-2.8 2.6H2.8L0 5.6Z", fill=LINE, stroke=NONE),
    detail("M0 5V7.2Q-2.4 9.8-5.4 8M0 7.2Q2.4 9.8 5.4 8M-1.4-1V2.6M1.4-1V2.6", 1),
)
BOAR: Final[Drawing] = (
    path("M9-9C12-2 12 8 9 15L-2 15C-1.4 13-2.4 11.6-5 11L-11 9.6L-15.6 8L-15.4 3.6C-11 1.6-9-4-5-9Z", fill=FIRST),
    path("M5.4-7C10-7.6 11.6-3.6 10.4 0Q7-1.4 5.4-7Z", fill=FIRST),
    detail("M-15.5 6.2Q-11 7-6.4 6.2", 1),
    circle(-13.6, 4.6, 0.7, fill=LINE, stroke=NONE),
    path("M-5.2-1.6Q-2.8-4-.4-1.8Q-2.6-.2-5.2-1.6Z", fill=LINE, stroke=NONE),
    detail("M-6-3.6Q-3-5.8.4-4", 1),
    path("M-10.6 6.6C-14.6 5.4-15.6.6-13.4-3.4C-12.4 0-11 2-7.6 3.6Z", fill=CREAM),
    circle(-15, -8.4, 5, fill=BLUE),
    path("M-18.8-11Q-15.6-13.6-12.8-11.6L-15-8.6L-13-5.6L-16-4Q-18-7-18.8-11Z", fill=GREEN, stroke=NONE),
)
