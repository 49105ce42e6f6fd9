"""The commands ``ardri admin ...``: the server's tables and people, in the hands of whoever runs it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

import typer

from ardri.cli.commands.audit import note_deed, show_audit
from ardri.cli.shared.arguments import AsJson, Database, Force, Output, Yes
from ardri.cli.shared.errors import NO, Mistake

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from ardri.server.replay.patches import ReplayResult
    from ardri.server.storage.queries.people import Person, Sanction

DAY: Final = 24 * 3_600_000

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, or how it begins.")]
WhichPerson = Annotated[str, typer.Argument(metavar="PERSON", help="A registered name, or an id.")]
Days = Annotated[float, typer.Option(min=0, help="For how many days; 0 is for good.")]
Reason = Annotated[str, typer.Option(metavar="TEXT", help="Why; for the person's own data.")]
Most = Annotated[int, typer.Option(min=1, help="How many at most.")]
State = Literal["open", "running", "finished", "abandoned", "closed"]
Kind = Literal["registered", "guest", "admin", "banned", "muted"]

admin = typer.Typer(
    help="Look after the tables and people of a server, whether it runs or not.",
    no_args_is_help=True,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


# Tables


@admin.command("tables")
def list_tables(
    database: Database,
    every: Annotated[bool, typer.Option("--all", help="Those, too, at which nobody plays any more.")] = False,
    state: Annotated[State | None, typer.Option(help="Only in this state.")] = None,
    person: Annotated[str, typer.Option(metavar="PERSON", help="Only tables of this person.")] = "",
    damaged: Annotated[bool, typer.Option("--damaged", help="Only those that do not load.")] = False,
    most: Most = 100,
    as_json: AsJson = False,
) -> None:
    """List tables, those that changed last first.

    \b
    Examples:
      ardri admin tables
      ardri admin tables --state finished --person Anna --json
      ardri admin tables --damaged
    """
    from ardri.cli.shared.database_views import archive_in, print_tables, table_data
    from ardri.cli.shared.files import as_json as to_text

    with archive_in(database) as archive:
        from ardri.server.operations.admin import TableInfo, damage, table_info
        from ardri.server.storage.queries.tables import ALIVE, STATES, find_tables

        states = (state,) if state else STATES if every else ALIVE

        def question(connection: Connection) -> list[TableInfo]:
            whose = _person(connection, person).id if person else None
            return [table_info(connection, row) for row in find_tables(connection, states, whose, most)]

        found = archive.read(question)
        if damaged:
            found = [each for each in found if damage(archive, each.row)]
    if as_json:
        typer.echo(to_text([table_data(each) for each in found]), nl=False)
    else:
        print_tables(found)


@admin.command("table")
def show_table(table: TableId, database: Database, as_json: AsJson = False) -> None:
    """Show one table, and whether it can be played at.

    \b
    Example:
      ardri admin table 4fYw --json
    """
    from ardri.cli.shared.database_views import archive_in, print_tables, table_data
    from ardri.cli.shared.files import as_json as to_text

    with archive_in(database) as archive:
        from ardri.server.operations.admin import TableInfo, damage, find_table_id, table_info
        from ardri.server.storage.errors import NoTable
        from ardri.server.storage.queries.tables import find_table

        def question(connection: Connection) -> TableInfo:
            row = find_table(connection, find_table_id(connection, table))
            if row is None:
                raise NoTable(table)
            return table_info(connection, row)

        found = archive.read(question)
        why = damage(archive, found.row)
    if as_json:
        typer.echo(to_text({**table_data(found), "damage": why}), nl=False)
        return
    print_tables([found])
    for sitting in found.sittings:
        typer.echo(f"  seat {'ABCD'[sitting.seat]}: {sitting.name or 'a guest'} ({sitting.person})")
    if why:
        typer.echo(f"It does not load: {why}. `ardri admin patch` goes back to what does, `close` ends it.")


@admin.command("close")
def close_table(
    table: TableId,
    database: Database,
    reason: Annotated[str, typer.Option(metavar="WORD", help="Shown to those at the table.")] = "closed",
    yes: Yes = False,
) -> None:
    """Close a table; for the people at it the game is abandoned.

    \b
    Example:
      ardri admin close 4fYw
    """
    from ardri.cli.shared.database_views import archive_in, make_sure

    with archive_in(database) as archive:
        from ardri.server.operations.admin import close, find_table_id
        from ardri.server.server_clock import wall_clock as now

        id_ = archive.read(lambda connection: find_table_id(connection, table))
        make_sure(f"Close table {id_}? The game there cannot be gone on with.", yes)
        close(archive, id_, reason, now(), partial(note_deed, deed="close", table=id_))
    typer.echo(f"Table {id_} is closed.")


@admin.command("export")
def export_table(
    table: TableId,
    database: Database,
    output: Output = Path("-"),
    log: Annotated[bool, typer.Option("--log", help="The whole log as lines of JSON instead.")] = False,
    force: Force = False,
) -> None:
    """Write the record of a table's game into a file, or its log.

    Both tell all secrets of a game that is not over; so everybody at the table is told that somebody has read
    them, and the game is not rated. What a patch made void is in the log alone.

    \b
    Examples:
      ardri admin export 4fYw -o game.txt
      ardri admin export 4fYw --log -o log.jsonl
    """
    from ardri.cli.shared.database_views import archive_in
    from ardri.cli.shared.files import write

    with archive_in(database) as archive:
        from ardri.server.operations.admin import find_table_id, log_lines, read_game, record
        from ardri.server.server_clock import wall_clock as now

        id_ = archive.read(lambda connection: find_table_id(connection, table))
        note = partial(note_deed, deed="export", table=id_, what="log" if log else "record")
        if log:
            text = read_game(archive, id_, now(), log_lines, note)
        else:
            text = read_game(archive, id_, now(), record, note).to_text()
    write(output, text, force)


@admin.command("patch")
def patch_table(
    table: TableId,
    database: Database,
    keep: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Go back to after this entry, even if more fits.")
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be done.")] = False,
    yes: Yes = False,
) -> None:
    """Replay a table by mended rules, and go on from what fits.

    After a mistake in the rules was mended: from the first entry that does not fit any more all is void. The
    log keeps it, but the table goes on from before it, and everybody there is shown the table anew. A server
    that runs notices by itself. With --dry-run it ends with 1 if there is something to patch.

    \b
    Examples:
      ardri admin patch 4fYw --dry-run
      ardri admin patch 4fYw --keep 120
    """
    from ardri.cli.shared.database_views import archive_in, make_sure

    with archive_in(database) as archive:
        from ardri.server.operations.admin import apply_patch, find_table_id, try_patch
        from ardri.server.server_clock import wall_clock as now

        id_ = archive.read(lambda connection: find_table_id(connection, table))
        game, trial = try_patch(archive, id_, keep)
        lost = len(game.bodies) - trial.kept
        _tell_trial(trial)
        if trial.misfit is None and trial.other is None and lost == 0:
            typer.echo(f"All {trial.kept} entries fit; there is nothing to patch.")
            return
        typer.echo(f"Table {id_} would go on from entry {trial.kept} of {len(game.bodies)}.")
        if dry_run:
            raise typer.Exit(NO)
        make_sure(f"Patch it? The {lost} entries after that will be void.", yes)
        done = apply_patch(archive, id_, keep, now(), partial(note_deed, deed="patch", table=id_))
    typer.echo(f"Table {id_} goes on from entry {done.kept}.")


def _tell_trial(trial: ReplayResult) -> None:
    if trial.misfit is not None:
        number, body, why = trial.misfit
        typer.echo(f"Entry {number} does not fit ({why}): {body.decode(errors='replace')}")
    if trial.other is not None:
        typer.echo(f"All entries up to {trial.other} fit, but lead to another position than they did.")


# People


@admin.command("people")
def list_people(
    database: Database,
    text: Annotated[str, typer.Argument(metavar="[TEXT]", help="A part of the name.")] = "",
    kind: Annotated[Kind | None, typer.Option(help="Only such people.")] = None,
    most: Most = 100,
    as_json: AsJson = False,
) -> None:
    """List people, the newest first.

    \b
    Examples:
      ardri admin people anna
      ardri admin people --kind banned --json
    """
    from ardri.cli.shared.database_views import archive_in, print_people
    from ardri.cli.shared.files import as_json as to_text

    with archive_in(database) as archive:
        from ardri.server.storage.queries.people import find_people

        found = archive.read(lambda connection: find_people(connection, text, kind, most))
    if as_json:
        typer.echo(to_text([{**person._asdict(), "created": at} for person, at in found]), nl=False)
    else:
        print_people(found)


@admin.command("password")
def link_password(
    person: WhichPerson,
    database: Database,
    site: Annotated[str, typer.Option(metavar="URL", help="Where the server is found.")] = "",
) -> None:
    """Make a link to set a new password.

    It works once, within a day. Whoever has the link can use it: give it to that person alone.

    \b
    Example:
      ardri admin password Anna --site https://inis.example.org
    """
    from ardri.cli.shared.database_views import archive_in

    with archive_in(database) as archive:
        from ardri.server.people.accounts import PASSWORD_LINK
        from ardri.server.server_clock import wall_clock as now
        from ardri.server.storage.queries.tickets import Ticket, issue_ticket

        def change(connection: Connection) -> str:
            found = _person(connection, person)
            if not found.registered:
                raise Mistake("A guest has no password.", NO)
            moment = now()
            note_deed(connection, "password", person=found.id)
            return issue_ticket(
                connection, Ticket("password", found.id, None, None), moment, moment + PASSWORD_LINK
            )

        token = archive.write(change)
    typer.echo(f"{site.rstrip('/')}/password#{token}")


@admin.command("ban")
def ban_person(
    person: WhichPerson, database: Database, days: Days = 0, reason: Reason = "", yes: Yes = False
) -> None:
    """Keep a person out, for some days or for good.

    \b
    Example:
      ardri admin ban Anna --days 7 --reason "Insults"
    """
    _sanction(database, person, "ban", days, reason, yes)


@admin.command("mute")
def mute_person(
    person: WhichPerson, database: Database, days: Days = 0, reason: Reason = "", yes: Yes = False
) -> None:
    """Keep a person from all chats, for some days or for good.

    \b
    Example:
      ardri admin mute Anna --days 1
    """
    _sanction(database, person, "mute", days, reason, yes)


def _sanction(database: Path, person: str, kind: Sanction, days: float, reason: str, yes: bool) -> None:
    from ardri.cli.shared.database_views import archive_in, make_sure, until

    with archive_in(database) as archive:
        from ardri.server.server_clock import wall_clock as now
        from ardri.server.storage.queries.people import FOREVER, sanction

        found = archive.read(lambda connection: _person(connection, person))
        moment = now()
        end = moment + round(days * DAY) if days else FOREVER
        what = f"{'Ban' if kind == 'ban' else 'Mute'} {until(end)}: {found.name or found.id}"
        make_sure(f"{what}?", yes)

        def change(connection: Connection) -> None:
            sanction(connection, found.id, kind, moment, end, reason)
            note_deed(connection, kind, person=found.id, until=end)

        archive.write(change)
    typer.echo(f"{what}.")


@admin.command("lift")
def lift_sanction(
    person: WhichPerson,
    database: Database,
    kind: Annotated[Literal["ban", "mute", "both"], typer.Option(help="What is taken back.")] = "both",
) -> None:
    """Take a ban or a mute back.

    \b
    Example:
      ardri admin lift Anna --kind mute
    """
    from ardri.cli.shared.database_views import archive_in

    with archive_in(database) as archive:
        from ardri.server.storage.queries.people import lift_sanction

        def change(connection: Connection) -> Person:
            found = _person(connection, person)
            for each in ("ban", "mute") if kind == "both" else (kind,):
                lift_sanction(connection, found.id, each)
            note_deed(connection, "lift", person=found.id, what=kind)
            return found

        found = archive.write(change)
    typer.echo(f"Lifted: {found.name or found.id}.")


@admin.command("appoint")
def appoint_admin(
    person: WhichPerson,
    database: Database,
    revoke: Annotated[bool, typer.Option("--revoke", help="Make an admin an ordinary person again.")] = False,
) -> None:
    """Make a registered person an admin of the server.

    \b
    Examples:
      ardri admin appoint Anna
      ardri admin appoint Anna --revoke
    """
    from ardri.cli.shared.database_views import archive_in

    with archive_in(database) as archive:
        from ardri.server.storage.queries.people import set_admin

        def change(connection: Connection) -> Person:
            found = _person(connection, person)
            if not found.registered:
                raise Mistake("Only a registered person can be an admin.", NO)
            set_admin(connection, found.id, not revoke)
            note_deed(connection, "appoint", person=found.id, admin=int(not revoke))
            return found

        found = archive.write(change)
    typer.echo(f"{found.name} is {'no admin any more' if revoke else 'an admin'}.")


# The house


@admin.command("tidy")
def tidy_up(
    database: Database,
    days: Annotated[float, typer.Option(min=1, help="Who came longer ago than so many days.")] = 30,
    yes: Yes = False,
) -> None:
    """Forget guests of long ago who never played.

    They have neither opened a table nor sat at one. Who is banned or muted stays.

    \b
    Example:
      ardri admin tidy --days 90
    """
    from ardri.cli.shared.database_views import archive_in, make_sure

    with archive_in(database) as archive:
        from ardri.server.people.accounts import GUEST
        from ardri.server.server_clock import wall_clock as now
        from ardri.server.storage.queries.people import delete_idle_guests

        make_sure(f"Forget guests of more than {days:g} days ago who never played?", yes)
        moment = now()
        before = moment - round(days * DAY)

        def change(connection: Connection) -> int:
            found = delete_idle_guests(connection, before, moment - GUEST)
            note_deed(connection, "tidy", guests=found)
            return found

        gone = archive.write(change)
    typer.echo(f"Guests forgotten: {gone}.")


@admin.command("migrate")
def migrate_database(database: Database) -> None:
    """Bring the database of an older program up to date.

    All that is in it stays. `ardri serve` does the same when it starts.

    \b
    Example:
      ardri admin migrate
    """
    from ardri.cli.shared.database_views import complaints

    with complaints():
        from ardri.server.storage.errors import Unavailable
        from ardri.server.storage.migrate import newest
        from ardri.server.storage.sqlite import migrate

        if not database.is_file():
            raise Unavailable(f"{database} does not exist")
        migrate(database)
    typer.echo(f"{database} has schema {newest()}.")


admin.command("audit")(show_audit)


def _person(connection: Connection, wanted: str) -> Person:
    """The person with this name or id."""
    from ardri.server.people.person_names import name_key
    from ardri.server.storage.queries.people import find_name, find_person

    found = find_name(connection, name_key(wanted)) or find_person(connection, wanted)
    if found is None or found.deleted:
        raise Mistake(f"Nobody is called {wanted}, and nobody has this id.", NO)
    return found
