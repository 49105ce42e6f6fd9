"""The map with the sea: islands lie off the coast, and the land leaves every harbour its way out."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ardri.rules.box.board import NEIGHBOURS, ORIGIN, Board, Hex, Site, around, hexes
from ardri.rules.box.catalogue import bits
from ardri.rules.box.coast import sea_around, sea_left
from ardri.rules.state.edition_rules import MapRule
from ardri.rules.state.state import State
from ardri.seasons.sea.tiles import HY_BREASIL, INIS_MONA, ISLANDS, ISLE_OF_JOY

HARBOURS: Final = "harbours"

# Off which coast an island lies, seen from the first tile: a place in NEIGHBOURS
WEST: Final = 3
NORTH_EAST: Final = 1
SOUTH_EAST: Final = 5
WAYS: Final = {HY_BREASIL: WEST, INIS_MONA: NORTH_EAST, ISLE_OF_JOY: SOUTH_EAST}

CLEAR: Final = 3  # so many hexes farther out than anything else a tile touches nothing
REMEMBERED: Final = 256


class SeaMap(MapRule):
    """Islands have a berth off the coast (E9); no tile closes the last edge of a harbour to the sea (E10)."""

    def allows(self, s: State, site: Site) -> bool:
        return site not in _closing(s.board, s.marker(HARBOURS))

    def islands(self) -> int:
        return ISLANDS

    def berth(self, board: Board, island: int) -> Site:
        return berth(board, WAYS[island])


def has_sea(board: Board, tile: int) -> bool:
    """True if a territory has an edge to the sea; islands have nothing else."""
    return bool(ISLANDS >> tile & 1 or _shore(board, tile))


def berth(board: Board, way: int) -> Site:
    """The nearest site in a direction from the first tile to which one can come from far out.

    Between it and the land, and any tile that may be laid now, there is sea.
    """
    q, r, up = board.land[0][1] if board.land else ORIGIN
    dq, dr = NEIGHBOURS[way]
    near = {spot for _, site in board.land for spot in hexes(site)}
    near.update([spot for site in board.legal_sites() for spot in hexes(site)])
    away = max([distance((q, r), spot) for spot in near]) + CLEAR
    found = (q + away * dq, r + away * dr, up)
    while away:
        away -= 1
        nearer = (q + away * dq, r + away * dr, up)
        if not near.isdisjoint(around(nearer)):
            break
        found = nearer
    return found


def distance(one: Hex, other: Hex) -> int:
    """The number of steps from one hex to another.

    >>> distance((0, 0), (2, -1))
    2
    """
    dq, dr = one[0] - other[0], one[1] - other[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


@lru_cache(maxsize=REMEMBERED)
def _closing(board: Board, harbours: int) -> frozenset[Site]:
    """The sites where a tile would close the last free edge of a harbour."""
    shores = [_shore(board, tile) for tile in bits(harbours & ~ISLANDS)]
    found = []
    for site in board.legal_sites():
        left = sea_left(board, site)
        if any(shore and not shore & left for shore in shores):
            found.append(site)
    return frozenset(found)


def _shore(board: Board, tile: int) -> frozenset[Hex]:
    """The hexes of the sea beside a territory on land."""
    site = board.site_of(tile)
    return frozenset() if site is None else around(site) & sea_around(board)
