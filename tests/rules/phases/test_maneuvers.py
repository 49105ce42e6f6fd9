"""The resolution of a clash: truces, Attack, Withdraw, and the window after a maneuver."""

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


@pytest.mark.tile("mountains")
@pytest.mark.ruling(19)
def test_who_withdraws_into_the_mountains_pays_the_toll_once() -> None:
    game = position(
        tiles="valley hills mountains",
        clans={"hills": "A3 B1", "mountains": "A1"},
        hand={"A": "warlord bard", "B": "eriu"},
        turn="A",
    )
    play(game, "A: card:warlord, territory:hills, withdraw, count:2")
    assert whose(game) == "A toll"
    play(game, "A: remove")
    assert clans(game) == {"hills": "A1 B1", "mountains": "A2"}
    assert whose(game) == "B maneuver"


# Truce


@pytest.mark.ruling(51)
def test_a_clash_ends_at_once_when_all_involved_agree_even_before_the_first_maneuver() -> None:
    game = clash_in_the_hills("A1 B2 C1", players=3, citadels=1)
    play(game, "B: shelter", "A: truce")
    assert whose(game) == "B truce"
    assert options(game) == ["agree", "refuse"]
    play(game, "B: agree", "C: agree")
    assert (whose(game), game.state.clash) == ("B turn", None)
    assert clans(game) == {"hills": "A1 B2 C1"}


@pytest.mark.ruling(51)
def test_the_first_refusal_ends_the_talks_and_the_maneuver_is_asked_without_that_option() -> None:
    game = clash_in_the_hills("A1 B1 C1", players=3)
    assert options(game) == ["attack:B", "attack:C", "truce"]
    play(game, "A: truce", "B: refuse")
    assert whose(game) == "A maneuver"
    assert options(game) == ["attack:B", "attack:C"]


@pytest.mark.ruling(51)
def test_one_refusal_among_agreements_is_enough() -> None:
    game = clash_in_the_hills("A1 B1 C1", players=3)
    play(game, "A: truce", "B: agree", "C: refuse")
    assert whose(game) == "A maneuver"
    assert options(game) == ["attack:B", "attack:C"]


@pytest.mark.ruling(51)
def test_the_next_player_may_offer_a_truce_again() -> None:
    game = clash_in_the_hills("A2 B2", hand={"B": "bard"})
    play(game, "A: truce", "B: refuse")  # the attack is all that is left
    assert whose(game) == "B attacked"
    play(game, "B: discard:bard")
    assert options(game) == ["attack:A", "truce"]
    play(game, "B: truce", "A: agree")
    assert (whose(game), game.state.clash) == ("B turn", None)


@pytest.mark.ruling(51)
def test_a_truce_is_answered_in_turn_order_from_who_offers_it() -> None:
    game = clash_in_the_hills("A2 B1 C1 D1", players=4, crows="counterclockwise")
    play(game, "A: attack:B", "D: truce")
    assert whose(game) == "C truce"
    play(game, "C: agree")
    assert whose(game) == "A truce"


@pytest.mark.ruling(51)
def test_who_has_only_sheltered_clans_has_no_vote() -> None:
    game = clash_in_the_hills("A1 B1 C1", players=3, citadels=1)
    play(game, "B: shelter", "A: truce")
    assert whose(game) == "C truce"
    play(game, "C: agree")
    assert game.state.clash is None


def test_nobody_passes_in_a_clash() -> None:
    game = clash_in_the_hills("A2 B1 C1", {"valley": "A1"}, players=3, hand={"A": "the_fianna"})
    play(game, "A: truce", "B: refuse")
    assert options(game) == ["attack:B", "attack:C", "withdraw", "card:the_fianna"]


# The last one standing, and the order


