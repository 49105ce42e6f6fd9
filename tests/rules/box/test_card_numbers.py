"""The numbers of cards and territories are their places in the table of the base game."""

import pytest

from ardri.rules.box import base_box, catalogue
from ardri.rules.box.base_box import ACTION_DECK, ADVANTAGE_DECK, EPIC_DECK, CardRecord, TileRecord
from ardri.rules.box.catalogue import add_cards, add_tiles
from tools.card_numbers import FILE, written


def test_the_numbers_are_written_as_the_table_has_them() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert written(text) == text


def test_a_number_is_the_place_in_the_table() -> None:
    assert [catalogue.CARD_NUMBERS[card.key] for card in base_box.CARDS] == list(range(catalogue.CARDS))
    assert [catalogue.TILE_NUMBERS[tile.key] for tile in base_box.TILES] == list(range(catalogue.TILES))
    assert catalogue.CARD_KEYS[catalogue.TUANS_MEMORY] == "tuans_memory"
    assert catalogue.TILE_KEYS[catalogue.SWAMP] == "swamp"


def test_a_territory_and_its_advantage_card_know_each_other() -> None:
    for tile in range(catalogue.TILES):
        card = catalogue.ADVANTAGE_OF[tile]
        assert catalogue.TILE_OF[card] == tile
        assert catalogue.DECK_OF[card] == ADVANTAGE_DECK
    assert catalogue.DECK_OF[catalogue.BARD] == ACTION_DECK
    assert catalogue.DECK_OF[catalogue.ERIU] == EPIC_DECK


def test_nothing_is_entered_twice() -> None:
    with pytest.raises(ValueError, match="there already"):
        add_tiles(TileRecord("cove"))
    with pytest.raises(ValueError, match="there already"):
        add_cards(CardRecord("bard", ACTION_DECK))
