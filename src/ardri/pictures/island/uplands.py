"""Landmarks of stone and slope; each stands around the origin, as `landmarks` says."""

from __future__ import annotations

from math import cos, pi, sin

from ardri.pictures.drawing.brush import (
    BARK,
    CHALK,
    DUSK,
    FLAME,
    GRANITE,
    GRASS,
    LEAF,
    LIMESTONE,
    MADDER,
    MIST,
    OCHRE,
    PEAT,
    PINE,
    RUST,
    SALT,
    SLATE,
    STRAW,
    VERDIGRIS,
    WATER,
    WOAD,
    Brush,
    cloud,
    open_line,
    oval,
)
from ardri.pictures.drawing.ornament import smooth, spiral
from ardri.pictures.drawing.svg import group


def gates(b: Brush) -> str:
    """A dolmen with the light of the Other World in it."""
    rays = "".join(
        f"M{34 * cos(a):.1f} {8 + 34 * sin(a):.1f}L{r * cos(a):.1f} {8 + r * sin(a):.1f}"
        for a, r in [(pi * (1 + k / 8), 54 if k % 2 == 0 else 46) for k in range(9)]
    )
    return group(
        b.glow(rays, 2.4, FLAME),
        b.fill("M-24 36V-4C-14 -16 14 -16 24 -4V36Z", DUSK),
        b.light("M-16 36V4C-10 -8 10 -8 16 4V36Z", FLAME),
        b.light("M-9 36V12C-6 4 6 4 9 12V36Z", STRAW),
        b.light("M-4 36V20C-3 15 3 15 4 20V36Z", CHALK),
        b.shape("M-36 37L-33 -4C-28 -8 -22 -8 -19 -3L-17 37Z", GRANITE),
        b.shape("M36 37L34 -5C28 -8 22 -8 19 -3L17 37Z", GRANITE),
        b.shape(
            "M-45 -7C-47 -18 -36 -22 -20 -23C2 -28 28 -25 40 -20C49 -16 48 -7 42 -4C20 -1 -24 -1 -45 -7Z",
            LIMESTONE,
        ),
        group(b.line(smooth(spiral(6.5, 1.7, 0.1)), 1.5, MADDER), at=(0, -14)),
        b.line("M-31 6L-28 18M29 12L27 24M-26 24L-24 30", 1.1),
        b.line("M-30 -13q6 -4 12 -4M22 -19q8 0 12 4", 1.2),
    )


def highlands(b: Brush) -> str:
    """A great prow of rock with steep folds, and a fall of water."""
    rock = "M-46 -16L-42 -27C-30 -34 -14 -30 -2 -25C10 -23 22 -19 34 -9L38 -1"
    return group(
        b.shape(rock + "C46 10 50 26 58 36H-58C-52 24 -50 4 -46 -16Z", VERDIGRIS),
        b.shape(
            rock + "C32 1 28 -6 23 -1C18 5 14 -6 8 -4C2 -1 0 -10 -6 -6C-12 0 -16 -14 -22 -8"
            "C-27 0 -31 -14 -36 -8C-40 -5 -43 -12 -46 -16Z",
            LIMESTONE,
        ),
        b.line("M-36 -8C-38 8 -42 22 -48 34M-22 -8C-22 8 -26 22 -32 34M-6 -6C-6 10 -11 22 -15 34", 1.4),
        b.line("M23 -1C30 10 36 22 42 34", 1.4),
        b.line("M-37 -18v-8M-28 -17v-9M-16 -16v-8M-5 -15v-6M8 -12v-5M20 -9v-4", 1.2),
        b.shape("M8 -4C6 8 8 20 2 35L16 35C12 20 15 8 12 -5Z", CHALK, 1.3),
        b.line("M9.5 4C9 14 10 24 8 33", 1.3, WATER),
        b.fill(cloud(9, 35, 13, 3.6, 7), MIST),
    )


