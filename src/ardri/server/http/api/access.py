"""Who may come to which table."""

from __future__ import annotations

from sqlalchemy import Connection

from ardri.server.live.live_table import Room
from ardri.server.live.server import House
from ardri.server.refusals import Trouble
from ardri.server.storage import tables
from ardri.server.storage.errors import NoTable
from ardri.server.storage.people import Person
from ardri.server.table.table import Table
from ardri.server.table.terms import Invited


async def table_for(house: House, person: Person, id_: str) -> Room:
    """A table; NoTable if there is none, or none for this person."""
    try:
        room = await house.rooms.room(id_)
    except Trouble:
        if not await house.store.read(lambda connection: _may_know(connection, id_, person.id)):
            raise NoTable(id_) from None
        raise
    if not may_see(room.table, person.id):
        raise NoTable(id_)
    return room


def _may_know(connection: Connection, id_: str, person: str) -> bool:
    """Whether somebody may know that there is a table which does not load."""
    row = tables.find_table(connection, id_)
    if row is None:
        return False
    if row.visibility != "private" or row.host == person:
        return True
    return any(sitting.person == person for sitting in tables.sittings(connection, id_))


def may_see(table: Table, person: str) -> bool:
    """Whether somebody who knows where a table is may come in."""
    if table.terms.visibility != "private" or table.opened.host == person:
        return True
    return any(seat.person == person or seat.place == Invited(person) for seat in table.seats)
