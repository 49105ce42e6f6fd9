"""Sealed windows: who is asked, whose answer counts, and what is asked anew."""

import pytest

from ardri.rules.errors import IllegalChoice, OutOfTurn
from ardri.rules.game import Game
from ardri.testing import asked, clans, decline_all, hand, options, play, position, whose
from tests.rules.helpers.game_inspection import stack


def new_clans(**hands: str) -> Game:
    """A has declared New Clans in a sealed game of four."""
    game = position(
        4,
        tiles="cove hills plains valley",
        clans={"cove": "A1", "hills": "B1 C1"},
        hand={"A": "new_clans conquest", **hands},
        turn="A",
        windows="sealed",
    )
    play(game, "A: card:new_clans")
    return game


def in_the_hills(players: int = 3, crows: str = "clockwise", hills: str = "A2 B2", **hands: str) -> Game:
    """A has declared the Warlord in the Hills, and everybody let it be: the clash starts."""
    game = position(
        players,
        tiles="valley hills cove plains",
        clans={"hills": hills, "cove": "C1"},
        hand={**hands, "A": f"warlord {hands['A']}"},
        crows=crows,
        turn="A",
        windows="sealed",
    )
    play(game, "A: card:warlord")
    while whose(game).endswith("card_declared"):
        game.choose("decline")
    return game


# Who is asked


@pytest.mark.card("geis", case="timing")
def test_whoever_has_action_cards_is_asked_about_geis_and_nobody_else() -> None:
    game = new_clans(B="druid", C="geis", D="eriu")
    assert asked(game) == ["B card_declared", "C card_declared"]
    assert (options(game, "B"), options(game, "C")) == (["decline"], ["card:geis", "decline"])
    assert [decision.forced for decision in game.pending] == [True, False]


def test_an_open_game_asks_only_who_has_the_card() -> None:
    game = position(
        4,
        tiles="cove hills plains valley",
        clans={"cove": "A1"},
        hand={"A": "new_clans conquest", "B": "druid", "C": "geis", "D": "eriu"},
        turn="A",
    )
    play(game, "A: card:new_clans")
    assert asked(game) == ["C card_declared"]


def test_nothing_but_what_is_offered_is_accepted_of_a_seat_that_can_only_decline() -> None:
    game = new_clans(B="druid", C="geis", D="eriu")
    with pytest.raises(IllegalChoice, match="offered: decline"):
        game.choose("card:geis", seat=1)
    with pytest.raises(OutOfTurn, match="D is not asked"):
        game.choose("decline", seat=3)
    play(game, "C: card:geis")
    assert (whose(game), clans(game)["cove"]) == ("B card_declared", "A1")


@pytest.mark.card("lug_samildanach", case="timing")
def test_when_lug_has_taken_geis_only_its_new_owner_is_asked() -> None:
    game = new_clans(B="druid bard", C="geis festival", D="lug_samildanach sanctuary")
    play(game, "B: decline", "C: card:geis", "D: decline")
    assert (asked(game), options(game)) == (["D card_finished"], ["card:lug_samildanach", "decline"])
    play(game, "D: card:lug_samildanach")
    decline_all(game)
    assert hand(game, "D") == ["geis", "sanctuary"]
    play(game, "B: card:bard")
    assert asked(game) == ["D card_declared"]


@pytest.mark.card("salt_mine", case="timing")
def test_when_geis_may_have_changed_hands_unseen_all_are_asked_as_before() -> None:
    game = position(
        4,
        tiles="cove hills salt_mine",
        clans={"salt_mine": "A1", "hills": "B1 C1 D1"},
        hand={"A": "new_clans festival salt_mine", "B": "geis", "C": "bard conquest", "D": "migration"},
        chance="steal:geis",
        turn="A",
        windows="sealed",
    )
    play(game, "A: card:new_clans", "B: decline", "C: decline", "D: decline")
    play(game, "A: card:salt_mine, seat:B, give:festival")
    play(game, "B: pass", "C: card:bard")
    assert asked(game) == ["A card_declared", "B card_declared", "D card_declared"]
    assert (options(game, "A"), options(game, "B")) == (["card:geis", "decline"], ["decline"])


def a_tale_is_played(b: str, discarded: str = "champions_share") -> Game:
    """A has played the Stone of Fal; everybody has another Epic Tale."""
    game = position(
        3,
        tiles="cove hills",
        clans={"cove": "A1 B1"},
        hand={"A": "nuada_silverhand stone_of_fal", "B": b, "C": "tuans_memory"},
        epic_discard=discarded,
        turn="A",
        windows="sealed",
    )
    play(game, "A: card:stone_of_fal")
    return game


@pytest.mark.card("the_dagda", case="timing")
def test_everybody_with_a_tale_is_asked_for_the_dagda_the_player_of_the_card_too() -> None:
    assert asked(a_tale_is_played(b="eriu")) == ["A card_declared", "B card_declared", "C card_declared"]


