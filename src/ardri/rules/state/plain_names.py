"""Keys of cards and tiles in a set, and a territory as plain data: shared by positions and views."""

from __future__ import annotations

from ardri.rules.box.board import site_text
from ardri.rules.box.catalogue import CARD_KEYS, TILE_KEYS, bits
from ardri.rules.state.state import State


def card_names(mask: int) -> list[str]:
    """The keys of a set of cards, in catalogue order."""
    return [CARD_KEYS[card] for card in bits(mask)]


def tile_names(mask: int) -> list[str]:
    """The keys of a set of tiles, in catalogue order."""
    return [TILE_KEYS[tile] for tile in bits(mask)]


def territory_data(s: State, tile: int) -> dict[str, object]:
    """A territory in play: its place, what is built there, and the clans of each seat."""
    site = s.board.site_of(tile)
    assert site is not None
    return {
        "name": TILE_KEYS[tile],
        "site": site_text(site),
        "sanctuaries": s.sanctuaries[tile],
        "citadels": s.citadels[tile],
        "clans": [s.clans_of(seat, tile) for seat in range(s.players)],
    }
