"""The box of the base game: its territories and cards, one ordered table of records each.

The number of a card or a territory is its place in the table (`catalogue`). Saved positions have numbers in
them, so a record never moves: what other editions bring is numbered behind these.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# Decks
ACTION_DECK: Final = 0
ADVANTAGE_DECK: Final = 1
EPIC_DECK: Final = 2
DECK_NAMES: Final = ("action", "advantage", "epic")


# Pieces: for so many seats, clans of each seat, and buildings
SEATS: Final = 4
CLANS: Final = 12
CITADELS: Final = 8
SANCTUARIES: Final = 9


class TileRecord(NamedTuple):
    """A territory: how many Sanctuaries it enters with, and whether it bears Citadels."""

    key: str
    sanctuaries: int = 0
    bears_citadels: bool = True


class CardRecord(NamedTuple):
    """A card: its deck, and the least number of players that use it. An Advantage card has its tile's key."""

    key: str
    deck: int
    players: int = 2


TILES: Final = (
    TileRecord("cove"),
    TileRecord("forest"),
    TileRecord("gates", sanctuaries=1),
    TileRecord("highlands"),
    TileRecord("hills"),
    TileRecord("iron_mine"),
    TileRecord("lost_vale"),
    TileRecord("meadows"),
    TileRecord("misty_lands"),
    TileRecord("moor"),
    TileRecord("mountains"),
    TileRecord("plains"),
    TileRecord("salt_mine"),
    TileRecord("stone_circle", sanctuaries=1),
    TileRecord("swamp", bears_citadels=False),
    TileRecord("valley"),
)

ACTION_CARDS: Final = (
    CardRecord("bard", ACTION_DECK),
    CardRecord("citadel", ACTION_DECK),
    CardRecord("conquest", ACTION_DECK),
    CardRecord("craftsmen_peasants", ACTION_DECK),
    CardRecord("druid", ACTION_DECK),
    CardRecord("emissaries", ACTION_DECK, players=4),
    CardRecord("exploration", ACTION_DECK),
    CardRecord("festival", ACTION_DECK),
    CardRecord("geis", ACTION_DECK),
    CardRecord("master_craftsman", ACTION_DECK, players=4),
    CardRecord("migration", ACTION_DECK),
    CardRecord("new_alliance", ACTION_DECK),
    CardRecord("new_clans", ACTION_DECK),
    CardRecord("raid", ACTION_DECK, players=4),
    CardRecord("sanctuary", ACTION_DECK),
    CardRecord("scouts_spies", ACTION_DECK, players=4),
    CardRecord("warlord", ACTION_DECK),
)

ADVANTAGE_CARDS: Final = tuple([CardRecord(tile.key, ADVANTAGE_DECK) for tile in TILES])

EPIC_CARDS: Final = (
    CardRecord("balors_eye", EPIC_DECK),
    CardRecord("battle_frenzy", EPIC_DECK),
    CardRecord("battle_of_moytura", EPIC_DECK),
    CardRecord("breas_tyranny", EPIC_DECK),
    CardRecord("cathbads_word", EPIC_DECK),
    CardRecord("champions_share", EPIC_DECK),
    CardRecord("children_of_dana", EPIC_DECK),
    CardRecord("the_dagda", EPIC_DECK),
    CardRecord("dagdas_cauldron", EPIC_DECK),
    CardRecord("dagdas_club", EPIC_DECK),
    CardRecord("dagdas_harp", EPIC_DECK),
    CardRecord("deirdres_beauty", EPIC_DECK),
    CardRecord("diarmuid", EPIC_DECK),
    CardRecord("eriu", EPIC_DECK),
    CardRecord("the_fianna", EPIC_DECK),
    CardRecord("kernunos_sanctuary", EPIC_DECK),
    CardRecord("lug_samildanach", EPIC_DECK),
    CardRecord("lugs_spear", EPIC_DECK),
    CardRecord("maeves_wealth", EPIC_DECK),
    CardRecord("manannans_horses", EPIC_DECK),
    CardRecord("the_morrigan", EPIC_DECK),
    CardRecord("nuada_silverhand", EPIC_DECK),
    CardRecord("oenguss_ploy", EPIC_DECK),
    CardRecord("ogmas_eloquence", EPIC_DECK),
    CardRecord("the_other_world", EPIC_DECK),
    CardRecord("stone_of_fal", EPIC_DECK),
    CardRecord("strengs_resolve", EPIC_DECK),
    CardRecord("tailtus_land", EPIC_DECK),
    CardRecord("tale_of_cuchulain", EPIC_DECK),
    CardRecord("tuans_memory", EPIC_DECK),
)

CARDS: Final = ACTION_CARDS + ADVANTAGE_CARDS + EPIC_CARDS

ACTION_KEYS: Final = tuple([card.key for card in ACTION_CARDS])
TILE_KEYS: Final = tuple([tile.key for tile in TILES])
EPIC_KEYS: Final = tuple([card.key for card in EPIC_CARDS])
CARD_KEYS: Final = tuple([card.key for card in CARDS])
