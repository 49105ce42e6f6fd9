"""The emblems of the Advantage cards: each territory as a small landscape that fills its ground."""

from __future__ import annotations

from typing import Final

from ardri.pictures.emblems.brush import (
    Drawing,
    around,
    band,
    both,
    box,
    disc,
    dots,
    fine,
    flat,
    line,
    path,
    put,
    shape,
    spiral,
)
from ardri.pictures.emblems.motifs import leaf, rays


def _sky(fill: str) -> Drawing:
    return flat(fill, box(-80, -55, 160, 110))


def _sun(x: float, y: float, radius: float, fill: str = "amber") -> Drawing:
    return shape(fill, disc(x, y, radius)) + dots("ruby", 0.9, *around(x, y, radius + 4, round(radius * 1.5)))


def _oak(x: float, y: float, scale: float = 1, fill: str = "moss") -> Drawing:
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


def _pine(x: float, y: float, scale: float = 1, fill: str = "emerald") -> Drawing:
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


def _tuft(x: float, y: float, scale: float = 1, colour: str = "ink") -> Drawing:
    return put(
        fine("M-4 0C-5 -3 -7 -5 -9 -6", "M-1 0C-1 -4 -2 -7 -3 -9", "M2 0C3 -4 4 -6 6 -8", colour=colour),
        x,
        y,
        scale,
    )


def _mist(x: float, y: float, length: float, fill: str = "white", flip: bool = False) -> Drawing:
    """A bank of mist that ends in a curl."""
    half = length / 2
    bank = (
        f"M{-half} 4C{-half - 6} 4 {-half - 6} -4 {-half} -4C{-half + 8} -4 {-half + 12} -1 {-half + 20} -3"
        f"C{-6} -9 {half - 24} -4 {half - 8} -6C{half - 10} -14 {half + 8} -14 {half + 8} -3C{half + 8} 4 {half} 5 {half - 6} 4Z"
    )
    cloud = flat(fill, bank) + fine(bank, colour="slate")
    return put(
        cloud + fine(f"M{half - 8} -6C{half - 6} -1 {half + 2} -2 {half} -6", colour="slate"), x, y, flip=flip
    )


def _hut(x: float, y: float, scale: float = 1) -> Drawing:
    hut = (
        shape("vellum", "M-10 0L-10 -8L10 -8L10 0Z")
        + shape("ink", "M-2.6 0L-2.6 -6L2.6 -6L2.6 0Z")
        + shape("gold", "M-14 -7L0 -22L14 -7C5 -4 -5 -4 -14 -7Z")
        + fine("M0 -20L-7 -7", "M0 -20L7 -7")
    )
    return put(hut, x, y, scale)


def _stone(x: float, y: float, width: float, height: float, fill: str = "stone") -> Drawing:
    w, h = width / 2, height
    return put(
        shape(
            fill,
            f"M{-w} 0C{-w - 1} {-h * 0.5} {-w * 0.9} {-h * 0.8} {-w * 0.5} {-h}L{w * 0.5} {-h * 0.94}C{w} {-h * 0.8} {w + 1} {-h * 0.4} {w} 0C{w * 0.3} 2 {-w * 0.3} 2 {-w} 0Z",
        )
        + fine(f"M{-w * 0.3} {-h * 0.72}L{-w * 0.4} {-h * 0.4}"),
        x,
        y,
    )


def _adit(rock: str) -> Drawing:
    """The way into a mine, framed in timber; it stands on the origin."""
    return (
        shape("ink", "M-16 0L-13 -28L13 -28L16 0Z")
        + flat(rock, path((-6, 0), (-5, -19), (5, -19), (6, 0)))
        + flat("ink", path((-4, 0), (-3, -16), (3, -16), (4, 0)))
        + band("oak", 4.4, "M-17 0L-14 -28", "M17 0L14 -28", "M-21 -30L21 -30")
        + fine("M-12 -31L-8 -31", "M4 -29L12 -29")
    )


