"""Coalition: two players move together, and neither turns on the other in the clash (E3, E4, E30, E31)."""

from __future__ import annotations

import pytest

from ardri.rules.game import Game
from ardri.rules.views.why_not import Reason
from ardri.testing import asked, clans, exposed, hand, options, play, position
from tests.rules.helpers.game_inspection import kinds
from tests.seasons.fifth.fifth_positions import FIFTH, five

LAND = {"hills": "A3 B2", "plains": "C2", "meadows": "D1", "valley": "E1"}
HANDS = {"A": "coalition citadel", "B": "sanctuary druid", "C": "migration festival"}


def allied(along: int = 1, to: str = "plains", lands: dict[str, str] | None = None, **more: object) -> Game:
    """A leads two clans from the Hills, B goes along with some."""
    game = five(LAND if lands is None else lands, hand=HANDS, **more)
    play(game, f"A: card:coalition, ?from:hills, to:{to}, count:2, ?seat:B")
    play(game, f"B: count:{along}")
    return game


# What it does


@pytest.mark.card("coalition", case="positive")
@pytest.mark.ruling("E3", case="positive")
def test_both_move_and_clash_with_whoever_is_there() -> None:
    game = five({**LAND, "cove": "A1 C1"}, hand=HANDS)
    play(game, "A: card:coalition")
    assert (asked(game), options(game)) == (["A from"], ["from:cove", "from:hills"])
    play(game, "A: from:hills")
    assert (asked(game), options(game)) == (["A to"], ["to:cove", "to:meadows", "to:plains"])
    play(game, "A: to:plains")
    assert (asked(game), options(game)) == (["A count"], ["count:1", "count:2", "count:3"])
    play(game, "A: count:2")
    assert (asked(game), options(game)) == (["B go_along"], ["count:0", "count:1", "count:2"])
    play(game, "B: count:1")
    assert (clans(game)["hills"], clans(game)["plains"]) == ("A1 B1", "A2 B1 C2")
    assert game.state.clash is not None
    assert (game.state.clash.instigator, asked(game)) == (0, ["A maneuver"])
    assert options(game) == ["attack:C", "truce"]


@pytest.mark.card("coalition", case="positive")
def test_one_of_several_opponents_is_named() -> None:
    game = five({"hills": "A3 B2 E1", "plains": "C2", "meadows": "D1"}, hand=HANDS)
    play(game, "A: card:coalition, to:plains, count:1")
    assert (asked(game), options(game)) == (["A partner"], ["seat:B", "seat:E"])
    play(game, "A: seat:E, ?from:hills")
    assert asked(game) == ["E go_along"]


@pytest.mark.card("coalition", case="positive")
def test_neither_attacks_the_other_and_both_attack_the_third() -> None:
    game = allied()
    play(game, "A: attack:C", "C: remove")
    assert (asked(game), options(game)) == (["B maneuver"], ["attack:C", "truce"])
    play(game, "B: attack:C")
    assert asked(game) == ["C attacked"]


@pytest.mark.card("coalition", case="positive")
def test_whoever_is_attacked_may_strike_back_at_both() -> None:
    game = allied()
    play(game, "A: attack:C", "C: remove", "B: attack:C", "C: discard:festival")
    assert (asked(game), options(game)) == (["C maneuver"], ["attack:A", "attack:B", "truce"])


# What it does not


@pytest.mark.card("coalition", case="negative")
def test_without_a_shared_territory_it_is_played_without_effect() -> None:
    lands = {"hills": "A3", "plains": "B1 C2", "meadows": "D1", "valley": "E1"}
    game = five(lands, hand=HANDS)
    play(game, "A: card:coalition")
    assert (clans(game), hand(game, "A")) == (dict(sorted(lands.items())), ["citadel"])


@pytest.mark.card("coalition", case="negative")
def test_only_who_is_present_where_it_starts_may_come_along() -> None:
    game = five({"hills": "A3 B2", "cove": "C2", "plains": "C1", "meadows": "D1"}, hand=HANDS)
    play(game, "A: card:coalition, to:cove, count:1")
    assert asked(game) == ["B go_along"]


@pytest.mark.card("coalition", case="negative")
def test_other_clashes_have_nothing_of_it() -> None:
    lands = {"hills": "A3 B2", "plains": "C2", "meadows": "D1", "valley": "E1"}
    game = five(lands, hand={"A": "warlord coalition", "B": "druid citadel"})
    play(game, "A: card:warlord")
    assert options(game) == ["attack:B", "truce"]


@pytest.mark.card("coalition", case="negative")
def test_the_partners_clans_elsewhere_stay_where_they_are() -> None:
    game = allied(2)
    assert (clans(game)["hills"], clans(game)["plains"]) == ("A1", "A2 B2 C2")


# When


