"""The game asks and is answered: what it offers, what it refuses, and that a refusal changes nothing."""

from itertools import pairwise
from random import Random

import pytest

from ardri.rules.asking import PLAY_MOOR
from ardri.rules.box.options import CODES, KEYS, OPTIONS
from ardri.rules.errors import GameOver, IllegalChoice, MalformedChoice, OutOfTurn, RulesError, ScriptError
from ardri.rules.formats.notation import digest, to_json
from ardri.rules.formats.position import position as any_position
from ardri.rules.game import Game
from ardri.rules.state.chance import Scripted, Seeded, Source
from ardri.testing import clans, hand, options, play, play_random, position, whose


def at_turn() -> Game:
    return position(
        3, tiles="hills cove plains", clans={"hills": "A2 B1 C1"}, hand={"A": "bard geis migration"}, turn="A"
    )


def test_the_simple_loop_plays_a_whole_game() -> None:
    game = Game.start(players=3, seed=7)
    while not game.over:
        decision = game.decision
        game.choose(decision.options[-1 if decision.question == "turn" else 0])
        if game.state.round > 3:
            break
    assert game.state.round == 4


def test_options_come_as_keys_and_numbers_and_either_is_accepted() -> None:
    by_option, by_key, by_code = Game.start(2, 1), Game.start(2, 1), Game.start(2, 1)
    option = by_option.decision.options[1]
    by_option.choose(option)
    by_key.choose(option.key)
    by_code.choose_code(option.code)
    assert digest(by_option) == digest(by_key) == digest(by_code)
    assert by_key.choices() == [(by_key.choices()[0][0], option.key)]


def test_a_decision_says_who_is_asked_what_about_which_card() -> None:
    game = at_turn()
    before = game.decision
    offered = before.options
    game.choose("card:migration")
    decision = game.decision
    assert (before.card, before.options) == (None, offered), "a decision stays what it was"
    assert (decision.seat, decision.question, decision.card) == (0, "from", "migration")
    assert repr(decision) == "Decision(A, from: from:hills, nothing)"
    assert not decision.forced


@pytest.mark.parametrize(
    ("key", "error"),
    [
        ("card:excalibur", MalformedChoice),
        ("card", MalformedChoice),
        ("", MalformedChoice),
        ("site:here", MalformedChoice),
        ("site:1,2", MalformedChoice),
        ("site:0,0,up", IllegalChoice),
        ("card:geis", IllegalChoice),
        ("card:druid", IllegalChoice),
        ("pretender", IllegalChoice),
        ("territory:hills", IllegalChoice),
    ],
)
def test_what_is_not_offered_is_refused_and_changes_nothing(key: str, error: type[RulesError]) -> None:
    game = at_turn()
    before = to_json(game), game.codes, game.choices()
    with pytest.raises(error):
        game.choose(key)
    assert (to_json(game), game.codes, game.choices()) == before


@pytest.mark.parametrize("code", [-1, 999, 10_000, OPTIONS[1].code])
def test_a_number_that_is_not_offered_is_refused(code: int) -> None:
    game = at_turn()
    before = to_json(game)
    with pytest.raises(IllegalChoice):
        game.choose_code(code)
    assert to_json(game) == before


def test_a_refusal_lists_what_is_offered() -> None:
    with pytest.raises(
        IllegalChoice, match="'card:geis' is not offered to A now; offered: card:bard, card:m"
    ):
        at_turn().choose("card:geis")


def test_a_seat_that_is_not_asked_is_out_of_turn() -> None:
    game = at_turn()
    with pytest.raises(OutOfTurn, match="B is not asked"):
        game.choose("pass", seat=1)
    assert whose(game) == "A turn"


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises(RulesError, match="not a seat"):
        at_turn().choose("pass", seat=seat)