def _cove() -> Drawing:
    land = (
        "M-90 -10C-68 -26 -46 -24 -30 -10C-42 4 -36 24 -8 27C20 30 46 20 40 0"
        "C36 -8 34 -12 28 -16C46 -32 72 -24 90 -12L90 60L-90 60Z"
    )
    beach = (
        "M-90 -10C-68 -26 -46 -24 -24 -11C-36 4 -30 18 -8 21C18 24 40 16 34 2"
        "C31 -6 28 -10 21 -15C46 -32 72 -24 90 -12L90 60L-90 60Z"
    )
    return (
        _sky("sky")
        + _sun(2, -24, 12)
        + shape("azure", "M-90 -20L90 -20L90 60L-90 60Z")
        + fine(
            "M-20 -12C-16 -15 -12 -15 -8 -12",
            "M6 -10C10 -13 14 -13 18 -10",
            "M-26 0C-22 -3 -18 -3 -14 0",
            "M8 4C12 1 16 1 20 4",
            "M-14 12C-10 9 -6 9 -2 12",
        )
        + shape("straw", beach)
        + shape("moss", land)
        + fine("M-66 -16C-60 -12 -52 -12 -46 -14", "M58 -18C64 -14 70 -14 76 -16", "M-60 4C-54 0 -48 1 -46 4")
        + put(
            shape("oak", "M-20 -3C-16 8 12 9 19 -6C12 1 4 2 -2 2C-10 2 -16 0 -20 -3Z")
            + line("M-4 2L-4 -20")
            + shape("vellum", "M-4 -20C4 -18 9 -10 9 -2L-4 -2Z"),
            2,
            5,
        )
        + _oak(-58, 34, 0.9)
        + _oak(-74, 44, 1)
        + _oak(62, 30, 0.9)
        + _oak(74, 44, 1)
        + _hut(-14, 44, 0.8)
        + _tuft(28, 42)
        + _tuft(44, 46)
        + _tuft(-40, 46)
    )


def _forest() -> Drawing:
    back: Drawing = ()
    for x in (-70, -48, -26, -4, 18, 40, 62):
        back += _pine(x, 4, 1.05, "emerald")
    front: Drawing = ()
    for x, y, scale, fill in (
        (-62, 30, 1.25, "moss"),
        (-36, 26, 1.15, "leaf"),
        (30, 27, 1.2, "moss"),
        (58, 30, 1.25, "leaf"),
        (-52, 52, 1.3, "leaf"),
        (-20, 50, 1.3, "moss"),
        (16, 51, 1.3, "leaf"),
        (46, 54, 1.35, "moss"),
    ):
        front += _oak(x, y, scale, fill)
    return (
        _sky("mint")
        + _sun(0, -24, 14)
        + back
        + shape("moss", "M-90 4C-50 -4 50 -4 90 4L90 60L-90 60Z")
        + shape("mint", "M-8 60C-14 40 -8 24 0 2C8 24 10 40 10 60Z")
        + front
    )


def _gates() -> Drawing:
    glow = "M-15 32L-14 4L14 4L15 32Z"
    return (
        _sky("midnight")
        + dots(
            "straw",
            1.1,
            (-60, -38),
            (-48, -24),
            (-66, -10),
            (-34, -42),
            (34, -42),
            (50, -28),
            (64, -40),
            (66, -12),
            (-52, -2),
            (54, -6),
        )
        + flat("sapphire", disc(0, 6, 44))
        + dots("gold", 0.9, *around(0, 6, 48, 46))
        + rays(0, 14, 24, 40, 28, "gold")
        + shape("emerald", "M-90 60L-90 34C-50 24 -30 30 0 30C30 30 50 24 90 34L90 60Z")
        + shape("gold", "M-15 32L15 32C26 42 34 50 44 60L-44 60C-34 50 -26 42 -15 32Z")
        + flat("straw", "M-9 33L9 33C14 42 16 50 20 60L-20 60C-16 50 -14 42 -9 33Z")
        + shape("straw", glow)
        + flat("white", path((-8, 32), (-7, 12), (7, 12), (8, 32)))
        + put(shape("stone", "M-34 38C-36 26 -33 12 -30 2L-15 2C-13 16 -13 28 -15 39Z"))
        + put(shape("stone", "M34 38C36 26 33 12 30 2L15 2C13 16 13 28 15 39Z"))
        + shape(
            "stone",
            "M-46 0C-48 -10 -38 -14 -26 -13C-8 -18 14 -16 30 -13C42 -12 48 -6 45 2"
            "C30 6 10 4 -8 6C-24 6 -40 6 -46 0Z",
        )
        + fine(
            spiral(-10, -5, 5, 1.6, 180),
            spiral(3, -5, 5, 1.6, 180, -1),
            spiral(16, -5, 5, 1.6, 180),
            "M-25 12C-27 20 -27 26 -26 32",
            "M25 12C27 20 27 26 26 32",
        )
        + both(_mist(-56, 38, 34, "azure"))
    )


