"""Highlands, Hills and Iron Mine: the Advantage cards of clashes."""

import pytest

from ardri.rules.views.why_not import Reason
from ardri.testing import clans, hand, lies, options, play, position, whose

# Highlands


@pytest.mark.card("highlands", case="positive")
@pytest.mark.parametrize(("crows", "order"), [("clockwise", "CAB"), ("counterclockwise", "CBA")])
def test_highlands_sets_the_order_of_maneuvers(crows: str, order: str) -> None:
    game = position(
        players=3,
        tiles="cove highlands hills",
        clans={"highlands": "A2 B2 C2"},
        hand={"A": "warlord highlands", "B": "eriu"},
        crows=crows,
        turn="A",
    )
    play(game, "A: card:warlord, card:highlands, seat:C")
    for name in order:
        assert whose(game) == f"{name} maneuver"
        play(game, f"{name}: attack:{order[order.index(name) - 1]}")
    assert whose(game) == f"{order[0]} maneuver"
    assert clans(game) == {"highlands": "A1 B1 C1"}


@pytest.mark.card("highlands", case="positive")
def test_highlands_may_confirm_the_instigator() -> None:
    game = position(
        tiles="cove highlands hills",
        clans={"highlands": "A2 B2"},
        hand={"A": "warlord bard highlands", "B": "conquest"},
        turn="A",
    )
    play(game, "A: card:warlord, card:highlands, seat:A")
    assert whose(game) == "A maneuver"


@pytest.mark.card("highlands", case="negative")
def test_highlands_is_only_for_clashes_in_the_highlands() -> None:
    game = position(
        tiles="cove hills highlands",
        clans={"hills": "A2 B2", "highlands": "B1"},
        hand={"A": "warlord bard lugs_spear", "B": "conquest highlands"},
        turn="A",
    )
    play(game, "A: card:warlord")
    assert whose(game) == "A clash_start"
    assert game.why_not(1, "highlands") == Reason("clash_elsewhere")
    play(game, "A: decline")
    assert whose(game) == "A maneuver"


@pytest.mark.card("highlands", case="negative")
def test_highlands_cancelled_by_the_dagda_changes_no_instigator() -> None:
    game = position(
        tiles="cove highlands hills",
        clans={"highlands": "A2 B2"},
        hand={"A": "warlord the_dagda bard", "B": "conquest highlands"},
        turn="A",
    )
    play(game, "A: card:warlord", "B: card:highlands, seat:B", "A: card:the_dagda")
    assert whose(game) == "A maneuver"
    assert lies(game, "highlands") == "face_down"


@pytest.mark.card("highlands", case="negative")
def test_highlands_is_silenced_by_the_spear() -> None:
    game = position(
        tiles="cove highlands hills",
        clans={"highlands": "A2 B2"},
        hand={"A": "warlord lugs_spear bard", "B": "conquest highlands"},
        turn="A",
    )
    play(game, "A: card:warlord, card:lugs_spear")
    assert whose(game) == "A maneuver"
    assert game.why_not(1, "highlands") == Reason("silenced")


