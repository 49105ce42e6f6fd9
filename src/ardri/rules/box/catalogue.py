"""The catalogue: every card and tile by its number and its key, in order.

Numbers are small and dense so that a set of cards or territories is one integer (bit n is number n).
Lists shown to anybody are in this order, never in the order in which things were drawn or discarded.
"""

from typing import Final

SEATS: Final = 4
CLANS: Final = 12
CITADELS: Final = 8
SANCTUARIES: Final = 9
TO_WIN: Final = 6

SEAT_NAMES: Final = "ABCD"

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

ACTIONS: Final = 17

# Territories; the Advantage card of territory t is card ADVANTAGE + t
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

TILES: Final = 16
ADVANTAGE: Final = 17

# Epic Tales
EPIC: Final = 33
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
DIARMUID_AND_GRAINNE: Final = 45
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

CARDS: Final = 63

TILE_KEYS: Final = (
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

ACTION_KEYS: Final = (
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
)

EPIC_KEYS: Final = (
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

CARD_KEYS: Final = ACTION_KEYS + TILE_KEYS + EPIC_KEYS

ACTION_CARDS: Final = (1 << ACTIONS) - 1
ADVANTAGE_CARDS: Final = ((1 << TILES) - 1) << ADVANTAGE
EPIC_CARDS: Final = (1 << CARDS) - (1 << EPIC)
FOUR_PLAYER_CARDS: Final = 1 << EMISSARIES | 1 << MASTER_CRAFTSMAN | 1 << RAID | 1 << SCOUTS_SPIES

ENTERS_WITH_SANCTUARY: Final = 1 << GATES | 1 << STONE_CIRCLE
NO_CITADELS: Final = 1 << SWAMP

DISCOVERY_START: Final = (VALLEY, COVE, PLAINS, HILLS)
DISCOVERY_LAST: Final = (
    1 << MEADOWS | 1 << MISTY_LANDS | 1 << FOREST | 1 << GATES | 1 << HIGHLANDS | 1 << MOUNTAINS
)


def action_cards(players: int) -> int:
    """The Action cards in use with this many players, as a set."""
    return ACTION_CARDS if players >= 4 else ACTION_CARDS & ~FOUR_PLAYER_CARDS


# The same sets are asked about again and again: those of Action cards or of territories are found by their
# number; the others in a dictionary, which is quicker here than `lru_cache` when compiled. Of each kind only
# so many are remembered: with eight times as many, hardly more are found.
_SMALL: Final = 1 << ACTIONS
_SMALL_BITS: Final[list[tuple[int, ...] | None]] = [None] * _SMALL
_SMALL_REMEMBERED: Final[list[int]] = []
_BITS: Final[dict[int, tuple[int, ...]]] = {}
_MOST_REMEMBERED: Final = 1 << 14
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
