"""The Action cards of the clash: Bard, Raid, Warlord."""

import pytest

from ardri.rules.game import Game
from ardri.rules.state.chance import Source
from ardri.testing import clans, hand, options, play, position, whose

CHAIN = "cove hills plains meadows valley"  # each touches the two before and the two after it


def invasion(
    cards: dict[str, str],
    plains: str = "A2",
    hills: str = "B2",
    chance: str = "",
    source: Source | None = None,
) -> Game:
    """Four players; up to two clans of A have just marched from the Plains into the Hills, where B is."""
    game = position(
        4,
        tiles=CHAIN,
        clans={"plains": plains, "hills": hills, "valley": "B1 C1 D1"},
        hand={**cards, "A": f"{cards['A']} plains"},
        chance=chance,
        source=source,
        turn="A",
    )
    play(game, "A: card:plains, to:hills" if plains == "A1" else "A: card:plains, to:hills, count:2")
    if plains == "A3":
        play(game, "A: done")
    return game


# Bard


@pytest.mark.card("bard", case="positive")
def test_bard_in_the_season_draws_an_epic_tale_unseen_by_the_others() -> None:
    game = position(clans={"cove": "A1 B1"}, hand={"A": "bard citadel"}, chance="epic:eriu", turn="A")
    play(game, "A: card:bard")
    assert hand(game, "A") == ["citadel", "eriu"]
    assert game.state.deeds == [0, 0]
    assert all(event.seen_by(1).fields.get("card") != "eriu" for event in game.events)


@pytest.mark.card("bard", case="positive")
def test_bard_earns_a_deed_after_an_attack_that_removed_a_clan() -> None:
    game = invasion({"A": "bard citadel"})
    play(game, "A: attack:B")
    assert whose(game) == "A after_maneuver"
    play(game, "A: card:bard")
    assert game.state.deeds == [1, 0, 0, 0]
    assert hand(game, "A") == ["citadel"]
    assert whose(game) == "B maneuver"


@pytest.mark.card("bard", case="positive")
def test_bard_earns_one_deed_however_many_clans_a_maneuver_removed() -> None:
    game = invasion({"A": "bard tale_of_cuchulain"}, plains="A1", hills="B2 C2")
    play(game, "A: card:tale_of_cuchulain, seat:B, seat:C, card:bard")
    assert clans(game)["hills"] == "A1 B1 C1"
    assert game.state.deeds == [1, 0, 0, 0]


@pytest.mark.card("bard", case="negative")
def test_bard_earns_nothing_by_the_loss_of_an_own_clan() -> None:
    game = invasion(
        {"A": "bard tale_of_cuchulain", "B": "dagdas_club citadel migration"}, plains="A1", hills="B1"
    )
    play(game, "A: card:tale_of_cuchulain", "B: card:dagdas_club")
    assert clans(game)["hills"] == "B1"
    assert whose(game) == "B turn"
    assert game.state.deeds == [0, 0, 0, 0]


@pytest.mark.card("bard", case="negative")
def test_bard_earns_nothing_by_a_withdrawal() -> None:
    game = invasion({"A": "bard citadel"}, plains="A3")
    play(game, "A: withdraw, count:1")
    assert whose(game) == "B maneuver"


@pytest.mark.card("bard", case="timing")
def test_bard_may_not_come_before_the_maneuver_nor_instead_of_it() -> None:
    game = invasion({"A": "bard citadel"})
    assert options(game) == ["attack:B", "truce"]
    reason = game.why_not(0, "bard")
    assert reason is not None
    assert reason.key == "wrong_moment"


# Raid


@pytest.mark.card("raid", case="positive")
@pytest.mark.ruling(58)
def test_raid_takes_a_random_action_card_which_only_the_two_see() -> None:
    game = invasion(
        {"A": "raid citadel", "B": "druid migration new_clans eriu meadows"}, chance="steal:migration"
    )
    play(game, "A: attack:B", "B: remove", "A: card:raid")
    assert hand(game, "A") == ["citadel", "migration"]
    assert hand(game, "B") == ["druid", "new_clans", "meadows", "eriu"]
    stolen = [e for e in game.events if e.fields.get("from") == "hand:B" and e.fields.get("to") == "hand:A"]
    known = ["card" in event.seen_by(seat).fields for event in stolen for seat in (0, 1, 2, 3)]
    assert known == [True, True, False, False]