@pytest.mark.ruling("E3", case="timing")
@pytest.mark.card("coalition", case="timing")
@pytest.mark.ruling("E3", case="negative")
def test_the_partner_is_asked_after_the_window_in_which_geis_cancels() -> None:
    game = five(LAND, hand={**HANDS, "C": "geis migration"})
    play(game, "A: card:coalition, to:plains, count:2")
    assert asked(game) == ["C card_declared"]
    play(game, "C: card:geis")
    assert clans(game) == LAND
    assert game.state.clash is None
    spared = five(LAND, hand={**HANDS, "C": "geis migration"})
    play(spared, "A: card:coalition, to:plains, count:2", "C: decline")
    assert asked(spared) == ["B go_along"]


@pytest.mark.card("coalition", case="timing")
def test_it_is_a_season_card() -> None:
    game = five(LAND, hand={"A": "bard", "B": "coalition"})
    assert game.why_not(1, "coalition") == Reason("not_your_turn")
    clash = five(LAND, hand={"A": "warlord", "B": "coalition"})
    play(clash, "A: card:warlord")
    assert asked(clash) == ["A maneuver"]
    assert clash.why_not(1, "coalition") == Reason("not_your_turn")


@pytest.mark.ruling("E3")
def test_the_number_of_the_players_own_clans_is_declared_before() -> None:
    game = five(LAND, hand={**HANDS, "C": "geis migration"})
    play(game, "A: card:coalition, to:plains, count:2")
    (event,) = [each for each in game.events if each.fields.get("option") == "count:2"]
    assert (event.kind, asked(game)) == ("declare", ["C card_declared"])


# Shelter


@pytest.mark.ruling("E30", case="positive")
def test_neither_of_them_shelters_and_the_third_does() -> None:
    game = allied(capital="plains", citadels={"plains": 2})
    assert asked(game) == ["C shelter"]
    play(game, "C: shelter, shelter")
    assert asked(game) == ["A maneuver"]


@pytest.mark.ruling("E30")
def test_not_even_if_the_highlands_make_another_the_instigator() -> None:
    game = position(
        5,
        tiles="hills highlands plains meadows valley",
        clans={"hills": "A3 B2", "highlands": "C2", "meadows": "D1", "valley": "E1"},
        hand={"A": "coalition bard", "C": "highlands festival"},
        citadels={"highlands": 3},
        turn="A",
        edition=FIFTH,
    )
    play(game, "A: card:coalition, to:highlands, count:2", "B: count:1")
    play(game, "C: card:highlands, seat:C")
    assert (asked(game), options(game)) == (["C maneuver"], ["attack:A", "attack:B", "truce"])


# The partner stays


@pytest.mark.ruling("E4", case="negative")
def test_a_partner_who_moves_nobody_and_is_there_already_is_free() -> None:
    lands = {"hills": "A3 B2", "plains": "B1 C2", "meadows": "D1", "valley": "E1"}
    game = allied(0, lands=lands, capital="plains", citadels={"plains": 1})
    assert asked(game) == ["B shelter"]
    play(game, "B: decline", "C: decline")
    assert options(game) == ["attack:C", "truce"]
    play(game, "A: attack:C", "C: remove")
    assert (asked(game), options(game)) == (["B maneuver"], ["attack:A", "attack:C", "withdraw", "truce"])


@pytest.mark.ruling("E4", case="positive")
def test_a_partner_who_moves_at_least_one_is_bound_with_all_clans_there() -> None:
    lands = {"hills": "A3 B2", "plains": "B1 C2", "meadows": "D1", "valley": "E1"}
    game = allied(1, lands=lands, capital="plains", citadels={"plains": 1})
    assert asked(game) == ["C shelter"]
    play(game, "C: decline", "A: attack:C", "C: remove")
    assert (exposed(game), options(game)) == ("A2 B2 C1", ["attack:C", "truce"])


@pytest.mark.ruling("E4")
@pytest.mark.ruling("E30")
def test_where_the_partner_alone_could_attack_the_player_may_hold_back() -> None:
    lands = {"hills": "A3 B2", "plains": "B1", "cove": "C1", "meadows": "D1", "valley": "E1"}
    game = allied(0, lands=lands)
    assert (asked(game), options(game)) == (["A maneuver"], ["hold_back", "truce"])
    play(game, "A: hold_back")
    assert (asked(game), options(game)) == (["B maneuver"], ["attack:A", "withdraw", "truce"])
    assert "hold_back" in kinds(game)


@pytest.mark.ruling("E4", case="timing")
@pytest.mark.ruling("E30", case="timing")
def test_a_clash_that_follows_when_the_card_is_finished_has_nothing_of_it() -> None:
    game = position(
        5,
        tiles="hills aber plains meadows valley moor",
        clans={"hills": "A3 B2", "meadows": "B2", "valley": "C1", "moor": "D1 E1"},
        hand={"A": "coalition citadel aber", "B": "exploration"},
        turn="A",
        edition="base+fifth+sea",
    )
    play(game, "A: card:coalition, to:plains, count:1", "B: count:1", "A: hold_back, card:aber")
    play(game, "A: ?from:hills, ?to:meadows")
    assert (asked(game), exposed(game)) == (["A maneuver"], "A1 B2")
    assert "attack:B" in options(game)


# Nobody to attack


