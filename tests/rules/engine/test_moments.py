"""The moments of the game: which cards answer each, when it comes, and who is asked first."""

import pytest

from ardri.rules.box.base_box import CARD_KEYS
from ardri.rules.box.catalogue import CARDS_AT, bits
from ardri.rules.editions.base import BASE
from ardri.rules.engine.moments import BASE_MOMENTS
from ardri.rules.engine.play import Window
from ardri.rules.game import Game
from ardri.testing import clans, draft_any, hand, options, play, position, whose

WINDOWS = BASE_MOMENTS[3:]


ANSWERS = {
    "maneuver": "battle_of_moytura the_fianna ogmas_eloquence tale_of_cuchulain",
    "any_time": "moor",
    "assembly_start": "cathbads_word",
    "card_declared": "geis the_dagda",
    "epic_draw": "gates meadows",
    "clans_arrive": "mountains",
    "clash_start": "highlands lugs_spear",
    "citadels_end": "battle_frenzy",
    "attack_performed": "hills iron_mine dagdas_club",
    "would_be_removed": "dagdas_club",
    "clan_removed": "dagdas_cauldron diarmuid",
    "after_maneuver": "bard raid warlord strengs_resolve",
    "before_discard": "master_craftsman",
    "card_finished": "lug_samildanach forest stone_circle cove lost_vale salt_mine valley",
    "turn_end": "oenguss_ploy",
}


def windows(game: Game, *choices: str) -> list[str]:
    """Make these choices and decline all windows in between: who was asked at which, and for what."""
    asked = []
    left = list(choices)
    while True:
        if whose(game).split()[1] in WINDOWS:
            cards = " ".join(key.removeprefix("card:") for key in options(game)[:-1])
            asked.append(f"{whose(game)}: {cards}")
            game.choose("decline")
        elif left:
            game.choose(left.pop(0))
        else:
            return asked


@pytest.mark.parametrize("moment", ANSWERS)
def test_a_moment_is_answered_by_its_cards_and_no_others(moment: str) -> None:
    assert {CARD_KEYS[card] for card in bits(CARDS_AT[BASE_MOMENTS.index(moment)] & BASE.cards)} == set(
        ANSWERS[moment].split()
    )


def test_every_other_card_is_for_the_own_turn() -> None:
    triskels = {card for cards in ANSWERS.values() for card in cards.split()}
    own_turn = {CARD_KEYS[card] for card in bits(CARDS_AT[BASE_MOMENTS.index("own_turn")] & BASE.cards)}
    assert own_turn == {*CARD_KEYS} - triskels | {"bard", "master_craftsman", "warlord"}


# Which windows a turn has, in order


@pytest.mark.card("geis", case="timing")
@pytest.mark.card("lugs_spear", case="timing")
@pytest.mark.card("battle_frenzy", case="timing")
@pytest.mark.card("hills", case="timing")
@pytest.mark.card("warlord", case="timing")
@pytest.mark.card("lug_samildanach", case="timing")
@pytest.mark.card("oenguss_ploy", case="timing")
def test_the_windows_of_an_action_card_with_a_clash() -> None:
    game = position(
        players=4,
        tiles="cove hills plains valley salt_mine iron_mine",
        clans={"cove": "A3", "hills": "B3", "plains": "C1 D1"},
        hand={
            "A": "conquest bard raid strengs_resolve dagdas_club iron_mine valley cove salt_mine",
            "B": "geis warlord hills battle_frenzy",
            "C": "lug_samildanach the_dagda druid",
            "D": "oenguss_ploy lugs_spear",
        },
        turn="A",
    )
    choices = "card:conquest territory:hills count:2 attack:B remove truce agree"
    assert windows(game, *choices.split()) == [
        "B card_declared: geis",
        "D clash_start: lugs_spear",
        "B citadels_end: battle_frenzy",
        "A attack_performed: iron_mine dagdas_club",
        "B attack_performed: hills",
        "A after_maneuver: bard raid strengs_resolve",
        "B after_maneuver: warlord",
        "A card_finished: cove salt_mine valley",
        "C card_finished: lug_samildanach",
        "D turn_end: oenguss_ploy",
    ]
    assert whose(game) == "B turn"
    assert clans(game) == {"cove": "A1", "hills": "A2 B2", "plains": "C1 D1"}


