"""The game and its states as OpenSpiel has them: sequential, with chance nodes and imperfect information."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import pyspiel

from ardri.encoding.actions import table_of
from ardri.envs.openspiel.memory import Memory
from ardri.envs.openspiel.observer import Observer
from ardri.envs.openspiel.table import Table
from ardri.envs.rewards import LEAST, MOST, rewards
from ardri.envs.terms import Terms, terms_of
from ardri.rules.box.options import SITE_SLOTS
from ardri.rules.editions.base import BASE
from ardri.rules.errors import RulesError
from ardri.rules.game import Game
from ardri.rules.state.chance import Source

NAME: Final = "python_inis"
# In a round there are hardly ever so many moves, of chance and of players; of all rounds together never
MOST_IN_A_ROUND: Final = 600
DEFAULTS: Final[Mapping[str, int | str]] = {
    "players": 2,
    "edition": BASE.name,
    "windows": "open",
    "round_limit": 30,
}

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Inis",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=dict(DEFAULTS),
)


class InisGame(pyspiel.Game):
    """Inis, with the parameters `players`, `edition`, `windows` and `round_limit`."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.terms = terms_of({**DEFAULTS, **given}, Terms())
        if not self.terms.round_limit:
            raise RulesError("OpenSpiel wants games that end: round_limit is 1 or more")
        edition = self.terms.box
        information = pyspiel.GameInfo(
            num_distinct_actions=table_of(edition).size,
            max_chance_outcomes=max(edition.card_numbers, SITE_SLOTS),
            num_players=self.terms.players,
            min_utility=LEAST,
            max_utility=MOST,
            utility_sum=0.0,
            max_game_length=MOST_IN_A_ROUND * self.terms.round_limit,
        )
        super().__init__(GAME_TYPE, information, given)

    def new_initial_state(self) -> InisState:
        """The beginning of a game."""
        return InisState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """An observer of one player's side."""
        if params:
            raise ValueError(f"observers of Inis have no parameters, so not {dict(params)}")
        return Observer(self.terms.box, iig_obs_type)

    def begun(self) -> Table:
        """A table at the first question to chance."""
        terms = self.terms
        game = Game.start(
            terms.players,
            edition=terms.box,
            windows=terms.windows,
            round_limit=terms.round_limit,
            source=Source(),
            listen=True,
        )
        return Table(game, Memory.empty(terms.players))


class InisState(pyspiel.State):
    """A position, at a question to a player or to chance, or at the end."""

    def __init__(self, game: InisGame) -> None:
        super().__init__(game)
        self._table: Table | None = None  # made when it is wanted: a clone gets one at once

    @property
    def table(self) -> Table:
        """The game and what its players have seen of it."""
        if self._table is None:
            self._table = self.get_game().begun()
        return self._table

    def current_player(self) -> int:
        """The player that is asked, or chance, or the end."""
        game = self.table.game
        if game.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if game.chance is not None else game.state.seat

    def is_terminal(self) -> bool:
        """True if the game is over."""
        return self.table.game.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities."""
        return self.table.outcomes()

    def returns(self) -> list[float]:
        """The reward of each player; 0 before the end."""
        game = self.table.game
        return list(rewards(game.result)) if game.over else [0.0] * game.state.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> InisState:
        """A state that a player cannot tell from this one, in which the same player is asked."""
        state: InisState = self.get_game().new_initial_state()
        state._table = self.table.imagined(player, sampler)
        return state

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal()

    def _apply_action(self, action: int) -> None:
        self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.name(action)

    def __str__(self) -> str:
        game = self.table.game
        return f"{game!r} {' '.join([key for _, key in game.choices()])}"


def register() -> None:
    """Register the game with OpenSpiel, unless it is."""
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(GAME_TYPE, InisGame)
