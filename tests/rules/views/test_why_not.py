"""Reasons why a card cannot be played now: a key for every obstacle there is."""

import ast
from pathlib import Path

import pytest

import ardri.rules
from ardri.rules.box.base_box import CARD_KEYS
from ardri.rules.box.catalogue import PLAINS, SEAT_NAMES
from ardri.rules.engine.moments import BASE_MOMENTS, DECK, use_at
from ardri.rules.engine.play import CANCELLED, GIVEN, Play, Window
from ardri.rules.errors import RulesError
from ardri.rules.game import Game
from ardri.rules.phases.maneuvers import Attack
from ardri.rules.phases.mountains_toll import Toll
from ardri.rules.phases.removal import SPARED, THREATENED, Removal
from ardri.rules.state.state import FINISHED, Frame
from ardri.rules.views.why_not import Reason
from ardri.testing import options, play, position, whose


def why(game: Game, name: str, card: str) -> str:
    """The key of the reason; empty if the card can be played."""
    reason = game.why_not(SEAT_NAMES.index(name), card)
    return "" if reason is None else reason.key


def obstacle(game: Game, name: str, card: str, about: Frame, moment: str) -> str:
    """The obstacle for a card at a moment about something, though nobody is asked then."""
    s = game.state.copy()
    at = BASE_MOMENTS.index(moment)
    number = CARD_KEYS.index(card)
    s.stack += [about, Window(at)]
    return DECK[number].uses[use_at(number, at)].when.obstacle(s, SEAT_NAMES.index(name))


def test_every_obstacle_of_the_engine_is_in_this_file() -> None:
    keys = set()
    for path in Path(ardri.rules.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == "obstacle":
                returned = [part for part in ast.walk(node) if isinstance(part, ast.Return)]
                texts = [
                    part for found in returned for part in ast.walk(found) if isinstance(part, ast.Constant)
                ]
                keys |= {text.value for text in texts if isinstance(text.value, str) and text.value}
    here = Path(__file__).read_text(encoding="utf-8")
    assert len(keys) >= 20
    assert {key for key in keys if f'"{key}"' not in here} == set()


# Wherever one looks


def test_nothing_is_in_the_way_of_what_is_offered() -> None:
    game = position(clans={"cove": "A1 B1"}, hand={"A": "bard eriu", "B": "druid geis"}, turn="A")
    assert options(game) == ["card:bard", "card:eriu", "pass"]
    assert game.why_not(0, "bard") is None
    assert game.why_not(0, "eriu") is None


def test_not_in_hand() -> None:
    game = position(clans={"cove": "A1 B1"}, hand={"A": "bard", "B": "druid geis"}, turn="A")
    assert game.why_not(0, "druid") == Reason("not_in_hand")
    assert game.why_not(1, "bard") == Reason("not_in_hand")
    assert game.why_not(0, "tuans_memory") == Reason("not_in_hand")


def test_not_your_turn() -> None:
    game = position(
        clans={"cove": "A1 B1"}, hand={"A": "bard", "B": "citadel eriu swamp"}, tiles="cove swamp", turn="A"
    )
    assert game.why_not(1, "citadel") == Reason("not_your_turn")
    assert game.why_not(1, "eriu") == Reason("not_your_turn")
    assert game.why_not(1, "swamp") == Reason("not_your_turn")


def test_in_the_assembly_it_is_nobodys_turn() -> None:
    game = position(tiles="cove hills", clans={"cove": "A1", "hills": "B1"}, hand={"A": "eriu the_dagda"})
    assert whose(game) == "A draft_keep"
    assert game.why_not(0, "eriu") == Reason("not_your_turn")
    assert game.why_not(0, "the_dagda") == Reason("wrong_moment", {"moments": "card_declared"})


def test_the_turn_of_the_season_before_is_over_in_the_assembly() -> None:
    game = position(clans={"cove": "A1 B1"}, hand={"A": "eriu", "B": "tuans_memory"}, passes=1, turn="A")
    play(game, "A: pass")
    assert (whose(game), game.state.turn) == ("A draft_keep", 0)
    assert game.why_not(0, "eriu") == Reason("not_your_turn")


def test_wrong_moment_names_the_right_ones() -> None:
    game = position(
        tiles="cove hills moor",
        clans={"cove": "A1 B1"},
        hand={"A": "geis druid dagdas_club hills", "B": "bard warlord moor"},
        turn="A",
    )
    assert game.why_not(0, "geis") == Reason("wrong_moment", {"moments": "card_declared"})
    assert game.why_not(0, "hills") == Reason("wrong_moment", {"moments": "attack_performed"})
    assert game.why_not(0, "dagdas_club") == Reason(
        "wrong_moment", {"moments": "would_be_removed,attack_performed"}
    )
    assert game.why_not(1, "bard") == Reason("wrong_moment", {"moments": "own_turn,after_maneuver"})
    assert game.why_not(1, "moor") == Reason("wrong_moment", {"moments": "any_time"})


def test_a_season_card_in_the_middle_of_the_own_turn_has_the_wrong_moment() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord eriu", "B": "druid"},
        turn="A",
    )
    play(game, "A: card:warlord")
    assert whose(game) == "A maneuver"
    assert game.why_not(0, "eriu") == Reason("wrong_moment", {"moments": "own_turn"})