def hills(b: Brush) -> str:
    """Round hills one behind another, a lone thorn on the highest."""
    return group(
        b.line("M3 -19C2 -26 5 -29 3 -34", 2.4, PEAT),
        b.shape(cloud(7, -35, 12, 6.5, 8), LEAF, 1.4),
        b.shape("M-36 36C-26 -2 -8 -20 4 -20C18 -20 32 0 40 36Z", GRASS),
        b.shape("M-58 36C-52 12 -40 2 -29 2C-14 2 -4 18 0 36Z", LEAF),
        b.shape("M-6 36C4 14 18 4 31 5C44 6 54 20 58 36Z", STRAW),
        b.line("M-6 -12C-12 -6 -16 2 -18 10M12 -14C17 -8 20 -2 22 4M4 -14C4 -6 3 2 2 8", 1.2, PINE),
        b.line(
            "M-40 11C-44 17 -46 24 -47 31M-30 10C-31 17 -31 24 -31 32M-20 12C-16 18 -13 25 -12 32", 1.2, PINE
        ),
        b.line("M20 14C16 20 13 26 12 32M31 12C31 19 31 26 31 32M42 15C46 21 48 26 49 31", 1.2, OCHRE),
    )


def iron_mine(b: Brush) -> str:
    """A timbered adit in a red hill, ore in a cart."""
    return group(
        b.shape(
            "M-58 36C-50 12 -38 10 -32 -6C-26 -22 -12 -30 0 -30C16 -30 22 -16 32 -8C44 2 50 18 58 36Z", RUST
        ),
        b.line("M-20 -18l6 5l-3 6M8 -22l5 6l7 1M36 4l-4 7l5 6M-42 14l7 4l-2 7", 1.3),
        b.fill(oval(-30, 6, 3.4, 2.6) + oval(26, -4, 3.6, 2.8) + oval(-6, -22, 2.8, 2.2), MADDER),
        b.fill("M-19 36V-2H19V36Z", PEAT),
        b.shape("M-25 36L-20 -4H-13L-17 36Z", BARK),
        b.shape("M25 36L20 -4H13L17 36Z", BARK),
        b.shape("M-27 -3L-25 -12H25L27 -3Z", OCHRE),
        b.line("M-18 -8H-10M2 -7H14", 1.1),
        b.shape("M-12 16H12L9 30H-9Z", SLATE),
        b.shape("M-11 16C-8 9 -3 8 0 11C3 6 9 9 11 16Z", MADDER, 1.4),
        b.shape(oval(-6, 32, 3.6, 3.6), BARK, 1.4),
        b.shape(oval(6, 32, 3.6, 3.6), BARK, 1.4),
        b.line("M-34 37H34", 1.6),
    )


def lost_vale(b: Brush) -> str:
    """Steep walls with a hidden pool between them, and mist that keeps it."""
    return group(
        b.shape("M-58 36C-56 6 -46 -26 -32 -38C-20 -30 -12 0 0 22C-12 32 -40 36 -58 36Z", PINE),
        b.shape("M58 36C56 4 48 -22 36 -34C22 -28 12 0 0 22C12 32 40 36 58 36Z", VERDIGRIS),
        b.line(
            "M-40 -20C-36 -10 -30 2 -24 10M-46 0C-42 8 -36 16 -30 22M42 -16C36 -6 32 2 26 12M48 4"
            "C44 10 38 18 32 22",
            1.3,
        ),
        b.shape(oval(0, 24, 22, 8), WATER),
        b.line("M-10 23q5 -3 10 0M0 27q5 -3 10 0", 1.2, WOAD),
        _mist(b, "M-54 8C-44 0 -34 4 -28 8C-18 0 -8 0 0 6C10 -2 22 -2 30 6C38 0 48 2 56 8"),
        _mist(b, "M-44 -10C-36 -16 -28 -14 -22 -9C-12 -16 0 -16 8 -10C18 -16 30 -16 42 -9"),
        _mist(b, "M-50 34C-42 28 -34 30 -26 34C-18 28 -8 32 0 35C8 29 18 30 26 34C34 29 44 29 52 34"),
    )


def _mist(b: Brush, path: str) -> str:
    return b.line(path, 7) + b.line(path, 4.4, MIST)


def mountains(b: Brush) -> str:
    """Three sharp peaks with snow."""
    return group(_peak(b, -31, 58, 50, 0), _peak(b, 33, 54, 42, 1), _peak(b, 1, 74, 78, 2))


