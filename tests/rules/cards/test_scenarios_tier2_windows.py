"""Rule scenarios, second tier: Triskels and the windows in which they are played."""

import pytest

from ardri.rules.box.base_box import TILE_KEYS
from ardri.rules.errors import IllegalChoice
from ardri.testing import clans, hand, options, play, position, whose, zone
from tests.rules.helpers.game_inspection import declared

# Geis


def test_geis_stops_a_sanctuary_and_the_valley_may_still_follow() -> None:
    game = position(
        tiles="cove hills valley",
        clans={"cove": "A1 B1", "hills": "A1"},
        hand={"A": "sanctuary bard valley", "B": "geis druid citadel"},
        turn="A",
    )
    play(game, "A: card:sanctuary, territory:hills", "B: card:geis")
    assert game.state.sanctuaries[TILE_KEYS.index("hills")] == 0
    assert hand(game, "A") == ["bard", "valley"]
    assert {"sanctuary", "geis"} <= set(zone(game, "action_discard"))
    play(game, "A: card:valley, territory:hills")
    assert clans(game) == {"cove": "A1 B1", "hills": "A2"}
    assert whose(game) == "B turn"


def test_geis_comes_after_the_whole_declaration_and_before_anybody_moves() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"cove": "A3", "hills": "B1"},
        hand={"A": "migration bard", "B": "geis druid citadel"},
        turn="A",
    )
    play(game, "A: card:migration, from:cove")
    for choice in ("to:hills", "count:1", "to:plains", "count:2"):
        assert whose(game).startswith("A")
        play(game, f"A: {choice}")
    cove, hills, plains = (TILE_KEYS.index(tile) for tile in ("cove", "hills", "plains"))
    assert (whose(game), declared(game)) == ("B card_declared", (cove, hills, 1, plains, 2))
    assert clans(game) == {"cove": "A3", "hills": "B1"}
    play(game, "B: card:geis")
    assert (whose(game), clans(game)) == ("B turn", {"cove": "A3", "hills": "B1"})


def test_geis_on_a_bard_by_somebody_outside_the_clash() -> None:
    game = position(
        players=3,
        tiles="cove hills plains",
        clans={"cove": "C1", "plains": "A2 B2"},
        hand={"A": "warlord bard", "B": "eriu", "C": "geis"},
        turn="A",
    )
    play(game, "A: card:warlord", "C: decline", "A: attack:B, card:bard", "C: card:geis")
    assert game.state.deeds == [0, 0, 0]
    assert {"bard", "geis"} <= set(zone(game, "action_discard"))


@pytest.mark.parametrize(
    ("line", "turn"),
    [("A: card:bard", "A"), ("A: card:tuans_memory", "B"), ("A: card:swamp", "B")],
    ids=["own", "epic tale", "advantage card"],
)
def test_geis_does_not_answer_own_cards_epic_tales_or_advantage_cards(line: str, turn: str) -> None:
    holder = {"A": "geis", "B": ""} if turn == "A" else {"A": "", "B": "geis"}
    game = position(
        tiles="cove swamp",
        clans={"cove": "A1 B1"},
        hand={"A": f"bard tuans_memory swamp {holder['A']}", "B": f"druid citadel {holder['B']}"},
        turn="A",
    )
    play(game, line)
    assert whose(game) in ("B turn", "A keep_epic")


def test_geis_does_not_answer_a_card_discarded_to_an_attack() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord geis", "B": "bard druid"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B", "B: discard:bard")
    assert (whose(game), hand(game, "B"), game.state.deeds) == ("B maneuver", ["druid"], [0, 0])


# After a maneuver


def test_a_bard_after_an_attack_that_removed_a_clan() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"plains": "A3 B3"},
        hand={"A": "warlord bard", "B": "druid"},
        turn="A",
    )
    twin = game.copy()
    play(game, "A: card:warlord, attack:B", "B: remove", "A: card:bard")
    assert game.state.deeds == [1, 0]
    play(twin, "A: card:warlord, attack:B", "B: discard:druid")
    assert (whose(twin), hand(twin, "A")) == ("B maneuver", ["bard"])