@pytest.mark.card("the_dagda", case="timing")
def test_nobody_is_asked_for_a_tale_that_lies_in_the_discard() -> None:
    assert asked(a_tale_is_played(b="eriu", discarded="the_dagda")) == [
        "A turn_end",
        "B turn_end",
        "C turn_end",
    ]


@pytest.mark.card("the_dagda", case="timing")
def test_nobody_can_answer_the_dagda_with_the_dagda() -> None:
    game = a_tale_is_played(b="the_dagda eriu")
    play(game, "A: decline", "C: decline", "B: card:the_dagda")
    assert asked(game) == ["A turn_end", "B turn_end", "C turn_end"]
    assert [event.fields["card"] for event in game.events if event.kind == "cancel"] == ["stone_of_fal"]


def test_advantage_cards_lie_open_so_only_the_one_attacked_in_the_hills_is_asked_for_them() -> None:
    game = in_the_hills(A="bard", B="druid hills", C="geis")
    play(game, "A: attack:B")
    assert (asked(game), options(game)) == (["B attack_performed"], ["card:hills", "decline"])
    play(game, "B: card:hills")
    decline_all(game)
    assert clans(game)["hills"] == "A2 B2"


def test_who_is_not_attacked_is_not_asked_for_the_hills() -> None:
    game = in_the_hills(A="bard", B="druid", C="geis hills")
    play(game, "A: attack:B")
    assert asked(game) == ["B attacked"]


@pytest.mark.card("strengs_resolve", case="timing")
@pytest.mark.card("bard", case="timing")
def test_what_answers_the_own_attack_is_asked_of_the_attacker_alone() -> None:
    game = in_the_hills(A="conquest eriu", B="druid tuans_memory", C="bard strengs_resolve")
    decline_all(game)
    play(game, "A: attack:B")
    decline_all(game)
    play(game, "B: remove")
    while game.state.question in ("would_be_removed", "clan_removed"):
        game.choose("decline")
    assert (asked(game), options(game)) == (["A after_maneuver"], ["decline"])


def test_master_craftsman_is_asked_of_the_player_of_the_tale() -> None:
    game = position(
        4,
        tiles="cove hills plains valley",
        clans={"cove": "A1"},
        hand={"A": "stone_of_fal druid", "B": "master_craftsman", "C": "geis", "D": "bard"},
        turn="A",
        windows="sealed",
    )
    play(game, "A: card:stone_of_fal")
    assert (asked(game), options(game)) == (["A before_discard"], ["decline"])


@pytest.mark.card("cathbads_word", case="timing")
def test_before_the_assembly_whoever_has_a_tale_is_asked_for_cathbads_word() -> None:
    game = position(
        3,
        tiles="cove moor hills",
        clans={"cove": "A1 B1 C1", "moor": "A1"},
        hand={"A": "eriu moor", "B": "cathbads_word"},
        brenn="C",
        windows="sealed",
    )
    assert asked(game) == ["A assembly_start", "B assembly_start"]
    assert options(game, "A") == ["decline", "card:moor"]
    play(game, "B: card:cathbads_word", "A: decline")
    assert asked(game) == ["A card_declared"], "that may be The Dagda"
    play(game, "A: decline")
    assert whose(game) == "B aside"


# Removal


def under_balors_eye(clans_of_b: str, **hands: str) -> Game:
    """A strikes at a clan of B in the Hills, outside a clash."""
    game = position(
        tiles="valley hills cove",
        clans={"hills": "A1 B1", **({"cove": clans_of_b} if clans_of_b else {})},
        hand={"A": "balors_eye", **hands},
        epic_discard="the_dagda",
        turn="A",
        windows="sealed",
    )
    play(game, "A: card:balors_eye", *(["A: territory:hills"] if clans_of_b else []), "A: seat:B")
    return game


@pytest.mark.card("dagdas_club", case="timing")
@pytest.mark.card("diarmuid", case="timing")
def test_the_owner_of_a_clan_is_asked_whether_it_is_spared_and_then_whether_it_is_saved() -> None:
    game = under_balors_eye("B1", B="eriu")
    assert (asked(game), options(game)) == (["B would_be_removed"], ["decline"])
    play(game, "B: decline")
    assert (asked(game), options(game)) == (["B clan_removed"], ["decline"])
    play(game, "B: decline")
    assert clans(game) == {"hills": "A1", "cove": "B1"}


@pytest.mark.card("diarmuid", case="timing")
@pytest.mark.card("dagdas_cauldron", case="timing")
def test_whoever_is_present_nowhere_else_can_save_nothing_outside_a_clash() -> None:
    game = under_balors_eye("", B="diarmuid dagdas_cauldron")
    play(game, "B: decline")
    assert "B clan_removed" not in asked(game)


