"""The Epic Tales played as a maneuver: Moytura, The Fianna, Ogma's Eloquence, Tale of Cuchulain."""

import pytest

from ardri.rules.box.catalogue import HILLS
from ardri.testing import clans, exposed, options, play, position, whose, zone
from tests.rules.helpers.clash_positions import clash_in_the_hills, clash_of

MANEUVERS = ["battle_of_moytura", "the_fianna", "ogmas_eloquence", "tale_of_cuchulain"]


ON_EACH_TIMING = pytest.mark.parametrize(
    "card", [pytest.param(card, marks=pytest.mark.card(card, case="timing")) for card in MANEUVERS]
)


ON_EACH_NEGATIVE = pytest.mark.parametrize(
    "card", [pytest.param(card, marks=pytest.mark.card(card, case="negative")) for card in MANEUVERS]
)


# All four


@ON_EACH_TIMING
def test_a_maneuver_card_is_offered_at_its_holders_maneuver_only(card: str) -> None:
    game = clash_in_the_hills("A2 B1 C1", players=3, hand={"B": card})
    assert whose(game) == "A maneuver"
    reason = game.why_not(1, card)
    assert reason is not None
    assert reason.key == "wrong_moment"
    play(game, "A: attack:C")
    assert whose(game) == "B maneuver"
    assert options(game) == ["attack:A", f"card:{card}", "truce"]


@ON_EACH_TIMING
def test_a_maneuver_card_is_offered_at_the_very_first_maneuver_and_never_in_ones_turn(card: str) -> None:
    game = position(
        clans={"hills": "A1 B2"}, capital="hills", hand={"A": f"warlord {card}", "B": "eriu"}, turn="A"
    )
    assert options(game) == ["card:warlord", "pass"]
    play(game, "A: card:warlord", "B: decline")
    assert whose(game) == "A maneuver"
    assert f"card:{card}" in options(game)


@ON_EACH_NEGATIVE
def test_who_has_only_sheltered_clans_or_none_plays_no_maneuver_card(card: str) -> None:
    game = clash_in_the_hills("A2 B1 C2", players=3, citadels=1, hand={"B": card})
    play(game, "B: shelter", "A: attack:C")
    assert whose(game) == "C maneuver"
    game = clash_in_the_hills("A2 C2", {"cove": "B1"}, players=3, hand={"B": card})
    play(game, "A: attack:C")
    assert whose(game) == "C maneuver"


# The Battle of Moytura


@pytest.mark.card("battle_of_moytura", case="positive")
def test_moytura_calls_clans_from_around_and_places_one_more() -> None:
    game = clash_in_the_hills(
        "A2 B2", {"cove": "B3", "plains": "B1", "forest": "B2"}, hand={"B": "battle_of_moytura"}
    )
    play(game, "A: attack:B", "B: card:battle_of_moytura")
    assert (whose(game), options(game)) == ("B from", ["from:cove", "from:plains"])
    play(game, "B: from:cove")
    assert options(game) == ["count:1", "count:2", "count:3"]
    play(game, "B: count:2, from:plains")
    assert clans(game) == {"hills": "A2 B5", "cove": "B1", "forest": "B2"}
    assert exposed(game) == "A2 B5"
    assert zone(game, "epic_discard") == ["battle_of_moytura"]
    assert whose(game) == "A maneuver"


@pytest.mark.card("battle_of_moytura", case="positive")
def test_moyturas_clans_are_exposed_while_others_shelter_and_one_origin_is_enough() -> None:
    game = clash_in_the_hills(
        "A2 B2", {"cove": "B3", "plains": "B1"}, citadels=1, hand={"B": "battle_of_moytura bard"}
    )
    play(game, "B: shelter", "A: attack:B", "B: discard:bard, card:battle_of_moytura, from:cove, count:1")
    assert options(game) == ["from:plains", "done"]
    play(game, "B: done")
    assert clans(game) == {"hills": "A2 B4", "cove": "B2", "plains": "B1"}
    assert exposed(game) == "A2 B3"


@pytest.mark.card("battle_of_moytura", case="negative")
def test_moytura_without_clans_around_still_places_one() -> None:
    game = clash_in_the_hills("A1 B2", {"forest": "A2"}, hand={"A": "battle_of_moytura"})
    play(game, "A: card:battle_of_moytura")
    assert clans(game) == {"hills": "A2 B2", "forest": "A2"}
    assert whose(game) == "B maneuver"


@pytest.mark.card("battle_of_moytura", case="negative")
def test_moytura_without_reserve_only_moves() -> None:
    game = clash_in_the_hills("A1 B2", {"cove": "A11"}, hand={"A": "battle_of_moytura"})
    play(game, "A: card:battle_of_moytura, count:11")
    assert clans(game) == {"hills": "A12 B2"}


