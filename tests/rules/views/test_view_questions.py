"""Questions in a view: the own ones, those of others, what is going on, and what happened."""

import pytest

from ardri.rules.errors import RulesError
from ardri.rules.formats.notation import digest
from ardri.rules.game import Game
from ardri.rules.state.state import ASSEMBLY
from ardri.rules.views.why_not import Reason
from ardri.testing import options, play, position, whose
from tests.rules.helpers.clash_positions import clash_in_the_hills
from tests.rules.helpers.view_reading import kinds, named, shown, view_of


def new_clans(windows: str, undo: bool = False) -> Game:
    """A has played the New Clans; C could answer with Geis."""
    game = position(
        3,
        tiles="hills cove moor",
        clans={"hills": "A2 B1", "moor": "C2"},
        hand={"A": "new_clans bard eriu", "B": "druid", "C": "geis sanctuary moor"},
        windows=windows,
        undo=undo,
        turn="A",
    )
    play(game, "A: card:new_clans")
    assert kinds(game, "*") == "rounds season play(new_clans) window(card_declared)"
    return game


def draft(players: int = 3, undo: bool = False) -> Game:
    """The first question of the first draft."""
    game = Game.start(players, seed=1, listen=True, undo=undo)
    while game.state.phase != ASSEMBLY:
        game.choose(game.decision.options[0])
    return game


# Ordinary questions


def test_only_the_seat_asked_has_the_question_with_its_options() -> None:
    game = position(
        tiles="hills cove", clans={"hills": "A2 B1"}, hand={"A": "bard eriu", "B": "druid"}, turn="A"
    )
    assert shown(game, "A", "decision") == {
        "question": "turn",
        "card": None,
        "options": ["card:bard", "card:eriu", "pass"],
        "forced": False,
        "form": None,
        "answer": [],
    }
    assert shown(game, "B", "decision") is None
    for name in "AB*":
        assert shown(game, name, "awaited") == {"question": "turn", "seats": ["A"]}


def test_a_question_about_a_card_names_the_card() -> None:
    game = position(clans={"hills": "A2 B1", "cove": "A1"}, hand={"A": "new_clans bard"}, turn="A")
    play(game, "A: card:new_clans")
    assert shown(game, "A", "decision", "card") == "new_clans"
    assert shown(game, "A", "decision", "question") == "spread"
    assert shown(game, "B", "doing", -1) == {
        "kind": "play",
        "seat": "A",
        "card": "new_clans",
        "stage": "declaring",
    }


def test_sites_are_options_by_their_coordinates() -> None:
    game = position(clans={"hills": "A2 B1"}, hand={"A": "exploration bard"}, turn="A")
    play(game, "A: card:exploration")
    sites = shown(game, "A", "decision", "options")
    assert isinstance(sites, list)
    assert sites[0].startswith("site:")
    assert sites == options(game)


def test_it_is_somebodys_turn_in_the_season_only() -> None:
    game = position(clans={"hills": "A2 B1"}, hand={"A": "bard eriu"}, turn="A")
    assert shown(game, "*", "turn") == "A"
    play(game, "A: pass")
    assert (shown(game, "*", "phase"), shown(game, "*", "turn")) == ("assembly", None)


def test_passes_in_a_row_are_counted() -> None:
    game = position(clans={"hills": "A2 B1"}, hand={"A": "bard eriu", "B": "druid stone_of_fal"}, turn="A")
    assert shown(game, "*", "doing", 1) == {"kind": "season", "passes": 0}
    play(game, "A: pass")
    assert shown(game, "*", "doing", 1) == {"kind": "season", "passes": 1}


# Windows


def test_in_an_open_window_only_reactions_are_awaited() -> None:
    game = new_clans("open")
    assert whose(game) == "C card_declared"
    for name in "ABC*":
        assert shown(game, name, "awaited") == {"question": "reactions", "seats": []}
    assert shown(game, "B", "decision") is None
    assert shown(game, "C", "decision", "options") == ["card:geis", "decline", "card:moor"]


