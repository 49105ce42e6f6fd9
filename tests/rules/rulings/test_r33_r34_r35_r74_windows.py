"""Rulings R33 to R35 and R74: windows, and who is asked first."""

import pytest

from ardri.rules.engine.moments import ASSEMBLY_START
from ardri.testing import hand, options, play, position, whose

# R33: a window opens again after any card played in it


@pytest.mark.ruling(33)
def test_a_card_played_by_a_later_player_brings_the_question_back_to_the_active_one() -> None:
    game = position(
        tiles="cove plains",
        clans={"cove": "A3", "plains": "B3"},
        hand={"A": "conquest strengs_resolve", "B": "warlord bard"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains, count:2, attack:B", "B: discard:bard")
    assert whose(game) == "A after_maneuver"
    play(game, "A: decline", "B: card:warlord, seat:B")
    assert (whose(game), options(game)) == ("A after_maneuver", ["card:strengs_resolve", "decline"])
    play(game, "A: card:strengs_resolve")
    assert game.state.deeds == [1, 0]
    assert whose(game) == "B maneuver"


@pytest.mark.ruling(33)
def test_the_active_player_plays_as_many_cards_as_wanted_before_the_others_are_asked() -> None:
    game = position(
        tiles="cove plains",
        clans={"cove": "A3", "plains": "B3"},
        hand={"A": "conquest strengs_resolve bard geis", "B": "warlord"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains, count:2, attack:B", "B: remove")
    assert options(game) == ["card:bard", "card:strengs_resolve", "decline"]
    play(game, "A: card:bard")
    assert (whose(game), options(game)) == ("A after_maneuver", ["card:strengs_resolve", "decline"])
    play(game, "A: card:strengs_resolve")
    assert game.state.deeds == [2, 0]
    assert whose(game) == "B after_maneuver"
    play(game, "B: decline")
    assert whose(game) == "B maneuver"


@pytest.mark.ruling(33)
def test_a_window_closes_when_all_have_declined_in_a_row() -> None:
    game = position(
        players=3,
        tiles="cove plains hills",
        clans={"cove": "A3", "plains": "B3 C2"},
        hand={"A": "conquest strengs_resolve", "B": "bard", "C": "warlord"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains, count:2, attack:B", "B: discard:bard")
    play(game, "A: decline", "C: decline")
    assert whose(game) == "B maneuver"
    assert hand(game, "A") == ["strengs_resolve"]
    assert hand(game, "C") == ["warlord"]


# R34: who is the active player


@pytest.mark.ruling(34)
def test_after_a_maneuver_whoever_maneuvered_is_first() -> None:
    game = position(
        tiles="cove plains",
        clans={"cove": "B3", "plains": "A3"},
        hand={"A": "strengs_resolve", "B": "conquest bard warlord"},
        turn="B",
    )
    play(game, "B: card:conquest, territory:plains, count:2, attack:A")
    assert whose(game) == "B after_maneuver"
    play(game, "B: decline", "A: attack:B", "B: discard:bard")
    assert (whose(game), options(game)) == ("A after_maneuver", ["card:strengs_resolve", "decline"])
    play(game, "A: decline")
    assert (whose(game), options(game)) == ("B after_maneuver", ["card:warlord", "decline"])


@pytest.mark.ruling(34)
def test_in_the_assembly_the_brenn_is_first() -> None:
    game = position(players=3, clans={"cove": "A1 B1 C1"}, hand={"C": "cathbads_word"}, brenn="B")
    # counted from the Brenn B, C is the next one (1)
    assert (whose(game), game.state.stack[-1].data()) == ("C assembly_start", (ASSEMBLY_START, 1, 1))


@pytest.mark.ruling(34)
def test_at_the_start_the_instigator_is_asked_first_even_on_anothers_turn() -> None:
    game = position(
        3,
        tiles="valley highlands plains",
        clans={"highlands": "A1 B1 C1"},
        hand={"A": "the_morrigan highlands", "C": "lugs_spear bard"},
        turn="A",
    )
    play(game, "A: card:the_morrigan, stay, territory:highlands, seat:C")
    assert whose(game) == "C clash_start"
    play(game, "C: decline")
    assert whose(game) == "A clash_start"
    assert options(game) == ["card:highlands", "decline"]


@pytest.mark.ruling(34)
def test_a_new_instigator_is_the_active_player_of_the_start_and_of_the_citadels() -> None:
    game = position(
        3,
        tiles="valley highlands plains",
        clans={"highlands": "A1 B2 C2"},
        citadels={"highlands": 1},
        hand={"A": "warlord highlands", "B": "bard", "C": "lugs_spear battle_frenzy"},
        turn="A",
    )
    play(game, "A: card:warlord, card:highlands, seat:B")
    assert (whose(game), game.state.active()) == ("C clash_start", 1)
    play(game, "C: decline")
    assert (whose(game), game.state.active()) == ("C shelter", 1)
    play(game, "C: decline", "A: shelter")
    assert (whose(game), game.state.active()) == ("C citadels_end", 1)
    play(game, "C: decline")
    assert whose(game) == "B maneuver"


# R35: windows on Triskels open at once


@pytest.mark.ruling(35)
def test_the_forest_answers_a_triskel_before_the_moment_that_it_answered_goes_on() -> None:
    game = position(
        tiles="cove forest plains",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord strengs_resolve bard forest", "B": "geis"},
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:warlord", "B: decline", "A: attack:B", "B: remove")
    play(game, "A: card:strengs_resolve")
    assert (whose(game), options(game)) == ("A card_finished", ["card:forest", "decline"])
    assert game.state.deeds == [1, 0]
    play(game, "A: card:forest")
    assert hand(game, "A") == ["bard", "eriu"]
    assert (whose(game), options(game)) == ("A after_maneuver", ["card:bard", "decline"])


# R74: what follows a finished card is one moment


@pytest.mark.ruling(74)
def test_the_active_player_comes_before_anybodys_lug_samildanach() -> None:
    game = position(
        players=3,
        tiles="cove hills valley",
        clans={"cove": "A2", "hills": "B1 C1"},
        hand={"A": "bard druid valley", "B": "lug_samildanach"},
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:bard")
    assert (whose(game), options(game)) == ("A card_finished", ["card:valley", "decline"])
    play(game, "A: decline")
    assert (whose(game), options(game)) == ("B card_finished", ["card:lug_samildanach", "decline"])
    play(game, "B: card:lug_samildanach")
    assert hand(game, "B") == ["bard"]
    assert (whose(game), options(game)) == ("A card_finished", ["card:valley", "decline"]), (
        "asked again (R33)"
    )


@pytest.mark.ruling(74)
def test_a_triskel_is_followed_by_lug_but_not_by_the_valley() -> None:
    game = position(
        tiles="hills plains valley",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord valley bard", "B": "druid lug_samildanach"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B", "B: remove", "A: card:bard")
    assert (whose(game), options(game)) == ("B card_finished", ["card:lug_samildanach", "decline"])


@pytest.mark.card("forest", case="timing")
@pytest.mark.card("valley", case="timing")
@pytest.mark.ruling(74)
def test_forest_and_the_cards_that_follow_a_season_card_come_in_any_order() -> None:
    game = position(
        tiles="cove forest valley",
        clans={"cove": "A1 B1"},
        hand={"A": "forest valley stone_of_fal bard", "B": "conquest"},
        turn="A",
    )
    play(game, "A: card:stone_of_fal")
    assert options(game) == ["card:forest", "card:valley", "decline"]
    play(game, "A: card:valley")
    assert options(game) == ["card:forest", "decline"]
