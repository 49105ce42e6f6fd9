"""Single pictures: each can be read, needs nothing from outside, and differs by day and by night."""

import re
from xml.etree import ElementTree

import pytest

from ardri.pictures.drawing.palette import DAY, NIGHT, PALETTES, Palette
from ardri.pictures.pages.single_pictures import PLATES
from ardri.rules.box.base_box import TILE_KEYS


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
@pytest.mark.parametrize("name", PLATES)
def test_a_plate_is_a_whole_picture(name: str, palette: Palette) -> None:
    drawn = PLATES[name](palette)
    assert ElementTree.fromstring(drawn).get("viewBox", "").startswith("0 0 ")
    ids = set(re.findall(r' id="([^"]+)"', drawn))
    used = re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', drawn)
    assert {one or other for one, other in used} <= ids
    assert "style=" not in drawn


@pytest.mark.parametrize("name", PLATES)
def test_day_and_night_differ(name: str) -> None:
    assert PLATES[name](DAY) != PLATES[name](NIGHT)


def test_every_territory_has_its_landscape() -> None:
    assert [f"landscape-{tile}" in PLATES for tile in TILE_KEYS] == [True] * len(TILE_KEYS)
