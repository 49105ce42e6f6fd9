"""Rulings R33 to R43: windows and who is asked first, cancelled cards, and what is declared."""

import pytest

from ardri.rules.engine.moments import ASSEMBLY_START, CLASH_START
from ardri.testing import clans, hand, options, play, position, whose, zone
from tests.rules.helpers.game_inspection import declared

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
def test_at_the_start_of_a_clash_the_instigator_is_first() -> None:
    game = position(
        players=3,
        tiles="cove hills highlands",
        clans={"highlands": "A1 B1 C1"},
        hand={"A": "lugs_spear", "B": "bard", "C": "warlord highlands"},
        turn="C",
    )
    play(game, "C: card:warlord")
    assert (whose(game), options(game)) == ("C clash_start", ["card:highlands", "decline"])
    play(game, "C: decline")
    assert whose(game) == "A clash_start"


@pytest.mark.ruling(34)
def test_a_new_instigator_is_the_active_player_at_once() -> None:
    game = position(
        players=3,
        tiles="cove hills highlands",
        clans={"highlands": "A1 B1 C1"},
        hand={"A": "warlord bard", "B": "lugs_spear", "C": "highlands"},
        turn="A",
    )
    play(game, "A: card:warlord")
    assert (whose(game), game.state.stack[-1].data()) == ("B clash_start", (CLASH_START, 0, 1))
    play(game, "B: decline", "C: card:highlands, seat:C")
    # C is the instigator now: the order is C, A, B, and B comes third
    assert (whose(game), game.state.stack[-1].data()) == ("B clash_start", (CLASH_START, 2, 2))


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


# R36: the Meadows are played after seeing the cards drawn


@pytest.mark.ruling(36)
def test_the_meadows_are_offered_when_the_cards_drawn_have_been_seen() -> None:
    game = position(
        tiles="cove meadows",
        clans={"cove": "A1 B1"},
        hand={"A": "bard geis meadows", "B": "druid citadel"},
        turn="A",
        chance="epic:eriu epic:balors_eye",
    )
    play(game, "A: card:bard")
    assert (whose(game), options(game)) == ("A epic_draw", ["card:meadows", "decline"])
    assert zone(game, "drawn:A") == ["eriu"]
    drawn = [event for event in game.events if event.fields.get("from") == "epic_pile"]
    assert [event.seen_by(0).fields.get("card") for event in drawn] == ["eriu"]
    assert [event.seen_by(1).fields.get("card") for event in drawn] == [None]
    play(game, "A: card:meadows")
    assert options(game) == ["keep:balors_eye", "keep:eriu"]
    play(game, "A: keep:eriu")
    assert hand(game, "A") == ["geis", "eriu"]
    assert zone(game, "epic_discard") == ["balors_eye"]


# R37: Lug Samildanach when Geis was played: one window for each Action card


@pytest.mark.ruling(37)
@pytest.mark.parametrize(
    ("answers", "taken"),
    [("C: card:lug_samildanach", "geis"), ("C: decline, card:lug_samildanach", "sanctuary")],
)
def test_lug_is_asked_about_geis_first_and_then_about_the_cancelled_card(answers: str, taken: str) -> None:
    game = position(
        players=3,
        clans={"cove": "A1 B1 C1"},
        hand={"A": "sanctuary bard", "B": "geis druid citadel", "C": "lug_samildanach"},
        turn="A",
    )
    play(game, "A: card:sanctuary", "B: card:geis")
    assert whose(game) == "C card_finished"
    assert "sanctuary" not in zone(game, "action_discard")
    play(game, answers)
    assert hand(game, "C") == [taken]
    assert whose(game) == "B turn"
    assert game.state.sanctuaries[:2] == [1, 0]


# R38: a cancelled maneuver is spent


