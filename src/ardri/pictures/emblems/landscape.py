"""Motifs of the emblems of territories: trees, stones, mist, houses."""

from __future__ import annotations

from ardri.pictures.emblems.strokes import (
    Drawing,
    around,
    band,
    box,
    disc,
    dots,
    fine,
    flat,
    path,
    put,
    shape,
)


def sky(fill: str) -> Drawing:
    """A ground in one colour."""
    return flat(fill, box(-80, -55, 160, 110))


def sun(x: float, y: float, radius: float, fill: str = "amber") -> Drawing:
    """A sun among red dots."""
    return shape(fill, disc(x, y, radius)) + dots("ruby", 0.9, *around(x, y, radius + 4, round(radius * 1.5)))


def oak(x: float, y: float, scale: float = 1, fill: str = "moss") -> Drawing:
    """A round tree that stands on a point."""
    tree = (
        shape("oak", "M-3 0L-2 -12L2 -12L3 0Z")
        + shape(
            fill,
            "M-8 -10C-16 -9 -18 -18 -12 -21C-14 -29 -4 -33 0 -28C4 -33 14 -29 12 -21"
            "C18 -18 16 -9 8 -10C4 -7 -4 -7 -8 -10Z",
        )
        + fine("M-7 -17C-6 -21 -2 -22 0 -19", "M3 -22C5 -25 9 -24 9 -21")
    )
    return put(tree, x, y, scale)


def pine(x: float, y: float, scale: float = 1, fill: str = "emerald") -> Drawing:
    """A pointed tree that stands on a point."""
    tree = (
        shape("bark", "M-2 0L-2 -8L2 -8L2 0Z")
        + shape(
            fill,
            "M0 -40C4 -32 7 -27 10 -23C8 -22 6 -22 5 -22C8 -16 11 -11 14 -7"
            "C5 -4 -5 -4 -14 -7C-11 -11 -8 -16 -5 -22C-6 -22 -8 -22 -10 -23"
            "C-7 -27 -4 -32 0 -40Z",
        )
        + fine("M-4 -14C-1 -12 2 -12 5 -14", "M-2 -27C0 -26 2 -26 3 -27")
    )
    return put(tree, x, y, scale)


def tuft(x: float, y: float, scale: float = 1) -> Drawing:
    """A tuft of grass."""
    return put(fine("M-4 0C-5 -3 -7 -5 -9 -6", "M-1 0C-1 -4 -2 -7 -3 -9", "M2 0C3 -4 4 -6 6 -8"), x, y, scale)


def mist(x: float, y: float, length: float, fill: str = "white", flip: bool = False) -> Drawing:
    """A bank of mist that ends in a curl."""
    h = length / 2
    bank = (
        f"M{-h} 4C{-h - 6} 4 {-h - 6} -4 {-h} -4C{-h + 8} -4 {-h + 12} -1 {-h + 20} -3"
        f"C-6 -9 {h - 24} -4 {h - 8} -6C{h - 10} -14 {h + 8} -14 {h + 8} -3C{h + 8} 4 {h} 5 {h - 6} 4Z"
    )
    curl = f"M{h - 8} -6C{h - 6} -1 {h + 2} -2 {h} -6"
    return put(flat(fill, bank) + fine(bank, curl, colour="slate"), x, y, flip=flip)


def hut(x: float, y: float, scale: float = 1) -> Drawing:
    """A round house under thatch."""
    hut = (
        shape("vellum", "M-10 0L-10 -8L10 -8L10 0Z")
        + shape("ink", "M-2.6 0L-2.6 -6L2.6 -6L2.6 0Z")
        + shape("gold", "M-14 -7L0 -22L14 -7C5 -4 -5 -4 -14 -7Z")
        + fine("M0 -20L-7 -7", "M0 -20L7 -7")
    )
    return put(hut, x, y, scale)


def stone(x: float, y: float, width: float, height: float, fill: str = "stone") -> Drawing:
    """A standing stone."""
    w, h = width / 2, height
    outline = (
        f"M{-w} 0C{-w - 1} {-h * 0.5} {-w * 0.9} {-h * 0.8} {-w * 0.5} {-h}L{w * 0.5} {-h * 0.94}"
        f"C{w} {-h * 0.8} {w + 1} {-h * 0.4} {w} 0C{w * 0.3} 2 {-w * 0.3} 2 {-w} 0Z"
    )
    return put(shape(fill, outline) + fine(f"M{-w * 0.3} {-h * 0.72}L{-w * 0.4} {-h * 0.4}"), x, y)


def adit(rock: str) -> Drawing:
    """The way into a mine, framed in timber; it stands on the origin."""
    return (
        shape("ink", "M-16 0L-13 -28L13 -28L16 0Z")
        + flat(rock, path((-6, 0), (-5, -19), (5, -19), (6, 0)))
        + flat("ink", path((-4, 0), (-3, -16), (3, -16), (4, 0)))
        + band("oak", 4.4, "M-17 0L-14 -28", "M17 0L14 -28", "M-21 -30L21 -30")
        + fine("M-12 -31L-8 -31", "M4 -29L12 -29")
    )
