"""The Epic Tales about lost clans: Dagda's Club, Dagda's Cauldron, Diarmuid and Grainne."""

import pytest

from ardri.rules.box.catalogue import HILLS, MOUNTAINS
from ardri.rules.game import Game
from ardri.testing import clans, exposed, hand, options, play, position, whose, zone
from tests.rules.helpers.clash_positions import clash_in_the_hills, clash_of

# Dagda's Club


@pytest.mark.card("dagdas_club", case="positive")
def test_an_attacker_with_the_club_dictates_that_a_clan_is_removed() -> None:
    game = clash_in_the_hills("A1 B2", hand={"A": "dagdas_club", "B": "bard druid"})
    play(game, "A: attack:B")
    assert (whose(game), options(game)) == ("A attack_performed", ["card:dagdas_club", "decline"])
    play(game, "A: card:dagdas_club")
    assert options(game) == ["demand:clan", "demand:card"]
    play(game, "A: demand:clan")
    assert clans(game) == {"hills": "A1 B1"}
    assert hand(game, "B") == ["bard", "druid", "nuada_silverhand"]
    assert whose(game) == "B maneuver"


@pytest.mark.card("dagdas_club", case="positive")
def test_an_attacker_with_the_club_dictates_that_a_card_is_discarded() -> None:
    game = clash_in_the_hills("A1 B2", hand={"A": "dagdas_club", "B": "bard druid"})
    play(game, "A: attack:B, card:dagdas_club, demand:card")
    assert (whose(game), options(game)) == ("B attacked", ["discard:bard", "discard:druid"])
    play(game, "B: discard:druid")
    assert clans(game) == {"hills": "A1 B2"}
    assert hand(game, "B") == ["bard", "nuada_silverhand"]


@pytest.mark.card("dagdas_club", case="negative")
def test_the_attacked_player_dictates_nothing_with_the_club() -> None:
    game = clash_in_the_hills("A2 B2", hand={"B": "dagdas_club druid"})
    play(game, "A: attack:B")
    assert (whose(game), options(game)) == ("B attacked", ["discard:druid", "remove"])


@pytest.mark.card("dagdas_club", case="negative")
def test_an_onlooker_neither_dictates_nor_spares_with_the_club() -> None:
    game = clash_in_the_hills("A2 B2 C2", players=3, hand={"C": "dagdas_club"})
    play(game, "A: attack:B")
    assert (whose(game), exposed(game)) == ("B maneuver", "A2 B1 C2")


@pytest.mark.card("dagdas_club", case="negative")
@pytest.mark.card("the_dagda", case="positive")
def test_a_cancelled_club_spares_nobody() -> None:
    game = clash_in_the_hills("A2 B2", hand={"A": "the_dagda", "B": "dagdas_club"})
    play(game, "A: attack:B", "B: card:dagdas_club", "A: card:the_dagda")
    assert exposed(game) == "A2 B1"


@pytest.mark.card("dagdas_club", case="timing")
def test_the_club_is_swung_before_the_attacked_player_wards_the_attack_off() -> None:
    game = clash_in_the_hills("A2 B2", hand={"A": "dagdas_club", "B": "hills bard"})
    play(game, "A: attack:B, card:dagdas_club, demand:clan")
    assert (whose(game), options(game)) == ("B attack_performed", ["card:hills", "decline"])
    play(game, "B: card:hills")
    assert exposed(game) == "A2 B2"
    assert zone(game, "epic_discard") == ["dagdas_club"]
    assert whose(game) == "B maneuver"


@pytest.mark.card("dagdas_club", case="timing")
def test_the_club_held_back_in_the_attack_spares_a_clan_later() -> None:
    game = clash_in_the_hills("A2 B2", hand={"A": "dagdas_club", "B": "bard"})
    play(game, "A: attack:B, decline", "B: discard:bard", "B: attack:A")
    assert whose(game) == "A would_be_removed"
    play(game, "A: card:dagdas_club")
    assert exposed(game) == "A2 B2"


