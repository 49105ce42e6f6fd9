"""An edition as formats say it: the two setups of the base game by a flag, other editions by name."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.board import Site, site_text
from ardri.rules.box.catalogue import TILE_KEYS
from ardri.rules.editions.registry import EDITIONS, edition_of
from ardri.rules.errors import PositionError, RulesError
from ardri.rules.state.edition import Edition
from ardri.rules.state.state import State

# In text, the word for the flag
SETUPS: Final = {False: "ordinary", True: "discovery"}

Data = dict[str, object]


def check_berth(s: State, tile: int, site: Site) -> None:
    """Refuse another site for a territory than the one where it lies: nobody says where an island is."""
    there = s.board.site_of(tile)
    if there is not None and there != site:
        raise PositionError(f"{TILE_KEYS[tile]} lies out at sea, at {site_text(there)}")


def edition_to_json(edition: Edition) -> Data:
    """The entry that says which edition it is.

    >>> edition_to_json(edition_of("discovery"))
    {'discovery': True}
    """
    return {"edition": edition.name} if edition.box.flag is None else {"discovery": edition.box.flag}


def edition_from_json(data: Data) -> Edition:
    """The edition of which an entry of `data` tells; RulesError or ValueError if there is none."""
    name = data.get("edition")
    if name is not None:
        return edition_of(str(name))
    flag = data.get("discovery")
    if not isinstance(flag, bool):
        raise ValueError("neither 'edition' nor 'discovery' says which edition it is")
    return next(edition for edition in EDITIONS.values() if edition.box.flag is flag)


def edition_to_text(data: Data) -> str:
    """The word for the edition of which an entry tells.

    >>> edition_to_text({"discovery": False}), edition_to_text({"edition": "toy"})
    ('ordinary', 'toy')
    """
    return str(data["edition"]) if "edition" in data else SETUPS[data["discovery"] is True]


def edition_from_text(word: str) -> Data:
    """The entry for a word; KeyError if there is no such edition."""
    for flag, setup in SETUPS.items():
        if word == setup:
            return {"discovery": flag}
    try:
        return {"edition": edition_of(word).name}
    except RulesError:
        raise KeyError(word) from None


def readings_to_json(edition: Edition) -> Data:
    """The entry that says which rulings of an edition are readings, by their numbers; no entry if none is.

    >>> readings_to_json(edition_of("base")), readings_to_json(edition_of("base+king"))
    ({}, {'readings': ['E8']})
    """
    return {"readings": sorted(edition.readings, key=_number)} if edition.readings else {}


def _number(ruling: str) -> int:
    return int(ruling[1:])