def test_raid_on_an_empty_hand_removes_the_last_clan() -> None:
    game = position(
        players=4,
        tiles="cove hills plains forest",
        clans={"cove": "B1", "plains": "A2 B1"},
        hand={"A": "warlord raid bard", "B": "druid"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B", "B: discard:druid", "A: card:raid")
    assert clans(game) == {"cove": "B1", "plains": "A2"}
    assert (hand(game, "A"), game.state.deeds[0]) == (["bard"], 0)  # Raid is no maneuver


@pytest.mark.parametrize("reserve", [3, 0])
def test_warlord_reinforces_from_the_reserve_and_names_who_is_next(reserve: int) -> None:
    game = position(
        players=3,
        tiles="cove hills plains",
        clans={"cove": "A3 C1", "hills": f"B{10 - reserve}", "plains": "B2 C1"},
        hand={"A": "conquest", "B": "warlord druid", "C": "geis"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains, count:2", "C: decline", "A: attack:C", "C: discard:geis")
    assert (whose(game), options(game)) == ("B after_maneuver", ["card:warlord", "decline"])
    play(game, "B: card:warlord, seat:B")
    assert clans(game)["plains"] == f"A2 B{3 if reserve else 2} C1"
    assert whose(game) == "B maneuver"
    play(game, "B: attack:A")
    assert whose(game) == "C maneuver"


def test_warlord_may_name_somebody_out_of_the_order_and_the_order_goes_on_from_there() -> None:
    game = position(
        players=3,
        tiles="cove hills plains",
        clans={"cove": "A3", "plains": "B2 C2"},
        hand={"A": "conquest", "B": "warlord druid", "C": "bard"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains, count:2, attack:C", "C: discard:bard")
    play(game, "B: card:warlord, seat:C")
    assert whose(game) == "C maneuver"
    play(game, "C: attack:B", "B: discard:druid")
    assert whose(game) == "A maneuver"


def test_warlord_is_no_answer_to_the_start_of_a_clash() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"cove": "A3", "plains": "B2"},
        hand={"A": "conquest", "B": "warlord lugs_spear battle_frenzy"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains, count:2")
    assert (whose(game), options(game)) == ("B clash_start", ["card:lugs_spear", "decline"])
    play(game, "B: decline")
    assert (whose(game), options(game)) == ("B citadels_end", ["card:battle_frenzy", "decline"])
    with pytest.raises(IllegalChoice):
        game.choose("card:warlord")


# After a Season card


def test_the_valley_waits_for_the_clash_and_comes_even_after_a_lost_one() -> None:
    game = position(
        tiles="cove valley plains",
        clans={"cove": "A2", "plains": "B2"},
        hand={"A": "conquest valley", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains, count:1")
    assert whose(game) == "A maneuver"
    play(game, "A: attack:B", "B: discard:druid, attack:A")
    assert clans(game) == {"cove": "A1", "plains": "B2"}
    assert (whose(game), options(game)) == ("A card_finished", ["card:valley", "decline"])
    play(game, "A: card:valley")
    assert clans(game) == {"cove": "A2", "plains": "B2"}


@pytest.mark.parametrize("order", ["valley cove salt_mine", "salt_mine valley cove", "cove salt_mine valley"])
def test_several_triskels_follow_one_season_card_in_any_order(order: str) -> None:
    game = position(
        tiles="cove valley salt_mine swamp",
        clans={"cove": "A1 B1"},
        hand={"A": "swamp valley cove salt_mine geis bard", "B": "druid citadel"},
        set_aside="warlord",
        turn="A",
        chance="steal:druid",
    )
    answers = {"valley": "", "cove": "aside:bard", "salt_mine": "give:geis"}
    play(game, "A: card:swamp")
    for card in order.split():
        assert f"card:{card}" in options(game)
        play(game, f"A: card:{card}", *([f"A: {answers[card]}"] if answers[card] else []))
    assert clans(game) == {"cove": "A2 B1"}
    assert hand(game, "A") == ["druid", "warlord"]
    assert (whose(game), hand(game, "B")) == ("B turn", ["citadel", "geis"])


def test_the_swamp_is_no_pass_and_feeds_the_valley() -> None:
    game = position(
        tiles="cove valley swamp",
        clans={"cove": "A1 B1"},
        hand={"A": "swamp valley bard", "B": "druid citadel"},
        turn="A",
        passes=1,
    )
    play(game, "A: card:swamp, card:valley", "B: pass")
    # with the Swamp the run of passes began anew: A is asked, the season goes on
    assert (whose(game), clans(game)) == ("A turn", {"cove": "A2 B1"})


# In a clash


def test_iron_mine_against_an_empty_hand_costs_one_clan_and_no_more() -> None:
    game = position(
        tiles="cove iron_mine plains",
        clans={"plains": "A2 B3"},
        hand={"A": "warlord iron_mine bard", "B": "eriu tuans_memory"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B, card:iron_mine")
    assert clans(game) == {"plains": "A2 B2"}
    assert hand(game, "B") == ["eriu", "tuans_memory"]
    assert whose(game) == "A after_maneuver"


@pytest.mark.parametrize(("where", "asked"), [("hills", "B attack_performed"), ("plains", "B attacked")])
def test_hills_only_in_the_hills(where: str, asked: str) -> None:
    game = position(
        tiles="cove hills plains",
        clans={where: "A2 B2"},
        hand={"A": "warlord bard", "B": "hills druid"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B")
    assert whose(game) == asked


def test_battle_frenzy_drives_all_out_of_the_citadels_for_good() -> None:
    game = position(
        players=3,
        tiles="cove hills plains",
        clans={"cove": "C1", "plains": "A2 B2"},
        citadels={"plains": 2},
        hand={"A": "warlord bard", "B": "druid", "C": "battle_frenzy"},
        turn="A",
    )
    play(game, "A: card:warlord", "B: shelter, shelter")
    assert game.state.exposed(1) == 0
    play(game, "C: card:battle_frenzy")
    assert (whose(game), game.state.exposed(1)) == ("A maneuver", 2)


def test_under_lugs_spear_attack_withdraw_and_truce_are_all_there_is() -> None:
    game = position(
        players=4,
        tiles="cove hills iron_mine moor valley",
        clans={"cove": "A3", "hills": "B3", "iron_mine": "B2"},
        hand={
            "A": "conquest raid bard ogmas_eloquence the_fianna dagdas_club iron_mine moor valley",
            "B": "warlord hills druid",
            "C": "lugs_spear",
            "D": "geis",
        },
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:2", "D: decline", "C: card:lugs_spear")
    assert (whose(game), options(game)) == ("A maneuver", ["attack:B", "withdraw", "truce"])
    play(game, "A: attack:B", "B: remove")
    assert (whose(game), options(game)) == ("B maneuver", ["attack:A", "withdraw", "truce"])
    play(game, "B: truce", "A: agree")
    assert (whose(game), options(game)) == ("A card_finished", ["card:valley", "decline", "card:moor"])


def test_lugs_spear_does_not_cover_the_next_clash() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"cove": "A4", "hills": "B2", "plains": "B2"},
        hand={"A": "migration bard", "B": "lugs_spear warlord"},
        turn="A",
    )
    play(game, "A: card:migration, from:cove, to:hills, count:2, to:plains, count:2, territory:hills")
    play(game, "B: card:lugs_spear", "A: truce", "B: agree")
    # the clash in the Plains follows: an attack there may be answered again
    play(game, "A: attack:B", "B: remove")
    assert (whose(game), options(game)) == ("A after_maneuver", ["card:bard", "decline"])


def test_ogma_ends_the_clash_at_once() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"cove": "A3", "plains": "B2"},
        hand={"A": "conquest warlord", "B": "ogmas_eloquence druid citadel"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains, count:2, attack:B", "B: discard:druid", "A: decline")
    play(game, "B: card:ogmas_eloquence")
    assert (whose(game), game.state.clash) == ("B turn", None)
    assert clans(game) == {"cove": "A1", "plains": "A2 B2"}


@pytest.mark.parametrize(("mine", "citadels", "legal"), [("B1", 0, True), ("B2", 1, True), ("B2", 0, False)])
def test_cuchulain_needs_exactly_one_exposed_clan(mine: str, citadels: int, legal: bool) -> None:
    game = position(
        players=3,
        tiles="cove hills plains",
        clans={"cove": "A3", "plains": f"{mine} C1"},
        citadels={"plains": citadels},
        hand={"A": "conquest geis", "B": "tale_of_cuchulain bard", "C": "druid"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains, count:1", *(["B: shelter"] if citadels else []))
    play(game, "A: attack:C", "C: discard:druid")
    assert ("card:tale_of_cuchulain" in options(game)) is legal
    if legal:
        play(game, "B: card:tale_of_cuchulain, seat:A, seat:C")
        assert clans(game) == {"cove": "A2", "plains": mine}
        play(game, "B: card:bard", "A: decline")
        assert game.state.deeds == [0, 1, 0]


def test_moytura_brings_clans_into_the_clash_and_one_more() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"cove": "A3", "hills": "B2", "plains": "B1"},
        hand={"A": "conquest bard", "B": "battle_of_moytura druid citadel"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains, count:2, attack:B", "B: discard:druid")
    play(game, "B: card:battle_of_moytura, count:2")
    assert clans(game) == {"cove": "A1", "plains": "A2 B4"}
    assert (whose(game), game.state.exposed(1)) == ("A maneuver", 4)


# Removal


def test_dagdas_club_spares_a_clan_anywhere() -> None:
    game = position(
        tiles="cove hills",
        clans={"cove": "A1 B1"},
        hand={"A": "balors_eye bard", "B": "dagdas_club druid citadel"},
        turn="A",
    )
    play(game, "A: card:balors_eye, seat:B", "B: card:dagdas_club")
    assert clans(game) == {"cove": "A1 B1"}


def test_a_clan_spared_in_a_clash_is_none_for_the_bard() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord bard", "B": "dagdas_club eriu"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B", "B: card:dagdas_club")
    assert (whose(game), clans(game), hand(game, "A")) == ("B maneuver", {"plains": "A2 B2"}, ["bard"])


def test_dagdas_club_dictates_what_an_attack_costs() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord dagdas_club", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B, card:dagdas_club, demand:clan")
    assert (clans(game), hand(game, "B")) == ({"plains": "A2 B1"}, ["citadel", "druid"])


def test_diarmuid_takes_a_clan_to_another_place_even_a_hostile_one_and_never_back() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"cove": "A2 B1", "hills": "B1", "plains": "A2 B2"},
        hand={"A": "balors_eye bard", "B": "diarmuid druid citadel"},
        turn="A",
    )
    play(game, "A: card:balors_eye, territory:plains, seat:B", "B: card:diarmuid")
    assert options(game) == ["territory:cove", "territory:hills"]
    play(game, "B: territory:cove")
    assert clans(game) == {"cove": "A2 B2", "hills": "B1", "plains": "A2 B1"}
    assert (whose(game), game.state.clash) == ("B turn", None)


def test_diarmuid_has_nowhere_to_go_for_a_player_who_is_nowhere_else() -> None:
    game = position(
        tiles="cove hills",
        clans={"cove": "A2 B2"},
        hand={"A": "balors_eye bard", "B": "diarmuid druid citadel"},
        turn="A",
    )
    play(game, "A: card:balors_eye, seat:B")
    assert (whose(game), clans(game), hand(game, "B")) == (
        "B turn",
        {"cove": "A2 B1"},
        ["citadel", "druid", "diarmuid"],
    )


@pytest.mark.parametrize("card", ["diarmuid", "dagdas_club", "dagdas_cauldron"])
def test_to_replace_is_not_to_remove(card: str) -> None:
    game = position(
        tiles="cove hills",
        clans={"cove": "A1 B2", "hills": "B1"},
        hand={"A": "new_alliance bard", "B": f"{card} druid citadel"},
        turn="A",
    )
    play(game, "A: card:new_alliance, replace:B")
    assert (whose(game), clans(game)) == ("B turn", {"cove": "A2 B1", "hills": "B1"})


def test_strengs_resolve_follows_any_attack() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord strengs_resolve", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B", "B: discard:druid", "A: card:strengs_resolve")
    assert game.state.deeds == [1, 0]
