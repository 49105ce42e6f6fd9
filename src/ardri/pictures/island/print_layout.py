"""Print layout: fixed, non-overlapping places for the pieces in a territory.

A tile has one hex (above, or below) for its landmark, and a pair for pieces: a row of buildings at the far
side, a row of clans, and the name's ribbon between them and the landmark. Points are from the heart of the
tile.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ardri.pictures.drawing.geometry import Box
from ardri.pictures.island.landmarks import TALL, WIDE
from ardri.pictures.pieces.pieces import PIECES

LANDMARK_SCALE: Final = 0.9
CLAN_SCALE: Final = 0.92
CLAN_ROOM: Final = 54.0  # a figure with its count
CLANS_WIDE: Final = 4 * CLAN_ROOM  # of all seats together; more of them are smaller
TOKEN_SCALE: Final = 0.72
RIBBON_TALL: Final = 25.0
RIBBON_WIDE: Final = 162.0

BUILDING_SCALES: Final = {"sanctuary": 0.95, "citadel": 0.95, "capital": 0.8, "festival": 0.9, "clash": 0.72}
BUILDING_PLACES: Final = {"sanctuary": -92.0, "citadel": -45.0, "capital": 48.0, "festival": 92.0}


class PrintLayout(NamedTuple):
    """The boxes of a tile: landmark, name, clans (and their scale), buildings, a token, clash."""

    landmark: Box
    ribbon: Box
    clans: tuple[Box, ...]
    clan_scale: float
    buildings: dict[str, Box]
    token: Box
    clash: Box


def print_layout(up: bool, players: int) -> PrintLayout:
    """The boxes of a tile that points up or down, for a number of players.

    >>> print_layout(True, 2).ribbon.y, print_layout(False, 2).ribbon.y
    (-28.0, 30.0)
    """
    ribbon = -28.0 if up else 30.0
    clans = 18.0 if up else -18.0
    buildings = 69.0 if up else -69.0
    landmark = -80.0 if up else 82.0
    tip = -136.0 if up else 137.0
    room = min(CLAN_ROOM, CLANS_WIDE / players)
    scale = CLAN_SCALE * room / CLAN_ROOM
    tall = PIECES["clan-A"].height * scale
    first = -room * (players - 1) / 2
    return PrintLayout(
        landmark=Box(0, landmark, WIDE * LANDMARK_SCALE, TALL * LANDMARK_SCALE),
        ribbon=Box(0, ribbon, RIBBON_WIDE, RIBBON_TALL),
        clans=tuple(Box(first + room * seat, clans, room, tall) for seat in range(players)),
        clan_scale=scale,
        buildings={name: _building(name, x, buildings) for name, x in BUILDING_PLACES.items()},
        token=Box(0, buildings, 40 * TOKEN_SCALE, 40 * TOKEN_SCALE),
        clash=_building("clash", 0, tip),
    )


def _building(name: str, x: float, y: float) -> Box:
    scale = BUILDING_SCALES[name]
    return Box(x, y, PIECES[name].width * scale, PIECES[name].height * scale)
