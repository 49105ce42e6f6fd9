"""Rulings R44 to R52: losses that are prevented, and clashes with something special about them."""

import pytest

from ardri.rules.game import Game
from ardri.testing import clans, hand, options, play, position, whose, zone

# R44: a loss prevented by Dagda's Club needs no substitute


@pytest.mark.ruling(44)
def test_an_attack_against_the_club_is_dealt_with() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord bard geis", "B": "dagdas_club druid citadel"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B", "B: remove, card:dagdas_club")
    assert clans(game) == {"plains": "A2 B2"}
    assert hand(game, "B") == ["citadel", "druid"]
    assert whose(game) == "B maneuver"


@pytest.mark.ruling(44)
def test_the_festival_is_satisfied_by_the_club() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord dagdas_club bard", "B": "druid citadel"},
        festival="plains",
        turn="A",
    )
    play(game, "A: card:warlord, card:dagdas_club")
    assert clans(game) == {"plains": "A2 B2"}
    assert hand(game, "A") == ["bard"]
    assert whose(game) == "A maneuver"


@pytest.mark.ruling(44)
def test_the_gates_are_satisfied_by_the_club_and_still_give_a_tale() -> None:
    game = position(
        tiles="cove gates",
        clans={"gates": "A1 B1"},
        hand={"A": "the_morrigan bard geis", "B": "dagdas_club druid citadel"},
        turn="A",
        chance="epic:eriu epic:tuans_memory",
    )
    play(game, "A: card:the_morrigan, flip, nothing", "B: card:dagdas_club")
    assert clans(game) == {"gates": "B1"}
    assert hand(game, "A") == ["bard", "geis", "eriu"]
    assert hand(game, "B") == ["citadel", "druid", "tuans_memory"]


