"""Taking back: what a seat may undo, until when, and that everything is then as it was."""

import pytest

from ardri.rules.errors import RulesError, ScriptError
from ardri.rules.formats.notation import digest, to_json
from ardri.rules.formats.position import position as any_position
from ardri.rules.formats.record import Record, replay
from ardri.rules.game import Game
from ardri.testing import asked, clans, hand, options, play, play_random, position, whose
from tests.rules.helpers.undo_oracle import seen


def at_turn(a: str = "migration new_clans bard", b: str = "druid conquest", windows: str = "open") -> Game:
    return position(
        tiles="cove hills plains",
        clans={"cove": "A3", "hills": "A1 B1"},
        hand={"A": a, "B": b},
        turn="A",
        undo=True,
        windows=windows,
    )


# Step by step


def test_a_card_an_origin_a_destination_and_a_count_are_taken_back_one_by_one() -> None:
    game = at_turn()
    before = []
    for key in ("card:migration", "from:cove", "to:hills", "count:2"):
        before.append(seen(game))
        play(game, f"A: {key}")
    assert (game.undoable(0), game.undoable(1)) == (4, 0)
    for expected in reversed(before):
        game.undo(0)
        assert seen(game) == expected
    assert (whose(game), hand(game, "A"), game.undoable(0)) == (
        "A turn",
        ["bard", "migration", "new_clans"],
        0,
    )


def test_what_was_taken_back_may_be_chosen_otherwise() -> None:
    game = at_turn()
    play(game, "A: card:migration, from:cove")
    game.undo(0)
    game.undo(0)
    play(game, "A: card:new_clans, territory:cove")
    assert (game.undoable(0), game.choices()) == (2, [(0, "card:new_clans"), (0, "territory:cove")])


def test_the_choice_that_completes_a_declaration_is_final_if_somebody_might_answer() -> None:
    game = at_turn()
    play(game, "A: card:migration, from:cove, to:plains")
    assert game.undoable(0) == 3
    play(game, "A: count:2")
    assert (whose(game), clans(game)["plains"]) == ("B turn", "A2")
    assert game.undoable(0) == 0, "B, who has Action cards, might have had Geis"


def test_where_nobody_can_answer_a_whole_card_is_taken_back_until_the_next_player_chooses() -> None:
    game = at_turn(b="plains")
    start = seen(game)
    play(game, "A: card:new_clans, territory:cove, territory:hills")
    assert (whose(game), game.undoable(0), game.undoable(1)) == ("B turn", 3, 0)
    twin = seen(game)
    game.reset_turn(0)
    assert seen(game) == start
    play(game, "A: card:new_clans, territory:cove, territory:hills")
    assert seen(game) == twin
    play(game, "B: pass")
    assert (game.undoable(0), game.undoable(1)) == (0, 1)


def test_a_reset_takes_back_the_turn_and_nothing_before_it() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"cove": "A1", "hills": "A1 B1", "plains": "B2"},
        hand={"A": "warlord bard", "B": "plains"},
        turn="A",
        undo=True,
    )
    play(game, "A: card:warlord, territory:hills, truce", "B: agree")
    turn_of_b = seen(game)
    assert (whose(game), game.undoable(1)) == ("B turn", 1)
    play(game, "B: card:plains, to:cove")
    assert game.undoable(1) == 3
    game.reset_turn(1)
    assert (seen(game), game.undoable(1)) == (turn_of_b, 1)
    game.reset_turn(1)
    assert whose(game) == "B truce"


def test_first_clans_are_taken_back_until_the_next_player_places_one() -> None:
    game = Game.start(3, seed=4, undo=True, listen=True)
    brenn = game.decision.seat
    game.choose(game.decision.options[0])
    assert game.undoable(brenn) == 0, "the crows were thrown"
    first = game.decision.seat
    before = seen(game)
    game.choose(game.decision.options[1])
    second = game.decision.seat
    assert (game.undoable(first), game.undoable(second)) == (1, 0)
    game.undo(first)
    assert seen(game) == before
    game.choose(game.decision.options[1])
    game.choose(game.decision.options[0])
    assert (game.undoable(first), game.undoable(second)) == (0, 1)


# What stays


def test_what_chance_has_brought_stays() -> None:
    game = at_turn(b="plains")
    play(game, "A: card:bard")
    assert (len(hand(game, "A")), game.undoable(0)) == (3, 0)


