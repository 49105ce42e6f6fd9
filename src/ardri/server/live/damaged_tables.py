"""Tables that do not load: each is told of once, and tried again only when somebody has changed it.

Their names here are the beginnings of their ids, as `ardri admin` takes them: whoever knows a whole id can
come to the table.
"""

from __future__ import annotations

import logging
from typing import Final, NamedTuple

from sqlalchemy import Connection

from ardri.server.refusals import Trouble
from ardri.server.storage import log, tables
from ardri.server.storage.store import Store

SHOWN: Final = 6  # signs of an id

_log = logging.getLogger(__name__)


class Seen(NamedTuple):
    """The state and length of a log when its table did not load."""

    state: tables.State
    length: int


class Damaged:
    """The tables of a server that did not load."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seen: dict[str, Seen] = {}

    @property
    def names(self) -> list[str]:
        """Those that somebody has to look after: a table that was closed is none of them."""
        return sorted(id_[:SHOWN] for id_, seen in self._seen.items() if seen.state in tables.ALIVE)

    def __contains__(self, id_: str) -> bool:
        return id_ in self._seen

    async def note(self, id_: str, error: Exception) -> None:
        """Remember that a table does not load, and say so the first time."""
        now = await self._look([id_])
        if self._seen.get(id_) != now[id_]:
            self._seen.update(now)
            _log.error("a table does not load", extra={"table": id_[:SHOWN]}, exc_info=error)

    async def refuse(self, id_: str) -> None:
        """Refuse a table that did not load and is as it was."""
        if id_ in self._seen and id_ not in await self.changed([id_]):
            raise Trouble("damaged")

    async def changed(self, ids: list[str] | None = None) -> list[str]:
        """Of all these tables, or of some, those that somebody has changed: they may load now."""
        wanted = list(self._seen) if ids is None else ids
        if not wanted:
            return []
        now = await self._look(wanted)
        found = [id_ for id_ in wanted if self._seen.get(id_) != now.get(id_)]
        for id_ in found:
            self._seen.pop(id_, None)
        return found

    async def _look(self, ids: list[str]) -> dict[str, Seen]:
        def question(connection: Connection) -> dict[str, Seen]:
            rows = [row for row in (tables.find_table(connection, id_) for id_ in ids) if row is not None]
            return {row.id: Seen(row.state, log.length(connection, row.id)) for row in rows}

        return await self._store.read(question)
