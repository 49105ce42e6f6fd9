"""The command ``ardri admin audit``: the audit log of admins, and a check that nobody altered it."""

from __future__ import annotations

from getpass import getuser
from typing import TYPE_CHECKING, Annotated

import typer

from ardri.cli.shared.arguments import AsJson, Database
from ardri.cli.shared.errors import NO, CommandError

if TYPE_CHECKING:
    from sqlalchemy import Connection


def show_audit(
    database: Database,
    head: Annotated[
        str, typer.Option(metavar="HASH", help="An earlier hash that must still be in the log.")
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Show the audit log of admins, and check that nobody altered it.

    Each entry has a hash of all entries before it. Note the last hash elsewhere: with --head you can check
    later that no entry up to it is missing. If the log was altered, it says where, and the exit code is 1.

    \b
    Examples:
      ardri admin audit
      ardri admin audit --head 9f2c
    """
    from ardri.cli.shared.database_views import open_database, when
    from ardri.cli.shared.files import as_json as to_text

    with open_database(database) as offline:
        from ardri.server.storage.queries.audit import first_broken, read_entries

        found = offline.read(read_entries)
        broken = first_broken(found)
    if as_json:
        typer.echo(to_text([entry._asdict() for entry in found]), nl=False)
    else:
        for entry in found:
            typer.echo(f"{entry.number}  {when(entry.at)}  {entry.who}  {entry.action}  {entry.about}")
    if broken is not None:
        raise CommandError(
            f"Entry {broken} of the audit log was altered, or entries before it are missing.", NO
        )
    if head and not any(entry.hash.startswith(head) for entry in found):
        raise CommandError("The audit log has no entry with this hash: entries at its end are missing.", NO)
    if not as_json:
        typer.echo(f"{len(found)} entries, none altered. Last hash: {found[-1].hash if found else 'none'}")


def log_admin_action(connection: Connection, action: str, **about: str | int) -> None:
    """Write an admin action into the audit log, under the name of the local user account."""
    from ardri.server.server_clock import wall_clock as now
    from ardri.server.storage.queries.audit import add_entry

    add_entry(connection, now(), _user(), action, about)


def _user() -> str:
    try:
        return getuser()
    except (KeyError, OSError):  # an account without a name, as in a container
        return "somebody"
