"""Rulings R48, R55, R63 and R65: Dagda's Cauldron."""

import pytest

from ardri.rules.box.base_box import TILE_KEYS
from ardri.testing import clans, hand, options, play, position, whose, zone
from tests.rules.helpers.clash_positions import clash_in_the_hills, clash_of

# R48: the Cauldron and losses around the clash


@pytest.mark.ruling(48)
def test_what_the_festival_takes_goes_to_the_cauldron() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord dagdas_cauldron bard", "B": "druid citadel"},
        festival="plains",
        turn="A",
    )
    play(game, "A: card:warlord")
    assert (whose(game), options(game)) == ("A clan_removed", ["card:dagdas_cauldron", "decline"])
    play(game, "A: card:dagdas_cauldron")
    assert (clans(game), game.state.reserve[0]) == ({"plains": "A1 B2"}, 10)
    play(game, "A: truce", "B: agree", "A: territory:plains")
    assert clans(game) == {"plains": "A2 B2"}


@pytest.mark.tile("mountains")
@pytest.mark.ruling(48)
def test_a_toll_before_the_clash_is_not_for_the_cauldron() -> None:
    game = position(
        tiles="cove hills mountains",
        clans={"hills": "A3", "mountains": "B2"},
        hand={"A": "conquest dagdas_cauldron", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:mountains, count:3")
    # the toll is paid with a clan, and nobody was asked about it
    assert (whose(game), clans(game)) == ("A maneuver", {"mountains": "A2 B2"})
    play(game, "A: attack:B", "B: discard:druid, attack:A", "A: card:dagdas_cauldron")
    assert game.state.reserve[0] == 10
    assert game.state.clash is not None
    assert len(game.state.clash.cauldron) == 1


# R55: Master Craftsman on the Cauldron


@pytest.mark.card("dagdas_cauldron", case="timing")
@pytest.mark.card("master_craftsman", case="positive")
@pytest.mark.ruling(55)
def test_the_cauldron_is_given_away_when_it_would_be_discarded() -> None:
    game = position(
        players=4,
        tiles="cove hills plains forest",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord bard", "B": "dagdas_cauldron master_craftsman geis"},
        turn="A",
    )
    play(game, "A: card:warlord", "B: decline", "A: attack:B", "B: remove, card:dagdas_cauldron")
    # played, but not yet to be discarded: the Craftsman has to wait
    assert (whose(game), zone(game, "before:B")) == ("A after_maneuver", ["dagdas_cauldron"])
    play(game, "A: decline", "B: truce", "A: agree", "B: territory:plains")
    assert clans(game) == {"plains": "A2 B2"}
    assert (whose(game), options(game)) == ("B before_discard", ["card:master_craftsman", "decline"])
    play(game, "B: card:master_craftsman, seat:D")
    assert hand(game, "D") == ["dagdas_cauldron"]
    assert game.state.deeds == [0, 1, 0, 0]
    assert zone(game, "before:B") == zone(game, "epic_discard") == []


# R63: Diarmuid and the Cauldron


@pytest.mark.ruling(63)
@pytest.mark.card("diarmuid", case="timing")
@pytest.mark.card("dagdas_cauldron", case="timing")
@pytest.mark.parametrize("cauldron_first", [True, False])
def test_diarmuid_saves_a_clan_from_going_to_the_cauldron(cauldron_first: bool) -> None:
    game = clash_in_the_hills("A3 B3", {"cove": "B1"}, hand={"B": "diarmuid dagdas_cauldron"})
    cards = ["card:dagdas_cauldron", "card:diarmuid"]
    first, second = cards if cauldron_first else reversed(cards)
    play(game, "A: attack:B", f"B: {first}, {second}")
    assert clans(game) == {"hills": "A3 B2", "cove": "B2"}
    assert clash_of(game).cauldron == ()
    assert game.state.reserve[1] == 8


@pytest.mark.ruling(63)
@pytest.mark.card("diarmuid", case="timing")
def test_diarmuid_saves_a_later_loss_from_the_cauldron_and_leaves_the_earlier_one_there() -> None:
    game = clash_in_the_hills("A3 B3", {"cove": "B1"}, hand={"B": "diarmuid dagdas_cauldron"})
    play(game, "A: attack:B", "B: card:dagdas_cauldron, decline, attack:A", "A: attack:B", "B: card:diarmuid")
    assert clans(game) == {"hills": "A2 B1", "cove": "B2"}
    assert [TILE_KEYS[territory] for territory in clash_of(game).cauldron] == ["hills"]
    play(game, "B: truce", "A: agree", "B: territory:hills")
    assert (clans(game), game.state.reserve[1]) == ({"hills": "A2 B2", "cove": "B2"}, 8)


# R65: more clans lost than are in the reserve


@pytest.mark.ruling(65)
@pytest.mark.card("dagdas_cauldron", case="negative")
def test_clans_lost_earlier_and_placed_again_are_beyond_the_cauldron() -> None:
    game = clash_in_the_hills(
        "A3 B3", {"forest": "B9"}, hand={"B": "dagdas_cauldron warlord druid"}, starter="the_morrigan"
    )
    play(
        game, "A: attack:B", "B: remove, decline, card:warlord, seat:B, attack:A", "A: attack:B", "B: remove"
    )
    assert game.state.reserve[1] == 1
    play(game, "B: card:dagdas_cauldron")
    assert (len(clash_of(game).cauldron), game.state.reserve[1]) == (1, 0)
