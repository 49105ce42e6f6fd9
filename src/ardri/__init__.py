"""Ard Rí, an unofficial digital version of the board game Inis.

The public names of the engine are here; each is loaded when it is first used.

>>> from ardri import Game
>>> game = Game.start(players=2, seed=7)
>>> game
Game(2 players, round 0, B is asked: capital)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ardri.rules.box.options import Option
    from ardri.rules.errors import (
        EngineFault,
        GameOver,
        IllegalChoice,
        MalformedChoice,
        OutOfTurn,
        PlanMisfit,
        PositionError,
        RecordError,
        RulesError,
    )
    from ardri.rules.formats.position import position
    from ardri.rules.formats.record import Record, replay
    from ardri.rules.formats.verify import Verdict, verify
    from ardri.rules.game import Decision, Game, Result
    from ardri.rules.state.events import Event
    from ardri.rules.state.form import Form
    from ardri.rules.views.view import View
else:

    def __getattr__(name: str) -> object:
        for home, names in _HOMES.items():
            if name in names:
                return getattr(import_module(home), name)
        raise AttributeError(f"module 'ardri' has no attribute {name!r}")


__version__ = "0.1.0"

__all__ = [
    "Decision",
    "EngineFault",
    "Event",
    "Form",
    "Game",
    "GameOver",
    "IllegalChoice",
    "MalformedChoice",
    "Option",
    "OutOfTurn",
    "PlanMisfit",
    "PositionError",
    "Record",
    "RecordError",
    "Result",
    "RulesError",
    "Verdict",
    "View",
    "position",
    "replay",
    "verify",
]

# Where the names live, so that `import ardri` is quick.
_HOMES: Final = {
    "ardri.rules.box.options": ("Option",),
    "ardri.rules.errors": (
        "EngineFault",
        "GameOver",
        "IllegalChoice",
        "MalformedChoice",
        "OutOfTurn",
        "PlanMisfit",
        "PositionError",
        "RecordError",
        "RulesError",
    ),
    "ardri.rules.formats.position": ("position",),
    "ardri.rules.formats.record": ("Record", "replay"),
    "ardri.rules.formats.verify": ("Verdict", "verify"),
    "ardri.rules.game": ("Decision", "Game", "Result"),
    "ardri.rules.state.events": ("Event",),
    "ardri.rules.state.form": ("Form",),
    "ardri.rules.views.view": ("View",),
}


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
