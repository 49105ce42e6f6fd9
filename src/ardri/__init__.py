"""Ard Rí, an unofficial digital version of the board game Inis.

The public names of the engine are here; each is loaded when it is first used.

To play:
    `Game` asks by a `Decision`, takes an `Option`, and ends with a `Result`. `Source`, `Seeded` and
    `Scripted` answer chance; a `ChanceQuestion` asks you. `Reason` says why a card cannot be played, `Event`
    what happened.

To see:
    `View` is what one seat may see. Its parts are `Territory`, `FreeSite`, `Supply`, `Holdings`, `Tracks`,
    `OwnCards`, `Piles`, `SeasonEnd`, `ClashView`, `Cauldron`, `Tiles`, `Underway`, `MarkerView` and
    `KnownCards`; a `Form` says what may be planned.

To keep:
    `Record`, with its `Setting` and `Edition`, `replay`, `verify` with a `Verdict`, `migrate` with a
    `Migration`; `new_seed` and `commitment` for a fair deal. `position` builds any situation;
    `position_to_json`, `position_from_json`, `position_to_text` and `position_from_text` write and read it.

Every refusal is a `RulesError`; `EngineFault` alone is a mistake of ours.

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
    from ardri.rules.decisions import ChanceQuestion, Decision
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
        ScriptError,
    )
    from ardri.rules.formats.migration import Migration, migrate
    from ardri.rules.formats.notation import from_json as position_from_json
    from ardri.rules.formats.notation import to_json as position_to_json
    from ardri.rules.formats.notation_text import from_text as position_from_text
    from ardri.rules.formats.notation_text import to_text as position_to_text
    from ardri.rules.formats.position import position
    from ardri.rules.formats.record import Record, replay
    from ardri.rules.formats.verify import Verdict, verify
    from ardri.rules.game import Game
    from ardri.rules.result import Result
    from ardri.rules.state.chance import Scripted, Seeded, Source
    from ardri.rules.state.edition import Edition
    from ardri.rules.state.events import Event
    from ardri.rules.state.form import Form
    from ardri.rules.state.seed_commitment import commitment, new_seed
    from ardri.rules.state.state import Setting
    from ardri.rules.views.view import View
    from ardri.rules.views.view_parts import (
        Cauldron,
        ClashView,
        FreeSite,
        Holdings,
        KnownCards,
        MarkerView,
        OwnCards,
        Piles,
        SeasonEnd,
        Supply,
        Territory,
        Tiles,
        Tracks,
        Underway,
    )
    from ardri.rules.views.why_not import Reason
else:

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module 'ardri' has no attribute {name!r}")
        home, _, there = _HOMES[name].partition(":")
        found = globals()[name] = getattr(import_module(home), there or name)
        return found


__version__ = "0.1.0"

__all__ = [
    "Cauldron",
    "ChanceQuestion",
    "ClashView",
    "Decision",
    "Edition",
    "EngineFault",
    "Event",
    "Form",
    "FreeSite",
    "Game",
    "GameOver",
    "Holdings",
    "IllegalChoice",
    "KnownCards",
    "MalformedChoice",
    "MarkerView",
    "Migration",
    "Option",
    "OutOfTurn",
    "OwnCards",
    "Piles",
    "PlanMisfit",
    "PositionError",
    "Reason",
    "Record",
    "RecordError",
    "Result",
    "RulesError",
    "ScriptError",
    "Scripted",
    "SeasonEnd",
    "Seeded",
    "Setting",
    "Source",
    "Supply",
    "Territory",
    "Tiles",
    "Tracks",
    "Underway",
    "Verdict",
    "View",
    "commitment",
    "migrate",
    "new_seed",
    "position",
    "position_from_json",
    "position_from_text",
    "position_to_json",
    "position_to_text",
    "replay",
    "verify",
]

# Where each name lives, and after a colon how it is called there: so `import ardri` is quick
_HOMES: Final = {
    "Cauldron": "ardri.rules.views.view_parts",
    "ChanceQuestion": "ardri.rules.decisions",
    "ClashView": "ardri.rules.views.view_parts",
    "Decision": "ardri.rules.decisions",
    "Edition": "ardri.rules.state.edition",
    "EngineFault": "ardri.rules.errors",
    "Event": "ardri.rules.state.events",
    "Form": "ardri.rules.state.form",
    "FreeSite": "ardri.rules.views.view_parts",
    "Game": "ardri.rules.game",
    "GameOver": "ardri.rules.errors",
    "Holdings": "ardri.rules.views.view_parts",
    "IllegalChoice": "ardri.rules.errors",
    "KnownCards": "ardri.rules.views.view_parts",
    "MalformedChoice": "ardri.rules.errors",
    "MarkerView": "ardri.rules.views.view_parts",
    "Migration": "ardri.rules.formats.migration",
    "Option": "ardri.rules.box.options",
    "OutOfTurn": "ardri.rules.errors",
    "OwnCards": "ardri.rules.views.view_parts",
    "Piles": "ardri.rules.views.view_parts",
    "PlanMisfit": "ardri.rules.errors",
    "PositionError": "ardri.rules.errors",
    "Reason": "ardri.rules.views.why_not",
    "Record": "ardri.rules.formats.record",
    "RecordError": "ardri.rules.errors",
    "Result": "ardri.rules.result",
    "RulesError": "ardri.rules.errors",
    "ScriptError": "ardri.rules.errors",
    "Scripted": "ardri.rules.state.chance",
    "SeasonEnd": "ardri.rules.views.view_parts",
    "Seeded": "ardri.rules.state.chance",
    "Setting": "ardri.rules.state.state",
    "Source": "ardri.rules.state.chance",
    "Supply": "ardri.rules.views.view_parts",
    "Territory": "ardri.rules.views.view_parts",
    "Tiles": "ardri.rules.views.view_parts",
    "Tracks": "ardri.rules.views.view_parts",
    "Underway": "ardri.rules.views.view_parts",
    "Verdict": "ardri.rules.formats.verify",
    "View": "ardri.rules.views.view",
    "commitment": "ardri.rules.state.seed_commitment",
    "migrate": "ardri.rules.formats.migration",
    "new_seed": "ardri.rules.state.seed_commitment",
    "position": "ardri.rules.formats.position",
    "position_from_json": "ardri.rules.formats.notation:from_json",
    "position_from_text": "ardri.rules.formats.notation_text:from_text",
    "position_to_json": "ardri.rules.formats.notation:to_json",
    "position_to_text": "ardri.rules.formats.notation_text:to_text",
    "replay": "ardri.rules.formats.record",
    "verify": "ardri.rules.formats.verify",
}


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
