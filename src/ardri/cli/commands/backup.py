"""The commands ``ardri backup`` and ``ardri restore``: copies of a server's database, and back again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from ardri.cli.commands.audit import note_deed
from ardri.cli.shared.arguments import Database, Yes


def back_up(
    database: Database,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            metavar="FILE",
            show_default="ardri-DATE-TIME.db beside the database",
            help="The copy, a new file or a folder for it.",
        ),
    ] = None,
) -> None:
    """Copy the database of a server, whether it runs or not.

    The copy is one file with everything in it as it was at one moment. It is checked before it gets its name,
    and replaces nothing. It holds secrets: keep it as well as the database.

    \b
    Examples:
      ardri backup
      ardri backup -o /mnt/backups
    """
    from ardri.cli.shared.database_views import complaints

    copy = _named(database, output)
    with complaints():
        from ardri.server.operations.backup import backup

        with progress("Copying") as tell:
            backup(database, copy, tell)
    typer.echo(f"{copy} has {_size(copy)}.")


def put_back(
    copy: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that `ardri backup` made.")],
    database: Database,
    force: Annotated[
        bool, typer.Option("--force", help="Replace the database that is there, after a copy of it.")
    ] = False,
    yes: Yes = False,
) -> None:
    """Put a copy in the place of a server's database. The server must not run.

    The copy is checked first. Of what happened after the copy was made nothing is in it; the database that is
    replaced is copied before, if it can be read.

    \b
    Examples:
      ardri restore ardri-2026-03-01-120000.db
      ardri restore ardri-2026-03-01-120000.db --force
    """
    from ardri.cli.shared.database_views import complaints, make_sure

    with complaints():
        from ardri.server.operations.admin import patch_restored
        from ardri.server.operations.backup import BackupError, backup, check_free, restore
        from ardri.server.operations.offline_database import OfflineDatabase
        from ardri.server.server_clock import wall_clock as now
        from ardri.server.storage.sqlite import migrate

        if database.exists() and not force:
            raise BackupError(f"{database} exists already; --force replaces it")
        replaced = database.exists()
        if replaced:
            make_sure(f"Replace {database}, which will be kept under another name?", yes)
            check_free(database)
            before = _named(database, None)
            try:
                backup(database, before)
                typer.echo(f"What was there is in {before}.")
            except BackupError as error:
                typer.echo(f"What was there cannot be kept: {error}.", err=True)
        with progress("Restoring") as tell:
            restore(copy, database, force, tell)
        migrate(database)
        with OfflineDatabase(database) as archive:
            alive = patch_restored(archive, now())
            archive.write(partial(note_deed, deed="restore"))
    typer.echo(f"{database} is as it was in {copy}; tables that go on: {alive}.")


def _named(database: Path, output: Path | None) -> Path:
    """The name of a copy; with the date, unless another is given."""
    if output is not None and not output.is_dir():
        return output
    return (output or database.parent) / f"{database.stem}-{datetime.now():%Y-%m-%d-%H%M%S}.db"


def _size(file: Path) -> str:
    return f"{file.stat().st_size / 1_000_000:.1f} MB"


@contextmanager
def progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """Show on a terminal how much is done: a function to be told how much is left, and of how much."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    console = Console(stderr=True)
    with Progress(
        TextColumn(what),
        BarColumn(),
        TextColumn("{task.percentage:.0f} %"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task(what, total=None)

        def tell(left: int, total: int) -> None:
            bar.update(task, total=total, completed=total - left)

        yield tell
