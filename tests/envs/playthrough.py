"""A playthrough of OpenSpiel's, kept to compare: `python -m tests.envs.playthrough` writes it anew."""

import gzip
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

import ardri.envs.openspiel

FILE = Path(__file__).with_name("playthrough.txt.gz")
GAME = f"{ardri.envs.openspiel.NAME}(players=2,round_limit=1)"
ACTION = "action: "
SEED = 7


def again(recorded: str) -> str:
    """The playthrough with the same actions."""
    chosen = [int(line.removeprefix(ACTION)) for line in recorded.splitlines() if line.startswith(ACTION)]
    found: str = generate_playthrough.playthrough(GAME, chosen)
    return found


def read() -> str:
    """The playthrough that is kept."""
    return gzip.decompress(FILE.read_bytes()).decode()


if __name__ == "__main__":
    text: str = generate_playthrough.playthrough(GAME, None, seed=SEED)
    FILE.write_bytes(gzip.compress(text.encode(), mtime=0))