@pytest.mark.ruling(44)
def test_the_mountains_are_satisfied_by_the_club() -> None:
    game = position(
        tiles="cove mountains",
        clans={"cove": "A2 B1"},
        hand={"A": "conquest dagdas_club bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:mountains, count:1, remove, card:dagdas_club")
    assert clans(game) == {"cove": "A1 B1", "mountains": "A1"}
    assert hand(game, "A") == ["bard"]
    assert whose(game) == "B turn"


@pytest.mark.ruling(44)
def test_deirdre_is_satisfied_by_the_club_she_brings() -> None:
    game = position(
        clans={"cove": "A1 B1"},
        hand={"A": "deirdres_beauty bard", "B": "dagdas_club druid citadel"},
        turn="A",
    )
    play(game, "A: card:deirdres_beauty, card:dagdas_club")
    assert clans(game) == {"cove": "A1 B1"}
    assert hand(game, "A") == ["bard"]
    assert whose(game) == "B turn"


@pytest.mark.ruling(44)
def test_the_stone_circle_gives_nothing_back_for_a_clan_that_was_spared() -> None:
    game = position(
        tiles="cove stone_circle",
        clans={"cove": "A1 B1", "stone_circle": "A1"},
        hand={"A": "eriu stone_circle dagdas_club bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:eriu, done, card:stone_circle, card:dagdas_club")
    assert clans(game) == {"cove": "A1 B1", "stone_circle": "A1"}
    assert hand(game, "A") == ["bard"]
    assert zone(game, "epic_discard") == ["dagdas_club", "eriu"]


# R45: Iron Mine together with Dagda's Club


@pytest.mark.ruling(45)
def test_iron_mine_takes_its_card_though_the_club_spares_the_clan() -> None:
    game = position(
        tiles="cove iron_mine plains",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord iron_mine bard", "B": "dagdas_club druid citadel"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B, card:iron_mine", "B: card:dagdas_club")
    assert (whose(game), options(game)) == ("B attacked", ["discard:citadel", "discard:druid"])
    play(game, "B: discard:druid")
    assert clans(game) == {"plains": "A2 B2"}
    assert hand(game, "B") == ["citadel"]
    assert hand(game, "A") == ["bard"]
    assert whose(game) == "B maneuver"


@pytest.mark.ruling(45)
@pytest.mark.parametrize("order", ["iron_mine dagdas_club", "dagdas_club iron_mine"])
@pytest.mark.parametrize("demand", ["demand:clan", "demand:card"])
def test_iron_mine_decides_whatever_the_club_demands(order: str, demand: str) -> None:
    game = position(
        tiles="cove iron_mine plains",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord iron_mine dagdas_club", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B")
    for card in order.split():
        play(game, f"A: card:{card}")
        if card == "dagdas_club":
            play(game, f"A: {demand}")
    assert (whose(game), options(game)) == ("B attacked", ["discard:citadel", "discard:druid"])
    assert clans(game) == {"plains": "A2 B1"}
    play(game, "B: discard:citadel")
    assert hand(game, "B") == ["druid"]


# R46: Raid and Cuchulain open the removal windows, one clan at a time


@pytest.mark.ruling(46)
def test_a_clan_taken_by_raid_may_be_saved() -> None:
    game = position(
        players=4,
        tiles="cove hills plains forest",
        clans={"plains": "A2 B2", "forest": "B1"},
        hand={"A": "warlord raid bard", "B": "diarmuid dagdas_club", "C": "geis"},
        turn="A",
    )
    play(game, "A: card:warlord", "C: decline", "A: attack:B", "B: decline, decline")
    assert clans(game) == {"plains": "A2 B1", "forest": "B1"}
    play(game, "A: card:raid", "C: decline")
    assert whose(game) == "B would_be_removed"
    play(game, "B: decline")
    assert (whose(game), clans(game)) == ("B clan_removed", {"plains": "A2", "forest": "B1"})
    play(game, "B: card:diarmuid")
    assert clans(game) == {"plains": "A2", "forest": "B2"}


@pytest.mark.ruling(46)
def test_cuchulain_removes_one_clan_after_the_other() -> None:
    game = position(
        tiles="cove hills plains forest",
        clans={"plains": "A1 B3", "forest": "B1"},
        hand={"A": "warlord tale_of_cuchulain bard", "B": "diarmuid dagdas_club geis"},
        turn="A",
    )
    play(game, "A: card:warlord", "B: decline", "A: card:tale_of_cuchulain, seat:B")
    assert (whose(game), clans(game)["plains"]) == ("B would_be_removed", "A1 B3")
    play(game, "B: card:dagdas_club")
    assert (whose(game), clans(game)["plains"]) == ("B clan_removed", "A1 B2")
    play(game, "B: card:diarmuid")
    assert clans(game) == {"plains": "A1 B2", "forest": "B2"}
    assert (whose(game), options(game)) == ("A after_maneuver", ["card:bard", "decline"])


# R47: the Festival takes the mover's only clan


@pytest.mark.ruling(47)
@pytest.mark.parametrize("answer", ["end", "withdraw"])
def test_a_clash_without_its_mover_goes_on_for_the_lone_player(answer: str) -> None:
    game = position(
        tiles="cove hills plains",
        clans={"cove": "A2", "hills": "B1", "plains": "B2"},
        hand={"A": "conquest bard geis", "B": "druid citadel"},
        festival="plains",
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains, count:1")
    assert clans(game) == {"cove": "A1", "hills": "B1", "plains": "B2"}
    assert (whose(game), options(game)) == ("B maneuver", ["withdraw", "end"])
    play(game, f"B: {answer}")
    if answer == "end":
        assert whose(game) == "B turn"
    else:
        play(game, "B: count:1")
        assert (whose(game), clans(game)["hills"]) == ("B maneuver", "B2")


@pytest.mark.ruling(47)
def test_the_clash_that_lost_its_mover_still_has_its_windows() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"cove": "A2", "plains": "B2"},
        hand={"A": "conquest bard lugs_spear", "B": "battle_frenzy druid citadel"},
        festival="plains",
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains, count:1")
    assert (whose(game), clans(game)) == ("A clash_start", {"cove": "A1", "plains": "B2"})
    play(game, "A: decline")
    assert whose(game) == "B citadels_end"


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


# R49: the toll of a Moytura in the Mountains


@pytest.mark.ruling(49)
def test_a_moytura_in_the_mountains_pays_with_an_exposed_clan() -> None:
    game = position(
        tiles="cove hills mountains",
        clans={"hills": "B2", "mountains": "A2 B2"},
        citadels={"mountains": 1},
        hand={"A": "warlord bard", "B": "battle_of_moytura geis"},
        turn="A",
    )
    play(game, "A: card:warlord", "B: decline", "B: shelter")
    play(game, "A: attack:B", "B: discard:geis")
    play(game, "B: card:battle_of_moytura, count:1")
    # one came, an exposed one paid the toll, one was placed
    assert clans(game) == {"hills": "B1", "mountains": "A2 B3"}
    assert game.state.clash is not None
    assert (game.state.clash.sheltered, game.state.exposed(1)) == ([0, 1], 2)


# R50: the Morrigan's instigator is named after the flip


@pytest.mark.ruling(50)
def test_the_instigator_is_named_when_the_gates_have_taken_their_clans() -> None:
    game = position(
        players=3,
        tiles="cove gates hills",
        clans={"cove": "A1", "gates": "A1 B2 C2"},
        hand={"A": "the_morrigan bard", "B": "druid citadel", "C": "geis"},
        turn="A",
    )
    play(game, "A: card:the_morrigan, flip, territory:gates")
    assert clans(game) == {"cove": "A1", "gates": "B1 C1"}
    assert (whose(game), options(game)) == ("A instigator", ["seat:B", "seat:C"])
    play(game, "A: seat:C")
    assert whose(game) == "C maneuver"


@pytest.mark.ruling(50)
@pytest.mark.parametrize(("before", "after"), [("A1 B1 C2", "C1"), ("A1 B1 C1", "")])
def test_the_morrigan_starts_no_clash_where_fewer_than_two_players_are_left(before: str, after: str) -> None:
    game = position(
        players=3,
        tiles="cove gates hills",
        clans={"cove": "A1 B1 C1", "gates": before},
        hand={"A": "the_morrigan bard", "B": "druid citadel", "C": "geis conquest"},
        turn="A",
    )
    play(game, "A: card:the_morrigan, flip, territory:gates")
    assert clans(game) == {"cove": "A1 B1 C1", **({"gates": after} if after else {})}
    assert game.state.clash is None
    assert whose(game) == "C turn"


# R51: how a truce is agreed


def four_in_the_plains(citadels: int = 0) -> Game:
    """A has started a clash of all four in the Plains; D shelters if there is a Citadel."""
    game = position(
        players=4,
        tiles="cove hills plains forest",
        clans={"plains": "A2 B2 C2 D1"},
        citadels={"plains": citadels},
        hand={"A": "warlord bard", "B": "druid citadel", "C": "conquest", "D": "sanctuary"},
        turn="A",
    )
    play(game, "A: card:warlord")
    if citadels:
        play(game, "B: decline", "C: decline", "D: shelter")
    return game


@pytest.mark.ruling(51)
def test_a_truce_that_all_agree_to_ends_the_clash() -> None:
    game = four_in_the_plains()
    play(game, "A: truce")
    assert (whose(game), options(game)) == ("B truce", ["agree", "refuse"])
    play(game, "B: agree", "C: agree", "D: agree")
    assert (whose(game), game.state.clash) == ("B turn", None)


@pytest.mark.ruling(51)
def test_the_first_refusal_brings_the_maneuver_back_without_the_offer() -> None:
    game = four_in_the_plains()
    assert options(game) == ["attack:B", "attack:C", "attack:D", "truce"]
    play(game, "A: truce", "B: agree", "C: refuse")
    assert (whose(game), options(game)) == ("A maneuver", ["attack:B", "attack:C", "attack:D"])
    play(game, "A: attack:B", "B: discard:druid")
    assert (whose(game), options(game)) == ("B maneuver", ["attack:A", "attack:C", "attack:D", "truce"])


@pytest.mark.ruling(51)
def test_who_only_shelters_has_no_vote() -> None:
    game = four_in_the_plains(citadels=1)
    play(game, "A: truce", "B: agree", "C: agree")
    assert (whose(game), game.state.clash) == ("B turn", None)


@pytest.mark.ruling(51)
def test_who_is_alone_simply_ends_the_clash() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"hills": "A1", "plains": "A2 B1"},
        hand={"A": "warlord bard", "B": "eriu"},
        turn="A",
    )
    play(game, "A: card:warlord, territory:plains, attack:B, decline")
    assert (whose(game), options(game)) == ("A maneuver", ["withdraw", "end"])
    play(game, "A: end")
    assert game.state.clash is None