def test_silenced() -> None:
    game = position(
        tiles="cove hills plains moor",
        clans={"plains": "A1 B2"},
        hand={"A": "warlord tale_of_cuchulain bard eriu moor", "B": "lugs_spear hills citadel"},
        turn="A",
    )
    play(game, "A: card:warlord", "B: card:lugs_spear")
    assert whose(game) == "A maneuver"
    for card in ("tale_of_cuchulain", "bard", "moor"):
        assert game.why_not(0, card) == Reason("silenced")
    assert game.why_not(1, "hills") == Reason("silenced")
    # what is no Triskel has other reasons
    assert game.why_not(0, "eriu") == Reason("wrong_moment", {"moments": "own_turn"})
    assert game.why_not(1, "citadel") == Reason("not_your_turn")


def test_not_asked_yet_and_not_asked_again() -> None:
    game = position(
        tiles="cove hills highlands",
        clans={"highlands": "A2 B2"},
        hand={"A": "warlord highlands", "B": "lugs_spear druid"},
        turn="A",
    )
    play(game, "A: card:warlord")
    assert (whose(game), why(game, "A", "highlands"), why(game, "B", "lugs_spear")) == (
        "A clash_start",
        "",
        "not_asked",
    )
    play(game, "A: decline")
    assert (whose(game), why(game, "A", "highlands"), why(game, "B", "lugs_spear")) == (
        "B clash_start",
        "not_asked",
        "",
    )


def test_a_maneuver_is_for_the_active_player() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord bard", "B": "ogmas_eloquence"},
        turn="A",
    )
    play(game, "A: card:warlord")
    assert game.why_not(1, "ogmas_eloquence") == Reason("wrong_moment", {"moments": "maneuver"})


def test_when_the_game_is_over_nothing_can_be_played() -> None:
    game = position(clans={"cove": "A1 B1"}, sanctuaries={"cove": 6}, hand={"A": "eriu"}, pretenders="A")
    assert game.state.phase == FINISHED
    assert why(game, "A", "eriu") == "not_your_turn"


@pytest.mark.parametrize(("seat", "card"), [(2, "bard"), (-1, "bard"), (0, "joker")])
def test_a_seat_or_card_that_is_not_in_the_game_is_refused(seat: int, card: str) -> None:
    game = position(clans={"cove": "A1 B1"}, hand={"A": "bard", "B": "druid geis"}, turn="A")
    with pytest.raises(RulesError):
        game.why_not(seat, card)