def _highlands() -> Drawing:
    stag = shape(
        "oak",
        "M-12 0L-12 -8C-13 -14 -8 -16 -2 -15L6 -16L10 -26L13 -31L18 -28L16 -25L13 -24"
        "C13 -18 12 -12 9 -9L9 0L6 0L6 -7L-7 -8L-9 0Z",
    ) + line("M12 -31C8 -35 8 -40 10 -44", "M9 -38L4 -41", "M14 -31C17 -35 20 -38 20 -43", "M17 -36L22 -36")
    return (
        _sky("straw")
        + shape(
            "lilac",
            "M-90 60L-90 -8L-66 -10L-60 -22L-22 -24L-14 -12L20 -12L30 -28L66 -28L74 -14L90 -14L90 60Z",
        )
        + fine("M-50 -22L-48 -12", "M-36 -23L-35 -12", "M42 -28L42 -16", "M56 -28L57 -16")
        + shape("stone", "M-90 60L-90 10C-70 8 -50 4 -30 5C-20 6 -12 3 -4 4L2 60Z")
        + shape("stone", "M90 60L90 -2C70 -4 52 -6 30 -4C24 -3 18 -5 12 -4L6 60Z")
        + shape("azure", "M-6 2C0 4 8 0 14 -3L12 34C8 42 0 42 -6 34Z")
        + fine("M0 6L-1 34", "M6 6L6 36", "M10 4L10 30", colour="white")
        + shape(
            "heather",
            "M-90 12L-90 4C-70 0 -50 -4 -30 -3C-20 -2 -12 -4 -3 -1L-5 8C-14 12 -22 8 -34 12"
            "C-50 14 -70 14 -90 18Z",
        )
        + shape(
            "heather",
            "M90 6L90 -8C70 -12 52 -14 30 -12C24 -11 18 -12 12 -8L13 2C24 4 34 0 46 4C60 6 76 4 90 8Z",
        )
        + fine(
            "M-70 20L-68 40",
            "M-54 18L-53 46",
            "M-38 16L-36 38",
            "M-22 14L-21 44",
            "M-62 40L-61 52",
            "M28 8L27 36",
            "M44 10L45 44",
            "M60 10L59 34",
            "M74 12L75 44",
        )
        + _tuft(-58, 6)
        + _tuft(-24, 4)
        + _tuft(68, -2)
        + shape("sky", "M-40 60C-30 40 -14 36 4 37C26 37 36 44 44 60Z")
        + fine("M-12 44C-6 41 0 41 6 44", "M-4 49C4 46 12 46 20 49")
        + put(stag, 42, -7, 0.95)
    )


def _hills() -> Drawing:
    sheep = (
        line("M-4 2L-4 7", "M4 2L4 7")
        + shape(
            "white", "M-8 0C-11 -2 -9 -7 -6 -6C-5 -10 1 -10 2 -7C6 -9 9 -5 7 -2C8 2 4 4 1 3C-2 5 -7 4 -8 0Z"
        )
        + shape("slate", disc(9, -3, 3, 3.6))
    )
    return (
        _sky("sky")
        + _sun(-34, -24, 13)
        + shape("mint", "M-90 60L-90 2C-70 -16 -50 -14 -30 0C-6 -26 24 -30 46 -4C60 -16 76 -14 90 -4L90 60Z")
        + shape("leaf", "M-90 60L-90 24C-66 -2 -36 -4 -8 22C-2 28 4 34 8 60Z")
        + shape("moss", "M-20 60C-4 24 26 -8 56 4C72 10 84 22 90 30L90 60Z")
        + fine("M-60 4C-66 14 -70 24 -72 36", "M-46 1C-48 14 -50 26 -50 40", "M-32 4C-28 14 -26 24 -24 36")
        + fine(
            "M38 6C30 18 22 30 18 44",
            "M50 4C46 18 42 32 40 46",
            "M62 8C64 20 64 32 62 44",
            "M10 -22C6 -16 2 -10 0 -4",
            "M22 -22C20 -16 18 -12 16 -8",
        )
        + shape("leaf", "M-90 60L-90 46C-60 30 -20 34 0 42C24 34 60 34 90 48L90 60Z")
        + put(sheep, -52, 26, 1.1)
        + put(sheep, -22, 33, 1.1, flip=True)
        + put(sheep, 40, 26, 1.1)
        + _stone(52, 5, 6, 11)
        + _stone(60, 7, 6, 8)
        + _tuft(-4, 49)
        + _tuft(30, 47)
        + _tuft(-66, 48)
    )


