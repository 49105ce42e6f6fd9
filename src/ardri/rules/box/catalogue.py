"""The catalogue: every card and tile by its number and its key, in order.

Numbers are small and dense so that a set of cards or territories is one integer (bit n is number n).
Lists shown to anybody are in this order, never in the order in which things were drawn or discarded.

The base game comes first (`base_box`), and its sets of cards fit a machine word. What other editions bring is
added behind it (`add_tiles`, `add_cards`), so that only their games have larger sets.
"""

from __future__ import annotations

from typing import Final

from ardri.rules.box import base_box
from ardri.rules.box.base_box import ADVANTAGE_DECK, CardRecord, TileRecord

# For so many there are numbers: of seats, territories and cards, in all editions together
MOST_SEATS: Final = 5
MOST_TILES: Final = 32
MOST_CARDS: Final = 128

SEAT_NAMES: Final = "ABCDE"

# Written by tools/card_numbers.py: begin

# Action cards
BARD: Final = 0
CITADEL: Final = 1
CONQUEST: Final = 2
CRAFTSMEN_PEASANTS: Final = 3
DRUID: Final = 4
EMISSARIES: Final = 5
EXPLORATION: Final = 6
FESTIVAL: Final = 7
GEIS: Final = 8
MASTER_CRAFTSMAN: Final = 9
MIGRATION: Final = 10
NEW_ALLIANCE: Final = 11
NEW_CLANS: Final = 12
RAID: Final = 13
SANCTUARY: Final = 14
SCOUTS_SPIES: Final = 15
WARLORD: Final = 16

# Territories
COVE: Final = 0
FOREST: Final = 1
GATES: Final = 2
HIGHLANDS: Final = 3
HILLS: Final = 4
IRON_MINE: Final = 5
LOST_VALE: Final = 6
MEADOWS: Final = 7
MISTY_LANDS: Final = 8
MOOR: Final = 9
MOUNTAINS: Final = 10
PLAINS: Final = 11
SALT_MINE: Final = 12
STONE_CIRCLE: Final = 13
SWAMP: Final = 14
VALLEY: Final = 15

# Epic Tales
BALORS_EYE: Final = 33
BATTLE_FRENZY: Final = 34
BATTLE_OF_MOYTURA: Final = 35
BREAS_TYRANNY: Final = 36
CATHBADS_WORD: Final = 37
CHAMPIONS_SHARE: Final = 38
CHILDREN_OF_DANA: Final = 39
THE_DAGDA: Final = 40
DAGDAS_CAULDRON: Final = 41
DAGDAS_CLUB: Final = 42
DAGDAS_HARP: Final = 43
DEIRDRES_BEAUTY: Final = 44
DIARMUID: Final = 45
ERIU: Final = 46
THE_FIANNA: Final = 47
KERNUNOS_SANCTUARY: Final = 48
LUG_SAMILDANACH: Final = 49
LUGS_SPEAR: Final = 50
MAEVES_WEALTH: Final = 51
MANANNANS_HORSES: Final = 52
THE_MORRIGAN: Final = 53
NUADA_SILVERHAND: Final = 54
OENGUSS_PLOY: Final = 55
OGMAS_ELOQUENCE: Final = 56
THE_OTHER_WORLD: Final = 57
STONE_OF_FAL: Final = 58
STRENGS_RESOLVE: Final = 59
TAILTUS_LAND: Final = 60
TALE_OF_CUCHULAIN: Final = 61
TUANS_MEMORY: Final = 62

# How many there are
ACTIONS: Final = 17
TILES: Final = 16
TALES: Final = 30
CARDS: Final = 63

# The first card of the decks after the Action cards
ADVANTAGE: Final = 17
EPIC: Final = 33

# What the numbers were written for
NUMBERED_TILES: Final = (
    "cove",
    "forest",
    "gates",
    "highlands",
    "hills",
    "iron_mine",
    "lost_vale",
    "meadows",
    "misty_lands",
    "moor",
    "mountains",
    "plains",
    "salt_mine",
    "stone_circle",
    "swamp",
    "valley",
)
NUMBERED_CARDS: Final = (
    "bard",
    "citadel",
    "conquest",
    "craftsmen_peasants",
    "druid",
    "emissaries",
    "exploration",
    "festival",
    "geis",
    "master_craftsman",
    "migration",
    "new_alliance",
    "new_clans",
    "raid",
    "sanctuary",
    "scouts_spies",
    "warlord",
    "cove",
    "forest",
    "gates",
    "highlands",
    "hills",
    "iron_mine",
    "lost_vale",
    "meadows",
    "misty_lands",
    "moor",
    "mountains",
    "plains",
    "salt_mine",
    "stone_circle",
    "swamp",
    "valley",
    "balors_eye",
    "battle_frenzy",
    "battle_of_moytura",
    "breas_tyranny",
    "cathbads_word",
    "champions_share",
    "children_of_dana",
    "the_dagda",
    "dagdas_cauldron",
    "dagdas_club",
    "dagdas_harp",
    "deirdres_beauty",
    "diarmuid",
    "eriu",
    "the_fianna",
    "kernunos_sanctuary",
    "lug_samildanach",
    "lugs_spear",
    "maeves_wealth",
    "manannans_horses",
    "the_morrigan",
    "nuada_silverhand",
    "oenguss_ploy",
    "ogmas_eloquence",
    "the_other_world",
    "stone_of_fal",
    "strengs_resolve",
    "tailtus_land",
    "tale_of_cuchulain",
    "tuans_memory",
)