@pytest.mark.card("raid", case="positive")
def test_every_action_card_of_the_attacked_player_may_be_the_one_raided() -> None:
    game = invasion({"A": "raid citadel", "B": "druid migration new_clans eriu meadows"}, source=Source())
    play(game, "A: attack:B", "B: discard:druid", "A: card:raid")
    assert game.chance is not None
    assert game.chance.options == ("steal:migration", "steal:new_clans")


@pytest.mark.card("raid", case="positive")
@pytest.mark.ruling(23)
def test_raid_on_an_empty_hand_removes_an_exposed_clan_and_is_no_maneuver_for_the_bard() -> None:
    game = invasion({"A": "raid bard", "B": "druid eriu"})
    play(game, "A: attack:B", "B: discard:druid", "A: card:raid")
    assert clans(game)["hills"] == "A2 B1"
    assert hand(game, "A") == ["bard"]
    assert whose(game) == "B maneuver"


@pytest.mark.card("raid", case="negative")
def test_raid_with_neither_a_card_nor_an_exposed_clan_to_take_does_nothing() -> None:
    game = position(
        4,
        tiles=CHAIN,
        clans={"plains": "A2", "cove": "B2 C1 D1"},
        hand={"A": "raid citadel plains"},
        turn="A",
    )
    play(game, "A: card:plains, to:cove, count:2", "B: shelter", "A: attack:B, card:raid")
    assert clans(game) == {"cove": "A2 B1 C1 D1"}
    assert hand(game, "A") == ["citadel"]
    assert whose(game) == "C maneuver"


@pytest.mark.card("raid", case="negative")
def test_raid_needs_an_own_attack() -> None:
    game = invasion({"A": "citadel", "B": "raid druid", "C": "strengs_resolve"})
    play(game, "A: attack:B", "B: remove")
    assert whose(game) == "B maneuver"
    withdrawing = invasion({"A": "raid citadel", "B": "druid migration"}, plains="A3")
    play(withdrawing, "A: withdraw, count:1")
    assert whose(withdrawing) == "B maneuver"


@pytest.mark.card("raid", case="timing")
@pytest.mark.ruling(33)
def test_a_bard_just_raided_may_be_used_for_the_same_attack() -> None:
    game = invasion({"A": "raid citadel", "B": "bard"})
    play(game, "A: attack:B", "B: remove", "A: card:raid")
    assert whose(game) == "A after_maneuver"
    play(game, "A: card:bard")
    assert game.state.deeds == [1, 0, 0, 0]


# Warlord


@pytest.mark.card("warlord", case="positive")
def test_warlord_starts_a_clash_in_a_shared_territory_as_its_instigator() -> None:
    game = position(
        3,
        tiles=CHAIN,
        clans={"hills": "A1 B1", "cove": "A2 C2", "plains": "A1", "meadows": "B1 C1"},
        hand={"A": "warlord citadel"},
        capital="meadows",
        turn="A",
    )
    play(game, "A: card:warlord")
    assert options(game) == ["territory:cove", "territory:hills", "nothing"]
    play(game, "A: territory:cove")
    assert game.state.clash is not None
    assert (game.state.clash.initiator, game.state.clash.instigator) == (0, 0)
    assert options(game)[0] == "attack:C"


@pytest.mark.card("warlord", case="positive")
def test_warlord_lets_the_others_shelter_and_pays_the_festival() -> None:
    game = position(
        clans={"cove": "A2 B1", "hills": "B1"}, festival="cove", hand={"A": "warlord citadel"}, turn="A"
    )
    play(game, "A: card:warlord")
    assert clans(game) == {"cove": "A1 B1", "hills": "B1"}
    assert whose(game) == "B shelter"


