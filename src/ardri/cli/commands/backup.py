"""The commands ``ardri backup`` and ``ardri restore``: copies of a server's database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ardri.cli.commands.audit import log_admin_action
from ardri.cli.shared.arguments import Database as Address
from ardri.cli.shared.arguments import Yes
from ardri.cli.shared.save_files import home

if TYPE_CHECKING:
    from ardri.server.storage.database import Database


def back_up(
    database: Address,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            metavar="FILE",
            show_default="ardri-DATE-TIME.db beside the database",
            help="The backup: a new file, or a folder for it.",
        ),
    ] = None,
) -> None:
    """Back up the database of a server, whether it runs or not.

    The backup is one file with the state of one moment. It is checked before it gets its name, and replaces
    no other file. It contains secrets: protect it like the database.

    \b
    Examples:
      ardri backup
      ardri backup -o /mnt/backups
    """
    from ardri.cli.shared.database_views import command_errors

    with command_errors():
        from ardri.server.operations.backup import backup
        from ardri.server.storage.database_address import parse_database

        found = parse_database(database)
        copy = _named(found, output)
        with progress("Copying") as tell:
            backup(found, copy, tell)
    typer.echo(f"{copy} has {_size(copy)}.")


def put_back(
    copy: Annotated[Path, typer.Argument(metavar="FILE", help="A backup made by `ardri backup`.")],
    database: Address,
    force: Annotated[
        bool, typer.Option("--force", help="Replace the existing database, after a backup of it.")
    ] = False,
    yes: Yes = False,
) -> None:
    """Restore a server's database from a backup. The server must not run.

    The backup is checked first. Everything that happened after the backup is lost. If the database that is
    replaced can be read, it is backed up before.

    \b
    Examples:
      ardri restore ardri-2026-03-01-120000.db
      ardri restore ardri-2026-03-01-120000.db --force
    """
    from ardri.cli.shared.database_views import command_errors, confirm

    with command_errors():
        from ardri.server.operations.admin import patch_restored
        from ardri.server.operations.backup import BackupError, backup, check_free, is_there, restore
        from ardri.server.operations.offline_database import OfflineDatabase
        from ardri.server.server_clock import wall_clock as now
        from ardri.server.storage.database_address import parse_database

        found = parse_database(database)
        replaced = is_there(found)
        if replaced and not force:
            raise BackupError(f"{found} already exists; --force replaces it")
        if replaced:
            confirm(f"Replace {found}? It will be backed up first.", yes)
            check_free(found)
            before = _named(found, None)
            try:
                backup(found, before)
                typer.echo(f"The old database is in {before}.")
            except BackupError as error:
                typer.echo(f"The old database could not be backed up: {error}.", err=True)
        with progress("Restoring") as tell:
            restore(copy, found, force, tell)
        found.migrate()
        with OfflineDatabase(found) as offline:
            alive = patch_restored(offline, now())
            offline.write(partial(log_admin_action, action="restore"))
    typer.echo(f"{found} is restored from {copy}; running tables: {alive}.")


def _named(database: Database, output: Path | None) -> Path:
    """The file name of a backup: as given, or made of the date and time."""
    if output is not None and not output.is_dir():
        return output
    return (output or database.folder(home())) / f"{database.name}-{datetime.now():%Y-%m-%d-%H%M%S}.db"


def _size(file: Path) -> str:
    return f"{file.stat().st_size / 1_000_000:.1f} MB"


@contextmanager
def progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """Progress bar: yields a function that takes the remaining and the total pages."""
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
