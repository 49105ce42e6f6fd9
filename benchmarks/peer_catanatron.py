"""catanatron, a pure-Python engine for Catan, played by four of its own random players."""

from collections.abc import Sequence

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

from benchmarks.contest import Played, Task, main


class Catanatron:
    """Plays with `play_tick`, as the engine's own `play` does."""

    def play(self, seed: int) -> Played:
        """Play one game of random choices to its end, or to the engine's own limit of turns."""
        game = _start(seed)
        state = game.state
        decisions = real = 0
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            decisions += 1
            if len(state.playable_actions) > 1:
                real += 1
            game.play_tick()
        return Played(decisions, real)

    def copies(self, seed: int, every: int) -> Sequence[Task]:
        """Play one game; for the position at every so many decisions, what copies it once."""
        game = _start(seed)
        found: list[Task] = []
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            if decisions % every == 0:
                found.append(game.copy().copy)
            game.play_tick()
            decisions += 1
        return found

    def more(self, seconds: float, seed: int) -> dict[str, float]:
        """Nothing more."""
        return {}


def _start(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


if __name__ == "__main__":
    main({"ticks": Catanatron})