@pytest.mark.card("the_dagda", case="timing")
@pytest.mark.card("meadows", case="timing")
@pytest.mark.card("master_craftsman", case="timing")
@pytest.mark.card("forest", case="timing")
@pytest.mark.card("stone_circle", case="timing")
@pytest.mark.card("lost_vale", case="timing")
def test_the_windows_of_an_epic_tale() -> None:
    game = position(
        players=4,
        tiles="cove forest meadows stone_circle lost_vale",
        clans={"stone_circle": "A1", "cove": "B1 C1 D1"},
        hand={
            "A": "tuans_memory master_craftsman forest meadows stone_circle lost_vale",
            "B": "geis druid citadel",
            "C": "the_dagda lug_samildanach",
            "D": "oenguss_ploy",
        },
        turn="A",
        chance="epic:eriu epic:balors_eye epic:stone_of_fal",
    )
    assert windows(game, "card:tuans_memory", "keep:eriu") == [
        "C card_declared: the_dagda",
        "A epic_draw: meadows",
        "A before_discard: master_craftsman",
        "A card_finished: forest lost_vale stone_circle",
        "D turn_end: oenguss_ploy",
    ]
    assert whose(game) == "B turn"


@pytest.mark.card("the_dagda", case="timing")
@pytest.mark.card("valley", case="timing")
def test_the_windows_of_an_advantage_card() -> None:
    game = position(
        players=4,
        tiles="cove swamp valley forest",
        clans={"cove": "A1 B1 C1 D1"},
        hand={
            "A": "swamp valley forest master_craftsman",
            "B": "geis druid citadel",
            "C": "the_dagda lug_samildanach",
        },
        turn="A",
    )
    assert windows(game, "card:swamp") == ["C card_declared: the_dagda", "A card_finished: valley"]


@pytest.mark.card("oenguss_ploy", case="timing")
@pytest.mark.parametrize("choice", ["pass", "pretender"])
def test_a_turn_without_a_card_has_only_its_end(choice: str) -> None:
    game = position(
        players=3,
        tiles="cove swamp valley",
        clans={"cove": "A1 B1 C1"},
        sanctuaries={"cove": 6},
        hand={"A": "swamp valley", "B": "geis druid citadel", "C": "the_dagda lug_samildanach oenguss_ploy"},
        turn="A",
    )
    assert windows(game, choice) == ["C turn_end: oenguss_ploy"]
    assert whose(game) == "B turn"


@pytest.mark.card("mountains", case="timing")
def test_clans_arrive_before_they_clash() -> None:
    game = position(
        tiles="cove mountains hills",
        clans={"cove": "A3", "mountains": "B1"},
        hand={"A": "conquest bard geis mountains", "B": "lugs_spear druid citadel"},
        turn="A",
    )
    assert windows(game, "card:conquest", "territory:mountains", "count:2") == ["A clans_arrive: mountains"]
    assert whose(game) == "A toll"
    assert windows(game, "discard:bard") == ["B clash_start: lugs_spear"]


@pytest.mark.card("mountains", case="timing")
@pytest.mark.parametrize(
    "choices",
    [
        "card:conquest territory:hills from:cove count:2 done",
        "card:new_clans territory:mountains",  # the second one has nowhere else to go
    ],
)
def test_clans_arrive_only_where_they_are_moved_to_the_mountains(choices: str) -> None:
    game = position(
        tiles="cove mountains hills",
        clans={"cove": "A3 B1", "mountains": "A1"},
        hand={"A": "conquest new_clans mountains", "B": "druid citadel"},
        turn="A",
    )
    assert windows(game, *choices.split()) == []
    assert whose(game) == "B turn"


@pytest.mark.card("dagdas_club", case="timing")
@pytest.mark.card("diarmuid", case="timing")
@pytest.mark.card("dagdas_cauldron", case="timing")
def test_a_clan_is_threatened_and_then_removed_in_a_clash_and_elsewhere() -> None:
    hands = {"A": "warlord balors_eye bard", "B": "dagdas_club diarmuid dagdas_cauldron"}
    table = {"plains": "A2 B2", "hills": "B1"}
    game = position(tiles="cove hills plains", clans=table, hand=hands, turn="A")
    assert windows(game, "card:balors_eye", "territory:plains", "seat:B") == [
        "B would_be_removed: dagdas_club",
        "B clan_removed: diarmuid",  # the Cauldron is for clashes
    ]
    game = position(tiles="cove hills plains", clans=table, hand=hands, turn="A")
    assert windows(game, "card:warlord", "attack:B") == [
        "B would_be_removed: dagdas_club",
        "B clan_removed: dagdas_cauldron diarmuid",
        "A after_maneuver: bard",
    ]


