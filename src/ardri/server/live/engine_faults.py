"""Reports of engine faults: mistakes in the rules, met at a table.

The choice at which the rules failed is refused, and the table stands as before. The server's log says only
that it happened; the game with all its secrets is in files of its own, which nobody else can read.
"""

from __future__ import annotations

import json
import logging
import os
from pathlib import Path
from traceback import format_exception

from ardri.rules.errors import EngineFault, RulesError
from ardri.rules.formats.notation import to_json
from ardri.rules.formats.record import Record
from ardri.rules.game import Game
from ardri.server.table.table import Table

_logger = logging.getLogger(__name__)


def report_fault(folder: Path, table: Table, error: EngineFault) -> None:
    """Write the game (`.txt`) and the error (`.log`) into a folder, and log where."""
    stem = f"{table.opened.commitment[:8]}-{table.entry_count}"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        _write(folder / f"{stem}.log", "".join(format_exception(error)))
        if table.game is not None:
            _write(folder / f"{stem}.txt", _so_far(table.game, table.opened.commitment))
    except OSError:
        _logger.exception("engine fault not written")
    else:
        _logger.error("engine fault", extra={"file": str(folder / f"{stem}.txt")})


def _so_far(game: Game, commitment: str) -> str:
    """The record of a game, or its position if it has no record."""
    try:
        return Record.of(game, commitment).to_text()
    except RulesError:
        return json.dumps(to_json(game), indent=1) + "\n"


def _write(file: Path, text: str) -> None:
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as out:
        out.write(text)
