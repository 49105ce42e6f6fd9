"""Five at a table: the fifth seat, the draft of 21 cards, and fewer players (E34)."""

from __future__ import annotations

import pytest

from ardri.rules.box.catalogue import CARD_KEYS, bits
from ardri.rules.editions.registry import edition_for, edition_of
from ardri.rules.errors import PositionError, RulesError
from ardri.rules.game import Game
from ardri.rules.state.state import BOX, SET_ASIDE, UNDEALT
from ardri.seasons.fifth.cards import NUMBERS
from ardri.testing import asked, lies, options, position
from tests.seasons.fifth.fifth_positions import FIFTH

NEW_CARDS = [CARD_KEYS[number] for number in NUMBERS]


def first_draft(players: int, edition: str = FIFTH) -> Game:
    """A game in the first draft."""
    game = Game.start(players, "a draft", edition)
    while not game.over and "draft" not in asked(game)[0]:
        game.choose(game.decision.options[0])
    return game


def test_five_are_each_dealt_four_of_twenty_one_cards() -> None:
    game = first_draft(5)
    s = game.state
    assert s.edition.actions[5].bit_count() == 21
    assert [s.zones[seat].bit_count() for seat in range(5)] == [4] * 5
    assert (s.zones[SET_ASIDE].bit_count(), s.zones[UNDEALT].bit_count()) == (1, 0)
    assert asked(game) == [f"{seat} draft_keep" for seat in "ABCDE"]


def test_five_territories_begin_the_game_with_two_clans_of_each() -> None:
    game = first_draft(5)
    assert game.state.board.tiles.bit_count() == 5
    assert [12 - reserve for reserve in game.state.reserve] == [2] * 5


@pytest.mark.ruling("E34", case="negative")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_fewer_players_the_cards_are_in_the_box(players: int) -> None:
    game = first_draft(players)
    base = first_draft(players, "base")
    assert [card for card in NEW_CARDS if lies(game, card) != "box"] == []
    assert set(NEW_CARDS) <= {CARD_KEYS[card] for card in bits(game.state.zones[BOX])}
    assert game.state.edition.actions[players] == base.state.edition.actions[players]
    with pytest.raises(PositionError, match="coalition is not in this game"):
        position(players, hand={"A": "coalition"}, turn="A", edition=FIFTH)


def test_a_game_of_five_comes_with_the_module() -> None:
    assert edition_for("base", 5) is edition_of("base+fifth")
    assert edition_for("base+king", 5) is edition_of("base+king+fifth")
    assert edition_for("base", 4) is edition_of("base")
    assert Game.start(5, 1).state.edition.name == "base+fifth"
    with pytest.raises(RulesError):
        Game.start(6, 1)


@pytest.mark.ruling("E34", case="positive")
def test_there_are_no_more_buildings_than_before() -> None:
    base, fifth = edition_of("base"), edition_of(FIFTH)
    assert (fifth.citadels, fifth.sanctuaries, fifth.deeds) == (base.citadels, base.sanctuaries, base.deeds)
    assert (fifth.tiles, fifth.to_win, fifth.clans) == (base.tiles, base.to_win, base.clans)


@pytest.mark.ruling("E34", case="timing")
def test_in_the_discovery_setup_the_fifth_territory_is_a_simple_one() -> None:
    layers = edition_of("discovery+fifth").box.start.layers(edition_of(FIFTH).tiles, 5)
    assert [layer.bit_count() for layer in layers] == [1, 1, 1, 1, 6, 6]
    game = first_draft(5, "discovery")
    assert game.state.edition.name == "discovery+fifth"
    assert game.state.board.tiles.bit_count() == 5


def test_the_fifth_seat_may_be_the_pretender() -> None:
    lands = ("hills", "cove", "plains", "meadows", "valley", "swamp")
    game = position(5, clans=dict.fromkeys(lands, "E1 A1"), hand={"E": "bard"}, turn="E", edition=FIFTH)
    assert "pretender" in options(game)
    game.choose("pretender")
    assert game.state.pretenders == 1 << 4