def test_when_the_game_is_over_nothing_is_asked_or_accepted() -> None:
    game = position(clans={"hills": "A1 B1"}, deeds={"A": 18}, pretenders="A")
    assert game.over
    assert game.result.winner == 0
    assert game.result.reason == "conditions"
    assert game.result.conditions == (3, 0)
    assert game.result.won_with == ("leadership", "religion", "land")
    assert repr(game.result) == "Result(winner=0, reason='conditions', conditions=(3, 0), rounds=1)"
    assert game.pending == ()
    assert game.codes == ()
    with pytest.raises(GameOver):
        game.choose("pass")
    with pytest.raises(GameOver):
        _ = game.decision
    with pytest.raises(IllegalChoice):
        game.choose_code(0)


def test_a_game_that_goes_on_has_no_result() -> None:
    with pytest.raises(RulesError, match="not over"):
        _ = at_turn().result


@pytest.mark.parametrize("players", [0, 1, 6, 12])
def test_the_number_of_players_is_checked(players: int) -> None:
    with pytest.raises(RulesError, match="2 to 5 players"):
        Game.start(players)


def test_what_is_agreed_is_checked() -> None:
    with pytest.raises(RulesError, match="windows are"):
        Game.start(2, windows="ajar")
    with pytest.raises(RulesError, match="round limit"):
        Game.start(2, round_limit=-1)


def test_a_copy_is_independent_and_nobody_listens_to_it() -> None:
    game = at_turn()
    twin = game.copy()
    play(twin, "A: card:bard")
    assert hand(game, "A") == ["bard", "geis", "migration"]
    assert twin.events == []
    assert twin.choices()[0] == (0, "card:bard")
    assert game.choices() == []


def test_options_that_are_handed_out_cannot_be_used_to_change_the_game() -> None:
    game = at_turn()
    events = game.events
    events.clear()
    assert isinstance(game.codes, tuple)
    assert isinstance(game.decision.options, tuple)
    assert game.events != []


def test_why_not_asks_for_a_card_that_exists() -> None:
    with pytest.raises(RulesError, match="no card 'excalibur'"):
        at_turn().why_not(0, "excalibur")
    assert at_turn().why_not(0, "bard") is None


# Chance


def test_where_fate_is_asked_the_caller_answers_for_it() -> None:
    game = position(clans={"hills": "A1 B1"}, hand={"A": "bard druid"}, turn="A", source=Source())
    play(game, "A: card:bard")
    question = game.chance
    assert question is not None
    assert len(question.options) == 30
    assert game.pending == ()
    with pytest.raises(OutOfTurn, match="chance is to answer"):
        _ = game.decision
    with pytest.raises(OutOfTurn, match="chance is to answer"):
        game.choose("pass")
    with pytest.raises(IllegalChoice, match="not possible"):
        game.choose_chance("epic:bard")
    game.choose_chance("epic:tuans_memory")
    assert hand(game, "A") == ["druid", "tuans_memory"]
    with pytest.raises(OutOfTurn, match="not asked"):
        game.choose_chance("epic:eriu")


def test_a_number_cannot_be_chosen_for_fate() -> None:
    game = position(clans={"hills": "A1 B1"}, hand={"A": "bard druid"}, turn="A", source=Source())
    play(game, "A: card:bard")
    with pytest.raises(IllegalChoice):
        game.choose_code(game.codes[0])


def test_a_script_that_does_not_fit_undoes_the_choice() -> None:
    game = any_position(
        clans={"hills": "A1 B1"}, hand={"A": "bard druid", "B": "eriu"}, turn="A", chance="epic:eriu"
    )
    before = to_json(game)
    with pytest.raises(ScriptError, match="the script says 'epic:eriu'"):
        game.choose("card:bard")
    assert to_json(game) == before
    assert game.choices() == []
    assert options(game) == ["card:bard", "card:druid", "pass"]


def test_a_script_is_followed_stream_by_stream_and_then_left_to_the_seed() -> None:
    script = ["crows:counterclockwise", "tile:moor", "brenn:C", "tile:cove", "tile:hills"]
    game = Game.start(3, source=Scripted(script, Seeded(4)))
    assert game.state.brenn == 2
    assert [tile for tile, _ in game.state.board.places] == [9, 0, 4]
    game.choose(game.decision.options[0])
    assert game.state.direction == -1
    play_random(game, seed=1, choices=50)
    assert game.state.round >= 1


