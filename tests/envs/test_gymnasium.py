"""The Gymnasium door: one learner among bots, alone and many at once."""

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

from ardri.bots.settings import BotError
from ardri.encoding.actions import table_of
from ardri.encoding.observation import observe
from ardri.envs.gymnasium import ID, Inis
from ardri.envs.vector import VectorInis
from ardri.rules.editions.base import BASE
from ardri.rules.errors import IllegalChoice, RulesError

Ends = list[tuple[float, bool, bool]]


def any_of(mask: NDArray[Any], lots: np.random.Generator) -> int:
    """Any action that a mask offers."""
    return int(lots.choice(np.flatnonzero(mask)))


def play_out(environment: Inis, seed: int | None) -> tuple[list[bytes], float, bool, bool, int]:
    """A game to its end: the observations, the reward, how it ended, and the learner's seat."""
    lots = np.random.default_rng(1)
    observation, info = environment.reset(seed=seed)
    rows = [observation.tobytes()]
    while True:
        assert environment.observation_space.contains(observation)
        observation, reward, over, cut, info = environment.step(any_of(environment.action_masks(), lots))
        rows.append(observation.tobytes())
        if over or cut:
            return rows, reward, over, cut, info["seat"]
        assert reward == 0


def test_it_passes_the_check() -> None:
    made = gymnasium.make(ID, players=3, opponents="calf", render_mode="ansi", disable_env_checker=True)
    check_env(made.unwrapped)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("windows", ["open", "sealed"])
@pytest.mark.parametrize("opponents", ["calf", "easy"])
def test_it_passes_the_check_on_all_terms(players: int, windows: str, opponents: str) -> None:
    made = gymnasium.make(
        ID,
        players=players,
        windows=windows,
        opponents=opponents,
        render_mode="rgb_array",
        disable_env_checker=True,
    )
    check_env(made.unwrapped)


def test_the_learner_has_another_seat_in_each_game_or_always_the_same() -> None:
    turning, fixed = (
        Inis(3, opponents="calf", round_limit=1),
        Inis(3, seat="C", opponents="calf", round_limit=1),
    )
    assert [play_out(turning, 5 if game == 0 else None)[-1] for game in range(4)] == [0, 1, 2, 0]
    assert [play_out(fixed, None)[-1] for _ in range(3)] == [2, 2, 2]
    _, info = turning.reset(options={"seat": "B"})
    assert info["seat"] == 1


def test_the_same_seed_gives_the_same_game_and_none_gives_another() -> None:
    environment = Inis(2, seat="A", opponents="chieftain", round_limit=1)
    one, other, third = (play_out(environment, seed)[0] for seed in (3, 3, None))
    assert one == other
    assert one[0] != third[0] or one != third


def test_a_win_is_rewarded_and_terminates_and_the_limit_of_rounds_truncates() -> None:
    ends = {play_out(Inis(2, seat="A", opponents="calf"), seed)[1:4] for seed in range(6)}
    assert ends == {(1.0, True, False), (-1.0, True, False)}
    assert play_out(Inis(2, opponents="calf", round_limit=1), 1)[1:4] == (0.0, False, True)


def test_an_action_that_is_not_offered_ends_the_game_with_minus_one() -> None:
    environment = Inis(2, opponents="calf")
    environment.reset(seed=1)
    _, reward, over, cut, info = environment.step(0)
    assert (reward, over, cut) == (-1.0, True, False)
    assert info["illegal"].startswith("0 (pass) is not offered to A now; offered: ")


def test_it_says_what_is_missing_or_wrong() -> None:
    with pytest.raises(RulesError, match="call `reset` first"):
        Inis().action_masks()
    with pytest.raises(RulesError, match="one of A, B, or None for all in turn, not 'C'"):
        Inis(2, seat="C")
    with pytest.raises(BotError, match="did you mean easy"):
        Inis(opponents="eesy")
    with pytest.raises(RulesError, match="there are 2 opponents, not 1"):
        Inis(3, opponents=["easy"])
    with pytest.raises(RulesError, match="no option 'player'; there are: seat, opponents"):
        Inis().reset(options={"player": 1})
    environment = Inis(2, opponents="calf", round_limit=1)
    play_out(environment, 1)
    with pytest.raises(RulesError, match="the game is over"):
        environment.step(0)


def test_opponents_sit_clockwise_from_the_learner() -> None:
    environment = Inis(3, seat="B", opponents=["calf", "chieftain"])
    environment.reset(seed=1)
    assert environment._episode is not None
    assert environment._episode.terms.bots == {"C": "calf", "A": "chieftain"}


# Many at once


