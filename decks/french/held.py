"""What each court holds, drawn about the hand that holds it: the fist is at the origin, up is negative y."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from decks.kit.element import Element, circle, path
from decks.kit.geometry import around, polar
from decks.kit.paints import FACE, GOLD, GREEN, RED, STEEL, WOOD
from decks.kit.shapes import detail, tube
from decks.kit.sprite import Drawing

_SWORD: Final = (
    path("M0-49L2.2-44V-5.4H-2.2V-44Z", fill=STEEL),
    detail("M0-42V-9", 0.7),
    path("M-6.4-6.2H6.4V-3.4H-6.4Z", fill=GOLD),
    circle(0, 5.6, 1.9, fill=GOLD),
)
_SCEPTRE: Final = (
    *tube("M0-38V8", 2, GOLD),
    path("M0-50C4.6-46 4.2-42 0-39C-4.2-42-4.6-46 0-50Z", fill=GOLD),
    circle(0, -37.6, 2.4, fill=RED),
)
_AXE: Final = (
    *tube("M0-48V8", 2, WOOD),
    path("M1.6-45C3-45 4.4-46.4 5.8-47.6C8.4-44 8.4-38 5.8-34.4C4.4-35.6 3-37 1.6-37Z", fill=STEEL),
    path("M-1.6-44L-5.6-41.8L-1.6-39.6Z", fill=STEEL),
)
_ORB: Final = (
    *tube("M0-15V-22.6M-3-19.4H3", 1.6, GOLD),
    circle(0, -8.4, 6.4, fill=GOLD),
    detail("M-6.2-9.6Q0-7 6.2-9.6M0-8.4V-2", 1.2),
)


def _flower(*bloom: Element) -> Drawing:
    """A bloom, drawn at 1, -18, on a stem with a leaf."""
    stem = tube("M1-14Q2-8 0 6", 1.4, GREEN)
    return *stem, path("M1.6-6C3-10 6-10.6 7.6-9C6-5.6 3.6-4.6 1.6-6Z", fill=GREEN, stroke_width=0.9), *bloom


def _blossom(petals: int, distance: float, radius: float, colour: str, eye: str) -> Drawing:
    points = (polar(distance, angle) for angle in around(petals))
    return *(circle(1 + x, -18 + y, radius, fill=colour) for x, y in points), circle(1, -18, 2.3, fill=eye)


_ROSE: Final = _flower(
    path("M-5.4-17.6C-5.4-25.6 7.4-25.6 7.4-17.6C7.4-13.4 4.4-11.6 1-11.6S-5.4-13.4-5.4-17.6Z", fill=FACE),
    detail("M-1.8-19.4C-1.8-22.4 3.8-22.4 3.8-19.4S-.4-16.6-.4-18.8M-5.2-17C-3-12.8 5-12.8 7.2-17M1-14V-11.6", 0.9),
)
_TULIP: Final = _flower(
    path("M-4.8-24L-1.9-20.2L1-25.6L3.9-20.2L6.8-24C7.8-17 5.6-12.6 1-12.6S-5.8-17-4.8-24Z", fill=RED),
    detail("M-1.9-20.2Q-1.6-16.4 1-14.6Q3.6-16.4 3.9-20.2"),
)
_SPEAR: Final = (
    *tube("M0-24V8", 1.8, WOOD),
    path("M0-37L4-28.4L1.6-24H4V-22H-4V-24H-1.6L-4-28.4Z", fill=STEEL),
)
_HALBERD: Final = (
    *tube("M0-27V8", 1.8, WOOD),
    path("M0-37L1.7-28H-1.7Z", fill=STEEL),
    path("M-1.5-28C-3-28-4-29.4-5-30.8C-7.2-27-7.2-21-5-17.2C-4-18.6-3-20-1.5-20Z", fill=STEEL),
    path("M1.5-26.4L5-24L1.5-21.6Z", fill=STEEL),
)
_TORCH: Final = (
    path("M0-37C4.4-32 5-28 2.8-24.4H-2.8C-5-28-3.6-30-3.2-32.6C-1.4-31.4-.4-33.6 0-37Z", fill=RED),
    path("M.2-31C2-28.6 2-26.6 1-24.4H-1C-2-26.6-1.2-28 .2-31Z", fill=GOLD, stroke_width=0.7),
    path("M-3.4-24.6H3.4L1.4 8H-1.4Z", fill=WOOD),
)
_LAUREL: Final = (
    *tube("M0-30V8", 1, GREEN),
    path(
        "M0-37C3-33 3-30.4 0-27.6C-3-30.4-3-33 0-37ZM.6-24C1.6-28 4.4-30.4 7-30C6.6-26.4 3.6-23.6.6-24Z"
        "M-.6-24C-1.6-28-4.4-30.4-7-30C-6.6-26.4-3.6-23.6-.6-24ZM.6-15.6C1.6-19.6 4.4-22 7-21.6C6.6-18 3.6-15.2.6-15.6Z"
        "M-.6-15.6C-1.6-19.6-4.4-22-7-21.6C-6.6-18-3.6-15.2-.6-15.6Z",
        fill=GREEN,
        stroke_width=0.9,
    ),
)

HELD: Final[Mapping[str, Drawing]] = {
    "Ks": _SWORD,
    "Kh": _SCEPTRE,
    "Kd": _AXE,
    "Kc": _ORB,
    "Qs": _ROSE,
    "Qh": _flower(*_blossom(6, 4.4, 2.7, FACE, GOLD)),
    "Qd": _TULIP,
    "Qc": _flower(*_blossom(4, 3.6, 3, GOLD, RED)),
    "Js": _SPEAR,
    "Jh": _HALBERD,
    "Jd": _TORCH,
    "Jc": _LAUREL,
}