# Dagda's Cauldron


@pytest.mark.card("dagdas_cauldron", case="positive")
def test_the_cauldron_collects_earlier_and_later_losses_and_returns_three() -> None:
    game = clash_in_the_hills("A5 B6", hand={"B": "dagdas_cauldron"})
    play(game, "A: attack:B", "B: decline, attack:A", "A: attack:B", "B: card:dagdas_cauldron, attack:A")
    assert zone(game, "before:B") == ["dagdas_cauldron"]
    assert game.state.reserve[1] == 6
    play(game, "A: attack:B", "B: attack:A", "A: attack:B")
    assert clash_of(game).cauldron == (HILLS,) * 4
    assert (clans(game), game.state.reserve[1]) == ({"hills": "A2 B2"}, 6)
    play(game, "B: truce", "A: agree")
    assert (whose(game), options(game)) == ("B cauldron", ["territory:hills", "done"])
    play(game, "B: territory:hills, territory:hills, territory:hills")
    assert (clans(game), game.state.reserve[1]) == ({"hills": "A2 B5"}, 7)
    assert zone(game, "epic_discard") == ["dagdas_cauldron"]
    assert (whose(game), game.state.clash) == ("B turn", None)


@pytest.mark.card("dagdas_cauldron", case="positive")
def test_fewer_clans_may_return_from_the_cauldron() -> None:
    game = clash_in_the_hills("A2 B3", hand={"B": "dagdas_cauldron"})
    play(game, "A: attack:B", "B: card:dagdas_cauldron", "B: attack:A", "A: attack:B", "B: truce", "A: agree")
    play(game, "B: territory:hills, done")
    assert (clans(game), game.state.reserve[1]) == ({"hills": "A1 B2"}, 10)


@pytest.mark.tile("mountains")
@pytest.mark.card("dagdas_cauldron", case="positive")
@pytest.mark.parametrize(
    ("chosen", "after"),
    [
        ("territory:hills, territory:mountains", {"hills": "A2 B2", "mountains": "A3 B1"}),
        ("territory:hills, done", {"hills": "A2 B2", "mountains": "A2 B1"}),
        ("territory:mountains", {"hills": "A1 B2", "mountains": "A3 B1"}),  # named in catalogue order
    ],
)
def test_each_clan_returns_from_the_cauldron_to_where_it_fell_without_toll_or_clash(
    chosen: str, after: dict[str, str]
) -> None:
    game = position(
        tiles="valley hills mountains",
        clans={"hills": "A3 B2", "mountains": "A2 B1"},
        hand={"A": "warlord dagdas_cauldron", "B": "eriu"},
        turn="A",
    )
    play(game, "A: card:warlord, territory:hills, withdraw, count:1, card:dagdas_cauldron", "B: attack:A")
    assert clash_of(game).cauldron == (MOUNTAINS, HILLS)
    play(game, "A: truce", "B: agree")
    assert options(game) == ["territory:hills", "territory:mountains", "done"]
    play(game, f"A: {chosen}")
    assert clans(game) == after
    assert (whose(game), game.state.clash) == ("B turn", None)


@pytest.mark.card("dagdas_cauldron", case="negative")
def test_clans_in_the_cauldron_are_in_nobodys_reserve() -> None:
    game = clash_in_the_hills(
        "A3 B3", {"forest": "B9"}, hand={"B": "dagdas_cauldron warlord"}, starter="the_morrigan"
    )
    play(game, "A: attack:B", "B: remove, card:dagdas_cauldron, card:warlord, seat:A")
    assert clans(game) == {"forest": "B9", "hills": "A3 B2"}


