"""Island cache: drawings of islands, made on demand, one at a time.

A drawing takes up to a fifth of a second of a processor. What is asked for meanwhile waits, but not much.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from ardri.pictures.drawing.palette import PALETTES
from ardri.pictures.island.atlas import atlas
from ardri.rules.box.board import Site, hexes, site_from_text
from ardri.rules.box.catalogue import TILE_KEYS
from ardri.server.compression import Precompressed, precompress
from ardri.server.limits.rate_limits import RateLimiter
from ardri.server.refusals import ServerRefused, TableRefused

MOST_DISTANT: Final = 64  # a site's coordinates; no island of a game goes so far
KEPT: Final = 256  # islands
MOST_WAITING: Final = 32
IN_SIGHT: Final = 9  # so many steps from land an island may lie


class IslandCache:
    """Draws islands and keeps the latest."""

    def __init__(self, limits: RateLimiter, clock: Callable[[], float]) -> None:
        self._limits = limits  # of drawings, by address
        self._clock = clock
        self._kept: OrderedDict[tuple[str, str], Precompressed] = OrderedDict()
        self._desk = asyncio.Lock()
        self._waiting = 0

    async def draw(self, theme: str, lands: str, address: str) -> Precompressed:
        """The drawing of an island, for a visitor from this address."""
        key = (theme, lands)
        if key not in self._kept:
            places = places_from(lands)
            wait = self._limits.take(address, self._clock())
            if wait:
                raise ServerRefused("too_fast", seconds=int(wait) + 1)
            await self._make(key, places)
        self._kept.move_to_end(key)
        return self._kept[key]

    async def _make(self, key: tuple[str, str], places: dict[str, Site]) -> None:
        if self._waiting >= MOST_WAITING:
            raise ServerRefused("busy")
        self._waiting += 1
        try:
            async with self._desk:
                if key not in self._kept:  # somebody may have wanted the same
                    self._kept[key] = await asyncio.to_thread(_draw, key[0], places)
        finally:
            self._waiting -= 1
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _draw(theme: str, places: dict[str, Site]) -> Precompressed:
    return precompress(msgspec.json.encode(atlas(places, PALETTES[theme])), "application/json")


def places_from(lands: str) -> dict[str, Site]:
    """Parse territories with their sites; refused unless they make one island.

    >>> places_from("hills@0,0,up;cove@2,0,down")
    {'hills': (0, 0, True), 'cove': (2, 0, False)}
    """
    found: dict[str, Site] = {}
    try:
        for land in lands.split(";"):
            name, site = land.split("@")
            if name in found or name not in TILE_KEYS:
                raise ValueError(name)
            place = site_from_text(site)
            if max(abs(place[0]), abs(place[1])) > MOST_DISTANT:
                raise ValueError(site)
            found[name] = place
    except ValueError:
        raise TableRefused("malformed") from None
    spots = [spot for site in found.values() for spot in hexes(site)]
    if len(dict.fromkeys(spots)) < len(spots):
        raise TableRefused("malformed")
    if not _is_one(list(found.values())):
        raise TableRefused("malformed")
    return found


def _is_one(sites: list[Site]) -> bool:
    """True if all sites are connected, or lie off the coast of others."""
    left, reached = sites[1:], sites[:1]
    for site in reached:
        near = [other for other in left if _distance(site, other) <= IN_SIGHT]
        left = [other for other in left if other not in near]
        reached.extend(near)
    return not left


def _distance(one: Site, other: Site) -> int:
    """The number of steps from one site to another.

    >>> _distance((0, 0, True), (5, -1, True))
    5
    """
    dq, dr = one[0] - other[0], one[1] - other[1]
    return max(abs(dq), abs(dr), abs(dq + dr))
