"""The commands ``ardri admin ...``: management of the server's tables and people."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

import typer

from ardri.cli.commands.audit import log_admin_action, show_audit
from ardri.cli.shared.arguments import AsJson, Database, Force, Output, Yes
from ardri.cli.shared.errors import NO, CommandError
from ardri.rules.box.catalogue import SEAT_NAMES

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from ardri.server.replay.patches import ReplayResult
    from ardri.server.storage.queries.people import Person, Sanction

DAY: Final = 24 * 3_600_000

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, or its beginning.")]
WhichPerson = Annotated[str, typer.Argument(metavar="PERSON", help="A registered name, or an id.")]
Days = Annotated[float, typer.Option(min=0, help="The number of days; 0 is permanently.")]
Reason = Annotated[
    str, typer.Option(metavar="TEXT", help="The reason; the person can read it in their data.")
]
Most = Annotated[int, typer.Option(min=1, help="The largest number to list.")]
State = Literal["open", "running", "finished", "abandoned", "closed"]
Kind = Literal["registered", "guest", "admin", "banned", "muted"]

admin = typer.Typer(
    help="Manage the tables and people of a server, whether it runs or not.",
    no_args_is_help=True,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


# Tables


@admin.command("tables")
def list_tables(
    database: Database,
    every: Annotated[
        bool, typer.Option("--all", help="Also list tables at which nobody plays any more.")
    ] = False,
    state: Annotated[State | None, typer.Option(help="Only tables in this state.")] = None,
    person: Annotated[str, typer.Option(metavar="PERSON", help="Only tables of this person.")] = "",
    damaged: Annotated[bool, typer.Option("--damaged", help="Only tables that do not load.")] = False,
    most: Most = 100,
    as_json: AsJson = False,
) -> None:
    """List tables, the last changed first.

    \b
    Examples:
      ardri admin tables
      ardri admin tables --state finished --person Anna --json
      ardri admin tables --damaged
    """
    from ardri.cli.shared.database_views import open_database, print_tables, table_data
    from ardri.cli.shared.files import as_json as to_text

    with open_database(database) as offline:
        from ardri.server.operations.admin import TableInfo, damage, table_info
        from ardri.server.storage.queries.tables import ALIVE, STATES, find_tables

        states = (state,) if state else STATES if every else ALIVE

        def question(connection: Connection) -> list[TableInfo]:
            whose = _person(connection, person).id if person else None
            return [table_info(connection, row) for row in find_tables(connection, states, whose, most)]

        found = offline.read(question)
        if damaged:
            found = [each for each in found if damage(offline, each.row)]
    if as_json:
        typer.echo(to_text([table_data(each) for each in found]), nl=False)
    else:
        print_tables(found)


@admin.command("table")
def show_table(table: TableId, database: Database, as_json: AsJson = False) -> None:
    """Show one table, and whether it loads.

    \b
    Example:
      ardri admin table 4fYw --json
    """
    from ardri.cli.shared.database_views import open_database, print_tables, table_data
    from ardri.cli.shared.files import as_json as to_text

    with open_database(database) as offline:
        from ardri.server.operations.admin import TableInfo, damage, find_table_id, table_info
        from ardri.server.storage.errors import NoTable
        from ardri.server.storage.queries.tables import find_table

        def question(connection: Connection) -> TableInfo:
            row = find_table(connection, find_table_id(connection, table))
            if row is None:
                raise NoTable(table)
            return table_info(connection, row)

        found = offline.read(question)
        why = damage(offline, found.row)
    if as_json:
        typer.echo(to_text({**table_data(found), "damage": why}), nl=False)
        return
    print_tables([found])
    for each in found.seated:
        typer.echo(f"  seat {SEAT_NAMES[each.seat]}: {each.name or 'a guest'} ({each.person})")
    if why:
        typer.echo(
            f"It does not load: {why}. `ardri admin patch` goes back to a good entry, `close` closes it."
        )


@admin.command("close")
def close_table(
    table: TableId,
    database: Database,
    reason: Annotated[str, typer.Option(metavar="WORD", help="The reason shown at the table.")] = "closed",
    yes: Yes = False,
) -> None:
    """Close a table; its game is abandoned.

    \b
    Example:
      ardri admin close 4fYw
    """
    from ardri.cli.shared.database_views import confirm, open_database

    with open_database(database) as offline:
        from ardri.server.operations.admin import close, find_table_id
        from ardri.server.server_clock import wall_clock as now

        id_ = offline.read(lambda connection: find_table_id(connection, table))
        confirm(f"Close table {id_}? Its game cannot be continued.", yes)
        close(offline, id_, reason, now(), partial(log_admin_action, action="close", table=id_))
    typer.echo(f"Table {id_} is closed.")


@admin.command("export")
def export_table(
    table: TableId,
    database: Database,
    output: Output = Path("-"),
    log: Annotated[bool, typer.Option("--log", help="Write the whole log as lines of JSON instead.")] = False,
    force: Force = False,
) -> None:
    """Write the record of a table's game, or its log, to a file.

    Both contain all secrets. If the game is not over, everybody at the table is told that somebody has read
    them. Entries that a patch made void are only in the log.

    \b
    Examples:
      ardri admin export 4fYw -o game.txt
      ardri admin export 4fYw --log -o log.jsonl
    """
    from ardri.cli.shared.database_views import open_database
    from ardri.cli.shared.files import write

    with open_database(database) as offline:
        from ardri.server.operations.admin import find_table_id, log_lines, read_game, record
        from ardri.server.server_clock import wall_clock as now

        id_ = offline.read(lambda connection: find_table_id(connection, table))
        note = partial(log_admin_action, action="export", table=id_, what="log" if log else "record")
        if log:
            text = read_game(offline, id_, now(), log_lines, note)
        else:
            text = read_game(offline, id_, now(), record, note).to_text()
    write(output, text, force)


@admin.command("patch")
def patch_table(
    table: TableId,
    database: Database,
    keep: Annotated[
        int | None,
        typer.Option(min=1, metavar="N", help="Keep only the first N entries, even if more are valid."),
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only print what would be done.")] = False,
    yes: Yes = False,
) -> None:
    """Replay a table under corrected rules, and continue from the last valid entry.

    Use it after a bug in the rules was fixed. The first entry that is not valid any more and all after it
    become void: the log keeps them, but the table continues from before them, and everybody there sees the
    new position. A running server notices the patch. With --dry-run the exit code is 1 if there is something
    to patch.

    \b
    Examples:
      ardri admin patch 4fYw --dry-run
      ardri admin patch 4fYw --keep 120
    """
    from ardri.cli.shared.database_views import confirm, open_database

    with open_database(database) as offline:
        from ardri.server.operations.admin import apply_patch, find_table_id, try_patch
        from ardri.server.server_clock import wall_clock as now

        id_ = offline.read(lambda connection: find_table_id(connection, table))
        game, trial = try_patch(offline, id_, keep)
        lost = len(game.bodies) - trial.kept
        _tell_trial(trial)
        if trial.misfit is None and trial.other is None and lost == 0:
            typer.echo(f"All {trial.kept} entries are valid; there is nothing to patch.")
            return
        typer.echo(f"Table {id_} would continue from entry {trial.kept} of {len(game.bodies)}.")
        if dry_run:
            raise typer.Exit(NO)
        confirm(f"Patch it? The {lost} entries after that will be void.", yes)
        done = apply_patch(offline, id_, keep, now(), partial(log_admin_action, action="patch", table=id_))
    typer.echo(f"Table {id_} continues from entry {done.kept}.")


def _tell_trial(trial: ReplayResult) -> None:
    if trial.misfit is not None:
        number, body, why = trial.misfit
        typer.echo(f"Entry {number} is not valid ({why}): {body.decode(errors='replace')}")
    if trial.other is not None:
        typer.echo(f"All entries up to {trial.other} are valid, but lead to another position than before.")


# People


@admin.command("people")
def list_people(
    database: Database,
    text: Annotated[str, typer.Argument(metavar="[TEXT]", help="A part of the name.")] = "",
    kind: Annotated[Kind | None, typer.Option(help="Only people of this kind.")] = None,
    most: Most = 100,
    as_json: AsJson = False,
) -> None:
    """List people, the newest first.

    \b
    Examples:
      ardri admin people anna
      ardri admin people --kind banned --json
    """
    from ardri.cli.shared.database_views import open_database, print_people
    from ardri.cli.shared.files import as_json as to_text

    with open_database(database) as offline:
        from ardri.server.storage.queries.people import find_people

        found = offline.read(lambda connection: find_people(connection, text, kind, most))
    if as_json:
        typer.echo(to_text([{**person._asdict(), "created": at} for person, at in found]), nl=False)
    else:
        print_people(found)


@admin.command("password")
def link_password(
    person: WhichPerson,
    database: Database,
    site: Annotated[str, typer.Option(metavar="URL", help="The address of the server.")] = "",
) -> None:
    """Make a link to set a new password.

    It works once, within a day. Anybody who has the link can use it: give it only to that person.

    \b
    Example:
      ardri admin password Anna --site https://inis.example.org
    """
    from ardri.cli.shared.database_views import open_database

    with open_database(database) as offline:
        from ardri.server.people.accounts import PASSWORD_LINK
        from ardri.server.server_clock import wall_clock as now
        from ardri.server.storage.queries.tickets import Ticket, issue_ticket

        def change(connection: Connection) -> str:
            found = _person(connection, person)
            if not found.registered:
                raise CommandError("A guest has no password.", NO)
            moment = now()
            log_admin_action(connection, "password", person=found.id)
            return issue_ticket(
                connection, Ticket("password", found.id, None, None), moment, moment + PASSWORD_LINK
            )

        token = offline.write(change)
    typer.echo(f"{site.rstrip('/')}/password#{token}")


@admin.command("ban")
def ban_person(
    person: WhichPerson, database: Database, days: Days = 0, reason: Reason = "", yes: Yes = False
) -> None:
    """Ban a person from the server, for some days or permanently.

    \b
    Example:
      ardri admin ban Anna --days 7 --reason "Insults"
    """
    _sanction(database, person, "ban", days, reason, yes)


@admin.command("mute")
def mute_person(
    person: WhichPerson, database: Database, days: Days = 0, reason: Reason = "", yes: Yes = False
) -> None:
    """Mute a person in all chats, for some days or permanently.

    \b
    Example:
      ardri admin mute Anna --days 1
    """
    _sanction(database, person, "mute", days, reason, yes)


def _sanction(database: str, person: str, kind: Sanction, days: float, reason: str, yes: bool) -> None:
    from ardri.cli.shared.database_views import confirm, open_database, until

    with open_database(database) as offline:
        from ardri.server.server_clock import wall_clock as now
        from ardri.server.storage.queries.people import FOREVER, sanction

        found = offline.read(lambda connection: _person(connection, person))
        moment = now()
        end = moment + round(days * DAY) if days else FOREVER
        what = f"{'Ban' if kind == 'ban' else 'Mute'} {until(end)}: {found.name or found.id}"
        confirm(f"{what}?", yes)

        def change(connection: Connection) -> None:
            sanction(connection, found.id, kind, moment, end, reason)
            log_admin_action(connection, kind, person=found.id, until=end)

        offline.write(change)
    typer.echo(f"{what}.")


@admin.command("lift")
def lift_sanction(
    person: WhichPerson,
    database: Database,
    kind: Annotated[Literal["ban", "mute", "both"], typer.Option(help="The sanction to lift.")] = "both",
) -> None:
    """Lift a ban or a mute.

    \b
    Example:
      ardri admin lift Anna --kind mute
    """
    from ardri.cli.shared.database_views import open_database

    with open_database(database) as offline:
        from ardri.server.storage.queries.people import lift_sanction

        def change(connection: Connection) -> Person:
            found = _person(connection, person)
            for each in ("ban", "mute") if kind == "both" else (kind,):
                lift_sanction(connection, found.id, each)
            log_admin_action(connection, "lift", person=found.id, what=kind)
            return found

        found = offline.write(change)
    typer.echo(f"Lifted: {found.name or found.id}.")


@admin.command("appoint")
def appoint_admin(
    person: WhichPerson,
    database: Database,
    revoke: Annotated[bool, typer.Option("--revoke", help="Take the admin role away.")] = False,
) -> None:
    """Make a registered person an admin.

    \b
    Examples:
      ardri admin appoint Anna
      ardri admin appoint Anna --revoke
    """
    from ardri.cli.shared.database_views import open_database

    with open_database(database) as offline:
        from ardri.server.storage.queries.people import set_admin

        def change(connection: Connection) -> Person:
            found = _person(connection, person)
            if not found.registered:
                raise CommandError("Only a registered person can be an admin.", NO)
            set_admin(connection, found.id, not revoke)
            log_admin_action(connection, "appoint", person=found.id, admin=int(not revoke))
            return found

        found = offline.write(change)
    typer.echo(f"{found.name} is {'no longer an admin' if revoke else 'an admin'}.")


# The database


@admin.command("tidy")
def tidy_up(
    database: Database,
    days: Annotated[float, typer.Option(min=1, help="Only guests who came more days ago than this.")] = 30,
    yes: Yes = False,
) -> None:
    """Delete old guests who never played.

    These guests have never opened a table nor taken a seat. Banned and muted guests stay.

    \b
    Example:
      ardri admin tidy --days 90
    """
    from ardri.cli.shared.database_views import confirm, open_database

    with open_database(database) as offline:
        from ardri.server.people.accounts import GUEST
        from ardri.server.server_clock import wall_clock as now
        from ardri.server.storage.queries.people import delete_idle_guests

        confirm(f"Delete guests who came more than {days:g} days ago and never played?", yes)
        moment = now()
        before = moment - round(days * DAY)

        def change(connection: Connection) -> int:
            found = delete_idle_guests(connection, before, moment - GUEST)
            log_admin_action(connection, "tidy", guests=found)
            return found

        gone = offline.write(change)
    typer.echo(f"Guests deleted: {gone}.")


@admin.command("migrate")
def migrate_database(database: Database) -> None:
    """Migrate the database of an older version.

    All data is kept. `ardri serve` does the same when it starts.

    \b
    Example:
      ardri admin migrate
    """
    from ardri.cli.shared.database_views import command_errors

    with command_errors():
        from ardri.server.storage.database_address import parse_database
        from ardri.server.storage.migrate import newest

        found = parse_database(database)
        found.require()
        found.migrate()
    typer.echo(f"{found} has schema {newest()}.")


admin.command("audit")(show_audit)


def _person(connection: Connection, wanted: str) -> Person:
    """The person with this name or id. Raises CommandError if there is none."""
    from ardri.server.people.person_names import name_key
    from ardri.server.storage.queries.people import find_name, find_person

    found = find_name(connection, name_key(wanted)) or find_person(connection, wanted)
    if found is None or found.deleted:
        raise CommandError(f"There is nobody with the name or the id {wanted}.", NO)
    return found
