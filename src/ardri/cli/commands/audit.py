"""The command ``ardri admin audit``: what admins did, and whether anybody has altered the list of it."""

from __future__ import annotations

from getpass import getuser
from typing import TYPE_CHECKING, Annotated

import typer

from ardri.cli.shared.arguments import AsJson, Database
from ardri.cli.shared.errors import NO, Mistake

if TYPE_CHECKING:
    from sqlalchemy import Connection


def show_audit(
    database: Database,
    head: Annotated[
        str, typer.Option(metavar="HASH", help="A hash that was shown before, which must still be there.")
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Show what admins did, and check that nobody has altered it.

    Each entry has a hash of all before it. The last one is worth noting elsewhere: with --head it shows later
    that nothing up to it was taken away. It ends with 1 if something was altered, and says where.

    \b
    Examples:
      ardri admin audit
      ardri admin audit --head 9f2c
    """
    from ardri.cli.shared.database_views import archive_in, when
    from ardri.cli.shared.files import as_json as to_text

    with archive_in(database) as archive:
        from ardri.server.storage.queries.audit import first_broken, read_entries

        found = archive.read(read_entries)
        broken = first_broken(found)
    if as_json:
        typer.echo(to_text([entry._asdict() for entry in found]), nl=False)
    else:
        for entry in found:
            typer.echo(f"{entry.number}  {when(entry.at)}  {entry.who}  {entry.deed}  {entry.about}")
    if broken is not None:
        raise Mistake(f"Entry {broken} of the audit log was altered, or what was before it is gone.", NO)
    if head and not any(entry.hash.startswith(head) for entry in found):
        raise Mistake("The audit log has no entry with this hash: something at its end is gone.", NO)
    if not as_json:
        typer.echo(f"{len(found)} entries, none altered. Last hash: {found[-1].hash if found else 'none'}")


def note_deed(connection: Connection, deed: str, **about: str | int) -> None:
    """Note what somebody does by a command, by the name of their account on this machine."""
    from ardri.server.server_clock import wall_clock as now
    from ardri.server.storage.queries.audit import add_entry

    add_entry(connection, now(), _user(), deed, about)


def _user() -> str:
    try:
        return getuser()
    except (KeyError, OSError):  # an account without a name, as in a container
        return "somebody"
