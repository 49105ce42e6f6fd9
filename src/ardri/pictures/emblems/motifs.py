"""Motifs of more than one emblem: flames, faces, blades, leaves, figures; each about its own origin."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from ardri.pictures.emblems.strokes import (
    Drawing,
    around,
    band,
    carried,
    disc,
    dots,
    fine,
    flat,
    line,
    path,
    put,
    shape,
    smooth,
)

HILL: Final = "M-90 60L-90 42C-50 38 -26 26 0 24C26 26 50 38 90 42L90 60Z"

_TONGUE: Final = (
    "M0 0C-9 0 -13 -8 -8 -16C-7 -13 -6 -12 -4 -12C-6 -20 -1 -26 3 -30C2 -24 6 -20 8 -16C13 -8 9 0 0 0Z"
)


def flame(x: float = 0, y: float = 0, scale: float = 1, flip: bool = False) -> Drawing:
    """A flame that stands on a point, 30 high."""
    layers = shape("flame", _TONGUE)
    layers += flat("amber", carried(_TONGUE, y=-1, scale=0.7))
    layers += flat("straw", carried(_TONGUE, y=-1.5, scale=0.38))
    return put(layers, x, y, scale, flip=flip)


def sword(blade: str = "silver", hilt: str = "gold", length: float = 40) -> Drawing:
    """A sword that points up; its guard is at the origin."""
    return (
        shape(blade, f"M-3.4 0L-3.4 {-length + 7}L0 {-length}L3.4 {-length + 7}L3.4 0Z")
        + fine(f"M0 -2L0 {-length + 9}")
        + band("oxblood", 3, "M0 3L0 12")
        + shape(hilt, "M-9 -2C-4 0 4 0 9 -2L9 2C4 4 -4 4 -9 2Z", disc(0, 15, 3.6))
    )


def spear(length: float = 80, tip: str = "silver") -> Drawing:
    """A spear that points up; its middle is at the origin."""
    half = length / 2
    return (
        band("oak", 1.8, f"M0 {half}L0 {-half + 12}")
        + shape(tip, carried("M0 -14C5 -7 5 -2 1.8 4L-1.8 4C-5 -2 -5 -7 0 -14Z", y=-half + 14))
        + fine(f"M0 {-half + 4}L0 {-half + 14}")
    )


def face(fill: str = "vellum") -> Drawing:
    """A face as scribes drew it: almond eyes, brows and nose in one line; 19 wide, 26 high."""
    return (
        shape(fill, "M0 -13C7 -13 9.5 -8 9.5 -2C9.5 6 5 13 0 13C-5 13 -9.5 6 -9.5 -2C-9.5 -8 -7 -13 0 -13Z")
        + features()
    )


def features() -> Drawing:
    """The features of a face: eyes, brows and nose."""
    eye = "M-7 -1.2C-6 -3.2 -3 -3.2 -2 -1.2C-3 0.6 -6 0.6 -7 -1.2Z"
    return (
        tuple(stroke._replace(width=1.0) for stroke in shape("white", eye, carried(eye, flip=True)))
        + flat("ink", disc(-4.4, -1.3, 1.2), disc(4.4, -1.3, 1.2))
        + fine(
            "M-7.6 -4.4C-6 -6.4 -2.6 -6 -1.4 -3.4L-1.6 3.6C-1.4 5 1.4 5 1.9 3.8",
            "M7.6 -4.4C6 -6.4 3 -6 1.8 -4",
        )
        + fine("M-3 8C-1.5 9 1.5 9 3 8")
    )


def leaf(x: float, y: float, turn: float, scale: float = 1, fill: str = "moss") -> Drawing:
    """A leaf that grows from a point; 0 points right, and it is 14 long."""
    return put(shape(fill, "M0 0C3 -5 9 -6 14 0C9 6 3 5 0 0Z") + fine("M2 0L10 0"), x, y, scale, turn)


def sprig() -> Drawing:
    """A twig that grows to the right from the origin, 40 long."""
    found = line("M0 0C12 -3 26 -3 36 0")
    for x, turn in ((8, -48), (10, 46), (20, -44), (22, 44), (34, 0)):
        found += leaf(x, -1.6, turn, 0.9)
    return found


def triskel(radius: float = 20, colour: str = "ruby", width: float = 2.4) -> Drawing:
    """Three spirals that run from one middle."""
    found: Drawing = ()
    for turn in (0, 120, 240):
        arm = carried(smooth(*((x * 100, y * 100) for x, y in _ARM)), scale=radius / 100, turn=turn)
        found += line(arm, colour=colour, width=width)
    return found


_ARM: Final = (
    (0, 0),
    (-0.26, -0.26),
    (-0.2, -0.66),
    (0.16, -0.86),
    (0.44, -0.62),
    (0.34, -0.3),
    (0.06, -0.3),
    (0.02, -0.52),
    (0.16, -0.6),
)


def figure(fill: str, trim: str = "gold", hair: str = "oak") -> Drawing:
    """One of a clan in a cloak, standing on the origin; 40 high."""
    return (
        shape(fill, "M-5 -25C-11 -21 -13 -8 -14 0C-6 3 6 3 14 0C13 -8 11 -21 5 -25Z")
        + fine("M-6 -18C-7 -12 -8 -6 -8 1", "M6 -18C7 -12 8 -6 8 1")
        + put(face(), y=-31, scale=0.62)
        + shape(
            hair,
            "M-6.6 -30C-8 -39 -4 -42 0 -42C4 -42 8 -39 6.6 -30C5 -35 3 -37 0 -37C-3 -37 -5 -35 -6.6 -30Z",
        )
        + shape(trim, disc(0, -21, 2.6))
    )


def rays(x: float, y: float, inner: float, outer: float, count: int, colour: str = "gold") -> Drawing:
    """Beams around a point, long and short by turns."""
    found: Drawing = ()
    for index, ((ax, ay), (bx, by)) in enumerate(
        zip(around(x, y, inner, count), around(x, y, outer, count), strict=True)
    ):
        short = 0.0 if index % 2 == 0 else 0.4
        found += line(path_of((ax, ay), (bx + (ax - bx) * short, by + (ay - by) * short)), colour=colour)
    return found


def path_of(*points: tuple[float, float]) -> str:
    """An open line of straight pieces."""
    return path(*points)[:-1]


def halo(x: float, y: float, radius: float, colour: str = "white", dot: str = "ruby") -> Drawing:
    """A light disc with the red dots that scribes loved around it."""
    count = round(radius * 0.9)
    return flat(colour, disc(x, y, radius)) + dots(dot, 0.9, *around(x, y, radius + 3.2, count))


def chain(points: Sequence[tuple[float, float]], fill: str, size: float = 7) -> Drawing:
    """A chain along points: rings, and links seen from their side, by turns."""
    found: Drawing = ()
    for index, (x, y) in enumerate(points):
        (bx, by), (ax, ay) = points[max(index - 1, 0)], points[min(index + 1, len(points) - 1)]
        far = hypot(ax - bx, ay - by)
        ux, uy = (ax - bx) / far * size, (ay - by) / far * size
        if index % 2:
            found += band(fill, size * 0.48, path_of((x - ux, y - uy), (x + ux, y + uy)))
        else:
            ends = (
                (x - ux * 1.2, y - uy * 1.2),
                (x - uy * 0.7, y + ux * 0.7),
                (x + ux * 1.2, y + uy * 1.2),
                (x + uy * 0.7, y - ux * 0.7),
            )
            found += band(fill, size * 0.34, smooth(*ends, ring=True))
    return found


def waves(y: float, fill: str, shift: float = 0, rise: float = 4) -> Drawing:
    """Water from a line of waves down to the lower edge."""
    crest = [(-87 + shift + 12 * i, y + (rise if i % 2 else -rise) / 2) for i in range(16)]
    top = smooth(*crest)
    return shape(fill, f"{top}L95 56L-95 56Z")