def _iron_mine() -> Drawing:
    pick = band("oak", 2.6, "M0 22L0 -14") + shape(
        "slate", "M-18 -6C-12 -16 12 -16 18 -6C10 -11 -10 -11 -18 -6Z"
    )
    ore = shape("oxblood", path((-6, 0), (-7, -5), (-2, -9), (5, -8), (8, -3), (6, 1))) + fine(
        "M-2 -9L0 -4L-6 0", "M0 -4L8 -3"
    )
    return (
        _sky("straw")
        + shape("heather", "M-90 60L-90 0C-60 -12 -40 -20 -20 -14C20 -24 60 -16 90 -4L90 60Z")
        + shape(
            "slate",
            path(
                (-90, 60),
                (-64, 20),
                (-56, 2),
                (-40, -8),
                (-32, -30),
                (-12, -40),
                (4, -36),
                (18, -42),
                (32, -24),
                (44, -16),
                (52, 4),
                (66, 14),
                (90, 60),
            ),
        )
        + fine(
            "M-12 -40L-16 -24L-26 -14",
            "M18 -42L16 -28L26 -16",
            "M-40 -8L-34 6L-44 20",
            "M44 -16L38 2L46 16",
            "M-16 -24L-4 -22",
        )
        + flat(
            "oxblood",
            path((-30, -16), (-22, -20), (-16, -12), (-24, -8)),
            path((24, -12), (32, -14), (36, -6), (28, -2)),
            path((-44, 12), (-36, 6), (-32, 14), (-40, 20)),
            path((42, 8), (48, 6), (52, 14), (46, 18)),
        )
        + put(_adit("slate"), 0, 34, 1.3)
        + shape("moss", "M-90 60L-90 38C-60 30 -30 34 -22 34L22 34C34 34 60 30 90 38L90 60Z")
        + shape("straw", "M-17 34L17 34C22 42 28 50 36 60L-36 60C-28 50 -22 42 -17 34Z")
        + put(ore, 44, 44)
        + put(ore, 58, 44)
        + put(ore, 51, 36)
        + put(ore, 35, 48, 0.8)
        + put(pick, -44, 26, 1.1, 24)
    )


def _lost_vale() -> Drawing:
    return (
        _sky("lilac")
        + shape("mint", "M-50 60L-40 0C-20 -12 20 -12 40 0L50 60Z")
        + _sun(0, -14, 10, "gold")
        + shape("leaf", "M-60 60L-50 14C-20 2 20 2 50 14L60 60Z")
        + shape("azure", disc(2, 24, 22, 7))
        + fine("M-8 22C-4 20 0 20 4 22", "M2 27C6 25 10 25 14 27", colour="white")
        + _oak(-12, 17, 0.8, "gold")
        + _oak(20, 15, 0.62, "flame")
        + both(
            shape(
                "slate",
                path(
                    (-90, 60),
                    (-90, -50),
                    (-62, -56),
                    (-46, -38),
                    (-40, -20),
                    (-30, -8),
                    (-32, 8),
                    (-22, 26),
                    (-28, 60),
                ),
            )
            + fine(
                "M-62 -56L-58 -30L-66 -12",
                "M-46 -38L-50 -16L-42 0L-48 18",
                "M-66 -12L-62 10L-72 28",
                "M-32 8L-40 22L-36 40",
            )
            + shape(
                "moss",
                "M-90 -46L-90 -60L-56 -60C-48 -50 -46 -44 -45 -36C-52 -40 -56 -44 -62 -42"
                "C-70 -44 -78 -40 -90 -38Z",
            )
        )
        + _mist(-28, 2, 46)
        + _mist(30, -4, 44, flip=True)
        + _mist(-20, 40, 70)
        + _mist(36, 46, 60, flip=True)
    )


