"""A check that the engine measured under a name is the one that the name says."""

import sys
from pathlib import Path

import ardri.rules.game

INTERPRETED = "interpreted"
COMPILED = "compiled"


def require(meant: str) -> None:
    """Leave with an error if the engine here is not the one meant: interpreted or compiled."""
    module = Path(ardri.rules.game.__file__)
    found = INTERPRETED if module.suffix == ".py" else COMPILED
    if found != meant:
        sys.exit(f"not the {meant} engine: {sys.executable} plays {module}")