@pytest.mark.card("bard", case="timing")
@pytest.mark.card("raid", case="timing")
@pytest.mark.card("strengs_resolve", case="timing")
@pytest.mark.card("iron_mine", case="timing")
def test_after_a_withdrawal_only_the_warlord_answers() -> None:
    game = position(
        players=4,
        tiles="cove hills plains iron_mine",
        clans={"cove": "A4", "hills": "B2"},
        hand={"A": "conquest bard raid strengs_resolve iron_mine", "B": "warlord hills", "C": "druid"},
        turn="A",
    )
    choices = "card:conquest territory:hills count:2 withdraw count:1"
    assert windows(game, *choices.split()) == ["B after_maneuver: warlord"]
    assert whose(game) == "B maneuver"


@pytest.mark.card("warlord", case="timing")
def test_nothing_follows_a_truce() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"cove": "A4", "hills": "B2"},
        hand={"A": "conquest bard strengs_resolve", "B": "warlord druid"},
        turn="A",
    )
    assert windows(game, *["card:conquest", "territory:hills", "count:2", "truce", "agree"]) == []
    assert whose(game) == "B turn"


@pytest.mark.card("lugs_spear", case="timing")
def test_the_spear_closes_all_windows_until_the_clash_is_over() -> None:
    game = position(
        players=4,
        tiles="cove hills plains valley iron_mine forest",
        clans={"cove": "A3", "hills": "B3", "plains": "C1 D1"},
        hand={
            "A": "conquest bard strengs_resolve iron_mine valley",
            "B": "warlord hills battle_frenzy dagdas_club diarmuid geis",
            "C": "lug_samildanach the_dagda",
            "D": "lugs_spear oenguss_ploy forest master_craftsman",
        },
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:2", "B: decline", "D: card:lugs_spear", "C: decline")
    assert windows(game, *["attack:B", "remove", "truce", "agree"]) == [
        "A card_finished: valley",
        "C card_finished: lug_samildanach",
        "D turn_end: oenguss_ploy",
    ]


# In the Assembly


@pytest.mark.card("cathbads_word", case="timing")
@pytest.mark.card("gates", case="timing")
@pytest.mark.card("meadows", case="timing")
def test_the_windows_of_the_assembly() -> None:
    game = position(
        players=3,
        tiles="cove gates meadows",
        clans={"cove": "C2", "gates": "A1 B2", "meadows": "A1"},
        hand={"A": "cathbads_word"},
        brenn="B",
        chance="crows:counterclockwise epic:eriu epic:tuans_memory",
    )
    # C becomes the Brenn, A and B take Meadows and Gates; the crows turn, and from C on it goes B, A
    assert windows(game) == [
        "A assembly_start: cathbads_word",
        "B epic_draw: gates",
        "A epic_draw: meadows",
    ]
    assert (hand(game, "A")[-2:], hand(game, "B")[-1:]) == (["cathbads_word", "tuans_memory"], ["eriu"])


@pytest.mark.card("gates", case="timing")
def test_the_gates_stay_shut_when_the_crows_fly_on_as_before() -> None:
    game = position(
        tiles="cove gates", clans={"gates": "A2 B1"}, hand={"A": "eriu"}, chance="crows:clockwise"
    )
    assert windows(game) == []
    assert clans(game) == {"gates": "A2 B1"}
    assert whose(game) == "A draft_keep"


@pytest.mark.card("cathbads_word", case="timing")
def test_cathbads_second_part_is_the_end_of_the_assembly() -> None:
    game = position(players=3, clans={"cove": "A1 B1 C1"}, hand={"B": "cathbads_word"}, brenn="A")
    play(game, "B: card:cathbads_word, aside:bard")
    draft_any(game)
    assert whose(game) == "B aside"
    assert len(options(game)) == 5
    play(game, "B: aside:bard")
    assert whose(game) == "A turn"
    assert len(hand(game, "B")) == 4


# Who is asked first


@pytest.mark.ruling(33)
@pytest.mark.parametrize(("crows", "order"), [("clockwise", ["B", "C"]), ("counterclockwise", ["C", "B"])])
def test_after_the_active_player_the_others_follow_in_turn_order(crows: str, order: list[str]) -> None:
    game = position(
        players=4,
        tiles="cove hills highlands plains",
        clans={"highlands": "A1 D1"},
        hand={"A": "warlord bard", "B": "lugs_spear", "C": "highlands", "D": "druid"},
        crows=crows,
        turn="A",
    )
    play(game, "A: card:warlord")
    assert whose(game) == f"{order[0]} clash_start"
    play(game, f"{order[0]}: decline")
    assert whose(game) == f"{order[1]} clash_start"
    play(game, f"{order[1]}: decline")
    assert whose(game) == "A maneuver"


@pytest.mark.ruling(33)
def test_a_declined_card_may_be_played_when_the_question_comes_again() -> None:
    game = position(
        players=4,
        tiles="cove hills highlands plains",
        clans={"highlands": "A1 D1"},
        hand={"A": "warlord lugs_spear", "B": "highlands", "D": "bard druid"},
        turn="A",
    )
    play(game, "A: card:warlord, decline", "B: card:highlands, seat:D", "A: card:lugs_spear")
    assert game.state.clash is not None
    assert game.state.clash.silent
    assert whose(game) == "D maneuver"


@pytest.mark.card("hills", case="timing")
@pytest.mark.card("iron_mine", case="timing")
def test_the_attacker_is_asked_before_the_attacked_and_not_again_when_it_was_ignored() -> None:
    game = position(
        tiles="cove hills iron_mine",
        clans={"cove": "A3", "hills": "B2"},
        hand={"A": "conquest iron_mine dagdas_club", "B": "hills druid citadel"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:2, attack:B")
    assert whose(game) == "A attack_performed"
    play(game, "A: card:iron_mine")
    assert (whose(game), options(game)) == ("A attack_performed", ["card:dagdas_club", "decline"])
    play(game, "A: decline", "B: card:hills")
    assert (whose(game), clans(game)["hills"]) == ("B maneuver", "A2 B2")
    assert hand(game, "A") == ["dagdas_club"]


@pytest.mark.card("moor", case="timing")
def test_the_moor_is_an_extra_answer_to_every_question_of_its_holder_and_answers_none() -> None:
    game = position(
        tiles="cove hills moor",
        clans={"cove": "A3", "hills": "B2"},
        hand={"A": "conquest strengs_resolve geis", "B": "warlord moor bard"},
        turn="A",
    )
    assert "card:moor" not in options(game)
    play(game, "A: card:conquest, territory:hills, count:2, attack:B")
    assert (whose(game), options(game)) == (
        "B attacked",
        ["discard:bard", "discard:warlord", "remove", "card:moor"],
    )
    play(game, "B: discard:bard")
    assert "card:moor" not in options(game)
    play(game, "A: decline")
    assert (whose(game), options(game)) == ("B after_maneuver", ["card:warlord", "decline", "card:moor"])
    before = game.state.stack[-1].data()
    play(game, "B: card:moor")
    assert (whose(game), options(game)) == ("B after_maneuver", ["card:warlord", "decline"])
    assert isinstance(game.state.stack[-1], Window)
    assert game.state.stack[-1].data() == before


@pytest.mark.card("moor", case="timing")
@pytest.mark.ruling(27)
def test_the_moor_interrupts_the_draft() -> None:
    game = position(tiles="cove moor", clans={"moor": "A1", "cove": "B1"}, hand={"A": "moor eriu"})
    assert whose(game) == "A draft_keep"
    offered = options(game)
    assert offered[-1] == "card:moor"
    play(game, f"B: {options(game, 'B')[0]}", "A: card:moor")
    assert (whose(game), options(game)) == ("A draft_keep", offered[:-1])
    assert game.answer_of(1), "what B has kept stays"


@pytest.mark.card("valley", case="timing")
def test_a_triskel_is_no_season_card() -> None:
    game = position(
        tiles="cove hills plains valley",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord strengs_resolve valley", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B", "B: discard:druid", "A: card:strengs_resolve")
    assert (whose(game), game.state.deeds) == ("B maneuver", [1, 0])


@pytest.mark.card("lugs_spear", case="timing")
def test_the_spear_closes_the_window_in_which_it_is_played() -> None:
    game = position(
        tiles="cove hills highlands",
        clans={"highlands": "A2 B2"},
        hand={"A": "warlord highlands", "B": "lugs_spear druid"},
        turn="A",
    )
    play(game, "A: card:warlord, decline", "B: card:lugs_spear")
    # A, who declined, is not asked again: the Highlands are a Triskel too
    assert (whose(game), options(game)) == ("A maneuver", ["attack:B", "truce"])