def _meadows() -> Drawing:
    def poppy(x: float, y: float, fill: str, heart: str, size: float = 1) -> Drawing:
        stem = fine(f"M{x} {y}C{x - 2} {y + 12} {x + 2} {y + 24} {x} 60")
        petals = tuple(stroke for px, py in around(0, 0, 5.4, 5) for stroke in shape(fill, disc(px, py, 4.6)))
        return (
            line(f"M{x} {y}C{x - 2} {y + 12} {x + 2} {y + 24} {x} 60", colour="emerald", width=2.2)
            + stem[:0]
            + put(petals + shape(heart, disc(0, 0, 3.6)), x, y, size)
        )

    bee = (
        shape("sky", "M0 -3C-6 -12 2 -14 3 -4Z", "M2 -3C2 -12 10 -12 6 -3Z")
        + shape("amber", disc(1, 0, 6.5, 4))
        + line("M-1 -3.8L-1 3.8", "M3 -3.8L3 3.8")
    )
    return (
        _sky("sky")
        + shape("mint", "M-90 60L-90 -8C-50 -20 -20 -10 10 -12C40 -16 70 -16 90 -6L90 60Z")
        + shape("leaf", "M-90 60L-90 8C-60 2 -30 10 0 4C40 -2 70 0 90 8L90 60Z")
        + _oak(-58, 2, 0.9)
        + _oak(60, -2, 0.8)
        + shape("moss", "M-90 60L-90 30C-60 24 -40 30 -10 26C30 22 60 24 90 30L90 60Z")
        + leaf(-44, 50, -60, 1.5)
        + leaf(-20, 50, -120, 1.4)
        + leaf(6, 52, -64, 1.4)
        + leaf(36, 50, -116, 1.5)
        + leaf(62, 50, -60, 1.3)
        + poppy(-54, 20, "ruby", "ink", 1.15)
        + poppy(-30, 6, "white", "amber", 1.2)
        + poppy(-4, 22, "ruby", "ink", 1.3)
        + poppy(20, 4, "amber", "oxblood", 1.15)
        + poppy(44, 18, "white", "amber", 1.25)
        + poppy(64, 26, "ruby", "ink", 1)
        + put(bee, -6, -24, 1.3)
        + fine("M-22 -20C-30 -16 -34 -26 -42 -22")
    )


def _misty_lands() -> Drawing:
    bare = line(
        "M0 30L0 0C0 -8 -8 -14 -12 -22",
        "M0 0C2 -8 8 -12 10 -24",
        "M-1 6C-6 2 -14 0 -20 -6",
        "M0 10C6 4 12 4 18 -2",
        "M-9 -15L-4 -24",
        "M9 -16L16 -22",
        width=2.6,
    )
    return (
        _sky("silver")
        + flat("white", disc(-10, -20, 16))
        + dots("ruby", 0.9, *around(-10, -20, 20, 26))
        + shape(
            "heather", "M-90 60L-90 -2C-60 -22 -40 -18 -16 -4C10 -22 40 -26 60 -8C72 -14 82 -12 90 -8L90 60Z"
        )
        + _mist(50, -6, 50, "white", flip=True)
        + _mist(-54, 0, 40, "white")
        + shape("lilac", "M-90 60L-90 24C-50 6 -20 10 10 18C40 6 70 8 90 18L90 60Z")
        + put(bare, 44, 2, 1.1)
        + _stone(-18, 26, 12, 34, "slate")
        + _stone(2, 30, 10, 22, "slate")
        + _mist(-6, 25, 76, "white")
        + _mist(54, 30, 44, "white", flip=True)
        + shape("heather", "M-90 60L-90 44C-40 36 40 38 90 46L90 60Z")
        + _mist(-40, 41, 60, "white", flip=True)
        + _mist(36, 47, 66, "white")
    )


def _moor() -> Drawing:
    tufts: Drawing = ()
    for x, y, scale in (
        (-62, 24, 1.2),
        (-40, 32, 1.4),
        (-58, 44, 1.6),
        (-20, 24, 1.1),
        (-14, 42, 1.6),
        (12, 34, 1.4),
        (36, 44, 1.6),
        (62, 40, 1.5),
        (64, 22, 1.1),
    ):
        tufts += _tuft(x, y, scale)
        tufts += dots(
            "rose",
            1.7 * scale,
            (x - 9 * scale, y - 6 * scale),
            (x - 3 * scale, y - 9 * scale),
            (x + 6 * scale, y - 8 * scale),
        )
    return (
        _sky("straw")
        + flat("white", disc(-38, -22, 14))
        + dots("ruby", 0.9, *around(-38, -22, 18, 24))
        + shape("lilac", "M-90 60L-90 -2C-60 -10 -30 -4 0 -6C30 -12 60 -10 90 0L90 60Z")
        + shape("heather", "M-90 60L-90 14C-50 4 -20 12 14 8C40 2 66 4 90 12L90 60Z")
        + shape("plum", "M-90 60L-90 38C-50 28 0 40 90 30L90 60Z")
        + shape(
            "bark",
            "M10 14C14 6 14 -4 18 -12C22 -20 30 -24 40 -26C34 -20 28 -16 26 -10"
            "C32 -14 38 -14 46 -14C36 -10 28 -4 24 2C21 7 22 11 24 14Z",
        )
        + shape(
            "emerald",
            "M22 -22C18 -30 28 -38 36 -34C42 -41 54 -38 56 -32C64 -34 71 -29 67 -24"
            "C73 -20 68 -14 62 -16C58 -8 46 -9 42 -13C36 -8 28 -12 30 -17"
            "C24 -15 20 -18 22 -22Z",
        )
        + fine("M32 -26C36 -29 40 -28 42 -25", "M48 -31C52 -33 56 -31 57 -28", "M46 -19C50 -22 54 -21 56 -18")
        + fine("M-24 -38C-10 -42 0 -34 14 -38", "M-8 -28C0 -31 6 -26 14 -28", colour="slate")
        + _stone(-52, 14, 20, 13)
        + _stone(-66, 16, 14, 9)
        + tufts
    )