def test_reasons_are_values() -> None:
    reason = Reason("wrong_moment", {"moments": "maneuver"})
    assert reason != Reason("wrong_moment")
    assert (repr(reason), repr(Reason("silenced"))) == (
        "Reason('wrong_moment', {'moments': 'maneuver'})",
        "Reason('silenced')",
    )
    assert len({Reason("silenced"), Reason("silenced"), reason}) == 2


# On the own turn and when cards are played


def test_druid_as_the_last_action_card() -> None:
    game = position(clans={"cove": "A1 B1"}, hand={"A": "druid eriu", "B": "bard geis"}, turn="A")
    assert game.why_not(0, "druid") == Reason("last_action_card")


def test_cancelling_cards_want_the_right_kind_of_card() -> None:
    game = position(
        players=3,
        clans={"cove": "A1 B1 C1"},
        hand={"A": "bard tuans_memory", "B": "geis druid", "C": "the_dagda citadel"},
        turn="A",
    )
    twin = game.copy()
    play(game, "A: card:bard")
    assert (whose(game), why(game, "B", "geis")) == ("B card_declared", "")
    assert why(game, "C", "the_dagda") == "no_epic_or_advantage_card"
    play(twin, "A: card:tuans_memory")
    assert (whose(twin), why(twin, "C", "the_dagda")) == ("C card_declared", "")
    assert why(twin, "B", "geis") == "no_action_card_of_an_opponent"


@pytest.mark.parametrize(
    ("card", "answer", "who"),
    [
        ("bard", "geis", "B"),
        ("eriu", "the_dagda", "B"),
        ("hills", "the_dagda", "B"),
        ("eriu", "the_dagda", "A"),
    ],
)
def test_a_card_is_cancelled_once(card: str, answer: str, who: str) -> None:
    game = position(tiles="cove hills", clans={"cove": "A1 B1"}, hand={"A": "druid citadel"}, turn="A")
    about = Play(0, CARD_KEYS.index(card), 0)
    assert obstacle(game, who, answer, about, "card_declared") == ""
    assert obstacle(game, who, answer, about.with_fate(CANCELLED), "card_declared") == "already_cancelled"


def test_geis_is_for_cards_of_opponents() -> None:
    game = position(clans={"cove": "A1 B1"}, hand={"A": "druid citadel"}, turn="A")
    bard = Play(0, CARD_KEYS.index("bard"), 0)
    assert obstacle(game, "A", "geis", bard, "card_declared") == "no_action_card_of_an_opponent"


def test_after_a_season_card_or_an_epic_tale_of_somebody_else() -> None:
    game = position(
        tiles="cove forest valley stone_circle",
        clans={"cove": "A1 B1", "stone_circle": "A1"},
        hand={"A": "stone_of_fal valley stone_circle", "B": "druid citadel cove forest"},
        turn="A",
    )
    play(game, "A: card:stone_of_fal")
    assert (whose(game), why(game, "B", "forest")) == ("A card_finished", "not_your_card")
    assert why(game, "B", "cove") == "not_your_card"


def test_master_craftsman_wants_an_own_epic_tale_that_is_still_there() -> None:
    game = position(players=4, clans={"cove": "A1 B1"}, hand={"A": "eriu bard", "B": "druid"}, turn="A")
    eriu = Play(0, CARD_KEYS.index("eriu"), 0)
    assert obstacle(game, "A", "master_craftsman", eriu.with_fate(GIVEN), "before_discard") == "card_is_gone"
    game = position(
        players=4,
        clans={"cove": "A1 B1"},
        hand={"A": "eriu master_craftsman bard", "B": "druid"},
        turn="A",
    )
    play(game, "A: card:eriu, done")
    about = game.state.stack[-2]
    assert obstacle(game, "A", "master_craftsman", about, "before_discard") == ""
    assert obstacle(game, "B", "master_craftsman", about, "before_discard") == "not_your_card"