@pytest.mark.ruling(51)
def test_who_is_left_alone_decides_when_the_clash_ends() -> None:
    game = clash_in_the_hills("A3 B1", {"valley": "A1"}, hand={"A": "the_fianna"})
    play(game, "A: attack:B")
    assert options(game) == ["withdraw", "card:the_fianna", "end"]
    play(game, "A: withdraw, count:1")
    assert options(game) == ["withdraw", "card:the_fianna", "end"]
    play(game, "A: card:the_fianna, to:plains, count:1")
    assert options(game) == ["withdraw", "end"]
    play(game, "A: end")
    assert clans(game) == {"hills": "A1", "valley": "A2", "plains": "A1"}
    assert (whose(game), game.state.clash) == ("B exile", None)


@pytest.mark.ruling(51)
def test_who_is_left_alone_asks_nobody_for_a_truce() -> None:
    game = clash_in_the_hills("A1 B2", {"valley": "A1"}, citadels=2)
    play(game, "B: shelter, shelter")
    assert options(game) == ["withdraw", "end"]
    play(game, "A: end")
    assert clans(game) == {"hills": "A1 B2", "valley": "A1"}
    assert whose(game) == "B turn"


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


@pytest.mark.ruling(34)
def test_after_a_maneuver_who_made_it_is_asked_first_even_on_anothers_turn() -> None:
    game = clash_in_the_hills("A3 B3", hand={"A": "warlord", "B": "strengs_resolve"}, starter="the_morrigan")
    play(game, "A: attack:B")
    assert whose(game) == "A after_maneuver"
    play(game, "A: decline", "B: attack:A", "A: remove")
    assert whose(game) == "B after_maneuver"
    play(game, "B: decline")
    assert whose(game) == "A after_maneuver"


@pytest.mark.ruling(16)
@pytest.mark.parametrize(
    ("card", "answer"),
    [("diarmuid", "card:diarmuid"), ("dagdas_cauldron", "card:dagdas_cauldron"), ("druid", "remove")],
)
def test_a_clan_removed_by_an_attack_is_worth_a_bard_even_if_it_was_saved(card: str, answer: str) -> None:
    game = clash_in_the_hills("A2 B2", {"cove": "B1"}, hand={"A": "bard", "B": card})
    play(game, "A: attack:B", f"B: {answer}")
    assert whose(game) == "A after_maneuver"
    play(game, "A: card:bard")
    assert game.state.deeds == [1, 0]


@pytest.mark.ruling(16)
@pytest.mark.parametrize(
    ("card", "answer"),
    [("dagdas_club", "card:dagdas_club"), ("hills", "card:hills"), ("druid", "discard:druid")],
)
def test_no_bard_follows_an_attack_that_removed_no_clan(card: str, answer: str) -> None:
    game = clash_in_the_hills("A2 B2", {"cove": "B1"}, hand={"A": "bard", "B": card})
    play(game, "A: attack:B", f"B: {answer}")
    assert whose(game) == "B maneuver"
    assert clans(game) == {"cove": "B1", "hills": "A2 B2"}


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


@pytest.mark.ruling(29)
def test_the_warlord_brings_a_clan_and_names_who_maneuvers_next_and_the_order_goes_on_from_there() -> None:
    game = clash_in_the_hills("A2 B1 C2 D2", players=4, hand={"B": "warlord"}, starter="the_morrigan")
    play(game, "A: attack:C")
    assert whose(game) == "B after_maneuver"
    play(game, "B: card:warlord")
    assert options(game) == ["seat:A", "seat:B", "seat:C", "seat:D"]
    play(game, "B: seat:D")
    assert exposed(game) == "A2 B2 C1 D2"
    play(game, "D: attack:C")
    assert whose(game) == "A maneuver"


@pytest.mark.ruling(29)
def test_the_warlord_names_only_an_involved_player() -> None:
    game = clash_in_the_hills(
        "A2 B2 C1 D2", players=4, citadels=1, hand={"B": "warlord"}, starter="the_morrigan"
    )
    play(game, "B: decline", "C: shelter", "A: attack:D", "B: card:warlord")
    assert options(game) == ["seat:A", "seat:B", "seat:D"]