def _mountains() -> Drawing:
    def peak(fill: str) -> Drawing:
        return (
            shape(
                fill,
                path(
                    (-40, 50), (-22, 18), (-18, 14), (-6, -12), (0, -20), (8, -8), (14, 6), (22, 16), (40, 50)
                ),
            )
            + shape(
                "white",
                path((-10, -4), (-6, -12), (0, -20), (8, -8), (12, 1), (7, -2), (3, 5), (-2, -2), (-6, 4)),
            )
            + fine("M6 10L0 24L8 36", "M-12 12L-16 28", "M20 22L22 38")
        )

    return (
        _sky("sky")
        + shape(
            "heather",
            path(
                (-90, 60),
                (-90, 4),
                (-70, -14),
                (-56, 2),
                (-30, -18),
                (-8, 6),
                (14, -12),
                (36, 4),
                (62, -18),
                (90, 6),
                (90, 60),
            ),
        )
        + put(peak("stone"), -42, 4, 1.02)
        + put(peak("stone"), 44, 2, 1.06, flip=True)
        + put(peak("slate"), 2, -16, 1.42)
        + shape("moss", "M-90 60L-90 42C-60 32 -30 36 0 42C30 36 60 32 90 40L90 60Z")
        + _pine(-62, 50, 0.62)
        + _pine(-50, 53, 0.56)
        + _pine(60, 50, 0.62)
        + _pine(48, 54, 0.56)
        + _pine(70, 54, 0.56)
        + fine(
            "M-58 -34C-54 -38 -52 -38 -49 -35C-46 -38 -44 -38 -40 -34",
            "M-38 -42C-36 -45 -34 -45 -32 -43C-30 -45 -28 -45 -26 -42",
        )
    )


def _plains() -> Drawing:
    fields: Drawing = ()
    ends = (-190, -110, -62, -26, 6, 38, 74, 120, 200)
    paints = ("leaf", "gold", "straw", "moss", "gold", "leaf", "straw", "gold")
    for left, right, fill in zip(ends, ends[1:], paints, strict=False):
        fields += shape(fill, path((left * 0.18 + 4, 2), (right * 0.18 + 4, 2), (right, 60), (left, 60)))
    rows = fine(*(f"M{x * 0.18 + 4:.1f} 3L{x} 60" for x in (-98, -86, -74, 14, 22, 30, 92, 106)))
    horse = (
        shape(
            "oak",
            "M-12 2L-13 -8C-12 -13 -6 -13 0 -12C5 -12 7 -16 10 -19L13 -18L16 -13L14 -12"
            "L11 -13C10 -9 9 -6 9 -3L9 7L7 7L6 -2L-7 -3L-9 7L-11 7L-10 0Z",
        )
        + line("M-12 -7C-16 -6 -17 0 -16 4")
        + fine("M8 -17C5 -15 4 -12 3 -11")
    )
    return (
        _sky("sky")
        + flat("straw", box(-80, -24, 160, 28))
        + _sun(4, -2, 19)
        + rays(4, -2, 27, 44, 30, "amber")
        + shape("leaf", "M-90 6C-50 -2 -20 3 4 2C40 0 60 -2 90 6L90 60L-90 60Z")
        + fields
        + rows
        + _oak(-56, 6, 0.9)
        + _oak(56, 5, 0.66)
        + _oak(66, 8, 0.72)
        + put(horse, -36, 30, 1.3)
    )