@pytest.mark.card("dagdas_cauldron", case="negative")
def test_the_cauldron_answers_neither_a_loss_outside_a_clash_nor_anothers() -> None:
    game = position(
        clans={"hills": "A1 B1", "cove": "B1"},
        hand={"A": "balors_eye eriu", "B": "dagdas_cauldron bard"},
        turn="A",
    )
    play(game, "A: card:balors_eye, territory:hills, seat:B")
    assert whose(game) == "B turn"
    game = clash_in_the_hills("A2 B2", hand={"A": "dagdas_cauldron"})
    play(game, "A: attack:B")
    assert whose(game) == "B maneuver"


@pytest.mark.card("dagdas_cauldron", case="negative")
def test_a_cancelled_cauldron_collects_nothing() -> None:
    game = clash_in_the_hills("A2 B2", hand={"A": "the_dagda", "B": "dagdas_cauldron"})
    play(game, "A: attack:B", "B: card:dagdas_cauldron", "A: card:the_dagda", "B: truce", "A: agree")
    assert (whose(game), clans(game)) == ("B turn", {"hills": "A2 B1"})
    assert game.state.reserve == [10, 11]


@pytest.mark.card("dagdas_cauldron", case="timing")
def test_sheltered_clans_come_out_before_the_cauldrons_clans_return() -> None:
    game = clash_in_the_hills("A2 B3", citadels=1, hand={"B": "dagdas_cauldron"})
    play(game, "B: shelter", "A: attack:B", "B: card:dagdas_cauldron, truce", "A: agree")
    assert (whose(game), exposed(game)) == ("B cauldron", "A2 B2")


