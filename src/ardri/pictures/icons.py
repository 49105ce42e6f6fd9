"""The signs on cards: the tree of a Season use, the triskel, and what an effect does with clans."""

from __future__ import annotations

from typing import Final

from ardri.pictures.emblems.brush import (
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
from ardri.pictures.emblems.motifs import triskel
from ardri.pictures.palette import Palette
from ardri.pictures.svg import Point, group


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
    return (
        shape("ruby", "M-4 -3C-9 -1 -10 8 -11 14C-4 17 4 17 11 14C10 8 9 -1 4 -3Z")
        + shape("vellum", disc(0, -8, 5.6))
        + line("M0 2L0 11", "M-4.5 6.5L4.5 6.5", colour="white", width=2.4)
    )


def _move() -> Drawing:
    curve = "M-11 11C-15 3 -9 -6 1 -6"
    head = path((0, -14), (15, -6), (0, 3))
    return band("sapphire", 4.6, curve) + shape("sapphire", head) + flat("sapphire", disc(-0.4, -6, 2.2))


def _build() -> Drawing:
    wall = path(
        (-12, 14),
        (-10, -6),
        (-10, -13),
        (-5.5, -13),
        (-5.5, -9),
        (-2.4, -9),
        (-2.4, -13),
        (2.4, -13),
        (2.4, -9),
        (5.5, -9),
        (5.5, -13),
        (10, -13),
        (10, -6),
        (12, 14),
    )
    return (
        shape("stone", wall)
        + shape("ink", "M-3.4 14L-3.4 6C-3.4 2 3.4 2 3.4 6L3.4 14Z")
        + fine("M-9.6 -4L9.6 -4", "M-5 -4L-5 1", "M6 -4L6 1", "M-10.6 4L-6 4", "M6 5L10.6 5")
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
