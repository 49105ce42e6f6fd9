"""The PettingZoo door: its own checkers, its terms, rewards and ends, and what an agent sees."""

import re
from collections import Counter
from json import dumps
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel

from ardri.bots.settings import BotError
from ardri.encoding.layout import layout_of
from ardri.encoding.observation import observe
from ardri.envs.episode import Episode
from ardri.envs.pettingzoo import AGENTS, env, raw_env
from ardri.envs.terms import Terms
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.editions.registry import edition_of
from ardri.rules.errors import IllegalChoice, RulesError
from ardri.rules.game import Game
from tests.rules.helpers.recorded_games import PlayedOut, Setup
from tests.rules.helpers.two_worlds import seat_of, two_worlds

UNKNOWN = "ignore:options that do nothing:UserWarning"  # the checker passes one
DICTIONARIES = "ignore:Observation:UserWarning"  # it checks the parts of dictionaries, and warns
TERMS: list[dict[str, Any]] = [
    {"players": players, "windows": windows, "round_limit": 2}
    for players in (2, 3, 4, 5)
    for windows in ("open", "sealed")
]


def finish(environment: raw_env, seed: int, most: int = 100_000) -> dict[str, float]:
    """Play an environment to its end by random legal actions; the last rewards by agent."""
    rng = Random(seed)
    rewards: dict[str, float] = {}
    for agent in environment.agent_iter(most):
        observation, reward, termination, truncation, _ = environment.last()
        assert observation is not None
        rewards[agent] = reward
        legal = np.flatnonzero(observation["action_mask"])
        environment.step(None if termination or truncation else int(rng.choice(legal)))
    return rewards


@pytest.mark.filterwarnings(UNKNOWN, DICTIONARIES)
def test_it_passes_the_api_test() -> None:
    api_test(env(round_limit=3), num_cycles=300)


@pytest.mark.slow
@pytest.mark.filterwarnings(UNKNOWN, DICTIONARIES)
@pytest.mark.parametrize("terms", TERMS)
@pytest.mark.parametrize("edition", ["base", "discovery", "base+king+festivals+sea"])
def test_it_passes_the_api_test_on_all_terms(edition: str, terms: dict[str, Any]) -> None:
    api_test(raw_env(edition=edition, **terms), num_cycles=300)
    seed_test(lambda: env(edition=edition, **terms), num_cycles=50)


def test_it_passes_the_seed_test_with_bots_in_some_seats() -> None:
    seed_test(lambda: env(players=3, bots={"B": "calf", "C": "chieftain"}), num_cycles=40)


def test_it_passes_the_render_test(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(env)
    assert "Leadership 0/6" in capsys.readouterr().out


def test_a_masked_turn_game_cannot_be_played_in_parallel() -> None:
    assert raw_env().metadata["is_parallelizable"] is False
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(env())


def test_a_picture_is_as_everybody_sees_the_table() -> None:
    environment = raw_env(players=2, render_mode="rgb_array")
    environment.reset(seed=1)
    shown = environment.render()
    assert isinstance(shown, np.ndarray)
    assert shown.shape[1:] == (1200, 3)
    assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 100
    bare = raw_env()
    bare.reset(seed=1)
    assert bare.render() is None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_winner_has_one_and_the_others_pay_for_it_in_equal_parts(players: int) -> None:
    environment = raw_env(players=players)
    environment.reset(seed=players)
    rewards = finish(environment, players)
    assert sorted(rewards.values()) == pytest.approx([-1 / (players - 1)] * (players - 1) + [1])
    assert environment.agents == []


def test_a_game_that_reaches_its_limit_of_rounds_is_truncated_and_rewards_nobody() -> None:
    environment = raw_env(players=3, round_limit=1)
    environment.reset(seed=1)
    rng = Random(1)
    while not any(environment.truncations.values()):
        assert not any(environment.terminations.values())
        observation = environment.observe(environment.agent_selection)
        environment.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert environment.truncations == dict.fromkeys(AGENTS[:3], True)
    assert environment.terminations == dict.fromkeys(AGENTS[:3], False)
    assert environment.rewards == dict.fromkeys(AGENTS[:3], 0.0)


def test_options_are_the_terms_of_one_game() -> None:
    environment = raw_env(players=2)
    environment.reset(seed=1, options={"players": 3, "edition": "base+king", "bots": {"B": "calf"}})
    assert environment.agents == environment.possible_agents == ["player_0", "player_2"]
    size = layout_of(edition_of("base+king")).size
    assert environment.observe("player_2")["observation"].shape == (size,)
    assert environment.observation_space("player_2").contains(environment.observe("player_2"))
    environment.reset()
    assert environment.agents == ["player_0", "player_1"]
    assert environment.observe("player_1")["observation"].shape == (2652,)


def test_spaces_are_the_same_objects_from_game_to_game() -> None:
    environment = raw_env(players=3)
    before = environment.observation_space("player_0"), environment.action_space("player_0")
    environment.reset(seed=1, options={"players": 2, "windows": "sealed"})
    assert (environment.observation_space("player_0"), environment.action_space("player_0")) == before
    assert environment.observation_space("player_0") is before[0]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 6}, "2 to 5 players, not 6"),
        ({"players": "3"}, "players is a whole number"),
        ({"edition": "basic"}, "basic"),
        ({"windows": "ajar"}, "windows are open or sealed"),
        ({"round_limit": -1}, "round limit"),
        ({"bots": {"E": "calf"}}, "some of the seats A, B, C, D, not on 'E'"),
        ({"bots": {"A": "clf"}}, "did you mean calf"),
        ({"bots": ["calf"]}, "bots is a bot for each seat"),
        ({"bots": dict.fromkeys("ABCD", "calf")}, "at least one has to be left"),
    ],
)
def test_terms_that_no_game_has_are_refused_and_the_game_goes_on(options: dict[str, Any], said: str) -> None:
    environment = raw_env()
    environment.reset(seed=1)
    before = environment.observe("player_0")["observation"]
    with pytest.raises((RulesError, BotError), match=re.escape(said)):
        environment.reset(options=options)
    assert np.array_equal(environment.observe("player_0")["observation"], before)


