"""Files that commands read and write: records, positions and views are told apart by what is in them."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Final, cast

import typer

from ardri.cli.shared.errors import Mistake
from ardri.pictures.view_data import Scene
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
    """What is in a file, or comes from standard input (`-`)."""
    try:
        return sys.stdin.buffer.read() if file == STANDARD else file.read_bytes()
    except (OSError, ValueError) as error:
        raise Mistake(f"{file} cannot be read: {reason_of(error)}.") from None


def read_record(file: Path, speech: Speech) -> Record:
    """A record, as text or as JSON."""
    found = read_game(file, speech)
    if not isinstance(found, Record):
        raise Mistake(f"{file} is no game record, which this command needs.")
    return found


def read_game(file: Path, speech: Speech) -> Record | Game | Scene:
    """A record; or the game in a position; or a view's data, not checked any further."""
    try:
        text = read_bytes(file).decode()
    except UnicodeDecodeError:
        raise Mistake(f"{file} is not text, so it holds no game.") from None
    try:
        if text.startswith(RECORD_BEGINS):
            return _of_today(Record.from_text(text), file, speech)
        data = json.loads(text)
        if isinstance(data, dict) and "choices" in data:
            return _of_today(Record.from_json(data), file, speech)
        if isinstance(data, dict) and "cards" in data:
            return notation.from_json(data)
    except RecordError as error:
        raise Mistake(f"{file}: {flaw(error, speech)}") from None
    except PositionError as error:
        raise Mistake(f"{file}: {explained(speech.error(error), str(error))}") from None
    except (ValueError, RecursionError):
        data = None
    if isinstance(data, dict) and all(part in data for part in VIEW_HAS):
        return cast("Scene", data)
    raise Mistake(f"{file} is neither a game record nor the JSON of a position or a view.")


def _of_today(record: Record, file: Path, speech: Speech) -> Record:
    """A record of the rules of today; where it was migrated, that is told."""
    found = migrate(record)
    if found.rules != RULES_VERSION:
        typer.echo(migration_told(found, file, speech), err=True)
    return found.record


def migration_told(found: Migration, file: Path, speech: Speech) -> str:
    """With which rules a file was made, and how much of it the rules of today replay."""
    return speech.say(
        "migration-whole" if found.whole else "migration-part",
        file=str(file),
        rules=found.rules,
        now=RULES_VERSION,
        at=found.at,
        choices=speech.count("choice", found.last),
        why=found.why,
    )


def flaw(error: RecordError, speech: Speech) -> str:
    """What is wrong with a record, in the words of the catalogue and then exactly."""
    return explained(speech.error(error), str(error))


def explained(sentence: str, exactly: str) -> str:
    """A sentence with what it means exactly in brackets.

    >>> explained("It is broken.", "line 3 is empty")
    'It is broken (line 3 is empty).'
    """
    return f"{sentence.rstrip('.')} ({exactly})."


def write(file: Path, content: str | bytes, force: bool) -> None:
    """Write a file, or to standard output (`-`); what is there is not replaced unless that is wanted."""
    data = content.encode() if isinstance(content, str) else content
    if file == STANDARD:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    if file.exists() and not force:
        raise Mistake(f"{file} is there already; --force replaces it.")
    try:
        file.write_bytes(data)
    except OSError as error:
        raise Mistake(f"{file} cannot be written: {reason_of(error)}.") from None


def as_json(data: object) -> str:
    """Plain data as JSON for people and programs."""
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def reason_of(error: OSError | ValueError) -> str:
    """What the system says of a file that it does not give or take."""
    number = error.errno if isinstance(error, OSError) else None
    return str(error) if number is None else os.strerror(number)
