"""Departures: a person who is to be forgotten gives up all seats, also at tables of other workers."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Final

from ardri.server.live.live_tables import LiveTables
from ardri.server.refusals import ServerRefused, TableRefused
from ardri.server.replay import table_repository
from ardri.server.server_clock import wall_clock
from ardri.server.storage.errors import NotNext, TableElsewhere
from ardri.server.storage.queries.signals import signal_appended
from ardri.server.table.log_entries import Entry, Left, Resigned
from ardri.server.table.reducer import after
from ardri.server.table.table import Table

TRIES: Final = 5


async def leave_table(live_tables: LiveTables, id_: str, person: str) -> None:
    """Give up all seats that a person has at a table."""
    try:
        live = await live_tables.get(id_)
        for number, seat in enumerate(live.table.seats):
            if seat.person == person:
                with suppress(TableRefused):  # it was given up before, or the game is over
                    await live_tables.submit(live, partial(_leaving_entry, number))
    except TableElsewhere:
        await _leave_elsewhere(live_tables, id_, person)


async def _leave_elsewhere(live_tables: LiveTables, id_: str, person: str) -> None:
    """The same at a table of another worker: its log grows as by `ardri admin`, and the worker is told."""
    store = live_tables.store
    for _ in range(TRIES):
        streams = (await table_repository.load(store, id_)).streams
        try:
            for number, seat in enumerate(streams.table.seats):
                if seat.person == person:
                    table = streams.table
                    entry = _leaving_entry(number, table, max(live_tables.clock(), table.at))
                    with suppress(TableRefused):
                        following = after(table, entry)
                        await table_repository.append(store, id_, table, entry)
                        streams.add(entry, following)
        except NotNext:  # its owner was quicker
            continue
        await store.write(partial(signal_appended, table=id_, at=wall_clock()))
        return
    raise ServerRefused("busy")


def _leaving_entry(seat: int, table: Table, at: int) -> Entry:
    if table.status == "open":
        return Left(at, seat)
    return Resigned(at, seat, ends=table.terms.players == 2)
