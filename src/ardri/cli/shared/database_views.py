"""The database of a server in the hands of a command, and what it shows of tables and people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ardri.cli.shared.errors import NO, Mistake

if TYPE_CHECKING:
    from ardri.server.operations.admin import TableInfo
    from ardri.server.operations.offline_database import OfflineDatabase
    from ardri.server.storage.queries.people import Person


@contextmanager
def complaints() -> Iterator[None]:
    """Tell in one sentence what the server's modules refuse, or that they are not installed."""
    try:
        from ardri.server.operations.offline_database import OldSchema
        from ardri.server.storage.errors import NoTable, StoreError

        try:
            yield
        except NoTable as error:
            raise Mistake(_sentence(error), NO) from None
        except OldSchema as error:
            raise Mistake(f"{_sentence(error)} Bring it up to date by `ardri admin migrate`.") from None
        except StoreError as error:
            raise Mistake(_sentence(error)) from None
    except ModuleNotFoundError as error:
        raise Mistake(f"{error.name} is missing; pip install 'ardri[server]' brings it.") from None


def _sentence(error: Exception) -> str:
    text = str(error)
    return f"{text[:1].upper()}{text[1:].rstrip('.')}." if not text.startswith(("/", ".")) else f"{text}."


@contextmanager
def archive_in(database: Path) -> Iterator[OfflineDatabase]:
    """The database in a file."""
    with complaints():
        from ardri.server.operations.offline_database import OfflineDatabase

        with OfflineDatabase(database) as archive:
            yield archive


def make_sure(question: str, yes: bool) -> None:
    """Ask before something is lost; no answer is a no."""
    if not yes and not typer.confirm(question):
        raise Mistake("Nothing has changed.", NO)


def when(moment: int | None) -> str:
    """A time as people read it, here."""
    return "" if moment is None else f"{datetime.fromtimestamp(moment / 1000):%Y-%m-%d %H:%M}"


def until(moment: int | None) -> str:
    """When a ban or a mute is over."""
    from ardri.server.storage.queries.people import FOREVER

    return "" if moment is None else "for good" if moment == FOREVER else f"until {when(moment)}"


def print_tables(found: Sequence[TableInfo]) -> None:
    """A line for each table."""
    table = _table("Table", "State", "Seen by", "Seats", "People", "Entries", "Changed")
    for each in found:
        row = each.row
        seats = "?" if each.terms is None else str(each.terms.players)
        people = ", ".join(sitting.name or "a guest" for sitting in each.sittings)
        table.add_row(
            *map(escape, (row.id, row.state, row.visibility, seats, people)),
            str(each.entries),
            when(row.updated),
        )
    _print(table, f"{len(found)} tables" if len(found) != 1 else "1 table")


def table_data(each: TableInfo) -> dict[str, object]:
    """A table for programs."""
    from msgspec import to_builtins

    row = each.row
    return {
        "id": row.id,
        "host": row.host,
        "state": row.state,
        "visibility": row.visibility,
        "people": [sitting._asdict() for sitting in each.sittings],
        "entries": each.entries,
        "created": row.created,
        "updated": row.updated,
        "finished": row.finished,
        "terms": None if each.terms is None else to_builtins(each.terms),
    }


def print_people(found: Sequence[tuple[Person, int]]) -> None:
    """A line for each person."""
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
