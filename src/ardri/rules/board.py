"""The island: hexes, three-hex tiles, adjacency and the sites where a new tile may go.

Hexes have axial coordinates (q, r) with r growing downwards. A site is the three hexes around one
vertex, named by its left hex of the pair that lies in one row and by where the third hex sits:
``up`` (above the pair) or ``down`` (below it).
"""

from functools import cache
from typing import Final

from ardri.rules.catalogue import TILES, bits

Hex = tuple[int, int]
Site = tuple[int, int, bool]

ORIGIN: Final[Site] = (0, 0, True)
ROW: Final = 2
COLUMN: Final = 1 << 10
NO_SITES: Final[frozenset[int]] = frozenset()
NEIGHBOURS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


@cache
def hexes(site: Site) -> tuple[Hex, Hex, Hex]:
    """The three hexes of a site.

    >>> hexes((0, 0, True))
    ((0, 0), (1, 0), (1, -1))
    """
    q, r, up = site
    return (q, r), (q + 1, r), ((q + 1, r - 1) if up else (q, r + 1))


@cache
def around(site: Site) -> frozenset[Hex]:
    """The hexes that share an edge with a site."""
    own = hexes(site)
    return frozenset((q + dq, r + dr) for q, r in own for dq, dr in NEIGHBOURS).difference(own)


def sites_over(spot: Hex) -> list[Site]:
    """The six sites that cover a hex."""
    q, r = spot
    return [
        (q, r, True),
        (q - 1, r, True),
        (q - 1, r + 1, True),
        (q, r, False),
        (q - 1, r, False),
        (q, r - 1, False),
    ]


def site_number(site: Site) -> int:
    """A site as one number; numbers are in the order of the coordinates, and moving a site adds to it."""
    q, r, up = site
    return q * COLUMN + r * ROW + up


def numbered_site(number: int) -> Site:
    """The site with a number.

    >>> numbered_site(site_number((4, -1, True)))
    (4, -1, True)
    """
    q = (number + COLUMN // 2) // COLUMN
    rest = number - q * COLUMN
    return q, rest // ROW, rest % ROW == 1


def _beside_and_upon(site: Site) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How far the sites are that touch a site, and those that have a hex in common with it."""
    upon = {other for spot in hexes(site) for other in sites_over(spot)}
    near = {other for spot in around(site) for other in sites_over(spot)} - upon
    here = site_number(site)
    return (
        tuple(sorted(site_number(other) - here for other in near)),
        tuple(sorted(site_number(other) - here for other in upon)),
    )


# For sites whose third hex is below, and above
BESIDE: Final[list[tuple[int, ...]]] = [_beside_and_upon((0, 0, up))[0] for up in (False, True)]
UPON: Final[list[tuple[int, ...]]] = [_beside_and_upon((0, 0, up))[1] for up in (False, True)]


def site_text(site: Site) -> str:
    """A site as in option keys.

    >>> site_text((4, 1, True))
    '4,1,up'
    """
    return f"{site[0]},{site[1]},{'up' if site[2] else 'down'}"


def site_from_text(text: str) -> Site:
    """The site that `site_text` wrote; ValueError if it is none.

    >>> site_from_text("4,-1,down")
    (4, -1, False)
    """
    q, r, way = text.split(",")
    if way not in ("up", "down"):
        raise ValueError(f"a site ends with up or down, not {way!r}")
    site = (int(q), int(r), way == "up")
    if site_text(site) != text:
        raise ValueError(f"{text!r} is not how a site is written")
    return site


class Board:
    """The territories in play and where they lie. Immutable: copies of a state share it."""

    __slots__ = ("adjacent", "near", "nearer", "places", "sites", "taken", "tiles")

    def __init__(
        self,
        places: tuple[tuple[int, Site], ...] = (),
        adjacent: tuple[int, ...] = (0,) * TILES,
        tiles: int = 0,
        near: frozenset[int] = NO_SITES,
        nearer: frozenset[int] = NO_SITES,
        taken: frozenset[int] = NO_SITES,
    ) -> None:
        self.places = places
        self.adjacent = adjacent
        self.tiles = tiles
        # by their numbers: the sites that touch a territory, those that touch two, those no longer free
        self.near = near
        self.nearer = nearer
        self.taken = taken
        self.sites: list[Site] = []  # the legal ones, once they were asked for

    def with_tile(self, tile: int, site: Site) -> "Board":
        """This board with one more territory."""
        number = site_number(site)
        beside = frozenset([number + away for away in BESIDE[site[2]]])
        upon = frozenset([number + away for away in UPON[site[2]]])
        adjacent = list(self.adjacent)
        for other, place in self.places:
            if site_number(place) in beside:
                adjacent[tile] |= 1 << other
                adjacent[other] |= 1 << tile
        return Board(
            (*self.places, (tile, site)),
            tuple(adjacent),
            self.tiles | 1 << tile,
            self.near | beside,
            self.nearer | (self.near & beside),
            self.taken | upon,
        )

    def site_of(self, tile: int) -> Site | None:
        """Where a territory lies, or None if it is not in play."""
        for other, place in self.places:
            if other == tile:
                return place
        return None

    def touched(self, site: Site) -> int:
        """The territories that a tile on this site would touch, as a set."""
        number = site_number(site)
        touched = 0
        for tile, place in self.places:
            if site_number(place) - number in BESIDE[site[2]]:
                touched |= 1 << tile
        return touched

    def is_free(self, site: Site) -> bool:
        """Whether none of the site's hexes is taken."""
        return site_number(site) not in self.taken

    def legal_sites(self, touching: int = 2) -> list[Site]:
        """The free sites that touch at least so many territories, one or two, in order of coordinates."""
        touch = self.nearer if touching > 1 else self.near
        return [numbered_site(number) for number in sorted(touch - self.taken)]

    def neighbours(self, tile: int) -> tuple[int, ...]:
        """The territories adjacent to one."""
        return bits(self.adjacent[tile])
