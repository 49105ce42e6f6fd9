"""The Epic Tales for moments of a clash: Battle Frenzy, Lug's Spear, Streng's Resolve."""

import pytest

from ardri.rules.box.catalogue import HILLS
from ardri.testing import clans, exposed, options, play, position, whose, zone
from tests.rules.helpers.clash_positions import clash_in_the_hills, clash_of

# Battle Frenzy


@pytest.mark.card("battle_frenzy", case="positive")
@pytest.mark.parametrize("name", ["A", "B", "D"], ids=["invader", "sheltered", "onlooker"])
def test_battle_frenzy_by_anybody_drives_all_clans_out_of_the_citadels(name: str) -> None:
    game = clash_in_the_hills("A2 B2 C1", players=4, citadels=3, hand={name: "battle_frenzy"})
    play(game, "B: shelter", "C: shelter", "B: decline")
    assert exposed(game) == "A2 B1"
    play(game, f"{name}: card:battle_frenzy")
    assert exposed(game) == "A2 B2 C1"
    assert (whose(game), options(game)) == ("A maneuver", ["attack:B", "attack:C", "truce"])
    assert zone(game, "epic_discard") == ["battle_frenzy"]


@pytest.mark.card("battle_frenzy", case="negative")
def test_a_cancelled_battle_frenzy_leaves_the_clans_in_the_citadels() -> None:
    game = clash_in_the_hills("A2 B2", citadels=1, hand={"A": "battle_frenzy", "B": "the_dagda"})
    play(game, "B: shelter", "A: card:battle_frenzy", "B: card:the_dagda")
    assert exposed(game) == "A2 B1"


@pytest.mark.card("battle_frenzy", case="negative")
def test_battle_frenzy_lasts_for_one_clash_only() -> None:
    game = clash_in_the_hills("A2 B2", {"cove": "A1"}, citadels=1, hand={"A": "battle_frenzy conquest"})
    play(
        game,
        "B: shelter",
        "A: card:battle_frenzy, truce",
        "B: agree, pass",
        "A: card:conquest, territory:hills",
    )
    assert whose(game) == "B shelter"


@pytest.mark.card("battle_frenzy", case="timing")
def test_battle_frenzy_comes_after_the_citadels_and_before_the_first_maneuver() -> None:
    game = clash_in_the_hills("A2 B2", citadels=2, hand={"A": "battle_frenzy"})
    assert whose(game) == "B shelter"
    play(game, "B: shelter")
    assert whose(game) == "B shelter"
    play(game, "B: decline")
    assert (whose(game), options(game)) == ("A citadels_end", ["card:battle_frenzy", "decline"])
    play(game, "A: decline")
    assert (whose(game), options(game)) == ("A maneuver", ["attack:B", "truce"])
    reason = game.why_not(0, "battle_frenzy")
    assert reason is not None
    assert reason.key == "wrong_moment"


# Lug's Spear


