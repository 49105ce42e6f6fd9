"""The four Action cards of the fifth player, by their numbers."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.base_box import ACTION_DECK, CardRecord
from ardri.rules.box.catalogue import add_cards

PLAYERS: Final = 5

NUMBERS: Final = add_cards(
    CardRecord("clans_harmony", ACTION_DECK, PLAYERS),
    CardRecord("coalition", ACTION_DECK, PLAYERS),
    CardRecord("fili", ACTION_DECK, PLAYERS),
    CardRecord("the_king_and_the_land", ACTION_DECK, PLAYERS),
)
CLANS_HARMONY, COALITION, FILI, THE_KING_AND_THE_LAND = NUMBERS
