"""Nothing stands upon anything else, in one territory or in neighbouring ones."""

from itertools import combinations, product

import pytest

from ardri.pictures.drawing.geometry import Box, Island, heart, inside
from ardri.pictures.island.print_layout import PrintLayout, print_layout
from ardri.rules.box.board import NEXT_TO, ORIGIN, Site, numbered_site, site_number

DOWN: Site = (0, 0, False)
WAYS = [(site, players) for site in (ORIGIN, DOWN) for players in (2, 3, 4)]


def boxes(rooms: PrintLayout) -> list[Box]:
    """All boxes of a tile."""
    return [rooms.landmark, rooms.ribbon, *rooms.clans, *rooms.buildings.values(), rooms.clash]


@pytest.mark.parametrize(("site", "players"), WAYS)
def test_boxes_of_a_territory_do_not_overlap(site: Site, players: int) -> None:
    for one, other in combinations(boxes(print_layout(site[2], players)), 2):
        assert not one.meets(other)


@pytest.mark.parametrize("site", [ORIGIN, DOWN])
def test_boxes_of_neighbours_do_not_overlap(site: Site) -> None:
    here = [box.moved(heart(site)) for box in boxes(print_layout(site[2], 4))]
    for away in NEXT_TO[site[2]]:
        near = numbered_site(site_number(site) + away)
        there = [box.moved(heart(near)) for box in boxes(print_layout(near[2], 4))]
        assert not any(one.meets(other) for one, other in product(here, there))


@pytest.mark.parametrize(("site", "players"), WAYS)
def test_clans_and_buildings_stand_on_the_land(site: Site, players: int) -> None:
    outline = Island({"hills": site}).outline("hills")
    rooms = print_layout(site[2], players)
    for box in (*rooms.clans, *rooms.buildings.values()):
        x, y, width, height = box.moved(heart(site))
        for dx, dy in product((-0.5, 0.5), repeat=2):
            assert inside((x + dx * width, y + dy * height), outline)