def ends_of(vector: VectorInis, steps: int, seed: int = 1) -> tuple[Ends, list[bytes]]:
    """Play a vector on by random actions: how games ended, and all observations."""
    lots = np.random.default_rng(seed)
    found: Ends = []
    rows = []
    for _ in range(steps):
        actions = np.array([any_of(mask, lots) for mask in vector.action_masks()])
        observations, earned, over, cut, infos = vector.step(actions)
        rows.append(observations.tobytes())
        assert (infos["action_mask"].astype(bool) == vector.action_masks()).all()
        for slot in np.flatnonzero(over | cut):
            found.append((float(earned[slot]), bool(over[slot]), bool(cut[slot])))
            assert infos["_final_obs"][slot]
            assert vector.single_observation_space.contains(infos["final_obs"][slot])
            assert not np.array_equal(infos["final_obs"][slot], observations[slot])
            assert not infos["final_info"]["action_mask"][slot].any()
        assert not earned[~(over | cut)].any()
    return found, rows


def test_a_vector_is_made_by_gymnasium_and_its_games_begin_anew_in_the_same_step() -> None:
    vector = gymnasium.make_vec(ID, num_envs=6, players=2, opponents="calf", round_limit=2)
    assert isinstance(vector, VectorInis)
    vector.reset(seed=4)
    ends, _ = ends_of(vector, 150)
    assert len(ends) > 6
    assert {end[1:] for end in ends} <= {(True, False), (False, True)}
    assert all(earned == 0 for earned, _, cut in ends if cut)
    assert all(abs(earned) == 1 for earned, over, _ in ends if over)


def test_the_last_observation_is_that_of_the_learner_whose_seat_then_turns() -> None:
    vector = VectorInis(2, players=2, opponents="calf", round_limit=1)
    _, infos = vector.reset(seed=4)
    assert infos["seat"].tolist() == [0, 1]
    lots = np.random.default_rng(1)
    assert vector._batch is not None
    turned = 0
    while turned < 4:
        before, games = infos["seat"].tolist(), list(vector._batch.games)
        _, _, over, cut, infos = vector.step(np.array([any_of(mask, lots) for mask in vector.action_masks()]))
        for slot in range(2):
            if over[slot] or cut[slot]:
                turned += 1
                assert infos["final_obs"][slot].tobytes() == observe(games[slot], before[slot])
                assert infos["final_info"]["seat"][slot] == before[slot]
                assert infos["seat"][slot] == 1 - before[slot]


def test_a_vector_goes_the_same_way_for_the_same_seed_and_a_game_by_its_own_seed() -> None:
    vector = VectorInis(3, players=3, opponents=["easy", "calf"], round_limit=1)
    first, _ = vector.reset(seed=7)
    one = ends_of(vector, 40)
    vector.reset(seed=7)
    assert ends_of(vector, 40) == one
    other, _ = vector.reset(seed=8)
    assert not np.array_equal(first, other)
    some, _ = vector.reset(seed=[5, 6, None])
    again, _ = vector.reset(seed=[5, 9, None])
    assert np.array_equal(some[0], again[0])
    assert not np.array_equal(some[1], again[1])


def test_a_vector_that_was_pickled_goes_on_in_the_same_way() -> None:
    vector = VectorInis(3, players=2, opponents="easy", round_limit=2, relative=True)
    vector.reset(seed=7)
    ends_of(vector, 30)
    twin = pickle.loads(pickle.dumps(vector))
    assert ends_of(twin, 60) == ends_of(vector, 60)


def test_relative_actions_name_seats_as_observations_do() -> None:
    names = table_of(BASE).names
    absolute, relative = (
        VectorInis(1, players=3, seat="C", opponents="calf", relative=r) for r in (False, True)
    )
    lots = np.random.default_rng(3)
    for vector in (absolute, relative):
        vector.reset(seed=2)
    told = 0
    for _ in range(400):
        shown = [
            {names[number] for number in np.flatnonzero(v.action_masks()[0])} for v in (absolute, relative)
        ]
        turned = {
            f"{verb}:{chr((ord(seat) - 65 + 1) % 3 + 65)}"
            if (verb in ("seat", "attack", "replace"))
            else name
            for name in shown[0]
            for verb, _, seat in [name.partition(":")]
        }
        assert turned == shown[1]
        told += shown[0] != shown[1]
        name = str(lots.choice(sorted(shown[0])))
        verb, _, seat = name.partition(":")
        other = (
            f"{verb}:{chr((ord(seat) - 65 + 1) % 3 + 65)}" if verb in ("seat", "attack", "replace") else name
        )
        rows = [v.step(np.array([names.index(n)]))[0] for v, n in ((absolute, name), (relative, other))]
        assert np.array_equal(rows[0], rows[1])
    assert told


def test_a_vector_refuses_before_anything_happens() -> None:
    vector = VectorInis(2, players=2, opponents="calf")
    with pytest.raises(RulesError, match="call `reset` first"):
        vector.action_masks()
    before, _ = vector.reset(seed=1)
    with pytest.raises(IllegalChoice, match=r"game 0: 0 \(pass\) is not offered"):
        vector.step(np.array([0, 0]))
    assert vector._batch is not None
    assert np.array_equal(vector._batch.observations, before)
    with pytest.raises(RulesError, match="2 games, and 1 seeds"):
        vector.reset(seed=[1])
    with pytest.raises(RulesError, match=r"no options at a reset, so not \['seat'\]"):
        vector.reset(options={"seat": "A"})
