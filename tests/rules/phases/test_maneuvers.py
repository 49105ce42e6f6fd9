"""The resolution of a clash: Attack, Withdraw, and the window after a maneuver. Truces: ruling R51."""

import pytest

from ardri.rules.errors import IllegalChoice
from ardri.testing import clans, exposed, hand, options, play, position, whose, zone
from tests.rules.helpers.clash_positions import clash_in_the_hills, clash_of

# Attack


def test_the_attacked_player_chooses_between_an_action_card_and_a_clan() -> None:
    game = clash_in_the_hills("A1 B2", hand={"B": "bard druid hills"})
    play(game, "A: attack:B")
    play(game, "B: decline")  # the Hills card, which would ward the attack off
    assert whose(game) == "B attacked"
    assert options(game) == ["discard:bard", "discard:druid", "remove"]


def test_an_action_card_discarded_to_an_attack_has_no_effect_and_is_not_shown() -> None:
    game = clash_in_the_hills("A1 B2", hand={"B": "bard"})
    play(game, "A: attack:B", "B: discard:bard")
    assert whose(game) == "B maneuver"
    assert clans(game) == {"hills": "A1 B2"}
    assert hand(game, "B") == ["nuada_silverhand"]
    assert game.state.deeds == [0, 0]
    assert "bard" in zone(game, "action_discard")
    discarded = next(event for event in reversed(game.events) if event.kind == "shift")
    assert discarded.fields == {"deck": "action", "from": "hand:B", "to": "action_discard"}
    assert "card" not in discarded.seen_by(0).fields
    assert discarded.seen_by(1).fields["card"] == "bard"


def test_a_clan_removed_by_an_attack_goes_to_the_reserve() -> None:
    game = clash_in_the_hills("A1 B2", hand={"B": "bard"})
    play(game, "A: attack:B", "B: remove")
    assert clans(game) == {"hills": "A1 B1"}
    assert game.state.reserve == [11, 11]
    assert hand(game, "B") == ["bard", "nuada_silverhand"]


def test_without_action_cards_an_attack_takes_a_clan() -> None:
    game = clash_in_the_hills("A1 B2", {"cove": "B1"}, hand={"B": "cove breas_tyranny"})
    play(game, "A: attack:B")
    assert whose(game) == "B maneuver"
    assert clans(game) == {"cove": "B1", "hills": "A1 B1"}
    assert hand(game, "B") == ["cove", "breas_tyranny", "nuada_silverhand"]


def test_a_clan_taken_by_an_attack_is_an_exposed_one() -> None:
    game = clash_in_the_hills("A2 B2", {"valley": "A1"}, citadels=1)
    play(game, "B: shelter", "A: attack:B")
    assert clash_of(game).sheltered == [0, 1]
    assert exposed(game) == "A2"


def test_anybody_may_attack_anybody_with_exposed_clans() -> None:
    game = clash_in_the_hills("A2 B2 C2 D1", players=4, citadels=1)
    play(game, "B: decline", "C: decline", "D: shelter")
    assert options(game) == ["attack:B", "attack:C", "truce"]
    play(game, "A: attack:B")
    assert options(game) == ["attack:A", "attack:C", "truce"]
    play(game, "B: attack:C", "C: attack:B")
    assert whose(game) == "A maneuver"
    assert exposed(game) == "A2 C1"


# Withdraw


def test_withdrawing_leads_only_to_adjacent_territories_of_ones_own() -> None:
    game = clash_in_the_hills(
        "A2 B1", {"valley": "A2 B1", "cove": "A1 B1", "forest": "A3"}, hand={"A": "bard", "B": "druid"}
    )
    play(game, "A: withdraw")
    assert whose(game) == "A withdraw_count"
    play(game, "A: count:2")
    assert clans(game) == {"valley": "A4 B1", "hills": "B1", "cove": "A1 B1", "forest": "A3"}
    assert (whose(game), game.state.clash) == ("B turn", None)


def test_without_a_territory_of_ones_own_around_nobody_withdraws() -> None:
    game = clash_in_the_hills("A2 B1", {"valley": "A1 B1", "cove": "A1 B2", "forest": "A3"})
    assert options(game) == ["attack:B", "truce"]
    with pytest.raises(IllegalChoice):
        game.choose("withdraw")


