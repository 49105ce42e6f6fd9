"""The base game, and its discovery setup for a first game."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ardri.rules.box import base_box
from ardri.rules.box.base_box import ADVANTAGE_DECK
from ardri.rules.box.catalogue import (
    CARD_NUMBERS,
    COVE,
    FOREST,
    GATES,
    HIGHLANDS,
    HILLS,
    MEADOWS,
    MISTY_LANDS,
    MOUNTAINS,
    PLAINS,
    TILE_NUMBERS,
    VALLEY,
)
from ardri.rules.cards import action, advantage, epic_season, epic_triskel
from ardri.rules.phases.crows import GatesRule
from ardri.rules.phases.mountains_toll import MountainsRule
from ardri.rules.phases.rounds import AssemblyPhase, SeasonPhase
from ardri.rules.phases.setup import Shuffled
from ardri.rules.phases.victory import MostConditions
from ardri.rules.state.edition import Box, Edition

DECKS: Final = (action, advantage, epic_season, epic_triskel)  # read, so that the cards have their effects

DISCOVERY_START: Final = (VALLEY, COVE, PLAINS, HILLS)
DISCOVERY_LAST: Final = (
    1 << MEADOWS | 1 << MISTY_LANDS | 1 << FOREST | 1 << GATES | 1 << HIGHLANDS | 1 << MOUNTAINS
)


class Discovery(Shuffled):
    """The stack for a first game: simple territories to begin with, those with much to read at the end."""

    def layers(self, tiles: int, players: int) -> tuple[int, ...]:
        start = [1 << tile for tile in DISCOVERY_START[:players]]
        rest = tiles & ~DISCOVERY_LAST & ~sum(start)
        return (*start, rest, DISCOVERY_LAST)


BASE: Final = Edition(
    Box(
        name="base",
        tiles=tuple([TILE_NUMBERS[tile.key] for tile in base_box.TILES]),
        cards=tuple([CARD_NUMBERS[card.key] for card in base_box.CARDS if card.deck != ADVANTAGE_DECK]),
        start=Shuffled(),
        phases=(AssemblyPhase(), SeasonPhase()),
        victory=MostConditions(),
        arrivals=((MOUNTAINS, MountainsRule()),),
        crows=((GATES, GatesRule()),),
        flag=False,
        printed=(DISCOVERY_START, DISCOVERY_LAST),
    )
)
DISCOVERY: Final = Edition(replace(BASE.box, name="discovery", start=Discovery(), flag=True))
