"""A browser gets all parts of an island, and what they refer to."""

import re
from xml.etree import ElementTree

import pytest

from ardri.pictures.drawing.geometry import hex_outline, inside
from ardri.pictures.drawing.palette import DAY, NIGHT, PALETTES, Palette
from ardri.pictures.island.atlas import Atlas, atlas
from ardri.rules.box.base_box import TILE_KEYS
from ardri.rules.box.board import ORIGIN, Board, Site, hexes


def all_sixteen() -> dict[str, Site]:
    """Every territory somewhere."""
    board = Board().with_tile(0, ORIGIN)
    for tile in range(1, len(TILE_KEYS)):
        sites = board.legal_sites()
        board = board.with_tile(tile, sites[7 * tile % len(sites)])
    return {TILE_KEYS[tile]: site for tile, site in board.places}


PLACES = all_sixteen()
SIXTEEN = {name: atlas(PLACES, palette) for name, palette in PALETTES.items()}

every_light = pytest.mark.parametrize("light", PALETTES)


def whole(drawn: Atlas) -> str:
    """All its markup as one picture."""
    parts = [part for region in drawn.territories for part in (region.land, region.landmark, region.border)]
    return f"<svg><defs>{drawn.defs}</defs>{drawn.sea}{''.join(parts)}</svg>"


@every_light
def test_all_territories_are_there_in_their_order(light: str) -> None:
    assert [region.name for region in SIXTEEN[light].territories] == list(PLACES)


@every_light
def test_all_that_is_referred_to_is_there_once(light: str) -> None:
    drawn = SIXTEEN[light]
    markup = whole(drawn)
    ElementTree.fromstring(markup)
    ids = re.findall(r' id="([^"]+)"', markup)
    assert len(ids) == len(set(ids))
    used = re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', markup)
    asked = [one or other for one, other in used]
    asked += [part for region in drawn.territories for part in (region.shape, region.clip)]
    asked += [thing.glyph for region in drawn.territories for thing in region.things]
    assert {*asked, drawn.waves} <= set(ids)


@every_light
def test_it_has_no_styles_of_its_own(light: str) -> None:
    assert "style" not in whole(SIXTEEN[light])


def test_small_things_lie_within_their_territory() -> None:
    for region in SIXTEEN["day"].territories:
        hexagons = [hex_outline(spot) for spot in hexes(PLACES[region.name])]
        assert len(region.things) > 10
        for thing in region.things:
            assert any(inside((thing.x, thing.y), hexagon) for hexagon in hexagons)


def test_the_box_is_around_all_hearts() -> None:
    drawn = SIXTEEN["day"]
    assert all(drawn.box.holds(region.heart) for region in drawn.territories)


@pytest.mark.parametrize("palette", [DAY, NIGHT])
def test_it_is_the_same_every_time_and_other_places_have_other_ids(palette: Palette) -> None:
    places: dict[str, Site] = {"hills": ORIGIN}
    assert atlas(places, palette) == atlas(places, palette)
    assert atlas(places, palette).mark != atlas({"cove": ORIGIN}, palette).mark


def test_only_a_bay_keeps_its_landmark() -> None:
    alone = {name: atlas({name: ORIGIN}, DAY).territories[0].stays for name in TILE_KEYS}
    assert [name for name, stays in alone.items() if stays] == ["cove"]