def test_withdrawing_clans_may_split() -> None:
    game = clash_in_the_hills("A4 B1", {"valley": "A1", "cove": "A1", "plains": "A2 B1"})
    play(game, "A: withdraw")
    assert options(game) == ["to:cove", "to:plains", "to:valley"]
    play(game, "A: to:cove")
    assert options(game) == ["count:1", "count:2", "count:3", "count:4"]
    play(game, "A: count:1")
    assert options(game) == ["to:plains", "to:valley", "done"]
    play(game, "A: to:valley, count:2")
    assert clans(game) == {"hills": "A1 B1", "valley": "A3", "cove": "A2", "plains": "A2 B1"}
    assert whose(game) == "B maneuver"


def test_a_withdrawal_may_stop_after_one_territory() -> None:
    game = clash_in_the_hills("A2 B1", {"valley": "A1", "cove": "A1"})
    play(game, "A: withdraw, to:cove, count:1, done")
    assert clans(game) == {"hills": "A1 B1", "valley": "A1", "cove": "A2"}


def test_sheltered_clans_do_not_withdraw() -> None:
    game = clash_in_the_hills("A2 B3", {"cove": "B1"}, citadels=1)
    play(game, "B: shelter", "A: attack:B", "B: withdraw")
    assert clans(game) == {"hills": "A2 B1", "cove": "B2"}


def test_one_may_withdraw_to_where_the_invader_came_from() -> None:
    game = position(
        tiles="valley hills plains",
        clans={"plains": "A1 B1", "hills": "B2"},
        hand={"A": "conquest", "B": "bard"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills", "A: attack:B", "B: discard:bard")
    assert options(game) == ["attack:A", "withdraw", "truce"]
    play(game, "B: withdraw, count:2")
    assert clans(game) == {"plains": "B3", "hills": "A1"}


def test_withdrawing_starts_no_clash_where_others_are() -> None:
    game = clash_in_the_hills("A1 B1", {"valley": "A2 B1"})
    play(game, "A: withdraw")
    assert clans(game) == {"hills": "B1", "valley": "A3 B1"}
    assert (whose(game), game.state.clash) == ("B turn", None)


# No passing


def test_nobody_passes_in_a_clash() -> None:
    game = clash_in_the_hills("A2 B1 C1", {"valley": "A1"}, players=3, hand={"A": "the_fianna"})
    play(game, "A: truce", "B: refuse")
    assert options(game) == ["attack:B", "attack:C", "withdraw", "card:the_fianna"]


# The order


@pytest.mark.parametrize(
    ("crows", "order"), [("clockwise", "ABCDA"), ("counterclockwise", "ADCBA")], ids=["clockwise", "counter"]
)
def test_maneuvers_go_round_from_the_instigator_in_turn_order(crows: str, order: str) -> None:
    game = clash_in_the_hills("A4 B3 C3 D3", players=4, crows=crows)
    for name in order:
        assert whose(game) == f"{name} maneuver"
        play(game, f"{name}: attack:{'B' if name == 'A' else 'A'}")


def test_who_is_not_exposed_is_left_out_of_the_order() -> None:
    game = clash_in_the_hills("A2 B1 D1", {"cove": "C1"}, players=4)
    play(game, "A: attack:B")
    assert whose(game) == "D maneuver"


# After a maneuver


@pytest.mark.card("bard", case="negative")
def test_no_bard_follows_anothers_attack_or_ones_own_loss() -> None:
    game = clash_in_the_hills("A3 B2 C2", players=3, hand={"C": "bard"})
    play(game, "A: attack:B")
    assert whose(game) == "B maneuver"
    play(game, "B: attack:C", "C: remove")
    assert whose(game) == "C maneuver"
    assert exposed(game) == "A3 B1 C1"


@pytest.mark.parametrize(
    ("name", "moves"),
    [
        ("A", ("A: decline", "B: attack:A", "A: remove, attack:B", "B: discard:druid")),
        ("B", ("B: withdraw, count:1",)),
    ],
)
def test_a_clan_removed_earlier_is_no_matter_for_a_bard(name: str, moves: tuple[str, ...]) -> None:
    hands = {"A": "", "B": "druid"}
    hands[name] += " bard"
    game = clash_in_the_hills("A3 B4", {"cove": "B1"}, hand=hands)
    play(game, "A: attack:B", "B: remove", *moves)
    assert whose(game) == ("B maneuver" if name == "A" else "A maneuver")