@pytest.mark.card("druid", case="timing")
def test_what_was_looked_at_stays_but_what_was_taken_then_goes_back() -> None:
    game = at_turn(a="druid bard", b="plains")
    play(game, "A: card:druid")
    assert (whose(game), game.undoable(0)) == ("A take", 0)
    looking = seen(game)
    play(game, "A: take:festival")
    assert game.undoable(0) == 1
    game.undo(0)
    assert seen(game) == looking


def test_a_tale_thrown_away_face_up_stays_thrown_away() -> None:
    game = position(
        4,
        tiles="cove hills plains",
        clans={"cove": "A3", "hills": "B1"},
        hand={"A": "master_craftsman eriu bard", "B": "hills", "C": "plains", "D": "cove"},
        turn="A",
        undo=True,
    )
    play(game, "A: card:master_craftsman, discard:eriu")
    assert game.undoable(0) == 0


@pytest.mark.card("citadel", case="timing")
def test_an_advantage_card_that_changes_hands_shows_nobody_anything_and_may_go_back() -> None:
    game = at_turn(a="citadel bard", b="hills plains")
    before = seen(game)
    play(game, "A: card:citadel, territory:hills")
    assert (hand(game, "A"), whose(game)) == (["bard", "hills"], "B turn")
    assert game.undoable(0) == 2
    game.reset_turn(0)
    assert seen(game) == before


def test_a_reaction_is_final() -> None:
    game = at_turn(b="geis druid")
    play(game, "A: card:new_clans, territory:cove, territory:cove", "B: card:geis")
    assert (game.undoable(0), game.undoable(1)) == (0, 0)


def test_to_decline_is_final() -> None:
    game = at_turn(b="geis druid")
    play(game, "A: card:new_clans, territory:cove, territory:cove", "B: decline")
    assert (game.undoable(0), game.undoable(1)) == (0, 0)


@pytest.mark.card("moor", case="timing")
def test_the_moor_is_taken_back_until_it_is_said_whom_it_looks_at() -> None:
    game = position(
        3,
        tiles="cove hills moor",
        clans={"cove": "A1", "hills": "B1 C1"},
        hand={"A": "bard moor", "B": "eriu", "C": "geis"},
        turn="A",
        undo=True,
    )
    before = seen(game)
    play(game, "A: card:moor")
    assert game.undoable(0) == 1
    game.undo(0)
    assert seen(game) == before
    play(game, "A: card:moor, seat:B")
    assert (whose(game), game.undoable(0)) == ("A turn", 0)


# Answers that wait


def test_a_draft_answer_is_taken_back_whatever_others_have_answered() -> None:
    game = position(3, clans={"hills": "A1 B1 C1"}, undo=True)
    start = to_json(game), game.choices()
    play(game, f"A: {options(game, 'A')[0]}")
    assert (game.undoable(0), game.undoable(1)) == (1, 0)
    play(game, f"C: {options(game, 'C')[1]}")
    assert (game.undoable(0), game.undoable(1), game.undoable(2)) == (1, 0, 1)
    game.undo(0)
    assert (game.answer_of(0), asked(game)) == ((), ["A draft_keep", "B draft_keep"])
    game.undo(2)
    assert (to_json(game), game.choices()) == start


def test_when_the_last_draft_answer_is_in_none_is_taken_back() -> None:
    game = position(3, clans={"hills": "A1 B1 C1"}, undo=True)
    for name in "ABC":
        play(game, f"{name}: {options(game, name)[0]}")
    assert [game.undoable(seat) for seat in range(3)] == [0, 0, 0]
    with pytest.raises(RulesError, match="C has no choice"):
        game.undo(2)


@pytest.mark.card("geis", case="timing")
def test_a_sealed_answer_is_taken_back_until_the_last_arrives() -> None:
    game = position(
        3,
        tiles="cove hills plains",
        clans={"cove": "A3", "hills": "B1 C1"},
        hand={"A": "new_clans bard", "B": "geis", "C": "druid"},
        turn="A",
        undo=True,
        windows="sealed",
    )
    play(game, "A: card:new_clans")
    waiting = seen(game)
    play(game, "B: card:geis")
    assert [game.undoable(seat) for seat in range(3)] == [0, 1, 0]
    game.undo(1)
    assert seen(game) == waiting
    play(game, "B: card:geis", "C: decline")
    assert [game.undoable(seat) for seat in range(3)] == [0, 0, 0]