@pytest.mark.card("battle_of_moytura", case="timing")
def test_moytura_is_a_maneuver_after_which_cards_may_be_played_and_starts_no_new_clash() -> None:
    game = clash_in_the_hills(
        "A2 B1", {"cove": "A1 B1"}, hand={"A": "battle_of_moytura", "B": "warlord"}, starter="the_morrigan"
    )
    play(game, "A: card:battle_of_moytura")
    assert whose(game) == "B after_maneuver"
    play(game, "B: decline", "B: truce", "A: agree")
    assert (whose(game), game.state.clash) == ("B turn", None)
    assert clans(game) == {"hills": "A4 B1", "cove": "B1"}


# The Fianna


@pytest.mark.card("the_fianna", case="positive")
def test_the_fianna_lead_clans_out_to_any_one_neighbour_in_peace() -> None:
    game = clash_in_the_hills("A3 B1", {"cove": "B2"}, hand={"A": "the_fianna"})
    play(game, "A: card:the_fianna")
    assert (whose(game), options(game)) == ("A to", ["to:cove", "to:plains", "to:valley"])
    play(game, "A: to:cove")
    assert options(game) == ["count:1", "count:2", "count:3"]
    play(game, "A: count:2")
    assert clans(game) == {"hills": "A1 B1", "cove": "A2 B2"}
    assert (whose(game), clash_of(game).territory) == ("B maneuver", HILLS)


@pytest.mark.card("the_fianna", case="positive")
def test_the_fianna_lead_sheltered_clans_out_too() -> None:
    game = clash_in_the_hills("A1 B4", citadels=2, hand={"B": "the_fianna bard"})
    play(game, "B: shelter, shelter", "A: attack:B", "B: discard:bard, card:the_fianna, to:plains")
    assert (whose(game), options(game)) == ("B count_sheltered", ["count:0", "count:1", "count:2"])
    play(game, "B: count:1")
    assert (whose(game), options(game)) == ("B count_exposed", ["count:0", "count:1", "count:2"])
    play(game, "B: count:1")
    assert clans(game) == {"hills": "A1 B2", "plains": "B2"}
    assert clash_of(game).sheltered == [0, 1]
    assert exposed(game) == "A1 B1"


@pytest.mark.card("the_fianna", case="negative")
def test_the_fianna_lead_at_least_one_clan_and_never_beyond_the_neighbours() -> None:
    game = clash_in_the_hills("A1 B3", citadels=1, hand={"B": "the_fianna bard"})
    play(game, "B: shelter", "A: attack:B", "B: discard:bard, card:the_fianna")
    assert "to:forest" not in options(game)
    play(game, "B: to:plains, count:0")
    assert options(game) == ["count:1", "count:2"]


@pytest.mark.card("the_fianna", case="timing")
def test_after_the_fianna_the_window_after_a_maneuver_opens() -> None:
    game = clash_in_the_hills("A2 B2", hand={"A": "the_fianna", "B": "warlord"}, starter="the_morrigan")
    play(game, "A: card:the_fianna, to:plains, count:1")
    assert whose(game) == "B after_maneuver"
    play(game, "B: card:warlord, seat:B")
    assert clans(game) == {"hills": "A1 B3", "plains": "A1"}


@pytest.mark.card("the_fianna", case="timing")
@pytest.mark.ruling(27)
def test_the_fianna_lead_out_only_clans_that_are_still_there() -> None:
    game = position(
        4,
        tiles="valley moor stone_circle hills",
        clans={"stone_circle": "A1 B3"},
        citadels={"stone_circle": 1},
        hand={
            "A": "warlord eriu",
            "B": "the_fianna moor stone_circle lug_samildanach bard",
            "C": "the_dagda master_craftsman",
        },
        turn="A",
    )
    play(game, "A: card:warlord", "B: shelter", "A: attack:B", "B: discard:bard")
    play(game, "B: card:the_fianna, to:hills, count:1")
    play(game, "B: card:moor, seat:C", "C: card:the_dagda, card:master_craftsman, seat:D")
    play(
        game,
        "B: card:lug_samildanach",
        "D: decline",
        "B: decline, card:stone_circle, sheltered",
        "D: decline",
    )
    assert (whose(game), clash_of(game).sheltered[1]) == ("B count_exposed", 0)
    play(game, "B: count:1", "D: decline")
    assert clans(game) == {"stone_circle": "A1 B1", "hills": "B1"}
    assert (exposed(game), clash_of(game).sheltered[1]) == ("A1 B1", 0)


# Ogma's Eloquence


@pytest.mark.card("ogmas_eloquence", case="positive")
def test_ogma_ends_the_clash_at_once_whatever_the_others_want() -> None:
    game = clash_in_the_hills("A3 B2 C2", players=3, citadels=1, hand={"B": "ogmas_eloquence"})
    play(game, "B: shelter", "A: attack:C", "B: card:ogmas_eloquence")
    assert (whose(game), game.state.clash) == ("B turn", None)
    assert clans(game) == {"hills": "A3 B2 C1"}
    assert zone(game, "epic_discard") == ["ogmas_eloquence"]


