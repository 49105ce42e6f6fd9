"""Save files: games as records, one file each, in the user's folder."""

from __future__ import annotations

import os
import shlex
from datetime import datetime
from pathlib import Path

import typer

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.errors import RecordError
from ardri.rules.formats.migration import Migration, migrate
from ardri.rules.formats.record import Record, replay
from ardri.rules.game import Game


def home() -> Path:
    """The user's folder; the environment variable `ARDRI_HOME` overrides it."""
    return Path(os.environ.get("ARDRI_HOME") or typer.get_app_dir("ardri"))


def games_folder() -> Path:
    """The folder of saved games."""
    return home() / "games"


def new_file(folder: Path | None = None) -> Path:
    """A new file name for a game, made of the time and the process id."""
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}"
    number, file = 1, (folder or games_folder()) / f"{stem}.txt"
    while file.exists():
        number += 1
        file = file.with_name(f"{stem}-{number}.txt")
    return file


def is_save_file(file: Path) -> bool:
    """True if a file is in the games folder; a game loaded from there is saved to the same file."""
    return file.resolve().parent == games_folder().resolve()


def write_game(game: Game, file: Path) -> None:
    """Write the record of a game to a file."""
    write_atomically(file, Record.of(game).to_text())


def write_atomically(file: Path, text: str) -> None:
    """Write a file atomically: under another name first, then renamed."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(file.name + ".new")
    fresh.write_text(text, encoding="utf-8")
    os.replace(fresh, file)


def read_migration(file: Path) -> Migration:
    """Read a record from a file, check it, and migrate it if an older version of the rules wrote it."""
    try:
        record = Record.from_text(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise RecordError(f"not UTF-8 text: {error}") from None
    found = migrate(record)
    replay(found.record)
    return found


def read_game(file: Path) -> Game:
    """The game in a file, ready to be played on. Raises RecordError if the record is bad."""
    return resume(read_migration(file).record)


def resume(record: Record) -> Game:
    """The game of a good record, ready to be played on. Raises RecordError if the record has no seed."""
    if record.seed is None:
        raise RecordError("chance was told by the caller", "seed")
    setting = record.setting
    game = Game.start(
        setting.players,
        record.seed,
        setting.edition,
        setting.windows,
        setting.round_limit,
        listen=True,
        undo=True,
        entropy=record.entropy,
    )
    for name, key in record.choices:
        game.repeat(key, SEAT_NAMES.index(name))
    return game


def command_to_resume(file: Path, options: list[str]) -> str:
    """The shell command that resumes a game."""
    return shlex.join(["ardri", "play", str(file), *options])
