"""Inis for Gymnasium: one learner among named bots (`pip install ardri[research]`).

Importing this module registers the environment: one game as `ardri/inis-v0`, many at once by `make_vec`.

>>> environment = Inis(players=3, opponents="calf")
>>> observation, info = environment.reset(seed=7)
>>> observation.shape, int(info["action_mask"].sum()) == int(environment.action_masks().sum())
((2652,), True)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise ImportError("ardri.envs.gymnasium needs Gymnasium: pip install ardri[research]") from missing

from ardri.envs.episode import Episode
from ardri.envs.learner import LearnerTerms
from ardri.envs.rendering import RENDER_MODES, Frame, checked_mode, rendered
from ardri.envs.rewards import LEAST, cut_short, rewards
from ardri.envs.spaces import Row, action_space, row_space
from ardri.rules.errors import IllegalChoice, RulesError
from ardri.rules.state.state import OPEN

ID: Final = "ardri/inis-v0"
LOTS: Final = 1 << 62


class Inis(gymnasium.Env[Any, Any]):
    """A game in which one seat learns and bots play the others.

    An action that is not offered ends the game with -1: choose among `action_masks()`.

    Args:
        players: 2 to 5.
        seat: the seat of the learner, as ``A``; without it another one in each game, in turn.
        opponents: the bot of the other seats, as ``easy``; or one for each, clockwise from the learner.
        edition: what is played with, as ``base``, ``discovery`` or ``base+king+sea``.
        windows: ``open`` or ``sealed``.
        round_limit: after so many rounds the game is truncated; 0 is no limit.
        render_mode: ``human``, ``ansi`` or ``rgb_array``.

    Raises:
        RulesError: if there is no such game.
        BotError: if there is no such bot.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(
        self,
        players: int = 4,
        seat: str | None = None,
        opponents: str | Sequence[str] = "easy",
        edition: str = "base",
        windows: str = OPEN,
        round_limit: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = checked_mode(render_mode)
        self._terms = LearnerTerms(players, seat, opponents, edition, windows, round_limit)
        box = self._terms.of(0).box
        self.observation_space = row_space(box)
        self.action_space = action_space(box)
        self._games = 0
        self._episode: Episode | None = None
        self._seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Begin a new game, at the learner's first decision.

        Args:
            seed: gives the same games from here on, the first one with the learner in its first seat.
            options: ``seat`` and ``opponents`` of this one game.
        """
        super().reset(seed=seed)
        if seed is not None:
            self._games = 0
        terms = self._terms.changed(options)
        while True:
            self._seat = terms.seat_in(self._games)
            self._episode = Episode(terms.of(self._games), int(self.np_random.integers(LOTS)))
            self._games += 1
            if not self._episode.game.over:
                return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Choose for the learner, and let the bots go on until it is asked again or the game is over."""
        episode = self._going_on()
        game = episode.game
        if game.over:
            raise RulesError("the game is over: call `reset`")
        try:
            episode.choose(int(action))
        except IllegalChoice as error:
            return self._observation(), LEAST, True, False, {**self._info(), "illegal": str(error)}
        if not episode.game.over:
            return self._observation(), 0.0, False, False, self._info()
        result = episode.game.result
        cut = cut_short(result)
        return self._observation(), rewards(result)[self._seat], not cut, cut, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The actions that are offered, as sb3-contrib asks for them."""
        return np.frombuffer(self._going_on().mask(self._seat), np.bool_)

    def render(self) -> str | Frame | None:
        """The table as everybody sees it."""
        return None if self.render_mode is None else rendered(self._going_on().game, self.render_mode)

    def _observation(self) -> Row:
        return np.frombuffer(self._going_on().observation(self._seat), np.uint8)

    def _info(self) -> dict[str, Any]:
        mask = np.frombuffer(self._going_on().mask(self._seat), np.int8)
        return {"action_mask": mask, "seat": self._seat}

    def _going_on(self) -> Episode:
        if self._episode is None:
            raise RulesError("no game has begun: call `reset` first")
        return self._episode


gymnasium.register(
    ID, entry_point="ardri.envs.gymnasium:Inis", vector_entry_point="ardri.envs.vector:VectorInis"
)
