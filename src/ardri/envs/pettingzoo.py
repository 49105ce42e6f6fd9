"""Inis for PettingZoo: an AEC environment, every seat an agent (`pip install ardri[research]`).

>>> environment = env(players=3)
>>> environment.reset(seed=7)
>>> environment.agents, environment.agent_selection
(['player_0', 'player_1', 'player_2'], 'player_0')
>>> observation, reward, termination, truncation, info = environment.last()
>>> observation["observation"].shape, int(observation["action_mask"].sum())
((2652,), 3)
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, TypeAlias

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError("ardri.envs.pettingzoo needs PettingZoo: pip install ardri[research]") from missing

from ardri.envs.episode import Episode
from ardri.envs.rendering import RENDER_MODES, Frame, checked_mode, rendered
from ardri.envs.rewards import LEAST, cut_short, rewards
from ardri.envs.spaces import action_space, masked_space
from ardri.envs.terms import Terms, terms_of
from ardri.rules.box.catalogue import MOST_SEATS
from ardri.rules.errors import RulesError
from ardri.rules.state.state import OPEN

SEED_BITS: Final = 63
AGENTS: Final = tuple([f"player_{seat}" for seat in range(MOST_SEATS)])

Observation = dict[str, np.ndarray[Any, Any]]
Options = dict[str, Any]  # as PettingZoo has it: `terms_of` checks them
Environment: TypeAlias = AECEnv[str, Any, Any]


def env(
    players: int = 4,
    edition: str = "base",
    windows: str = OPEN,
    round_limit: int = 0,
    bots: Mapping[str, str] | None = None,
    render_mode: str | None = None,
) -> Environment:
    """The environment with PettingZoo's wrappers: an action that is not offered ends the game with -1."""
    bare = raw_env(players, edition, windows, round_limit, bots, render_mode)
    illegal = wrappers.TerminateIllegalWrapper(bare, illegal_reward=LEAST)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(illegal))


class raw_env(Environment):
    """The environment without wrappers. Agents are the seats that learn: `player_0` has seat A.

    Args:
        players: 2 to 5.
        edition: what is played with, as ``base``, ``discovery`` or ``base+king+sea``.
        windows: ``open`` or ``sealed``.
        round_limit: after so many rounds the game is truncated; 0 is no limit.
        bots: a bot for each seat that does not learn, as ``{"C": "easy"}``.
        render_mode: ``human``, ``ansi`` or ``rgb_array``.

    Raises:
        RulesError: if there is no such game.
        BotError: if there is no such bot.
    """

    metadata = {  # noqa: RUF012 - PettingZoo declares it so
        "name": "inis_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 4,
        edition: str = "base",
        windows: str = OPEN,
        round_limit: int = 0,
        bots: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = checked_mode(render_mode)
        self._given = terms_of(None, Terms(players, edition, windows, round_limit, dict(bots or {})))
        self._seeds = Random()
        self._episode: Episode | None = None
        self._sit(self._given)

    def _sit(self, terms: Terms) -> None:
        """Seat the agents; their spaces stay the same objects as long as the edition does."""
        self._terms = terms
        self.possible_agents = [AGENTS[seat] for seat in terms.learners]
        edition = terms.box
        if getattr(self, "_edition", None) is not edition:
            self._edition = edition
            self._spaces = {seat: masked_space(edition) for seat in AGENTS}
            self._actions = {seat: action_space(edition) for seat in AGENTS}
        self.observation_spaces = {agent: self._spaces[agent] for agent in self.possible_agents}
        self.action_spaces = {agent: self._actions[agent] for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations; another edition has another."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Options | None = None) -> None:
        """Begin a new game.

        Args:
            seed: gives the same games from here on; without it the games that follow are others.
            options: terms of this one game: ``players``, ``edition``, ``windows``, ``round_limit``, ``bots``.

        Raises:
            RulesError: if there is no such option or game.
            BotError: if there is no such bot.
        """
        terms = terms_of(options, self._given)
        if seed is not None:
            self._seeds = Random(seed)
        self._sit(terms)
        self._episode = Episode(terms, self._seeds.getrandbits(SEED_BITS))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._hear()

    def step(self, action: int | None) -> None:
        """Choose for the agent that is asked; None for one whose game is over.

        Raises:
            IllegalChoice: if the action is not offered; nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise RulesError(f"{agent} is asked: None is an action only of agents whose game is over")
        self._going_on().choose(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._hear()

    def _hear(self) -> None:
        """Take in who is asked now, or how the game has ended."""
        episode = self._going_on()
        game = episode.game
        if not game.over:
            self.agent_selection = AGENTS[episode.seat]
            return
        result = game.result
        ended = self.truncations if cut_short(result) else self.terminations
        earned = rewards(result)
        for agent in self.agents:
            ended[agent] = True
            self.rewards[agent] = earned[AGENTS.index(agent)]
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """The observation of an agent, and the mask of what it may do: nothing, unless it is asked."""
        episode, seat = self._going_on(), AGENTS.index(agent)
        return {
            "observation": np.frombuffer(episode.observation(seat), np.uint8),
            "action_mask": np.frombuffer(episode.mask(seat), np.int8),
        }

    def render(self) -> str | Frame | None:
        """The table as everybody sees it."""
        if self.render_mode is None:
            return None
        return rendered(self._going_on().game, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _going_on(self) -> Episode:
        if self._episode is None:
            raise RulesError("no game has begun: call `reset` first")
        return self._episode
