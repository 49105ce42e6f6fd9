"""Mistakes in the rules themselves: the game in which one was met is kept for whoever mends them."""

from __future__ import annotations

from pathlib import Path

from ardri.cli.shared.save_files import home, new_file, write_whole
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.errors import EngineFault
from ardri.rules.formats.record import Record, before_fault
from ardri.rules.game import Game


class Fault(Exception):
    """The rules failed at a choice; with the record of the game up to it. Processes can hand it on."""

    def __init__(self, record: str, choice: str, cause: str) -> None:
        super().__init__(record, choice, cause)
        self.record = record
        self.choice = choice
        self.cause = cause


def fault_in(game: Game, error: Exception) -> Fault:
    """What is told of an error that the last choice of a game met."""
    if isinstance(error, EngineFault):  # and the game stands as before
        return Fault(Record.of(game).to_text(), f"{error.seat} {error.key}", repr(error.cause))
    seat, key = game.choices()[-1]
    return Fault(before_fault(game).to_text(), f"{SEAT_NAMES[seat]} {key}", repr(error))


def write_fault(record: str) -> Path:
    """Write the game down, where no other game is; the file."""
    file = new_file(home() / "faults")
    write_whole(file, record)
    return file