def _peak(b: Brush, x: float, width: float, height: float, seed: int) -> str:
    half, top = width / 2, 36 - height
    lean = (-2, 3, 1)[seed]
    snow = height * 0.34
    at = half * snow / height
    left, right = (x + lean - at, top + snow), (x + lean + at, top + snow)
    cap = open_line(
        [
            (x + lean, top),
            right,
            (x + lean + at * 0.45, top + snow * 0.72),
            (x + lean + at * 0.1, top + snow * 1.25),
            (x + lean - at * 0.35, top + snow * 0.75),
            left,
        ]
    )
    return group(
        b.shape(open_line([(x - half, 36), (x + lean, top), (x + half, 36)]) + "Z", GRANITE),
        b.fill(
            open_line(
                [(x + lean, top), (x + half, 36), (x + half * 0.3, 36), (x + lean + 3, top + height * 0.6)]
            )
            + "Z",
            SLATE,
        ),
        b.shape(cap + "Z", CHALK),
        b.line(open_line([(x - half, 36), (x + lean, top), (x + half, 36)])),
        b.line(f"M{x - half * 0.45:.1f} 30l5 -12M{x - half * 0.1:.1f} 32l3 -10", 1.2),
    )


def salt_mine(b: Brush) -> str:
    """A stone arch in a white cliff, crystals and heaps of salt."""
    return group(
        b.shape("M-56 36L-52 4L-42 2L-36 -18L-22 -20L-14 -32L8 -34L18 -20L34 -18L40 0L52 6L56 36Z", SALT),
        b.line("M-36 -18L-30 -4L-36 8M8 -34L4 -22M34 -18L28 -6L34 4M-22 -20L-18 -12", 1.3),
        b.fill("M-15 36V10C-15 -6 15 -6 15 10V36Z", DUSK),
        b.line("M-19 36V10C-19 -12 19 -12 19 10V36", 8.4),
        b.line("M-19 36V10C-19 -12 19 -12 19 10V36", 5.4, LIMESTONE),
        b.line("M-22 22H-16M-21 8L-15 10M-12 -5L-9 0M0 -9V-4M12 -5L9 0M21 8L15 10M22 22H16", 1.3),
        b.shape("M-3 36L-8 22L-3 17L1 24L5 12L11 20L8 36Z", CHALK, 1.4),
        b.line("M-3 17L-1 36M5 12L5 36", 1),
        b.shape("M-54 38L-41 17L-28 38Z", CHALK),
        b.shape("M28 38L42 14L57 38Z", CHALK),
        b.line("M-45 30l3 -5M-38 32l2 -4M40 28l3 -6M46 32l2 -4M36 33l2 -4", 1.1),
    )


def stone_circle(b: Brush) -> str:
    """The ring of stones, nearer ones taller."""
    ring = []
    for at in range(11):
        angle = 2 * pi * (at + 0.25) / 11
        ring.append((sin(angle), 46 * cos(angle), 8 + 21 * sin(angle), at))
    drawn = [b.fill(oval(0, 12, 50, 25), GRASS), b.line(oval(0, 12, 33, 15), 1.2, PINE, 0.7)]
    drawn.append(group(b.line("M-8 0C-8 -7 8 -7 8 0C8 5 -4 5 -4 0C-4 -3 4 -3 4 0", 1.6, MADDER), at=(0, 14)))
    for depth, x, y, at in sorted(ring):
        height, half = 22 + 8 * depth + (at * 7 % 5), 5.4 + 1.3 * depth
        lean = (at * 5 % 3) - 1
        foot = y + 9
        stone = (
            f"M{x - half:.1f} {foot:.1f}L{x - half * 0.8 + lean:.1f} {foot - height + 4:.1f}"
            f"Q{x + lean:.1f} {foot - height - 3:.1f} {x + half * 0.75 + lean:.1f} {foot - height + 3:.1f}"
            f"L{x + half:.1f} {foot:.1f}Z"
        )
        drawn.append(b.shape(stone, GRANITE if at % 3 else LIMESTONE))
        drawn.append(b.line(f"M{x + half * 0.3:.1f} {foot - 4:.1f}v{-height * 0.45:.1f}", 1.1))
    return group(*drawn)
