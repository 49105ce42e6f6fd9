"""The OpenSpiel door: its own tests, worlds to play on from, whole games by its bots, what players see."""

import pickle
from collections import Counter
from json import dumps, loads
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import ardri.envs.openspiel
from ardri.encoding.observation import observe
from ardri.envs.openspiel.game import InisGame, InisState, register
from ardri.envs.openspiel.memory import Memory
from ardri.envs.openspiel.table import Table
from ardri.rules.errors import RulesError
from ardri.rules.formats.notation import digest
from ardri.rules.game import Game
from tests.envs.playthrough import ACTION, again, read
from tests.rules.helpers.recorded_games import PlayedOut, Setup
from tests.rules.helpers.two_worlds import seat_of, two_worlds


def load(**parameters: str | int) -> InisGame:
    """The game with some parameters."""
    given = ",".join(f"{name}={value}" for name, value in parameters.items())
    game: InisGame = pyspiel.load_game(f"python_inis({given})")
    return game


def step(state: InisState, rng: Random) -> None:
    """Any outcome or action."""
    if state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def played(moves: int, seed: int, **parameters: str | int) -> InisState:
    """A state after so many random moves."""
    state: InisState = load(**parameters).new_initial_state()
    rng = Random(seed)
    for _ in range(moves):
        step(state, rng)
    while state.is_chance_node() and moves:
        step(state, rng)
    return state