@pytest.mark.ruling("E30")
def test_allies_who_are_alone_end_the_clash_by_holding_back() -> None:
    game = allied(1, to="cove")
    assert asked(game) == ["A maneuver"]
    assert options(game) == ["hold_back", "truce"]
    play(game, "A: hold_back")
    assert (game.state.clash, clans(game)["cove"]) == (None, "A2 B1")
    assert asked(game) == ["B turn"]


@pytest.mark.ruling("E30")
def test_when_the_third_is_gone_there_is_nobody_left_to_attack() -> None:
    lands = {"hills": "A3 B2", "plains": "C1", "meadows": "D1", "valley": "E1"}
    game = allied(1, lands=lands)
    play(game, "A: attack:C", "C: remove")
    assert (asked(game), "hold_back" in options(game)) == (["B maneuver"], True)
    play(game, "B: hold_back")
    assert (game.state.clash, clans(game)["plains"]) == (None, "A2 B1")


@pytest.mark.ruling("E30", case="negative")
def test_an_epic_tale_is_no_attack() -> None:
    game = five(LAND, hand={**HANDS, "A": "coalition battle_of_moytura"})
    play(game, "A: card:coalition, to:plains, count:2", "B: count:1")
    assert "card:battle_of_moytura" in options(game)


# The movement


@pytest.mark.ruling("E31", case="timing")
@pytest.mark.parametrize(("brenn", "first", "second"), [("A", "A", "B"), ("B", "B", "A"), ("D", "A", "B")])
def test_each_pays_the_toll_of_the_mountains_the_brenn_first(brenn: str, first: str, second: str) -> None:
    game = position(
        5,
        tiles="hills mountains plains meadows valley",
        clans={"hills": "A3 B2", "plains": "C2", "meadows": "D1", "valley": "E1"},
        hand=HANDS,
        brenn=brenn,
        turn="A",
        edition=FIFTH,
    )
    play(game, "A: card:coalition, to:mountains, count:2", "B: count:1")
    assert asked(game) == [f"{first} toll"]
    play(game, f"{first}: remove")
    assert asked(game) == [f"{second} toll"]


@pytest.mark.ruling("E31", case="negative")
def test_who_moves_nobody_pays_nothing() -> None:
    game = position(
        5,
        tiles="hills mountains plains meadows valley",
        clans={"hills": "A3 B2", "plains": "C2", "meadows": "D1", "valley": "E1"},
        hand=HANDS,
        turn="A",
        edition=FIFTH,
    )
    play(game, "A: card:coalition, to:mountains, count:2", "B: count:0", "A: remove")
    assert asked(game) == ["B turn"]


@pytest.mark.ruling("E31")
def test_the_festival_costs_the_player_a_clan_and_not_the_partner() -> None:
    game = allied(1, festival="plains", sanctuaries={"plains": 1})
    assert clans(game)["plains"] == "A1 B1 C2"


@pytest.mark.ruling("E31")
def test_winter_counts_the_clans_of_each_apart() -> None:
    game = five(
        {"hills": "A5 B5", "plains": "C2", "meadows": "D1", "valley": "E1"},
        edition="base+fifth+seasons+festivals",
        hand=HANDS,
        markers={"season": "winter"},
    )
    play(game, "A: card:coalition, to:plains")
    assert options(game) == ["count:1", "count:2", "count:3"]
    play(game, "A: count:3")
    assert options(game) == ["count:0", "count:1", "count:2", "count:3"]


@pytest.mark.ruling("E31", case="positive")
def test_by_sea_both_go_the_same_way() -> None:
    game = position(
        5,
        tiles="haven plains hills cove valley moor",
        clans={"haven": "A3 B2", "cove": "C1", "hills": "D1", "moor": "E1"},
        hand=HANDS,
        capital="plains",
        turn="A",
        edition="base+fifth+sea",
    )
    play(game, "A: card:coalition, to:cove, count:2", "B: count:2")
    assert (clans(game)["haven"], clans(game)["cove"]) == ("A1", "A2 B2 C1")
    assert options(game) == ["attack:C", "withdraw", "truce"]


@pytest.mark.ruling("E31")
def test_if_nobody_is_left_to_lead_nobody_follows() -> None:
    game = position(
        5,
        tiles="hills stone_circle plains meadows valley moor",
        clans={"stone_circle": "A1 B2", "plains": "C2", "meadows": "D1", "valley": "E1", "moor": "A1"},
        hand={
            "A": "coalition citadel lug_samildanach stone_circle",
            "B": "moor druid",
            "D": "the_dagda master_craftsman",
        },
        turn="A",
        edition=FIFTH,
    )
    play(game, "A: card:coalition, ?from:stone_circle, to:plains, ?count:1", "B: card:moor, seat:C")
    play(game, "D: card:the_dagda, card:master_craftsman, seat:C", "A: card:lug_samildanach")
    play(game, "C: decline", "A: decline, card:stone_circle", "C: decline")
    assert clans(game)["stone_circle"] == "B2"
    assert (clans(game)["plains"], "B go_along" in asked(game)) == ("C2", False)
