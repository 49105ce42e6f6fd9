"""Card icons: the tree of a Season use, the triskel, and the icons of effects."""

from __future__ import annotations

from typing import Final

from ardri.pictures.drawing.palette import Palette
from ardri.pictures.drawing.svg import Point, group
from ardri.pictures.emblems.motifs import triskel
from ardri.pictures.emblems.strokes import (
    Drawing,
    band,
    disc,
    dots,
    drawn,
    fine,
    flat,
    line,
    path,
    put,
    shape,
    spiral,
)


def _season() -> Drawing:
    crown = "M-3 2C-13 4 -17 -5 -11 -9C-13 -16 -4 -20 0 -15C4 -20 13 -16 11 -9C17 -5 13 4 3 2C1 4 -1 4 -3 2Z"
    return (
        line("M-2 13C-5 14 -8 14 -10 16", "M2 13C5 14 8 14 10 16", "M0 14L0 17")
        + shape("oak", "M-2.4 14L-1.6 0L1.6 0L2.4 14Z")
        + shape("moss", crown)
        + fine(
            spiral(-5.5, -6, 3.4, 1.3, 90), spiral(5.5, -6, 3.4, 1.3, 90, -1), spiral(0, -12, 2.6, 1.2, 90)
        )
    )


def _recruit() -> Drawing:
    cloak = "M0 -17C-8 -17 -9 -9 -7 -5C-11 0 -12 8 -13 15C-5 18 5 18 13 15C12 8 11 0 7 -5C9 -9 8 -17 0 -17Z"
    return (
        shape("ruby", cloak)
        + shape("vellum", disc(0, -9, 4, 4.6))
        + line("M0 1L0 12", "M-5.5 6.5L5.5 6.5", colour="white", width=2.8)
    )


def _move() -> Drawing:
    curve = "M-11 11C-15 3 -9 -6 1 -6"
    head = path((0, -14), (15, -6), (0, 3))
    return band("sapphire", 4.6, curve) + shape("sapphire", head) + flat("sapphire", disc(-0.4, -6, 2.2))


def _build() -> Drawing:
    return (
        shape("stone", "M-8 0L-6 -7L6 -7L8 0Z")
        + shape("gold", "M-10 -5L0 -18L10 -5C4 -3 -4 -3 -10 -5Z")
        + shape("stone", "M-16 -2C-10 3 10 3 16 -2L15 12C9 17 -9 17 -15 12Z")
        + shape("ink", "M-3.6 15L-3.6 9C-3.6 5 3.6 5 3.6 9L3.6 15Z")
        + fine("M-15.4 5C-12 7 -9 8 -7 8.4", "M15.4 5C12 7 9 8 7 8.4", "M-9 3L-9 8", "M9 3L9 8")
    )


def _clash() -> Drawing:
    blade = (
        shape("silver", "M-2.6 0L-2.6 -19L0 -24L2.6 -19L2.6 0Z")
        + band("gold", 2.4, "M-6 1L6 1")
        + band("oxblood", 2.4, "M0 4L0 7")
    )
    return put(blade, -9, 9, 1, 45) + put(blade, 9, 9, 1, -45)


ICONS: Final[dict[str, Drawing]] = {
    "season": _season(),
    "triskel": triskel(15.5, "ruby", 3.2) + dots("gold", 1.4, (0, 0)),
    "recruit": _recruit(),
    "move": _move(),
    "build": _build(),
    "clash": _clash(),
}

_GROUNDS: Final = {"season": "white", "triskel": "white"}


def medallion(name: str, at: Point, radius: float, palette: Palette) -> str:
    """An icon in a round field with a golden rim."""
    field = shape("gold", disc(0, 0, 22.6)) + shape(_GROUNDS.get(name, "vellum"), disc(0, 0, 19.4))
    return group(drawn(field + ICONS[name], palette), at=at, scale=radius / 22.6, class_=f"icon {name}")
