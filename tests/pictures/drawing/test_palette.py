"""Text can be read in both palettes, and no seat is told from another by colour alone."""

from itertools import combinations

import pytest

from ardri.pictures.drawing.brush import Brush
from ardri.pictures.drawing.palette import NIGHT, PALETTES, Palette, contrast, mixed
from ardri.pictures.island.land import LANDS
from ardri.pictures.pieces.clans import CLAN_SHAPES, clan, shield
from ardri.rules.box.base_box import TILE_KEYS
from ardri.rules.box.catalogue import SEAT_NAMES

READABLE = 4.5

# How the three common kinds of colour blindness mix red, green and blue light (Machado and others, 2009)
BLINDNESS = {
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}

EVERY_PALETTE = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)


@EVERY_PALETTE
def test_text_can_be_read(palette: Palette) -> None:
    grounds = {
        "the page": (palette.text, palette.page),
        "a ribbon": (palette.ink, palette.parchment),
        "a ribbon that glows": (palette.ink, palette.glow),
        "a seal": (palette.parchment, palette.ink),
        "a seat's panel by night": (palette.text, mixed(palette.page, palette.parchment, 0.1)),
    }
    for where, (text, ground) in grounds.items():
        assert contrast(text, ground) >= READABLE, where


@pytest.mark.parametrize("kind", BLINDNESS)
@EVERY_PALETTE
def test_clan_colours_differ_for_the_colour_blind(palette: Palette, kind: str) -> None:
    seen = [lab(seen_with(BLINDNESS[kind], colour)) for colour in palette.clans]
    for one, other in combinations(seen, 2):
        assert sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5 > 10


def test_every_seat_has_a_shape_and_a_letter_of_its_own() -> None:
    assert len({shield(seat, 10) for seat in range(len(CLAN_SHAPES))}) == len(SEAT_NAMES)
    for seat, letter in enumerate(SEAT_NAMES):
        assert f">{letter}</text>" in clan(NIGHT, seat)


@EVERY_PALETTE
def test_every_territory_has_a_ground_of_its_own(palette: Palette) -> None:
    grounds = [Brush(palette).lit(LANDS[key].ground) for key in TILE_KEYS]
    for one, other in combinations(grounds, 2):
        assert one != other


@EVERY_PALETTE
def test_pieces_stand_out_from_every_ground(palette: Palette) -> None:
    for key in TILE_KEYS:
        ground = Brush(palette).lit(LANDS[key].ground)
        assert max(contrast(palette.ink, ground), contrast(palette.parchment, ground)) >= 3


def seen_with(rows: tuple[tuple[float, float, float], ...], colour: str) -> list[float]:
    """The light of a colour that reaches the mind."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return [min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in rows]


def lab(light: list[float]) -> tuple[float, float, float]:
    """A colour where distance is what an eye finds different."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = [t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z)]
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