def test_the_stone_circle_wants_a_clan_there_and_the_tale_in_the_discard() -> None:
    def after(dagda: str, here: str) -> Game:
        game = position(
            tiles="cove forest stone_circle",
            clans={"cove": "A1 B1", "stone_circle": here},
            hand={"A": "stone_of_fal forest stone_circle", "B": "the_dagda druid citadel"},
            turn="A",
        )
        play(game, "A: card:stone_of_fal", f"B: {dagda}")
        assert whose(game) == "A card_finished"
        return game

    assert why(after("decline", "A1"), "A", "stone_circle") == ""
    assert why(after("decline", "B1"), "A", "stone_circle") == "no_clan_in_the_stone_circle"
    assert why(after("card:the_dagda", "A1"), "A", "stone_circle") == "card_is_gone"


def test_lug_samildanach_wants_the_card_in_the_discard() -> None:
    game = position(clans={"cove": "A1 B1"}, hand={"A": "bard", "B": "lug_samildanach druid"}, turn="A")
    bard, conquest = (Play(0, CARD_KEYS.index(card), 0) for card in ("bard", "conquest"))
    assert obstacle(game, "B", "lug_samildanach", conquest, "card_finished") == ""
    assert obstacle(game, "B", "lug_samildanach", bard, "card_finished") == "card_is_gone"