@pytest.mark.card("highlands", case="timing")
@pytest.mark.ruling(5)
@pytest.mark.ruling(15)
def test_highlands_comes_after_the_festivals_price_and_before_the_citadels() -> None:
    game = position(
        tiles="cove highlands hills",
        clans={"cove": "A2", "highlands": "B2"},
        citadels={"highlands": 1},
        sanctuaries={"highlands": 1},
        festival="highlands",
        hand={"A": "conquest bard", "B": "highlands druid"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:highlands, count:2")
    assert whose(game) == "B clash_start"
    assert clans(game) == {"highlands": "A1 B2"}  # the mover has paid
    play(game, "B: card:highlands, seat:B")
    assert whose(game) == "A shelter"
    assert clans(game) == {"highlands": "A1 B2"}  # and nobody pays again


@pytest.mark.card("highlands", case="timing")
@pytest.mark.ruling(47)
def test_highlands_names_only_players_still_there() -> None:
    game = position(
        players=3,
        tiles="cove highlands hills",
        clans={"cove": "A1", "highlands": "B2 C1", "hills": "A1"},
        sanctuaries={"highlands": 1},
        festival="highlands",
        hand={"A": "conquest highlands bard", "B": "druid geis", "C": "festival"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:highlands, from:cove, done", "B: decline", "A: card:highlands")
    assert options(game) == ["seat:B", "seat:C"]
    play(game, "A: seat:C")
    assert whose(game) == "C maneuver"


@pytest.mark.card("highlands", case="timing")
def test_highlands_cannot_be_played_once_the_clash_has_gone_on() -> None:
    game = position(
        tiles="cove highlands hills",
        clans={"highlands": "A2 B2"},
        hand={"A": "warlord bard", "B": "highlands druid"},
        turn="A",
    )
    play(game, "A: card:warlord", "B: decline", "A: attack:B", "B: remove")
    assert whose(game) == "A after_maneuver"
    assert game.why_not(1, "highlands") == Reason("wrong_moment", {"moments": "clash_start"})
    play(game, "A: decline")
    assert options(game) == ["attack:A", "truce"]


# Hills


@pytest.mark.card("hills", case="positive")
def test_hills_wards_an_attack_off() -> None:
    game = position(
        tiles="cove hills",
        clans={"hills": "A2 B2"},
        hand={"A": "warlord bard", "B": "hills druid"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B")
    assert (whose(game), options(game)) == ("B attack_performed", ["card:hills", "decline"])
    play(game, "B: card:hills")
    assert clans(game) == {"hills": "A2 B2"}
    assert (hand(game, "B"), lies(game, "hills")) == (["druid"], "face_down")
    assert whose(game) == "B maneuver"  # the Attack was A's maneuver, and no Bard for it (R16)


@pytest.mark.card("hills", case="positive")
def test_hills_wards_off_one_attack_and_not_the_next() -> None:
    game = position(
        tiles="cove hills",
        clans={"hills": "A2 B2"},
        hand={"A": "warlord conquest", "B": "hills druid"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B", "B: card:hills, attack:A", "A: remove, attack:B", "B: remove")
    assert clans(game) == {"hills": "A1 B1"}


@pytest.mark.card("hills", case="negative")
def test_hills_is_of_no_use_elsewhere() -> None:
    game = position(
        tiles="cove plains hills iron_mine",
        clans={"plains": "A2 B2", "hills": "B2"},
        hand={"A": "warlord bard iron_mine", "B": "hills druid"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B")
    assert whose(game) == "A attack_performed"
    assert game.why_not(1, "hills") == Reason("clash_elsewhere")
    play(game, "A: decline")
    assert (whose(game), options(game)) == ("B attacked", ["discard:druid", "remove"])


@pytest.mark.card("hills", case="negative")
def test_hills_is_only_for_the_player_attacked() -> None:
    game = position(
        players=3,
        tiles="cove hills iron_mine",
        clans={"hills": "A2 B2 C2"},
        hand={"A": "warlord conquest iron_mine", "B": "festival", "C": "hills druid"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B")
    assert whose(game) == "A attack_performed"
    assert game.why_not(2, "hills") == Reason("not_attacked")
    play(game, "A: decline", "B: remove")
    play(game, "B: attack:A", "A: remove", "C: attack:A")
    assert whose(game) == "A attacked"  # nor for one's own Attack
    assert lies(game, "hills") == "hand:C"


@pytest.mark.card("hills", case="negative")
def test_hills_is_no_answer_to_what_is_no_attack() -> None:
    game = position(
        tiles="cove hills",
        clans={"hills": "A1 B3"},
        hand={"A": "warlord tale_of_cuchulain conquest", "B": "hills druid"},
        turn="A",
    )
    play(game, "A: card:warlord, card:tale_of_cuchulain, seat:B")
    assert clans(game) == {"hills": "A1 B1"}
    assert lies(game, "hills") == "hand:B"


@pytest.mark.card("hills", case="negative")
def test_hills_cancelled_by_the_dagda_wards_nothing_off() -> None:
    game = position(
        tiles="cove hills",
        clans={"hills": "A2 B2"},
        hand={"A": "warlord the_dagda conquest", "B": "hills"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B", "B: card:hills", "A: card:the_dagda")
    assert clans(game) == {"hills": "A2 B1"}
    assert lies(game, "hills") == "face_down"


@pytest.mark.card("hills", case="timing")
@pytest.mark.card("iron_mine", case="negative")
def test_hills_beats_the_iron_mine_and_both_are_spent() -> None:
    game = position(
        tiles="cove hills iron_mine",
        clans={"hills": "A2 B2"},
        hand={"A": "warlord conquest iron_mine", "B": "hills druid"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B")
    assert whose(game) == "A attack_performed"  # the attacker is asked first
    play(game, "A: card:iron_mine", "B: card:hills")
    assert clans(game) == {"hills": "A2 B2"}
    assert hand(game, "B") == ["druid"]
    assert (lies(game, "iron_mine"), lies(game, "hills")) == ("face_down", "face_down")
    assert whose(game) == "B maneuver"


@pytest.mark.card("iron_mine", case="timing")
@pytest.mark.card("dagdas_club", case="negative")
@pytest.mark.parametrize("held", ["iron_mine", "dagdas_club"])
def test_an_attack_warded_off_can_no_longer_be_made_worse(held: str) -> None:
    game = position(
        tiles="cove hills iron_mine",
        clans={"hills": "A2 B2"},
        hand={"A": f"warlord conquest {held}", "B": "hills druid"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B, decline", "B: card:hills")
    assert whose(game) == "B maneuver"
    assert (clans(game), lies(game, held)) == ({"hills": "A2 B2"}, "hand:A")


# Iron Mine


@pytest.mark.card("iron_mine", case="positive")
def test_iron_mine_demands_a_clan_and_a_card() -> None:
    game = position(
        tiles="cove plains iron_mine",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord bard iron_mine", "B": "druid festival"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B")
    assert (whose(game), options(game)) == ("A attack_performed", ["card:iron_mine", "decline"])
    play(game, "A: card:iron_mine")
    assert clans(game) == {"plains": "A2 B1"}
    assert (whose(game), options(game)) == ("B attacked", ["discard:druid", "discard:festival"])
    play(game, "B: discard:festival")
    assert (hand(game, "B"), lies(game, "festival")) == (["druid"], "action_discard")
    assert lies(game, "iron_mine") == "face_down"
    assert options(game) == ["card:bard", "decline"]  # a clan was removed
    play(game, "A: decline")
    assert whose(game) == "B maneuver"


@pytest.mark.card("iron_mine", case="negative")
def test_iron_mine_against_an_empty_hand_costs_a_clan_and_no_more() -> None:
    game = position(
        tiles="cove plains iron_mine",
        clans={"plains": "A2 B3"},
        hand={"A": "warlord conquest iron_mine", "B": "eriu"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B, card:iron_mine")
    assert (clans(game), hand(game, "B")) == ({"plains": "A2 B2"}, ["eriu"])
    assert whose(game) == "B maneuver"


@pytest.mark.card("iron_mine", case="negative")
def test_iron_mine_declined_leaves_the_choice() -> None:
    game = position(
        tiles="cove plains iron_mine",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord conquest iron_mine", "B": "druid"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B, decline")
    assert options(game) == ["discard:druid", "remove"]
    play(game, "B: discard:druid")
    assert clans(game) == {"plains": "A2 B2"}


@pytest.mark.card("iron_mine", case="negative")
def test_iron_mine_is_only_for_the_attacker() -> None:
    game = position(
        players=3,
        tiles="cove plains iron_mine",
        clans={"plains": "A2 B2 C1"},
        hand={"A": "warlord conquest", "B": "iron_mine druid", "C": "bard"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:C")
    assert whose(game) == "C attacked"
    play(game, "C: discard:bard", "B: attack:A")
    assert whose(game) == "B attack_performed"


@pytest.mark.card("iron_mine", case="negative")
def test_iron_mine_cancelled_by_the_dagda_leaves_the_choice() -> None:
    game = position(
        tiles="cove plains iron_mine",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord conquest iron_mine", "B": "druid the_dagda"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B, card:iron_mine", "B: card:the_dagda")
    assert options(game) == ["discard:druid", "remove"]
    assert lies(game, "iron_mine") == "face_down"


@pytest.mark.card("iron_mine", case="timing")
def test_iron_mine_counts_for_one_attack() -> None:
    game = position(
        tiles="cove plains iron_mine",
        clans={"plains": "A2 B4"},
        hand={"A": "warlord conquest iron_mine", "B": "druid festival new_clans"},
        turn="A",
    )
    play(
        game, "A: card:warlord, attack:B, card:iron_mine", "B: discard:druid, attack:A", "A: remove, attack:B"
    )
    assert (whose(game), options(game)) == ("B attacked", ["discard:festival", "discard:new_clans", "remove"])


@pytest.mark.card("iron_mine", case="timing")
def test_iron_mine_is_not_for_a_tale_played_as_a_maneuver() -> None:
    game = position(
        tiles="cove plains iron_mine",
        clans={"plains": "A1 B3"},
        hand={"A": "warlord conquest iron_mine tale_of_cuchulain", "B": "druid"},
        turn="A",
    )
    play(game, "A: card:warlord, card:tale_of_cuchulain, seat:B")
    assert whose(game) == "B maneuver"
    assert (hand(game, "B"), lies(game, "iron_mine")) == (["druid"], "hand:A")