# Written by tools/card_numbers.py: end

# By number
TILE_RECORDS: Final[list[TileRecord]] = []
CARD_RECORDS: Final[list[CardRecord]] = []
TILE_KEYS: Final[list[str]] = []
CARD_KEYS: Final[list[str]] = []
DECK_OF: Final[list[int]] = []
ADVANTAGE_OF: Final[list[int]] = [-1] * MOST_TILES  # the card of a territory, -1 if it has none
TILE_OF: Final[list[int]] = [-1] * MOST_CARDS  # the territory of an Advantage card
# By key
TILE_NUMBERS: Final[dict[str, int]] = {}
CARD_NUMBERS: Final[dict[str, int]] = {}


def add_tiles(*records: TileRecord) -> tuple[int, ...]:
    """Enter territories behind those there are; their numbers. Advantage cards are entered as cards."""
    return tuple([_add_tile(record) for record in records])


def _add_tile(record: TileRecord) -> int:
    number = len(TILE_RECORDS)
    if number == MOST_TILES or record.key in TILE_NUMBERS:
        raise ValueError(f"the territory {record.key!r} is one too many, or there already")
    TILE_RECORDS.append(record)
    TILE_KEYS.append(record.key)
    TILE_NUMBERS[record.key] = number
    return number


def add_cards(*records: CardRecord) -> tuple[int, ...]:
    """Enter cards behind those there are; their numbers."""
    return tuple([_add_card(record) for record in records])


def _add_card(record: CardRecord) -> int:
    number = len(CARD_RECORDS)
    if number == MOST_CARDS or record.key in CARD_NUMBERS:
        raise ValueError(f"the card {record.key!r} is one too many, or there already")
    if record.deck == ADVANTAGE_DECK:
        tile = TILE_NUMBERS[record.key]
        ADVANTAGE_OF[tile] = number
        TILE_OF[number] = tile
    CARD_RECORDS.append(record)
    CARD_KEYS.append(record.key)
    DECK_OF.append(record.deck)
    CARD_NUMBERS[record.key] = number
    return number


# By moment, the cards that are used at it, as a set; `engine.moments` enters them
CARDS_AT: Final[list[int]] = []

add_tiles(*base_box.TILES)
add_cards(*base_box.CARDS)
assert tuple(TILE_KEYS) == NUMBERED_TILES, "run tools/card_numbers.py"
assert tuple(CARD_KEYS) == NUMBERED_CARDS, "run tools/card_numbers.py"
assert len(SEAT_NAMES) == MOST_SEATS


# The same sets are asked about again and again: those of Action cards or of territories are found by their
# number; the others in a dictionary, which is quicker here than `lru_cache` when compiled. Of each kind only
# so many are remembered: with 32 times as many, one set fewer is worked out in seven choices.
_SMALL: Final = 1 << ACTIONS
_SMALL_BITS: Final[list[tuple[int, ...] | None]] = [None] * _SMALL
_SMALL_REMEMBERED: Final[list[int]] = []
_BITS: Final[dict[int, tuple[int, ...]]] = {}
_MOST_REMEMBERED: Final = 1 << 12
_PART: Final = (1 << 32) - 1


def bits(mask: int) -> tuple[int, ...]:
    """The numbers in a set, ascending.

    >>> bits(0b10110)
    (1, 2, 4)
    """
    found = _SMALL_BITS[mask] if mask < _SMALL else _BITS.get(mask)
    if found is None:
        found = _numbers(mask)
        if mask < _SMALL:
            if len(_SMALL_REMEMBERED) == _MOST_REMEMBERED:
                _forget_small()
            _SMALL_REMEMBERED.append(mask)
            _SMALL_BITS[mask] = found
        else:
            if len(_BITS) == _MOST_REMEMBERED:
                _BITS.clear()
            _BITS[mask] = found
    return found


def _forget_small() -> None:
    for mask in _SMALL_REMEMBERED:
        _SMALL_BITS[mask] = None
    _SMALL_REMEMBERED.clear()


def _numbers(mask: int) -> tuple[int, ...]:
    numbers = []
    below = 0
    while mask:  # by parts that leave room for the sign in a machine word
        part = mask & _PART
        while part:
            low = part & -part
            numbers.append(below + low.bit_length() - 1)
            part ^= low
        mask >>= 32
        below += 32
    return tuple(numbers)
