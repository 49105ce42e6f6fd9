"""The editions there are, and what any of them has."""

from __future__ import annotations

from ardri.rules.box.catalogue import CARD_KEYS, TILE_KEYS, bits
from ardri.rules.editions.base import BASE, DISCOVERY
from ardri.rules.state.edition import EDITIONS, Edition, edition_of, load_installed, register

__all__ = ["EDITIONS", "card_keys", "edition_of", "editions", "register", "tile_keys"]


def editions() -> tuple[Edition, ...]:
    """All editions there are, those of installed packages among them."""
    load_installed()
    return tuple(EDITIONS.values())


def card_keys() -> tuple[str, ...]:
    """The keys of the cards that any edition has, in catalogue order."""
    every = 0
    for edition in editions():
        every |= edition.cards
    return tuple([CARD_KEYS[card] for card in bits(every)])


def tile_keys() -> tuple[str, ...]:
    """The keys of the territories that any edition has, in catalogue order."""
    every = 0
    for edition in editions():
        every |= edition.tiles
    return tuple([TILE_KEYS[tile] for tile in bits(every)])


register(BASE)
register(DISCOVERY)
