"""Access to tables: who may see which one."""

from __future__ import annotations

from sqlalchemy import Connection

from ardri.server.live.live_table import LiveTable
from ardri.server.live.server import GameServer
from ardri.server.refusals import ServerRefused
from ardri.server.storage.errors import NoTable, PrunedTable
from ardri.server.storage.queries import tables
from ardri.server.storage.queries.people import Person
from ardri.server.table.table import Table
from ardri.server.table.terms import Invited


async def table_for(server: GameServer, person: Person, id_: str) -> LiveTable:
    """A live table; NoTable if there is none, or none for this person."""
    try:
        live = await server.live_tables.get(id_)
    except (ServerRefused, PrunedTable):
        if not await server.store.read(lambda connection: _may_know(connection, id_, person.id)):
            raise NoTable(id_) from None
        raise
    if not may_see(live.table, person.id):
        raise NoTable(id_)
    return live


def _may_know(connection: Connection, id_: str, person: str) -> bool:
    """True if somebody may know that a table exists which cannot be loaded."""
    row = tables.find_table(connection, id_)
    if row is None:
        return False
    if row.visibility != "private" or row.host == person:
        return True
    return any(seated.person == person for seated in tables.seated_people(connection, id_))


def may_see(table: Table, person: str) -> bool:
    """True if somebody who has the address of a table may see it."""
    if table.terms.visibility != "private" or table.opened.host == person:
        return True
    return any(seat.person == person or seat.place == Invited(person) for seat in table.seats)