def test_draws_of_somebody_else_and_elsewhere() -> None:
    game = position(
        tiles="cove gates meadows",
        clans={"cove": "A1 B1", "gates": "A1"},
        hand={"A": "the_morrigan gates", "B": "meadows druid citadel"},
        turn="A",
    )
    play(game, "A: card:the_morrigan, flip, nothing")
    assert (whose(game), why(game, "B", "meadows")) == ("A epic_draw", "not_your_draw")
    game = position(
        tiles="cove gates meadows",
        clans={"cove": "A1 B1"},
        hand={"A": "bard gates meadows", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:bard")
    assert (whose(game), why(game, "A", "gates"), why(game, "A", "meadows")) == (
        "A epic_draw",
        "not_your_draw",
        "",
    )


@pytest.mark.parametrize(
    ("owner", "mover", "key"), [(0, 0, ""), (0, 1, "not_your_move"), (1, 1, "not_your_move")]
)
def test_the_mountains_card_is_for_own_clans_moved_by_their_owner(owner: int, mover: int, key: str) -> None:
    game = position(tiles="cove mountains", clans={"cove": "A1 B1"}, hand={"A": "mountains bard"}, turn="A")
    assert obstacle(game, "A", "mountains", Toll(owner, mover), "clans_arrive") == key


# In a clash


def test_clashes_elsewhere() -> None:
    game = position(
        tiles="cove hills highlands iron_mine plains",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord highlands iron_mine", "B": "lugs_spear hills"},
        turn="A",
    )
    play(game, "A: card:warlord")
    assert (whose(game), why(game, "A", "highlands")) == ("B clash_start", "clash_elsewhere")
    play(game, "B: decline", "A: attack:B")
    assert (whose(game), why(game, "B", "hills")) == ("A attack_performed", "clash_elsewhere")


def test_hills_are_for_the_attacked() -> None:
    game = position(
        players=3,
        tiles="cove hills iron_mine",
        clans={"hills": "A2 B2 C2"},
        hand={"A": "warlord iron_mine", "B": "hills", "C": "druid"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:C")
    assert (whose(game), why(game, "B", "hills")) == ("A attack_performed", "not_attacked")


def test_iron_mine_and_strengs_resolve_are_for_the_attacker() -> None:
    game = position(
        tiles="cove hills iron_mine",
        clans={"hills": "A2 B2"},
        hand={"A": "warlord dagdas_club bard", "B": "iron_mine strengs_resolve"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B")
    assert (whose(game), why(game, "B", "iron_mine")) == ("A attack_performed", "not_your_attack")
    play(game, "A: decline")
    assert (whose(game), why(game, "B", "strengs_resolve")) == ("A after_maneuver", "not_your_attack")


@pytest.mark.parametrize(("card", "who"), [("hills", "B"), ("iron_mine", "A"), ("dagdas_club", "A")])
def test_an_ignored_attack_is_answered_no_more(card: str, who: str) -> None:
    game = position(
        tiles="cove hills iron_mine",
        clans={"hills": "A2 B2"},
        hand={"A": "warlord iron_mine bard", "B": "hills"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B")
    assert obstacle(game, who, card, Attack(1), "attack_performed") == ""
    assert obstacle(game, who, card, Attack(1).ignore(), "attack_performed") == "attack_ignored"


def test_cuchulain_with_two_exposed_clans() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord tale_of_cuchulain", "B": "druid"},
        turn="A",
    )
    play(game, "A: card:warlord")
    assert game.why_not(0, "tale_of_cuchulain") == Reason("not_exactly_one_exposed")


def test_a_bard_after_a_maneuver_that_removed_nobody_and_a_warlord_of_somebody_outside() -> None:
    game = position(
        players=3,
        tiles="cove hills plains",
        clans={"cove": "A3 C1", "plains": "B2"},
        hand={"A": "conquest bard strengs_resolve", "B": "druid", "C": "warlord"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains, count:2, attack:B", "B: discard:druid")
    assert (whose(game), why(game, "A", "bard")) == ("A after_maneuver", "no_clan_removed")
    assert why(game, "C", "warlord") == "not_involved"


def test_a_withdrawal_is_no_attack() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"cove": "A3", "plains": "B2"},
        hand={"A": "conquest strengs_resolve", "B": "warlord druid"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains, count:2, withdraw, count:1")
    assert (whose(game), why(game, "A", "strengs_resolve")) == ("B after_maneuver", "not_your_attack")


# When a clan is lost


def test_the_cauldron_outside_of_a_clash() -> None:
    game = position(
        tiles="cove hills",
        clans={"cove": "A1 B1", "hills": "B1"},
        hand={"A": "balors_eye bard", "B": "diarmuid dagdas_cauldron druid"},
        turn="A",
    )
    play(game, "A: card:balors_eye, territory:cove, seat:B")
    assert (whose(game), why(game, "B", "dagdas_cauldron")) == ("B clan_removed", "no_clash")


@pytest.mark.parametrize(
    ("asked", "other"), [("diarmuid", "dagdas_cauldron"), ("dagdas_cauldron", "diarmuid")]
)
def test_a_clan_of_somebody_else_is_not_saved(asked: str, other: str) -> None:
    game = position(
        tiles="cove hills plains",
        clans={"cove": "A1 B1", "plains": "A2 B2"},
        hand={"A": f"warlord {other}", "B": asked},
        turn="A",
    )
    play(game, "A: card:warlord, territory:plains, attack:B")
    assert (whose(game), why(game, "B", asked), why(game, "A", other)) == (
        "B clan_removed",
        "",
        "not_your_clan",
    )


def test_diarmuid_with_nowhere_else_to_go() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"plains": "A2 B2"},
        hand={"A": "warlord bard", "B": "dagdas_cauldron diarmuid"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B")
    assert (whose(game), why(game, "B", "diarmuid")) == ("B clan_removed", "present_nowhere_else")


@pytest.mark.parametrize(
    ("seat", "fate", "key"),
    [(1, THREATENED, ""), (0, THREATENED, "not_your_clan"), (1, SPARED, "already_spared")],
)
def test_the_club_is_for_own_clans_that_are_still_threatened(seat: int, fate: int, key: str) -> None:
    game = position(tiles="cove plains", clans={"plains": "A1 B1"}, hand={"A": "bard"}, turn="A")
    about = Removal(seat, PLAINS, False, 1, fate)
    assert obstacle(game, "B", "dagdas_club", about, "would_be_removed") == key
