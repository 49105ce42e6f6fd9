"""The island: hexes, three-hex tiles, adjacency and the sites where a new tile may go.

Hexes have axial coordinates (q, r) with r growing downwards. A site is the three hexes around one
vertex, named by its left hex of the pair that lies in one row and by where the third hex sits:
``up`` (above the pair) or ``down`` (below it).
"""

from typing import Final

from ardri.rules.box.catalogue import MOST_TILES, bits

Hex = tuple[int, int]
Site = tuple[int, int, bool]

ORIGIN: Final[Site] = (0, 0, True)
ROW: Final = 2
COLUMN: Final = 1 << 10
NEIGHBOURS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def hexes(site: Site) -> tuple[Hex, Hex, Hex]:
    """The three hexes of a site.

    >>> hexes((0, 0, True))
    ((0, 0), (1, 0), (1, -1))
    """
    q, r, up = site
    return (q, r), (q + 1, r), ((q + 1, r - 1) if up else (q, r + 1))


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


# How sites lie to each other: apart, touching, or with a hex in common
APART: Final = 0
BESIDE: Final = 1
UPON: Final = 2
REACH: Final = 4 * COLUMN  # sites whose numbers differ by more lie apart


def _relations(site: Site) -> bytes:
    """The relations of other sites to one, by the difference of their numbers, from -REACH on."""
    found = bytearray(2 * REACH)
    for spots, how in ((around(site), BESIDE), (hexes(site), UPON)):
        for spot in spots:
            for other in sites_over(spot):
                found[site_number(other) - site_number(site) + REACH] = how
    return bytes(found)


# For sites whose third hex is below, and above
RELATIONS: Final[list[bytes]] = [_relations((0, 0, up)) for up in (False, True)]
NEXT_TO: Final[list[list[int]]] = [
    [at - REACH for at, how in enumerate(relations) if how == BESIDE] for relations in RELATIONS
]
ON_TOP: Final[list[list[int]]] = [
    [at - REACH for at, how in enumerate(relations) if how == UPON] for relations in RELATIONS
]
TAKEN: Final = -MOST_TILES  # for a site where a tile has a hex: however many touch it, too few


def relation(site: int, other: int) -> int:
    """The relation of a site to another, both by their numbers."""
    away = site - other + REACH
    return RELATIONS[other & 1][away] if 0 <= away < 2 * REACH else APART


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
    """The territories in play and where they lie. Immutable: copies of a state share it.

    `places` has all of them, in the order in which they were laid; `land` has those without the islands out
    at sea, which touch nothing.
    """

    __slots__ = ("adjacent", "land", "places", "sites", "tiles", "touching")

    def __init__(
        self,
        places: tuple[tuple[int, Site], ...] = (),
        adjacent: tuple[int, ...] = (0,) * MOST_TILES,
        tiles: int = 0,
        touching: dict[int, int] | None = None,
        land: tuple[tuple[int, Site], ...] | None = None,
    ) -> None:
        self.places = places
        self.land = places if land is None else land
        self.adjacent = adjacent
        self.tiles = tiles
        # how many territories a tile on a site would touch, by the site's number, or TAKEN
        self.touching: dict[int, int] = {} if touching is None else touching
        self.sites: list[Site] = []  # the legal ones, once they were asked for

    def with_tile(self, tile: int, site: Site) -> "Board":
        """This board with one more territory, adjacent to those that it touches."""
        number = site_number(site)
        beside = self.touched(site)
        adjacent = list(self.adjacent)
        adjacent[tile] = beside
        for other in bits(beside):
            adjacent[other] |= 1 << tile
        touching = self.touching.copy()
        for away in NEXT_TO[number & 1]:
            touching[number + away] = touching.get(number + away, 0) + 1
        for away in ON_TOP[number & 1]:
            touching[number + away] = TAKEN
        place = (tile, site)
        return Board(
            (*self.places, place),
            tuple(adjacent),
            self.tiles | 1 << tile,
            touching,
            (*self.land, place),
        )

    def with_island(self, tile: int, site: Site) -> "Board":
        """This board with one more island out at sea, or with an island moved to another site."""
        places = [(other, site if other == tile else place) for other, place in self.places]
        if not self.tiles >> tile & 1:
            places.append((tile, site))
        found = Board(tuple(places), self.adjacent, self.tiles | 1 << tile, self.touching, self.land)
        found.sites = self.sites
        return found

    def site_of(self, tile: int) -> Site | None:
        """The site of a territory, or None if it is not in play."""
        for other, place in self.places:
            if other == tile:
                return place
        return None

    def touched(self, site: Site) -> int:
        """The territories that a tile on this site would touch, as a set."""
        number = site_number(site)
        touched = 0
        for tile, place in self.land:
            if relation(number, site_number(place)) == BESIDE:
                touched |= 1 << tile
        return touched

    def is_free(self, site: Site) -> bool:
        """True if none of the site's hexes is taken by land."""
        return all(relation(site_number(site), site_number(place)) != UPON for _, place in self.land)

    def legal_sites(self) -> list[Site]:
        """The free sites that touch two territories (or the only one), in order of their coordinates."""
        if not self.sites:
            least = min(2, len(self.land))
            legal = sorted([number for number, touched in self.touching.items() if touched >= least])
            self.sites = [numbered_site(number) for number in legal] if self.land else [ORIGIN]
        return self.sites

    def __reduce__(self) -> tuple[object, ...]:
        return Board, (self.places, self.adjacent, self.tiles, self.touching, self.land)

    def neighbours(self, tile: int) -> tuple[int, ...]:
        """The territories adjacent to one."""
        return bits(self.adjacent[tile])