def _salt_mine() -> Drawing:
    crystal = (
        shape("white", "M-7 0L-7 -22L0 -32L7 -22L7 0Z")
        + flat("sky", path((1, -1), (1, -29), (6, -21.6), (6, -1)))
        + fine("M-7 -22L0 -19L7 -22", "M0 -19L0 0")
    )
    heap = shape("white", "M-22 0C-14 -10 -8 -18 0 -18C8 -18 14 -10 22 0C10 4 -10 4 -22 0Z") + fine(
        "M-8 -8L-6 -6", "M2 -12L4 -10", "M6 -5L8 -3", "M-3 -3L-1 -1"
    )
    return (
        _sky("azure")
        + shape(
            "silver",
            path(
                (-90, 60),
                (-90, -14),
                (-70, -22),
                (-58, -40),
                (-34, -30),
                (-16, -46),
                (6, -34),
                (24, -48),
                (46, -28),
                (60, -34),
                (76, -16),
                (90, -12),
                (90, 60),
            ),
        )
        + shape(
            "vellum",
            path(
                (-90, 60),
                (-90, 6),
                (-66, -10),
                (-52, -24),
                (-32, -14),
                (-16, -28),
                (4, -18),
                (26, -32),
                (44, -10),
                (60, -14),
                (90, 8),
                (90, 60),
            ),
        )
        + fine(
            "M-52 -24L-46 -4L-54 12",
            "M-16 -28L-20 -16",
            "M26 -32L32 -8L24 4",
            "M44 -10L48 8",
            "M-66 -10L-64 8",
            "M4 -18L2 -8",
        )
        + put(_adit("slate"), 0, 34, 1.2)
        + shape("straw", "M-90 60L-90 36C-50 32 -30 34 -20 34L20 34C40 34 60 32 90 38L90 60Z")
        + put(crystal, -48, 42, 0.9, -16)
        + put(crystal, -66, 44, 1.0, -26)
        + put(crystal, -57, 46, 1.2)
        + put(crystal, -40, 47, 0.8, 14)
        + put(heap, 48, 44, 1.05)
        + band("oak", 2.4, "M44 30L62 4")
        + put(shape("slate", "M-5 0L5 0L6 -11L-6 -11Z"), 42, 33, 1, 215)
        + put(crystal, 34, -18, 0.4, 20)
        + put(crystal, -36, -2, 0.45, -20)
    )


def _stone_circle() -> Drawing:
    back = _stone(-28, 4, 9, 20) + _stone(28, 4, 9, 20) + _stone(-10, 0, 8, 20) + _stone(10, 0, 8, 20)
    lintel = shape("stone", "M-14 -18L14 -18L15 -23L-15 -23Z")
    sides = both(_stone(-46, 14, 11, 27) + _stone(-54, 28, 13, 32))
    front = both(_stone(-34, 42, 14, 33)) + _stone(-11, 47, 14, 28) + _stone(12, 47, 14, 32)
    return (
        _sky("rose")
        + flat("straw", box(-80, -30, 160, 40))
        + _sun(0, -4, 16)
        + rays(0, -4, 23, 42, 36, "amber")
        + shape("leaf", "M-90 60L-90 4C-50 -6 50 -6 90 4L90 60Z")
        + shape("mint", disc(0, 22, 46, 17))
        + back
        + lintel
        + fine(spiral(0, 22, 11, 2.4, 0))
        + sides
        + front
        + _tuft(-66, 46)
        + _tuft(68, 44)
        + _tuft(-68, 20)
        + _tuft(70, 18)
    )


