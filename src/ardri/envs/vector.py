"""Many games at once for Gymnasium: one learner in each, over a batch (`ardri.encoding.batch`).

>>> environments = VectorInis(2, players=3, opponents="calf")
>>> observations, infos = environments.reset(seed=7)
>>> observations.shape, infos["action_mask"].shape, infos["seat"].tolist()
((2, 2652), (2, 475), [0, 1])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

try:
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as missing:
    raise ImportError("ardri.envs.vector needs Gymnasium: pip install ardri[research]") from missing

from ardri.encoding.batch import Batch
from ardri.envs.learner import LearnerTerms
from ardri.envs.rewards import rewards
from ardri.envs.spaces import Row, action_space, row_space
from ardri.rules.errors import RulesError
from ardri.rules.state.state import OPEN

LOTS: Final = 1 << 62


class VectorInis(VectorEnv[Row, NDArray[np.int64], NDArray[Any]]):
    """Many games in one process, a learner in each; a game that has ended begins anew in the same step.

    The last observation of a game that has ended is in ``infos["final_obs"]``, the rest of it in
    ``infos["final_info"]``, as Gymnasium has it where games begin anew in the same step.

    Args:
        num_envs: how many games there are.
        players: 2 to 5.
        seat: the seat of the learner, as ``A``; without it another one in each game, in turn.
        opponents: the bot of the other seats, or one for each of them, clockwise from the learner.
        edition: what is played with.
        windows: ``open`` or ``sealed``.
        round_limit: after so many rounds a game is truncated; 0 is no limit.
        relative: whether actions name seats as observations do: the learner is A, the next seat clockwise B.

    Raises:
        RulesError: if there is no such game.
        BotError: if there is no such bot.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 4,
        seat: str | None = None,
        opponents: str | Sequence[str] = "easy",
        edition: str = "base",
        windows: str = OPEN,
        round_limit: int = 0,
        relative: bool = False,
    ) -> None:
        self._terms = LearnerTerms(players, seat, opponents, edition, windows, round_limit)
        self._relative = relative
        first = self._terms.of(0)
        self.num_envs = num_envs
        self.single_observation_space = row_space(first.box)
        self.single_action_space = action_space(first.box)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch: Batch | None = None

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Row, dict[str, Any]]:
        """Begin all games anew.

        Args:
            seed: of all games, or a list with one for each.
            options: there are none.
        """
        if options:
            raise RulesError(f"a vector of games has no options at a reset, so not {sorted(options)}")
        super().reset(seed=seed if isinstance(seed, int) else None)
        first = self._terms.of(0)
        self._batch = Batch(
            self.num_envs,
            first.players,
            [self._terms.seat_in(0)],
            [str(each) for each in self._seeds(seed)],
            first.edition,
            first.windows,
            first.round_limit,
            bots=self._terms.bot_for,
            rotate=self._terms.rotates,
            relative=self._relative,
        )
        return self._batch.observations.copy(), self._infos(self._batch)

    def _seeds(self, seed: int | list[int | None] | None) -> list[int]:
        """A seed for each game: one given, or drawn."""
        drawn: list[int] = self.np_random.integers(LOTS, size=self.num_envs).tolist()
        if not isinstance(seed, list):
            return drawn
        if len(seed) != self.num_envs:
            raise RulesError(f"there are {self.num_envs} games, and {len(seed)} seeds")
        return [lot if each is None else each for each, lot in zip(seed, drawn, strict=True)]

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Row, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Choose in every game.

        Raises:
            IllegalChoice: if an action is not offered; nothing has changed in any game.
        """
        batch = self._going_on()
        seats: list[int] = batch.seats.tolist()
        batch.step(actions)
        earned = np.zeros(self.num_envs, np.float64)
        infos = self._infos(batch)
        for slot, game in batch.ended.items():
            earned[slot] = rewards(game.result)[seats[slot]]
            last = {"action_mask": np.zeros(batch.masks.shape[1], np.int8), "seat": seats[slot]}
            final = {"final_obs": batch.final_observation(slot, seats[slot]), "final_info": last}
            infos = self._add_info(infos, final, slot)
        truncated = batch.truncated.copy()
        return batch.observations.copy(), earned, batch.done & ~truncated, truncated, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """The actions that are offered in each game."""
        return self._going_on().masks.copy()

    def _infos(self, batch: Batch) -> dict[str, Any]:
        every = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": batch.masks.astype(np.int8),
            "_action_mask": every,
            "seat": batch.seats.astype(np.int64),
            "_seat": every.copy(),
        }

    def _going_on(self) -> Batch:
        if self._batch is None:
            raise RulesError("no games have begun: call `reset` first")
        return self._batch
