"""Files that commands read and write. Records, positions and views are recognized by their content."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Final, cast

import typer

from ardri.cli.shared.errors import CommandError
from ardri.pictures.view_data import ViewData
from ardri.rules.box.fingerprints import RULES_VERSION
from ardri.rules.errors import PositionError, RecordError
from ardri.rules.formats import notation
from ardri.rules.formats.migration import Migration, migrate
from ardri.rules.formats.record import Record
from ardri.rules.game import Game
from ardri.texts.speech import Speech

STANDARD: Final = Path("-")
RECORD_BEGINS: Final = "inis "
VIEW_HAS: Final = ("seat", "territories", "seats", "awaited", "decision", "result")


def read_bytes(file: Path) -> bytes:
    """Read a file, or standard input (`-`)."""
    try:
        return sys.stdin.buffer.read() if file == STANDARD else file.read_bytes()
    except (OSError, ValueError) as error:
        raise CommandError(f"{file} cannot be read: {reason_of(error)}.") from None


def read_record(file: Path, speech: Speech) -> Record:
    """Read a record, as text or as JSON. Raises CommandError if the file holds something else."""
    found = read_game(file, speech)
    if not isinstance(found, Record):
        raise CommandError(f"{file} is not a game record, which this command needs.")
    return found


def read_game(file: Path, speech: Speech) -> Record | Game | ViewData:
    """Read a record, the game of a position, or the data of a view (which is not checked further)."""
    try:
        text = read_bytes(file).decode()
    except UnicodeDecodeError:
        raise CommandError(f"{file} is not text, so it contains no game.") from None
    try:
        if text.startswith(RECORD_BEGINS):
            return _migrated(Record.from_text(text), file, speech)
        data = json.loads(text)
        if isinstance(data, dict) and "choices" in data:
            return _migrated(Record.from_json(data), file, speech)
        if isinstance(data, dict) and "cards" in data:
            return notation.from_json(data)
    except RecordError as error:
        raise CommandError(f"{file}: {record_problem(error, speech)}") from None
    except PositionError as error:
        raise CommandError(f"{file}: {explained(speech.error(error), str(error))}") from None
    except (ValueError, RecursionError):
        data = None
    if isinstance(data, dict) and all(part in data for part in VIEW_HAS):
        return cast("ViewData", data)
    raise CommandError(f"{file} is neither a game record nor the JSON of a position or a view.")


def _migrated(record: Record, file: Path, speech: Speech) -> Record:
    """The record migrated to the current rules; a migration is reported on standard error."""
    found = migrate(record)
    if found.rules != RULES_VERSION:
        typer.echo(migration_notice(found, file, speech), err=True)
    return found.record


def migration_notice(found: Migration, file: Path, speech: Speech) -> str:
    """The notice of a migration: which rules wrote the file, and how much of it the current rules replay."""
    return speech.say(
        "migration-whole" if found.whole else "migration-part",
        file=str(file),
        rules=found.rules,
        now=RULES_VERSION,
        at=found.at,
        choices=speech.count("choice", found.last),
        why=found.why,
    )


def record_problem(error: RecordError, speech: Speech) -> str:
    """The problem of a record: the sentence for people, then the exact reason."""
    return explained(speech.error(error), str(error))


def explained(sentence: str, exactly: str) -> str:
    """A sentence with a detail in brackets.

    >>> explained("It is broken.", "line 3 is empty")
    'It is broken (line 3 is empty).'
    """
    return f"{sentence.rstrip('.')} ({exactly})."


def write(file: Path, content: str | bytes, force: bool) -> None:
    """Write a file, or standard output (`-`). Replaces an existing file only with `force`."""
    data = content.encode() if isinstance(content, str) else content
    if file == STANDARD:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    if file.exists() and not force:
        raise CommandError(f"{file} already exists; --force replaces it.")
    try:
        file.write_bytes(data)
    except OSError as error:
        raise CommandError(f"{file} cannot be written: {reason_of(error)}.") from None


def as_json(data: object) -> str:
    """Plain data as indented JSON."""
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def reason_of(error: OSError | ValueError) -> str:
    """The system's reason why a file cannot be read or written."""
    number = error.errno if isinstance(error, OSError) else None
    return str(error) if number is None else os.strerror(number)
