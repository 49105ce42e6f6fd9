"""Engine faults: errors of the rules themselves. The game is saved for whoever repairs them."""

from __future__ import annotations

from pathlib import Path

from ardri.cli.shared.save_files import home, new_file, write_atomically
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.errors import EngineFault
from ardri.rules.formats.record import Record, before_fault
from ardri.rules.game import Game


class Fault(Exception):
    """The rules failed at a choice. Carries the record of the game up to it, and can be pickled."""

    def __init__(self, record: str, choice: str, cause: str) -> None:
        super().__init__(record, choice, cause)
        self.record = record
        self.choice = choice
        self.cause = cause


def fault_in(game: Game, error: Exception) -> Fault:
    """The fault of the last choice of a game, from the error it raised."""
    if isinstance(error, EngineFault):  # and the game stands as before
        return Fault(Record.of(game).to_text(), f"{error.seat} {error.key}", repr(error.cause))
    seat, key = game.choices()[-1]
    return Fault(before_fault(game).to_text(), f"{SEAT_NAMES[seat]} {key}", repr(error))


def write_fault(record: str) -> Path:
    """Write the record of the game to a new file and return the file."""
    file = new_file(home() / "faults")
    write_atomically(file, record)
    return file