def test_a_seed_may_be_a_number_or_text_and_tells_games_apart() -> None:
    digests = {digest(Game.start(2, seed)) for seed in (1, 2, "1", "Tara")}
    assert len(digests) == 3, "1 and '1' are the same seed, the others differ"


def test_a_draw_is_fair_enough() -> None:
    source = Seeded("fair")
    counts = [0, 0, 0]
    for count in range(3000):
        counts[source.draw(5, count, 0b111)] += 1
    assert all(900 < seen < 1100 for seen in counts)


# Several seats at once


def test_pending_lists_every_seat_that_may_answer_now() -> None:
    game = position(3, clans={"hills": "A1 B1 C1"})
    assert [decision.seat for decision in game.pending] == [0, 1, 2]
    game.choose(game.pending[2].options[0], seat=2)
    assert [decision.seat for decision in game.pending] == [0, 1]
    assert game.decision.seat == 0


def test_clans_on_the_table_read_like_the_table() -> None:
    assert clans(at_turn()) == {"hills": "A2 B1 C1"}


WAYS_OUT = ("pass", "decline", "nothing", "done")


def in_order(keys: tuple[str, ...]) -> bool:
    """True if options stand in the order that `Decision.options` promises."""
    moor = KEYS[PLAY_MOOR]
    asked = keys[:-1] if keys[-1] == moor else keys
    named = [key.partition(":")[0] for key in asked if ":" in key]
    together = [verb for at, verb in enumerate(named) if not at or named[at - 1] != verb]
    codes = [CODES.get(key, 0) for key in asked if not key.startswith("site:")]
    rising = all(
        first < second
        for verb in set(named) - {"site"}
        for first, second in pairwise(code for code in codes if KEYS[code].startswith(f"{verb}:"))
    )
    places = [at for at, key in enumerate(asked) if key in WAYS_OUT]
    return (
        len(together) == len(set(together))
        and rising
        and all(":" not in key for at in places for key in asked[at:])
    )


def started(seed: int) -> Game:
    """A game of one of several kinds."""
    edition = "base" if seed % 4 else "discovery"
    return Game.start(2 + seed % 3, seed, edition, ("open", "sealed")[seed % 2], 6)


@pytest.mark.parametrize("seed", range(8))
def test_options_stand_in_the_order_that_is_promised(seed: int) -> None:
    edition = "base" if seed % 4 else "discovery"
    game, rng = Game.start(2 + seed % 3, seed, edition, ("open", "sealed")[seed % 2], 6), Random(seed)
    while not game.over:
        for decision in game.pending:
            assert in_order(decision.keys), decision
        game.choose(rng.choice(game.decision.options))


def test_an_order_that_is_not_promised_is_noticed() -> None:
    assert in_order(("card:bard", "card:geis", "pass", "pretender", "card:moor"))
    assert not in_order(("card:geis", "card:bard", "pass"))
    assert not in_order(("pass", "card:bard"))
    assert not in_order(("attack:A", "card:bard", "attack:B"))


@pytest.mark.parametrize("limit", [1, 3])
def test_a_result_counts_the_complete_rounds(limit: int) -> None:
    game, rng = Game.start(3, 5, round_limit=limit), Random(5)
    while not game.over:
        game.choose(rng.choice(game.decision.options))
    assert game.result.reason == "round_limit"
    assert game.result.rounds == limit == game.state.round - 1 == game.view(None).round - 1


def test_a_game_that_is_given_up_has_as_many_rounds_as_were_complete() -> None:
    beginning = Game.start(2, 7)
    beginning.resign(0)
    assert (beginning.result.rounds, beginning.state.round) == (0, 0)
    later = position(2, clans={"hills": "A1 B1"}, hand={"A": "bard"}, turn="A", round=4)
    later.resign(0)
    assert (later.result.rounds, later.state.round) == (3, 4)