@pytest.mark.card("warlord", case="negative")
@pytest.mark.ruling(57)
def test_warlord_where_nobody_opposes_starts_nothing() -> None:
    game = position(
        clans={"cove": "A1", "hills": "A1", "plains": "B1"}, hand={"A": "warlord citadel"}, turn="A"
    )
    play(game, "A: card:warlord")
    assert whose(game) == "A turn"
    assert not [event for event in game.events if event.kind == "clash"]
    assert hand(game, "A") == ["citadel"]


@pytest.mark.card("warlord", case="positive")
def test_the_warlord_without_a_reserve_only_says_who_is_next() -> None:
    game = position(
        3,
        tiles=CHAIN,
        clans={"cove": "A2", "hills": "B6 C2", "meadows": "B6"},
        hand={"A": "conquest citadel", "B": "warlord"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:2, attack:C", "B: card:warlord, seat:C")
    assert clans(game) == {"hills": "A2 B6 C1", "meadows": "B6"}
    assert whose(game) == "C maneuver"


@pytest.mark.card("warlord", case="positive")
def test_the_warlord_may_follow_a_withdrawal_of_anybody_his_own_included() -> None:
    game = position(
        tiles=CHAIN,
        clans={"cove": "A3", "hills": "B2"},
        hand={"A": "conquest warlord", "B": "druid"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:2, withdraw, count:1")
    assert whose(game) == "A after_maneuver"
    play(game, "A: card:warlord, seat:A")
    assert clans(game) == {"cove": "A2", "hills": "A2 B2"}
    assert whose(game) == "A maneuver"


@pytest.mark.card("warlord", case="negative")
def test_the_warlord_is_for_players_with_an_exposed_clan_left() -> None:
    game = position(
        4,
        tiles=CHAIN,
        clans={"cove": "A1 B1 C2", "hills": "A2", "plains": "D1"},
        hand={"A": "conquest citadel", "B": "warlord"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:cove, count:2", "B: shelter", "A: attack:C")
    assert whose(game) == "C maneuver"
    assert hand(game, "B") == ["warlord"]


@pytest.mark.card("warlord", case="negative")
@pytest.mark.parametrize(("clans_left", "asked"), [("B1", "A maneuver"), ("B2", "B after_maneuver")])
def test_the_warlord_cannot_replace_ones_last_exposed_clan(clans_left: str, asked: str) -> None:
    game = position(
        tiles=CHAIN,
        clans={"cove": "A3", "hills": clans_left, "valley": "B1"},
        hand={"A": "conquest citadel", "B": "warlord"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:2, attack:B", "B: remove")
    assert whose(game) == asked


@pytest.mark.card("warlord", case="timing")
def test_the_warlord_answers_no_maneuver_before_the_first() -> None:
    game = position(
        tiles=CHAIN,
        clans={"cove": "A2", "hills": "B2"},
        hand={"A": "conquest citadel", "B": "warlord"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:2")
    assert whose(game) == "A maneuver"
    reason = game.why_not(1, "warlord")
    assert reason is not None
    assert reason.key == "wrong_moment"
    play(game, "A: attack:B", "B: remove")
    assert whose(game) == "B after_maneuver"


@pytest.mark.card("warlord", case="timing")
def test_the_warlord_is_no_maneuver_and_may_not_be_played_instead_of_one() -> None:
    game = position(
        tiles=CHAIN,
        clans={"cove": "A2", "hills": "B2"},
        hand={"A": "conquest warlord citadel"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:2")
    assert options(game) == ["attack:B", "truce"]


@pytest.mark.card("warlord", case="timing")
@pytest.mark.card("lugs_spear", case="positive")
def test_lugs_spear_silences_the_warlord() -> None:
    game = position(
        tiles=CHAIN,
        clans={"cove": "A2", "hills": "B3"},
        hand={"A": "conquest citadel lugs_spear", "B": "warlord"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:2, card:lugs_spear, attack:B", "B: remove")
    assert whose(game) == "B maneuver"