@pytest.mark.ruling(38)
@pytest.mark.parametrize(
    ("tale", "plan"), [("ogmas_eloquence", ""), ("the_fianna", ", to:cove, count:1")], ids=["ogma", "fianna"]
)
def test_a_cancelled_maneuver_is_spent_and_followed_by_its_window(tale: str, plan: str) -> None:
    game = position(
        tiles="cove plains hills",
        clans={"cove": "A3", "plains": "B3"},
        hand={"A": f"conquest {tale}", "B": "warlord the_dagda"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains, count:2", f"A: card:{tale}{plan}", "B: card:the_dagda")
    assert clans(game) == {"cove": "A1", "plains": "A2 B3"}
    assert (whose(game), options(game)) == ("B after_maneuver", ["card:warlord", "decline"])
    play(game, "B: decline")
    assert whose(game) == "B maneuver"


# R39: an Epic Tale cancelled by The Dagda cannot be caught


@pytest.mark.ruling(39)
def test_only_the_forest_answers_a_cancelled_epic_tale() -> None:
    game = position(
        players=4,
        tiles="cove forest stone_circle plains",
        clans={"cove": "A1 B1 C1 D1", "stone_circle": "A1"},
        hand={"A": "balors_eye master_craftsman bard stone_circle forest", "B": "the_dagda"},
        turn="A",
        epic_discard="eriu",
        chance="epic:balors_eye",
    )
    play(game, "A: card:balors_eye, territory:cove, seat:B", "B: card:the_dagda")
    assert clans(game) == {"cove": "A1 B1 C1 D1", "stone_circle": "A1"}
    assert (whose(game), options(game)) == ("A card_finished", ["card:forest", "decline"])
    assert zone(game, "epic_discard") == []
    assert {"balors_eye", "the_dagda", "eriu"} <= set(zone(game, "epic_pile"))
    play(game, "A: card:forest")
    assert "balors_eye" in hand(game, "A")


@pytest.mark.ruling(39)
def test_without_the_dagda_all_three_answer() -> None:
    game = position(
        players=4,
        tiles="cove forest stone_circle plains",
        clans={"cove": "A1 B1 C1 D1", "stone_circle": "A1"},
        hand={"A": "balors_eye master_craftsman bard stone_circle forest", "B": "the_dagda"},
        turn="A",
    )
    play(game, "A: card:balors_eye, territory:cove, seat:B", "B: decline")
    assert (whose(game), options(game)) == ("A before_discard", ["card:master_craftsman", "decline"])
    play(game, "A: decline")
    assert options(game) == ["card:forest", "card:stone_circle", "decline"]


# R40: Master Craftsman on The Dagda itself


@pytest.mark.ruling(40)
def test_the_dagda_given_away_does_not_shuffle() -> None:
    game = position(
        players=4,
        clans={"cove": "A1 B1 C1 D1"},
        hand={"A": "balors_eye bard", "B": "the_dagda master_craftsman geis"},
        turn="A",
        epic_discard="eriu",
    )
    play(game, "A: card:balors_eye, seat:B", "B: card:the_dagda, card:master_craftsman, seat:C")
    assert zone(game, "epic_discard") == ["balors_eye", "eriu"]
    assert hand(game, "C") == ["the_dagda"]
    assert game.state.deeds == [0, 1, 0, 0]
    assert not [event for event in game.events if event.kind == "shuffle_epics"]
    assert clans(game) == {"cove": "A1 B1 C1 D1"}


@pytest.mark.ruling(39)
@pytest.mark.ruling(40)
def test_the_stone_circle_cannot_catch_a_cancelled_tale_even_where_nothing_was_shuffled() -> None:
    game = position(
        players=4,
        tiles="cove stone_circle hills plains",
        clans={"cove": "A1 B1 C1 D1", "stone_circle": "A1"},
        hand={"A": "stone_of_fal bard stone_circle", "B": "the_dagda master_craftsman druid citadel"},
        turn="A",
    )
    play(game, "A: card:stone_of_fal", "B: card:the_dagda, card:master_craftsman, seat:C")
    assert zone(game, "epic_discard") == ["stone_of_fal"]
    assert (whose(game), hand(game, "A")) == ("B turn", ["bard", "stone_circle"])


# R41: costs inside a cancelled card are not paid


@pytest.mark.ruling(41)
def test_cancelled_misty_lands_discard_nothing() -> None:
    game = position(
        tiles="cove misty_lands",
        clans={"cove": "A1 B1"},
        hand={"A": "misty_lands bard geis", "B": "the_dagda druid citadel"},
        turn="A",
    )
    play(game, "A: card:misty_lands, count:2", "B: card:the_dagda")
    assert hand(game, "A") == ["bard", "geis"]
    assert zone(game, "face_down") == ["misty_lands"]
    assert whose(game) == "B turn"


@pytest.mark.ruling(41)
def test_a_cancelled_stone_circle_costs_no_clan() -> None:
    game = position(
        tiles="cove stone_circle",
        clans={"cove": "A1 B1", "stone_circle": "A1"},
        hand={"A": "champions_share stone_circle bard", "B": "the_dagda druid citadel"},
        turn="A",
        set_aside="geis",
    )
    play(game, "A: card:champions_share", "B: decline", "A: card:stone_circle", "B: card:the_dagda")
    assert clans(game) == {"cove": "A1 B1", "stone_circle": "A1"}
    assert hand(game, "A") == ["bard", "geis"]
    assert "champions_share" in zone(game, "epic_pile")


# R42: The Dagda among several discards


@pytest.mark.ruling(42)
def test_the_dagda_discarded_with_others_shuffles_them_all() -> None:
    game = position(
        clans={"cove": "A1 B1"},
        hand={"A": "tuans_memory bard", "B": "druid citadel"},
        turn="A",
        epic_discard="balors_eye",
        chance="epic:eriu epic:the_dagda epic:tailtus_land",
    )
    play(game, "A: card:tuans_memory, keep:eriu")
    # Tailtu's Land comes after The Dagda in the box, and is shuffled all the same; Tuan is discarded later
    assert zone(game, "epic_discard") == ["tuans_memory"]
    assert {"balors_eye", "the_dagda", "tailtus_land"} <= set(zone(game, "epic_pile"))


@pytest.mark.ruling(42)
def test_the_dagda_revealed_to_deirdre_shuffles_what_is_discarded_with_it() -> None:
    game = position(
        players=4,
        clans={"cove": "A2 B1 C1 D1"},
        hand={"A": "deirdres_beauty bard", "B": "the_dagda druid citadel", "C": "eriu", "D": "tuans_memory"},
        turn="A",
        epic_discard="balors_eye",
    )
    play(game, "A: card:deirdres_beauty", "B: decline", "A: take:eriu")
    assert zone(game, "epic_discard") == ["deirdres_beauty"]
    assert {"balors_eye", "the_dagda", "tuans_memory"} <= set(zone(game, "epic_pile"))


# R43: what is declared


@pytest.mark.ruling(43)
@pytest.mark.parametrize(
    ("card", "lines", "plan"),
    [
        ("moor", ["A: card:moor, seat:C"], (2,)),
        ("salt_mine", ["A: card:swamp", "B: decline", "A: card:salt_mine, seat:C"], (2,)),
        ("misty_lands", ["A: card:misty_lands, count:2"], (2,)),
    ],
)
def test_names_and_numbers_are_declared_before_anybody_may_cancel(
    card: str, lines: list[str], plan: tuple[int, ...]
) -> None:
    game = position(
        players=3,
        tiles="cove moor salt_mine misty_lands swamp",
        clans={"cove": "A1 B1 C1"},
        hand={"A": f"{card} bard geis swamp", "B": "the_dagda druid", "C": "eriu citadel"},
        turn="A",
    )
    play(game, *lines)
    assert (whose(game), declared(game)) == ("B card_declared", plan)


@pytest.mark.ruling(43)
@pytest.mark.parametrize(
    ("card", "canceller"),
    [
        ("deirdres_beauty", "the_dagda"),
        ("maeves_wealth", "the_dagda"),
        ("tailtus_land", "the_dagda"),
        ("tuans_memory", "the_dagda"),
        ("druid", "geis"),
        ("exploration", "geis"),
    ],
)
def test_hidden_cards_declare_nothing(card: str, canceller: str) -> None:
    game = position(
        players=3,
        clans={"cove": "A1 B1 C1"},
        hand={"A": f"{card} bard", "B": f"{canceller} citadel", "C": "eriu conquest"},
        turn="A",
    )
    play(game, f"A: card:{card}")
    assert (whose(game), declared(game)) == ("B card_declared", ())
    play(game, f"B: card:{canceller}")
    assert hand(game, "A") == ["bard"]
    assert hand(game, "C") == ["conquest", "eriu"]
    assert whose(game) == "B turn"


@pytest.mark.ruling(43)
def test_cathbad_declares_nothing() -> None:
    game = position(players=3, clans={"cove": "A1"}, hand={"A": "cathbads_word", "B": "the_dagda"})
    play(game, "A: card:cathbads_word")
    assert (whose(game), declared(game)) == ("B card_declared", ())