def test_options_of_other_names_are_told_to_do_nothing() -> None:
    with pytest.warns(UserWarning, match=r"\['player'\]; there are \['players'"):
        raw_env().reset(options={"player": 3})


def test_without_a_seed_the_games_that_follow_are_others_and_the_same_again() -> None:
    def rows(seed: int) -> list[bytes]:
        environment = raw_env(players=2)
        found = []
        for number in range(4):
            environment.reset(seed=seed if number == 0 else None)
            found.append(environment.observe("player_0")["observation"].tobytes())
        return found

    assert rows(1) == rows(1)
    assert len(set(rows(1)) | set(rows(2))) > 4


def test_an_action_that_is_not_offered_changes_nothing_and_ends_a_wrapped_game() -> None:
    environment = raw_env(players=2)
    environment.reset(seed=3)
    agent = environment.agent_selection
    with pytest.raises(
        IllegalChoice, match=r"0 \(pass\) is not offered to [AB] now; offered: \d+ territory:"
    ):
        environment.step(0)
    with pytest.raises(RulesError, match="None is an action only"):
        environment.step(None)
    assert environment.agent_selection == agent
    wrapped = env(players=2)
    wrapped.reset(seed=3)
    wrapped.step(0)
    assert wrapped.rewards[agent] == -1
    assert all(wrapped.terminations.values())


def test_before_the_first_game_one_is_told_to_reset() -> None:
    with pytest.raises(RulesError, match="call `reset` first"):
        raw_env().observe("player_0")


def test_bots_play_their_seats_as_they_do_elsewhere() -> None:
    episode = Episode(Terms(players=2, bots={"B": "easy"}), 5)
    rng = Random(5)
    while not episode.game.over:
        assert episode.seat == 0
        episode.choose(int(rng.choice(np.flatnonzero(np.frombuffer(episode.mask(0), np.int8)))))
    assert {seat for seat, _ in episode.game.choices()} == {0, 1}


def looking_at(game: Game) -> raw_env:
    """An environment in the middle of some game."""
    terms = Terms(game.state.players, game.state.edition.name)
    environment = raw_env(terms.players, terms.edition)
    environment.reset(seed=1)
    assert environment._episode is not None
    environment._episode.game = game
    return environment


def seen(game: Game, who: str) -> str:
    """All that an agent is given."""
    if seat_of(who) is None:
        return dumps({})
    found = looking_at(game).observe(AGENTS[SEAT_NAMES.index(who)])
    return dumps({name: found[name].tolist() for name in ("observation", "action_mask")})


@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_observations_and_masks_of_two_worlds_are_equal(windows: str) -> None:
    done: Counter[str] = Counter()
    two_worlds(PlayedOut(Setup(3, windows, "base", undo=False, seed=1)), done, look=seen)
    assert done["comparisons"] > 60
    assert done["answer"] > 3


def test_an_agent_sees_the_observation_of_its_seat() -> None:
    environment = raw_env(players=3)
    environment.reset(seed=9)
    assert environment._episode is not None
    for seat, agent in enumerate(AGENTS[:3]):
        row = environment.observe(agent)["observation"]
        assert row.tobytes() == observe(environment._episode.game, seat)
