"""The coast: the sea around the island, and the edges of territories that face it.

A free hex belongs to the sea if a ship could come there from far out; the others are lakes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ardri.rules.box.board import NEIGHBOURS, Board, Hex, Site, around, hexes

# An edge of a territory: one of its hexes, and the direction in which the edge lies, a place in NEIGHBOURS
Edge = tuple[Hex, int]

REMEMBERED: Final = 256


def free_sea_edges(board: Board, tile: int) -> tuple[Edge, ...]:
    """The edges of a territory in play behind which the open sea lies; none if other land closes it in.

    >>> board = Board().with_tile(0, (0, 0, True)).with_tile(1, (2, 0, True))
    >>> [way for spot, way in free_sea_edges(board, 1) if spot == (3, 0)]
    [0, 1, 4, 5]
    """
    site = board.site_of(tile)
    if site is None:
        return ()
    sea = sea_around(board)
    return tuple(
        [
            ((q, r), way)
            for q, r in hexes(site)
            for way, (dq, dr) in enumerate(NEIGHBOURS)
            if (q + dq, r + dr) in sea
        ]
    )


@lru_cache(maxsize=REMEMBERED)
def sea_around(board: Board) -> frozenset[Hex]:
    """The hexes of the sea that lie beside a territory."""
    return _sea(_land(board))


def sea_left(board: Board, site: Site) -> frozenset[Hex]:
    """The hexes that `sea_around` names, without those that land on a free site would take or cut off."""
    land = _land(board)
    sea = sea_around(board)
    if _cuts(land, site):
        return sea & _sea(land.union(hexes(site)))
    return sea.difference(hexes(site))


@lru_cache(maxsize=REMEMBERED)
def _land(board: Board) -> frozenset[Hex]:
    return frozenset([spot for _, site in board.land for spot in hexes(site)])


def _cuts(land: frozenset[Hex], site: Site) -> bool:
    """True if land on a site might cut off some of the sea: there are free hexes on two sides of it."""
    free = set(around(site) - land)
    if free:
        _take(free, free.pop())
    return bool(free)


def _sea(land: frozenset[Hex]) -> frozenset[Hex]:
    """The hexes beside land that are sea: each shore of it reaches farther out than the land behind."""
    shore = {(q + dq, r + dr) for q, r in land for dq, dr in NEIGHBOURS} - land
    sea: set[Hex] = set()
    while shore:
        part = _take(shore, shore.pop())
        behind = {(q + dq, r + dr) for q, r in part for dq, dr in NEIGHBOURS} & land
        if min(part)[0] < min(behind)[0]:
            sea |= part
    return frozenset(sea)


def _take(spots: set[Hex], first: Hex) -> set[Hex]:
    """Take out of some hexes all that hang together with one that was taken out first."""
    part = {first}
    waiting = [first]
    while waiting:
        q, r = waiting.pop()
        for dq, dr in NEIGHBOURS:
            spot = (q + dq, r + dr)
            if spot in spots:
                spots.remove(spot)
                part.add(spot)
                waiting.append(spot)
    return part
