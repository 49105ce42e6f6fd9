"""Landings: where a marker of the coast, such as a harbour, is drawn beside its territory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ardri.pictures.drawing.geometry import hex_middle, noise
from ardri.pictures.drawing.svg import Point
from ardri.rules.box.board import NEIGHBOURS, Board, Hex, Site, hexes
from ardri.rules.box.catalogue import TILE_NUMBERS
from ardri.rules.box.coast import Edge, free_sea_edges

OFFSHORE: Final = 0.62  # of the way from the middle of a hex of land to that of the hex of sea beside it
NARROW: Final = 3  # water beside more hexes of land than this is narrow


def landings(places: Mapping[str, Site]) -> dict[str, Point]:
    """The landing of each territory that the open sea reaches, in wide water if there is some."""
    board = Board()
    for name, site in places.items():
        board = board.with_tile(TILE_NUMBERS[name], site)
    land = frozenset([spot for site in places.values() for spot in hexes(site)])
    found = {}
    for name in places:
        edges = free_sea_edges(board, TILE_NUMBERS[name])
        if edges:
            edge = max(edges, key=lambda each: _rank(each, land))
            found[name] = _point(edge)
    return found


def _rank(edge: Edge, land: frozenset[Hex]) -> tuple[bool, float]:
    spot, way = edge
    water = _beyond(edge)
    beside = sum([(water[0] + dq, water[1] + dr) in land for dq, dr in NEIGHBOURS])
    return beside <= NARROW, noise(*spot, way)


def _beyond(edge: Edge) -> Hex:
    (q, r), way = edge
    return q + NEIGHBOURS[way][0], r + NEIGHBOURS[way][1]


def _point(edge: Edge) -> Point:
    (ax, ay), (bx, by) = hex_middle(edge[0]), hex_middle(_beyond(edge))
    return round(ax + (bx - ax) * OFFSHORE, 1), round(ay + (by - ay) * OFFSHORE, 1)