def test_in_a_sealed_window_nobody_sees_who_is_asked_or_has_answered() -> None:
    game = new_clans("sealed")
    before = {name: view_of(game, name).to_json() for name in "AC*"}
    assert before["*"]["awaited"] == {"question": "reactions", "seats": []}
    game.choose("decline", seat=1)
    assert {name: view_of(game, name).to_json() for name in "AC*"} == before
    assert shown(game, "B", "decision", "answer") == ["decline"]


def test_a_forced_question_is_marked() -> None:
    game = new_clans("sealed")
    assert shown(game, "B", "decision", "forced") is True
    assert shown(game, "B", "decision", "options") == ["decline"]
    assert shown(game, "C", "decision", "forced") is False


def test_who_has_answered_a_sealed_window_may_still_play_the_moor_instead() -> None:
    game = new_clans("sealed")
    offered = shown(game, "C", "decision", "options")
    assert offered == ["card:geis", "decline", "card:moor"]
    game.choose("decline", seat=2)
    assert shown(game, "C", "decision", "options") == offered
    game.choose("card:moor", seat=2)
    assert shown(game, "C", "decision", "answer") == ["card:moor"]


# The draft


def test_in_the_draft_all_are_awaited_whatever_has_been_answered() -> None:
    game = draft()
    for name in "BC*":
        assert shown(game, name, "awaited") == {"question": "draft", "seats": ["A", "B", "C"]}
    before = {name: view_of(game, name).to_json() for name in "BC*"}
    game.choose(game.decision.options[0], seat=0)
    assert {name: view_of(game, name).to_json() for name in "BC*"} == before


def test_in_the_draft_the_own_answer_is_shown_and_may_be_replaced() -> None:
    game = draft()
    offered = options(game, "A")
    game.choose(offered[1], seat=0)
    assert shown(game, "A", "decision", "answer") == [offered[1]]
    assert shown(game, "A", "decision", "options") == offered
    game.choose(offered[2], seat=0)
    assert shown(game, "A", "decision", "answer") == [offered[2]]
    assert shown(game, "A", "doing", -1) == {"kind": "draft", "keep": 1}


# What is going on


