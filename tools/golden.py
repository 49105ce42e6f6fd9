"""Write the golden games: complete records of random games, which the tests replay.

Run it (`make golden`) when a rule changed on purpose, and look at the difference before committing it.
"""

from pathlib import Path

from ardri.rules.formats.record import Record
from ardri.rules.game import Game
from ardri.testing import play_random

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
GAMES = [
    (players, discovery, eager)
    for players in (2, 3, 4)
    for discovery in (False, True)
    for eager in (False, True)
]


def main() -> None:
    """Write all golden games."""
    FOLDER.mkdir(exist_ok=True)
    for number, (players, discovery, eager) in enumerate(GAMES, 1):
        game = Game.start(players, f"golden {number}", "discovery" if discovery else "base")
        made = play_random(game, seed=number, eager=eager)
        setup = "discovery" if discovery else "ordinary"
        name = f"{number:02}-{players}-players-{setup}-{'eager' if eager else 'calm'}.txt"
        (FOLDER / name).write_text(Record.of(game).to_text(), encoding="utf-8")
        print(f"{name}: {made} choices, {game.state.round} rounds, {game.result}")


if __name__ == "__main__":
    main()
