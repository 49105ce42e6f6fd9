"""The territories of the sea: three that enter with a harbour, and three islands (E13)."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.base_box import ADVANTAGE_DECK, CardRecord, TileRecord
from ardri.rules.box.catalogue import COVE, add_cards, add_tiles

ABER, HAVEN, HY_BREASIL, INIS_MONA, ISLE_OF_JOY, SALMONS_CREEK = add_tiles(
    TileRecord("aber"),
    TileRecord("haven"),
    TileRecord("hy_breasil"),
    TileRecord("inis_mona", sanctuaries=1),
    TileRecord("isle_of_joy"),
    TileRecord("salmons_creek"),
)
# The other four have no Advantage card here: what is printed on theirs is not known
ABER_CARD, HY_BREASIL_CARD = add_cards(
    CardRecord("aber", ADVANTAGE_DECK),
    CardRecord("hy_breasil", ADVANTAGE_DECK),
)

TILES: Final = (ABER, HAVEN, HY_BREASIL, INIS_MONA, ISLE_OF_JOY, SALMONS_CREEK)
ISLANDS: Final = 1 << HY_BREASIL | 1 << INIS_MONA | 1 << ISLE_OF_JOY
# The Cove with a harbour takes the place of the Cove: all else of it, its Advantage card too, is the same
WITH_HARBOUR: Final = (COVE, *TILES)
