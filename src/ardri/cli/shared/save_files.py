"""Save files: games as records, one file each, in a folder of the person who plays."""

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
    """The folder of whoever plays; the variable `ARDRI_HOME` says where, if it is set."""
    return Path(os.environ.get("ARDRI_HOME") or typer.get_app_dir("ardri"))


def games_folder() -> Path:
    """The folder for games."""
    return home() / "games"


def new_file(folder: Path | None = None) -> Path:
    """A file for a game that begins, named after the time and the process; no other game has it."""
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}"
    number, file = 1, (folder or games_folder()) / f"{stem}.txt"
    while file.exists():
        number += 1
        file = file.with_name(f"{stem}-{number}.txt")
    return file


def own_file(file: Path) -> bool:
    """Whether a file lies in the folder for games, so that a game read from it is kept in it again."""
    return file.resolve().parent == games_folder().resolve()


def write_game(game: Game, file: Path) -> None:
    """Write a game down."""
    write_whole(file, Record.of(game).to_text())


def write_whole(file: Path, text: str) -> None:
    """Write a file that is whole at any time, whatever happens meanwhile."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(file.name + ".new")
    fresh.write_text(text, encoding="utf-8")
    os.replace(fresh, file)


def read_migration(file: Path) -> Migration:
    """The record in a file, checked, and migrated if it is of earlier rules; raises what is wrong with it."""
    try:
        record = Record.from_text(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise RecordError(f"not UTF-8 text: {error}") from None
    found = migrate(record)
    replay(found.record)
    return found


def read_game(file: Path) -> Game:
    """The game in a file, ready to be gone on with; raises what is wrong with it."""
    return game_of(read_migration(file).record)


def game_of(record: Record) -> Game:
    """The game of a good record, ready to be gone on with; raises if it has no seed."""
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
    """What to type in a shell to go on with a game."""
    return shlex.join(["ardri", "play", str(file), *options])