@pytest.mark.card("stone_circle", case="timing")
@pytest.mark.card("dagdas_cauldron", case="timing")
def test_a_clan_paid_for_the_cauldron_itself_does_not_fall_into_it() -> None:
    game = position(
        tiles="valley hills stone_circle",
        clans={"stone_circle": "A2 B2"},
        hand={"A": "warlord eriu", "B": "dagdas_cauldron stone_circle"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B", "B: card:dagdas_cauldron, truce", "A: agree")
    play(game, "B: territory:stone_circle, card:stone_circle")
    assert (clans(game), game.state.reserve[1]) == ({"stone_circle": "A2 B1"}, 11)
    assert hand(game, "B") == ["dagdas_cauldron"]


@pytest.mark.card("dagdas_cauldron", case="timing")
def test_the_cauldrons_clans_return_before_a_waiting_clash_begins() -> None:
    game = position(
        tiles="valley hills plains cove",
        clans={"plains": "A2", "hills": "B2", "cove": "B2"},
        hand={"A": "migration", "B": "dagdas_cauldron eriu"},
        turn="A",
    )
    play(game, "A: card:migration, from:plains, to:cove, count:1, to:hills, territory:cove, attack:B")
    play(game, "B: card:dagdas_cauldron, truce", "A: agree", "B: territory:cove")
    assert clans(game) == {"hills": "A1 B2", "cove": "A1 B2"}
    assert clash_of(game).territory == HILLS
    play(game, "A: attack:B")
    assert (whose(game), game.state.reserve[1]) == ("B maneuver", 9)


# Diarmuid and Grainne


def fugitive(elsewhere: dict[str, str], card: str = "diarmuid") -> Game:
    """B's clan in the Hills is removed by Balor's Eye."""
    game = position(
        tiles="valley hills cove plains mountains",
        clans={"hills": "A1 B1", **elsewhere},
        hand={"A": "balors_eye eriu", "B": f"{card} bard"},
        turn="A",
    )
    play(game, "A: card:balors_eye, territory:hills, seat:B")
    return game


@pytest.mark.card("diarmuid", case="positive")
def test_diarmuid_flees_to_any_other_territory_of_the_owner() -> None:
    game = fugitive({"cove": "B1", "mountains": "A2 B1"})
    assert (whose(game), options(game)) == ("B clan_removed", ["card:diarmuid", "decline"])
    play(game, "B: card:diarmuid")
    assert (whose(game), options(game)) == ("B territory", ["territory:cove", "territory:mountains"])
    play(game, "B: territory:cove")
    assert clans(game) == {"hills": "A1", "cove": "B2", "mountains": "A2 B1"}
    assert zone(game, "epic_discard") == ["balors_eye", "diarmuid"]
    assert whose(game) == "B turn"


@pytest.mark.tile("mountains")
@pytest.mark.card("diarmuid", case="positive")
def test_diarmuid_is_placed_without_toll_and_without_a_clash() -> None:
    game = fugitive({"mountains": "A2 B1"})
    play(game, "B: card:diarmuid")
    assert clans(game) == {"hills": "A1", "mountains": "A2 B2"}
    assert (whose(game), hand(game, "B")) == ("B turn", ["bard"])


@pytest.mark.card("diarmuid", case="negative")
def test_diarmuid_finds_no_refuge_where_the_owner_is_nowhere_else() -> None:
    game = position(clans={"hills": "A1 B2"}, hand={"A": "balors_eye eriu", "B": "diarmuid bard"}, turn="A")
    play(game, "A: card:balors_eye, seat:B")
    assert whose(game) == "B turn"
    assert clans(game) == {"hills": "A1 B1"}


@pytest.mark.card("diarmuid", case="negative")
def test_diarmuid_never_returns_to_where_the_clan_fell() -> None:
    game = clash_in_the_hills("A2 B3", {"cove": "B1", "forest": "B1"}, hand={"B": "diarmuid"})
    play(game, "A: attack:B", "B: card:diarmuid")
    assert options(game) == ["territory:cove", "territory:forest"]


@pytest.mark.card("diarmuid", case="negative")
def test_a_cancelled_diarmuid_leaves_the_clan_in_the_reserve() -> None:
    game = clash_in_the_hills("A2 B2", {"cove": "B1"}, hand={"A": "the_dagda", "B": "diarmuid"})
    play(game, "A: attack:B", "B: card:diarmuid", "A: card:the_dagda")
    assert clans(game) == {"hills": "A2 B1", "cove": "B1"}
    assert game.state.reserve[1] == 10


@pytest.mark.card("diarmuid", case="timing")
def test_diarmuid_comes_when_the_clan_is_gone_and_the_maneuver_goes_on_after_it() -> None:
    game = clash_in_the_hills("A2 B1", {"cove": "B1"}, hand={"A": "strengs_resolve", "B": "diarmuid"})
    play(game, "A: attack:B")
    assert (whose(game), exposed(game)) == ("B clan_removed", "A2")
    play(game, "B: card:diarmuid")
    assert (whose(game), clans(game)) == ("A after_maneuver", {"hills": "A2", "cove": "B2"})


@pytest.mark.card("diarmuid", case="negative")
@pytest.mark.card("dagdas_cauldron", case="negative")
def test_diarmuid_takes_no_clan_out_of_anothers_cauldron() -> None:
    game = clash_in_the_hills(
        "A3 B3", {"cove": "B1"}, hand={"A": "dagdas_cauldron", "B": "diarmuid"}, festival="hills"
    )
    play(game, "A: card:dagdas_cauldron, attack:B", "B: card:diarmuid")
    assert clans(game) == {"hills": "A2 B2", "cove": "B2"}
    assert (clash_of(game).cauldron, game.state.reserve) == ((HILLS,), [9, 8])


@pytest.mark.card("stone_circle", case="timing")
@pytest.mark.card("diarmuid", case="negative")
def test_a_clan_is_saved_only_once_even_if_diarmuid_comes_back_to_the_hand() -> None:
    game = position(
        tiles="valley hills cove stone_circle",
        clans={"hills": "A2 B2", "cove": "B1", "stone_circle": "B2"},
        hand={"A": "warlord eriu", "B": "diarmuid stone_circle"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B", "B: card:diarmuid, territory:cove, card:stone_circle")
    assert hand(game, "B") == ["diarmuid"]
    assert clans(game) == {"hills": "A2 B1", "cove": "B2", "stone_circle": "B1"}
    assert whose(game) == "B maneuver"
