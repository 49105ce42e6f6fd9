"""A game with the memories of its players: all that a state of OpenSpiel holds, copied and pickled as one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ardri.encoding.actions import ActionTable, table_of
from ardri.envs.openspiel.memory import Memory
from ardri.rules.game import Game
from ardri.rules.state.chance import Source, outcome_key


class Table:
    """A game whose chance the caller answers, and what its players have seen of it."""

    __slots__ = ("game", "memory")

    def __init__(self, game: Game, memory: Memory) -> None:
        self.game = game
        self.memory = memory

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return Table(self.game.fork(), self.memory.copy())

    def __reduce__(self) -> tuple[object, ...]:
        return _table, (self.game, self.memory)

    @property
    def actions(self) -> ActionTable:
        """The actions of the edition."""
        return table_of(self.game.state.edition)

    def legal(self) -> list[int]:
        """The actions offered, in order."""
        numbers = self.actions.numbers
        return sorted([numbers[code] for code in self.game.codes])

    def outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance, all equally likely."""
        question = self.game.chance
        assert question is not None
        share = 1 / len(question.outcomes)
        return [(outcome, share) for outcome in question.outcomes]

    def apply(self, action: int) -> None:
        """Answer for chance or for the player that is asked."""
        game = self.game
        question = game.chance
        if question is not None:
            game.choose_chance(outcome_key(question.stream, action))
        else:
            self.memory.choose(game.state.seat, action)
            game.choose_code(self.actions.codes[action])
        self.memory.let_go(game)

    def name(self, action: int) -> str:
        """The readable name of an action or an outcome."""
        question = self.game.chance
        return self.actions.names[action] if question is None else outcome_key(question.stream, action)

    def past(self, player: int | None) -> bytes:
        """The digest of everything that a player has seen and chosen, or that a spectator has seen."""
        return self.memory.digest(self.game, player)

    def imagined(self, player: int, sampler: Callable[[], float]) -> Table:
        """A table that, for all a player can know, may be this one; the same player is asked there."""
        game = self.game
        asking = game.state.seat if game.answers_together and game.chance is None else None
        world = next(game.view(player).worlds(Random(repr(sampler())), asking))
        world.source = Source()
        world.state.events = []
        return Table(world, self.memory.of_world(game, player))


def _table(game: Game, memory: Memory) -> Table:
    return Table(game, memory)