def test_it_passes_the_random_simulation() -> None:
    pyspiel.random_sim_test(load(players=3, round_limit=2), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("windows", ["open", "sealed"])
@pytest.mark.parametrize("edition", ["base", "discovery", "base+king+festivals+sea"])
def test_it_passes_the_random_simulation_on_all_terms(players: int, windows: str, edition: str) -> None:
    game = load(players=players, windows=windows, edition=edition, round_limit=3)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_the_playthrough_is_the_one_recorded() -> None:
    recorded = read()
    assert recorded.count(ACTION) > 20
    assert again(recorded) == recorded


def test_a_game_ends_with_rewards_that_sum_to_nothing() -> None:
    game = load(players=3)
    state = game.new_initial_state()
    rng = Random(1)
    while not state.is_terminal():
        assert state.returns() == [0, 0, 0]
        step(state, rng)
    assert sorted(state.returns()) == [-0.5, -0.5, 1]
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.move_number() < game.max_game_length()


# Worlds


@pytest.mark.parametrize("windows", ["open", "sealed"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_resampled_state_is_one_that_the_player_cannot_tell_and_can_play_on_from(
    players: int, windows: str
) -> None:
    state = load(players=players, windows=windows, round_limit=2).new_initial_state()
    rng = Random(players)
    moves = drafts = 0
    while not state.is_terminal():
        player = state.current_player()
        if player >= 0:
            moves += 1
            drafts += "keep" in state.action_to_string(player, state.legal_actions()[0])
            if moves % 3 == 0 or drafts < 12:
                world = state.resample_from_infostate(player, rng.random)
                assert world.current_player() == player
                assert world.legal_actions() == state.legal_actions()
                assert world.information_state_string(player) == state.information_state_string(player)
                assert world.observation_string(player) == state.observation_string(player)
                assert world.information_state_tensor(player) == state.information_state_tensor(player)
            if moves % 17 == 0:
                while not world.is_terminal():
                    step(world, rng)
        step(state, rng)
    assert drafts >= 4 * players


def test_a_state_can_be_resampled_for_a_player_who_is_not_asked() -> None:
    state = load(players=3, round_limit=1).new_initial_state()
    rng = Random(5)
    while not state.is_terminal():
        player = rng.randrange(3)
        world = state.resample_from_infostate(player, rng.random)
        assert world.is_chance_node() == state.is_chance_node()
        assert world.observation_string(player) == state.observation_string(player)
        step(state, rng)


def test_what_others_saw_is_not_in_a_resampled_state() -> None:
    state = played(80, 3, players=3)
    player = state.current_player()
    other = (player + 1) % 3
    pasts = {state.resample_from_infostate(player, Random(n).random).table.past(other) for n in range(4)}
    assert len(pasts) == 1
    assert state.table.past(other) not in pasts


def test_resampled_states_differ() -> None:
    state = played(80, 3, players=3)
    lots = Random(1)
    worlds = [state.resample_from_infostate(state.current_player(), lots.random) for _ in range(8)]
    assert len({digest(world.table.game) for world in worlds}) > 4


# Copies


def test_a_clone_is_independent_and_the_same() -> None:
    state = played(120, 4, players=2)
    twin = state.clone()
    before = [state.information_state_string(player) for player in range(2)]
    step(twin, Random(1))
    assert [state.information_state_string(player) for player in range(2)] == before
    assert twin.history() != state.history()
    again = state.clone()
    step(again, Random(1))
    assert again.information_state_string(0) == twin.information_state_string(0)


@pytest.mark.parametrize("resampled", [False, True])
def test_a_state_is_written_and_read_back(resampled: bool) -> None:
    state = played(90, 6, players=3, windows="sealed")
    if resampled:
        state = state.resample_from_infostate(state.current_player(), Random(1).random)
    game = state.get_game()
    for twin in (game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
        rng, other = Random(2), Random(2)
        one = state.clone()
        for _ in range(60):
            assert str(one) == str(twin)
            assert one.legal_actions() == twin.legal_actions()
            if one.is_terminal():
                break
            step(one, rng)
            step(twin, other)
        assert one.information_state_string(0) == twin.information_state_string(0)


# Information


def test_an_observation_is_the_row_of_the_seat() -> None:
    state = played(60, 8, players=2)
    row = observe(state.table.game, 1)
    assert np.array(state.observation_tensor(1), np.uint8).tobytes() == row
    tensor = np.array(state.information_state_tensor(1), np.uint8)
    assert tensor[: len(row)].tobytes() == row
    assert tensor[len(row) :].tobytes() == state.table.past(1)


def test_a_player_remembers_what_is_no_longer_to_be_seen() -> None:
    """Two choices that lead to the same table are two states of information."""
    state = played(0, 1, players=2, round_limit=2)
    rng = Random(11)
    while state.is_chance_node() or state.table.game.decision.question != "draft_keep":
        step(state, rng)
    player = state.current_player()
    one, other = state.clone(), state.clone()
    one.table.memory.choose(player, 1)
    other.table.memory.choose(player, 2)
    assert one.observation_string(player) == other.observation_string(player)
    assert one.information_state_string(player) != other.information_state_string(player)
    assert one.information_state_string(1 - player) == other.information_state_string(1 - player)


def test_the_past_is_the_same_whenever_it_is_asked_for() -> None:
    often, seldom = played(0, 1, players=2), played(0, 1, players=2)
    one, other = Random(3), Random(3)
    for _ in range(400):
        if often.is_terminal():
            break
        step(often, one)
        step(seldom, other)
        often.information_state_string(0)
        often = often.clone()
    assert len(seldom.table.game.events) < 300
    assert [often.table.past(p) for p in range(2)] == [seldom.table.past(p) for p in range(2)]


def seen(game: Game, who: str) -> str:
    """All that a player is given."""
    seat = seat_of(who)
    if seat is None:
        return dumps({})
    s = game.state
    edition, windows = s.edition.name, s.setting.windows
    state = load(players=s.players, edition=edition, windows=windows, round_limit=1).new_initial_state()
    state._table = Table(game, Memory.empty(s.players))
    return dumps(
        {
            "observation": state.observation_string(seat),
            "information": state.information_state_string(seat),
            "tensor": state.information_state_tensor(seat),
        }
    )


@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_strings_and_tensors_of_two_worlds_are_equal(windows: str) -> None:
    done: Counter[str] = Counter()
    two_worlds(PlayedOut(Setup(3, windows, "base", undo=False, seed=2)), done, look=seen)
    assert done["comparisons"] > 60


# Bots of OpenSpiel


def whole_game(bots: list[Any], seed: int, **parameters: str | int) -> InisState:
    state: InisState = load(**parameters).new_initial_state()
    rng = Random(seed)
    while not state.is_terminal():
        player = state.current_player()
        if player >= 0 and len(state.legal_actions()) > 1:
            state.apply_action(int(bots[player].step(state)))
        else:
            step(state, rng)
    return state


@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_its_information_set_search_plays_a_whole_game_against_its_tree_search(windows: str) -> None:
    parameters: dict[str, str | int] = {"players": 2, "windows": windows, "round_limit": 1}
    game = load(**parameters)
    lots = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, lots)
    searching = ismcts.ISMCTSBot(
        game, evaluator, 2.0, 3, random_state=lots, allow_inconsistent_action_sets=True
    )
    climbing = mcts.MCTSBot(game, 2.0, 3, evaluator, random_state=lots)
    assert whole_game([searching, climbing], 1, **parameters).is_terminal()


# Errors


@pytest.mark.parametrize(
    ("parameters", "said"),
    [
        ({"players": 6}, "2 to 5 players, not 6"),
        ({"round_limit": 0}, "round_limit is 1 or more"),
        ({"windows": "ajar"}, "windows are open or sealed"),
    ],
)
def test_a_game_that_there_is_not_is_refused(parameters: dict[str, Any], said: str) -> None:
    with pytest.raises(RulesError, match=said):
        ardri.envs.openspiel.InisGame(parameters)


def of(
    private: pyspiel.PrivateInfoType, public: bool = True, recall: bool = False
) -> pyspiel.IIGObservationType:
    """A kind of observer."""
    return pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)


def test_the_public_and_the_own_part_can_be_had_alone_as_strings() -> None:
    state = played(40, 2, players=2)
    game = state.get_game()
    public = game.make_py_observer(of(pyspiel.PrivateInfoType.NONE))
    own = game.make_py_observer(of(pyspiel.PrivateInfoType.SINGLE_PLAYER, public=False))
    assert public.tensor is own.tensor is None
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert loads(public.string_from(state, 0))["own"] is None
    assert own.string_from(state, 0) != own.string_from(state, 1)
    assert loads(own.string_from(state, 0)) == state.table.game.view(0).to_json()["own"]
    recalling = game.make_py_observer(of(pyspiel.PrivateInfoType.NONE, recall=True))
    assert loads(recalling.string_from(state, 0))["past"] == state.table.past(None).hex()
    assert game.make_py_observer(of(pyspiel.PrivateInfoType.NONE, public=False)).string_from(state, 0) == ""


def test_nobody_observes_all_cards() -> None:
    game = load(players=2)
    with pytest.raises(ValueError, match="sees the cards of all"):
        game.make_py_observer(of(pyspiel.PrivateInfoType.ALL_PLAYERS))
    with pytest.raises(ValueError, match="have no parameters"):
        game.make_py_observer(None, {"size": 1})


def test_registering_twice_does_nothing() -> None:
    register()
    assert pyspiel.registered_names().count("python_inis") == 1
