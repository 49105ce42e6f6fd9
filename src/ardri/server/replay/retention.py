"""Retention: packs the logs of games that are over, and deletes what is not kept any longer.

All of it happens in the background, a few at a time: a log is read and compressed in a thread that reads, and
only the exchange of its entries for the packed log is a transaction, of a millisecond or two.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import Final

from ardri.server import metrics
from ardri.server.server_clock import wall_clock
from ardri.server.settings import DAY, HOUR, SECOND, Settings
from ardri.server.storage.queries import jobs, people, retention
from ardri.server.storage.store import Store

AT_ONCE: Final = 10  # tables in a round
INTERVAL: Final = SECOND  # between two rounds
SETTLED: Final = HOUR  # in which people still talk and look back
ENDED_SANCTIONS: Final = 90 * DAY  # for which a ban or a mute that has ended can be looked up

_logger = logging.getLogger(__name__)


class Retention:
    """Recurring work on what a database keeps."""

    def __init__(self, store: Store, settings: Settings, cookies: int) -> None:
        self._store = store
        self._settings = settings
        self._cookies = cookies  # the ms for which the cookie of a guest lasts

    async def pack_some(self) -> int:
        """Pack the logs of some games that are over; how many."""
        now = wall_clock()
        found = await self._store.read(partial(retention.tables_to_pack, before=now - SETTLED, most=AT_ONCE))
        packed = 0
        for table in found:
            packing = await self._store.read(partial(retention.prepare_packing, table=table))
            packed += await self._store.write(
                partial(retention.store_packing, table=table, packing=packing, now=now)
            )
        metrics.LOGS_PACKED.inc(packed)
        return packed

    async def prune_some(self) -> int:
        """Delete the logs of some games that are too old; how many."""
        keep = self._settings.keep_finished
        if keep is None:
            return 0
        now = wall_clock()
        found = await self._store.read(partial(retention.tables_to_prune, before=now - keep, most=AT_ONCE))
        for table in found:
            await self._store.write(partial(retention.prune_table, table=table, now=now))
        metrics.LOGS_PRUNED.inc(len(found))
        if found:
            _logger.info("old games deleted", extra={"tables": len(found)})
        return len(found)

    async def tidy(self) -> None:
        """Delete what has expired, and guests who never played."""
        now = wall_clock()
        await self._store.write(
            partial(retention.delete_expired, now=now, sanctions_before=now - ENDED_SANCTIONS)
        )
        await self._store.write(partial(jobs.delete_abandoned, before=now - HOUR))
        keep = self._settings.keep_guests
        if keep is None:
            return
        gone = await self._store.write(
            partial(people.delete_idle_guests, before=now - keep, cookies=now - self._cookies)
        )
        if gone:
            _logger.info("guests without games deleted", extra={"guests": gone})
