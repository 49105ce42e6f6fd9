"""Worth of cards and territories, in points of the evaluation: a step on a track is about one."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.base_box import ACTION_KEYS, CARD_KEYS, EPIC_KEYS, TILE_KEYS
from ardri.rules.box.catalogue import ACTIONS, CARDS, DECK_OF, MOST_CARDS, MOST_TILES, TILES, bits

# How gladly an Action card is taken in a draft
DRAFT: Final[dict[str, float]] = {
    "bard": 3.6,
    "citadel": 3.4,
    "conquest": 3.8,
    "craftsmen_peasants": 3.2,
    "druid": 3.8,
    "emissaries": 4.2,
    "exploration": 4.2,
    "festival": 2.8,
    "geis": 4.2,
    "master_craftsman": 2.4,
    "migration": 4.6,
    "new_alliance": 4.4,
    "new_clans": 5.0,
    "raid": 1.6,
    "sanctuary": 4.8,
    "scouts_spies": 3.2,
    "warlord": 3.0,
}

HELD_SHARE: Final = 0.2  # of it, what an Action card is worth in the hand

# What a card in the hand is worth while there is time to play it
HELD: Final[dict[str, float]] = {
    **{key: HELD_SHARE * gladness for key, gladness in DRAFT.items()},
    "geis": 0.5,
    # Advantage cards come back each season to whoever leads
    **dict.fromkeys(TILE_KEYS, 0.15),
    "hills": 0.3,
    "iron_mine": 0.3,
    "swamp": 0.0,
    # Epic Tales stay until they are played
    **dict.fromkeys(EPIC_KEYS, 0.7),
    "balors_eye": 0.9,
    "battle_frenzy": 0.4,
    "battle_of_moytura": 0.8,
    "cathbads_word": 0.5,
    "champions_share": 0.5,
    "children_of_dana": 1.0,
    "the_dagda": 1.3,
    "dagdas_club": 0.9,
    "lug_samildanach": 0.5,
    "lugs_spear": 0.5,
    "manannans_horses": 1.1,
    "oenguss_ploy": 1.1,
    "strengs_resolve": 1.1,
    "tale_of_cuchulain": 0.8,
    "tailtus_land": 0.8,
    "tuans_memory": 0.6,
}

# What the Advantage card of a territory adds to being its chieftain
ADVANTAGE: Final[dict[str, float]] = {
    "cove": 0.35,
    "forest": 0.25,
    "gates": 0.2,
    "highlands": 0.1,
    "hills": 0.25,
    "iron_mine": 0.3,
    "lost_vale": 0.4,
    "meadows": 0.2,
    "misty_lands": 0.2,
    "moor": 0.1,
    "mountains": 0.1,
    "plains": 0.35,
    "salt_mine": 0.35,
    "stone_circle": 0.25,
    "swamp": 0.0,
    "valley": 0.5,
}

# A card of which nothing is known but its back
UNKNOWN_ACTION: Final = 0.8
UNKNOWN_EPIC: Final = 0.9
UNKNOWN: Final = (UNKNOWN_ACTION, 0.0, UNKNOWN_EPIC)  # by deck
ANY_DRAFT: Final = 3.0
ANY_TILE: Final = 0.25

# By number; what other editions bring is worth as much as anything
DRAFT_WORTH: Final[list[float]] = [DRAFT[key] for key in ACTION_KEYS] + [ANY_DRAFT] * (MOST_CARDS - ACTIONS)
HELD_WORTH: Final[list[float]] = [HELD[key] for key in CARD_KEYS] + [UNKNOWN_ACTION] * (MOST_CARDS - CARDS)
TILE_WORTH: Final[list[float]] = [ADVANTAGE[key] for key in TILE_KEYS] + [ANY_TILE] * (MOST_TILES - TILES)


def rate_action(card: int, gladness: float) -> None:
    """Enter how gladly an Action card of a module is taken in a draft."""
    DRAFT_WORTH[card] = gladness
    HELD_WORTH[card] = HELD_SHARE * gladness


def hand_worth(hand: int, known: int) -> float:
    """The value of a hand; cards that came into it unforeseen count as any card of their kind.

    >>> hand_worth(0b1, known=0b0)
    0.8
    """
    worth = 0.0
    for card in bits(hand & known):
        worth += HELD_WORTH[card]
    new = hand & ~known
    if new:
        for card in bits(new):
            worth += UNKNOWN[DECK_OF[card]]
    return worth
