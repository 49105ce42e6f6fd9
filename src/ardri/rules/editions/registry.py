"""The editions there are, by name."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Final

from ardri.rules.box.catalogue import CARD_KEYS, TILE_KEYS, bits
from ardri.rules.editions.base import BASE, DISCOVERY
from ardri.rules.errors import RulesError
from ardri.rules.state.edition import Edition

EDITIONS: Final[dict[str, Edition]] = {}


def register(edition: Edition) -> Edition:
    """Enter an edition, so that it is found by its name."""
    if edition.name in EDITIONS:
        raise ValueError(f"there is an edition {edition.name!r} already")
    EDITIONS[edition.name] = edition
    return edition


def edition_of(edition: Edition | str) -> Edition:
    """The edition with a name; an edition itself stays what it is."""
    if isinstance(edition, Edition):
        return edition
    found = EDITIONS.get(edition)
    if found is None:
        raise RulesError(f"there is no edition {edition!r:.60}; there are {', '.join(EDITIONS)}")
    return found


def card_keys() -> tuple[str, ...]:
    """The keys of the cards that any edition has, in catalogue order."""
    every = 0
    for edition in EDITIONS.values():
        every |= edition.cards
    return tuple([CARD_KEYS[card] for card in bits(every)])


def tile_keys() -> tuple[str, ...]:
    """The keys of the territories that any edition has, in catalogue order."""
    every = 0
    for edition in EDITIONS.values():
        every |= edition.tiles
    return tuple([TILE_KEYS[tile] for tile in bits(every)])


def _by_name(edition: Edition) -> tuple[Callable[[str], Edition], tuple[str]]:
    return edition_of, (edition.name,)


copyreg.pickle(Edition, _by_name)  # a copy is the same edition, found by its name

register(BASE)
register(DISCOVERY)
