"""Database views: open a server's database from a command, and list its tables and people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import TYPE_CHECKING

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ardri.cli.shared.errors import NO, CommandError

if TYPE_CHECKING:
    from ardri.server.operations.admin import TableInfo
    from ardri.server.operations.offline_database import OfflineDatabase
    from ardri.server.storage.queries.people import Person


@contextmanager
def command_errors() -> Iterator[None]:
    """Turn errors of the server's modules, or missing packages, into a CommandError."""
    try:
        from ardri.server.operations.offline_database import OldSchema
        from ardri.server.storage.errors import NoTable, StoreError

        try:
            yield
        except NoTable as error:
            raise CommandError(_sentence(error), NO) from None
        except OldSchema as error:
            raise CommandError(f"{_sentence(error)} Run `ardri admin migrate` to update it.") from None
        except StoreError as error:
            raise CommandError(_sentence(error)) from None
    except ModuleNotFoundError as error:
        raise CommandError(f"{error.name} is missing; install it with pip install 'ardri[server]'.") from None


def _sentence(error: Exception) -> str:
    text = str(error)
    return f"{text[:1].upper()}{text[1:].rstrip('.')}." if not text.startswith(("/", ".")) else f"{text}."


@contextmanager
def open_database(address: str) -> Iterator[OfflineDatabase]:
    """Open the database of an address."""
    with command_errors():
        from ardri.server.operations.offline_database import OfflineDatabase
        from ardri.server.storage.database_address import parse_database

        with OfflineDatabase(parse_database(address)) as offline:
            yield offline


def confirm(question: str, yes: bool) -> None:
    """Ask for confirmation unless `yes` is given. Raises CommandError if the answer is no."""
    if not yes and not typer.confirm(question):
        raise CommandError("Nothing was changed.", NO)


def when(moment: int | None) -> str:
    """A time as local text, to the minute."""
    return "" if moment is None else f"{datetime.fromtimestamp(moment / 1000):%Y-%m-%d %H:%M}"


def until(moment: int | None) -> str:
    """The end of a ban or a mute, as text."""
    from ardri.server.storage.queries.people import FOREVER

    return "" if moment is None else "permanently" if moment == FOREVER else f"until {when(moment)}"


def print_tables(found: Sequence[TableInfo]) -> None:
    """Print a table with a row for each game table."""
    table = _table("Table", "State", "Seen by", "Seats", "People", "Entries", "Changed")
    for each in found:
        row = each.row
        seats = "?" if each.terms is None else str(each.terms.players)
        people = ", ".join(seat.name or "a guest" for seat in each.seated)
        table.add_row(
            *map(escape, (row.id, row.state, row.visibility, seats, people)),
            str(each.entries),
            when(row.updated),
        )
    _print(table, f"{len(found)} tables" if len(found) != 1 else "1 table")


def table_data(each: TableInfo) -> dict[str, object]:
    """The data of a game table, for JSON."""
    from msgspec import to_builtins

    row = each.row
    return {
        "id": row.id,
        "host": row.host,
        "state": row.state,
        "visibility": row.visibility,
        "people": [seat._asdict() for seat in each.seated],
        "entries": each.entries,
        "created": row.created,
        "updated": row.updated,
        "finished": row.finished,
        "terms": None if each.terms is None else to_builtins(each.terms),
    }


def print_people(found: Sequence[tuple[Person, int]]) -> None:
    """Print a table with a row for each person."""
    table = _table("Person", "Name", "Kind", "Banned", "Muted", "Since")
    for person, created in found:
        kind = "admin" if person.admin else "registered" if person.registered else "guest"
        table.add_row(
            *map(escape, (person.id, person.name, kind)),
            until(person.banned),
            until(person.muted),
            when(created),
        )
    _print(table, f"{len(found)} people" if len(found) != 1 else "1 person")


def _table(*columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD)
    for number, column in enumerate(columns):
        table.add_column(column, no_wrap=number == 0, style="bold" if number == 0 else None)
    return table


def _print(table: Table, caption: str) -> None:
    table.caption = caption
    Console(highlight=False).print(table)