def test_a_replaced_answer_is_taken_back_whole() -> None:
    game = position(3, clans={"hills": "A1 B1 C1"}, undo=True)
    start = seen(game)
    for key in options(game, "A")[:2]:
        game.choose(key, seat=0)
    assert game.undoable(0) == 1
    game.reset_turn(0)
    assert seen(game) == start


# Nothing hidden shows


@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_what_may_be_taken_back_does_not_depend_on_what_others_hold(windows: str) -> None:
    counts: list[list[int]] = []
    for held in ("geis druid", "conquest druid"):
        game = at_turn(b=held, windows=windows)
        counts.append([])
        for key in ("card:migration", "from:cove", "to:hills", "count:2", "done"):
            play(game, f"A: {key}")
            counts[-1].append(game.undoable(0))
    assert counts[0] == counts[1] == [1, 2, 3, 4, 0]


@pytest.mark.parametrize("windows", ["open", "sealed"])
@pytest.mark.parametrize("tale", ["the_dagda", "eriu"])
def test_a_tale_in_another_hand_may_be_the_dagda(windows: str, tale: str) -> None:
    game = at_turn(a="stone_of_fal bard", b=f"plains {tale}", windows=windows)
    play(game, "A: card:stone_of_fal")
    assert game.undoable(0) == 0


# Refusals


def test_without_undo_nothing_is_taken_back() -> None:
    game = position(clans={"cove": "A1", "hills": "A1 B1"}, hand={"A": "new_clans bard"}, turn="A")
    play(game, "A: card:new_clans")
    assert game.undoable(0) == 0
    with pytest.raises(RulesError, match="A has no choice that can be taken back now"):
        game.undo(0)


def test_where_nothing_can_be_taken_back_that_is_told_and_nothing_changes() -> None:
    game = at_turn()
    before = seen(game)
    for take_back in (game.undo, game.reset_turn):
        with pytest.raises(RulesError, match="A has no choice that can be taken back now"):
            take_back(0)
    assert seen(game) == before


def test_nobody_takes_back_for_another() -> None:
    game = at_turn()
    play(game, "A: card:new_clans")
    before = seen(game)
    for take_back in (game.undo, game.reset_turn):
        with pytest.raises(RulesError, match="B has no choice that can be taken back now"):
            take_back(1)
    assert (seen(game), game.undoable(0)) == (before, 1)


@pytest.mark.parametrize("undo", [True, False])
@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int, undo: bool) -> None:
    game = position(clans={"hills": "A1 B1"}, hand={"A": "new_clans bard"}, turn="A", undo=undo)
    for ask in (game.undoable, game.undo, game.reset_turn):
        with pytest.raises(RulesError, match="not a seat"):
            ask(seat)


def test_a_game_that_is_over_stays_over() -> None:
    game = Game.start(2, 3, round_limit=1, undo=True)
    play_random(game, seed=1)
    assert [game.undoable(seat) for seat in range(2)] == [0, 0]
    with pytest.raises(RulesError, match="no choice that can be taken back"):
        game.undo(0)
    assert game.over


def test_a_choice_undone_by_its_script_leaves_what_may_be_taken_back_as_it_was() -> None:
    game = any_position(
        tiles="cove hills plains",
        clans={"cove": "A2", "hills": "A1 B1"},
        hand={"A": "sanctuary bard", "B": "plains eriu"},
        chance="epic:eriu",
        turn="A",
        undo=True,
    )
    start = seen(game)
    play(game, "A: card:sanctuary")
    declaring = seen(game)
    with pytest.raises(ScriptError):
        game.choose("territory:cove")
    assert (seen(game), game.undoable(0)) == (declaring, 1)
    game.undo(0)
    assert (seen(game), game.undoable(0)) == (start, 0)


# Copies and records


def test_a_copy_takes_nothing_back() -> None:
    game = at_turn()
    play(game, "A: card:migration")
    assert (game.copy().undoable(0), game.undoable(0)) == (0, 1)


def test_the_record_holds_what_was_not_taken_back() -> None:
    game = Game.start(3, seed=4, undo=True)
    for _ in range(40):
        decision = game.decision
        game.choose(decision.options[-1])
        if game.undoable(decision.seat):
            game.undo(decision.seat)
            game.choose(decision.options[0], seat=decision.seat)
    assert digest(replay(Record.from_text(Record.of(game).to_text()))) == digest(game)
