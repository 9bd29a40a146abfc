"""The heads of two avatars who are half animals: the lion's from the front, the boar's from the side.

Their origin is the middle of the face, as that of a human head, and they wear the same crown. First colour the skin.
"""

from __future__ import annotations

from typing import Final

from decks.dashavatara.bodies import head
from decks.dashavatara.cards import CREAM
from decks.kit.element import NONE, circle, path, use
from decks.kit.geometry import around, at
from decks.kit.paints import BLUE, FAIR_HAIR, FIRST, GREEN, LINE
from decks.kit.people import EYES
from decks.kit.shapes import detail

_TIPS: Final = 16
_LOCKS: Final = "L".join(at(11.8 if step % 2 else 15.6, angle) for step, angle in enumerate(around(2 * _TIPS)))

LION: Final = head(
    path(f"M{_LOCKS}Z", fill=FAIR_HAIR).moved(0, 0.6),
    path("M-9-6C-9-12 9-12 9-6V1C9 6 6 12.4 0 12.4S-9 6-9 1Z", fill=FIRST),
    path("M-6.8-3.5L-1.7-2.6M6.8-3.5L1.7-2.6", fill=NONE, stroke_width=1.3),
    path(EYES, fill=LINE, stroke=NONE),
    path("M-2.8 2.6H2.8L0 5.6Z", fill=LINE, stroke=NONE),
    detail("M0 5V7.4Q-2.6 9-5.2 7.6M0 7.4Q2.6 9 5.2 7.6M-1.6-1V2.6M1.6-1V2.6", 1),
    use("crown"),
)
BOAR: Final = head(
    path(
        "M7.6-8C12-2 12 8 10 15H-1C-1 12.4-2.4 11.2-5 10.8C-9 10.6-12.6 10.6-16.6 9.8C-18.4 8-18.4 4.6-17.2 2.6"
        "C-12.6 2-9.6-3.6-6.6-8Z",
        fill=FIRST,
    ),
    path("M4.6-6.6C9.6-9 13.4-6 13.6-1.6Q10.4 1.4 6.4-.4Z", fill=FIRST),
    detail("M-15.4 2.4Q-14 6-16.4 9.8M-14.6 8Q-10 8.6-5.6 7.4", 1),
    path("M-5.6-1.8Q-3.2-4-1-2Q-3-.4-5.6-1.8Z", fill=LINE, stroke=NONE),
    path("M-10 8.2C-15.6 7.6-17.6 2-15.4-3.4C-13.8.6-11.4 3.4-7 4.6Z", fill=CREAM),
    circle(-15.8, -7.4, 5, fill=BLUE),
    path("M-19.6-10Q-16.4-12.6-13.6-10.6L-15.8-7.6L-13.8-4.6L-16.8-3Q-18.8-6-19.6-10Z", fill=GREEN, stroke=NONE),
    use("crown"),
)
