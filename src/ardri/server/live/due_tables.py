"""Due tables: sleeping ones are woken when something is due there, and those of a dead worker taken over.

A few at a time, and not more at once than there is room for: nobody waits for them, and whoever visits a
table loads it at once. If nothing happens at such a table, it goes back to sleep, and its row knows better
when it is due.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Final

from ardri.server.live.damaged_tables import short
from ardri.server.live.leases import Leases
from ardri.server.live.live_tables import LiveTables
from ardri.server.refusals import ServerRefused
from ardri.server.storage.errors import NoTable, TableElsewhere
from ardri.server.storage.queries.schedule import Claim

LOOK_EVERY: Final = 1_000  # ms
AT_ONCE: Final = 16  # tables that are claimed together
MOST_AWAKE: Final = 256  # tables awake that nobody has visited, before more are woken

_logger = logging.getLogger(__name__)


class DueTables:
    """Wakes the tables of nobody, and puts them back to sleep."""

    def __init__(self, live_tables: LiveTables, leases: Leases) -> None:
        self._live_tables = live_tables
        self._leases = leases

    async def look(self) -> None:
        """Wake what is due and what is orphaned, until there is no more or no room for more."""
        tables = self._live_tables
        while True:
            await tables.sleep_unvisited()
            if sum(not live.visited for live in tables.awake.values()) >= MOST_AWAKE:
                return
            claims = await self._leases.claim_some(AT_ONCE, tables.damaged.all)
            if not claims:
                return
            for claim in claims:
                await self._wake(claim)

    async def _wake(self, claim: Claim) -> None:
        try:
            with suppress(NoTable, TableElsewhere):
                await self._live_tables.wake(claim)
        except ServerRefused as refused:  # the others must not wait for it; who comes to it is told
            _logger.info("due table skipped", extra={"table": short(claim.table), "why": refused.key})
        except Exception:
            _logger.exception("due table not loaded", extra={"table": short(claim.table)})