def test_without_a_tale_nobody_is_asked_about_a_loss() -> None:
    game = under_balors_eye("B1", B="druid bard")
    assert (asked(game), clans(game)) == (["B turn"], {"hills": "A1", "cove": "B1"})


@pytest.mark.card("dagdas_cauldron", case="timing")
def test_in_a_clash_the_cauldron_collects_what_was_removed() -> None:
    game = in_the_hills(A="conquest", B="druid dagdas_cauldron", C="geis")
    decline_all(game)
    play(game, "A: attack:B", "B: remove, decline")
    assert (asked(game), options(game)) == (["B clan_removed"], ["card:dagdas_cauldron", "decline"])
    play(game, "B: card:dagdas_cauldron")
    decline_all(game)
    assert game.state.clash is not None
    assert len(game.state.clash.cauldron) == 1


# Whose answer counts


def in_the_highlands(crows: str) -> Game:
    """A has started a clash; B, asked, plays Lug's Spear and C, asked too, the Highlands."""
    game = position(
        3,
        tiles="cove hills highlands",
        clans={"highlands": "A1 B1 C1"},
        hand={"A": "warlord bard", "B": "lugs_spear", "C": "highlands eriu"},
        epic_discard="the_dagda",
        crows=crows,
        turn="A",
        windows="sealed",
    )
    play(game, "A: card:warlord")
    assert asked(game) == ["B clash_start", "C clash_start"]
    play(game, "C: card:highlands", "B: card:lugs_spear")
    return game


@pytest.mark.ruling(33)
def test_the_first_in_turn_order_who_does_not_decline_plays() -> None:
    game = in_the_highlands(crows="clockwise")
    assert game.state.clash is not None
    assert game.state.clash.silent
    assert hand(game, "C") == ["highlands", "eriu"], "the answer that did not count left no trace"


@pytest.mark.ruling(33)
def test_after_a_card_the_others_are_asked_anew() -> None:
    game = in_the_highlands(crows="counterclockwise")
    assert (whose(game), hand(game, "B")) == ("C instigator", ["lugs_spear"])
    play(game, "C: seat:C")
    assert (asked(game), game.answer_of(1)) == (["B clash_start", "C clash_start"], ())
    play(game, "B: decline", "C: decline")
    decline_all(game)
    assert (whose(game), hand(game, "B")) == ("C maneuver", ["lugs_spear"])


@pytest.mark.ruling(34)
@pytest.mark.card("bard", case="timing")
@pytest.mark.card("warlord", case="timing")
def test_the_active_player_comes_before_all_others() -> None:
    game = position(
        tiles="cove hills",
        clans={"cove": "B3", "hills": "A2"},
        hand={"A": "warlord druid", "B": "conquest bard"},
        turn="B",
        windows="sealed",
    )
    play(game, "B: card:conquest, territory:hills, count:2")
    decline_all(game)
    play(game, "B: attack:A", "A: remove")
    assert asked(game) == ["A after_maneuver", "B after_maneuver"]
    play(game, "A: card:warlord", "B: card:bard")
    assert asked(game) == ["A card_declared"], "it may be Geis"
    play(game, "A: decline")
    assert (asked(game), game.state.deeds) == (["A after_maneuver"], [0, 1])
    assert options(game) == ["card:warlord", "decline"]


@pytest.mark.card("geis", case="timing")
@pytest.mark.card("bard", case="timing")
def test_geis_on_a_bard_after_an_attack_is_a_window_within_a_window() -> None:
    game = in_the_hills(players=4, A="bard conquest", B="druid strengs_resolve", C="geis", D="raid")
    decline_all(game)
    play(game, "A: attack:B", "B: remove")
    while game.state.question in ("would_be_removed", "clan_removed"):
        game.choose("decline")
    assert asked(game) == ["A after_maneuver"]
    play(game, "A: card:bard")
    assert stack(game) == "Play(warlord) ClashCourse Maneuvers Window Play(bard) Window"
    assert asked(game) == ["B card_declared", "C card_declared", "D card_declared"]
    play(game, "D: decline", "C: card:geis")
    assert game.state.deeds == [0, 0, 0, 0]
    play(game, "B: decline")
    decline_all(game)
    assert game.state.deeds == [0, 0, 0, 0], "the Bard came to nothing"
    assert (hand(game, "A"), hand(game, "C")) == (["conquest"], [])


@pytest.mark.card("lugs_spear", case="timing")
def test_in_a_silent_clash_no_window_opens() -> None:
    game = in_the_hills(A="bard lugs_spear", B="druid hills", C="geis")
    play(game, "A: card:lugs_spear")
    decline_all(game)
    assert whose(game) == "A maneuver"
    play(game, "A: attack:B")
    assert whose(game) == "B attacked"
    play(game, "B: remove")
    assert whose(game) == "B maneuver"
