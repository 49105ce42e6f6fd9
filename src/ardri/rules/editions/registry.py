"""The editions there are, by name."""

from __future__ import annotations

from typing import Final

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


register(BASE)
register(DISCOVERY)