@pytest.mark.ruling(29)
def test_if_the_player_named_by_the_warlord_is_struck_down_the_next_in_order_maneuvers() -> None:
    game = clash_in_the_hills(
        "A2 B2 C1 D2", players=4, hand={"A": "raid", "B": "warlord", "C": "bard"}, starter="the_morrigan"
    )
    play(game, "A: attack:C", "C: discard:bard", "A: decline", "B: card:warlord, seat:C", "A: card:raid")
    assert exposed(game) == "A2 B3 D2"
    assert whose(game) == "D maneuver"


def test_a_warlord_without_reserve_only_names_who_is_next() -> None:
    game = clash_in_the_hills(
        "A2 B2 C2", {"plains": "B10"}, players=3, hand={"B": "warlord"}, starter="the_morrigan"
    )
    play(game, "A: attack:C", "B: card:warlord, seat:A")
    assert clans(game) == {"hills": "A2 B2 C1", "plains": "B10"}
    assert whose(game) == "A maneuver"


def test_the_warlord_stays_away_from_the_start_of_a_clash() -> None:
    game = clash_in_the_hills("A2 B2", hand={"B": "warlord"}, starter="the_morrigan")
    assert whose(game) == "A maneuver"
    reason = game.why_not(1, "warlord")
    assert reason is not None
    assert reason.key == "wrong_moment"


def test_the_warlord_comes_too_late_when_the_last_exposed_clan_is_gone() -> None:
    game = clash_in_the_hills("A2 B1 C1", players=3, hand={"B": "warlord"}, starter="the_morrigan")
    play(game, "A: attack:B", "B: remove")
    assert whose(game) == "C maneuver"


# Cards around an attack


def test_the_iron_mine_takes_a_clan_and_a_card_but_from_an_empty_hand_only_the_clan() -> None:
    for cards, left in (("bard druid", ["bard"]), ("", [])):
        game = position(
            tiles="valley hills iron_mine",
            clans={"hills": "A2 B2"},
            hand={"A": "warlord iron_mine eriu", "B": cards},
            turn="A",
        )
        play(game, "A: card:warlord, attack:B, card:iron_mine")
        if cards:
            assert (whose(game), options(game)) == ("B attacked", ["discard:bard", "discard:druid"])
            play(game, "B: discard:druid")
        assert (whose(game), exposed(game), hand(game, "B")) == ("B maneuver", "A2 B1", left)


def test_the_hills_card_wards_off_attacks_in_the_hills_only() -> None:
    game = clash_in_the_hills("A2 B2", hand={"A": "bard", "B": "hills"})
    play(game, "A: attack:B")
    assert (whose(game), options(game)) == ("B attack_performed", ["card:hills", "decline"])
    game = position(
        tiles="valley cove hills", clans={"cove": "A2 B2"}, hand={"A": "warlord", "B": "hills eriu"}, turn="A"
    )
    play(game, "A: card:warlord, attack:B")
    assert (whose(game), exposed(game)) == ("B maneuver", "A2 B1")


def test_geis_answers_a_bard_sung_in_a_clash_but_no_card_discarded_to_an_attack() -> None:
    game = clash_in_the_hills(
        "A2 B3",
        {"cove": "C1"},
        players=3,
        hand={"A": "bard", "B": "druid", "C": "geis"},
        starter="the_morrigan",
    )
    play(game, "A: attack:B", "B: discard:druid")
    assert whose(game) == "B maneuver"
    play(game, "B: attack:A", "A: remove, attack:B, card:bard", "C: card:geis")
    assert (game.state.deeds, hand(game, "A")) == ([0, 0, 0], ["eriu"])
    assert {"bard", "geis", "druid"} <= set(zone(game, "action_discard"))