@pytest.mark.card("lugs_spear", case="positive")
def test_the_spear_silences_every_triskel_in_the_clash_and_nothing_else() -> None:
    game = position(
        4,
        tiles="iron_mine valley hills moor",
        clans={"valley": "A2", "hills": "B3", "moor": "A1 B1"},
        hand={
            "A": "conquest bard raid iron_mine moor valley the_fianna strengs_resolve",
            "B": "hills dagdas_club diarmuid warlord ogmas_eloquence",
            "D": "lugs_spear eriu",
        },
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, from:valley, count:2")
    assert whose(game) == "D clash_start"
    play(game, "D: card:lugs_spear")
    assert options(game) == ["attack:B", "truce"]
    reason = game.why_not(0, "the_fianna")
    assert reason is not None
    assert reason.key == "silenced"
    play(game, "A: attack:B")
    assert (whose(game), options(game)) == ("B attacked", ["discard:warlord", "remove"])
    play(game, "B: remove")
    assert (whose(game), options(game)) == ("B maneuver", ["attack:A", "truce"])
    assert clans(game) == {"hills": "A2 B2", "moor": "A1 B1"}
    play(game, "B: truce")
    assert options(game) == ["agree", "refuse"]
    play(game, "A: agree")
    assert whose(game) == "A card_finished"
    assert options(game) == ["card:valley", "decline", "card:moor"]


@pytest.mark.card("lugs_spear", case="positive")
def test_under_the_spear_one_may_still_withdraw() -> None:
    game = clash_in_the_hills("A2 B2", {"cove": "A1"}, hand={"A": "lugs_spear the_fianna"})
    play(game, "A: card:lugs_spear")
    assert options(game) == ["attack:B", "withdraw", "truce"]
    play(game, "A: withdraw, count:1")
    assert clans(game) == {"hills": "A1 B2", "cove": "A2"}


@pytest.mark.card("lugs_spear", case="negative")
def test_the_spear_does_not_reach_a_clash_still_waiting() -> None:
    game = position(
        tiles="valley hills plains cove",
        clans={"plains": "A2", "hills": "B2", "cove": "B2"},
        hand={"A": "migration the_fianna", "B": "lugs_spear bard eriu"},
        turn="A",
    )
    play(
        game,
        "A: card:migration, from:plains, to:cove, count:1, to:hills, territory:cove",
        "B: card:lugs_spear",
    )
    assert options(game) == ["attack:B", "truce"]
    play(game, "A: truce", "B: agree")
    assert clash_of(game).territory == HILLS
    assert options(game) == ["attack:B", "card:the_fianna", "truce"]


@pytest.mark.card("lugs_spear", case="timing")
def test_the_spear_is_thrown_before_the_citadels_or_never() -> None:
    game = clash_in_the_hills("A1 B2", citadels=1, hand={"B": "lugs_spear", "A": "battle_frenzy"})
    assert (whose(game), options(game)) == ("B clash_start", ["card:lugs_spear", "decline"])
    assert game.why_not(1, "lugs_spear") is None
    play(game, "B: decline")
    assert whose(game) == "B shelter"
    reason = game.why_not(1, "lugs_spear")
    assert reason is not None
    assert reason.key == "wrong_moment"
    play(game, "B: shelter")
    assert whose(game) == "A citadels_end"


# Streng's Resolve


@pytest.mark.card("strengs_resolve", case="positive")
@pytest.mark.ruling(17)
@pytest.mark.parametrize(
    ("card", "answer"),
    [
        ("bard", "discard:bard"),
        ("druid", "remove"),
        ("hills", "card:hills"),
        ("dagdas_club", "card:dagdas_club"),
    ],
)
def test_streng_gains_a_deed_from_an_attack_whatever_came_of_it(card: str, answer: str) -> None:
    game = clash_in_the_hills("A2 B2", hand={"A": "strengs_resolve", "B": card})
    play(game, "A: attack:B", f"B: {answer}")
    assert whose(game) == "A after_maneuver"
    play(game, "A: card:strengs_resolve")
    assert game.state.deeds == [1, 0]
    assert "strengs_resolve" in zone(game, "epic_discard")
    assert whose(game) == "B maneuver"


@pytest.mark.card("strengs_resolve", case="negative")
@pytest.mark.parametrize("maneuver", ["withdraw, count:1", "card:the_fianna, to:plains, count:1"])
def test_streng_has_no_use_for_other_maneuvers(maneuver: str) -> None:
    game = clash_in_the_hills("A2 B2", {"cove": "A1"}, hand={"A": "strengs_resolve the_fianna"})
    play(game, f"A: {maneuver}")
    assert whose(game) == "B maneuver"


@pytest.mark.card("strengs_resolve", case="negative")
def test_neither_the_attacked_nor_an_onlooker_plays_streng() -> None:
    for name in ("B", "C"):
        game = clash_in_the_hills("A3 B2 C2", players=3, hand={name: "strengs_resolve"})
        play(game, "A: attack:B")
        assert whose(game) == "B maneuver"
        assert game.state.deeds == [0, 0, 0]


@pytest.mark.card("strengs_resolve", case="timing")
def test_streng_waits_until_the_attack_is_over_and_for_no_later_maneuver() -> None:
    game = clash_in_the_hills("A2 B3", hand={"A": "strengs_resolve", "B": "druid"})
    play(game, "A: attack:B")
    assert whose(game) == "B attacked"
    play(game, "B: remove")
    assert (whose(game), options(game)) == ("A after_maneuver", ["card:strengs_resolve", "decline"])
    play(game, "A: decline", "B: attack:A")
    assert whose(game) == "A maneuver"


@pytest.mark.card("strengs_resolve", case="timing")
def test_streng_may_follow_the_attack_that_ends_the_clash() -> None:
    game = clash_in_the_hills("A1 B1", {"cove": "B1"}, hand={"A": "strengs_resolve"})
    play(game, "A: attack:B, card:strengs_resolve")
    assert (whose(game), game.state.deeds) == ("B turn", [1, 0])