@pytest.mark.card("ogmas_eloquence", case="timing")
def test_ogma_ends_one_clash_and_the_next_begins() -> None:
    game = position(
        tiles="valley plains hills cove",
        clans={"plains": "A2", "hills": "B1", "cove": "B1"},
        hand={"A": "migration ogmas_eloquence", "B": "balors_eye"},
        turn="A",
    )
    play(game, "A: card:migration, from:plains, to:cove, count:1, to:hills")
    play(game, "A: territory:cove, card:ogmas_eloquence")
    assert (whose(game), clash_of(game).territory) == ("A maneuver", HILLS)


# Tale of Cuchulain


@pytest.mark.card("tale_of_cuchulain", case="positive")
def test_cuchulain_strikes_down_two_exposed_clans_of_one_opponent() -> None:
    game = clash_in_the_hills("A1 B3", hand={"A": "tale_of_cuchulain"})
    play(game, "A: card:tale_of_cuchulain")
    assert (whose(game), options(game)) == ("A clan", ["seat:A", "seat:B"])
    play(game, "A: seat:B")
    assert clans(game) == {"hills": "A1 B1"}
    assert whose(game) == "B maneuver"


@pytest.mark.card("tale_of_cuchulain", case="positive")
def test_cuchulains_victims_may_belong_to_two_players_and_one_deed_is_sung() -> None:
    game = clash_in_the_hills("A1 B1 C2", players=3, hand={"A": "tale_of_cuchulain bard"})
    play(game, "A: card:tale_of_cuchulain, seat:B")
    play(game, "A: card:bard")
    assert clans(game) == {"hills": "A1 C1"}
    assert game.state.deeds == [1, 0, 0]
    assert whose(game) == "C maneuver"


@pytest.mark.card("tale_of_cuchulain", case="negative")
def test_cuchulain_stands_alone_in_the_open_or_not_at_all() -> None:
    game = clash_in_the_hills("A2 B2", hand={"A": "tale_of_cuchulain"})
    assert options(game) == ["attack:B", "truce"]
    reason = game.why_not(0, "tale_of_cuchulain")
    assert reason is not None
    assert reason.key == "not_exactly_one_exposed"


@pytest.mark.card("tale_of_cuchulain", case="negative")
def test_sheltered_clans_neither_hinder_cuchulain_nor_fall_to_him() -> None:
    game = clash_in_the_hills("A2 B3 C1", players=3, citadels=3, hand={"B": "tale_of_cuchulain bard"})
    play(game, "B: shelter", "C: shelter", "B: shelter", "A: attack:B", "B: discard:bard")
    play(game, "B: card:tale_of_cuchulain")
    assert options(game) == ["seat:A", "seat:B"]
    play(game, "B: seat:A")
    assert clans(game) == {"hills": "B3 C1"}


@pytest.mark.card("tale_of_cuchulain", case="negative")
def test_cuchulain_without_an_opponent_in_the_open_strikes_only_himself() -> None:
    game = clash_in_the_hills("A1 B1", {"cove": "A1"}, citadels=1, hand={"A": "tale_of_cuchulain bard"})
    play(game, "B: shelter", "A: card:tale_of_cuchulain")
    assert clans(game) == {"hills": "B1", "cove": "A1"}
    assert (whose(game), game.state.deeds) == ("B turn", [0, 0])


@pytest.mark.ruling(46)
@pytest.mark.card("tale_of_cuchulain", case="timing")
def test_a_bard_follows_cuchulain_only_if_he_removed_an_opposing_clan() -> None:
    game = clash_in_the_hills(
        "A1 B3", {"cove": "A1"}, hand={"A": "tale_of_cuchulain bard druid", "B": "dagdas_club"}
    )
    play(game, "A: attack:B", "B: decline", "A: decline", "B: attack:A, decline", "A: discard:druid")
    play(game, "A: card:tale_of_cuchulain, seat:A", "B: card:dagdas_club")
    assert clans(game) == {"hills": "B2", "cove": "A1"}
    assert (whose(game), game.state.clash) == ("B turn", None)


@pytest.mark.ruling(46)
@pytest.mark.card("tale_of_cuchulain", case="timing")
def test_one_of_cuchulains_victims_is_enough_for_a_bard() -> None:
    game = clash_in_the_hills("A1 B3", hand={"A": "tale_of_cuchulain bard", "B": "dagdas_club"})
    play(game, "A: card:tale_of_cuchulain, seat:B", "B: card:dagdas_club")
    assert clans(game) == {"hills": "A1 B2"}
    play(game, "A: card:bard")
    assert game.state.deeds == [1, 0]
