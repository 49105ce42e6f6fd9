"""On a screen nothing stands upon anything else, from near and from afar."""

from itertools import combinations, product

import pytest

from ardri.pictures.drawing.geometry import Box, Island, heart, inside
from ardri.pictures.island.screen_layout import ScreenLayout, far, near
from ardri.pictures.pieces.pieces import PIECES
from ardri.rules.box.board import NEXT_TO, ORIGIN, Site, numbered_site, site_number

DOWN: Site = (0, 0, False)
SITES = (ORIGIN, DOWN)
KINDS = ("sanctuary", "citadel", "capital", "festival")
LAYOUTS = {"near": near, "far": far}

both_ways = pytest.mark.parametrize("site", SITES)
near_and_far = pytest.mark.parametrize("name", LAYOUTS)


def buildings(layout: ScreenLayout, count: int) -> list[Box]:
    """The rooms of so many kinds of buildings, without the shadows at their edges."""
    scale = layout.building_scale * 0.88
    return [
        Box(x, y, PIECES[kind].width * scale, PIECES[kind].height * scale)
        for kind, (x, y) in zip(KINDS, layout.buildings[count - 1], strict=False)
    ]


@near_and_far
@both_ways
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_buildings_keep_apart_and_clear_of_name_and_clans(name: str, site: Site, count: int) -> None:
    layout = LAYOUTS[name](site[2])
    boxes = [layout.clans, *buildings(layout, count)]
    assert len(boxes) == count + 1
    for one, other in combinations(boxes, 2):
        assert not one.meets(other)


@near_and_far
@both_ways
def test_there_is_room_for_the_clans_of_four(name: str, site: Site) -> None:
    layout = LAYOUTS[name](site[2])
    assert layout.clans.width >= 4 * PIECES["clan-A"].width * layout.clan_scale
    assert not layout.clans.meets(layout.ribbon)


@near_and_far
@both_ways
def test_names_of_neighbours_do_not_cover_one_another(name: str, site: Site) -> None:
    here = LAYOUTS[name](site[2]).ribbon.moved(heart(site))
    for away in NEXT_TO[site[2]]:
        beside = numbered_site(site_number(site) + away)
        assert not here.meets(LAYOUTS[name](beside[2]).ribbon.moved(heart(beside)))


@near_and_far
@both_ways
def test_middles_of_pieces_are_on_the_land(name: str, site: Site) -> None:
    outline = Island({"hills": site}).outline("hills")
    layout = LAYOUTS[name](site[2])
    x, y = heart(site)
    spots = [*[spot for places in layout.buildings for spot in places], (layout.clans.x, layout.clans.y)]
    assert all(inside((x + dx, y + dy), outline) for dx, dy in spots)


def test_from_afar_names_and_pieces_are_larger() -> None:
    for up, size in product((True, False), ("name_size", "clan_scale", "building_scale")):
        assert getattr(far(up), size) > getattr(near(up), size)
