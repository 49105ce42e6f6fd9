"""Damaged tables: those that did not load. Each is logged once, and tried again after a change.

Their names here are the beginnings of their ids, as `ardri admin` takes them: whoever knows a whole id can
come to the table.
"""

from __future__ import annotations

import logging
from typing import NamedTuple

from sqlalchemy import Connection

from ardri.server.log_context import SHORT_ID
from ardri.server.refusals import ServerRefused
from ardri.server.storage.queries import table_log, tables
from ardri.server.storage.store import Store

_logger = logging.getLogger(__name__)


def short(id_: str) -> str:
    """The beginning of a table's id, for the log: whoever knows a whole id can come to the table."""
    return id_[:SHORT_ID]


class LogState(NamedTuple):
    """The state and length of a log when its table did not load."""

    state: tables.State
    length: int


class DamagedTables:
    """The tables that did not load."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seen: dict[str, LogState] = {}

    @property
    def names(self) -> list[str]:
        """Short ids of the damaged tables that are not closed."""
        return sorted(short(id_) for id_, seen in self._seen.items() if seen.state in tables.ALIVE)

    @property
    def all(self) -> list[str]:
        """All damaged tables."""
        return list(self._seen)

    def __contains__(self, id_: str) -> bool:
        return id_ in self._seen

    async def note(self, id_: str, error: Exception) -> None:
        """Remember that a table did not load, and log it once."""
        now = await self._look([id_])
        if self._seen.get(id_) != now[id_]:
            self._seen.update(now)
            _logger.error("table not loaded", extra={"table": short(id_)}, exc_info=error)

    async def refuse(self, id_: str) -> None:
        """Refuse a table that did not load and has not changed since."""
        if id_ in self._seen and id_ not in await self.changed([id_]):
            raise ServerRefused("damaged")

    async def changed(self, ids: list[str] | None = None) -> list[str]:
        """The damaged tables, of all or of some, whose logs have changed: they may load now."""
        wanted = list(self._seen) if ids is None else ids
        if not wanted:
            return []
        now = await self._look(wanted)
        found = [id_ for id_ in wanted if self._seen.get(id_) != now.get(id_)]
        for id_ in found:
            self._seen.pop(id_, None)
        return found

    async def _look(self, ids: list[str]) -> dict[str, LogState]:
        def query(connection: Connection) -> dict[str, LogState]:
            rows = [row for row in (tables.find_table(connection, id_) for id_ in ids) if row is not None]
            return {row.id: LogState(row.state, table_log.length(connection, row.id)) for row in rows}

        return await self._store.read(query)
