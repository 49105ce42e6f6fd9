"""Who may come to which table."""

from __future__ import annotations

from ardri.server.house import House
from ardri.server.room import Room
from ardri.server.storage.errors import NoTable
from ardri.server.storage.people import Person
from ardri.server.table import Table
from ardri.server.terms import Invited


async def table_for(house: House, person: Person, id_: str) -> Room:
    """A table; NoTable if there is none, or none for this person."""
    room = await house.rooms.room(id_)
    if not may_see(room.table, person.id):
        raise NoTable(id_)
    return room


def may_see(table: Table, person: str) -> bool:
    """Whether somebody who knows where a table is may come in."""
    if table.terms.visibility != "private" or table.opened.host == person:
        return True
    return any(seat.person == person or seat.place == Invited(person) for seat in table.seats)