def _swamp() -> Drawing:
    def rush(x: float, y: float, height: float, lean: float = 0) -> Drawing:
        tip = (x + lean, y - height)
        return line(
            f"M{x} {y}C{x} {y - height * 0.5} {tip[0]} {y - height * 0.7} {tip[0]} {tip[1] - 4}",
            colour="emerald",
            width=2.2,
        ) + band("oak", 3.4, f"M{tip[0]} {tip[1] + 10}L{tip[0]} {tip[1]}")

    def blade(x: float, y: float, height: float, lean: float) -> Drawing:
        return shape(
            "moss",
            f"M{x - 2.4} {y}C{x - 2} {y - height * 0.5} {x + lean * 0.5} {y - height * 0.8} {x + lean} {y - height}C{x + lean * 0.6 + 2} {y - height * 0.6} {x + 3} {y - height * 0.4} {x + 2.4} {y}Z",
        )

    heron = (
        line("M-2 6L-3 26", "M3 6L4 26")
        + shape(
            "silver",
            "M-16 8C-12 -2 -4 -6 4 -4C8 -8 4 -14 3 -20C2 -28 9 -32 14 -29L26 -25L13 -24"
            "C9 -22 10 -16 12 -10C13 0 4 9 -6 8Z",
        )
        + fine("M-10 4C-6 0 0 0 6 -1")
        + line("M12 -29C6 -32 2 -31 -4 -28")
        + flat("ink", disc(11.6, -27, 1.1))
    )
    return (
        _sky("mint")
        + flat("straw", disc(34, -24, 13))
        + shape("moss", "M-90 60L-90 -2C-40 -8 40 -8 90 -2L90 60Z")
        + fine(
            "M-60 -3L-60 -14",
            "M-54 -4L-53 -12",
            "M-20 -6L-20 -14",
            "M10 -6L11 -15",
            "M16 -6L16 -12",
            "M66 -3L66 -13",
        )
        + shape("deep", disc(-34, 10, 34, 8), disc(44, 14, 32, 9), disc(-4, 36, 60, 14))
        + fine(
            "M-46 9C-42 7 -38 7 -34 9",
            "M40 14C44 12 48 12 52 14",
            "M-26 37C-20 34 -14 34 -8 37",
            "M14 33C20 30 26 30 32 33",
            "M-2 43C4 40 10 40 16 43",
        )
        + put(heron, 16, 10, 1.15)
        + shape("emerald", disc(44, 38, 8, 3), disc(30, 43, 7, 2.6), disc(-44, 39, 7, 2.6))
        + shape("rose", disc(44, 35.6, 3, 2.4))
        + blade(-66, 56, 46, -6)
        + blade(-58, 56, 60, 4)
        + blade(-46, 56, 44, 10)
        + blade(66, 56, 40, 6)
        + blade(58, 56, 34, -8)
        + rush(-62, 56, 78, 3)
        + rush(-52, 56, 62, -4)
        + rush(-42, 56, 50, 4)
        + rush(62, 56, 60, -3)
        + rush(71, 56, 48, 2)
    )


def _valley() -> Drawing:
    river = (
        "M2 -2C12 4 -8 10 0 18C10 26 22 28 14 40C10 48 0 52 -6 60L44 60"
        "C42 50 48 42 42 32C36 22 14 20 14 12C14 6 14 2 6 -2Z"
    )
    return (
        _sky("straw")
        + _sun(4, -16, 15)
        + shape(
            "heather",
            path(
                (-90, 60),
                (-90, -10),
                (-60, -30),
                (-36, -12),
                (-14, -4),
                (4, 0),
                (24, -6),
                (44, -18),
                (66, -34),
                (90, -14),
                (90, 60),
            ),
        )
        + shape("leaf", "M-90 60L-90 -22C-60 -18 -30 -6 4 -2C30 -6 60 -18 90 -24L90 60Z")
        + shape("azure", river)
        + fine(
            "M18 30C22 28 26 28 30 30", "M16 46C22 43 28 43 34 46", "M2 12C5 10.5 7 10.5 9 12", colour="white"
        )
        + shape("moss", "M-90 60L-90 -6C-60 2 -36 10 -16 26C-8 34 -8 46 -14 60Z")
        + shape("moss", "M90 60L90 -8C70 0 54 10 46 22C46 34 52 44 50 60Z")
        + fine(
            "M-74 8C-66 16 -62 26 -60 36",
            "M-56 14C-48 22 -44 30 -42 40",
            "M-38 22C-32 28 -28 36 -28 44",
            "M74 10C68 18 66 26 66 36",
            "M60 20C56 26 56 34 58 42",
        )
        + _hut(-56, 40, 1.1)
        + _hut(-34, 48, 0.9)
        + line("M-56 14C-60 10 -52 6 -56 2C-59 -2 -53 -5 -55 -9", width=1.4)
        + _oak(66, 36, 0.9)
        + _oak(74, 48, 1.0)
        + _pine(-74, 14, 0.6)
        + _pine(-64, 10, 0.5)
        + _pine(60, 4, 0.5)
        + _pine(72, 0, 0.6)
    )


EMBLEMS: Final[dict[str, Drawing]] = {
    "cove": _cove(),
    "forest": _forest(),
    "gates": _gates(),
    "highlands": _highlands(),
    "hills": _hills(),
    "iron_mine": _iron_mine(),
    "lost_vale": _lost_vale(),
    "meadows": _meadows(),
    "misty_lands": _misty_lands(),
    "moor": _moor(),
    "mountains": _mountains(),
    "plains": _plains(),
    "salt_mine": _salt_mine(),
    "stone_circle": _stone_circle(),
    "swamp": _swamp(),
    "valley": _valley(),
}
