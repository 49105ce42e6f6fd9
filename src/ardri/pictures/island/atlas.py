"""Atlas: the drawings of the land in parts, for the browser to assemble.

What stands on the land changes with every move and is the browser's own; the land changes only when a
territory is added.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from zlib import crc32

from ardri.pictures.drawing.geometry import SIZE, Box, Island, hex_middle, hex_outline
from ardri.pictures.drawing.palette import Palette
from ardri.pictures.drawing.svg import Point
from ardri.pictures.island.land import ScatteredGlyph, glyph_id, scattered_glyphs
from ardri.pictures.island.landing import landings
from ardri.pictures.island.print_layout import print_layout
from ardri.pictures.island.screen_layout import ScreenLayout, far, near
from ardri.pictures.island.sea import coast_lines, creatures, sea_defs
from ardri.pictures.island.territory import TerritoryDrawing
from ardri.rules.box.board import Site, hexes, site_text

SEA: Final = (280.0, 120.0)  # beside the land and above it, where creatures swim


@dataclass(frozen=True)
class PlacedGlyph:
    """A small glyph on the ground: the id of its drawing, where it is, and how large."""

    glyph: str
    x: float
    y: float
    size: float


@dataclass(frozen=True)
class Region:
    """A territory: where it is, and its drawings from bottom to top."""

    name: str
    heart: Point
    landing: Point | None  # where markers of the coast are, beside a territory that the open sea reaches
    up: bool
    shape: str  # the id of its outline
    clip: str  # the id of what cuts by the outline
    land: str
    landmark: str
    stays: bool  # whether the landmark is part of the coast
    clear: Box  # where the landmark is
    things: list[PlacedGlyph]
    border: str
    near: ScreenLayout
    far: ScreenLayout


@dataclass(frozen=True)
class Atlas:
    """The whole map; `box` surrounds all land."""

    mark: str
    size: float  # from the middle of a hex to a corner
    box: Box
    defs: str
    waves: str  # the id of a pattern
    sea: str
    territories: list[Region]


def atlas(places: Mapping[str, Site], palette: Palette) -> Atlas:
    """The island with these territories.

    >>> from ardri.pictures.drawing.palette import DAY
    >>> [region.name for region in atlas({"hills": (0, 0, True)}, DAY).territories]
    ['hills']
    """
    told = ";".join(f"{name}@{site_text(site)}" for name, site in places.items())
    mark = f"{palette.name}-{crc32(told.encode()):08x}"
    island = Island(places)
    grounds = [TerritoryDrawing(palette, name, island, mark) for name in places]
    box = _box(places)
    sea = Box(box.x, box.y, box.width + 2 * SEA[0], box.height + 2 * SEA[1])
    busy = [hex_middle(spot) for site in places.values() for spot in hexes(site)]
    coast = "".join(ground.path for ground in grounds)
    shared = [part for ground in grounds for part in ground.defs()]
    landed = landings(places)
    return Atlas(
        mark=mark,
        size=SIZE,
        box=box,
        defs="".join([*sea_defs(palette, mark, coast), *shared]),
        waves=f"{mark}-waves",
        sea=creatures(palette, sea, busy) + coast_lines(palette, mark, island),
        territories=[_region(ground, mark, landed.get(ground.name)) for ground in grounds],
    )


def _box(places: Mapping[str, Site]) -> Box:
    corners = [point for site in places.values() for spot in hexes(site) for point in hex_outline(spot)]
    xs, ys = [x for x, _ in corners] or [0.0], [y for _, y in corners] or [0.0]
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    return Box((left + right) / 2, (top + bottom) / 2, right - left, bottom - top)


def _region(ground: TerritoryDrawing, mark: str, landing: Point | None) -> Region:
    up = ground.brush.up
    return Region(
        name=ground.name,
        heart=ground.heart,
        landing=landing,
        up=up,
        shape=ground.shape[1:],
        clip=ground.clip,
        land=ground.land(),
        landmark=ground.landmark(),
        stays=ground.has_bay(),
        clear=print_layout(up, 2).landmark,
        things=[
            _placed_glyph(ground.name, glyph, mark) for glyph in scattered_glyphs(ground.name, ground.outline)
        ],
        border=ground.border(),
        near=near(up),
        far=far(up),
    )


def _placed_glyph(name: str, glyph: ScatteredGlyph, mark: str) -> PlacedGlyph:
    x, y = glyph.at
    return PlacedGlyph(glyph_id(mark, name, glyph.glyph), round(x, 1), round(y, 1), round(glyph.size, 2))
