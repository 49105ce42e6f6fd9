"""The command `ardri bug`: a bug report that holds only what one seat may know."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import typer

import ardri.rules.game
from ardri import __version__
from ardri.cli.shared.files import STANDARD, as_json, read_record, write
from ardri.cli.shared.record_steps import read_steps
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.box.fingerprints import RULES_VERSION
from ardri.rules.box.options import TABLE_VERSION
from ardri.rules.editions.base import BASE
from ardri.rules.game import Game
from ardri.rules.state.events import Event
from ardri.texts.speech import Speech

FORMAT: Final = 1


def write_report(
    file: Path, seat: str, at: int | None, note: str, speech: Speech, output: Path, force: bool
) -> None:
    """Write the bug report of a seat about a recorded game."""
    steps = read_steps(read_record(file, speech), file, speech)
    name = steps.seat(seat)
    place = steps.place(at)
    told = report(steps.games[place], steps.events(-1, place, name), SEAT_NAMES.index(name), note)
    write(output, as_json(told), force)
    if output != STANDARD:
        typer.echo(speech.say("bug-written", file=str(output), seat=name), err=True)


def report(game: Game, events: Sequence[Event], seat: int, note: str = "") -> dict[str, object]:
    """The bug report of a seat: its view, the events as it knows them, and its own choices.

    How often others were asked is not in it, so neither is the number of a choice in the record.
    """
    return {
        "report": FORMAT,
        "note": note,
        "versions": versions(),
        "seat": SEAT_NAMES[seat],
        "view": game.view(seat).to_json(),
        "events": [event.seen_by(seat).to_json() for event in events],
        "choices": [key for chooser, key in game.choices() if chooser == seat],
    }


def versions() -> dict[str, object]:
    """The versions of the program, the rules and Python."""
    compiled = Path(ardri.rules.game.__file__).suffix != ".py"
    return {
        "ardri": __version__,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "engine": "compiled" if compiled else "interpreted",
        "rules": RULES_VERSION,
        "table": TABLE_VERSION,
        "catalogue": BASE.now.catalogue,
        "options": BASE.now.options,
    }
