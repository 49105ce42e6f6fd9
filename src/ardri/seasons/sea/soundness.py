"""Invariants of positions with the sea: harbours keep it, and the Capital stands on land."""

from __future__ import annotations

from ardri.rules.box.catalogue import TILE_KEYS, bits
from ardri.rules.state.edition_rules import Invariant
from ardri.rules.state.state import NOBODY, NOWHERE, State
from ardri.seasons.sea.advantages import COUNTED
from ardri.seasons.sea.sea_map import HARBOURS, has_sea
from ardri.seasons.sea.tiles import ISLANDS


class Soundness(Invariant):
    """All of them."""

    def problems(self, s: State) -> list[str]:
        found = []
        harbours = s.marker(HARBOURS)
        for territory in bits(harbours):
            if not has_sea(s.board, territory):
                found.append(f"the harbour of {TILE_KEYS[territory]} is closed in")
        for territory in bits(s.board.tiles & ISLANDS):
            if s.board.adjacent[territory]:
                found.append(f"something touches {TILE_KEYS[territory]}")
            if not harbours >> territory & 1:
                found.append(f"{TILE_KEYS[territory]} has no harbour")
        if s.capital != NOWHERE and ISLANDS >> s.capital & 1:
            found.append("the Capital stands on an island")
        counted = s.marker(COUNTED)
        if counted != NOBODY and not s.deeds[counted]:
            found.append("the Deed of Hy Breasil is missing")
        return found