def test_doing_goes_from_the_card_to_the_window_in_the_attack() -> None:
    game = position(
        tiles="plains hills cove",
        clans={"hills": "A2 B2", "cove": "A2"},
        hand={"A": "conquest eriu", "B": "druid bard dagdas_club"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:1, attack:B", "B: remove")
    path = (
        "rounds season play(conquest) clashes clash_course maneuvers attack removal window(would_be_removed)"
    )
    for name in "AB*":
        assert kinds(game, name) == path
        assert shown(game, name, "doing", -2) == {"kind": "removal", "seat": "B", "territory": "hills"}
    assert named(game, "A").isdisjoint(["druid", "bard", "dagdas_club"])


def test_doing_says_nothing_hidden_about_a_declaration_in_secret() -> None:
    game = position(3, clans={"hills": "A1", "cove": "B1"}, hand={"A": "cathbads_word"})
    play(game, "A: card:cathbads_word")
    assert kinds(game, "B") == "rounds assembly window(assembly_start) play(cathbads_word)"
    assert shown(game, "B", "doing", -1) == {
        "kind": "play",
        "seat": "A",
        "card": "cathbads_word",
        "stage": "resolving",
    }


def test_a_clash_is_shown_in_full() -> None:
    game = clash_in_the_hills(
        "A3 B2", {"cove": "B1"}, hand={"A": "conquest", "B": "dagdas_cauldron bard"}, citadels=1
    )
    play(game, "B: shelter", "A: attack:B")
    clash = {
        "territory": "hills",
        "initiator": "A",
        "instigator": "A",
        "active": "A",
        "maneuver": "attack",
        "target": "B",
        "sheltered": [0, 1],
        "citadels": 1,
        "free": 0,
        "silent": False,
        "cauldron": None,
    }
    for name in "AB*":
        assert shown(game, name, "clash") == clash
    play(game, "B: remove, card:dagdas_cauldron")
    for name in "AB*":
        assert shown(game, name, "clash", "cauldron") == {"seat": "B", "clans": ["hills"]}
        assert shown(game, name, "clash", "sheltered") == [0, 0]


def test_a_silent_clash_is_shown() -> None:
    game = clash_in_the_hills("A3 B2", hand={"A": "conquest", "B": "lugs_spear bard"})
    play(game, "B: card:lugs_spear")
    assert shown(game, "*", "clash", "silent") is True


# Taking back


def test_only_who_chose_sees_how_much_can_be_taken_back() -> None:
    game = position(
        tiles="hills cove plains",
        clans={"hills": "A2 B1", "cove": "A1", "plains": "A1"},
        hand={"A": "new_clans bard"},
        undo=True,
        turn="A",
    )
    assert shown(game, "A", "undo") == 0
    play(game, "A: card:new_clans, territory:cove")
    assert shown(game, "A", "undo") == 2
    assert shown(game, "B", "undo") == 0
    assert shown(game, "*", "undo") == 0
    game.undo(0)
    assert shown(game, "A", "undo") == 1


def test_an_answer_in_the_draft_can_be_taken_back() -> None:
    game = draft(undo=True)
    before = view_of(game, "B").to_json()
    game.choose(game.decision.options[0], seat=0)
    assert shown(game, "A", "undo") == 1
    assert view_of(game, "B").to_json() == before
    game.undo(0)
    assert shown(game, "A", "decision", "answer") == []


# What happened


def test_events_leave_out_what_a_seat_may_not_know() -> None:
    game = draft()
    dealt = {
        name: [str(event) for event in view_of(game, name).events() if event.fields.get("to") == "hand:B"]
        for name in "AB*"
    }
    assert len(dealt["A"]) == len(dealt["B"]) == 4
    assert all(" card=" in line for line in dealt["B"])
    assert dealt["A"] == dealt["*"] == ["shift deck=action from=undealt to=hand:B"] * 4
    assert not any(event.secret for name in "ABC*" for event in view_of(game, name).events())


def test_events_go_on_from_where_somebody_stopped_reading() -> None:
    game = position(clans={"hills": "A2 B1"}, hand={"A": "bard eriu", "B": "druid stone_of_fal"}, turn="A")
    seen = len(view_of(game, "B").events())
    play(game, "A: pass")
    assert [event.kind for event in view_of(game, "B").events(seen)] == ["pass", "turn"]
    assert view_of(game, "B").events(len(game.events)) == []


# Why not


def test_why_not_is_told_about_the_own_hand_only() -> None:
    game = position(clans={"hills": "A2 B1"}, hand={"A": "bard eriu", "B": "druid stone_of_fal"}, turn="A")
    assert view_of(game, "A").why_not("eriu") is None
    assert view_of(game, "A").why_not("druid") == Reason("not_in_hand")
    assert view_of(game, "A").why_not("geis") == Reason("not_in_hand")
    assert view_of(game, "B").why_not("druid") == Reason("not_your_turn")
    assert view_of(game, "*").why_not("druid") is None
    with pytest.raises(RulesError, match="there is no card 'joker'"):
        view_of(game, "A").why_not("joker")


def test_why_not_does_not_tell_whether_others_have_answered() -> None:
    game = new_clans("sealed")
    for _ in ("before B answers", "after"):
        assert view_of(game, "C").why_not("geis") is None
        assert view_of(game, "C").why_not("moor") is None
        assert view_of(game, "C").why_not("sanctuary") == Reason("not_your_turn")
        game.choose("decline", seat=1)


def test_asking_a_view_changes_nothing() -> None:
    game = new_clans("sealed")
    before = digest(game)
    view = view_of(game, "C")
    assert view.decision is not None
    assert (view.awaited, view.answer, view.undoable) == (("reactions", ()), (), 0)
    view.why_not("geis")
    view.facts()
    view.events()
    assert digest(game) == before


def test_cards_named_for_the_misty_lands_are_shown_to_their_player_alone() -> None:
    game = position(
        tiles="cove misty_lands",
        clans={"cove": "A1 B1"},
        hand={"A": "misty_lands bard druid warlord", "B": "conquest"},
        windows="sealed",
        turn="A",
    )
    play(game, "A: card:misty_lands, count:2")
    before = game.view(1).to_json()
    play(game, "A: discard:bard")
    decision = game.view(0).to_json()["decision"]
    assert isinstance(decision, dict)
    assert decision["answer"] == ["discard:bard"]
    assert game.view(1).to_json() == before