# R52: the Gates card of somebody who is not drawing there


@pytest.mark.ruling(52)
def test_the_gates_card_is_for_a_holder_drawing_at_the_gates() -> None:
    game = position(
        tiles="cove gates",
        clans={"cove": "A1 B1", "gates": "A1 B1"},
        hand={"A": "the_morrigan gates bard", "B": "druid citadel"},
        turn="A",
        chance="epic:eriu epic:tuans_memory epic:balors_eye",
    )
    play(game, "A: card:the_morrigan, flip, nothing")
    assert (whose(game), options(game)) == ("A epic_draw", ["card:gates", "decline"])
    play(game, "A: card:gates, keep:tuans_memory")
    assert hand(game, "A") == ["bard", "tuans_memory"]
    assert hand(game, "B") == ["citadel", "druid", "balors_eye"]


@pytest.mark.ruling(52)
def test_the_gates_card_does_nothing_for_an_absent_holder() -> None:
    game = position(
        tiles="cove gates",
        clans={"cove": "A1", "gates": "B2"},
        hand={"A": "the_morrigan gates bard", "B": "druid citadel"},
        turn="A",
        chance="epic:eriu epic:tuans_memory",
    )
    play(game, "A: card:the_morrigan, flip")
    assert (whose(game), hand(game, "B")) == ("B turn", ["citadel", "druid", "eriu"])
    play(game, "B: pass", "A: card:bard")
    assert hand(game, "A") == ["gates", "tuans_memory"]
