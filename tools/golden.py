"""Write the golden games: complete records of random games, which the tests replay.

Run it (`make golden`) when a rule changed on purpose, and look at the difference before committing it.
"""

from pathlib import Path

from ardri.rules.formats.record import Record
from ardri.rules.game import Game
from ardri.testing import play_random

TESTS = Path(__file__).parent.parent / "tests"
FOLDER = TESTS / "golden"
OF_SEASONS = TESTS / "seasons" / "golden"
GAMES = [
    (players, discovery, eager)
    for players in (2, 3, 4)
    for discovery in (False, True)
    for eager in (False, True)
]


# With modules of the expansion: number, players and edition. The first goes by sea to three islands; in the
# second each card of the fifth player is played, and several win together
FURTHER = [(38, 3, "base+king+seasons+sea"), (42, 5, "base+king+fifth")]


def main() -> None:
    """Write all golden games."""
    FOLDER.mkdir(exist_ok=True)
    OF_SEASONS.mkdir(exist_ok=True)
    for number, (players, discovery, eager) in enumerate(GAMES, 1):
        setup = "discovery" if discovery else "ordinary"
        name = f"{number:02}-{players}-players-{setup}-{'eager' if eager else 'calm'}.txt"
        write(FOLDER / name, players, number, "discovery" if discovery else "base", eager)
    for number, players, edition in FURTHER:
        write(OF_SEASONS / f"{number}-{players}-players-{edition}.txt", players, number, edition, eager=True)


def write(path: Path, players: int, number: int, edition: str, eager: bool) -> None:
    """Play one of them and write it."""
    game = Game.start(players, f"golden {number}", edition)
    made = play_random(game, seed=number, eager=eager)
    path.write_text(Record.of(game).to_text(), encoding="utf-8")
    print(f"{path.name}: {made} choices, {game.state.round} rounds, {game.result}")


if __name__ == "__main__":
    main()
