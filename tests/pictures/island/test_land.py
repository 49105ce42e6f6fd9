"""All sixteen territories can be drawn, either way up, and none looks like another."""

import re
from xml.etree import ElementTree

import pytest

from ardri.pictures.drawing.brush import Brush
from ardri.pictures.drawing.geometry import Box, Island, heart, inside
from ardri.pictures.drawing.palette import DAY, NIGHT
from ardri.pictures.island.land import LANDS, glyph_defs, scatter
from ardri.pictures.island.landmarks import LANDMARKS
from ardri.pictures.island.print_layout import print_layout
from ardri.rules.box.base_box import TILE_KEYS
from ardri.rules.box.board import ORIGIN, Site

SITES: tuple[Site, Site] = (ORIGIN, (0, 0, False))


@pytest.mark.parametrize("site", SITES)
@pytest.mark.parametrize("name", TILE_KEYS)
def test_a_territory_has_a_landmark_and_things_scattered_over_its_land(name: str, site: Site) -> None:
    brush = Brush(DAY, up=site[2])
    outline = Island({name: site}).outline(name)
    keep = print_layout(site[2], 4).landmark.moved(heart(site))
    scattered_glyphs = ElementTree.fromstring(scatter(name, outline, [keep], "m"))
    kinds = [ElementTree.fromstring(glyph).get("id") for glyph in glyph_defs(brush, name, "m")]
    assert ElementTree.fromstring(LANDMARKS[name](brush)) is not None
    assert len(scattered_glyphs) > 10
    for thing in scattered_glyphs:
        x, y = [float(part) for part in re.findall(r"-?[\d.]+", thing.get("transform", ""))[:2]]
        assert thing.get("href", "")[1:] in kinds
        assert inside((x, y), outline)
        assert not keep.holds((x, y))


def test_no_landmark_is_drawn_twice() -> None:
    assert len({LANDMARKS[name](Brush(DAY)) for name in TILE_KEYS}) == len(TILE_KEYS)


def test_no_two_territories_are_strewn_with_the_same_things() -> None:
    assert len({tuple(LANDS[name].glyphs) for name in TILE_KEYS}) == len(TILE_KEYS)


def test_the_bay_opens_to_the_sea_whichever_way_the_tile_lies() -> None:
    assert LANDMARKS["cove"](Brush(DAY, up=True)) != LANDMARKS["cove"](Brush(DAY, up=False))


def test_a_cove_with_land_all_round_has_a_lagoon() -> None:
    bay, lagoon = [LANDMARKS["cove"](Brush(DAY, lean=lean)) for lean in (0.0, None)]
    assert DAY.sea in bay
    assert DAY.sea not in lagoon


def test_the_gates_are_lit_at_night() -> None:
    flame = re.findall(r'fill="(#f0a63a)"', LANDMARKS["gates"](Brush(NIGHT)))
    assert flame


def test_where_something_stands_nothing_is_strewn() -> None:
    outline = Island({"hills": ORIGIN}).outline("hills")
    everywhere = Box(*heart(ORIGIN), 1000, 1000)
    assert "use" not in scatter("hills", outline, [everywhere], "m")
