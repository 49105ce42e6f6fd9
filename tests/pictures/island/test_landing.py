"""Landings lie in the sea, close to their territories."""

from __future__ import annotations

from math import hypot

from ardri.pictures.drawing.geometry import SIZE, hex_middle
from ardri.pictures.island.landing import landings
from ardri.rules.box.board import Site, hexes

PLACES: dict[str, Site] = {"hills": (0, 0, True), "cove": (2, 0, True), "moor": (12, -4, False)}


def test_each_territory_at_the_sea_has_a_landing_off_its_own_coast() -> None:
    found = landings(PLACES)
    assert tuple(found) == tuple(PLACES)
    for name, (x, y) in found.items():
        away = {
            other: min(hypot(x - hx, y - hy) for hx, hy in map(hex_middle, hexes(site)))
            for other, site in PLACES.items()
        }
        assert min(away, key=lambda other: away[other]) == name
        assert SIZE * 0.8 < away[name] < SIZE * 1.3


def test_a_territory_that_land_closes_in_has_none() -> None:
    q, r = 20, 20
    middle: Site = (q, r, True)
    spots = dict.fromkeys(hexes(middle))
    places: dict[str, Site] = {"hills": middle}
    names = iter(("cove", "moor", "plains", "swamp", "valley", "forest", "gates", "meadows", "highlands"))
    for dq in range(-4, 5):
        for dr in range(-4, 5):
            for up in (True, False):
                site = (q + dq, r + dr, up)
                beside = {(a + x, b + y) for a, b in hexes(site) for x, y in AROUND}
                if not spots.keys() & hexes_of(site) and beside & set(hexes(middle)):
                    name = next(names, None)
                    if name is not None:
                        places[name] = site
                        spots |= dict.fromkeys(hexes(site))
    found = landings(places)
    assert "hills" not in found
    assert found


AROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def hexes_of(site: Site) -> set[tuple[int, int]]:
    """The hexes of a site as a set."""
    return set(hexes(site))
