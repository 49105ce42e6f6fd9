"""`ardri verify`: one line for each record, good or bad."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import typer

from ardri.cli.words import REASONS, several
from ardri.rules.record import Record
from ardri.rules.record_text import FATE
from ardri.rules.verify import verify_text

GOOD: Final = 0
BAD: Final = 1
UNREADABLE: Final = 2


def verify_files(files: Sequence[Path], commitment: str) -> int:
    """Tell of each file whether its record is good; the exit code for the worst of them."""
    return max(_verify_file(file, commitment) for file in files)


def _verify_file(file: Path, commitment: str) -> int:
    try:
        data = file.read_bytes()
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        typer.echo(f"{file}: cannot be read: {reason or error}", err=True)
        return UNREADABLE
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        typer.echo(f"{file}: bad (form): line {line} of the record is not UTF-8 text")
        return BAD
    verdict = verify_text(text, commitment)
    if verdict.good:
        typer.echo(f"{file}: good: {_summary(Record.from_text(text))}")
        return GOOD
    typer.echo(f"{file}: bad ({verdict.kind}): {verdict.reason}")
    return BAD


def _summary(record: Record) -> str:
    parts = [
        several(record.setting.players, "player"),
        several(len(record.choices), "choice"),
        _result(record.result),
    ]
    if record.seed is None:
        parts.append("chance told by the caller and not seeded")
    return ", ".join(parts)


def _result(result: str) -> str:
    winner, _, reason = result.partition(" ")
    if not winner:
        return "not over yet"
    return f"{'nobody' if winner == FATE else winner} wins ({REASONS[reason]})"
