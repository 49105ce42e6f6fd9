"""The real program with pipes: what it writes, and the code it ends with."""

import os
import subprocess
import sys
from pathlib import Path

from ardri.rules.formats.record import Record
from ardri.rules.game import Game
from ardri.testing import play_random
from tests.cli.helpers.pseudo_terminal import ARDRI

GOLDEN = Path(__file__).parents[2] / "golden"
FINISHED = GOLDEN / "05-3-players-ordinary-calm.txt"
SEED = "a well kept secret"


def ardri(*arguments: str | Path, stdin: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """Run `ardri`; in English unless a variable or an argument says otherwise."""
    return run(ARDRI, *arguments, stdin=stdin, **variables)


def module(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m ardri` likewise."""
    return run(sys.executable, "-m", "ardri", *arguments)


def run(*command: str | Path, stdin: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command with pipes, in a house that speaks English."""
    return subprocess.run(
        [*map(str, command)],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "C.UTF-8", **variables},
        check=False,
    )


def begun() -> Game:
    """A game of three in the middle of a Season."""
    game = Game.start(3, SEED, listen=True)
    play_random(game, seed=1, choices=120)
    return game


def written(path: Path, record: Record) -> Path:
    """A record as a file."""
    path.write_text(record.to_text(), encoding="utf-8")
    return path
