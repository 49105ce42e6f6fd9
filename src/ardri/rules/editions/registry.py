"""The editions there are, and what any of them has."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from ardri.rules.box.catalogue import CARD_KEYS, TILE_KEYS, bits
from ardri.rules.editions.base import BASE, DISCOVERY
from ardri.rules.state.edition import (
    EDITIONS,
    Edition,
    edition_for,
    edition_of,
    load_installed,
    register,
)
from ardri.rules.state.modules import MODULES, PLUS, register_module

__all__ = [
    "EDITIONS",
    "MODULES",
    "card_keys",
    "edition_for",
    "edition_of",
    "editions",
    "register",
    "register_module",
    "tile_keys",
    "with_every_module",
]

# Expansions that come with the rules. All are loaded, whatever is played: so what they bring has the same
# numbers in every process.
EXPANSIONS: Final = ("ardri.seasons",)


def editions() -> tuple[Edition, ...]:
    """All editions there are, those of installed packages among them."""
    load_installed()
    return tuple(EDITIONS.values())


def with_every_module() -> Edition:
    """The base game with all modules there are."""
    return edition_of(PLUS.join([BASE.name, *MODULES]))


def card_keys() -> tuple[str, ...]:
    """The keys of the cards that any edition has, in catalogue order."""
    every = 0
    for edition in (*editions(), with_every_module()):
        every |= edition.cards
    return tuple([CARD_KEYS[card] for card in bits(every)])


def tile_keys() -> tuple[str, ...]:
    """The keys of the territories that any edition has, in catalogue order."""
    every = 0
    for edition in (*editions(), with_every_module()):
        every |= edition.tiles
    return tuple([TILE_KEYS[tile] for tile in bits(every)])


register(BASE)
register(DISCOVERY)
for _expansion in EXPANSIONS:
    import_module(_expansion)
